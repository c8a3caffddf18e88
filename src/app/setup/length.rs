//! The length in which a game is played, where there are several; and the limits of a public room: a length,
//! a number of minutes (`kiosk/offer.rs`). The set-up then shows what fits, and says why.

use super::draft::Draft;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::kiosk::offer::{Length, Offer};
use crate::rules::GameId;
use leptos::prelude::*;

/// What a length of that game is called.
pub fn length_words(game: GameId, length: Length) -> &'static str {
    let of_two = |words: &'static str| {
        let at = usize::from(length != Length::Whole);
        // The set-up's words add a usual table's minutes after a comma.
        let words = words.split('|').nth(at).unwrap_or_default();
        words.split_once(',').map_or(words, |(name, _)| name)
    };
    match (game, length) {
        (GameId::Midi, _) => of_two(tr!(midi_options.o12_values)),
        (GameId::Millions, _) => of_two(tr!(millions_options.o14_values)),
        (GameId::Heure | GameId::Defizz | GameId::Egomaster, Length::Whole) => tr!(egomaster.whole),
        (GameId::Heure | GameId::Defizz | GameId::Egomaster, Length::Short) => tr!(egomaster.short),
        (GameId::Heure | GameId::Defizz | GameId::Egomaster, Length::Quick) => tr!(egomaster.quick),
    }
}

impl Draft {
    /// About how many minutes the table takes in that length.
    pub fn minutes_in(&self, length: Length) -> usize {
        let mut draft = self.clone();
        draft.drafted_mut().set_length(length);
        draft.minutes()
    }

    /// Changes the length to the nearest one that is offered.
    pub fn keep_to(&mut self, offer: Offer) {
        let length = self.drafted().length();
        let nearest =
            offer.nearest(length, card(self.game()).lengths, |length| self.minutes_in(length));
        if nearest != length {
            self.drafted_mut().set_length(nearest);
        }
    }
}

/// The lengths that the table can choose from.
pub fn fitting(game: GameId, draft: RwSignal<Draft>) -> Memo<Vec<Length>> {
    let room = Shell::get().kiosk;
    Memo::new(move |_| {
        let offer = room.on_offer(game).offer;
        draft.with(|draft| offer.fitting(card(game).lengths, |length| draft.minutes_in(length)))
    })
}

/// Keeps the table to what is offered, whatever its number of seats.
pub fn follow_offer(game: GameId, draft: RwSignal<Draft>) {
    let room = Shell::get().kiosk;
    Effect::new(move || {
        let offer = room.on_offer(game).offer;
        let mut kept = draft.get();
        let before = kept.drafted().length();
        kept.keep_to(offer);
        if kept.drafted().length() != before {
            draft.set(kept);
        }
    });
}

/// Renders its children, the choice of a length, only where several fit.
#[component]
pub fn WhereSeveral(game: GameId, draft: RwSignal<Draft>, children: ChildrenFn) -> impl IntoView {
    let fitting = fitting(game, draft);
    let several = Memo::new(move |_| fitting.with(|lengths| lengths.len() > 1));
    view! { <Show when=move || several.get()>{children()}</Show> }
}

/// The house's limits, beside the minutes; nothing where there are none.
#[component]
pub fn OfferWords(game: GameId, draft: RwSignal<Draft>) -> impl IntoView {
    let room = Shell::get().kiosk;
    let fitting = fitting(game, draft);
    move || {
        let offer = room.on_offer(game).offer;
        let fits = fitting.get();
        let seats = draft.with(|draft| draft.seats.len());
        let only = (fits.len() == 1 && card(game).lengths.len() > 1)
            .then(|| tr!(setup.only_length, length = length_words(game, fits[0])));
        let limit = (offer.most > 0).then(|| tr!(setup.at_most, n = offer.most));
        let crowd = fits.is_empty().then(|| tr!(setup.too_many, n = seats));
        let words: Vec<String> = [limit, only, crowd].into_iter().flatten().collect();
        (!words.is_empty()).then(|| view! { <p class="limit" role="status">{words.join(" ")}</p> })
    }
}
