//! The prize pyramid (MIL-G1 to G4, N1 to N6, Q1): the one table of amounts and safety nets.

/// One step of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// What its question is worth, in euros.
    pub worth: u32,
    /// Whether it is a safety net, which a wrong answer can no longer take away.
    pub net: bool,
}

const fn step(worth: u32) -> Rung {
    Rung { worth, net: false }
}

const fn net(worth: u32) -> Rung {
    Rung { worth, net: true }
}

/// All steps, from level 1.
pub const LADDER: [Rung; 15] = [
    step(200),
    step(300),
    step(500),
    step(800),
    net(1_500),
    step(3_000),
    step(6_000),
    step(12_000),
    step(24_000),
    net(48_000),
    step(72_000),
    step(100_000),
    step(150_000),
    step(300_000),
    step(1_000_000),
];

/// The highest level.
pub const TOP: u8 = LADDER.len() as u8;

/// The level of the first safety net.
pub const FIRST_NET: u8 = 5;

/// The level of the second safety net.
const SECOND_NET: u8 = 10;

/// How far up the pyramid an amount is, and so the title of the player who leaves with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reached {
    /// 0 €: nobody who leaves with it has won anything.
    Nothing,
    /// A step below the first net.
    Step,
    /// The first net or more.
    FirstNet,
    /// The second net or more.
    SecondNet,
    /// The million or more.
    Million,
}

impl Reached {
    /// How far up that amount is.
    #[must_use]
    pub const fn of(euros: u32) -> Reached {
        if euros == 0 {
            Reached::Nothing
        } else if euros < worth(FIRST_NET) {
            Reached::Step
        } else if euros < worth(SECOND_NET) {
            Reached::FirstNet
        } else if euros < worth(TOP) {
            Reached::SecondNet
        } else {
            Reached::Million
        }
    }
}

/// What the question of that level, 1 to 15, is worth; nothing off the ladder.
#[must_use]
pub const fn worth(level: u8) -> u32 {
    match level {
        1..=TOP => LADDER[level as usize - 1].worth,
        _ => 0,
    }
}

/// The money in hand at that level, paid on walking away (MIL-P1a, P10).
#[must_use]
pub const fn in_hand(level: u8) -> u32 {
    worth(level.saturating_sub(1))
}

/// What a wrong answer at that level pays (MIL-N1 to N5).
#[must_use]
pub const fn after_wrong(level: u8) -> u32 {
    let mut below = if level > TOP { 1 } else { level };
    while below > 1 {
        below -= 1;
        if LADDER[below as usize - 1].net {
            return worth(below);
        }
    }
    0
}
