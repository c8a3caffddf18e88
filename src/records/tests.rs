//! Statistics over many games: sums, places, who beats whom, the house, seasons.

use super::house::house;
use super::season::{KEPT, Season, Span, begin, end};
use super::tally::{results, tally};
use super::together::together;
use super::{GameRecord, RecordPlayer};
use crate::rules::{GameId, Mark, Ms, Seat};

/// A player with that profile; 9 is the tablet, 0 a person without a profile.
fn player(id: u32) -> RecordPlayer {
    let profile = Some(id).filter(|id| (1..9).contains(id));
    RecordPlayer { name: format!("P{id}"), mark: Mark(id as u8 % 6), profile, automatic: id == 9 }
}

/// A game that ended on that day, with those players and scores; the highest score wins.
fn game(game: GameId, day: u32, ids: &[u32], scores: &[u32]) -> GameRecord {
    let best = scores.iter().max().copied().unwrap_or_default();
    let winners = (0u8..).zip(scores).filter(|(_, score)| **score == best);
    GameRecord {
        sitting: format!("{day}-{ids:?}"),
        game,
        ended_at: f64::from(day) * 100.0,
        lasted: Ms(60_000 * (1 + day)),
        players: ids.iter().map(|id| player(*id)).collect(),
        winners: winners.map(|(seat, _)| Seat(seat)).collect(),
        scores: scores.to_vec(),
        answers: vec![],
    }
}

fn evening() -> Vec<GameRecord> {
    vec![
        game(GameId::Midi, 0, &[1, 2, 9], &[500, 900, 100]),
        game(GameId::Midi, 1, &[2, 1], &[700, 300]),
        game(GameId::Heure, 1, &[1, 2, 3], &[4, 7, 5]),
        game(GameId::Midi, 2, &[1, 9], &[950, 990]),
        game(GameId::Midi, 2, &[3, 1], &[10, 20]),
    ]
}

#[test]
fn a_profile_has_its_sums_and_its_games_in_order() {
    let all = evening();
    let own = tally(&all, 1);
    assert_eq!((own.games, own.wins, own.of(GameId::Midi).best), (5, 1, 950));
    assert_eq!((own.of(GameId::Midi).played, own.of(GameId::Millions).played), (4, 0));
    let places: Vec<_> = results(&all, 1, 3).iter().map(|it| (it.place, it.of, it.won)).collect();
    assert_eq!(places, [(3, 3, false), (2, 2, false), (1, 2, true)], "the last three");
    assert_eq!(results(&all, 7, 3), []);
}

#[test]
fn those_level_share_a_place_and_who_has_won_comes_first() {
    let mut draw = game(GameId::Defizz, 0, &[1, 2, 3], &[0, 0, 0]);
    assert_eq!([0, 1, 2].map(|seat| draw.place(seat)), [1, 1, 1]);
    draw.winners = vec![Seat(2)];
    assert_eq!([0, 1, 2].map(|seat| draw.place(seat)), [2, 2, 1]);
}

#[test]
fn who_beats_whom_counts_people_only() {
    let met = together(&evening(), 1);
    let told: Vec<_> =
        met.iter().map(|it| (it.player.profile, it.games, it.ahead, it.behind)).collect();
    assert_eq!(told, [(Some(2), 3, 0, 3), (Some(3), 2, 1, 1)]);
    assert_eq!(together(&evening(), 8), []);
}

#[test]
fn the_house_has_its_best_figures() {
    let house = house(&evening(), |when| (when / 100.0) as u32);
    assert_eq!((house.games, house.time), (5, Ms(60_000 * 11)));
    assert_eq!(house.longest, Some((GameId::Midi, Ms(180_000))));
    assert_eq!(house.busiest, Some((2, 100.0)), "the first of two days that are level");
    assert_eq!(house.streak, Some((vec![player(2)], 3)), "over games, whichever they are");
    let midi = &house.by_game[0];
    assert_eq!((midi.game, midi.played), (GameId::Midi, 4));
    assert_eq!(midi.score, Some((950, vec![player(1)], 200.0)), "a robot's 990 are nobody's");
    assert_eq!(midi.holder, Some((vec![player(2)], 2)));
    assert_eq!(house.by_game.len(), 2, "games that nobody has played are not there");
}

#[test]
fn those_who_were_level_share_what_is_told_of_them() {
    let level = [
        game(GameId::Millions, 1, &[1, 2, 3], &[800, 800, 300]),
        game(GameId::Millions, 2, &[1, 2, 3], &[500, 500, 500]),
    ];
    let won: Vec<_> = level[0].winning().map(|player| player.profile).collect();
    assert_eq!(won, [Some(1), Some(2)]);
    let house = house(&level, |when| (when / 100.0) as u32);
    let both = vec![player(1), player(2)];
    assert_eq!(house.streak, Some((both.clone(), 2)));
    assert_eq!(house.by_game[0].score, Some((800, both.clone(), 100.0)));
    assert_eq!(house.by_game[0].holder, Some((both, 2)));
}

#[test]
fn a_house_without_games_has_no_figures() {
    let none = house(&[], |when| when as u32);
    assert_eq!((none.games, none.by_game.len()), (0, 0));
    assert_eq!((none.longest, none.streak, none.busiest), (None, None, None));
}

#[test]
fn a_season_begins_and_ends() {
    let first = begin(vec![], "Noël".into(), 100.0);
    assert!(first[0].holds(100.0) && first[0].holds(9e9) && !first[0].holds(99.0));
    let second = begin(first, "Été".into(), 200.0);
    assert_eq!((second[0].to, second[1].to), (Some(200.0), None), "one runs at a time");
    let over = end(second, 150.0);
    assert_eq!(over[1].to, Some(200.0), "a clock that went back ends it where it began");
    let span = Span::Season(over[0].clone());
    assert_eq!(span.of(&evening()).len(), 4, "both ends belong to it");
    assert_eq!(Span::Since(150.0).of(&evening()).len(), 2);
    assert_eq!(Span::Always.of(&evening()).len(), 5);
    let many = (0..20).fold(vec![], |all, n| begin(all, format!("{n}"), f64::from(n)));
    assert_eq!((many.len(), many[0].name.as_str()), (KEPT, "8"));
    assert_eq!(Season { to: Some(19.0), ..many[11].clone() }, end(many, 19.0)[11]);
}

/// Issue 41: 500 games of four, a hundred of each kind, stay within a mebibyte.
#[test]
fn five_hundred_games_of_four_fit_in_a_mebibyte() {
    use crate::decks::taste::Theme;
    use crate::rules::answered::ThemeSum;
    let themes = "aecghjltmnspv".chars().filter_map(Theme::of_letter);
    let sums: Vec<ThemeSum> = themes.map(|theme| ThemeSum { theme, right: 2, asked: 3 }).collect();
    let bytes = GameId::ALL.map(|id| {
        let mut one = game(id, 1, &[1, 2, 3, 4], &[12_300, 900, 0, 700]);
        // Heure asks no questions.
        one.answers = if id == GameId::Heure { vec![] } else { vec![sums.clone(); 4] };
        serde_json::to_string(&one).expect("plain").len() + 1
    });
    let all = 100 * bytes.iter().sum::<usize>();
    assert!(all <= 1 << 20, "{all} bytes");
}
