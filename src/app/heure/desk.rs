//! The desk of *Quelle heure est-il ?*, shared by every part of the table: the sitting, the seats, the large
//! row, the curtain, and what was just said.

use super::help::chapters;
use super::words::{event_words, refusal_words};
use crate::app::browser::focus;
use crate::app::browser::settings::Settings;
use crate::app::browser::sound;
use crate::app::parts::chapter::Chapter;
use crate::app::presenter::Kind;
use crate::app::sitting::{Happening, Sitting, StatusStoreFields};
use crate::app::table::Table;
use crate::app::words::capitalised;
use crate::cues::Cue;
use crate::explain::Way;
use crate::rules::heure::row::Slot;
use crate::rules::heure::view::{PhaseView, SeatView, TableViewStoreFields};
use crate::rules::heure::{Event, Heure, Move, PhaseKind};
use crate::rules::session::Session;
use crate::rules::{By, Chair, GameId, Player, Seat};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos_use::use_media_query;
use reactive_stores::{Field, StoreFieldIterator};
use std::ops::Deref;

/// How long a hand is offered for tidying before an automatic player draws from it, in ms.
const OFFERED: u32 = 6_000;

/// How long a laid card stays in view before another row becomes the large one, in ms.
const LANDING: u32 = 320;

/// Screens on which a large card is too small for its large drawing.
const NARROW: &str = "(max-width: 750px), (max-height: 640px)";

/// Shared by the parts of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The sitting.
    pub sitting: Sitting<Heure>,
    table: Table,
    /// The seat whose row is large: the person on turn, else the next person; a moment later than that after
    /// a turn, so that everybody sees the laid card land.
    pub focus: RwSignal<Seat>,
    /// Whose curtain hangs.
    pub curtain: RwSignal<Option<Seat>>,
    /// The slot that was covered last, for motion.
    pub fresh: RwSignal<Option<(Seat, Slot)>>,
    /// A slot that was tapped once although a card there would leave the row impossible to fill.
    pub doubt: RwSignal<Option<Slot>>,
    /// Whether a hand is offered for tidying: the automatic player who draws from it waits.
    pub offered: RwSignal<bool>,
    /// Whether a large card is too small for its large drawing.
    pub narrow: Signal<bool>,
}

impl Deref for Desk {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Desk {
    /// The desk of a sitting.
    pub fn new(sitting: Sitting<Heure>) -> Desk {
        let [seated, chairs] = sitting.chairs(|setup| &setup.chairs);
        let due = focus_due(sitting, &chairs);
        let focus = RwSignal::new(due.get_untracked());
        let desk = Desk {
            sitting,
            table: Table::new(GameId::Heure, sitting.id(), sitting.any(), [seated, chairs]),
            focus,
            curtain: RwSignal::new(None),
            fresh: RwSignal::new(None),
            doubt: RwSignal::new(None),
            offered: RwSignal::new(false),
            narrow: use_media_query(NARROW),
        };
        sitting.on_happening(move |happening| desk.happened(happening));
        Effect::new(move || {
            let title = desk.title_up() || desk.speaks.get();
            sitting.waiting.set(desk.curtain.get().is_some() || title || desk.offered.get());
        });
        Effect::new(move || {
            sitting.status.fingerprint().track();
            desk.doubt.set(None);
        });
        desk.offer_hands();
        if !sitting.read(Session::has_begun) {
            let cards = ["goal", "draw"];
            let all = desk.chapters();
            desk.announce(all.into_iter().filter(|chapter| cards.contains(&chapter.id)));
        }
        let still = desk.shell.settings.with_untracked(Settings::reduced_motion);
        follow(desk.focus, due, sitting, still);
        desk
    }

    /// The rules of this table.
    pub fn chapters(self) -> Vec<Chapter> {
        self.sitting.read(|session| {
            let setup = session.setup();
            chapters(&Way::of(setup.options, &setup.chairs))
        })
    }

    /// Offers a person's hand for tidying before an automatic player draws from it, until time is up or its
    /// owner waves it through. Not where all others are automatic: nobody at the table watches how it is ordered.
    fn offer_hands(self) {
        let sitting = self.sitting;
        let offers = Memo::new(move |_| {
            let turn = sitting.status.turn().get().filter(|turn| !self.is_person(*turn));
            let persons = self.seats().filter(|seat| self.is_person(*seat)).count();
            let draws = persons > 1
                && sitting.phase_kind.get() == PhaseKind::Draw
                && self.is_person(sitting.view.victim().get());
            turn.filter(|_| draws)
        });
        let time = StoredValue::new_local(None);
        Effect::new(move || {
            let offers = offers.get().is_some();
            let span = OFFERED * self.shell.settings.with_untracked(|it| it.speed.percent()) / 100;
            self.offered.set(offers);
            time.set_value(offers.then(|| Timeout::new(span, move || self.wave_through())));
        });
    }

    /// Ends the offer: the hand may be drawn from.
    pub fn wave_through(self) {
        self.offered.try_set(false);
    }

    /// The desk of the current table.
    pub fn get() -> Desk {
        expect_context()
    }

    /// The part that every game's desk has.
    pub fn table(self) -> Table {
        self.table
    }

    /// The view of a seat for the current eyes.
    pub fn field(self, seat: Seat) -> Field<SeatView> {
        self.sitting.view.seats().at_unkeyed(seat.index()).into()
    }

    /// Whether a person at the screen has to act now.
    pub fn hands_on(self) -> bool {
        self.sitting.status.turn().get().is_some_and(|seat| self.is_person(seat))
    }

    /// Whether the focus has reached the seat that has to act, if that is a person's.
    pub fn landed(self) -> bool {
        let turn = self.sitting.status.turn().get();
        turn.is_none_or(|turn| !self.is_person(turn) || turn == self.focus.get())
    }

    /// What the table waits for.
    pub fn phase(self) -> PhaseView {
        self.sitting.view.phase().get()
    }

    /// Lays the drawn card. Where that would leave the row impossible to fill, and the table points such
    /// places out, the first tap only warns; the second lays it all the same (HEURE-P5).
    pub fn lay(self, slot: Slot) {
        let index = usize::from(slot) - 1;
        let jams = matches!(
            untrack(|| self.phase()),
            PhaseView::Place { slots, glow: Some(glow), .. } if slots[index] && !glow[index]
        );
        if jams && self.doubt.get_untracked() != Some(slot) {
            self.play_cue(Cue::Wrong);
            return self.doubt.set(Some(slot));
        }
        self.act(Move::Lay { slot });
    }

    /// Plays the move of the seat whose turn it is.
    pub fn act(self, mv: Move) {
        self.sitting.act_turn(mv);
    }

    /// Puts a seat's own hand in another order.
    pub fn arrange(self, seat: Seat, order: Vec<u8>) {
        self.sitting.act(By::Seat(seat), Move::Arrange { order });
    }

    /// Hangs a seat's curtain in front of the table.
    pub fn hang_curtain(self, seat: Seat) {
        self.curtain.set(Some(seat));
        focus::follow();
    }

    /// Lowers the curtain; `gone` takes it away as well.
    pub fn cover(self, gone: bool) {
        self.sitting.look(None);
        if gone {
            self.curtain.set(None);
        }
        focus::follow();
    }

    fn happened(self, happening: &Happening<Heure>) {
        focus::follow();
        match happening {
            Happening::Seen(events) => {
                self.refused.set(None);
                events.iter().for_each(|event| self.cue(event));
                let words = self.with_chairs(|chairs| {
                    let words = events.iter().filter_map(|event| event_words(event, chairs));
                    words.collect::<Vec<_>>()
                });
                self.said.set(words.join(" "));
            }
            Happening::Refused(why) => {
                self.refuse(self.with_chairs(|chairs| refusal_words(*why, chairs)));
            }
            Happening::NotUndone(why) => self.refuse_undo(*why),
            Happening::Undone | Happening::Read => self.curtain.set(None),
        }
    }

    fn cue(self, event: &Event) {
        match *event {
            Event::Drew { .. } => self.play_cue(Cue::Draw),
            Event::Said { hour, .. } => {
                self.present(Kind::Question, &capitalised(super::words::hour_words(hour)));
            }
            Event::GhostShown { .. } => {
                self.play_cue(Cue::Ghost);
                self.shell.settings.with_untracked(|settings| sound::vibrate(60, settings));
            }
            Event::Laid { seat, slot, .. } => {
                self.fresh.set(Some((seat, slot)));
                self.play_cue(Cue::Lay);
            }
            Event::Shifted { .. } | Event::Kept { .. } => self.play_cue(Cue::Lay),
            Event::PutAway { .. } => self.play_cue(Cue::PutAway),
            Event::Blocked { .. } => self.play_cue(Cue::Wrong),
            _ => {}
        }
    }
}

/// Moves the focus where it is due: at once when the row is needed, else when the card has landed.
fn follow(focus: RwSignal<Seat>, due: Memo<Seat>, sitting: Sitting<Heure>, still: bool) {
    let wait = if still { 0 } else { LANDING };
    let landing = StoredValue::new_local(None);
    let arrive = move || {
        let seat = due.try_get_untracked();
        if seat.is_some() && focus.try_get_untracked() != seat {
            focus.try_set(seat.unwrap_or_default());
        }
    };
    Effect::new(move || {
        due.track();
        landing.set_value(None);
        if matches!(sitting.phase_kind.get(), PhaseKind::Draw | PhaseKind::Emergency) {
            landing.set_value(Some(Timeout::new(wait, arrive)));
        } else {
            arrive();
        }
    });
}

/// The seat whose row is to be large: the person on turn; while an automatic player is on turn, the
/// next person clockwise; without any person, the seat on turn.
fn focus_due(sitting: Sitting<Heure>, chairs: &[Chair]) -> Memo<Seat> {
    let persons: Vec<bool> = chairs.iter().map(|c| c.player == Player::Person).collect();
    Memo::new(move |before: Option<&Seat>| {
        let Some(turn) = sitting.status.turn().get() else {
            return before.copied().unwrap_or_default();
        };
        let seats = persons.len() as u8;
        let next = (0..seats).map(|i| Seat((turn.0 + i) % seats));
        next.into_iter().find(|seat| persons[seat.index()]).unwrap_or(turn)
    })
}
