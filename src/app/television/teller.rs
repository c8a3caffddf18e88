//! The table's end of the line: greets a television and sends it what the table's eyes see, at once and after each
//! act. Nothing is written while no window is connected.

use crate::app::browser::evenings::Evening;
use crate::app::browser::loudspeaker;
use crate::app::browser::speech;
use crate::app::browser::tab_lock::{self, LockState};
use crate::app::browser::television::{self as window, Line};
use crate::app::evening;
use crate::app::phones;
use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::app::sitting::StatusStoreFields;
use crate::app::table::{Bar, Table};
use crate::app::words::{deck_language, language, tr};
use crate::rules::{Chair, Player, Viewer};
use crate::wire::{
    self, Judge, Refused, Scene, Sitter, Sound, Standing, ToScreen, ToTable, Welcome,
};
use leptos::prelude::*;
use leptos::reactive::signal::ArcRwSignal;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// How long a window may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

thread_local! {
    /// The open line.
    static LINE: RefCell<Option<Line>> = const { RefCell::new(None) };
    /// The last message, for a window that is opened in the middle of a game.
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
    /// The number of messages that were heard.
    static HEARD: Cell<u32> = const { Cell::new(0) };
    /// Whether a window is connected.
    static WATCHED: ArcRwSignal<bool> = ArcRwSignal::new(false);
    /// The token of the line, once this tab has one.
    static TOKEN: ArcRwSignal<Option<String>> = ArcRwSignal::new(None);
}

/// The addresses of the open pieces of a picture, in a game that has one: a context of its table.
#[derive(Clone, Copy)]
pub struct Pieces(pub Callback<(), Vec<String>>);

/// Whether a window is connected.
pub fn is_watched() -> bool {
    WATCHED.with(Clone::clone).get()
}

fn set_watched(on: bool) {
    WATCHED.with(Clone::clone).set(on);
}

/// Has the window play cues and voice while one is connected and people want it.
fn be_heard(shell: Shell) {
    let far = Memo::new(move |_| {
        is_watched() && shell.settings.with(|settings| settings.sound_at_television)
    });
    Effect::new(move |before: Option<bool>| {
        let far = far.get();
        if before.is_some_and(|before| before != far) {
            // Whoever speaks stops; the other side begins with what comes next.
            speech::hush();
        }
        loudspeaker::set(far.then(|| {
            let plays = |sound| {
                say(&wire::written(&ToScreen::<()>::Sound(sound)));
                expect_an_answer();
            };
            Rc::new(plays) as Rc<dyn Fn(Sound)>
        }));
        far
    });
}

/// A window that does not answer what it is to play is gone: the tablet is heard again.
fn expect_an_answer() {
    let before = HEARD.get();
    let look = move || {
        if HEARD.get() == before {
            leave();
        }
    };
    set_timeout(look, PATIENCE);
}

/// A window is gone; another one may still be there.
fn leave() {
    set_watched(false);
    // It would be outdated for the next window.
    LAST.set(String::new());
    call_roll();
}

/// Opens the window; must be called inside a tap.
pub fn open(shell: Shell) {
    let token = window::token();
    connect(&token);
    TOKEN
        .with(Clone::clone)
        .maybe_update(|kept| kept.replace(token.clone()) != Some(token.clone()));
    window::open_window(&token, move |there| {
        if !there {
            shell.notice.set(Some(tr!(television.blocked).into()));
        }
    });
}

/// Starts with the app: reconnects a window from before a reload, and sends the standings between two games.
pub fn begin(shell: Shell) {
    be_heard(shell);
    let token = TOKEN.with(Clone::clone);
    if let Some(kept) = window::kept_token() {
        token.set(Some(kept));
    }
    Effect::new(move || {
        if let Some(token) = token.get() {
            hold(token);
        }
    });
    Effect::new(move || {
        let [plays, ends] = shell
            .place
            .with(|place| [matches!(place, Place::Table(..)), matches!(place, Place::Evening)]);
        Evening::track();
        // Who has won is told when the tablet's podium shows it.
        if !plays && is_watched() && !evening::held_back().get() {
            tell(wire::written(&between(ends)));
        }
    });
}

/// Keeps the line for this tab. A tab that was duplicated has its token, too: it leaves the line, and the windows on
/// it, to the tab that has it already.
fn hold(token: String) {
    tab_lock::hold(&["television-", &token].concat(), move |state| match state {
        LockState::Held => {
            connect(&token);
            call_roll();
        }
        LockState::Elsewhere => window::forget_token(),
        LockState::Lost | LockState::Watching => {}
    });
}

/// Asks which windows are on the line; each greets the table again.
fn call_roll() {
    say(&wire::written(&ToScreen::<()>::RollCall));
}

fn connect(token: &str) {
    if LINE.with_borrow(Option::is_some) {
        return;
    }
    let judge = RefCell::new(Judge::of(Viewer::Table));
    let line = Line::open(token, move |text| {
        let clock = crate::app::browser::frame::page_time() as u32;
        let heard = judge.try_borrow_mut().map(|mut judge| judge.greets(clock, &text));
        if let Ok(heard) = heard {
            answer(heard);
        }
    });
    LINE.set(line);
}

/// Answers a television. It has no hands: every move is refused.
fn answer(heard: Result<ToTable, Refused>) {
    HEARD.set(HEARD.get().wrapping_add(1));
    match heard {
        Ok(ToTable::Hello(_)) => {
            say(&wire::written(&ToScreen::<()>::Welcome(welcome(Viewer::Table, None))));
            LAST.with_borrow(|last| say(last));
            set_watched(true);
        }
        Ok(ToTable::Bye) => leave(),
        Ok(ToTable::Said(number)) => speech::said_far(number),
        Ok(ToTable::Ping(number)) => say(&wire::written(&ToScreen::<()>::Pong(number))),
        Ok(ToTable::Act(_) | ToTable::GoOn(_)) => refuse(Refused::OnlyLooks),
        Err(why) => refuse(why),
    }
}

fn refuse(why: Refused) {
    say(&wire::written(&ToScreen::<()>::Refused(why)));
}

fn say(text: &str) {
    if !text.is_empty() {
        LINE.with_borrow(|line| line.iter().for_each(|line| line.say(text)));
    }
}

fn tell(text: String) {
    say(&text);
    LAST.set(text);
}

/// The first message of a table to a screen with those eyes, and of that person where it is a hand.
pub fn welcome(eyes: Viewer, who: Option<Chair>) -> Welcome {
    Welcome {
        wire: wire::VERSION,
        build: env!("CARGO_PKG_VERSION").into(),
        language: language().code().into(),
        eyes,
        who: who.map(sitter),
        game: None,
    }
}

/// What a screen is told between two games; the end of a soirée for as long as the tablet shows it (`ends`).
pub fn between(ends: bool) -> ToScreen<()> {
    match Evening::load() {
        Some(it) if !it.is_over() => ToScreen::Rest(standings(&it)),
        Some(it) if ends => ToScreen::Crowned(standings(&it)),
        _ => ToScreen::Rest(vec![]),
    }
}

fn standings(evening: &Evening) -> Vec<Standing> {
    let all = evening::all_standings(&evening.games()).into_iter();
    let standing = |it: crate::evening::Standing| Standing {
        sitter: Sitter { name: evening::name(&it.guest), mark: it.guest.mark, automatic: false },
        points: it.points,
        rank: it.rank,
    };
    all.map(standing).collect()
}

/// Greets the window of a television that is open: boards are written in the table's language, which may be another one
/// since the last table.
fn greet_again() {
    if untrack(is_watched) {
        say(&wire::written(&ToScreen::<()>::Welcome(welcome(Viewer::Table, None))));
    }
}

/// Sends the window of a table its board for as long as the table is mounted; `phase` is the root's `data-phase`.
pub fn tell_of(table: Table, bar: Bar, phase: Memo<&'static str>) {
    if table.is_watched() {
        return;
    }
    greet_again();
    let pieces = use_context::<Pieces>();
    let sitting = table.any_sitting;
    Effect::new(move || {
        if is_watched() && sitting.in_suspense.get() {
            say(&wire::written(&ToScreen::<()>::Holds));
        }
    });
    Effect::new(move || {
        // An outcome that is held back is sent when it is shown, the winner when the podium shows him.
        if !is_watched() || sitting.in_suspense.get() || table.keeps_winner() {
            return;
        }
        sitting.status.fingerprint().track();
        sitting.status.outcome().track();
        let scene = scene(table, bar, phase, pieces);
        if let Some(text) = untrack(|| sitting.seen.run((Viewer::Table, scene))) {
            tell(text);
        }
    });
    Effect::new(move || {
        let steps = table.podium.get();
        if is_watched() && !steps.is_empty() {
            say(&wire::written(&ToScreen::<()>::Podium(steps)));
        }
    });
    Effect::new(move || {
        let said = table.said.get();
        // The end stands there in large letters.
        let over = untrack(|| sitting.status.outcome().get().is_some() && !table.revealing.get());
        if untrack(is_watched) && !said.is_empty() && !over {
            say(&wire::written(&ToScreen::<()>::Happened(vec![said])));
        }
    });
}

/// The scene around the view.
pub fn scene(table: Table, bar: Bar, phase: Memo<&'static str>, pieces: Option<Pieces>) -> Scene {
    let sitting = table.any_sitting;
    Scene {
        phase: phase.get().into(),
        sitters: table.chairs().into_iter().map(sitter).collect(),
        phones: table.seats().filter(|seat| phones::has(*seat)).collect(),
        title: bar.title.run(()),
        what: bar.what.run(()),
        deck: deck_language().code().into(),
        reveal: table.revealing.get(),
        explains: table.title_up(),
        private: sitting.status.eyes().get().filter(|eyes| table.looks_openly.get() != Some(*eyes)),
        stands: sitting.stands.get(),
        paused: table.pause.get() || table.phones.get(),
        now: sitting.now.run(()),
        pieces: pieces.map(|pieces| pieces.0.run(())).unwrap_or_default(),
    }
}

fn sitter(chair: Chair) -> Sitter {
    Sitter { automatic: chair.player != Player::Person, name: chair.name, mark: chair.mark }
}
