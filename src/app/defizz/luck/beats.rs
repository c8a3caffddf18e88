//! A show of luck: what is seen one after the other while the table holds its breath, how long each takes,
//! and what is heard. What has come of it is decided and kept before the first beat.

use crate::app::browser::cues::Cue;
use crate::decks::defizz::Device;
use crate::rules::Seat;
use crate::rules::contest::{Happening, Progress};
use crate::rules::crowd::Crowd;
use crate::rules::defizz::Event;
use crate::rules::defizz::view::LuckView;

/// How long a whole race takes, in ms; a throw of it is never quicker or slower than those.
const RACE: u32 = 6_000;
const RACE_THROW: (u32, u32) = (150, 700);
/// The same where each throws for himself.
const THROWS: u32 = 5_000;
const THROW: (u32, u32) = (450, 1_000);
/// The last beat is looked at a little longer, in ms.
const SEEN: u32 = 600;

/// What is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum What {
    /// Somebody rolls, draws or spins that.
    Threw { seat: Seat, value: u8 },
    /// Somebody calls that, and has won by it or not.
    Called { seat: Seat, call: u8, wins: bool },
    /// The tablet's coin, die or number shows that.
    Showed { value: u8 },
}

/// One thing that is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Beat {
    /// What it is.
    pub what: What,
    /// How long it takes, in ms.
    pub span: u32,
    /// Those who can still win from then on, where that has changed.
    left: Option<Crowd>,
}

/// What those events show of a device, one after the other; nothing where a choice alone was made.
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

/// How long the table holds its breath for them, in ms.
pub fn breath(device: Device, events: &[Event]) -> Option<u32> {
    let beats = of(device, events);
    (!beats.is_empty()).then(|| beats.iter().map(|beat| beat.span).sum())
}

/// The luck as it is when those beats of it have been seen.
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

/// What is heard in a beat, each so many ms after its beginning.
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
        // A race is quick: only where the die comes to lie is heard.
        _ if beat.span < 600 => vec![(lands, Cue::Lay)],
        _ => vec![(0, Cue::Dice)],
    }
}

/// How often the wheel's pointer clicks.
const WHEEL_TICKS: u32 = 26;
/// How long the wheel turns, in ms (`wheel-spins` in the sheet).
const WHEEL_TURNS: f64 = 3_600.0;

/// When it clicks, in ms: the wheel slows as the sheet lets it slow.
fn wheel_tick(n: u32) -> u32 {
    let way = f64::from(n) / f64::from(WHEEL_TICKS);
    (WHEEL_TURNS * (1.0 - (1.0 - way).cbrt())) as u32
}
