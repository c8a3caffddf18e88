//! Adds up the counts of several tablets from the files that each has written, together with this one's.

use super::super::kept::{counts, tablet};
use super::played::head;
use crate::app::browser::settings::Lang;
use crate::app::browser::{download, files};
use crate::app::parts::{Emblem, WordButton};
use crate::app::shelf::card;
use crate::app::words::{cell_sign, door_words, said_in, tr};
use crate::doors::{Door, Sort};
use crate::kiosk::counts::Count;
use crate::kiosk::house::LONGEST_TABLET;
use crate::kiosk::totals::{LONGEST, Totals};
use crate::rules::GameId;
use crate::text::clean;
use leptos::ev::Event;
use leptos::prelude::*;

/// Maximum number of files read at once.
const MOST_FILES: usize = 60;

/// The panel: files in, sums, a file out.
#[component]
pub fn Several() -> impl IntoView {
    let totals = RwSignal::new(own());
    let said = RwSignal::new(Vec::<String>::new());
    let chosen = move |event: Event| {
        said.set(vec![]);
        for file in files::chosen(&event).into_iter().take(MOST_FILES) {
            let name = file.name();
            files::read(&file, LONGEST, move |text| {
                let words = match text {
                    Some(text) => take(totals, &name, &text),
                    None => tr!(kiosk.file_unread, file = short(&name)),
                };
                said.update(|said| said.push(words));
            });
        }
    };
    let out = move |_| {
        let title = |game: GameId| (card(game).title)().to_owned();
        let csv = totals.with_untracked(|totals| totals.csv(head(), title, cell_sign()));
        download::save_text("tablee-bornes.csv", "text/csv", &["\u{feff}", &csv].concat());
    };
    let several = Memo::new(move |_| totals.with(|totals| totals.tablets().len() > 1));
    view! {
        <section class="sheet-card piece" data-panel="several">
            <h2>{tr!(kiosk.several)}</h2>
            <p>{tr!(kiosk.several_hint)}</p>
            <label class="button quiet piece file">
                {tr!(kiosk.several_files)}
                <input class="unseen" type="file" multiple accept=".csv,text/csv" data-act="add-counts" on:change=chosen/>
            </label>
            <div role="status">
                <ul class="lines">
                    {move || said.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
                </ul>
            </div>
            <Show when=move || several.get()>
                {move || totals.with(|totals| view! { <Sums totals=totals.clone()/> })}
                <WordButton act="csv-several" icon="download" label=tr!(kiosk.csv) on:click=out/>
            </Show>
        </section>
    }
}

/// What this tablet has counted.
fn own() -> Totals {
    let mut here = tablet();
    if here.name.is_empty() {
        here.name = tr!(kiosk.this_tablet).into();
    }
    let mut totals = Totals::default();
    totals.take_own(&here, &counts());
    totals
}

/// Adds a file, and returns the result in words.
fn take(totals: RwSignal<Totals>, file: &str, text: &str) -> String {
    let taken =
        totals.try_update(|totals| totals.take_file(file, text, titled)).unwrap_or_default();
    let file = short(file);
    match (taken.rows, taken.strange) {
        (0, _) => {
            let door = Sort::of(text.as_bytes()).belongs_to(Door::Counts).map(door_words);
            let words = tr!(kiosk.file_unread, file = file);
            [Some(&*words), door].into_iter().flatten().collect::<Vec<&str>>().join(" ")
        }
        (rows, 0) => tr!(kiosk.file_taken, file = file, n = rows),
        (rows, strange) => {
            let words = tr!(kiosk.file_taken, file = file, n = rows);
            [words, tr!(kiosk.file_strange, n = strange)].join(" ")
        }
    }
}

/// A file's name, cleaned and shortened for a sentence.
fn short(file: &str) -> String {
    clean(file, LONGEST_TABLET)
}

/// The game of that title, in whichever language the file was written.
fn titled(title: &str) -> Option<GameId> {
    let is_it = |lang: Lang, game: GameId| said_in(lang, || (card(game).title)()) == title;
    let titled = |game: &GameId| is_it(Lang::Fr, *game) || is_it(Lang::En, *game);
    GameId::named(title).or_else(|| GameId::ALL.into_iter().find(titled))
}

/// A line per tablet, then one per game, then the total.
#[component]
fn Sums(totals: Totals) -> impl IntoView {
    let cells = |count: Count| {
        let Count { begun, finished, .. } = count;
        view! { <td>{begun}</td><td>{finished}</td><td>{count.minutes()}</td> }
    };
    let tablet = |name: String| {
        let sum = cells(totals.sum(Some(&name), None));
        view! { <tr data-tablet=name.clone()><th scope="row">{name.clone()}</th>{sum}</tr> }
    };
    let game = |game: GameId| {
        let sum = cells(totals.sum(None, Some(game)));
        view! { <tr data-game=game.name()><th scope="row"><Emblem game/>{(card(game).title)()}</th>{sum}</tr> }
    };
    let tablets = totals.tablets().into_iter().map(tablet).collect_view();
    view! {
        <div class="sums-wrap" tabindex="0" role="region" aria-label=tr!(kiosk.several)>
            <table class="sums">
                <thead>
                    <tr>
                        <th scope="col">{tr!(kiosk.tablet_short)}</th>
                        <th scope="col">{tr!(kiosk.begun)}</th>
                        <th scope="col">{tr!(kiosk.finished)}</th>
                        <th scope="col">{tr!(kiosk.time)}</th>
                    </tr>
                </thead>
                <tbody>{tablets}</tbody>
                <tbody>{GameId::ALL.map(game).collect_view()}</tbody>
                <tfoot><tr data-sum="all"><th scope="row">{tr!(kiosk.in_all)}</th>{cells(totals.sum(None, None))}</tr></tfoot>
            </table>
        </div>
    }
}
