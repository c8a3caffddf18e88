//! The kiosk: a tablet in a public room. Draws every screen there: the attract screen, a shelf of the offered
//! games, the tables; the staff's page and everything else that is locked only after the PIN was entered.

mod attract;
mod closed;
mod front;
mod incoming;
mod kept;
mod keys;
mod on_offer;
mod own;
mod pin_pad;
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
use pin_pad::PinPad;
use staff::Staff;
use still_there::StillThere;

/// The screen of a place, limited to what the person at the tablet may see.
pub fn screen(place: &Place) -> Option<AnyView> {
    let shown = shown(Shell::get(), place.clone());
    let over = view! {
        {shown}
        <PinPad/>
        <StillThere/>
    };
    Some(over.into_any())
}

fn shown(shell: Shell, place: Place) -> AnyView {
    let room = shell.kiosk;
    let staff = room.unlocked.get_untracked() || !room.public.get_untracked();
    let usual =
        |place| shell.bundles.base.here_untracked().map(|base| (base.screen)(place)).into_any();
    match place {
        Place::Home => view! { <Front/> }.into_any(),
        Place::Setup(game) if !kept::offers(game) => refused(shell),
        Place::Setup(_) | Place::Table(..) => usual(place),
        Place::Staff if staff => view! { <Staff/> }.into_any(),
        place if staff && (place.is_menu() || place == Place::Workshop) => usual(place),
        _ => refused(shell),
    }
}

/// A locked place renders nothing and goes home.
fn refused(shell: Shell) -> AnyView {
    after_paint(move || shell.go(Place::Home));
    ().into_any()
}
