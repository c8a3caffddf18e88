//! The emergency turn (HEURE-E2–E4): what is jammed, arrows on the cards that may move, and the
//! pushes chosen so far, shown where the cards would lie.

pub(super) use crate::screens::heure::words::{jam_words, push_words};

use super::cards::ClockCard;
use super::desk::Desk;
use crate::app::parts::{Icon, Symbol};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::row::{Jam, Push, Row, Shift, Side, Slot};
use crate::rules::heure::view::{PhaseView, SeatViewStoreFields};
use leptos::prelude::*;

/// The pushes chosen so far on the row in focus: none, one or two.
#[derive(Clone, Copy)]
pub struct Pushing {
    desk: Desk,
    chosen: RwSignal<Vec<Push>>,
    /// The legal shifts and the helpful ones; both empty unless a person has the emergency.
    legal: Memo<(Vec<Shift>, Vec<Shift>)>,
}

impl Pushing {
    /// No pushes. Every new turn clears them.
    pub fn new(desk: Desk) -> Pushing {
        let chosen = RwSignal::new(vec![]);
        Effect::new(move || {
            desk.sitting.status.fingerprint().track();
            chosen.set(vec![]);
        });
        let legal = Memo::new(move |_| match desk.phase() {
            PhaseView::Emergency { shifts, helpful, .. } if desk.hands_on() && desk.landed() => {
                (shifts, helpful)
            }
            _ => (vec![], vec![]),
        });
        Pushing { desk, chosen, legal }
    }

    /// The pushes of the current play screen.
    pub fn get() -> Pushing {
        expect_context()
    }

    /// Whether nothing is chosen.
    pub fn is_empty(self) -> bool {
        self.chosen.with(Vec::is_empty)
    }

    /// Whether a shift would help, but none that contains the chosen pushes.
    fn is_vain(self) -> bool {
        self.chosen.with(|chosen| {
            let part = |shift: &Shift| chosen.iter().all(|push| shift.pushes().any(|p| p == *push));
            self.legal.with(|(_, helpful)| !helpful.is_empty() && !helpful.iter().any(part))
        })
    }

    /// The row after the chosen pushes; unchanged if they are impossible.
    pub fn preview(self, row: Row) -> Row {
        shift_of(&self.chosen.get()).and_then(|shift| row.shifted(shift).ok()).unwrap_or(row)
    }

    /// Which way the card that now lies on `slot` was pushed.
    pub fn came_from(self, slot: Slot) -> Option<&'static str> {
        self.chosen.with(|chosen| chosen.iter().find(|push| push.target() == slot).copied()).map(
            |push| match push.to {
                Side::Left => "left",
                Side::Right => "right",
            },
        )
    }

    /// Whether that arrow is pointed out as helpful; `None` if there is none.
    fn arrow(self, slot: Slot, to: Side) -> Option<bool> {
        self.hour_at(slot)?;
        if let Some(back) = self.came_from(slot) {
            let undoes = (back == "left") == (to == Side::Right);
            return undoes.then_some(false);
        }
        let with = self.with(Push { slot, to });
        self.legal.with(|(legal, helpful)| {
            let towards =
                helpful.iter().any(|shift| with.iter().all(|p| shift.pushes().any(|q| q == *p)));
            among(legal, &with).then_some(towards)
        })
    }

    fn hour_at(self, slot: Slot) -> Option<Hour> {
        let row = self.desk.field(self.desk.focus.get()).row().get();
        self.preview(row).at(slot)
    }

    fn with(self, push: Push) -> Vec<Push> {
        let mut chosen = self.chosen.get();
        chosen.push(push);
        chosen
    }

    /// Chooses a push, or takes back the one that brought the card to `slot`.
    fn push(self, slot: Slot, to: Side) {
        let Some(chosen) = self.chosen.try_get_untracked() else { return };
        match chosen.iter().position(|push| push.target() == slot) {
            Some(index) => self.chosen.update(|chosen| {
                chosen.remove(index);
                // The other push may need the slot to which the card has just returned.
                if !self.is_legal(chosen) {
                    chosen.clear();
                }
            }),
            // Checked again: a second tap may come before the arrow is gone, or another finger on the other
            // one.
            None => {
                let with = [chosen.as_slice(), &[Push { slot, to }]].concat();
                if self.is_legal(&with) {
                    self.chosen.set(with);
                }
            }
        }
    }

    fn is_legal(self, pushes: &[Push]) -> bool {
        self.legal.with_untracked(|(legal, _)| among(legal, pushes))
    }

    fn done(self) {
        if let Some(shift) = shift_of(&self.chosen.get_untracked()) {
            self.desk.act(Move::Shift(shift));
        }
    }
}

fn shift_of(chosen: &[Push]) -> Option<Shift> {
    Some(Shift { first: *chosen.first()?, second: chosen.get(1).copied() })
}

fn among(shifts: &[Shift], pushes: &[Push]) -> bool {
    shifts.iter().any(|shift| same(*shift, pushes))
}

/// Whether a shift is made of exactly these pushes, in any order.
fn same(shift: Shift, pushes: &[Push]) -> bool {
    shift.pushes().count() == pushes.len() && shift.pushes().all(|push| pushes.contains(&push))
}

/// The arrows of the card on `slot`.
#[component]
pub fn Arrows(at: Slot) -> impl IntoView {
    let pushing = Pushing::get();
    let arrow = move |to| {
        let state = Memo::new(move |_| pushing.arrow(at, to));
        move || state.get().map(|helps| view! { <Arrow at to helps/> })
    };
    view! {
        {arrow(Side::Left)}
        {arrow(Side::Right)}
    }
}

#[component]
fn Arrow(at: Slot, to: Side, helps: bool) -> impl IntoView {
    let pushing = Pushing::get();
    let hour = untrack(|| pushing.hour_at(at)).map(super::words::hour_words).unwrap_or_default();
    let (class, chevron) = match to {
        Side::Left => ("push to-left piece", "chevron-left"),
        Side::Right => ("push to-right piece", "chevron-right"),
    };
    let label = push_words(hour, to);
    view! {
        <button
            class=class
            data-move="push"
            data-helps=helps.then_some("")
            aria-label=label
            on:click=move |_| pushing.push(at, to)
        >
            <Icon name=chevron/>
        </button>
    }
}

/// The stage: what is jammed and why, and the button that ends the turn.
#[component]
pub fn Emergency() -> impl IntoView {
    let (desk, pushing) = (Desk::get(), Pushing::get());
    let jam = Memo::new(move |_| match desk.phase() {
        PhaseView::Emergency { jams, .. } => jams.first().copied(),
        _ => None,
    });
    view! {
        <section class="stage" aria-label=tr!(heure.jammed)>
            <div class="note piece">
                <h2>{tr!(heure.jammed)}</h2>
                {move || jam.get().map(|jam| view! { <Why jam/> })}
                <p>{move || if pushing.is_vain() { tr!(heure.push_vain).into() } else { jam_words(jam.get()) }}</p>
            </div>
            <Show when=move || desk.hands_on()>
                <button
                    class="button piece done"
                    data-move="shift"
                    disabled=move || pushing.is_empty()
                    on:click=move |_| pushing.done()
                >
                    <Icon name="check"/>
                    {tr!(heure.pushed)}
                </button>
            </Show>
        </section>
    }
}

/// The two cards between which nothing fits.
#[component]
fn Why(jam: Jam) -> impl IntoView {
    let card = |hour: u8| Hour::new(hour).map(|hour| view! { <ClockCard hour/> });
    view! {
        <div class="why" aria-hidden="true">
            {card(jam.after)}
            <span class="none"><Symbol sprite="heure" id="cross"/></span>
            {card(jam.before)}
        </div>
    }
}
