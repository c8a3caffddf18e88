//! Publishes what the house offers of each game, for the shelf's boxes and the set-up.

use super::kept::house;
use crate::app::kiosk_state::OnOffer;
use crate::app::setup::Draft;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::kiosk::offer::{Length, Offer};
use crate::rules::GameId;
use leptos::prelude::Set;

/// The step of the limits, in minutes.
pub const STEP: u8 = 5;

/// Players at the smallest table for which a limit is set.
const FEWEST: usize = 2;

/// Publishes what the house offers.
pub fn tell(shell: Shell) {
    let house = house();
    let of = |game: GameId| {
        let offer = house.offer_of(game);
        OnOffer { offer, minutes: box_minutes(game, offer) }
    };
    shell.kiosk.on_offer.set(GameId::ALL.map(of));
    shell.kiosk.decks.set(house.decks.clone());
    shell.kiosk.phones.set(house.phones);
}

/// Everything is offered again.
pub fn withdraw(shell: Shell) {
    shell.kiosk.on_offer.set(Default::default());
    shell.kiosk.decks.set(Default::default());
}

/// The minutes on a box: those of a usual game in the offered length, at most the limit; 0 where all is
/// offered.
fn box_minutes(game: GameId, offer: Offer) -> u8 {
    if offer.is_all() {
        return 0;
    }
    let draft = Draft::fresh(game, game.usual_players().into());
    let minutes = |length| draft.minutes_in(length);
    let length = offer.nearest(Length::Whole, card(game).lengths, minutes);
    let said = minutes(length).min(u8::MAX.into()) as u8;
    if offer.most > 0 { said.min(offer.most) } else { said }
}

/// The minutes that the smallest table takes for a game, by length.
fn fewest(game: GameId) -> impl Fn(Length) -> usize {
    let draft = Draft::fresh(game, FEWEST);
    move |length| draft.minutes_in(length)
}

/// The lowest limit that can be set for a game.
pub fn least(game: GameId, offer: Offer) -> u8 {
    offer.least(card(game).lengths, fewest(game), STEP)
}

/// The offer, its limit raised until the smallest table can play.
pub fn settled(game: GameId, offer: Offer) -> Offer {
    offer.settled(card(game).lengths, fewest(game), STEP)
}
