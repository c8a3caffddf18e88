//! What the boards of all games share: the view that comes by wire, who sits there, the clock, and the frame – what is
//! played, the game's own stage, the seats.

use super::over::Over;
use super::seats::Seats;
use super::sheet::TvSeconds;
use crate::app::browser::clock::GameClock;
use crate::app::parts::Emblem;
use crate::app::words::tr;
use crate::rules::{Chair, Game, GameId, Mark, Ms, Seat};
use crate::wire::{Scene, Seen, Sitter, ToScreen, read_to_screen};
use leptos::prelude::*;

/// What comes by the line of a television; cheap to copy.
#[derive(Clone, Copy)]
pub struct Feed {
    /// The last message with a view, as it came.
    pub text: RwSignal<String>,
    /// What everybody has seen happen last.
    pub said: RwSignal<String>,
}

/// What stands around a view, for every part of a board; cheap to copy.
#[derive(Clone, Copy)]
pub struct Watch {
    /// What the table shows besides the view.
    pub scene: Memo<Scene>,
    /// Whose turn it is.
    pub turn: Memo<Option<Seat>>,
    /// Who has won, and what each seat ended with.
    pub outcome: Memo<Option<(Vec<Seat>, Vec<u32>)>>,
    /// Game time, as the table tells it.
    pub clock: GameClock,
}

impl Watch {
    /// The board's around.
    pub fn get() -> Watch {
        expect_context()
    }

    /// Who sits there.
    pub fn sitter(self, seat: Seat) -> Sitter {
        let nobody = || Sitter { name: String::new(), mark: Mark(0), automatic: false };
        self.scene.with(|scene| scene.sitters.get(seat.index()).cloned()).unwrap_or_else(nobody)
    }

    /// His name.
    pub fn name(self, seat: Seat) -> String {
        self.sitter(seat).name
    }

    /// His mark.
    pub fn mark(self, seat: Seat) -> Mark {
        self.sitter(seat).mark
    }

    /// Chairs with those names, for words that are made of them.
    pub fn chairs(self) -> Vec<Chair> {
        let chair = |it: &Sitter| Chair::person(&it.name, it.mark);
        self.scene.with(|scene| scene.sitters.iter().map(chair).collect())
    }

    /// All seats, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.scene.with(|scene| scene.sitters.len()).min(8) as u8)
    }
}

/// What a seat's card says.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Card {
    /// What it owns, in words.
    pub sum: String,
    /// What it does or is, in a word or two.
    pub tag: String,
    /// Whether it plays no more.
    pub out: bool,
    /// Whether that tag says that it is done.
    pub done: bool,
}

/// What a game tells a television.
pub trait OnTelevision: Game<View: Send + Sync + 'static> {
    /// What a stage shows: equal stages are not drawn again.
    type Stage: Clone + PartialEq + Send + Sync + 'static;

    /// What that view shows.
    fn stage(view: &Self::View, watch: Watch) -> Self::Stage;

    /// The stage, drawn.
    fn draw(stage: Self::Stage) -> AnyView;

    /// What a seat's card says.
    fn card(view: &Self::View, seat: Seat, watch: Watch) -> Card;

    /// When the time runs out that is measured now.
    fn until(view: &Self::View) -> Option<Ms>;

    /// What a seat ended with, in words.
    fn score(score: u32) -> String;

    /// What is said besides who has won.
    fn after(_view: &Self::View) -> String {
        String::new()
    }
}

/// What is seen, and what stands around it, for as long as messages come. Nothing as long as nothing readable has
/// come.
pub fn watch<G: Game<View: Send + Sync>>(feed: Feed) -> Option<(Memo<Seen<G::View>>, Watch)> {
    let first = feed.text.with_untracked(|text| read::<G>(text))?;
    let clock = GameClock::new(first.scene.now);
    let first = *first;
    let seen = Memo::new(move |before: Option<&Seen<G::View>>| {
        let read = feed.text.with(|text| read::<G>(text));
        let last = || before.cloned().unwrap_or_else(|| first.clone());
        read.map_or_else(last, |seen| *seen)
    });
    Effect::new(move || {
        let (now, stands) = seen.with(|seen| (seen.scene.now, seen.scene.stands));
        clock.set(now);
        if stands { clock.pause() } else { clock.resume() }
    });
    let watch = Watch {
        scene: Memo::new(move |_| seen.with(|seen| seen.scene.clone())),
        turn: Memo::new(move |_| seen.with(|seen| seen.turn)),
        outcome: Memo::new(move |_| {
            seen.with(|seen| seen.winners.clone().map(|winners| (winners, seen.scores.clone())))
        }),
        clock,
    };
    provide_context(watch);
    Some((seen, watch))
}

/// The board of a game: reads what comes and draws it. Nothing as long as nothing readable has come.
pub fn of_game<G: OnTelevision>(feed: Feed) -> AnyView {
    let Some((seen, watch)) = watch::<G>(feed) else { return ().into_any() };
    let view = Memo::new(move |_| seen.with(|seen| seen.view.clone()));
    let print = Memo::new(move |_| seen.with(|seen| seen.fingerprint.clone()));
    let stage = Memo::new(move |_| view.with(|view| G::stage(view, watch)));
    let parts = Parts {
        until: Memo::new(move |_| view.with(G::until)),
        cards: Memo::new(move |_| {
            watch.seats().map(|seat| view.with(|view| G::card(view, seat, watch))).collect()
        }),
        print,
        after: Memo::new(move |_| view.with(G::after)),
    };
    let score: fn(u32) -> String = G::score;
    let draw = move || G::draw(stage.get());
    view! { <Frame game=G::ID feed parts score>{draw}</Frame> }.into_any()
}

fn read<G: Game>(text: &str) -> Option<Box<Seen<G::View>>> {
    match read_to_screen::<G::View>(text) {
        Ok(ToScreen::View(seen)) if seen.game == G::ID => Some(seen),
        _ => None,
    }
}

/// What the frame shows of the view.
#[derive(Clone, Copy)]
struct Parts {
    until: Memo<Option<Ms>>,
    cards: Memo<Vec<Card>>,
    print: Memo<String>,
    after: Memo<String>,
}

/// The frame: `.tv-board[data-game][data-phase][data-turn]`, head, stage, seats, and what has just happened.
#[component]
fn Frame(
    game: GameId,
    feed: Feed,
    parts: Parts,
    score: fn(u32) -> String,
    children: ChildrenFn,
) -> impl IntoView {
    let watch = Watch::get();
    let phase = Memo::new(move |_| watch.scene.with(|scene| scene.phase.clone()));
    let over = Memo::new(move |_| phase.get() == "over");
    let children = StoredValue::new(children);
    view! {
        <main
            class="tv-board"
            data-game=game.name()
            data-phase=phase
            data-turn=move || watch.turn.get().map(|seat| seat.0.to_string()).unwrap_or_default()
            data-eyes="table"
            data-fingerprint=parts.print
        >
            <Head game until=parts.until/>
            <Show when=move || over.get() fallback=move || view! {
                <section class="tv-stage">{children.with_value(|children| children())}</section>
            }>
                <Over game score after=parts.after/>
            </Show>
            <p class="tv-said" role="status" data-none=move || feed.said.with(String::is_empty)>{feed.said}</p>
            <Show when=move || !over.get()><Seats cards=parts.cards/></Show>
        </main>
    }
}

/// What is played, who looks behind a curtain, and the seconds that are left.
#[component]
fn Head(game: GameId, until: Memo<Option<Ms>>) -> impl IntoView {
    let watch = Watch::get();
    let line = |of: fn(&Scene) -> &String| Memo::new(move |_| watch.scene.with(|s| of(s).clone()));
    let (title, what) = (line(|scene| &scene.title), line(|scene| &scene.what));
    let private = Memo::new(move |_| {
        let seat = watch.scene.with(|scene| scene.private)?;
        Some(tr!(television.looks, name = watch.name(seat)))
    });
    view! {
        <header class="tv-head">
            <Emblem game/>
            <div><h1>{title}</h1><p>{move || private.get().unwrap_or_else(|| what.get())}</p></div>
            {move || until.get().map(|until| view! { <TvSeconds until/> })}
        </header>
    }
}
