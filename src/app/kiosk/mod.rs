//! A tablet in a public room. Its file draws every screen there: the attract screen, a shelf of the games
//! that are offered, the tables; the staff's page and what else is locked only once the PIN was given.

mod attract;
mod closed;
mod front;
mod incoming;
mod kept;
mod keys;
mod on_offer;
mod own;
mod pad;
mod staff;
mod still_there;
mod thrown;
mod visit;
mod watch;

pub use kept::admits;
pub use watch::begin;

use super::browser::frame::after_paint;
use super::place::Place;
use super::shell::Shell;
use front::Front;
use leptos::prelude::*;
use pad::Pad;
use staff::Staff;
use still_there::StillThere;

/// The screen of a place, as whoever stands before the tablet may see it.
pub fn screen(place: &Place) -> Option<AnyView> {
    let shown = shown(Shell::get(), place.clone());
    let over = view! {
        {shown}
        <Pad/>
        <StillThere/>
    };
    Some(over.into_any())
}

fn shown(shell: Shell, place: Place) -> AnyView {
    let room = shell.kiosk;
    let staff = room.unlocked.get_untracked() || !room.public.get_untracked();
    let usual =
        |place| shell.bundles.base.here_untracked().map(|rest| (rest.screen)(place)).into_any();
    match place {
        Place::Home => view! { <Front/> }.into_any(),
        Place::Setup(game) if !kept::offers(game) => refused(shell),
        Place::Setup(_) | Place::Table(..) => usual(place),
        Place::Staff if staff => view! { <Staff/> }.into_any(),
        place if staff && (place.is_menu() || place == Place::Workshop) => usual(place),
        _ => refused(shell),
    }
}

/// What is locked is not drawn at all.
fn refused(shell: Shell) -> AnyView {
    after_paint(move || shell.go(Place::Home));
    ().into_any()
}
