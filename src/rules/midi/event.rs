//! The events of the game: what everybody sees happen after a move, never a secret.

use super::money::Payer;
use super::{Colour, End, Flap, Pick};
use crate::rules::{Ms, Seat};

/// An event that everybody sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A question was drawn for that seat; its left neighbour reads (MIDI-R1-4, D1-5, F-6).
    Asked { seat: Seat, reader: Seat, number: u8 },
    /// The question has been read; thinking time runs (option O3).
    Read { seat: Seat },
    /// A proposition was chosen, and which one is right was revealed (MIDI-R1-7, F-11).
    Chose { seat: Seat, pick: Pick, right: bool },
    /// Thinking time ran out (option O3).
    TimeRanOut { seat: Seat },
    /// A desk changed its colour (MIDI-R1-9, R1-10, R2-8, R2-9).
    Coloured { seat: Seat, colour: Colour },
    /// All desks are green again (MIDI-R2-1, R3-1).
    AllGreen,
    /// That seat lost round 1 or 2 and enters the duel as the challenger (MIDI-R1-16, R2-19).
    RoundLost { seat: Seat },
    /// He named his opponent (MIDI-D1-1, R3-4P-2).
    Challenged { by: Seat, seat: Seat },
    /// The duel card of that title was taken (MIDI-D1-3, D2-2).
    Took { seat: Seat, card: u8 },
    /// Money moved.
    Paid { from: Payer, to: Payer, amount: u32 },
    /// A new sheet lies in the board (MIDI-R2-2, R2-12); that seat reads it.
    NewSheet { seat: Seat },
    /// A small flap was opened (MIDI-R2-6).
    Opened { seat: Seat, flap: u8, truth: bool },
    /// A face-off begins; the first of the two starts (MIDI-R3-5).
    FaceOff { starter: Seat, opponent: Seat },
    /// That seat's clock runs (MIDI-R3-6, R3-11).
    ClockRuns { seat: Seat },
    /// An answer was ruled on (MIDI-Q32).
    Ruled { seat: Seat, right: bool },
    /// That seat's clock rests with that much left (MIDI-R3-10).
    Froze { seat: Seat, left: Ms },
    /// That seat's time ran out: the face-off is lost (MIDI-R3-15).
    FaceOffLost { seat: Seat },
    /// The final begins (MIDI-F-4).
    FinalStarts { seat: Seat },
    /// A flap of the star's board was opened (MIDI-F-12, F-13).
    Lifted { seat: Seat, flap: Flap },
    /// That seat has said aloud what the picture shows (MIDI-F-17).
    Guessing { seat: Seat },
    /// He looks in secret (MIDI-F-19).
    Looked { seat: Seat },
    /// His guess was right, or he may never guess again (MIDI-F-20, F-21).
    Guessed { seat: Seat, right: bool },
    /// He declined his last chance (MIDI-F-29).
    Declined { seat: Seat },
    /// The question of that seat was withdrawn (MIDI-F-27).
    Withdrawn { seat: Seat },
    /// A used-up pile was reshuffled (MIDI-Q5).
    Reshuffled,
    /// The last ruling was corrected.
    Overruled { seat: Seat, right: bool },
    /// The answer tapped for that seat was corrected.
    SaidInFact { seat: Seat },
    /// The turn passed to that seat.
    Turn { seat: Seat },
    /// Sudden death begins, or a lap of it was played (option O5).
    SuddenDeath,
    /// The game is over.
    Ended { end: End },
}
