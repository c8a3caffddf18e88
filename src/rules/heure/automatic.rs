//! Automatic players of *Quelle heure est-il ?*, from what their seat may know and no further.
//!
//! Débutant lays anywhere the card fits. Habitué keeps his row finishable and lays where the hour
//! belongs in the day. Champion counts the ways in which each row could still be filled with the
//! cards he cannot see, each unseen copy counting once.

use super::Move;
use super::cards::{Card, Hour};
use super::row::{Row, SLOTS, Slot};
use super::view::{HandView, PhaseView, TableView};
use crate::rules::{Level, Rng, Seat};

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
/// his own row nearer to its end, for a card that is kept may come round to him.
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

/// How many copies of each hour lie where the player cannot see them, bar his own hand, from
/// which nobody can deal him a card.
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

    /// In how many ways the row can be filled: for each gap, the choices of as many different
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

    /// The choices of `slots` different hours strictly between `after` and `before`.
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
