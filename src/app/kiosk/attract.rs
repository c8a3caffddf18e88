//! The attract screen: the house's welcome, the boxes on the round table, and one game after another that
//! comes to the front and says a line about itself. The queue of scenes is shuffled again once it is used up,
//! so that no two minutes are alike.

use super::front::Languages;
use super::kept::house;
use super::watch::enter;
use crate::app::browser::pictures;
use crate::app::home::ShelfBox;
use crate::app::parts::{Icon, Symbol};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::kiosk::house::House;
use crate::rules::{GameId, Mark};
use leptos::prelude::*;
use leptos_use::use_interval_fn;

/// How long one scene lasts, in ms.
const SCENE: u64 = 9_000;

/// The number of ways to arrange the boxes.
const WAYS: usize = 4;

/// What the screen shows for the length of one scene.
#[derive(Clone, Copy, PartialEq)]
struct Scene {
    /// The game at the front.
    game: GameId,
    /// Index into the game's lines.
    line: usize,
    /// How the boxes stand.
    way: usize,
    /// The colour of the table.
    tint: usize,
}

/// A game's lines about itself, one per scene.
fn lines(game: GameId) -> [&'static str; 4] {
    let mut lines = (card(game).lines)().split('|');
    std::array::from_fn(|_| lines.next().unwrap_or_default())
}

fn chance(below: usize) -> usize {
    (js_sys::Math::random() * below as f64) as usize
}

/// Every game with every line, shuffled so that no game follows itself unless only its own lines are left.
fn shuffled(games: &[GameId], last: Option<GameId>) -> Vec<(GameId, usize)> {
    let mut left: Vec<(GameId, usize)> =
        games.iter().flat_map(|game| (0..lines(*game).len()).map(|line| (*game, line))).collect();
    let (mut drawn, mut last) = (vec![], last);
    while !left.is_empty() {
        let others: Vec<usize> = (0..left.len()).filter(|at| Some(left[*at].0) != last).collect();
        let at = if others.is_empty() { chance(left.len()) } else { others[chance(others.len())] };
        let next = left.remove(at);
        last = Some(next.0);
        drawn.push(next);
    }
    // `next` pops from the end.
    drawn.reverse();
    drawn
}

fn next(games: &[GameId], queue: &mut Vec<(GameId, usize)>, last: Option<GameId>) -> Scene {
    if queue.is_empty() {
        *queue = shuffled(games, last);
    }
    let (game, line) = queue.pop().unwrap_or((GameId::ALL[0], 0));
    Scene { game, line, way: chance(WAYS), tint: chance(Mark::COUNT.into()) }
}

/// The attract screen.
#[component]
pub fn Attract() -> impl IntoView {
    let shell = Shell::get();
    let House { name, welcome, offered, .. } = house();
    let games = StoredValue::new(offered.clone());
    let queue = StoredValue::new(vec![]);
    let draw = move |last| {
        let games = games.get_value();
        queue.try_update_value(|queue| next(&games, queue, last)).expect("it lives with the screen")
    };
    let scene = RwSignal::new(draw(None));
    use_interval_fn(move || scene.update(|now| *now = draw(Some(now.game))), SCENE);
    view! {
        <div
            class="screen attract-screen"
            data-tint=move || scene.get().tint.to_string()
            data-way=move || scene.get().way.to_string()
        >
            <Head/>
            <main on:click=move |_| enter(shell)>
                <Welcome name welcome/>
                <Says scene/>
                <Stand games=offered scene/>
                <Toys/>
                <button class="touch piece" data-act="enter">
                    <img src=pictures::drawing("hint-hand") alt=""/>
                    {tr!(kiosk.touch)}
                </button>
            </main>
            <StaffLock/>
        </div>
    }
}

/// The way to the staff's page, in the corner.
#[component]
pub fn StaffLock() -> impl IntoView {
    let pad = Shell::get().kiosk.pad;
    view! {
        <button
            class="staff-lock"
            data-act="staff"
            aria-label=tr!(kiosk.staff)
            on:click=move |_| pad.set(true)
        >
            <Icon name="lock"/>
        </button>
    }
}

#[component]
fn Head() -> impl IntoView {
    view! {
        <header>
            <p class="brand"><Symbol sprite="shell" id="brand"/><b>{tr!(app.name)}</b></p>
            <Languages/>
        </header>
    }
}

#[component]
fn Welcome(name: String, welcome: String) -> impl IntoView {
    let title = if name.is_empty() {
        tr!(kiosk.welcome).into()
    } else {
        tr!(kiosk.welcome_to, name = name)
    };
    let line = if welcome.is_empty() { tr!(kiosk.sit_down).into() } else { welcome };
    view! {
        <h1>{title}</h1>
        <p class="line">{line}</p>
    }
}

/// What the game at the front says.
#[component]
fn Says(scene: RwSignal<Scene>) -> impl IntoView {
    let said = Memo::new(move |_| scene.with(|scene| (scene.game, scene.line)));
    move || {
        let (game, line) = said.get();
        view! { <p class="says" data-game=game.name()><span>{lines(game)[line]}</span></p> }
    }
}

/// The boxes, one of them at the front.
#[component]
fn Stand(games: Vec<GameId>, scene: RwSignal<Scene>) -> impl IntoView {
    let count = games.len().to_string();
    let lid = |game: GameId| {
        let front = Memo::new(move |_| scene.with(|scene| scene.game == game));
        view! { <li data-front=move || front.get().to_string()><ShelfBox game/><i class="spark"></i></li> }
    };
    view! {
        <ul class="stand" data-games=count aria-label=tr!(home.games)>
            {games.into_iter().map(lid).collect_view()}
        </ul>
    }
}

#[component]
fn Toys() -> impl IntoView {
    view! {
        <img class="toys left" src=pictures::drawing("toys-sand") alt=""/>
        <img class="toys right" src=pictures::drawing("toys-pawns") alt=""/>
    }
}
