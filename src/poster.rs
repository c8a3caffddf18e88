//! The colours of the picture to share, PURE: tokens of the style sheet, each written one with what it stands on. That
//! all of them can be read in every game, by day and by night, is computed by `tests/tidy/poster.rs`.

/// A colour that is written in, and the one it stands on, by their tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    /// The colour of the letters.
    pub write: &'static str,
    /// The colour under them.
    pub on: &'static str,
}

/// The name of the game and the title, on the ground with its rays.
pub const TITLE: Ink = Ink { write: "--on-ground", on: "--ground" };

/// The rays of the ground: their token, and how much of it there is, from 0 to 1.
pub const RAYS: (&str, f64) = ("--white", 0.32);

/// Rank, name and result on a step.
pub const STEP: Ink = Ink { write: "--line", on: "--white" };

/// The same on the winner's step.
pub const WON: Ink = Ink { write: "--line", on: "--gold" };

/// A medal.
pub const MEDAL: Ink = Ink { write: "--ink", on: "--card" };

/// The strip with the app's name and the day.
pub const STRIP: Ink = Ink { write: "--white", on: "--line" };

/// The address as a code for cameras.
pub const CODE: Ink = Ink { write: "--code", on: "--white" };

/// All of them.
pub const ALL: [Ink; 6] = [TITLE, STEP, WON, MEDAL, STRIP, CODE];
