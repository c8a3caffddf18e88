//! The title cards of a table: which are shown, and whether they wait. The first time on this tablet a card waits
//! for a tap. Met again, with all that it says, it is one line, which a tap anywhere skips and which goes by itself once
//! it has been read; with reduced motion it is not shown.

use super::browser::once;
use super::browser::settings::Settings;
use super::parts::chapter::Chapter;
use super::parts::title_card::TitleCard;
use super::presenter::{Kind, in_sentences};
use super::table::Table;
use crate::rules::{GameId, Player};
use crate::spoken::reading_time;
use leptos::prelude::*;

/// The key under which a card is noted as seen.
fn name(game: GameId, chapter: &str) -> String {
    [game.name(), ".", chapter].concat()
}

/// The keys of a card: its own, and those of its lines that not every table plays by.
fn names(game: GameId, card: &Chapter) -> Vec<String> {
    let line = |line: &&str| name(game, &["line.", line].concat());
    [name(game, card.id)].into_iter().chain(card.special.iter().map(line)).collect()
}

/// Whether this tablet has shown all that a card says.
fn is_known(game: GameId, card: &Chapter) -> bool {
    names(game, card).iter().all(|name| once::was_shown(name))
}

/// Makes all cards of a game wait for a tap again.
pub fn forget(game: GameId) {
    once::forget(&[game.name(), "."].concat());
}

impl Table {
    /// Queues the title cards of what begins: those not seen yet; if all were seen, the first, unless motion is
    /// reduced.
    pub fn announce(self, parts: impl IntoIterator<Item = Chapter>) {
        let still = self.shell.settings.with_untracked(Settings::reduced_motion);
        let (seen, new): (Vec<Chapter>, Vec<Chapter>) =
            parts.into_iter().partition(|part| is_known(self.game, part));
        let cards = match new.is_empty() {
            true if still => vec![],
            true => seen.into_iter().take(1).collect(),
            false => new,
        };
        if !cards.is_empty() && !self.is_watched() {
            self.titles.update(|titles| titles.extend(cards));
        }
    }

    /// Whether a title card is up: not while a reveal is read or a scene is staged.
    pub fn title_up(self) -> bool {
        !self.revealing.get() && !self.staged.get() && self.titles.with(|titles| !titles.is_empty())
    }

    /// Takes the current card away and notes it as seen.
    pub fn turn_card(self) {
        let read = self.titles.try_update(|titles| (!titles.is_empty()).then(|| titles.remove(0)));
        if let Some(card) = read.flatten() {
            names(self.game, &card).iter().for_each(|name| once::note(name));
        }
    }
}

/// The title card that is up, if one is.
#[component]
pub fn Titles(table: Table) -> impl IntoView {
    let up = Memo::new(move |_| {
        let first = table.titles.with(|titles| titles.first().map(|card| card.id));
        first.filter(|_| table.title_up())
    });
    move || {
        up.get()?;
        let card = table.titles.with_untracked(|titles| titles.first().cloned())?;
        Some(shown(table, card))
    }
}

fn shown(table: Table, card: Chapter) -> impl IntoView {
    let known = is_known(table.game, &card);
    let said = if known { &card.on_card()[..1] } else { card.on_card() };
    let texts: Vec<String> =
        [card.title].iter().chain(said).map(|text| (*text).to_owned()).collect();
    let text = in_sentences(&texts);
    let somebody = table.with_chairs(|chairs| chairs.iter().any(|it| it.player == Player::Person));
    let waits = somebody && !known;
    let stays = reading_time(&text);
    Effect::new(move || table.present(Kind::Story, &text));
    let on_gone = Callback::new(move |()| table.turn_card());
    view! {
        <TitleCard game=table.game card stays=(!waits).then_some(stays) speaks=table.speaks on_gone/>
    }
}
