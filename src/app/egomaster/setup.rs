//! The set-up of *Egomaster*: who reads (O9), whole, short or quick (O8, V), the options that few
//! tables change; dealing from a deck.

use super::words::refusal_words;
use crate::app::browser::decks::{Cards, Known, Trouble};
use crate::app::browser::sittings;
use crate::app::bundles::workshop::Workshop;
use crate::app::contest::closing::EndsAt;
use crate::app::parts::field::Choice;
use crate::app::setup::buzzers::BuzzersFold;
use crate::app::setup::deal::{deal_when_here, deck_state};
use crate::app::setup::draft::Draft;
use crate::app::setup::for_whom::ForWhom;
use crate::app::setup::length::{WhereSeveral, fitting, length_words};
use crate::app::setup::options::{OptionWords, OptionsFold, described};
use crate::app::setup::own::{OwnDecks, Wanted};
use crate::app::setup::reading::{ReadingOption, needs_tablet};
use crate::app::setup::start::{chance, seat};
use crate::app::shell::Shell;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::decks::egomaster::Deck;
use crate::kiosk::offer::Length;
use crate::rules::clock::Longer;
use crate::rules::egomaster::{Egomaster, Options, Setup};
use crate::rules::session::Session;
use crate::rules::{Chair, GameId};
use crate::workshop::Chosen;
use crate::workshop::blend::Mix;
use leptos::prelude::*;

impl Cards for Deck {
    fn read(text: &str) -> Result<Deck, Trouble> {
        Ok(Deck::read(text)?)
    }

    fn piles(&self) -> Vec<Vec<&str>> {
        vec![
            self.solo.iter().map(|solo| &*solo.id).collect(),
            self.duo.iter().map(|entry| &*entry.id).collect(),
            self.multi.iter().map(|entry| &*entry.id).collect(),
        ]
    }

    fn blended(&self, workshop: &Workshop, own: &str, _: usize, mix: &Mix) -> Option<Deck> {
        (workshop.egomaster)(own, self, mix)
    }
}

/// A table to be dealt once its deck is loaded.
#[derive(Clone)]
struct Wish {
    chairs: Vec<Chair>,
    longer: Vec<Longer>,
    options: Options,
    own: Option<Chosen>,
    seed: u64,
}

/// Deals to the table that was set up.
pub fn start(shell: Shell, draft: &Draft) {
    deal(shell, draft, chance());
}

/// Deals with that seed.
pub fn deal(shell: Shell, draft: &Draft, seed: u64) {
    let longer = (0..draft.seats.len()).map(|seat| draft.longer(seat)).collect();
    let mut options: Options = *draft.of();
    // Too few players for a reader, as a link may ask for: the tablet reads.
    options.tablet_reads |= needs_tablet(draft);
    let own = draft.own.clone();
    bring(shell, Wish { chairs: draft.chairs(), longer, options, own, seed });
}

/// The same table with other questions.
pub fn rematch(shell: Shell, sitting: Sitting<Egomaster>) {
    let wish = sitting.read(|session| {
        let Setup { chairs, longer, options, deck, .. } = session.setup().clone();
        let own = Chosen::of_deck(&deck).map(|(own, _)| own);
        Wish { chairs, longer, options, own, seed: chance() }
    });
    sittings::remove(&sitting.id());
    bring(shell, wish);
}

fn bring(shell: Shell, wish: Wish) {
    let wanted = Wanted::of(wish.own.clone(), Chair::any_child(&wish.chairs));
    deal_when_here(shell, GameId::Egomaster, wanted, move |known| {
        let setup = draw(known, &wish)?;
        let chairs = setup.chairs.clone();
        seat(shell, Session::<Egomaster>::new(setup), |why| refusal_words(why, &chairs));
        Ok(())
    });
}

fn draw(known: &Known<Deck>, wish: &Wish) -> Result<Setup, Trouble> {
    let Wish { chairs, longer, options, seed, .. } = wish.clone();
    let cards = known
        .deck
        .draw(&known.order_of_all(Chair::any_child(&wish.chairs)))
        .map_err(Trouble::TooSmall)?
        .into();
    let deck = known.id.clone();
    Ok(Setup { chairs, longer, options, seed, deck, cards })
}

/// The choices of the table.
#[component]
pub fn Choices(draft: RwSignal<Draft>) -> impl IntoView {
    let reading = described::<Options>("EGO-O9");
    view! {
        <ForWhom/>
        <EndsAt draft/>
        <ReadingOption
            draft
            option=reading
            reader_hint=tr!(egomaster.reader_hint)
            tablet_hint=tr!(egomaster.tablet_hint)
        />
        <HowLong draft/>
        <OptionsFold draft options=options()/>
        <BuzzersFold draft/>
        <OwnDecks game=GameId::Egomaster draft/>
        {deck_state::<Deck>(GameId::Egomaster)}
    }
}

/// The length of the enrichment (option O8, V), without those that a kiosk does not offer.
#[component]
fn HowLong(draft: RwSignal<Draft>) -> impl IntoView {
    const GAME: GameId = GameId::Egomaster;
    let fits = fitting(GAME, draft);
    let way = move |length: Length, icon, hint| {
        let title = length_words(GAME, length);
        let chosen = Signal::derive(move || draft.with(|draft| draft.drafted().length() == length));
        let choose = move |_| draft.update(|draft| draft.drafted_mut().set_length(length));
        let offered = Memo::new(move |_| fits.with(|fits| fits.contains(&length)));
        view! {
            <Show when=move || offered.get()>
                <Choice name="length" icon title hint chosen on:change=choose/>
            </Show>
        }
    };
    view! {
        <WhereSeveral game=GAME draft>
            <fieldset class="choices">
                <legend>{tr!(egomaster.how_long)}</legend>
                {way(Length::Whole, "crown", tr!(egomaster.whole_hint))}
                {way(Length::Short, "clock", tr!(egomaster.short_hint))}
                {way(Length::Quick, "star", tr!(egomaster.quick_hint))}
            </fieldset>
        </WhereSeveral>
    }
}

#[rustfmt::skip] // one line an option
fn options() -> Vec<OptionWords<Options>> {
    let (few, switch) = (OptionWords::<Options>::few, OptionWords::<Options>::switch);
    vec![
        few("EGO-O1", tr!(egomaster_options.o1), tr!(egomaster_options.o1_values)).under(tr!(setup.group_questions)),
        few("EGO-O3", tr!(egomaster_options.o3), tr!(egomaster_options.o3_values)),
        switch("EGO-O7", tr!(egomaster_options.o7), tr!(egomaster_options.o7_hint)),
        few("EGO-O10", tr!(egomaster_options.o10), tr!(egomaster_options.o10_values)).unless(|options| options.tablet_reads),
        few("EGO-O2", tr!(egomaster_options.o2), tr!(egomaster_options.o2_values)).under(tr!(setup.group_chips)),
        switch("EGO-O5", tr!(egomaster_options.o5), tr!(egomaster_options.o5_hint)),
        few("EGO-O11", tr!(egomaster_options.o11), tr!(egomaster_options.o11_values)).under(tr!(setup.group_table)),
        switch("EGO-O4", tr!(egomaster_options.o4), tr!(egomaster_options.o4_hint)).unless(|options| options.tablet_reads),
        switch("EGO-O6", tr!(egomaster_options.o6), tr!(egomaster_options.o6_hint)).unless(|options| options.tablet_reads),
    ]
}
