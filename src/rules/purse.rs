//! Money and chips: one function moves them between two payers, the bank and the pot included, so
//! that their sum cannot change.

use super::Seat;
use super::crowd::Crowd;
use std::hash::{Hash, Hasher};

/// Who pays or is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payer {
    /// The money that has not been dealt out.
    Bank,
    /// The money in the middle of the table.
    Pot,
    /// A player's wallet.
    Wallet(Seat),
}

/// The wallets, the bank and the pot, in the game's own unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse<const SEATS: usize> {
    wallets: [u32; SEATS],
    bank: u32,
    pot: u32,
}

/// An empty pot is not hashed: a game without one keeps the fingerprints of its saves.
impl<const SEATS: usize> Hash for Purse<SEATS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.wallets.hash(state);
        self.bank.hash(state);
        if self.pot != 0 {
            self.pot.hash(state);
        }
    }
}

impl<const SEATS: usize> Purse<SEATS> {
    /// A purse with all the money in the bank.
    #[must_use]
    pub const fn new(bank: u32) -> Self {
        Purse { wallets: [0; SEATS], bank, pot: 0 }
    }

    /// A purse from whose bank every player has been paid the same.
    #[must_use]
    pub fn dealt(bank: u32, seats: u8, each: u32) -> Self {
        let mut purse = Purse::new(bank);
        for seat in Seat::all(seats) {
            purse.pay(Payer::Bank, Payer::Wallet(seat), each);
        }
        purse
    }

    /// Moves money and returns how much: less than `amount` only if the payer has no more.
    pub fn pay(&mut self, from: Payer, to: Payer, amount: u32) -> u32 {
        let amount = amount.min(*self.of(from));
        *self.of(from) -= amount;
        *self.of(to) += amount;
        amount
    }

    fn of(&mut self, payer: Payer) -> &mut u32 {
        match payer {
            Payer::Bank => &mut self.bank,
            Payer::Pot => &mut self.pot,
            Payer::Wallet(seat) => &mut self.wallets[seat.index()],
        }
    }

    /// What that player owns.
    #[must_use]
    pub const fn wallet(&self, seat: Seat) -> u32 {
        self.wallets[seat.index()]
    }

    /// What each place owns; places without a player own nothing.
    #[must_use]
    pub const fn wallets(&self) -> &[u32; SEATS] {
        &self.wallets
    }

    /// The seat that owns the least at a table of `seats`; `None` on a tie.
    #[must_use]
    pub fn poorest(&self, seats: u8) -> Option<Seat> {
        let least = Seat::all(seats).map(|seat| self.wallet(seat)).min();
        let mut poorest = Seat::all(seats).filter(|&seat| Some(self.wallet(seat)) == least);
        poorest.next().filter(|_| poorest.next().is_none())
    }

    /// The seats in `among` that own nothing.
    #[must_use]
    pub fn broke(&self, among: Crowd) -> Crowd {
        let broke = among.iter().filter(|&seat| self.wallet(seat) == 0);
        broke.collect()
    }

    /// The money that has not been dealt out.
    #[must_use]
    pub const fn bank(&self) -> u32 {
        self.bank
    }

    /// The money in the middle.
    #[must_use]
    pub const fn pot(&self) -> u32 {
        self.pot
    }

    /// All the money there is.
    #[must_use]
    pub fn sum(&self) -> u32 {
        self.bank + self.pot + self.wallets.iter().sum::<u32>()
    }
}

#[cfg(test)]
mod tests {
    use super::super::fingerprint::fingerprint;
    use super::*;

    const A: Payer = Payer::Wallet(Seat(0));
    const B: Payer = Payer::Wallet(Seat(1));

    #[test]
    fn the_poorest_is_one_alone_and_the_broke_own_nothing() {
        let mut purse = Purse::<4>::dealt(60, 3, 20);
        assert_eq!(purse.poorest(3), None, "all are level");
        purse.pay(B, A, 20);
        assert_eq!(purse.poorest(3), Some(Seat(1)));
        assert_eq!(purse.broke(Crowd::all(3)), Crowd::NOBODY.with(Seat(1)));
        assert_eq!(purse.broke(Crowd::NOBODY.with(Seat(0))), Crowd::NOBODY);
    }

    #[test]
    fn whoever_has_less_pays_all_he_has() {
        let mut purse = Purse::<4>::dealt(12_000, 1, 2_000);
        assert_eq!(purse.pay(A, B, 3_000), 2_000);
        assert_eq!((purse.wallets(), purse.bank()), (&[0, 2_000, 0, 0], 10_000));
        assert_eq!(purse.pay(A, B, 3_000), 0);
    }

    #[test]
    fn the_sum_stays_whoever_pays() {
        let mut purse = Purse::<2>::dealt(7_000, 2, 1_900);
        for (from, to) in [(Payer::Bank, A), (A, Payer::Pot), (B, Payer::Pot), (Payer::Pot, B)] {
            purse.pay(from, to, 700);
            assert_eq!(purse.sum(), 7_000);
        }
        assert_eq!(
            (purse.wallet(Seat(0)), purse.wallet(Seat(1)), purse.pot()),
            (1_900, 1_900, 700)
        );
        assert_eq!(purse.pay(A, A, 100), 100, "to himself: nothing changes");
        assert_eq!(purse.wallet(Seat(0)), 1_900);
    }

    #[test]
    fn an_empty_pot_leaves_no_trace_in_a_fingerprint() {
        let mut purse = Purse::<4>::dealt(70_000, 2, 10_000);
        let without = ([10_000u32, 10_000, 0, 0], 50_000u32);
        assert_eq!(fingerprint(&purse), fingerprint(&without));
        purse.pay(A, Payer::Pot, 100);
        assert_ne!(fingerprint(&purse), fingerprint(&([9_900u32, 10_000, 0, 0], 50_000u32)));
    }
}
