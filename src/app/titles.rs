//! The title cards of a table: which come, whether they wait. Until a part has been seen once on this tablet its card
//! waits for a tap; later it goes by itself once it has been read, and where motion is reduced it does not come.

use super::browser::once;
use super::browser::settings::Settings;
use super::parts::rules::Chapter;
use super::parts::title_card::TitleCard;
use super::presenter::{Kind, in_sentences};
use super::table::Table;
use crate::rules::{GameId, Player};
use crate::spoken::reading_time;
use leptos::prelude::*;

/// The name under which a card is known as seen.
fn name(game: GameId, phase: &str) -> String {
    [game.name(), ".", phase].concat()
}

/// All cards of a game wait for a tap again.
pub fn forget(game: GameId) {
    once::forget(&[game.name(), "."].concat());
}

impl Table {
    /// Shows the title cards of what begins: those that have not been seen; of those that have, the first.
    pub fn announce(self, parts: impl IntoIterator<Item = Chapter>) {
        let still = self.shell.settings.with_untracked(Settings::reduced_motion);
        let known = |part: &Chapter| once::was_shown(&name(self.game, part.phase));
        let (seen, new): (Vec<Chapter>, Vec<Chapter>) = parts.into_iter().partition(known);
        let cards = match new.is_empty() {
            true if still => vec![],
            true => seen.into_iter().take(1).collect(),
            false => new,
        };
        if !cards.is_empty() && !self.is_watched() {
            self.titles.update(|titles| titles.extend(cards));
        }
    }

    /// Whether a title card is up. What lies open is read first, what is staged is over.
    pub fn title_up(self) -> bool {
        !self.held.get() && !self.staged.get() && self.titles.with(|titles| !titles.is_empty())
    }

    /// The card that is up has been read.
    fn turn_card(self) {
        let read = self.titles.try_update(|titles| (!titles.is_empty()).then(|| titles.remove(0)));
        if let Some(card) = read.flatten() {
            once::note(&name(self.game, card.phase));
        }
    }
}

/// The title card that is up, if one is.
#[component]
pub fn Titles(table: Table) -> impl IntoView {
    let up = Memo::new(move |_| {
        let first = table.titles.with(|titles| titles.first().map(|card| card.phase));
        first.filter(|_| table.title_up())
    });
    move || {
        up.get()?;
        let card = table.titles.with_untracked(|titles| titles.first().cloned())?;
        Some(shown(table, card))
    }
}

fn shown(table: Table, card: Chapter) -> impl IntoView {
    let texts: Vec<String> =
        [card.title].iter().chain(&card.lines).map(|text| (*text).to_owned()).collect();
    let text = in_sentences(&texts);
    let somebody = table.with_chairs(|chairs| chairs.iter().any(|it| it.player == Player::Person));
    let waits = somebody && !once::was_shown(&name(table.game, card.phase));
    let stays = reading_time(&text);
    Effect::new(move || table.present(Kind::Story, &text));
    let on_gone = Callback::new(move |()| table.turn_card());
    view! {
        <TitleCard game=table.game card stays=(!waits).then_some(stays) speaks=table.speaks on_gone/>
    }
}
