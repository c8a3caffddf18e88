//! The current screen, and what lies over every screen.

use super::browser::focus;
use super::browser::later::Wardrobe;
use super::browser::link::Link;
use super::browser::settings::Settings;
use super::bundles::waiting::Arrivals;
use super::bundles::{self, Arrival};
use super::deleted::TakeBack;
use super::home::Home;
use super::opening::Opening;
use super::parts::Notice;
use super::place::Place;
use super::shelf::card;
use super::shell::Shell;
use super::words;
use crate::rules::GameId;
use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;

/// The current screen; re-rendered when the language changes.
#[component]
pub fn Screens(shown: RwSignal<Option<Place>>) -> impl IntoView {
    let shell = Shell::get();
    let lang = Memo::new(move |_| shell.settings.with(Settings::language));
    let screen = move || {
        words::set_language(lang.get());
        let place = shown.get()?;
        Some(owned(|| current(shell, place)))
    };
    let dressed = dressed_dialogs(shell);
    let dialog = move || {
        lang.track();
        let base = shell.bundles.base.here().filter(|_| dressed.get())?;
        Some((base.dialog)())
    };
    view! {
        {screen}
        {dialog}
        <Notices/>
    }
}

/// The screen of a place.
fn current(shell: Shell, place: Place) -> Option<AnyView> {
    if let Some(kiosk) = untrack(|| shell.kiosk_for(&place)) {
        return (kiosk.screen)(&place);
    }
    match (place, shell.bundles.base.here_untracked()) {
        (Place::Home, _) => Some(view! { <Home/> }.into_any()),
        (place, base) => base.map(|base| (base.screen)(place)),
    }
}

/// Renders in an owner that goes with the view. A context stays in its owner even when that is cleaned up: without one of
/// its own the next screen, rendered by the same effect, would find the contexts of the last one, whose signals are gone.
fn owned(render: impl FnOnce() -> Option<AnyView>) -> AnyView {
    let owner = Owner::new();
    let view = owner.with(render);
    OwnedView::new_with_owner(view, owner).into_any()
}

/// Whether a dialog that lies over every screen has its looks. Over the first screen of a new page, which needs no
/// style sheet but its own, it asks for them first.
fn dressed_dialogs(shell: Shell) -> Memo<bool> {
    let wardrobe = Wardrobe::get();
    let lies = Memo::new(move |_| {
        shell.handing.with(Option::is_some) || shell.dealing.with(Option::is_some)
    });
    Effect::new(move || {
        if lies.get() {
            wardrobe.bring_dialogs();
        }
    });
    Memo::new(move |_| !lies.get() || wardrobe.dresses_dialogs())
}

/// The place on the screen: where the app is, once its bundles and style sheets are loaded. Outside a kiosk home
/// needs none of them; it is held back while a link's game loads, and shown if that fails.
pub fn shown(shell: Shell, link: RwSignal<Option<Link>>) -> RwSignal<Option<Place>> {
    let shown = RwSignal::new(None);
    let wardrobe = Wardrobe::of_page();
    provide_context(wardrobe);
    let linked = Memo::new(move |_| {
        link.with(|link| link.as_ref().is_some_and(|link| !shell.bundles.misses(link.game)))
    });
    let ready = move |place: &Place| match place {
        place if shell.kiosk.is_for(place) => {
            let there = wardrobe.dresses(place, true) && !shell.lacks_kiosk(place);
            there && (*place == Place::Home && !linked.get() || shell.bundles.has(place))
        }
        Place::Home => !linked.get(),
        place => shell.bundles.has(place) && wardrobe.dresses(place, false),
    };
    Effect::new(move || {
        let place = shell.place.get();
        if ready(&place) {
            wardrobe.wear(&place);
            if shown.with_untracked(|before| before.as_ref() != Some(&place)) {
                // A new screen starts at its top.
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            shown.set(Some(place));
            focus::follow();
            return;
        }
        let kiosk = shell.kiosk.is_for(&place);
        if place != Place::Home || kiosk {
            shell.bundles.bring(&place);
            wardrobe.bring(&place, kiosk);
        }
    });
    shown
}

/// The screen of a place, in one exhaustive match. Called only through [`bundles::base::Base`], once everything
/// that the place needs is loaded.
pub fn screen(place: Place) -> AnyView {
    let shell = Shell::get();
    match place {
        Place::Home => view! { <Home/> }.into_any(),
        Place::Table(id, sitting) => {
            let game = shell.bundles.game(id).here_untracked();
            game.map(|game| (game.table)(Opening::Play(sitting))).into_any()
        }
        Place::Replay(..) => {
            let replay = shell.bundles.replay.here_untracked();
            replay.and_then(|replay| (replay.screen)(&place)).into_any()
        }
        Place::Setup(_) => of(shell.bundles.setup, &place),
        Place::Staff => {
            let kiosk = shell.bundles.kiosk.here_untracked();
            kiosk.and_then(|kiosk| (kiosk.screen)(&place)).into_any()
        }
        Place::Workshop => {
            let workshop = shell.bundles.workshop.here_untracked();
            workshop.map(|workshop| (workshop.screen)()).into_any()
        }
        Place::Players
        | Place::Records
        | Place::Settings
        | Place::Questions
        | Place::Evening
        | Place::About => of(shell.bundles.menu, &place),
    }
}

/// The screen of a place, from that bundle.
fn of(screens: Arrival<bundles::Screens>, place: &Place) -> AnyView {
    screens.here_untracked().and_then(|screens| (screens.0)(place)).into_any()
}

/// Bundles that are awaited, the last deletion, and a notice that stays until dismissed.
#[component]
fn Notices() -> impl IntoView {
    let shell = Shell::get();
    let notice = move |words: String| {
        view! {
            <Notice kind="warn" words>
                {move || shell.offer.get().map(|game| view! { <Offer game/> })}
                <button
                    class="button quiet piece"
                    data-act="dismiss"
                    on:click=move |_| dismiss(shell)
                >
                    {words::tr!(common.ok)}
                </button>
            </Notice>
        }
    };
    view! {
        <div class="notices" role="status">
            <Arrivals/>
            <TakeBack/>
            {move || shell.notice.get().map(notice)}
        </div>
    }
}

fn dismiss(shell: Shell) {
    shell.notice.set(None);
    shell.offer.set(None);
}

/// The button for the game that was perhaps meant.
#[component]
fn Offer(game: GameId) -> impl IntoView {
    let shell = Shell::get();
    let open = move |_| {
        dismiss(shell);
        shell.go(Place::Setup(game));
    };
    view! { <button class="button piece" data-act="offered" on:click=open>{(card(game).title)()}</button> }
}
