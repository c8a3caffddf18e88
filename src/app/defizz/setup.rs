//! The set-up of *Défizz*: who reads (O8), who begins (O7), the variants Expert, Team and
//! Enrichment, the options that few tables change, the two of a team; dealing from a deck.

use super::draft::DefizzDraft;
use super::words::refusal_words;
use crate::app::browser::decks::{Cards, Known, Trouble};
use crate::app::browser::sittings;
use crate::app::bundles::workshop::Workshop;
use crate::app::contest::closing::EndsAt;
use crate::app::parts::field::NameField;
use crate::app::setup::buzzers::BuzzersFold;
use crate::app::setup::deal::{deal_when_here, deck_state};
use crate::app::setup::draft::Draft;
use crate::app::setup::for_whom::ForWhom;
use crate::app::setup::options::{OneOption, OptionWords, OptionsFold, described};
use crate::app::setup::own::{OwnDecks, Wanted};
use crate::app::setup::reading::{ReadingOption, needs_tablet};
use crate::app::setup::sits::SitsThere;
use crate::app::setup::start::{chance, seat};
use crate::app::setup::youngest::Youngest;
use crate::app::shell::Shell;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::decks::defizz::{Card, Deck};
use crate::rules::defizz::{Defizz, First, Options, Setup};
use crate::rules::session::Session;
use crate::rules::{Chair, GameId, Mark, Seat};
use crate::workshop::Chosen;
use crate::workshop::blend::Mix;
use leptos::prelude::*;

impl Cards for Deck {
    fn read(text: &str) -> Result<Deck, Trouble> {
        Ok(Deck::read(text)?)
    }

    fn piles(&self) -> Vec<Vec<&str>> {
        vec![ids(&self.duel), ids(&self.multi)]
    }

    fn blended(&self, workshop: &Workshop, own: &str, _: usize, mix: &Mix) -> Option<Deck> {
        (workshop.defizz)(own, self, mix)
    }
}

fn ids(cards: &[Card]) -> Vec<&str> {
    cards.iter().map(|card| &*card.id).collect()
}

/// Deals to the table that was set up.
pub fn start(shell: Shell, draft: &Draft) {
    deal(shell, draft, chance());
}

/// Deals with that seed.
pub fn deal(shell: Shell, draft: &Draft, seed: u64) {
    bring(shell, draft.own.clone(), wish(draft, seed));
}

/// A table to be dealt once its deck is loaded: its setup without the cards.
fn wish(draft: &Draft, seed: u64) -> Setup {
    let DefizzDraft { mut options, members, .. } = draft.of::<DefizzDraft>().clone();
    let first = draft.first();
    // Too few players for a reader, as a link may ask for: the tablet reads.
    options.tablet_reads |= needs_tablet(draft);
    if first.is_none() {
        options.first = First::Random;
    }
    let team = |mark: Mark| members[usize::from(mark.0)].clone();
    let named = |mark| team(mark).into_iter().filter(|name| !name.is_empty()).collect();
    let mut chairs = draft.chairs();
    if options.team {
        for (chair, seated) in chairs.iter_mut().zip(&draft.seats) {
            let pair = team(chair.mark);
            // A team without a name of its own gets the names of its two.
            if seated.name.is_empty() && pair.iter().all(|name| !name.is_empty()) {
                chair.name = pair.join(" & ");
            }
        }
    }
    let members = if options.team {
        draft.seats.iter().map(|chair| named(chair.mark)).collect()
    } else {
        vec![]
    };
    Setup {
        chairs,
        members,
        first: first.map(|seat| Seat(seat as u8)),
        birthdays: vec![],
        longer: (0..draft.seats.len()).map(|seat| draft.longer(seat)).collect(),
        options,
        seed,
        deck: String::new(),
        cards: crate::decks::defizz::Drawn::default().into(),
    }
}

/// The same table with other questions; who begins stays as it was set up, whoever has won.
pub fn rematch(shell: Shell, sitting: Sitting<Defizz>) {
    let setup = sitting.read(|session| session.setup().clone());
    sittings::remove(&sitting.id());
    let own = Chosen::of_deck(&setup.deck).map(|(own, _)| own);
    bring(shell, own, Setup { seed: chance(), ..setup });
}

fn bring(shell: Shell, own: Option<Chosen>, wish: Setup) {
    let wanted = Wanted::of(own, Chair::any_child(&wish.chairs));
    deal_when_here(shell, GameId::Defizz, wanted, move |known| {
        let setup = draw(known, &wish)?;
        let chairs = setup.chairs.clone();
        seat(shell, Session::<Defizz>::new(setup), |why| refusal_words(why, &chairs));
        Ok(())
    });
}

fn draw(known: &Known<Deck>, wish: &Setup) -> Result<Setup, Trouble> {
    let drawn = known
        .deck
        .draw(&known.order_of_all(Chair::any_child(&wish.chairs)), wish.seed)
        .map_err(Trouble::TooSmall)?;
    // A new game has today's Chance, even if the table was set up with the old one.
    let options = Options { each_throw: false, ..wish.options };
    Ok(Setup { deck: known.id.clone(), cards: drawn.into(), options, ..wish.clone() })
}

/// The choices of the table.
#[component]
pub fn Choices(draft: RwSignal<Draft>) -> impl IntoView {
    let reading = described::<Options>("DEF-O8");
    view! {
        <ForWhom/>
        <EndsAt draft/>
        <ReadingOption
            draft
            option=reading
            reader_hint=tr!(defizz.reader_hint)
            tablet_hint=tr!(defizz.tablet_hint)
        />
        <WhoBegins draft/>
        <Variants draft/>
        <OptionsFold draft options=options()/>
        <BuzzersFold draft/>
        <OwnDecks game=GameId::Defizz draft/>
        {deck_state::<Deck>(GameId::Defizz)}
    }
}

/// The choice of who begins: whose birthday is nearest to 1 April (DEF-S4), or chance (option O7).
#[component]
fn WhoBegins(draft: RwSignal<Draft>) -> impl IntoView {
    let chosen = Signal::derive(move || draft.with(|draft| draft.first()));
    let choose = Callback::new(move |seat: Option<usize>| {
        draft.update(|draft| {
            let first = seat.and_then(|seat| draft.seats.get(seat)).map(|chair| chair.mark);
            let own = draft.of_mut::<DefizzDraft>();
            own.first = first;
            own.options.first = if first.is_some() { First::Birthday } else { First::Random };
        });
    });
    view! { <Youngest draft chosen choose legend=tr!(defizz.who_begins) nobody=tr!(setup.random_first)/> }
}

/// The variants, in any combination (DEF-R39).
#[component]
#[rustfmt::skip] // one line a variant
fn Variants(draft: RwSignal<Draft>) -> impl IntoView {
    let switch = OptionWords::<Options>::switch;
    let all = [
        switch("DEF-VX", tr!(defizz_options.vx), tr!(defizz_options.vx_hint)),
        switch("DEF-VT", tr!(defizz_options.vt), tr!(defizz_options.vt_hint)),
        switch("DEF-VE", tr!(defizz_options.ve), tr!(defizz_options.ve_hint)),
    ];
    view! {
        <fieldset class="choices">
            <legend>{tr!(defizz.variants)}</legend>
            <div class="options piece themed">
                {all.map(|words| view! { <OneOption draft words/> }).into_iter().collect_view()}
            </div>
        </fieldset>
    }
}

#[rustfmt::skip] // one line an option
fn options() -> Vec<OptionWords<Options>> {
    let (few, switch) = (OptionWords::<Options>::few, OptionWords::<Options>::switch);
    vec![
        few("DEF-O1", tr!(defizz_options.o1), tr!(defizz_options.o1_values)).under(tr!(setup.group_questions)),
        few("DEF-O4", tr!(defizz_options.o4), tr!(defizz_options.o4_values)),
        switch("DEF-O2", tr!(defizz_options.o2), tr!(defizz_options.o2_hint)),
        few("DEF-O9", tr!(defizz_options.o9), tr!(defizz_options.o9_values)).unless(|options| options.tablet_reads),
        few("DEF-O3", tr!(defizz_options.o3), tr!(defizz_options.o3_values)).under(tr!(setup.group_chips)),
        switch("DEF-O6", tr!(defizz_options.o6), tr!(defizz_options.o6_hint)),
        few("DEF-O10", tr!(defizz_options.o10), tr!(defizz_options.o10_values)).under(tr!(setup.group_table)).unless(|options| options.tablet_reads),
        switch("DEF-O5", tr!(defizz_options.o5), tr!(defizz_options.o5_hint)).unless(|options| options.tablet_reads),
    ]
}

/// The choices of a seat: the two of its team, longer time.
#[component]
pub fn SeatChoices(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let team = draft.with_untracked(|draft| draft.of::<DefizzDraft>().options.team);
    let member = move |place: usize| {
        let mark = move |draft: &Draft| usize::from(draft.seats[seat].mark.0);
        let now = draft.with_untracked(|d| d.of::<DefizzDraft>().members[mark(d)][place].clone());
        let set = Callback::new(move |name: String| {
            draft.update(|d| {
                let mark = mark(d);
                d.of_mut::<DefizzDraft>().members[mark][place] = name;
            });
        });
        view! { <NameField now placeholder=tr!(defizz.member) set/> }
    };
    let members = team.then(|| {
        view! { <fieldset class="field"><legend>{tr!(defizz.the_two)}</legend>{member(0)}{member(1)}</fieldset> }
    });
    view! {
        {members}
        <SitsThere draft seat/>
    }
}
