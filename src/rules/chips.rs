//! Chips of 100, 200 and 500 (DEF-R2, R5, EGO-R2, R28): how a total is laid out. Decoration only: what
//! counts is the total, change is always available, and it moves through [`super::purse`].

/// Chips by value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Chips {
    pub of_500: u8,
    pub of_200: u8,
    pub of_100: u8,
}

/// The smallest chip: every amount is a multiple of it.
pub const STEP: u32 = 100;

impl Chips {
    /// The fewest chips that make up `amount`.
    #[must_use]
    pub const fn few(amount: u32) -> Chips {
        let below_500 = amount % 500;
        Chips {
            of_500: (amount / 500) as u8,
            of_200: (below_500 / 200) as u8,
            of_100: (below_500 % 200 / 100) as u8,
        }
    }

    /// Every count multiplied by `n`.
    #[must_use]
    pub const fn times(self, n: u8) -> Chips {
        Chips { of_500: self.of_500 * n, of_200: self.of_200 * n, of_100: self.of_100 * n }
    }

    /// These chips less `others`.
    #[must_use]
    pub const fn without(self, others: Chips) -> Chips {
        Chips {
            of_500: self.of_500 - others.of_500,
            of_200: self.of_200 - others.of_200,
            of_100: self.of_100 - others.of_100,
        }
    }

    /// Lays out a total: the chips dealt stay; a gain is added in the fewest chips, a loss is paid from the
    /// chips dealt, largest first.
    #[must_use]
    pub const fn of(amount: u32, dealt: Chips) -> Chips {
        if amount < dealt.worth() {
            return dealt.after_paying(dealt.worth() - amount);
        }
        let more = Chips::few(amount - dealt.worth());
        Chips {
            of_500: dealt.of_500 + more.of_500,
            of_200: dealt.of_200 + more.of_200,
            of_100: dealt.of_100 + more.of_100,
        }
    }

    /// The chips left after paying `sum`, largest first; where they cannot pay it exactly, somebody gives change.
    const fn after_paying(self, sum: u32) -> Chips {
        let of_500 = least(sum / 500, self.of_500);
        let after_500 = sum - of_500 as u32 * 500;
        let of_200 = least(after_500 / 200, self.of_200);
        let after_200 = after_500 - of_200 as u32 * 200;
        let of_100 = least(after_200 / STEP, self.of_100);
        if after_200 != of_100 as u32 * STEP {
            return Chips::few(self.worth() - sum);
        }
        self.without(Chips { of_500, of_200, of_100 })
    }

    /// How many there are of each value, from the largest.
    #[must_use]
    pub const fn by_value(self) -> [(u32, u8); 3] {
        [(500, self.of_500), (200, self.of_200), (100, self.of_100)]
    }

    /// Their total value.
    #[must_use]
    pub const fn worth(self) -> u32 {
        self.of_500 as u32 * 500 + self.of_200 as u32 * 200 + self.of_100 as u32 * 100
    }

    /// The number of chips.
    #[must_use]
    pub const fn count(self) -> u16 {
        self.of_500 as u16 + self.of_200 as u16 + self.of_100 as u16
    }
}

const fn least(wanted: u32, there: u8) -> u8 {
    if wanted < there as u32 { wanted as u8 } else { there }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_total_has_its_chips() {
        let dealt = Chips { of_500: 2, of_200: 3, of_100: 3 };
        for hundreds in 0..=120 {
            assert_eq!(Chips::few(hundreds * STEP).worth(), hundreds * STEP);
            assert_eq!(Chips::of(hundreds * STEP, dealt).worth(), hundreds * STEP);
        }
        assert_eq!(Chips::of(dealt.worth(), dealt), dealt);
        assert_eq!(dealt.times(6).without(dealt.times(4)), dealt.times(2));
        assert_eq!((dealt.count(), dealt.worth()), (8, 1_900));
    }

    #[test]
    fn def_s1_ego_v2_what_was_dealt_is_paid_out_chip_by_chip() {
        let chips = |[of_500, of_200, of_100]: [u8; 3]| Chips { of_500, of_200, of_100 };
        let quick = chips([4, 6, 8]);
        for (total, left) in [
            (4_000, [4, 6, 8]),
            (3_900, [4, 6, 7]),
            (3_500, [3, 6, 8]),
            (3_300, [3, 5, 8]),
            (100, [0, 0, 1]),
            (0, [0, 0, 0]),
        ] {
            assert_eq!(Chips::of(total, quick), chips(left), "{total}");
        }
        // One chip of 500 cannot pay 100: somebody gives change.
        assert_eq!(Chips::of(400, chips([1, 0, 0])), chips([0, 2, 0]));
    }
}
