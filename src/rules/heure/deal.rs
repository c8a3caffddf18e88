//! The set-up: HEURE-S1–S10, option O1 (hidden ghosts), option O5 (who begins).

use super::cards::{Card, Cards, Hour};
use super::row::Row;
use super::{First, Heure, MOST_PLAYERS, Phase, Refusal, Setup};
use crate::rules::{Rng, Seat};

/// How many cards everybody is dealt (HEURE-S7).
const HAND: usize = 7;

/// Deals a game from its seed.
pub fn deal(setup: &Setup) -> Result<Heure, Refusal> {
    let players = setup.chairs.len();
    if !(2..=MOST_PLAYERS).contains(&players) {
        return Err(Refusal::PlayersOutOfRange { players });
    }
    if setup.youngest.index() >= players {
        return Err(Refusal::NobodyOnThatSeat);
    }
    let mut rng = Rng::new(setup.seed);
    let (packet, pile) = if setup.options.hidden_ghosts {
        hidden_packet(players, &mut rng)
    } else {
        packet(players, &mut rng)
    };
    let mut hands = [Cards::EMPTY; MOST_PLAYERS];
    for (hand, cards) in hands.iter_mut().zip(packet.chunks(HAND)) {
        *hand = cards.iter().copied().collect();
    }
    let turn = match setup.options.first {
        First::Youngest => setup.youngest,
        First::Random => Seat(rng.below(players as u32) as u8),
    };
    Ok(Heure {
        seats: players as u8,
        options: setup.options,
        rows: [Row::default(); MOST_PLAYERS],
        hands,
        pile,
        boxed: Cards::EMPTY,
        turn,
        phase: Phase::Draw,
        chance: rng,
    })
}

/// The ghosts in play: one with two players, else two (HEURE-S4).
pub const fn ghosts_in_play(players: usize) -> usize {
    if players == 2 { 1 } else { 2 }
}

/// Every ghost in the packet, the pile of Hour cards only (HEURE-S5–S8).
fn packet(players: usize, rng: &mut Rng) -> (Vec<Card>, Cards) {
    let mut hours: Vec<Card> = Hour::all().flat_map(|hour| [Card::Hour(hour); 2]).collect();
    rng.shuffle(&mut hours);
    let ghosts = ghosts_in_play(players);
    let pile = hours.split_off(players * HAND - ghosts);
    hours.extend(vec![Card::Ghost; ghosts]);
    rng.shuffle(&mut hours);
    (hours, pile.into_iter().collect())
}

/// Ghosts anywhere, in the packet or in the pile (option O1).
fn hidden_packet(players: usize, rng: &mut Rng) -> (Vec<Card>, Cards) {
    let mut all: Vec<Card> = Hour::all().flat_map(|hour| [Card::Hour(hour); 2]).collect();
    all.extend(vec![Card::Ghost; ghosts_in_play(players)]);
    rng.shuffle(&mut all);
    let pile = all.split_off(players * HAND);
    (all, pile.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, G, numbers, setup};
    use super::super::{Glowing, Heure, Options, row::SLOTS};
    use super::*;
    use crate::rules::Game;

    /// Deals of the same table, each with its own seed.
    fn deals(players: usize, options: Options) -> impl Iterator<Item = Heure> {
        (0..200).map(move |seed| {
            deal(&Setup { seed, options, ..setup(players) }).expect("2 to 4 players may play")
        })
    }

    fn in_hands(state: &Heure) -> Vec<Card> {
        state.hands.iter().flat_map(|hand| hand.to_vec()).collect()
    }

    /// Hour cards and ghosts among them.
    fn count(cards: &[Card]) -> (usize, usize) {
        let ghosts = cards.iter().filter(|card| card.is_ghost()).count();
        (cards.len() - ghosts, ghosts)
    }

    const HIDDEN: Options = Options {
        hidden_ghosts: true,
        no_blunders: false,
        answer_themselves: false,
        wide_emergency: false,
        first: First::Youngest,
        glow: true,
        glowing: Glowing::Finishable,
    };

    #[test]
    fn heure_s1_two_three_or_four_may_play() {
        let accepted: Vec<usize> = (0..=6).filter(|&n| deal(&setup(n)).is_ok()).collect();
        assert_eq!(accepted, [2, 3, 4]);
        assert_eq!(deal(&setup(5)), Err(Refusal::PlayersOutOfRange { players: 5 }));
    }

    #[test]
    fn heure_s2_everybody_has_seven_free_slots() {
        for players in 2..=4 {
            let state = deal(&setup(players)).expect("it is dealt");
            for seat in Seat::all(players as u8) {
                assert_eq!(state.row_numbers(seat), [0; 7]);
            }
        }
    }

    #[test]
    fn heure_s3_the_question_marks_not_needed_stay_in_the_box() {
        let back = |players| {
            let view =
                deal(&setup(players)).expect("it is dealt").view(crate::rules::Viewer::Table);
            28 - view.seats.len() * usize::from(SLOTS)
        };
        assert_eq!([2, 3, 4].map(back), [14, 7, 0]);
    }

    #[test]
    fn heure_s4_one_ghost_with_two_players_two_with_more() {
        for (players, ghosts) in [(2, 1), (3, 2), (4, 2)] {
            for state in deals(players, Options::default()) {
                assert_eq!(count(&in_hands(&state)).1 + count(&state.pile).1, ghosts);
            }
        }
    }

    #[test]
    fn heure_s5_13_19_or_26_hour_cards_are_taken() {
        for (players, hours) in [(2, 13), (3, 19), (4, 26)] {
            for state in deals(players, Options::default()) {
                assert_eq!(count(&in_hands(&state)).0, hours);
            }
        }
    }

    #[test]
    fn heure_s6_the_packet_has_14_21_or_28_cards_and_is_shuffled_with_its_ghosts() {
        for (players, size) in [(2, 14), (3, 21), (4, 28)] {
            let mut ghost_seen = vec![false; size];
            for state in deals(players, Options::default()) {
                let packet = in_hands(&state);
                assert_eq!(packet.len(), size);
                for (seen, card) in ghost_seen.iter_mut().zip(packet) {
                    *seen |= card.is_ghost();
                }
            }
            assert!(
                ghost_seen.iter().all(|&seen| seen),
                "a ghost can lie anywhere: {ghost_seen:?}"
            );
        }
    }

    #[test]
    fn heure_s7_everybody_is_dealt_seven_cards_with_none_one_or_two_ghosts() {
        for (players, most) in [(2, 1), (3, 2), (4, 2)] {
            let mut ghosts = [0; 3];
            for state in deals(players, Options::default()) {
                for seat in Seat::all(players as u8) {
                    assert_eq!(state.hand(seat).count(), 7);
                    ghosts[usize::from(state.hand(seat).ghosts())] += 1;
                }
            }
            let possible: Vec<usize> = (0..3).filter(|&n| ghosts[n] > 0).collect();
            assert_eq!(possible, (0..=most).collect::<Vec<_>>());
        }
    }

    #[test]
    fn heure_s8_the_pile_has_21_15_or_8_hour_cards() {
        for (players, size) in [(2, 21), (3, 15), (4, 8)] {
            for state in deals(players, Options::default()) {
                assert_eq!(count(&state.pile), (size, 0));
            }
        }
    }

    #[test]
    fn heure_s9_the_youngest_begins() {
        for players in 2..=4 {
            for youngest in Seat::all(players as u8) {
                let state = deal(&Setup { youngest, ..setup(players) }).expect("it is dealt");
                assert_eq!(state.turn(), Some(youngest));
            }
        }
        let nobody = deal(&Setup { youngest: Seat(2), ..setup(2) });
        assert_eq!(nobody, Err(Refusal::NobodyOnThatSeat));
    }

    #[test]
    fn heure_s10_every_hour_is_there_twice_whatever_was_dealt() {
        for players in 2..=4 {
            for options in [Options::default(), HIDDEN] {
                for state in deals(players, options) {
                    let all = [in_hands(&state), state.pile.to_vec()].concat();
                    let twice = (6..=22).flat_map(|hour| [hour, hour]);
                    let ghosts = vec![G; if players == 2 { 1 } else { 2 }];
                    assert_eq!(numbers(&all), [ghosts, twice.collect()].concat());
                }
            }
        }
    }

    #[test]
    fn heure_r1_no_ghost_lies_in_the_pile() {
        for players in 2..=4 {
            assert!(deals(players, Options::default()).all(|state| state.pile.ghosts() == 0));
        }
    }

    #[test]
    fn heure_o1_hidden_ghosts_lie_in_hands_or_in_the_pile_of_the_same_size() {
        for (players, pile, ghosts) in [(2, 21, 1), (3, 15, 2), (4, 8, 2)] {
            let mut in_pile = [0; 3];
            for state in deals(players, HIDDEN) {
                assert_eq!((state.pile.count(), in_hands(&state).len()), (pile, players * 7));
                in_pile[usize::from(state.pile.ghosts())] += 1;
            }
            assert!(in_pile[..=ghosts].iter().all(|&deals| deals > 0), "{players}: {in_pile:?}");
        }
    }

    #[test]
    fn heure_r2_the_table_names_its_youngest_player() {
        for seed in 0..50 {
            let state = deal(&Setup { seed, youngest: B, ..setup(3) }).expect("it is dealt");
            assert_eq!(state.turn(), Some(B), "no seed changes who begins");
        }
    }

    #[test]
    fn heure_o5_with_a_random_first_player_everybody_begins_now_and_then() {
        let options = Options { first: First::Random, ..Options::default() };
        for players in 2..=4 {
            let mut begins = vec![0; players];
            for state in deals(players, options) {
                begins[state.turn.index()] += 1;
            }
            let fair = 200 / players;
            assert!(begins.iter().all(|&n| n > fair / 2 && n < fair * 2), "{begins:?}");
        }
    }

    #[test]
    fn heure_o5_who_begins_does_not_change_what_is_dealt() {
        let random = Options { first: First::Random, ..Options::default() };
        for (one, other) in deals(4, Options::default()).zip(deals(4, random)) {
            assert_eq!((one.hands, one.pile), (other.hands, other.pile));
        }
    }

    #[test]
    fn heure_r18_only_with_two_players_a_ghost_goes_back() {
        let out_of_play = |players| 2 - ghosts_in_play(players);
        assert_eq!([2, 3, 4].map(out_of_play), [1, 0, 0]);
    }

    #[test]
    fn heure_r3_the_very_first_victim_is_the_last_in_turn_order() {
        for players in 2..=4 {
            let state = deal(&Setup { youngest: A, ..setup(players) }).expect("it is dealt");
            assert_eq!(state.victim(), Seat(players as u8 - 1));
        }
    }
}
