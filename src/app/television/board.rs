//! The part shared by the boards of all games: the view received by wire, the sitters, the clock, and the frame –
//! title, the game's own stage, seats.

use super::between::{Drum, Paused};
use super::feed::Feed;
use super::over::Over;
use super::seats::Seats;
use super::sheet::TvSeconds;
use crate::app::browser::clock::GameClock;
use crate::app::parts::Emblem;
use crate::app::words::tr;
use crate::rules::crowd::Crowd;
use crate::rules::{Chair, Game, GameId, Mark, Ms, Seat, Viewer};
use crate::wire::{Awaits, Scene, Seen, Sitter, ToScreen, read_to_screen};
use leptos::children::ViewFn;
use leptos::prelude::*;

/// The most seats of any game; a view with more is not one of ours.
const MOST_SEATS: usize = 8;

/// The surroundings of a view, for every part of a board; cheap to copy.
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
    /// The context of the board.
    pub fn get() -> Watch {
        expect_context()
    }

    /// The sitter of that seat.
    pub fn sitter(self, seat: Seat) -> Sitter {
        let nobody = || Sitter { name: String::new(), mark: Mark(0), automatic: false };
        self.scene.with(|scene| scene.sitters.get(seat.index()).cloned()).unwrap_or_else(nobody)
    }

    /// Whether that seat's hand is on a phone.
    pub fn has_phone(self, seat: Seat) -> bool {
        self.scene.with(|scene| scene.phones.contains(&seat))
    }

    /// The sitter's name.
    pub fn name(self, seat: Seat) -> String {
        self.sitter(seat).name
    }

    /// The sitter's mark.
    pub fn mark(self, seat: Seat) -> Mark {
        self.sitter(seat).mark
    }

    /// Chairs with the sitters' names, for functions that put them into words.
    pub fn chairs(self) -> Vec<Chair> {
        let chair = |it: &Sitter| Chair::person(&it.name, it.mark);
        self.scene.with(|scene| scene.sitters.iter().map(chair).collect())
    }

    /// All seats, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.scene.with(|scene| scene.sitters.len()).min(MOST_SEATS) as u8)
    }
}

/// The content of a seat's card.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Card {
    /// What it owns, in words.
    pub sum: String,
    /// Its status, in a word or two.
    pub tag: String,
    /// Whether it is out of the game.
    pub out: bool,
    /// Whether the tag says that the seat is done.
    pub done: bool,
    /// The state of its star, in a game that has them; else empty.
    pub star: &'static str,
}

/// What a game provides for a television.
pub trait OnTelevision: Game<View: Awaits + Send + Sync + 'static> {
    /// The content of a stage; equal stages are not re-rendered.
    type Board: Clone + PartialEq + Send + Sync + 'static;

    /// How many seats that view has.
    fn seats_in(view: &Self::View) -> usize;

    /// The stage for that view.
    fn board(view: &Self::View, watch: Watch) -> Self::Board;

    /// Draws the stage.
    fn draw(board: Self::Board) -> AnyView;

    /// The card of a seat.
    fn card(view: &Self::View, seat: Seat, watch: Watch) -> Card;

    /// Draws the star of a card.
    fn star(_star: &'static str) -> AnyView {
        ().into_any()
    }

    /// When the running timer ends.
    fn until(view: &Self::View) -> Option<Ms>;

    /// A seat's final score, in words.
    fn score(score: u32) -> String;

    /// A line besides the winner, at the end.
    fn after(_view: &Self::View) -> String {
        String::new()
    }

    /// What stands beside the podium, once the winner is known.
    fn beside(_view: &Self::View, _watch: Watch) -> Option<AnyView> {
        None
    }
}

/// The view and its surroundings, updated with each message. `None` until a readable one has arrived.
pub fn watch<G: OnTelevision>(feed: Feed) -> Option<(Memo<Seen<G::View>>, Watch)> {
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

/// The board of a game: reads the feed and draws it. Empty until a readable message has arrived.
pub fn of_game<G: OnTelevision>(feed: Feed) -> AnyView {
    let Some((seen, watch)) = watch::<G>(feed) else { return ().into_any() };
    let view = Memo::new(move |_| seen.with(|seen| seen.view.clone()));
    let print = Memo::new(move |_| seen.with(|seen| seen.fingerprint.clone()));
    let stage = Memo::new(move |_| view.with(|view| G::board(view, watch)));
    let parts = Parts {
        until: Memo::new(move |_| view.with(G::until)),
        cards: Memo::new(move |_| {
            watch.seats().map(|seat| view.with(|view| G::card(view, seat, watch))).collect()
        }),
        lit: Memo::new(move |_| view.with(Awaits::awaited)),
        print,
        after: Memo::new(move |_| view.with(G::after)),
        beside: StoredValue::new(ViewFn::from(move || view.with(|view| G::beside(view, watch)))),
    };
    let of = Of { game: G::ID, score: G::score, star: G::star };
    let draw = move || G::draw(stage.get());
    view! { <Frame of feed parts>{draw}</Frame> }.into_any()
}

fn read<G: OnTelevision>(text: &str) -> Option<Box<Seen<G::View>>> {
    match read_to_screen::<G::View>(text) {
        Ok(ToScreen::View(seen)) if seen.game == G::ID && is_whole::<G>(&seen) => Some(seen),
        _ => None,
    }
}

/// Whether each seat of a view has its sitter, and the eyes are one of them: boards and hands look seats up.
fn is_whole<G: OnTelevision>(seen: &Seen<G::View>) -> bool {
    let seats = seen.scene.sitters.len();
    let eyes = match seen.eyes {
        Viewer::Table => 0,
        Viewer::Seat(seat) => seat.index(),
    };
    (1..=MOST_SEATS).contains(&seats) && G::seats_in(&seen.view) == seats && eyes < seats
}

/// What the frame is told by the game.
#[derive(Clone, Copy)]
struct Of {
    game: GameId,
    score: fn(u32) -> String,
    star: fn(&'static str) -> AnyView,
}

/// The values of the view that the frame shows.
#[derive(Clone, Copy)]
struct Parts {
    until: Memo<Option<Ms>>,
    cards: Memo<Vec<Card>>,
    /// Whom the table waits for.
    lit: Memo<Crowd>,
    print: Memo<String>,
    after: Memo<String>,
    beside: StoredValue<ViewFn>,
}

/// The frame: `.tv-board[data-game][data-phase][data-turn][data-holds][data-paused]`, head, stage, seats, and what has
/// just happened.
#[component]
fn Frame(of: Of, feed: Feed, parts: Parts, children: ChildrenFn) -> impl IntoView {
    let watch = Watch::get();
    let game = of.game;
    let phase = Memo::new(move |_| watch.scene.with(|scene| scene.phase.clone()));
    let ends =
        Memo::new(move |_| phase.get() == "over" || feed.podium.with(|steps| !steps.is_empty()));
    let paused = Memo::new(move |_| watch.scene.with(|scene| scene.paused));
    let children = StoredValue::new(children);
    view! {
        <main
            class="tv-board"
            data-game=game.name()
            data-phase=phase
            data-turn=move || watch.turn.get().map(|seat| seat.0.to_string()).unwrap_or_default()
            data-eyes="table"
            data-holds=feed.holds
            data-paused=paused
            data-fingerprint=parts.print
        >
            <Head game until=parts.until/>
            <Show when=move || ends.get() fallback=move || view! {
                <section class="tv-stage">{children.with_value(|children| children())}</section>
            }>
                <Over game score=of.score after=parts.after steps=feed.podium>
                    {parts.beside.with_value(ViewFn::run)}
                </Over>
            </Show>
            <p class="tv-said" role="status" data-none=move || feed.said.with(String::is_empty)>{feed.said}</p>
            <Show when=move || !ends.get()>
                <Seats cards=parts.cards lit=parts.lit star=of.star/>
            </Show>
            <Drum holds=feed.holds phase/>
            <Show when=move || paused.get()><Paused/></Show>
        </main>
    }
}

/// The title, who looks behind a curtain, and the seconds left.
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
