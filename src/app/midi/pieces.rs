//! The pieces of the star's picture that a television shows.

use super::desk::Desk;
use super::parts::star_board::piece;
use crate::app::television::teller::Pieces;
use crate::screens::midi::seen_flaps;
use leptos::prelude::*;

/// The addresses of the star's pieces, in the order of [`seen_flaps`].
pub fn pieces(desk: Desk) -> Pieces {
    Pieces(Callback::new(move |()| {
        let open = desk.phase.with(seen_flaps);
        desk.sitting.read(|session| {
            let picture = &session.setup().cards.star.picture;
            open.into_iter().map(|flap| piece(picture, flap)).collect()
        })
    }))
}
