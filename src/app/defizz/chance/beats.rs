//! A show of luck: what is seen beat by beat during the suspense, how long each beat takes, and its
//! cues. The result is decided and persisted before the first beat.

use crate::cues::Cue;
use crate::decks::defizz::Device;
use crate::rules::Seat;
use crate::rules::contest::{Happening, Progress};
use crate::rules::crowd::Crowd;
use crate::rules::defizz::Event;
use crate::rules::defizz::view::LuckView;

/// The length of a whole race, in ms, and the least and most for each of its throws.
const RACE: u32 = 6_000;
const RACE_THROW: (u32, u32) = (150, 700);
/// The same where each throws for himself.
const THROWS: u32 = 5_000;
const THROW: (u32, u32) = (450, 1_000);
/// The last beat is looked at a little longer, in ms.
const SEEN: u32 = 600;

/// What a beat shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum What {
    /// Somebody rolls, draws or spins that.
    Threw { seat: Seat, value: u8 },
    /// Somebody calls that, and has won by it or not.
    Called { seat: Seat, call: u8, wins: bool },
    /// The tablet's coin, die or number shows that.
    Showed { value: u8 },
}

/// A beat of the show.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Beat {
    /// Its content.
    pub what: What,
    /// How long it takes, in ms.
    pub span: u32,
    /// The seats that can still win from then on, if that has changed.
    left: Option<Crowd>,
}

/// The beats that some events give with a device; none if only choices were made, unless of straws.
pub fn of(device: Device, events: &[Event]) -> Vec<Beat> {
    let winner = events.iter().find_map(|event| match event {
        Event::Question(Happening::Ended { how: Progress::Won(seat) }) => Some(*seat),
        _ => None,
    });
    let is_throw = |event: &&Event| matches!(event, Event::Threw { .. });
    let throws = events.iter().filter(is_throw).count() as u32;
    let mut left = None;
    let mut beats = vec![];
    for event in events {
        let what = match *event {
            Event::Threw { seat, value } => What::Threw { seat, value },
            Event::Called { seat, call } => What::Called { seat, call, wins: winner == Some(seat) },
            Event::Showed { value } => What::Showed { value },
            Event::GoOn { seats } => {
                left = Some(seats);
                continue;
            }
            _ => continue,
        };
        beats.push(Beat { what, span: span(device, what, throws), left: left.take() });
    }
    let chosen = |beat: &Beat| matches!(beat.what, What::Called { .. });
    if device != Device::LongStraw && beats.iter().all(chosen) {
        return vec![];
    }
    if let Some(last) = beats.last_mut() {
        last.span += SEEN;
    }
    beats
}

const fn span(device: Device, what: What, throws: u32) -> u32 {
    match (device, what) {
        (Device::Wheel, _) => 4_000,
        (Device::LongStraw, _) => 1_200,
        (Device::FirstSix | Device::RaceTo15, _) => within(RACE / at_least_one(throws), RACE_THROW),
        (_, What::Threw { .. }) => within(THROWS / at_least_one(throws), THROW),
        (_, What::Called { .. }) => 350,
        (Device::HeadsOrTails, _) => 1_800,
        (Device::SecretNumber, _) => 2_400,
        _ => 1_000,
    }
}

const fn at_least_one(n: u32) -> u32 {
    if n == 0 { 1 } else { n }
}

const fn within(n: u32, (least, most): (u32, u32)) -> u32 {
    if n < least {
        least
    } else if n > most {
        most
    } else {
        n
    }
}

/// The length of the whole show of some events, in ms.
pub fn breath(device: Device, events: &[Event]) -> Option<u32> {
    let beats = of(device, events);
    (!beats.is_empty()).then(|| beats.iter().map(|beat| beat.span).sum())
}

/// The luck as far as some beats have shown it.
pub fn so_far(luck: &LuckView, beats: &[Beat]) -> LuckView {
    let mut told = LuckView { next: None, calls: vec![], ..luck.clone() };
    for beat in beats {
        if let Some(left) = beat.left {
            told.left = left.iter().collect();
        }
        let (seat, value) = match beat.what {
            What::Threw { seat, value } => (seat, value),
            What::Called { seat, call, .. } => (seat, call),
            What::Showed { .. } => continue,
        };
        if told.round.iter().any(|(by, _)| *by == seat) {
            let round = std::mem::take(&mut told.round);
            told.past.extend(round);
        }
        told.round.push((seat, value));
        if let Some(sum) = told.sums.get_mut(seat.index()) {
            *sum = sum.saturating_add(value);
        }
        told.next = Some(seat);
    }
    told
}

/// The cues of a beat, each with its delay from the beginning of the beat, in ms.
pub fn cues(device: Device, beat: Beat) -> Vec<(u32, Cue)> {
    let lands = beat.span * 6 / 10;
    match (device, beat.what) {
        (Device::Wheel, _) => (1..WHEEL_TICKS).map(|n| (wheel_tick(n), Cue::Tick)).collect(),
        (Device::LongStraw | Device::HighCard, _) => vec![(0, Cue::Draw)],
        (_, What::Called { .. }) => vec![(0, Cue::Tap)],
        (Device::HeadsOrTails, _) => vec![(0, Cue::Coin), (1_500, Cue::Lay)],
        (Device::SecretNumber, _) => {
            let ticks = (0..8).map(|n| (n * 190, Cue::Tick));
            ticks.chain([(1_700, Cue::Lay)]).collect()
        }
        // The throws of a race are quick: only the landing of the die is heard.
        _ if beat.span < 600 => vec![(lands, Cue::Lay)],
        _ => vec![(0, Cue::Dice)],
    }
}

/// The parts of the wheel's way; its pointer clicks between two of them.
const WHEEL_TICKS: u32 = 26;
/// How long the wheel turns, in ms (`wheel-spins` in the style sheet).
const WHEEL_TURNS: f64 = 3_600.0;

/// The time of the `n`th click, in ms: the wheel slows down as in the style sheet.
fn wheel_tick(n: u32) -> u32 {
    let way = f64::from(n) / f64::from(WHEEL_TICKS);
    (WHEEL_TURNS * (1.0 - (1.0 - way).cbrt())) as u32
}
