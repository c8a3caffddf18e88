//! A deck as a table: a row a card, written in place. *Enter* goes on from cell to cell and from the last one to a new row;
//! a list that is pasted becomes rows, unless somebody has to look at it first: then the import page shows it.

use super::bench::{Bench, Page};
use super::order::Handle;
use super::searched::{SCREENFUL, lacks};
use crate::app::browser::{enter, files, focus};
use crate::app::parts::{IconButton, WordButton};
use crate::app::words::tr;
use crate::workshop::card::{Asks, Kind, Language, OwnCard};
use crate::workshop::cells::Cell;
use crate::workshop::check::LONGEST_QUESTION;
use crate::workshop::pasted;
use leptos::ev::{ClipboardEvent, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The longest text of a cell with several texts, in letters.
const MANY: usize = 12_000;

/// The table of a deck; cheap to copy.
#[derive(Clone, Copy)]
struct Grid {
    bench: Bench,
    id: StoredValue<String>,
    language: Language,
    /// How many rows are shown.
    most: RwSignal<usize>,
    /// Raised when rows have come, gone or moved.
    drawn: RwSignal<u32>,
}

impl Grid {
    fn draw(self) {
        _ = self.drawn.try_update(|times| *times += 1);
    }

    fn read<T>(self, at: usize, read: impl FnOnce(&OwnCard) -> T) -> Option<T> {
        self.bench.read(&self.id.get_value(), |deck| deck.cards.get(at).map(read)).flatten()
    }

    fn count(self) -> usize {
        self.bench.read(&self.id.get_value(), |deck| deck.cards.len()).unwrap_or_default()
    }

    /// The kind of a new row behind that one.
    fn kind(self, at: usize) -> Kind {
        let kind = self.read(at, |card| card.asks.kind());
        kind.filter(|kind| *kind != Kind::Star).unwrap_or(Kind::Choice)
    }

    /// Adds a row at the end, unless the last one is still blank, and goes there.
    fn add(self) {
        let last = self.count().checked_sub(1);
        let is_blank = last.and_then(|last| self.read(last, OwnCard::is_blank));
        if is_blank != Some(true) {
            let kind = last.map_or(Kind::Choice, |last| self.kind(last));
            let blank = OwnCard::new("", Asks::blank(kind));
            self.bench.put_cards(&self.id.get_value(), usize::MAX, vec![blank]);
        }
        let count = self.count();
        self.most.update(|most| *most = count.max(*most));
        self.draw();
        let last = count.saturating_sub(1).to_string();
        focus::begin(["[data-place=\"", &last, "\"] input"].concat());
    }

    /// Takes a list in behind the row at that place, or instead of it where it is blank.
    fn paste(self, at: usize, text: &str) {
        let Grid { bench, id, language, .. } = self;
        let Some(cards) = pasted::cards(text, language, self.kind(at)) else {
            return bench.shell.opened.set(files::of_text(text));
        };
        let id = id.get_value();
        let is_blank = self.read(at, OwnCard::is_blank) == Some(true);
        let behind = if is_blank { at } else { at.saturating_add(1) };
        if is_blank {
            bench.drop_card(&id, at);
        }
        let place = bench.put_cards(&id, behind, cards.clone());
        bench.full.set(cards.len() - place.len());
        self.most.update(|most| *most = place.end.max(*most));
        self.draw();
        let words = tr!(grid.pasted, n = place.len());
        bench.shell.tell_deleted(words, move || {
            bench.take_out(&id, place.start, &cards[..place.len()]);
            self.draw();
        });
    }
}

/// The place of the row in which something happened.
fn place_of(event: &ClipboardEvent) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("[data-place]").ok()??.get_attribute("data-place")?.parse().ok()
}

/// The table of a deck.
#[component]
pub fn Table(id: String) -> impl IntoView {
    let bench = Bench::get();
    let Some(language) = bench.read(&id, |deck| deck.cover.language) else {
        return view! { <p class="empty">{tr!(workshop.deck_not_here)}</p> }.into_any();
    };
    let (most, drawn) = (RwSignal::new(SCREENFUL), RwSignal::new(0));
    let grid = Grid { bench, id: StoredValue::new(id), language, most, drawn };
    if grid.count() == 0 {
        grid.add();
    }
    let row = move |at: usize| Some(view! { <Row grid at card=grid.read(at, OwnCard::clone)?/> });
    let rows = move || {
        drawn.track();
        (0..grid.count().min(most.get())).filter_map(row).collect_view()
    };
    let more = move || {
        drawn.track();
        grid.count() > most.get()
    };
    let keys = move |event: KeyboardEvent| {
        if enter::is_last(&event, ".card-rows") == Some(true) {
            grid.add();
        }
    };
    let paste = move |event: ClipboardEvent| {
        let text = files::pasted(&event).filter(|text| pasted::is_list(text));
        if let Some(text) = text {
            event.prevent_default();
            grid.paste(place_of(&event).unwrap_or(usize::MAX), &text);
        }
    };
    view! {
        <section class="sheet-card piece card-grid" on:keydown=keys on:paste=paste>
            <p class="hint">{tr!(grid.hint)}</p>
            <ol class="card-rows">{rows}</ol>
            <div class="tools">
                <Show when=more>
                    <button class="button quiet piece" data-act="more" on:click=move |_| most.update(|n| *n += SCREENFUL)>
                        {tr!(workshop.more)}
                    </button>
                </Show>
                <WordButton act="new-row" icon="plus" label=tr!(grid.new) class="button piece" on:click=move |_| grid.add()/>
            </div>
        </section>
    }
    .into_any()
}

/// What a cell is for.
fn title(cell: Cell) -> &'static str {
    match cell {
        Cell::Question => tr!(workshop.question),
        Cell::Right => tr!(workshop.answer),
        Cell::Wrong => tr!(grid.wrong),
    }
}

#[component]
fn Row(grid: Grid, at: usize, card: OwnCard) -> impl IntoView {
    let Grid { bench, id, language, .. } = grid;
    // Each change of a cell, until it is left, can be had back by itself.
    let settled = StoredValue::new(true);
    let number = (at + 1).to_string();
    let cells = Cell::ALL.map(|cell| {
        let Some(now) = cell.text(&card, language) else {
            let shown = if cell == Cell::Question { &*card.q } else { "–" };
            return view! { <span class="no-cell">{shown.to_owned()}</span> }.into_any();
        };
        let most = if cell == Cell::Question { LONGEST_QUESTION } else { MANY };
        let set = move |event| {
            let begins = settled.get_value();
            settled.set_value(false);
            let text = event_target_value(&event);
            bench.write_card(&id.get_value(), at, begins, |card| cell.write(card, &text, language));
        };
        view! {
            <input
                type="text"
                class="input"
                enterkeyhint="next"
                autocomplete="off"
                maxlength=most.to_string()
                placeholder=title(cell)
                aria-label=[title(cell), " ", &number].concat()
                prop:value=now
                on:input=set
                on:change=move |_| settled.set_value(true)
            />
        }
        .into_any()
    });
    let lacks = Memo::new(move |_| {
        bench.follow(&id.get_value(), |deck| deck.cards.get(at).and_then(lacks)).flatten()
    });
    let moved = Callback::new(move |()| grid.draw());
    let open = move |_| bench.go(Page::Card(id.get_value(), at));
    view! {
        <li data-place=at>
            <Handle id at q=card.q.clone() moved/>
            {cells.into_iter().collect_view()}
            <IconButton act="open-card" icon="pencil" label=tr!(grid.open_card, q = number) on:click=open/>
            {move || lacks.get().map(|lacks| view! { <small class="error">{lacks}</small> })}
        </li>
    }
}
