//! Who is behind each wasm file beside the first: the only module that names all screens and all games. [`mount`] gives
//! the app what is listed here; nothing else imports this module. A file holds the code that only its
//! `#[wasm_split]` function reaches (`tools/split.mjs`); that of a game is in the game's own folder.
//!
//! [`mount`]: super::mount

use super::bundles::base::Base;
use super::bundles::handing::Sheets;
use super::bundles::kiosk::Kiosk;
use super::bundles::phone::Phone;
use super::bundles::phones::Phones;
use super::bundles::replay::Replay;
use super::bundles::results::Results;
use super::bundles::spreadsheets::Spreadsheets;
use super::bundles::television::Television;
use super::bundles::workshop::Workshop;
use super::bundles::{Arrival, Bundles, Fetched, Screens};
use super::place::Place;
use super::shell::Shell;
use super::workshop::blends;
use super::{
    about, care, defizz, egomaster, evening, hand_sheet, handing, heure, home, kiosk, midi,
    millions, phone, phones, players, questions, records, replay, results, screens, settings,
    setup, television, workshop,
};
use crate::app::browser::{files, shipped};
use crate::workshop::sheets;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// All files, not requested yet.
pub fn bundles() -> Bundles {
    Bundles {
        base: Arrival::by(|| Box::pin(base())),
        setup: Arrival::by(|| Box::pin(set_up())),
        handing: Arrival::by(|| Box::pin(sheets())),
        replay: Arrival::by(|| Box::pin(rerun())),
        results: Arrival::by(|| Box::pin(ends())),
        menu: Arrival::by(|| Box::pin(menu())),
        workshop: Arrival::by(|| Box::pin(own_decks())),
        spreadsheets: Arrival::by(|| Box::pin(sheet_readers())),
        kiosk: Arrival::by(|| Box::pin(public_room())),
        phones: Arrival::by(|| Box::pin(joining())),
        phone: Arrival::by(|| Box::pin(hand())),
        television: Arrival::by(|| Box::pin(second_window())),
        games: [
            Arrival::by(|| Box::pin(midi::fetch())),
            Arrival::by(|| Box::pin(heure::fetch())),
            Arrival::by(|| Box::pin(millions::fetch())),
            Arrival::by(|| Box::pin(defizz::fetch())),
            Arrival::by(|| Box::pin(egomaster::fetch())),
        ],
    }
}

static BASE: Base = Base {
    screen: screens::screen,
    dialog: || view! { <setup::DealDialog/><handing::HandDialog/> }.into_any(),
    parked: || view! { <evening::EveningLine/><home::ParkedGames/> }.into_any(),
    foot: || view! { <care::NewsLine/><care::OfflineMark/> }.into_any(),
    care: |shell| {
        care::begin(shell);
        shell.receive();
        files::when_opened(move |file| shell.open_file(file));
    },
    receive: Shell::receive,
    start_from_link: |shell, link| {
        shipped::note_newcomer();
        setup::start_from_link(shell, link);
    },
    miss_game: setup::miss_game,
};

#[wasm_split(base, fallible)]
fn base() -> Fetched<Base> {
    Ok(&BASE)
}

static SETUP: Screens = Screens(|place| {
    let id = place.game()?;
    let game = Shell::get().bundles.game(id).here_untracked()?;
    Some(view! { <setup::SetUp id game/> }.into_any())
});

#[wasm_split(setup, fallible)]
fn set_up() -> Fetched<Screens> {
    Ok(&SETUP)
}

static MENU: Screens = Screens(|place| match place {
    Place::Players => Some(view! { <players::Players/> }.into_any()),
    Place::Records => Some(view! { <records::Records/> }.into_any()),
    Place::Settings => Some(view! { <settings::SettingsScreen/> }.into_any()),
    Place::Questions => Some(view! { <questions::Questions/> }.into_any()),
    Place::Evening => Some(view! { <evening::EveningScreen/> }.into_any()),
    Place::About => Some(view! { <about::About/> }.into_any()),
    Place::Home
    | Place::Setup(_)
    | Place::Table(..)
    | Place::Replay(..)
    | Place::Workshop
    | Place::Staff => None,
});

#[wasm_split(menu, fallible)]
fn menu() -> Fetched<Screens> {
    Ok(&MENU)
}

static SHEETS: Sheets = Sheets { sheet: hand_sheet::sheet };

#[wasm_split(handing, fallible)]
fn sheets() -> Fetched<Sheets> {
    Ok(&SHEETS)
}

static REPLAY: Replay = Replay { screen: replay::screen, keep: replay::keep };

#[wasm_split(replay, fallible)]
fn rerun() -> Fetched<Replay> {
    Ok(&REPLAY)
}

static RESULTS: Results = Results {
    won: results::won,
    told: results::told,
    crowned: results::crowned::crowned,
    share: results::share,
};

#[wasm_split(results, fallible)]
fn ends() -> Fetched<Results> {
    Ok(&RESULTS)
}

static WORKSHOP: Workshop = Workshop {
    screen: workshop::screen,
    choice: workshop::choice,
    asked: workshop::asked,
    language: blends::language,
    midi: blends::midi,
    millions: blends::millions,
    defizz: blends::defizz,
    egomaster: blends::egomaster,
};

#[wasm_split(workshop, fallible)]
fn own_decks() -> Fetched<Workshop> {
    Ok(&WORKSHOP)
}

static SPREADSHEETS: Spreadsheets = Spreadsheets { open: sheets::open };

#[wasm_split(spreadsheets, fallible)]
fn sheet_readers() -> Fetched<Spreadsheets> {
    Ok(&SPREADSHEETS)
}

static KIOSK: Kiosk = Kiosk { screen: kiosk::screen, begin: kiosk::begin, admits: kiosk::admits };

#[wasm_split(kiosk, fallible)]
fn public_room() -> Fetched<Kiosk> {
    Ok(&KIOSK)
}

static PHONES: Phones = Phones { sheet: phones::sheet };

#[wasm_split(phones, fallible)]
fn joining() -> Fetched<Phones> {
    Ok(&PHONES)
}

static PHONE: Phone = Phone { screen: phone::screen };

#[wasm_split(phone, fallible)]
fn hand() -> Fetched<Phone> {
    Ok(&PHONE)
}

static TELEVISION: Television = Television { screen: television::screen };

#[wasm_split(television, fallible)]
fn second_window() -> Fetched<Television> {
    Ok(&TELEVISION)
}
