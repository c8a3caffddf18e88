//! The podium, PURE: the ranks, the order in which an ending is shown, the turns on its printed sheet.

use crate::rules::{Outcome, Seat};
use crate::wire::{self, Sitter};

/// The separator between two results of a seat.
pub const BETWEEN: &str = " · ";

/// One step of the podium.
#[derive(Clone)]
pub struct Step {
    /// The seat on it.
    pub seat: Seat,
    /// 1 for the winner; equal scores share a rank.
    pub rank: usize,
}

/// The steps in order of rank: winners first, then by score, then by who stayed in longer. `out` lists the seats that
/// were eliminated, the first one first.
pub fn ranking(outcome: &Outcome, out: &[u8]) -> Vec<Step> {
    let won = |seat: Seat| outcome.winners.contains(&seat);
    let left = |seat: Seat| out.iter().position(|place| *place == seat.0).unwrap_or(out.len());
    let key = |seat: Seat| (won(seat), score(outcome, seat), left(seat));
    let seats = || Seat::all(outcome.scores.len() as u8);
    let mut steps: Vec<Step> = vec![];
    for seat in seats() {
        let rank = 1 + seats().filter(|&other| key(other) > key(seat)).count();
        let place = steps.iter().take_while(|step| step.rank <= rank).count();
        steps.insert(place, Step { seat, rank });
    }
    steps
}

/// What stands on a podium, from left to right: second, first, third, and so on; `best_first` is in order of rank.
#[must_use]
pub fn side_by_side<T>(mut best_first: Vec<T>) -> Vec<T> {
    if best_first.len() > 1 {
        best_first.swap(0, 1);
    }
    best_first
}

/// The place of a seat among all, by what each owns now: 1 for whoever has most, equal ones share it. `None` while
/// all own the same: nobody leads.
#[must_use]
pub fn place(owned: &[u32], seat: Seat) -> Option<usize> {
    let own = *owned.get(seat.index())?;
    let same = owned.iter().all(|sum| *sum == own);
    (!same).then(|| 1 + owned.iter().filter(|sum| **sum > own).count())
}

/// How a game has ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// Nobody has won.
    Nobody,
    /// It has won.
    Won,
    /// It has won with others.
    WonTogether,
    /// It is second.
    Second,
    /// It is third, and others are behind it.
    Third,
    /// It is further back, last, or has nothing left.
    Behind,
}

/// How it has ended for that seat.
#[must_use]
pub fn finish(outcome: &Outcome, seat: Seat) -> Finish {
    let steps = ranking(outcome, &[]);
    let rank = steps.iter().find(|step| step.seat == seat).map_or(0, |step| step.rank);
    match (outcome.winners.as_slice(), rank) {
        ([], _) => Finish::Nobody,
        ([one], _) if *one == seat => Finish::Won,
        (all, _) if all.contains(&seat) => Finish::WonTogether,
        _ if score(outcome, seat) == 0 => Finish::Behind,
        (_, 2) => Finish::Second,
        (_, 3) if steps.iter().any(|step| step.rank > 3) => Finish::Third,
        _ => Finish::Behind,
    }
}

/// What a seat has scored.
fn score(outcome: &Outcome, seat: Seat) -> u32 {
    outcome.scores.get(seat.index()).copied().unwrap_or(0)
}

/// The most rows of the printed sheet, so that it stays one page.
const ROWS: usize = 16;

/// The turns on the printed sheet, of `turns` from the start on: all, or every few of them, and always the last.
#[must_use]
pub fn on_paper(turns: usize) -> Vec<usize> {
    let every = turns.saturating_sub(1).div_ceil(ROWS - 1).max(1);
    let last = turns.checked_sub(1);
    (0..turns).filter(|turn| turn % every == 0 || Some(*turn) == last).collect()
}

/// How much of an ending is shown; each includes those before it. Up to [`Shown::First`] the podium has the screen to
/// itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Shown {
    /// The curtain.
    #[default]
    Curtain,
    /// Third place and below.
    Third,
    /// Second place.
    Second,
    /// First place, with fanfare and applause.
    First,
    /// What was played: curve, moments, medals, the running score of a soirée.
    Told,
    /// Everything, including what to play next.
    All,
}

impl Shown {
    /// The stage at which a rank is shown.
    pub const fn of(rank: usize) -> Shown {
        match rank {
            1 => Shown::First,
            2 => Shown::Second,
            _ => Shown::Third,
        }
    }

    /// How long to wait before it is shown, in ms.
    pub const fn waits(self) -> u64 {
        match self {
            Shown::Curtain => 0,
            Shown::Third => 600,
            Shown::Second => 800,
            Shown::First => 1_200,
            Shown::Told => 2_600,
            Shown::All => 500,
        }
    }

    /// The stage after this one for those steps; a place that nobody holds is skipped.
    pub fn next(self, steps: &[Step]) -> Option<Shown> {
        let all = [Shown::Third, Shown::Second, Shown::First, Shown::Told, Shown::All];
        let has = |shown: Shown| steps.iter().any(|step| Shown::of(step.rank) == shown);
        all.into_iter().find(|&next| next > self && (next > Shown::First || has(next)))
    }
}

/// The podium as screens elsewhere are told it: each step, and who stands on it once `shown` has come that far.
/// `stand` tells the person of a seat and the result in words.
#[must_use]
pub fn told(
    steps: &[Step],
    won: bool,
    shown: Shown,
    stand: impl Fn(Seat) -> (Sitter, String),
) -> Vec<wire::Step> {
    let one = |step: &Step| wire::Step {
        rank: if won { step.rank as u8 } else { 0 },
        who: (shown >= Shown::of(step.rank)).then(|| stand(step.seat)),
    };
    steps.iter().map(one).collect()
}

/// The steps in the table's own order, with its ranks: it may know of equal ones who stayed in longer. As they are while it
/// has not told all of them; `sitter` tells the person of a seat.
#[must_use]
pub fn in_order(
    steps: Vec<Step>,
    told: &[wire::Step],
    sitter: impl Fn(Seat) -> Sitter,
) -> Vec<Step> {
    let is = |seat: Seat, who: &Sitter| {
        let one = sitter(seat);
        one.name == who.name && one.mark == who.mark
    };
    let of = |one: &wire::Step| {
        let (who, _) = one.who.as_ref()?;
        let step = steps.iter().find(|step| is(step.seat, who))?;
        let rank = if one.rank == 0 { step.rank } else { one.rank.into() };
        Some(Step { seat: step.seat, rank })
    };
    let all: Option<Vec<Step>> = told.iter().map(of).collect();
    all.filter(|all| all.len() == steps.len()).unwrap_or(steps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Mark;

    #[test]
    fn equal_ones_stand_in_the_order_of_the_table() {
        let sitter = |seat: Seat| Sitter {
            name: ["Zoé", "Léo", "Ana"][seat.index()].into(),
            mark: Mark(seat.0),
            automatic: false,
        };
        let outcome = Outcome { winners: vec![Seat(0)], scores: vec![900, 0, 0] };
        let counted = || ranking(&outcome, &[]);
        let seen = |steps: Vec<Step>| {
            steps.into_iter().map(|step| (step.seat.0, step.rank)).collect::<Vec<_>>()
        };
        assert_eq!(seen(counted()), [(0, 1), (1, 2), (2, 2)]);
        let stand = |seat: Seat| (sitter(seat), String::new());
        let all = told(&ranking(&outcome, &[1, 2]), true, Shown::All, stand);
        assert_eq!(seen(in_order(counted(), &all, sitter)), [(0, 1), (2, 2), (1, 3)]);
        let some = told(&ranking(&outcome, &[1, 2]), true, Shown::Third, stand);
        assert_eq!(seen(in_order(counted(), &some, sitter)), seen(counted()), "not all is told");
        assert_eq!(seen(in_order(counted(), &[], sitter)), seen(counted()));
    }

    fn shown(ranks: &[usize]) -> Vec<Shown> {
        let steps: Vec<Step> =
            ranks.iter().map(|rank| Step { seat: Seat(0), rank: *rank }).collect();
        let mut all = vec![];
        let mut now = Shown::Curtain;
        while let Some(next) = now.next(&steps) {
            all.push(next);
            now = next;
        }
        all
    }

    #[test]
    fn a_printed_sheet_has_few_rows_and_always_the_last() {
        assert!(on_paper(0).is_empty());
        assert_eq!(on_paper(3), [0, 1, 2]);
        for turns in 1..400 {
            let rows = on_paper(turns);
            assert_eq!((rows.first(), rows.last()), (Some(&0), Some(&(turns - 1))));
            assert!(rows.len() <= ROWS + 1, "{turns}: {rows:?}");
        }
        assert_eq!(on_paper(36).len(), 13);
    }

    #[test]
    fn the_podium_rises_third_second_first_then_the_story_then_the_buttons() {
        use Shown::{All, First, Second, Third, Told};
        assert_eq!(shown(&[1, 2, 3, 4]), [Third, Second, First, Told, All]);
        assert_eq!(shown(&[1, 2]), [Second, First, Told, All]);
        assert_eq!(shown(&[1, 1, 3]), [Third, First, Told, All], "two winners, no second");
        assert_eq!(shown(&[1]), [First, Told, All]);
    }

    #[test]
    fn the_winner_stands_between_the_second_and_the_third() {
        assert_eq!(side_by_side(vec![1, 2, 3, 4]), [2, 1, 3, 4]);
        assert_eq!(side_by_side(vec![1, 2]), [2, 1]);
        assert_eq!(side_by_side(vec![1]), [1], "alone");
        assert!(side_by_side(Vec::<u8>::new()).is_empty());
    }

    fn ranks(winners: &[u8], scores: &[u32], out: &[u8]) -> Vec<(u8, usize)> {
        let winners = winners.iter().map(|&seat| Seat(seat)).collect();
        let outcome = Outcome { winners, scores: scores.to_vec() };
        ranking(&outcome, out).iter().map(|step| (step.seat.0, step.rank)).collect()
    }

    #[test]
    fn winners_come_first_then_the_score_then_who_stayed_longer() {
        assert_eq!(
            ranks(&[2], &[5, 9, 3], &[]),
            [(2, 1), (1, 2), (0, 3)],
            "who won, whatever the score"
        );
        assert_eq!(
            ranks(&[0], &[7, 0, 0], &[2, 1]),
            [(0, 1), (1, 2), (2, 3)],
            "seat 2 was out first"
        );
    }

    #[test]
    fn nobody_elsewhere_is_told_who_stands_on_a_step_before_the_table_shows_it() {
        let outcome = Outcome { winners: vec![Seat(2)], scores: vec![5, 9, 12] };
        let steps = ranking(&outcome, &[]);
        let stand = |seat: Seat| {
            let mark = crate::rules::Mark(seat.0);
            (Sitter { name: seat.0.to_string(), mark, automatic: false }, String::new())
        };
        let known = |shown: Shown| -> Vec<(u8, Option<u8>)> {
            let told = told(&steps, true, shown, stand).into_iter();
            told.map(|step| (step.rank, step.who.map(|(sitter, _)| sitter.mark.0))).collect()
        };
        assert_eq!(known(Shown::Curtain), [(1, None), (2, None), (3, None)]);
        assert_eq!(known(Shown::Third), [(1, None), (2, None), (3, Some(0))]);
        assert_eq!(known(Shown::Second), [(1, None), (2, Some(1)), (3, Some(0))]);
        assert_eq!(known(Shown::First), [(1, Some(2)), (2, Some(1)), (3, Some(0))]);
        let drawn = told(&steps, false, Shown::All, stand);
        assert!(drawn.iter().all(|step| step.rank == 0 && step.who.is_some()), "nobody has won");
    }

    #[test]
    fn a_place_is_shared_and_nobody_has_one_while_all_own_the_same() {
        assert_eq!(place(&[5, 5, 5], Seat(1)), None);
        assert_eq!(
            [0, 1, 2].map(|seat| place(&[5, 9, 5], Seat(seat))),
            [Some(2), Some(1), Some(2)]
        );
        assert_eq!(place(&[5, 9], Seat(7)), None, "nobody sits there");
    }

    #[test]
    fn each_seat_has_a_finish_of_its_own() {
        let all = |winners: &[u8], scores: &[u32]| {
            let winners = winners.iter().map(|&seat| Seat(seat)).collect();
            let outcome = Outcome { winners, scores: scores.to_vec() };
            Seat::all(scores.len() as u8).map(|seat| finish(&outcome, seat)).collect::<Vec<_>>()
        };
        use Finish::{Behind, Nobody, Second, Third, Won, WonTogether};
        assert_eq!(all(&[1], &[5, 9, 7, 2]), [Third, Won, Second, Behind]);
        assert_eq!(all(&[0], &[9, 5, 2]), [Won, Second, Behind], "the last of three is no third");
        assert_eq!(all(&[0, 1], &[9, 9, 2]), [WonTogether, WonTogether, Behind]);
        assert_eq!(all(&[0], &[9, 2]), [Won, Second]);
        assert_eq!(all(&[], &[0, 0]), [Nobody, Nobody]);
        assert_eq!(
            all(&[0], &[9, 0, 0]),
            [Won, Behind, Behind],
            "who has nothing left is no second"
        );
    }

    #[test]
    fn equal_scores_share_a_rank() {
        assert_eq!(ranks(&[0, 1], &[4, 4, 1], &[]), [(0, 1), (1, 1), (2, 3)]);
        assert_eq!(ranks(&[], &[2, 2], &[]), [(0, 1), (1, 1)], "nobody has won");
    }
}
