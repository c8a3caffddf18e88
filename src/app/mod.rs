//! The app: Leptos screens over the rules. [`mount`] mounts [`App`] once; [`place::Place`] says which screen is on,
//! [`shell::Shell`] is the context of every screen. One folder per screen, one per game.

pub mod about;
pub mod automatic;
pub mod browser;
pub mod bundles;
pub mod care;
pub mod company;
pub mod contest;
pub mod countdown;
pub mod dealing;
pub mod defizz;
pub mod deleted;
pub mod drawings;
pub mod egomaster;
pub mod elsewhere;
pub mod evening;
pub mod film;
pub mod guide;
pub mod hand_sheet;
pub mod handing;
pub mod heure;
pub mod home;
pub mod kiosk;
pub mod kiosk_state;
pub mod midi;
pub mod millions;
pub mod opening;
pub mod parts;
pub mod phone;
pub mod phones;
pub mod place;
pub mod players;
pub mod presenter;
pub mod questions;
pub mod quiz;
pub mod records;
pub mod replay;
pub mod results;
pub mod screens;
pub mod second_screen;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod shell;
pub mod sitting;
pub mod table;
pub mod television;
pub mod titles;
pub mod wiring;
pub mod words;
pub mod workshop;

use browser::frame::after_paint;
use browser::link::{self, Asked, Link};
use browser::settings::{self as kept_settings, Settings};
use browser::{boot, focus, history, panic, sound, taps, television as second};
use bundles::Bundles;
use leptos::prelude::*;
use place::Place;
use screens::{Screens, shown};
use shell::Shell;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Mounts the app into `#app`, with its other wasm files. The boot screen stays until the first screen is shown.
pub fn mount(bundles: fn() -> Bundles) {
    let root = document().get_element_by_id("app");
    let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) else { return };
    leptos::mount::mount_to(root, move || view! { <App bundles/> }).forget();
}

/// The whole app.
#[component]
fn App(bundles: fn() -> Bundles) -> impl IntoView {
    let shell = Shell::load(bundles());
    provide_context(shell);
    link::on_carried(move || follow_carried(shell));
    if let Some(token) = second::asked() {
        let page = shell.bundles.television;
        return second_screen::page(page, move |it| (it.screen)(token.clone()));
    }
    if let Some(offer) = link::joined() {
        taps::listen();
        return second_screen::page(shell.bundles.phone, move |it| (it.screen)(offer.clone()));
    }
    sound::listen();
    focus::listen();
    taps::listen();
    kept_settings::follow(shell.settings);
    history::on_back(move || {
        if shell.dialog.get_untracked() {
            shell.dialog.set(false);
            history::push();
        } else {
            // In a kiosk Back must not leave the page: nothing lies behind its home.
            if shell.kiosk.public.get_untracked() {
                history::guard();
            }
            shell.place.set(Place::Home);
        }
    });
    come_back(shell);
    let shown = shown(shell, follow_link(shell));
    Effect::new(move || {
        if shown.with(Option::is_some) {
            boot::leave();
        }
    });
    after_paint(move || shell.bundles.base.bring());
    shell.watch_kiosk();
    let stands = Memo::new(move |_| shown.with(Option::is_some));
    Effect::new(move || {
        if let Some(base) = shell.bundles.base.here().filter(|_| stands.get()) {
            (base.care)(shell);
        }
    });
    view! { <Screens shown/> }.into_any()
}

/// Comes back to the table that was open when the app broke, and notes from now on which one is.
fn come_back(shell: Shell) {
    if let Some(table) = panic::back() {
        shell.kiosk.visited.set(true);
        history::push_unless_kept();
        shell.place.set(table);
    }
    Effect::new(move || shell.place.with(panic::note));
}

/// A link was opened in the tab that has the page already. A parcel is shown where people are; whatever makes another
/// page of this one – a phone, a television – begins anew. What was played is kept.
fn follow_carried(shell: Shell) {
    match shell.bundles.base.here_untracked().filter(|_| link::given().is_some()) {
        Some(base) => (base.receive)(shell),
        None => link::load_anew(),
    }
}

/// The link that opened the page, until its game is started or refused.
fn follow_link(shell: Shell) -> RwSignal<Option<Link>> {
    let asked = link::read();
    if let Some(Asked::Unknown(name)) = &asked {
        miss_game(shell, name.clone());
    }
    let link = RwSignal::new(match asked {
        Some(Asked::Game(link)) => Some(link),
        _ => None,
    });
    if let Some(asked) = link.get_untracked() {
        shell.bundles.base.bring();
        shell.bundles.game(asked.game).bring();
    }
    Effect::new(move || {
        let Some(base) = shell.bundles.base.here() else { return };
        let Some(asked) = link.get_untracked() else { return };
        if shell.bundles.game(asked.game).here().is_none() || shell.lacks_kiosk(&Place::Home) {
            return;
        }
        link::clear();
        if untrack(|| shell.kiosk_for(&Place::Home))
            .is_some_and(|kiosk| !(kiosk.admits)(asked.game))
        {
            return link.set(None);
        }
        // The deck is loaded in the language of the table.
        words::set_language(shell.settings.with_untracked(Settings::language));
        (base.start_from_link)(shell, asked);
        link.set(None);
    });
    link
}

/// Reports a link to an unknown game and offers the nearest one.
fn miss_game(shell: Shell, name: String) {
    shell.bundles.base.bring();
    let missed = RwSignal::new(Some(name));
    Effect::new(move || {
        let Some(base) = shell.bundles.base.here() else { return };
        if let Some(name) = missed.try_update(Option::take).flatten() {
            link::clear();
            (base.miss_game)(shell, &name);
        }
    });
}
