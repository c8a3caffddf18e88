//! The cards that a file makes, each with where it stands – new, there already, twice in the file –, and the deck that
//! takes them. Nothing is taken that does not stand here.

use super::bench::{Bench, Own, Page};
use super::came::{Came, MOST_SHOWN};
use super::list::{counted, fresh};
use super::preview::lines;
use super::words::{kind_words, name_or_none};
use crate::app::parts::field::Switch;
use crate::app::parts::{Icon, WordButton};
use crate::app::words::tr;
use crate::workshop::MOST_CARDS;
use crate::workshop::card::{Cover, Language, OwnCard, OwnDeck};
use crate::workshop::import::{Import, Standing, standings};
use leptos::prelude::*;

/// How many cards more are shown at a time.
const STEP: usize = 20;

/// Where the cards go; cheap to copy.
#[derive(Clone, Copy)]
struct Take {
    came: Came,
    /// The id of a deck; empty for a new one.
    target: RwSignal<String>,
    /// Whether cards are taken that are there already, or twice in the file.
    again: RwSignal<bool>,
    standings: Memo<Vec<Standing>>,
}

/// The cards, and where to put them: a deck that was `given` before goes where it is.
#[component]
pub fn Made(came: Came, into: Option<String>, given: bool) -> impl IntoView {
    let bench = Bench::get();
    let known = || {
        bench.decks.with_untracked(|all| {
            let mut all = all.iter().filter(|_| given);
            let known = |own: &&Own| came.import.with_untracked(|import| import.is_of(&own.deck));
            all.find(known).map(|own| own.id.clone())
        })
    };
    let target = RwSignal::new(into.or_else(known).unwrap_or_default());
    let standings = Memo::new(move |_| {
        let into = target.get();
        let all = bench.decks.get();
        // A new deck has nothing yet: what others have is said all the same.
        let decks = all.iter().filter(|own| into.is_empty() || own.id == into);
        came.import.with(|import| standings(&import.brought.cards, decks.map(|own| &own.deck)))
    });
    let take = Take { came, target, again: RwSignal::new(false), standings };
    let any = Memo::new(move |_| came.import.with(|import| counts(import) != (0, 0)));
    view! {
        <Show when=move || any.get()>
            <section class="sheet-card piece made">
                <Known take/>
                <Buttons take/>
                <Cards take/>
            </section>
        </Show>
    }
}

/// What is there already, in words, and whether it is taken again.
#[component]
fn Known(take: Take) -> impl IntoView {
    let Take { target, standings, again, .. } = take;
    let count = move |wanted: Standing| {
        standings.with(|all| all.iter().filter(|it| **it == wanted).count())
    };
    let words = move || {
        let (new, there, twice) =
            (count(Standing::New), count(Standing::There), count(Standing::Twice));
        let some = there + twice > 0;
        let is_new = target.with(String::is_empty);
        let there = (there > 0).then(|| match is_new {
            true => tr!(import.elsewhere, n = counted(there)),
            false => tr!(import.there, n = counted(there)),
        });
        let twice = (twice > 0).then(|| tr!(import.twice, n = counted(twice)));
        some.then(|| {
            let all = [Some(tr!(import.new, n = counted(new))), there, twice];
            all.into_iter().flatten().collect::<Vec<String>>().join(" · ")
        })
    };
    let left = Memo::new(move |_| {
        let is_new = target.with(String::is_empty);
        count(Standing::Twice) > 0 || !is_new && count(Standing::There) > 0
    });
    let choose = move |_| again.update(|again| *again = !*again);
    view! {
        <Into target/>
        <p class="hint">{tr!(workshop.into_hint, most = counted(MOST_CARDS))}</p>
        {move || words().map(|words| view! { <p class="standing" data-told="known" role="status">{words}</p> })}
        <Show when=move || left.get()>
            <Switch title=tr!(import.again) on=again on:change=choose/>
        </Show>
    }
}

/// The numbers of good cards and of unfinished ones that are shown.
fn counts(import: &Import) -> (usize, usize) {
    (import.brought.cards.len(), drafts(import).count())
}

/// The unfinished cards, of those lines that are shown.
fn drafts(import: &Import) -> impl Iterator<Item = &OwnCard> {
    import.brought.left_out.iter().take(MOST_SHOWN).filter_map(|left| left.draft.as_deref())
}

impl Take {
    /// Whether a card with that standing is taken: a new deck has nothing that would be there already.
    fn takes(self, standing: Standing) -> bool {
        match standing {
            Standing::New => true,
            Standing::There => self.again.get() || self.target.with(String::is_empty),
            Standing::Twice => self.again.get(),
        }
    }

    /// How many good cards are taken.
    fn count(self) -> usize {
        self.standings.with(|all| all.iter().filter(|it| self.takes(**it)).count())
    }

    /// The cards to take: the good ones, and those that must be finished if `unfinished`.
    fn cards(self, unfinished: bool) -> Vec<OwnCard> {
        untrack(|| {
            let standings = self.standings.get();
            self.came.import.with(|import| {
                let good = import.brought.cards.iter().zip(standings);
                let good = good.filter(|(_, standing)| self.takes(*standing)).map(|(card, _)| card);
                good.chain(drafts(import).filter(|_| unfinished)).cloned().collect()
            })
        })
    }

    /// The cover of a new deck.
    fn cover(self, bench: Bench) -> Cover {
        self.came.import.with_untracked(|import| {
            let named =
                || Cover { name: bare(&import.name), language: import.language, ..fresh(bench) };
            import.brought.cover.clone().unwrap_or_else(named)
        })
    }

    /// Adds the cards to the deck, or to a new one, and opens it.
    fn put(self, bench: Bench, unfinished: bool) {
        let (into, cards) = (self.target.get_untracked(), self.cards(unfinished));
        let id = if bench.read(&into, |_| ()).is_some() {
            let mut left = 0;
            bench.change(&into, |deck| left = deck.add(cards));
            bench.full.set(left);
            into
        } else {
            let mut deck = OwnDeck { cover: self.cover(bench), cards: vec![] };
            deck.add(cards);
            bench.add(deck)
        };
        bench.go(Page::Deck(id));
    }
}

/// The file's name without its ending, spaces for `_` and `-`.
fn bare(name: &str) -> String {
    name.rsplit_once('.').map_or(name, |(bare, _)| bare).replace(['_', '-'], " ")
}

/// The buttons that take the cards.
#[component]
fn Buttons(take: Take) -> impl IntoView {
    let bench = Bench::get();
    let good = move || {
        let n = take.count();
        let label = tr!(workshop.take, n = counted(n));
        (n > 0).then(|| view! { <WordButton act="take" icon="check" label class="button piece" on:click=move |_| take.put(bench, false)/> })
    };
    let all = move || {
        let (_, n) = take.came.import.with(counts);
        let label = tr!(workshop.take_unfinished, n = counted(n));
        (n > 0).then(|| view! { <WordButton act="take-all" icon="pencil" label on:click=move |_| take.put(bench, true)/> })
    };
    view! { <div class="tools">{good}{all}</div> }
}

/// The choice of the deck.
#[component]
fn Into(target: RwSignal<String>) -> impl IntoView {
    let bench = Bench::get();
    let option = |own: &Own| {
        view! { <option value=own.id.clone()>{name_or_none(&own.deck.cover.name)}</option> }
    };
    let options = bench.decks.with_untracked(|all| all.iter().map(option).collect_view());
    view! {
        <div class="field">
            <label for="into">{tr!(workshop.into)}</label>
            <select id="into" prop:value=target on:change=move |event| target.set(event_target_value(&event))>
                <option value="">{tr!(workshop.into_new)}</option>
                {options}
            </select>
        </div>
    }
}

/// The cards, the first of them, and more where somebody asks for them.
#[component]
fn Cards(take: Take) -> impl IntoView {
    let shown = RwSignal::new(STEP);
    let total = Memo::new(move |_| take.came.import.with(|import| import.brought.cards.len()));
    let cards = move || {
        let standings = take.standings.get();
        take.came.import.with(|import| {
            let cards = import.brought.cards.iter().zip(standings).take(shown.get());
            cards.map(|(card, standing)| line(card, standing, import.language)).collect_view()
        })
    };
    let more = move || total.get().saturating_sub(shown.get());
    view! {
        <h3>{tr!(import.cards)}</h3>
        <ol class="made-cards" tabindex="0" aria-label=tr!(import.cards)>{cards}</ol>
        <Show when=move || { more() > 0 }>
            <button class="button quiet piece" data-act="show-more" on:click=move |_| shown.update(|shown| *shown += STEP * 5)>
                {move || tr!(import.more, n = counted(more()))}
            </button>
        </Show>
    }
}

fn line(card: &OwnCard, standing: Standing, language: Language) -> impl IntoView + use<> {
    let (name, words) = match standing {
        Standing::New => ("new", None),
        Standing::There => ("there", Some(tr!(import.is_there))),
        Standing::Twice => ("twice", Some(tr!(import.is_twice))),
    };
    let kind = card.asks.kind();
    let answers =
        lines(&card.asks, language).into_iter().filter(|(text, _)| !text.trim().is_empty());
    let answer = |(text, right): (String, Option<bool>)| {
        let icon = right.map(|right| view! { <Icon name=if right { "check" } else { "close" }/> });
        view! { <li data-right=right.map(|right| right.to_string())>{icon}<span>{text}</span></li> }
    };
    view! {
        <li data-standing=name data-kind=kind.name()>
            <small>{kind_words(kind)}{words.map(|words| view! { <em>{words}</em> })}</small>
            <b>{card.q.clone()}</b>
            <ul class="verdicts">{answers.map(answer).collect_view()}</ul>
        </li>
    }
}
