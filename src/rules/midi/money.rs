//! The money (MIDI-S8, S9, G1 to G6), and the banknotes that a screen lays out.

use super::MOST_PLAYERS;
use crate::rules::{Seat, purse};

pub use crate::rules::purse::Payer;

/// Every player's starting money (MIDI-S8).
pub const START: u32 = 10_000;
/// The prize of a duel, a face-off or a right answer of the final.
pub const PRIZE: u32 = 3_000;
/// The prize of the mystery star (MIDI-F-20).
pub const STAR: u32 = 10_000;
/// All the money of the box.
pub const BOX: u32 = 70_000;

/// The wallets and the bank.
pub type Purse = purse::Purse<MOST_PLAYERS>;

/// The purse after every player has been dealt his money (MIDI-S8).
#[must_use]
pub fn dealt(seats: u8) -> Purse {
    Purse::dealt(BOX, seats, START)
}

/// Banknotes: decoration, change is always available (MIDI-Q10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Notes {
    pub of_10_000: u8,
    pub of_5_000: u8,
    pub of_2_000: u8,
    pub of_1_000: u8,
}

impl Notes {
    /// The notes of the box.
    pub const BOX: Notes = Notes { of_10_000: 1, of_5_000: 4, of_2_000: 15, of_1_000: 10 };
    /// What every player is dealt (MIDI-S8).
    pub const START: Notes = Notes { of_10_000: 0, of_5_000: 1, of_2_000: 2, of_1_000: 1 };

    /// A wallet of that amount in notes: the starting notes as dealt, the rest in as few as possible.
    #[must_use]
    pub const fn of(amount: u32) -> Notes {
        if amount < START {
            return Notes::few(amount);
        }
        let (start, more) = (Notes::START, Notes::few(amount - START));
        Notes {
            of_10_000: more.of_10_000,
            of_5_000: start.of_5_000 + more.of_5_000,
            of_2_000: start.of_2_000 + more.of_2_000,
            of_1_000: start.of_1_000 + more.of_1_000,
        }
    }

    /// As few notes as make up that amount.
    #[must_use]
    pub const fn few(amount: u32) -> Notes {
        let below_5 = amount % 5_000;
        Notes {
            of_10_000: (amount / 10_000) as u8,
            of_5_000: (amount % 10_000 / 5_000) as u8,
            of_2_000: (below_5 / 2_000) as u8,
            of_1_000: (below_5 % 2_000 / 1_000) as u8,
        }
    }

    /// The bank's notes after that many players have been dealt their money (MIDI-S9).
    #[must_use]
    pub const fn bank(players: u8) -> Notes {
        let (all, each) = (Notes::BOX, Notes::START);
        Notes {
            of_10_000: all.of_10_000,
            of_5_000: all.of_5_000 - players * each.of_5_000,
            of_2_000: all.of_2_000 - players * each.of_2_000,
            of_1_000: all.of_1_000 - players * each.of_1_000,
        }
    }

    /// Each value in euros with its number of notes, the largest value first.
    #[must_use]
    pub const fn by_value(self) -> [(u32, u8); 4] {
        [
            (10_000, self.of_10_000),
            (5_000, self.of_5_000),
            (2_000, self.of_2_000),
            (1_000, self.of_1_000),
        ]
    }

    /// Their value in euros.
    #[must_use]
    pub const fn worth(self) -> u32 {
        let thousands = self.of_10_000 as u32 * 10
            + self.of_5_000 as u32 * 5
            + self.of_2_000 as u32 * 2
            + self.of_1_000 as u32;
        thousands * 1_000
    }
}

/// A payment from one seat to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    pub from: Seat,
    pub to: Seat,
    pub euros: u32,
}

/// The payments between seats that turn the wallets `before` into `now`, in the order of seats. Money to
/// or from the bank is left out.
#[must_use]
pub fn transfers(before: &[u32], now: &[u32]) -> Vec<Transfer> {
    let less = |a: &[u32], b: &[u32]| -> Vec<u32> {
        a.iter().zip(b).map(|(a, b)| a.saturating_sub(*b)).collect()
    };
    let (mut paid, mut got) = (less(before, now), less(now, before));
    let mut all = vec![];
    for (from, paid) in paid.iter_mut().enumerate() {
        for (to, got) in got.iter_mut().enumerate() {
            let euros = (*paid).min(*got);
            *paid -= euros;
            *got -= euros;
            if euros > 0 {
                all.push(Transfer { from: Seat(from as u8), to: Seat(to as u8), euros });
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Payer = Payer::Wallet(Seat(0));
    const B: Payer = Payer::Wallet(Seat(1));

    #[test]
    fn midi_s8_each_player_gets_one_5000_two_2000_and_one_1000() {
        assert_eq!(Notes::START.worth(), START);
        assert_eq!(Notes::of(START), Notes::START);
        assert_eq!(*dealt(3).wallets(), [10_000, 10_000, 10_000, 0]);
    }

    #[test]
    fn midi_s9_the_bank_is_what_is_left() {
        for (players, bank) in [(2, 50_000), (3, 40_000), (4, 30_000)] {
            assert_eq!(dealt(players).bank(), bank);
            assert_eq!(Notes::bank(players).worth(), bank);
        }
        assert_eq!(Notes::BOX.worth(), BOX);
    }

    #[test]
    fn midi_q10_every_amount_has_its_notes() {
        for thousands in 0..=70 {
            assert_eq!(Notes::of(thousands * 1_000).worth(), thousands * 1_000);
        }
    }

    #[test]
    fn midi_q16_who_has_less_pays_all_he_has() {
        let mut purse = dealt(2);
        purse.pay(A, Payer::Bank, 8_000);
        assert_eq!(purse.pay(A, B, PRIZE), 2_000);
        assert_eq!(*purse.wallets(), [0, 12_000, 0, 0]);
        assert_eq!(purse.pay(A, B, PRIZE), 0);
    }

    #[test]
    fn midi_q50_the_bank_pays_and_the_sum_stays() {
        let mut purse = dealt(2);
        purse.pay(Payer::Bank, A, STAR);
        purse.pay(B, A, PRIZE);
        assert_eq!((purse.wallets()[..2].to_vec(), purse.bank()), (vec![23_000, 7_000], 40_000));
        assert_eq!(purse.sum(), BOX);
    }

    #[test]
    fn midi_q10_who_gains_is_paid_by_who_loses() {
        let paid = transfers(&[10_000, 10_000, 10_000], &[4_000, 13_000, 13_000]);
        let each = |to| Transfer { from: Seat(0), to: Seat(to), euros: 3_000 };
        assert_eq!(paid, [each(1), each(2)]);
    }

    #[test]
    fn midi_q10_what_the_bank_gives_comes_from_no_seat() {
        assert_eq!(transfers(&[10_000, 7_000], &[11_000, 7_000]), []);
        assert_eq!(transfers(&[], &[10_000, 7_000]), []);
    }
}
