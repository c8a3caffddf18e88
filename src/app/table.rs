//! The part shared by the tables of all games: chairs, messages and refusals, open sheets. [`frame`] is its screen.

pub use crate::screens::name;

mod ends;
pub mod frame;
pub mod staging;

use super::browser::frame::{after, after_paint};
use super::browser::{sittings, sound, speech, wake_lock};
use super::bundles;
use super::film::Film;
use super::parts::chapter::Chapter;
use super::place::Place;
use super::results::moment::Medal;
use super::shell::Shell;
use super::sitting::{AnySitting, StatusStoreFields};
use super::words::{set_deck_language, tr};
use crate::cues::Cue;
use crate::podium::Shown;
use crate::rules::session::UndoRefusal;
use crate::rules::{Chair, GameId, Outcome, Player, Seat};
use crate::wire::Step;
use leptos::prelude::*;
use std::time::Duration;

/// How long a refusal stays on the screen.
const REFUSAL_SHOWN: Duration = Duration::from_secs(4);

/// Shared by the parts of a table of any game; cheap to copy.
#[derive(Clone, Copy)]
pub struct Table {
    /// The shell.
    pub shell: Shell,
    /// Which game it is.
    pub game: GameId,
    /// The sitting.
    pub any_sitting: AnySitting,
    id: StoredValue<String>,
    /// The chairs as they were set up.
    seated: StoredValue<Vec<Chair>>,
    /// The same, with each seat's current player.
    chairs: StoredValue<Vec<Chair>>,
    /// Whether the rules are open.
    pub rules: RwSignal<bool>,
    /// Whether the pause is open.
    pub pause: RwSignal<bool>,
    /// Whether the sheet for joining by phone is open.
    pub phones: RwSignal<bool>,
    /// Whether the sheet with the other games is open.
    pub others: RwSignal<bool>,
    /// How much of the ending is shown.
    pub ending: RwSignal<Shown>,
    /// Whether the game was still played since the table was opened: an end that was there before is not celebrated
    /// again.
    pub has_played: StoredValue<bool>,
    /// The outcome whose winner the table has shown: screens elsewhere do not show it sooner.
    pub crowned: RwSignal<Option<Outcome>>,
    /// The podium as far as it is shown, for screens elsewhere; empty before the end.
    pub podium: RwSignal<Vec<Step>>,
    /// The medals of the game, for the picture to share.
    pub medals: StoredValue<Vec<Medal>>,
    /// Whether a reveal is being read: the results wait for it.
    pub revealing: RwSignal<bool>,
    /// The title cards still to be read; the first one is up.
    pub titles: RwSignal<Vec<Chapter>>,
    /// Whether a scene is staged, or about to be.
    pub staged: RwSignal<bool>,
    /// The seat that looks before everybody, because nobody need be kept from what it sees.
    pub looks_openly: RwSignal<Option<Seat>>,
    /// Whether the tablet reads the questions, because nobody at the table does.
    pub tablet_reads: RwSignal<bool>,
    /// Whether a voice speaks.
    pub speaks: RwSignal<bool>,
    /// What *Corriger* does instead of an undo, while the game offers something better.
    pub puts_right: RwSignal<Option<Callback<()>>>,
    /// The hour at which the table ends, in ms since 1970, if one was chosen.
    pub closes_at: RwSignal<Option<f64>>,
    /// What the game adds to the pause.
    pub in_pause: StoredValue<Option<ViewFn>>,
    /// Why the last tap did nothing.
    pub refused: RwSignal<Option<String>>,
    /// What just happened, for the live region.
    pub said: RwSignal<String>,
}

/// What a table needs soon: a screen that stays on, sounds, the results.
fn prepare(shell: Shell, sitting: AnySitting) {
    // A table of questions says next in which language they are.
    set_deck_language(None);
    if sitting.film.is_none() {
        wake_lock::keep_awake();
    }
    sound::prepare();
    after(bundles::results::LATER, move || shell.bundles.results.bring());
}

impl Table {
    /// The table of a sitting, with the chairs as they were set up and with their current players.
    pub fn new(
        game: GameId,
        id: String,
        any_sitting: AnySitting,
        [seated, chairs]: [Vec<Chair>; 2],
    ) -> Table {
        let shell = Shell::get();
        prepare(shell, any_sitting);
        let table = Table {
            shell,
            game,
            any_sitting,
            closes_at: RwSignal::new(noted_hour(&id, any_sitting.film)),
            id: StoredValue::new(id),
            seated: StoredValue::new(seated),
            chairs: StoredValue::new(chairs),
            rules: RwSignal::new(false),
            pause: RwSignal::new(false),
            phones: RwSignal::new(false),
            others: RwSignal::new(false),
            ending: RwSignal::default(),
            has_played: StoredValue::new(false),
            crowned: RwSignal::new(None),
            podium: RwSignal::default(),
            medals: StoredValue::default(),
            revealing: RwSignal::new(false),
            titles: RwSignal::new(vec![]),
            staged: RwSignal::new(false),
            looks_openly: RwSignal::new(None),
            tablet_reads: RwSignal::new(true),
            speaks: speech::attend(),
            puts_right: RwSignal::new(None),
            in_pause: StoredValue::new(None),
            refused: shown_for_a_while(),
            said: RwSignal::new(String::new()),
        };
        table.open_anew_for_others();
        table
    }

    /// Reopens the table, as after a reload, when a seat has another player: each part reads the chairs only once.
    fn open_anew_for_others(self) {
        if self.is_watched() {
            return;
        }
        Effect::new(move |before: Option<Vec<Player>>| {
            let now = self.any_sitting.status.players().get();
            if before.is_some_and(|before| before != now) {
                let (game, id) = (self.game, self.id.get_value());
                after_paint(move || self.shell.place.set(Place::Table(game, id)));
            }
            now
        });
    }

    /// The chair of a seat.
    pub fn chair(self, seat: Seat) -> Chair {
        self.chairs.with_value(|chairs| chairs[seat.index()].clone())
    }

    /// All chairs, by seat.
    pub fn chairs(self) -> Vec<Chair> {
        self.chairs.get_value()
    }

    /// All chairs as they were set up, by seat.
    pub fn seated(self) -> Vec<Chair> {
        self.seated.get_value()
    }

    /// Calls `f` with the chairs.
    pub fn with_chairs<T>(self, f: impl FnOnce(&[Chair]) -> T) -> T {
        self.chairs.with_value(|chairs| f(chairs))
    }

    /// Every seat, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.with_chairs(<[Chair]>::len) as u8)
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.with_chairs(|chairs| name(chairs, seat))
    }

    /// Whether a person plays there now.
    pub fn is_person(self, seat: Seat) -> bool {
        self.with_chairs(|chairs| chairs[seat.index()].player == Player::Person)
    }

    /// How each edge wants its texts turned, as last noted, here or in another game.
    pub fn turned(self) -> String {
        sittings::turned(&self.id.get_value()).unwrap_or_default()
    }

    /// Keeps that with the sitting, and for the next ones.
    pub fn note_turned(self, turned: &str) {
        sittings::note_turned(&self.id.get_value(), turned);
    }

    /// Changes the hour at which the table ends, and keeps it with the sitting.
    pub fn note_closes_at(self, at: Option<f64>) {
        self.closes_at.set(at);
        sittings::note_closes_at(&self.id.get_value(), at);
    }

    /// Shows why a tap did nothing, for a while.
    pub fn refuse(self, words: String) {
        self.play_cue(Cue::Wrong);
        self.refused.set(Some(words));
    }

    /// Says why nothing was taken back.
    pub fn refuse_undo(self, why: UndoRefusal) {
        self.refuse(match why {
            UndoRefusal::NothingToUndo => tr!(refusals.undo_nothing).into(),
            UndoRefusal::Sealed => tr!(refusals.undo_sealed).into(),
        });
    }

    /// Opens the pause and lowers the curtain, since the player may get up.
    fn make_pause(self) {
        self.any_sitting.cover.run(());
        self.pause.set(true);
    }

    /// Plays a sound as the settings say.
    pub fn play_cue(self, cue: Cue) {
        if self.any_sitting.film.is_none_or(Film::is_heard) {
            self.shell.play_cue(cue);
        }
    }

    /// Whether this is a replay: nothing is kept, counted, explained or said by itself.
    pub fn is_watched(self) -> bool {
        self.any_sitting.film.is_some()
    }
}

/// The texts of a table's bar.
#[derive(Clone, Copy)]
pub struct Bar {
    /// The small line: the game, and the round where it has some.
    pub title: Callback<(), String>,
    /// The large line: the part that is played, or what happens.
    pub what: Callback<(), String>,
    /// What there is to do, for the voice.
    pub aloud: Callback<(), String>,
}

/// The hour at which a game ends, as last noted; a replay has none.
fn noted_hour(id: &str, film: Option<Film>) -> Option<f64> {
    if film.is_some() { None } else { sittings::closes_at(id) }
}

/// A refusal that is withdrawn by itself.
fn shown_for_a_while() -> RwSignal<Option<String>> {
    let refused = RwSignal::new(None);
    Effect::new(move || {
        if refused.with(Option::is_some) {
            after(REFUSAL_SHOWN, move || refused.set(None));
        }
    });
    refused
}
