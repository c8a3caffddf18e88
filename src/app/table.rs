//! The part shared by the tables of all games: chairs, messages and refusals, open sheets; the frame of the screen
//! with its `data-*` contract; the take-over from another tab.

mod ends;

use super::browser::frame::{after, after_paint};
use super::browser::tab_lock::LockState;
use super::browser::{sittings, sound, speech, wake_lock};
use super::bundles;
use super::guide::{Guide, Hint};
use super::home;
use super::parts::Notice;
use super::parts::bar::GameBar;
use super::parts::dialog::Ask;
use super::parts::doubt::{Asked, OnTheTable};
use super::parts::others::Others;
use super::parts::pause::Pause;
use super::parts::rules::Chapter;
use super::phones;
use super::place::Place;
use super::replay::{Film, Filmed, screening};
use super::results::Medal;
use super::shell::Shell;
use super::sitting::{AnySitting, Sitting, StatusStoreFields};
use super::television::teller;
use super::titles::Titles;
use super::words::tr;
use crate::cues::Cue;
use crate::podium::Shown;
use crate::rules::session::UndoRefusal;
use crate::rules::{Chair, GameId, Outcome, Player, Seat};
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
    /// The outcome whose winner the table has shown: screens elsewhere do not show it sooner.
    pub crowned: RwSignal<Option<Outcome>>,
    /// The medals of the game, for the picture to share.
    pub medals: StoredValue<Vec<Medal>>,
    /// Whether a reveal is being read: the results wait for it.
    pub revealing: RwSignal<bool>,
    /// The title cards still to be read; the first one is up.
    pub titles: RwSignal<Vec<Chapter>>,
    /// Whether a scene is staged, or about to be.
    pub staged: RwSignal<bool>,
    /// Whether the tablet reads the questions, because nobody at the table does.
    pub tablet_reads: RwSignal<bool>,
    /// Whether a voice speaks.
    pub speaks: RwSignal<bool>,
    /// What *Corriger* does instead of an undo, while the game offers something better.
    pub puts_right: RwSignal<Option<Callback<()>>>,
    /// Why the last tap did nothing.
    pub refused: RwSignal<Option<String>>,
    /// What just happened, for the live region.
    pub said: RwSignal<String>,
}

/// How a table is opened.
pub enum Opening {
    /// To play the sitting of that id.
    Play(String),
    /// To watch what was played.
    Watch(Film),
}

/// Opens the sitting and shows it; returns home with a notice if it cannot be read.
pub fn open<G: Filmed>(
    of: Opening,
    show: impl Fn(Sitting<G>) -> AnyView + Send + 'static,
) -> AnyView {
    let id = match of {
        Opening::Play(id) => id,
        Opening::Watch(film) => return screening(film, show),
    };
    match Sitting::<G>::open(&id) {
        Ok(sitting) => show(sitting),
        Err(why) => {
            let shell = Shell::get();
            shell.notice.set(Some(tr!(trouble.aside, why = home::why_words(why.into()))));
            shell.place.set(Place::Home);
            ().into_any()
        }
    }
}

impl Table {
    /// The table of a sitting, with the chairs as they were set up and with their current players.
    pub fn new(
        game: GameId,
        id: String,
        any_sitting: AnySitting,
        [seated, chairs]: [Vec<Chair>; 2],
    ) -> Table {
        if any_sitting.film.is_none() {
            wake_lock::keep_awake();
        }
        sound::prepare();
        let shell = Shell::get();
        after(bundles::results::LATER, move || shell.bundles.results.bring());
        let table = Table {
            shell,
            game,
            any_sitting,
            id: StoredValue::new(id),
            seated: StoredValue::new(seated),
            chairs: StoredValue::new(chairs),
            rules: RwSignal::new(false),
            pause: RwSignal::new(false),
            phones: RwSignal::new(false),
            others: RwSignal::new(false),
            ending: RwSignal::default(),
            crowned: RwSignal::new(None),
            medals: StoredValue::default(),
            revealing: RwSignal::new(false),
            titles: RwSignal::new(vec![]),
            staged: RwSignal::new(false),
            tablet_reads: RwSignal::new(true),
            speaks: speech::attend(),
            puts_right: RwSignal::new(None),
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

    /// How each edge wants its texts turned, as last noted.
    pub fn turned(self) -> String {
        sittings::turned(&self.id.get_value()).unwrap_or_default()
    }

    /// Keeps that with the sitting.
    pub fn note_turned(self, turned: &str) {
        sittings::note_turned(&self.id.get_value(), turned);
    }

    /// The hour at which the table ends, in ms since 1970, as last noted.
    pub fn closes_at(self) -> Option<f64> {
        if self.is_watched() { None } else { sittings::closes_at(&self.id.get_value()) }
    }

    /// Keeps that with the sitting.
    pub fn note_closes_at(self, at: Option<f64>) {
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

/// The screen of a table: the bar, the game's own part, and the sheets over it; `rules` is the rules sheet.
#[component]
pub fn TableFrame(
    table: Table,
    bar: Bar,
    #[prop(into)] rules: ViewFn,
    /// The question that lies open, in a quiz game.
    #[prop(optional, into)]
    asked: Option<Callback<(), Option<Asked>>>,
    /// Hints shown at a control the first time it can be used.
    hints: Vec<Hint>,
    children: Children,
) -> impl IntoView {
    provide_context(table);
    let sitting = table.any_sitting;
    if let Some(asked) = asked {
        provide_context(OnTheTable(asked));
    }
    let index = |seat: Option<Seat>, none: &'static str| {
        seat.map_or_else(|| none.to_owned(), |seat| seat.0.to_string())
    };
    // The last reveal is read before the results.
    let phase = Memo::new(move |_| match sitting.status.phase().get() {
        "over" if table.revealing.get() => "reveal",
        phase => phase,
    });
    let over = move || phase.get() == "over";
    teller::tell_of(table, bar, phase);
    phones::attend(table, bar, phase);
    view! {
        <div
            class=move || if over() { "screen results-screen" } else { "screen play-screen" }
            data-game=table.game.name()
            data-phase=phase
            data-turn=move || index(sitting.status.turn().get(), "")
            data-eyes=move || index(sitting.status.eyes().get(), "table")
            data-fingerprint=move || sitting.status.fingerprint().get()
            data-holds=sitting.in_suspense
        >
            <GameBar
                title=Signal::derive(move || bar.title.run(()))
                what=Signal::derive(move || bar.what.run(()))
                undoable=Signal::derive(move || table.puts_right.get().is_some() || sitting.status.undoable().get())
                on_undo=Callback::new(move |()| table.puts_right.get_untracked().unwrap_or(sitting.undo).run(()))
                on_pause=Callback::new(move |()| table.make_pause())
                over=Signal::derive(over)
                on_rules=Callback::new(move |()| table.rules.set(true))
                on_speak=Callback::new(move |()| table.say(&untrack(|| bar.aloud.run(()))))
            />
            <Guide table hints/>
            {children()}
            <Titles table/>
            <p class="unseen" role="status" aria-live="polite">{table.said}</p>
            {move || table.refused.get().map(|words| view! { <Refusal words/> })}
            <Show when=move || matches!(sitting.status.lock().get(), LockState::Elsewhere | LockState::Lost)>
                <Elsewhere sitting/>
            </Show>
            <Sheets table rules/>
        </div>
    }
}

/// The sheets over a table.
#[component]
fn Sheets(table: Table, rules: ViewFn) -> impl IntoView {
    view! {
        {move || table.rules.get().then(|| rules.run())}
        {move || table.pause.get().then(|| view! { <Pause table/> })}
        {move || table.phones.get().then(|| view! { <phones::Joining table/> })}
        {move || table.others.get().then(|| view! { <Others table/> })}
    }
}

/// Why a tap did nothing.
#[component]
fn Refusal(words: String) -> impl IntoView {
    view! { <div class="notices" role="alert"><Notice kind="bad" words/></div> }
}

/// The dialog when another tab plays this sitting: it can be taken over.
#[component]
fn Elsewhere(sitting: AnySitting) -> impl IntoView {
    let shell = Shell::get();
    let lost = sitting.status.lock().get_untracked() == LockState::Lost;
    let title = if lost { tr!(trouble.taken) } else { tr!(trouble.elsewhere) };
    let foot = move || {
        view! {
            <button class="button quiet piece" data-act="home" on:click=move |_| shell.go(Place::Home)>
                {tr!(common.home)}
            </button>
            <button class="button piece go" data-act="take-over" on:click=move |_| sitting.take_over.run(())>
                {tr!(trouble.take_over)}
            </button>
        }
    };
    view! { <Ask title foot attr:data-over=""><p>{tr!(trouble.elsewhere_hint)}</p></Ask> }
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

/// The name of a seat.
pub fn name(chairs: &[Chair], seat: Seat) -> String {
    chairs.get(seat.index()).map(|chair| chair.name.clone()).unwrap_or_default()
}
