//! The set-up (DEF-S1 to S5, VE1) and the player who begins (DEF-S4, option O7).

use super::*;
use crate::rules::contest::side_bets::SideBets;
use contest::state::Purse;

/// Deals a new game.
pub(super) fn start(setup: &Setup) -> Result<Defizz, Refusal> {
    let house = house(setup)?;
    let (cards, options, seats) = (&setup.cards, house.options, house.terms.seats);
    for (pile, cards) in [("duel", &cards.duel), ("multi", &cards.multi)] {
        if cards.is_empty() {
            return Err(Refusal::CardsMissing { pile });
        }
    }
    let mut chance = Rng::new(setup.seed);
    let first = first(setup, seats, &mut chance)?;
    let common = Common {
        house,
        cards: cards.of_deck(&setup.deck),
        purse: purse(options, seats),
        company: Company::new(seats, options.reading()),
        enrichment: options.enrichment,
        turns: 1,
        shown: None,
        ruled: None,
        side_bets: SideBets::default(),
        chance,
    };
    let help = if options.expert { Crowd::NOBODY } else { Crowd::all(seats) };
    let piles = [Pile::new(cards.duel.len()), Pile::new(cards.multi.len())];
    Ok(Defizz { common, help, piles, phase: Phase::Roll(first) })
}

/// The chips at the start: all in the bank; in the classic game every player is dealt some (DEF-S1, VE1, O3).
fn purse(options: Options, seats: u8) -> Purse {
    match (options.enrichment, options.bank) {
        (false, _) => Purse::dealt(BOX.worth(), seats, DEALT.worth()),
        (true, Bank::Box) => Purse::new(BOX.worth()),
        (true, Bank::PerPlayer) => Purse::new(DEALT.worth() * u32::from(seats)),
    }
}

fn house(setup: &Setup) -> Result<House<Options>, Refusal> {
    let options = setup.options;
    if let Some(seat) = setup.members.iter().position(|team| team.len() > 2) {
        return Err(Refusal::TeamOfMore { seat: Seat(seat as u8) });
    }
    let terms = Terms {
        lone_wins: options.lone_wins,
        earlier_wins: options.earlier_wins,
        together: options.together,
        ..Terms::of(&setup.chairs, &setup.longer, options.reading(), options.timer)?
    };
    Ok(House { terms, options })
}

/// The player who begins: named by the table, or with the nearest birthday; lots decide a tie (DEF-R4).
fn first(setup: &Setup, seats: u8, chance: &mut Rng) -> Result<Seat, Refusal> {
    if setup.options.first == First::Random {
        return Ok(Seat(chance.below(u32::from(seats)) as u8));
    }
    let named = setup.first.map_or_else(|| birthday::nearest(&setup.birthdays), |seat| vec![seat]);
    let first = *chance.pick(&named).ok_or(Refusal::NobodyBegins)?;
    if first.0 < seats { Ok(first) } else { Err(Refusal::NobodyOnThatSeat) }
}
