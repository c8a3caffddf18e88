//! The set-up of *Les 12 Coups de Midi*: who reads, the order of ages (MIDI-S12), longer time,
//! options O1–O13; dealing from a deck, and the Masters who keep their crown (MIDI-Q3).

use super::draft::MidiDraft;
use super::words::refusal_words;
use crate::app::browser::decks::{Cards, Known, Trouble};
use crate::app::browser::{records, sittings};
use crate::app::bundles::workshop::Workshop;
use crate::app::parts::{IconButton, SeatMark};
use crate::app::setup::deal::{deal_when_here, deck_state};
use crate::app::setup::draft::Draft;
use crate::app::setup::for_whom::ForWhom;
use crate::app::setup::length::WhereSeveral;
use crate::app::setup::options::{OneOption, OptionWords, OptionsFold};
use crate::app::setup::own::{OwnDecks, Wanted};
use crate::app::setup::reading::WhoReads;
use crate::app::setup::start::{chance, seat};
use crate::app::setup::youngest::Youngest;
use crate::app::shell::Shell;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::decks::midi::Deck;
use crate::rules::midi::{Longer, Midi, Options, Reading, Setup};
use crate::rules::options::TableOptions;
use crate::rules::session::Session;
use crate::rules::{Chair, GameId, Mark, Player, Seat};
use crate::workshop::Chosen;
use crate::workshop::blend::Mix;
use leptos::prelude::*;

/// A table to be dealt once its deck is loaded.
#[derive(Clone)]
struct Wish {
    chairs: Vec<Chair>,
    youth: Vec<Seat>,
    /// The Masters of the previous game who play again.
    masters: Vec<Seat>,
    reading: Reading,
    longer: Vec<Longer>,
    options: Options,
    own: Option<Chosen>,
    seed: u64,
}

impl Wish {
    /// The table of a draft, without a Master.
    fn of(draft: &Draft, seed: u64) -> Wish {
        let MidiDraft { options, reading } = draft.of();
        Wish {
            chairs: draft.chairs(),
            youth: draft.youth(),
            masters: vec![],
            reading: if is_alone(draft) { Reading::Tablet } else { *reading },
            longer: (0..draft.seats.len()).map(|seat| draft.longer(seat)).collect(),
            options: *options,
            own: draft.own.clone(),
            seed,
        }
    }
}

/// Nobody reads to himself.
fn is_alone(draft: &Draft) -> bool {
    draft.persons() < 2
}

/// Deals to the table that was set up; a Midi Master of the last game begins.
pub fn start(shell: Shell, draft: &Draft) {
    bring(shell, Wish { masters: masters(&draft.chairs()), ..Wish::of(draft, chance()) });
}

/// Deals with that seed; nobody has a crown.
pub fn deal(shell: Shell, draft: &Draft, seed: u64) {
    bring(shell, Wish::of(draft, seed));
}

/// The seats whose players won the last game as Midi Masters (MIDI-Q3).
fn masters(chairs: &[Chair]) -> Vec<Seat> {
    let records = records::load();
    let Some(last) = records.iter().rfind(|record| record.game == GameId::Midi) else {
        return vec![];
    };
    let won = last.winners.iter().filter_map(|seat| last.players.get(seat.index()));
    let winners: Vec<_> = won.collect();
    let crowned = |chair: &Chair| {
        let automatic = chair.player != Player::Person;
        winners.iter().any(|winner| match (winner.profile, chair.profile) {
            (Some(one), Some(other)) => one == other,
            (None, None) => winner.name == chair.name && winner.automatic == automatic,
            _ => false,
        })
    };
    let seats = chairs.iter().enumerate().filter(|(_, chair)| crowned(chair));
    seats.map(|(seat, _)| Seat(seat as u8)).collect()
}

impl Cards for Deck {
    fn read(text: &str) -> Result<Deck, Trouble> {
        Ok(Deck::read(text)?)
    }

    fn piles(&self) -> Vec<Vec<&str>> {
        vec![
            self.kickoff.iter().map(|card| &*card.id).collect(),
            self.sheets.iter().map(|card| &*card.id).collect(),
            self.fatal.iter().map(|card| &*card.id).collect(),
            self.master.iter().map(|card| &*card.id).collect(),
            self.duels.iter().map(|card| &*card.id).collect(),
            self.stars.iter().map(|card| &*card.id).collect(),
        ]
    }

    fn blended(&self, workshop: &Workshop, own: &str, _: usize, mix: &Mix) -> Option<Deck> {
        (workshop.midi)(own, self, mix)
    }
}

fn bring(shell: Shell, wish: Wish) {
    let wanted = Wanted::of(wish.own.clone(), Chair::any_child(&wish.chairs));
    deal_when_here(shell, GameId::Midi, wanted, move |known| {
        let setup = draw(known, &wish)?;
        let chairs = setup.chairs.clone();
        seat(shell, Session::<Midi>::new(setup), |why| refusal_words(why, &chairs));
        Ok(())
    });
}

fn draw(known: &Known<Deck>, wish: &Wish) -> Result<Setup, Trouble> {
    let drawn = if Chair::any_child(&wish.chairs) {
        known.deck.draw_with_children(&known.order(), &known.childrens_order(), wish.seed)
    } else {
        known.deck.draw(&known.order(), wish.seed)
    };
    let drawn = drawn.map_err(Trouble::TooSmall)?;
    let Wish { chairs, youth, masters, reading, longer, options, seed, .. } = wish.clone();
    let deck = known.id.clone();
    Ok(Setup { chairs, youth, masters, reading, longer, options, seed, deck, cards: drawn.into() })
}

/// The same table with other cards; the Midi Master begins.
pub fn rematch(shell: Shell, sitting: Sitting<Midi>) {
    let wish = sitting.read(|session| {
        let Setup { chairs, youth, reading, longer, options, deck, .. } = session.setup().clone();
        let masters = masters(&chairs);
        let own = Chosen::of_deck(&deck).map(|(own, _)| own);
        Wish { chairs, youth, masters, reading, longer, options, own, seed: chance() }
    });
    sittings::remove(&sitting.id());
    bring(shell, wish);
}

/// Sets what a link asks for: a table option by its rule id, or `reading=tablet`. What the game does not have is
/// ignored.
pub fn set_option(draft: &mut Draft, id: &str, value: &str) {
    let own = draft.of_mut::<MidiDraft>();
    match (id, value) {
        ("reading", "tablet") => own.reading = Reading::Tablet,
        ("reading", "reader") => own.reading = Reading::Reader,
        _ => _ = own.options.set(id, value),
    }
}

/// The choices of the table.
#[component]
pub fn Choices(draft: RwSignal<Draft>) -> impl IntoView {
    let chosen = Signal::derive(move || draft.with(|draft| draft.first()));
    let choose = Callback::new(move |seat: Option<usize>| {
        draft.update(|draft| seat.into_iter().for_each(|seat| draft.name_youngest(seat)));
    });
    let length = OptionWords::<Options>::few(
        "MIDI-O12",
        tr!(midi_options.o12),
        tr!(midi_options.o12_values),
    );
    view! {
        <ForWhom/>
        <Reads draft/>
        <WhereSeveral game=GameId::Midi draft>
            <OneOption draft words=length.clone()/>
        </WhereSeveral>
        <Youngest draft chosen choose/>
        <OptionsFold draft options=options()><Ages draft/></OptionsFold>
        <OwnDecks game=GameId::Midi draft/>
        {deck_state::<Deck>(GameId::Midi)}
    }
}

#[rustfmt::skip] // one line an option
fn options() -> Vec<OptionWords<Options>> {
    let (few, switch) = (OptionWords::<Options>::few, OptionWords::<Options>::switch);
    vec![
        few("MIDI-O10", tr!(midi_options.o10), tr!(midi_options.o10_values)).under(tr!(setup.group_time)),
        few("MIDI-O3", tr!(midi_options.o3), tr!(midi_options.o3_values)),
        switch("MIDI-O4", tr!(midi_options.o4), tr!(midi_options.o4_hint)),
        switch("MIDI-O6", tr!(midi_options.o6), tr!(midi_options.o6_hint)).under(tr!(midi_options.star)),
        switch("MIDI-O9", tr!(midi_options.o9), tr!(midi_options.o9_hint)),
        switch("MIDI-O2", tr!(midi_options.o2), tr!(midi_options.o2_hint)),
        switch("MIDI-O8", tr!(midi_options.o8), tr!(midi_options.o8_hint)),
        switch("MIDI-O1", tr!(midi_options.o1), tr!(midi_options.o1_hint)),
        switch("MIDI-O7", tr!(midi_options.o7), tr!(midi_options.o7_hint)).under(tr!(setup.group_table)),
        switch("MIDI-O5", tr!(midi_options.o5), tr!(midi_options.o5_hint)),
        few("MIDI-O13", tr!(midi_options.o13), tr!(midi_options.o13_values)),
        switch("MIDI-O11", tr!(midi_options.o11), tr!(midi_options.o11_hint)),
    ]
}

/// Who reads the questions and judges what is said.
#[component]
fn Reads(draft: RwSignal<Draft>) -> impl IntoView {
    let tablet = Signal::derive(move || {
        draft.with(|draft| draft.of::<MidiDraft>().reading == Reading::Tablet)
    });
    let few = Signal::derive(move || draft.with(is_alone));
    let choose = Callback::new(move |tablet| {
        let reading = if tablet { Reading::Tablet } else { Reading::Reader };
        draft.update(|draft| draft.of_mut::<MidiDraft>().reading = reading);
    });
    view! {
        <WhoReads
            tablet
            few
            choose
            reader_hint=tr!(setup.reader_hint)
            tablet_hint=tr!(setup.tablet_hint)
        />
    }
}

/// All players from the youngest to the oldest: a tap on an arrow makes a player younger.
#[component]
fn Ages(draft: RwSignal<Draft>) -> impl IntoView {
    let youth = Memo::new(move |_| {
        draft.with(|draft| {
            let who = |seat: Seat| (draft.seats[seat.index()].mark, draft.name(seat.index()));
            draft.youth().into_iter().map(who).collect::<Vec<_>>()
        })
    });
    let item = move |(place, (mark, name)): (usize, (Mark, String))| {
        let label = tr!(setup.younger, name = name);
        let up = move |_| draft.update(|draft| draft.is_younger(place));
        let up = (place > 0).then(|| {
            view! { <IconButton act="younger" icon="chevron-left" label on:click=up/> }
        });
        view! { <li><SeatMark mark/><span class="name">{name}</span>{up}</li> }
    };
    view! {
        <fieldset class="field ages">
            <legend>{tr!(setup.ages)}</legend>
            <ol>{move || youth.get().into_iter().enumerate().map(item).collect_view()}</ol>
        </fieldset>
    }
}
