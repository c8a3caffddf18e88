//! Automatic players of *Quelle heure est-il ?*. They know only what their seat may know.
//!
//! Débutant lays anywhere the card fits. Habitué keeps his row finishable and lays where the hour
//! belongs in the day. Champion counts the ways in which each row could still be filled with the
//! cards he cannot see, each unseen copy counting once.

use super::cards::{Card, Hour};
use super::row::{Row, SLOTS, Slot};
use super::view::{HandView, PhaseView, TableView};
use super::{Move, PhaseKind};
use crate::rules::{Level, Ms, Rng, Seat};

/// Thinking time of an automatic player: people look at a ghost and at a card that fits nowhere.
pub(super) const fn thought(phase: PhaseKind) -> Ms {
    match phase {
        PhaseKind::Ghost | PhaseKind::Ask => Ms(1_900),
        PhaseKind::Place => Ms(1_500),
        PhaseKind::Draw | PhaseKind::Answer | PhaseKind::Emergency | PhaseKind::Over => Ms(1_200),
    }
}

/// The move of an automatic player, or `None` when he has nothing to do.
pub fn suggest(view: &TableView, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
    if view.turn != Some(seat) {
        return None;
    }
    match &view.phase {
        // Nothing on the backs tells them apart (HEURE-R15).
        PhaseView::Draw { cards, .. } => {
            Some(Move::Draw { card: rng.below(u32::from(*cards)) as u8 })
        }
        PhaseView::Place { hour, slots, .. } => {
            let free: Vec<Slot> = (1..=SLOTS).filter(|s| slots[usize::from(*s) - 1]).collect();
            let slot = place(view, seat, level, *hour, &free, rng)?;
            Some(Move::Lay { slot })
        }
        PhaseView::Ghost => Some(Move::Hide),
        PhaseView::Ask { .. } => Some(Move::Ask),
        PhaseView::Answer { hour, .. } => {
            Some(Move::Answer { yes: answer(view, seat, level, *hour, rng) })
        }
        PhaseView::Emergency { shifts, helpful, .. } => {
            let shifts = if helpful.is_empty() { shifts } else { helpful };
            rng.pick(shifts).copied().map(Move::Shift)
        }
        PhaseView::Over { .. } => None,
    }
}

fn place(
    view: &TableView,
    seat: Seat,
    level: Level,
    hour: Hour,
    free: &[Slot],
    rng: &mut Rng,
) -> Option<Slot> {
    let row = view.seats.get(seat.index())?.row;
    let wise: Vec<Slot> =
        free.iter().copied().filter(|&slot| !row.with(hour, slot).is_blocked()).collect();
    let slots = if wise.is_empty() { free } else { &wise };
    match level {
        Level::Beginner => rng.pick(free).copied(),
        Level::Regular => slots.iter().copied().min_by_key(|&slot| slot.abs_diff(belongs(hour))),
        Level::Champion => {
            let unseen = Unseen::from(view, seat);
            slots.iter().copied().max_by_key(|&slot| unseen.ways(&row.with(hour, slot)))
        }
    }
}

/// The slot an hour belongs to when the day is spread evenly over the row.
fn belongs(hour: Hour) -> Slot {
    1 + (u32::from(hour.get() - Hour::FIRST.get()) * u32::from(SLOTS) / 17) as Slot
}

/// Whether he says that he could lay the card (option O3): the champion only when it would bring
/// his own row nearer to its end, because a kept card may come round to him.
fn answer(view: &TableView, seat: Seat, level: Level, hour: Hour, rng: &mut Rng) -> bool {
    let useful = |row: &Row| {
        (1..=SLOTS).any(|s| row.fit(hour, s).is_ok() && !row.with(hour, s).is_blocked())
    };
    match level {
        Level::Beginner => rng.below(2) == 0,
        Level::Regular => true,
        Level::Champion => view.seats.get(seat.index()).is_some_and(|own| useful(&own.row)),
    }
}

/// The number of copies of each hour that the player cannot see. His own hand counts as seen: he cannot
/// draw from it.
struct Unseen([u8; Hour::LAST.get() as usize + 1]);

impl Unseen {
    fn from(view: &TableView, seat: Seat) -> Unseen {
        let mut copies = [2u8; Hour::LAST.get() as usize + 1];
        let mut seen = |hour: Hour| {
            let left = &mut copies[usize::from(hour.get())];
            *left = left.saturating_sub(1);
        };
        view.seats.iter().flat_map(|seat| seat.row.laid()).for_each(|(_, hour)| seen(hour));
        view.boxed.iter().copied().for_each(&mut seen);
        if let Some(HandView::Open { cards }) = view.seats.get(seat.index()).map(|own| &own.hand) {
            cards.iter().for_each(|card| {
                if let Card::Hour(hour) = card {
                    seen(*hour);
                }
            });
        }
        Unseen(copies)
    }

    /// The number of ways to fill the row: for each gap, the choices of as many different
    /// hours as it has free slots, weighted by their unseen copies; the gaps multiplied.
    fn ways(&self, row: &Row) -> u64 {
        let (mut left, mut after, mut ways) = (0, Hour::FIRST.get() - 1, 1);
        let end = (SLOTS + 1, Hour::LAST.get() + 1);
        for (slot, before) in row.laid().map(|(slot, hour)| (slot, hour.get())).chain([end]) {
            ways *= self.choices(after, before, slot - left - 1);
            (left, after) = (slot, before);
        }
        ways
    }

    /// The number of choices of `slots` different hours strictly between `after` and `before`.
    fn choices(&self, after: u8, before: u8, slots: u8) -> u64 {
        let mut choices = [0u64; SLOTS as usize + 1];
        choices[0] = 1;
        for hour in after + 1..before {
            let copies = u64::from(self.0[usize::from(hour)]);
            for n in (1..=usize::from(slots)).rev() {
                choices[n] += choices[n - 1] * copies;
            }
        }
        choices[usize::from(slots)]
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, C, G, busy, hour};
    use super::super::row::HourSet;
    use super::super::{Heure, Setup, fixtures};
    use super::*;
    use crate::rules::{By, Chair, Game, Mark, Ms, Player, Viewer, kit::heure_tables};

    fn suggested(state: &Heure, level: Level, rng: &mut Rng) -> Move {
        let seat = state.turn().expect("the game goes on");
        Heure::suggest(&state.view(Viewer::Seat(seat)), seat, level, rng).expect("he can move")
    }

    /// The slots on which that level lays the card, out of 200 suggestions.
    fn lays(state: &Heure, level: Level) -> Vec<Slot> {
        let mut rng = Rng::new(1);
        let slot = |mv| if let Move::Lay { slot } = mv { slot } else { panic!("{mv:?}") };
        let mut slots: Vec<Slot> =
            (0..200).map(|_| slot(suggested(state, level, &mut rng))).collect();
        slots.sort_unstable();
        slots.dedup();
        slots
    }

    fn to_lay(number: u8, row: [u8; 7]) -> Heure {
        busy(2).with_row(A, row).with_hand(B, &[number, 10]).draws(number)
    }

    #[test]
    fn heure_r10_automatic_players_always_choose_a_move_that_helps() {
        let mut rng = Rng::new(10);
        for setup in heure_tables() {
            let mut state = Heure::start(&setup).expect("the setup is legal");
            while let Some(seat) = state.turn() {
                if matches!(state.view(Viewer::Table).phase, PhaseView::Emergency { .. }) {
                    for level in Level::ALL {
                        let after = state.then(suggested(&state, level, &mut rng));
                        let hours = super::super::emergency::hours_counted(&state, seat);
                        let steps = |state: &Heure| state.row(seat).steps_needed(hours);
                        assert!(steps(&after) < steps(&state), "{level:?} {:?}", state.row(seat));
                    }
                }
                let moves = state.moves(By::Seat(seat));
                state = state.then(rng.pick(&moves).expect("he can move").clone());
            }
        }
    }

    #[test]
    fn heure_r10_the_best_push_is_chosen() {
        let state = busy(2).with_row(A, [0, 0, 0, 8, 9, 0, 0]).with_turn(A);
        for level in Level::ALL {
            let Move::Shift(shift) = suggested(&state, level, &mut Rng::new(2)) else {
                panic!("an emergency");
            };
            let after = state.row(A).shifted(shift).expect("it is legal");
            assert_eq!(after.steps_needed(HourSet::ALL), Some(0), "{shift:?}");
        }
    }

    #[test]
    fn heure_r15_automatic_players_draw_each_card_as_often_as_the_others() {
        let state = busy(2).with_hand(B, &[7, 8, 9, 10, G]);
        for level in Level::ALL {
            let (mut rng, mut drawn) = (Rng::new(15), [0; 5]);
            for _ in 0..5_000 {
                match suggested(&state, level, &mut rng) {
                    Move::Draw { card } => drawn[usize::from(card)] += 1,
                    other => panic!("{other:?}"),
                }
            }
            assert!(drawn.iter().all(|n| (850..1_150).contains(n)), "{level:?} {drawn:?}");
        }
    }

    #[test]
    fn heure_r16_automatic_players_see_no_more_than_their_seat() {
        // Another deal of the secrets, the same suggestions.
        let mut rng = Rng::new(16);
        let state = to_lay(12, [0, 9, 0, 0, 15, 0, 0]).with_pile(&[13, 14, 16, 17, 18]);
        let other = state.reseal(Viewer::Seat(A), &mut rng);
        assert_ne!(state, other);
        for level in Level::ALL {
            let [one, two] = [&state, &other].map(|s| suggested(s, level, &mut Rng::new(3)));
            assert_eq!(one, two);
        }
    }

    #[test]
    fn a_beginner_lays_wherever_the_card_fits() {
        assert_eq!(lays(&to_lay(12, [0; 7]), Level::Beginner), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(lays(&to_lay(10, [0, 9, 0, 0, 15, 0, 0]), Level::Beginner), [3, 4]);
    }

    #[test]
    fn heure_o2_even_a_beginner_keeps_to_the_permitted_slots() {
        let state = to_lay(8, [0; 7]).with_options(|options| options.no_blunders = true);
        assert_eq!(lays(&state, Level::Beginner), [1, 2, 3]);
    }

    #[test]
    fn regulars_and_champions_keep_their_row_finishable() {
        // 11:00 belongs on slot 3, but beside the 12:00 only slot 5 leaves no gap without hours.
        for (number, row, slot) in [
            (11, [0, 0, 0, 0, 0, 12, 0], 5),
            (10, [0, 9, 0, 0, 15, 0, 0], 3),
            (16, [0, 9, 0, 0, 15, 0, 0], 6),
        ] {
            for level in [Level::Regular, Level::Champion] {
                assert_eq!(lays(&to_lay(number, row), level), [slot], "{level:?}: {number}");
            }
        }
    }

    #[test]
    fn regulars_lay_where_the_hour_belongs_in_the_day() {
        for (number, slot) in [(6, 1), (9, 2), (12, 3), (14, 4), (17, 5), (19, 6), (22, 7)] {
            assert_eq!(lays(&to_lay(number, [0; 7]), Level::Regular), [slot], "{number}");
        }
    }

    #[test]
    fn champions_count_the_copies_that_they_cannot_see() {
        // 12:00 between 09 and 15 goes beside the side with fewer hours left: 13 and 14 are gone.
        let row = [0, 9, 0, 0, 15, 0, 0];
        let state = to_lay(12, row).with_hand(A, &[13, 13, 14, 14]);
        assert_eq!(lays(&state, Level::Champion), [4]);
        let state = to_lay(12, row).with_hand(A, &[10, 10, 11, 11]);
        assert_eq!(lays(&state, Level::Champion), [3]);
    }

    #[test]
    fn heure_o3_who_says_that_he_could_lay_it() {
        let asked = |row| {
            let state = busy(2).with_row(A, [7, 0, 0, 0, 0, 0, 0]).with_row(B, row);
            let state = state.with_options(|options| options.answer_themselves = true);
            state.with_hand(B, &[6, 10]).draws(6).then(Move::Ask)
        };
        let answers = |state: &Heure, level| -> Vec<bool> {
            let mut rng = Rng::new(6);
            let yes = |mv| mv == Move::Answer { yes: true };
            let mut all: Vec<bool> =
                (0..50).map(|_| yes(suggested(state, level, &mut rng))).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let (useful, useless) = (asked([0; 7]), asked([0, 0, 0, 0, 0, 7, 0]));
        assert_eq!(answers(&useful, Level::Beginner), [false, true]);
        assert_eq!(answers(&useless, Level::Regular), [true]);
        assert_eq!(answers(&useful, Level::Champion), [true]);
        assert_eq!(answers(&useless, Level::Champion), [false], "06:00 would leave B blocked");
    }

    #[test]
    fn nobody_is_suggested_a_move_out_of_his_turn() {
        let state = busy(3);
        for seat in [B, C, Seat(9)] {
            let view = state.view(Viewer::Seat(seat));
            assert_eq!(Heure::suggest(&view, seat, Level::Champion, &mut Rng::new(1)), None);
        }
        let over = state.play(Ms(0), By::Table, &Move::Stop).expect("the table agrees").state;
        let view = over.view(Viewer::Seat(A));
        assert_eq!(Heure::suggest(&view, A, Level::Champion, &mut Rng::new(1)), None);
    }

    #[test]
    fn the_setup_says_who_is_automatic() {
        let mut chairs =
            vec![Chair::person("Chloé", Mark(0)), Chair::person("La tablette", Mark(1))];
        chairs[1].player = Player::Automatic(Level::Regular);
        let setup = Setup { chairs, ..fixtures::setup(2) };
        let levels = [A, B, C].map(|seat| Heure::automatic(&setup, seat));
        assert_eq!(levels, [None, Some(Level::Regular), None]);
    }

    /// The numbers of games won by the first and by the second of two levels, which take turns on the seats.
    fn duel(best: Level, other: Level, games: u64) -> (u32, u32) {
        let mut won = (0, 0);
        for seed in 0..games {
            let champion = Seat((seed % 2) as u8);
            let (mut rng, setup) = (Rng::new(seed), Setup { seed, ..fixtures::setup(2) });
            let mut state = Heure::start(&setup).expect("the setup is legal");
            while let Some(seat) = state.turn() {
                let level = if seat == champion { best } else { other };
                state = state.then(suggested(&state, level, &mut rng));
            }
            match state.outcome().expect("it is over").winners.first() {
                Some(&seat) if seat == champion => won.0 += 1,
                Some(_) => won.1 += 1,
                None => {}
            }
        }
        won
    }

    #[test]
    fn each_level_plays_better_than_those_below() {
        use Level::{Beginner, Champion, Regular};
        for (better, worse, per_cent) in
            [(Regular, Beginner, 70), (Champion, Beginner, 70), (Champion, Regular, 51)]
        {
            let (won, lost) = duel(better, worse, 2_000);
            let share = 100 * won / (won + lost);
            assert!(share >= per_cent, "{better:?} {won}, {worse:?} {lost}");
        }
    }

    #[test]
    fn the_slots_where_hours_belong_never_leave_the_row() {
        for number in 6..=22 {
            assert!((1..=SLOTS).contains(&belongs(hour(number))), "{number}");
        }
    }
}
