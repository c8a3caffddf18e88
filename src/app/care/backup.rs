//! The data on this tablet: whether the browser promises to keep it, how much it is, and how to move all of it to
//! another tablet and back.

use crate::app::browser::backup::{self, Came, Restored, Trouble};
use crate::app::browser::files;
use crate::app::browser::one_file;
use crate::app::browser::profiles::Profiles;
use crate::app::browser::settings::Settings;
use crate::app::browser::storage_care::{Care, ours};
use crate::app::parts::WordButton;
use crate::app::place::Place;
use crate::app::shell::{Brought, Shell};
use crate::app::words::{door_words, language, tr};
use crate::backup::{MOST_PEOPLE, NoBackup};
use crate::doors::Door;
use leptos::ev::Event;
use leptos::prelude::*;

/// The panel in the settings.
#[component]
pub fn BackupPanel() -> impl IntoView {
    let care = Care::default();
    care.look();
    let unsaved = RwSignal::new(None);
    let save = move |_| {
        unsaved.set(None);
        backup::save(move |why| _ = unsaved.try_set(why));
    };
    let lacks = move || unsaved.get().map(|_| tr!(backup.without_decks));
    view! {
        <section class="sheet-card piece" data-panel="backup">
            <h2>{tr!(backup.title)}</h2>
            <p>{tr!(backup.hint)}</p>
            <p class="hint">{tr!(backup.no_films)}</p>
            {(!one_file::is_here()).then(|| view! { <Promise care/> })}
            {move || care.room.get().map(usage)}
            <WordButton act="export" icon="download" label=tr!(backup.export) on:click=save/>
            <p class="error" aria-live="polite">{lacks}</p>
            <BringIn care/>
        </section>
    }
}

/// Whether the browser promises to keep everything, and a button to ask for that.
#[component]
fn Promise(care: Care) -> impl IntoView {
    let words = move || match care.promised.get() {
        Some(true) => tr!(backup.kept),
        Some(false) => tr!(backup.not_kept),
        None => tr!(backup.unknown),
    };
    let may_ask = move || care.promised.get() == Some(false);
    view! {
        <p data-promised=move || care.promised.get().map(|kept| kept.to_string())>{words}</p>
        <Show when=may_ask>
            <WordButton act="persist" icon="lock" label=tr!(backup.ask) on:click=move |_| care.ask()/>
        </Show>
    }
}

fn usage((used, quota): (f64, f64)) -> impl IntoView {
    let words = tr!(backup.usage, ours = size(ours()), used = size(used), quota = size(quota));
    view! { <p class="hint">{words}</p> }
}

/// Bytes as people read them.
fn size(bytes: f64) -> String {
    let units: [&str; 4] = match language().code() {
        "fr" => ["octets", "ko", "Mo", "Go"],
        _ => ["bytes", "kB", "MB", "GB"],
    };
    let step = |unit: usize| 1000_f64.powi(unit as i32);
    let unit = (1..units.len()).rev().find(|unit| bytes >= step(*unit)).unwrap_or(0);
    // Whole numbers: formatting any other takes kilobytes of wasm.
    [&((bytes / step(unit)).round() as u64).to_string(), "\u{a0}", units[unit]].concat()
}

/// Imports a file of another tablet, or an older one of this tablet.
#[component]
fn BringIn(care: Care) -> impl IntoView {
    let shell = Shell::get();
    let is_staffs = shell.place.with_untracked(|place| *place == Place::Staff);
    let elsewhere = RwSignal::new(None::<Door>);
    let chosen = move |event: Event| {
        let Some(file) = files::chosen(&event).into_iter().next() else { return };
        files::forget_chosen(&event);
        elsewhere.set(None);
        backup::restore(&file, is_staffs, move |came| {
            let came = match came {
                Ok(Came::Parcel(parcel)) => return shell.show_parcel(parcel),
                Ok(Came::Elsewhere(door)) => {
                    shell.brought.set(Some(Err(NoBackup::NotOurs)));
                    _ = elsewhere.try_set(Some(door));
                    return;
                }
                Ok(Came::All(restored)) => Ok(restored),
                Err(why) => Err(why),
            };
            shell.brought.set(Some(came));
            shell.settings.set(Settings::load());
            shell.profiles.set(Profiles::load());
            care.look();
        });
    };
    view! {
        <label class="button quiet piece file">
            {tr!(backup.import)}
            <input class="unseen" type="file" aria-label=tr!(backup.file) data-act="import" on:change=chosen/>
        </label>
        <p class="hint" role="status">
            {move || shell.brought.get().map(words_of)}
            {move || elsewhere.get().map(|door| [" ", door_words(door)].concat())}
        </p>
    }
}

/// The result of an import, in words.
pub fn words_of(came: Brought) -> String {
    let restored = match came {
        Err(NoBackup::NotOurs) => return tr!(backup.not_ours).into(),
        Err(NoBackup::Newer) => return tr!(backup.newer).into(),
        Err(NoBackup::TooLong) => return tr!(backup.too_long).into(),
        Ok(restored) => restored,
    };
    let left = restored != Restored { new: restored.new, ..Restored::default() };
    let mut words = match restored.new {
        0 if left => tr!(backup.none_taken).to_owned(),
        0 => tr!(backup.nothing_new).to_owned(),
        n => tr!(backup.restored, n = n),
    };
    for more in [
        (restored.damaged > 0).then(|| tr!(backup.damaged, n = restored.damaged)),
        (restored.houses > 0).then(|| tr!(backup.houses, n = restored.houses)),
        (restored.strange > 0).then(|| tr!(backup.strange, n = restored.strange)),
        (restored.games > 0).then(|| tr!(backup.games, n = restored.games)),
        (restored.people > 0).then(|| tr!(backup.people, n = restored.people, most = MOST_PEOPLE)),
        restored.unkept.map(|why| unkept_words(why).to_owned()),
    ] {
        words.extend(more.map(|more| [" ", &more].concat()));
    }
    words
}

/// Why the rest of an import could not be kept.
fn unkept_words(why: Trouble) -> &'static str {
    match why {
        Trouble::Absent => tr!(backup.no_storage),
        Trouble::Full => tr!(backup.no_room),
        Trouble::Silent => tr!(backup.no_answer),
    }
}
