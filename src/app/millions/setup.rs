//! The set-up of *Qui veut gagner des millions ?*: who leads it (O2), whether as on television (O10), the
//! options that few tables change; its deck; the ladder of the day.

use super::words::refusal_words;
use crate::app::browser::decks::{Cards, Known, Trouble};
use crate::app::browser::records;
use crate::app::browser::{dates, sittings};
use crate::app::bundles::workshop::Workshop;
use crate::app::parts::WordButton;
use crate::app::parts::field::Choice;
use crate::app::parts::money::amount;
use crate::app::setup::deal::{deal_when_here, deck_state};
use crate::app::setup::draft::Draft;
use crate::app::setup::for_whom::ForWhom;
use crate::app::setup::game_draft::Kept;
use crate::app::setup::length::WhereSeveral;
use crate::app::setup::options::{OneOption, OptionWords, OptionsFold};
use crate::app::setup::own::{OwnDecks, Wanted};
use crate::app::setup::start::{chance, seat};
use crate::app::shell::Shell;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::decks::millions::{Deck, LEVELS};
use crate::records::GameRecord;
use crate::rules::clock::Longer;
use crate::rules::millions::{Millions, Options, Setup, daily, once};
use crate::rules::session::Session;
use crate::rules::{Chair, GameId, Player, Seat};
use crate::workshop::Chosen;
use crate::workshop::blend::Mix;
use leptos::prelude::*;

impl Cards for Deck {
    fn read(text: &str) -> Result<Deck, Trouble> {
        Ok(Deck::read(text)?)
    }

    fn piles(&self) -> Vec<Vec<&str>> {
        let level = |level: usize| {
            let all = self.questions.iter().filter(move |q| usize::from(q.level) == level);
            all.map(|question| &*question.id).collect()
        };
        (1..=LEVELS).map(level).collect()
    }

    fn blended(&self, workshop: &Workshop, own: &str, games: usize, mix: &Mix) -> Option<Deck> {
        (workshop.millions)(own, self, games, mix)
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

/// Deals to the table of the draft with a random seed.
pub fn start(shell: Shell, draft: &Draft) {
    let mut draft = draft.clone();
    // While ours are asked that choice is hidden.
    if draft.own.is_none() {
        Options::of_mut(&mut draft).deck_once = false;
    }
    deal(shell, &draft, chance());
}

/// Deals with that seed.
pub fn deal(shell: Shell, draft: &Draft, seed: u64) {
    let longer = (0..draft.seats.len()).map(|seat| draft.longer(seat)).collect();
    let (chairs, own) = (draft.chairs(), draft.own.clone());
    bring(shell, Wish { chairs, longer, options: *draft.of(), own, seed });
}

/// Deals other questions to the same table and removes the finished sitting.
pub fn rematch(shell: Shell, sitting: Sitting<Millions>) {
    let wish = sitting.read(|session| {
        let Setup { chairs, longer, options, deck, .. } = session.setup().clone();
        let own = Chosen::of_deck(&deck).map(|(own, _)| own);
        Wish { chairs, longer, options, own, seed: chance() }
    });
    sittings::remove(&sitting.id());
    bring(shell, wish);
}

fn bring(shell: Shell, wish: Wish) {
    let Wish { options, own, chairs, .. } = &wish;
    let children = Chair::any_child(chairs);
    let wanted = if options.deck_once {
        Wanted::only(own.clone(), children)
    } else {
        Wanted { own: own.clone(), children, games: Setup::games(chairs.len(), options) }
    };
    deal_when_here(shell, GameId::Millions, wanted, move |known| {
        let setup = draw(known, &wish)?;
        let chairs = setup.chairs.clone();
        seat(shell, Session::<Millions>::new(setup), |why| refusal_words(why, &chairs));
        Ok(())
    });
}

fn draw(known: &Known<Deck>, wish: &Wish) -> Result<Setup, Trouble> {
    let Wish { chairs, longer, options, seed, .. } = wish.clone();
    let games = Setup::games(chairs.len(), &options);
    let order = known.order();
    let deck = known.id.clone();
    if options.deck_once && Chosen::of_deck(&deck).is_some() {
        let cards = once::drawn(&known.deck, &order, seed).map_err(Trouble::TooSmall)?.into();
        // Whoever wrote the questions may host (MIL-Q55).
        let first = (!options.device).then_some(Seat(0));
        return Ok(Setup { chairs, first, longer, options, seed, deck, day: None, cards });
    }
    // A deck too small for all games is drawn for one: repeated questions are better than no game (MIL-Q27).
    let theirs = Chair::any_child(&chairs).then(|| known.childrens_order());
    let draw = |games| match &theirs {
        Some(theirs) => known.deck.draw_with_children(&order, theirs, games, seed),
        None => known.deck.draw(&order, games, seed),
    };
    let drawn = draw(games).or_else(|_| draw(1));
    let cards = drawn.map_err(Trouble::TooSmall)?.into();
    Ok(Setup { chairs, first: None, longer, options, seed, deck, day: None, cards })
}

/// The choices of the table.
#[component]
pub fn Choices(draft: RwSignal<Draft>) -> impl IntoView {
    let length = OptionWords::<Options>::few(
        "MIL-O14",
        tr!(millions_options.o14),
        tr!(millions_options.o14_values),
    );
    let once = OptionWords::<Options>::switch(
        "MIL-O17",
        tr!(millions_options.o17),
        tr!(millions_options.o17_hint),
    );
    view! {
        <ForWhom/>
        <WhoLeads draft/>
        <WhereSeveral game=GameId::Millions draft>
            <OneOption draft words=length.clone()/>
        </WhereSeveral>
        <OptionsFold draft options=options()/>
        <Daily draft/>
        <OwnDecks game=GameId::Millions draft/>
        <Show when=move || draft.with(|draft| draft.own.is_some())>
            <div class="options piece themed deck-once"><OneOption draft words=once.clone()/></div>
        </Show>
        {deck_state::<Deck>(GameId::Millions)}
    }
}

/// The ladder of the day (MIL-Q44), for the first seat alone: the same questions for everybody who plays it
/// today; and the sum to beat.
#[component]
fn Daily(draft: RwSignal<Draft>) -> impl IntoView {
    let shell = Shell::get();
    let play = move |_| draft.with_untracked(|draft| play_daily(shell, draft));
    let best = best_alone()
        .map(|sum| view! { <p class="hint">{tr!(millions.to_beat, sum = amount(sum))}</p> });
    view! {
        <section class="daily" aria-label=tr!(millions.daily)>
            <WordButton act="daily" icon="star" label=tr!(millions.daily) on:click=play/>
            <p class="hint">{tr!(millions.daily_hint)}</p>
            {best}
        </section>
    }
}

/// The most that anybody has won here alone, in euros.
fn best_alone() -> Option<u32> {
    let alone = |record: &GameRecord| record.game == GameId::Millions && record.players.len() == 1;
    let records = records::load();
    let won = records.iter().filter(|record| alone(record));
    won.filter_map(|record| record.scores.first()).copied().max().filter(|sum| *sum > 0)
}

fn play_daily(shell: Shell, draft: &Draft) {
    let Some(chair) = draft.chairs().into_iter().next() else { return };
    let chair = Chair { player: Player::Person, ..chair };
    let (year, month, date) = dates::today();
    let Some(day) = daily::day(year, month, date) else { return };
    deal_when_here(shell, GameId::Millions, Wanted::default(), move |known: &Known<Deck>| {
        let setup = Setup::daily(day, chair.clone(), &known.deck, &known.id);
        let setup = setup.map_err(Trouble::TooSmall)?;
        seat(shell, Session::<Millions>::new(setup), |why| {
            refusal_words(why, std::slice::from_ref(&chair))
        });
        Ok(())
    });
}

/// How the game is led (options O2, O10).
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Players,
    Tablet,
    Television,
}

impl Way {
    const fn of(options: &Options) -> Way {
        match (options.television, options.device) {
            (true, _) => Way::Television,
            (_, true) => Way::Tablet,
            _ => Way::Players,
        }
    }

    const fn set(self, options: &mut Options) {
        options.television = matches!(self, Way::Television);
        options.device = matches!(self, Way::Tablet);
    }
}

#[component]
fn WhoLeads(draft: RwSignal<Draft>) -> impl IntoView {
    let way = move |way: Way, icon, title, hint| {
        let chosen = Signal::derive(move || draft.with(|draft| Way::of(draft.of()) == way));
        let choose = move |_| draft.update(|draft| way.set(draft.of_mut()));
        view! { <Choice name="leads" icon title hint chosen on:change=choose/> }
    };
    view! {
        <fieldset class="choices">
            <legend>{tr!(millions.who_leads)}</legend>
            {way(Way::Players, "person", tr!(millions.way_players), tr!(millions.way_players_hint))}
            {way(Way::Tablet, "speak", tr!(millions.way_tablet), tr!(millions.way_tablet_hint))}
            {way(Way::Television, "star", tr!(millions.way_tv), tr!(millions.way_tv_hint))}
        </fieldset>
    }
}

#[rustfmt::skip] // one line an option
fn options() -> Vec<OptionWords<Options>> {
    let (few, switch) = (OptionWords::<Options>::few, OptionWords::<Options>::switch);
    let number = OptionWords::<Options>::number;
    vec![
        number("MIL-O1", tr!(millions_options.o1), 1, |n| tr!(millions_options.o1_said, n = n)).under(tr!(millions_options.lead)),
        number("MIL-O3", tr!(millions_options.o3), 5, minutes),
        few("MIL-O5", tr!(millions_options.o5), tr!(millions_options.o5_values)).under(tr!(setup.group_questions)),
        switch("MIL-O4", tr!(millions_options.o4), tr!(millions_options.o4_hint)),
        switch("MIL-O12", tr!(millions_options.o12), tr!(millions_options.o12_hint)),
        switch("MIL-O16", tr!(millions_options.o16), tr!(millions_options.o16_hint)),
        switch("MIL-O7", tr!(millions_options.o7), tr!(millions_options.o7_hint)).under(tr!(millions_options.lifelines)),
        switch("MIL-O8", tr!(millions_options.o8), tr!(millions_options.o8_hint)),
        switch("MIL-O9", tr!(millions_options.o9), tr!(millions_options.o9_hint)),
        switch("MIL-O13", tr!(millions_options.o13), tr!(millions_options.o13_hint)),
        switch("MIL-O15", tr!(millions_options.o15), tr!(millions_options.o15_hint)),
        switch("MIL-O6", tr!(millions_options.o6), tr!(millions_options.o6_hint)).under(tr!(millions_options.win)),
        switch("MIL-O11", tr!(millions_options.o11), tr!(millions_options.o11_hint)),
    ]
}

/// How long a host stays, in words (option O3).
fn minutes(n: u8) -> String {
    if n == 0 { tr!(millions_options.o3_none).into() } else { tr!(millions_options.o3_said, n = n) }
}
