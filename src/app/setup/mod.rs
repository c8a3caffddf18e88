//! Set-up on one screen: who sits where, who is the youngest, how the game is played.

pub mod buzzers;
mod company;
pub mod deal;
pub mod draft;
mod edges;
pub mod for_whom;
pub mod game_draft;
pub mod length;
pub mod longer;
pub mod options;
pub mod own;
mod plan;
mod player_form;
pub mod reading;
pub mod sits;
pub mod start;
pub mod youngest;

pub use company::last_people;
pub use deal::DealDialog;
pub use draft::Draft;
pub use start::{miss_game, start_from_link};

use super::browser::parcel;
use super::bundles::games::GameBox;
use super::parts::bar::MuteButton;
use super::parts::rules::RulesSheet;
use super::parts::{ActButton, HomeButton, Icon, IconButton};
use super::phones;
use super::shelf::card;
use super::shell::Shell;
use super::words::tr;
use crate::rules::{Chair, GameId};
use length::{OfferWords, fitting, follow_offer};
use leptos::prelude::*;
use plan::Plan;
use player_form::PlayerForm;

/// The set-up screen of a game.
#[component]
pub fn SetUp(id: GameId, game: &'static GameBox) -> impl IntoView {
    for_whom::Audience::provide(id);
    let draft = RwSignal::new(Draft::remembered(id, Shell::get()));
    // Saved at every change: after a visit to the shelf the table is as it was left.
    Effect::new(move || draft.with(Draft::remember));
    follow_offer(id, draft);
    follow_names(draft);
    let editing = RwSignal::new(None::<usize>);
    let rules = RwSignal::new(false);
    let joining = RwSignal::new(false);
    let offers_phones = phones::are_offered(Shell::get());
    let form = move || {
        let seat = editing.get()?;
        let chair = draft.with_untracked(|draft| draft.seats.get(seat).cloned())?;
        Some(view! { <PlayerForm game draft editing seat chair/> })
    };
    let sheet = move || {
        let close = Callback::new(move |()| rules.set(false));
        let chapters = draft.with_untracked(game.chapters);
        view! { <RulesSheet game=id chapters chapter="goal" on_close=close/> }
    };
    view! {
        <div class="screen setup-screen" data-game=id.name() data-phase="setup">
            <Bar id rules/>
            <main class="setup">
                <Plan game=id draft editing phones=offers_phones.then_some(joining)/>
                <section class="how">
                    <HowTo game draft/>
                    {(game.choices)(draft)}
                    <Go id draft/>
                </section>
            </main>
            {form}
            {move || rules.get().then(sheet)}
            {move || joining.get().then(|| {
                view! { <phones::Joining chairs=draft.with_untracked(Draft::chairs) open=joining/> }
            })}
        </div>
    }
}

/// A phone that has joined stays with its person, who may be given a name afterwards.
fn follow_names(draft: RwSignal<Draft>) {
    Effect::new(move |before: Option<Vec<Chair>>| {
        let now = draft.with(Draft::chairs);
        if let Some(before) = before.filter(|before| *before != now) {
            phones::follow_names(&before, &now);
        }
        now
    });
}

/// The game in twenty seconds, folded away.
#[component]
fn HowTo(game: &'static GameBox, draft: RwSignal<Draft>) -> impl IntoView {
    let goal = Memo::new(move |_| {
        let chapters = draft.with(game.chapters).into_iter();
        chapters.map(|chapter| chapter.lines).next().unwrap_or_default()
    });
    let line = |line| view! { <li>{line}</li> };
    view! {
        <details class="fold how-to">
            <summary class="piece themed">
                <b>{tr!(setup.how_to)}</b>
                <span>{tr!(setup.how_to_hint)}</span>
                <Icon name="chevron-down"/>
            </summary>
            <ul class="options piece themed">{move || goal.get().into_iter().map(line).collect_view()}</ul>
        </details>
    }
}

#[component]
fn Bar(id: GameId, rules: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    let public = shell.kiosk.public.get_untracked();
    let hand_on = move |_| shell.hand_on(parcel::of_table(id));
    view! {
        <header class="bar">
            <HomeButton/>
            <div class="where">
                <h1>{(card(id).title)()}</h1>
                <p>{tr!(setup.new_game)}</p>
            </div>
            <div class="spread"></div>
            {(!public).then(|| view! {
                <IconButton act="hand-on" icon="share" label=tr!(handing.hand_on) on:click=hand_on/>
            })}
            <ActButton
                act="rules"
                icon="rules"
                label=tr!(common.rules)
                on:click=move |_| rules.set(true)
            />
            <MuteButton/>
        </header>
    }
}

/// Minutes and *Jouer*.
#[component]
fn Go(id: GameId, draft: RwSignal<Draft>) -> impl IntoView {
    let shell = Shell::get();
    let few = Memo::new(move |_| draft.with(|draft| draft.seats.len() < draft.least_seats()));
    let least = move || draft.with(|draft| draft.least_seats());
    let fits = fitting(id, draft);
    let too_many = Memo::new(move |_| fits.with(Vec::is_empty));
    let too_few = move || tr!(setup.too_few, n = least());
    let minutes = move || tr!(setup.minutes, minutes = draft.with(|draft| draft.minutes()));
    view! {
        <div class="go">
            <p>
                <Icon name="clock"/>
                <span>{tr!(setup.about_minutes)}<b>{minutes}</b></span>
            </p>
            <button
                class="button big piece"
                data-act="start"
                disabled=move || few.get() || too_many.get()
                on:click=move |_| start::start(shell, id, draft)
            >
                {tr!(common.play)}
            </button>
            <Show when=move || few.get()><p role="status">{too_few}</p></Show>
            <OfferWords game=id draft/>
            <own::OwnAsked draft/>
        </div>
    }
}
