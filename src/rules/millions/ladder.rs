//! The prize pyramid (MIL-G1 to G4, N1 to N6, Q1): the one table of amounts and safety nets.

use serde::{Deserialize, Serialize};

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

/// The level whose question is worth that sum; 0 if none is.
#[must_use]
pub fn level_worth(sum: u32) -> u8 {
    LADDER.iter().position(|rung| rung.worth == sum).map_or(0, |at| at as u8 + 1)
}

/// A pyramid of so many of the fifteen steps (MIL-Q55). Both nets and the million are always among them, and the others
/// are spread over the three parts of the pyramid between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Steps(u8);

/// The whole pyramid.
impl Default for Steps {
    fn default() -> Steps {
        Steps(TOP)
    }
}

impl Steps {
    /// The fewest steps of a pyramid.
    pub const LEAST: u8 = 5;

    /// The pyramid for that many questions: a step each, as far as there are steps.
    #[must_use]
    pub fn of(questions: usize) -> Steps {
        Steps(u8::try_from(questions).unwrap_or(TOP).clamp(Steps::LEAST, TOP))
    }

    /// How many steps it has.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The level of a step; steps are counted from 1.
    #[must_use]
    pub const fn level(self, step: u8) -> u8 {
        // A third of the steps leads to each net, rounded.
        let (first, second) = ((2 * self.0 + 3) / 6, (4 * self.0 + 3) / 6);
        let (below, from, to) = match step {
            _ if step <= first => (0, 0, first),
            _ if step <= second => (FIRST_NET, first, second),
            _ => (SECOND_NET, second, self.0),
        };
        below + ((step - from) * FIRST_NET).div_ceil(to - from)
    }

    /// The levels of all steps, from the lowest.
    pub fn levels(self) -> impl DoubleEndedIterator<Item = u8> {
        (1..=self.0).map(move |step| self.level(step))
    }

    /// How many steps there are up to that level.
    #[must_use]
    pub fn step(self, level: u8) -> u8 {
        self.levels().filter(|at| *at <= level).count() as u8
    }

    /// The first level of the pyramid from that one on; the top above it.
    #[must_use]
    pub fn at_least(self, level: u8) -> u8 {
        self.levels().find(|at| *at >= level).unwrap_or(TOP)
    }

    /// The level of the step below that level; 0 below the first one.
    #[must_use]
    pub fn below(self, level: u8) -> u8 {
        self.levels().rfind(|at| *at < level).unwrap_or(0)
    }

    /// The money in hand at that level, paid on walking away (MIL-P1a, P10).
    #[must_use]
    pub fn in_hand(self, level: u8) -> u32 {
        worth(self.below(level))
    }
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
