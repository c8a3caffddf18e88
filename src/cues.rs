//! Sounds as data: each cue is a few tones, which `app::browser::sound` plays. PURE.

use crate::rules::GameId;
use serde::{Deserialize, Serialize};

/// A sound to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cue {
    /// A control was pressed.
    Tap,
    /// A card is drawn.
    Draw,
    /// A card is laid: a soft wooden tick.
    Lay,
    /// A ghost: a wobbling, falling "boo".
    Ghost,
    /// Wrong, or not allowed.
    Wrong,
    /// Right.
    Right,
    /// Somebody else's turn.
    Turn,
    /// Somebody has buzzed.
    Buzz,
    /// Something is put back or away.
    PutAway,
    /// Somebody has won: the fanfare of that game.
    Win(GameId),
    /// A clock ticks.
    Tick,
    /// Dice that roll and come to lie.
    Dice,
    /// A coin that is flipped.
    Coin,
    /// An answer is final.
    LockIn,
    /// Money changes hands.
    Money,
    /// A title card comes up.
    Title,
    /// A part of a game is over.
    PartEnd,
    /// Somebody is out.
    Out,
    /// Somebody falls back into a net.
    Fall,
    /// Everything is staked.
    AllIn,
}

/// One sliding tone with a soft start and a fading end.
#[derive(Clone, Copy)]
pub struct Tone {
    /// Whether it has overtones: wood, cardboard.
    pub reed: bool,
    /// Hertz at its start and at its end.
    pub slide: (f32, f32),
    /// Seconds after the cue's start.
    pub begin: f64,
    /// Seconds.
    pub length: f64,
    /// Loudest gain, 0 to 1.
    pub gain: f32,
    /// How far the pitch trembles, in hertz.
    pub wobble: f32,
}

const fn tone(slide: (f32, f32), begin: f64, length: f64, gain: f32) -> Tone {
    Tone { reed: false, slide, begin, length, gain, wobble: 0.0 }
}

const fn reed(slide: (f32, f32), begin: f64, length: f64, gain: f32) -> Tone {
    Tone { reed: true, slide, begin, length, gain, wobble: 0.0 }
}

const fn boo(slide: (f32, f32), gain: f32) -> Tone {
    Tone { reed: false, slide, begin: 0.0, length: 0.58, gain, wobble: 28.0 }
}

impl Cue {
    /// The tones it is made of: 670 ms at most except for fanfares, never louder than 1 in total.
    pub const fn tones(self) -> &'static [Tone] {
        match self {
            Cue::Tap => const { &[tone((620.0, 480.0), 0.0, 0.05, 0.3)] },
            Cue::Draw => const { &[reed((330.0, 660.0), 0.0, 0.11, 0.3)] },
            Cue::Lay => KNOCK,
            Cue::Ghost => const { &[boo((560.0, 230.0), 0.4), boo((842.0, 347.0), 0.12)] },
            Cue::Wrong => THUD,
            Cue::Right => CHIME,
            Cue::Turn => CALL,
            Cue::Buzz => BUZZER,
            Cue::PutAway => const { &[reed((520.0, 250.0), 0.0, 0.16, 0.35)] },
            Cue::Win(game) => fanfare(game),
            Cue::Dice => RATTLE,
            Cue::Coin => COIN,
            Cue::LockIn => LOCK,
            Cue::Money => COINS,
            Cue::Title => BRASS,
            Cue::PartEnd => CADENCE,
            Cue::Out => DESCENT,
            Cue::Fall => const { &[boo((880.0, 165.0), 0.35), reed((110.0, 98.0), 0.5, 0.1, 0.4)] },
            Cue::AllIn => {
                const { &[boo((196.0, 588.0), 0.4), reed((98.0, 294.0), 0.0, 0.58, 0.3)] }
            }
            Cue::Tick => const { &[tone((1500.0, 1250.0), 0.0, 0.03, 0.3)] },
        }
    }
}

const KNOCK: &[Tone] = &[tone((980.0, 430.0), 0.0, 0.05, 0.4), reed((235.0, 150.0), 0.0, 0.1, 0.5)];
const THUD: &[Tone] =
    &[reed((233.0, 220.0), 0.0, 0.15, 0.4), reed((175.0, 156.0), 0.14, 0.26, 0.4)];
const CHIME: &[Tone] = &[tone((659.3, 659.3), 0.0, 0.14, 0.4), tone((987.8, 987.8), 0.1, 0.3, 0.4)];
const CALL: &[Tone] = &[tone((523.3, 523.3), 0.0, 0.12, 0.3), tone((784.0, 784.0), 0.1, 0.22, 0.3)];
const BUZZER: &[Tone] =
    &[reed((311.1, 305.0), 0.0, 0.24, 0.42), reed((466.2, 457.0), 0.0, 0.24, 0.3)];
const RATTLE: &[Tone] = &[
    reed((410.0, 300.0), 0.0, 0.04, 0.22),
    reed((350.0, 250.0), 0.09, 0.04, 0.24),
    reed((430.0, 310.0), 0.17, 0.04, 0.26),
    reed((330.0, 240.0), 0.29, 0.05, 0.3),
    reed((390.0, 270.0), 0.42, 0.05, 0.32),
    reed((240.0, 150.0), 0.56, 0.1, 0.45),
];
const COIN: &[Tone] =
    &[tone((2093.0, 2093.0), 0.0, 0.16, 0.22), tone((2637.0, 2600.0), 0.05, 0.45, 0.2)];
const LOCK: &[Tone] = &[
    reed((180.0, 120.0), 0.0, 0.08, 0.5),
    reed((96.0, 72.0), 0.07, 0.24, 0.5),
    tone((1480.0, 1400.0), 0.07, 0.06, 0.12),
];
const COINS: &[Tone] = &[
    tone((1318.5, 1318.5), 0.0, 0.1, 0.26),
    tone((1568.0, 1568.0), 0.07, 0.1, 0.26),
    tone((2093.0, 2093.0), 0.14, 0.28, 0.28),
];
const BRASS: &[Tone] = &[
    reed((392.0, 392.0), 0.0, 0.12, 0.3),
    reed((587.3, 587.3), 0.12, 0.4, 0.3),
    reed((784.0, 784.0), 0.12, 0.4, 0.22),
];
const CADENCE: &[Tone] = &[
    reed((392.0, 392.0), 0.0, 0.16, 0.28),
    reed((493.9, 493.9), 0.0, 0.16, 0.22),
    reed((523.3, 523.3), 0.18, 0.42, 0.3),
    reed((659.3, 659.3), 0.18, 0.42, 0.26),
];
const DESCENT: &[Tone] = &[
    reed((392.0, 388.0), 0.0, 0.16, 0.34),
    reed((329.6, 325.0), 0.16, 0.16, 0.34),
    reed((261.6, 233.0), 0.32, 0.28, 0.38),
];

/// The fanfare of a game: its own tune, in the world of its box.
const fn fanfare(game: GameId) -> &'static [Tone] {
    match game {
        GameId::Midi => NOON,
        GameId::Millions => SHOW,
        GameId::Heure => DAWN,
        GameId::Defizz => FIZZ,
        GameId::Egomaster => RING,
    }
}

/// Midi: the trumpet call of a noon programme, then its chord.
const NOON: &[Tone] = &[
    reed((523.3, 523.3), 0.0, 0.14, 0.34),
    reed((523.3, 523.3), 0.15, 0.08, 0.3),
    reed((523.3, 523.3), 0.24, 0.08, 0.3),
    reed((659.3, 659.3), 0.33, 0.18, 0.36),
    reed((523.3, 523.3), 0.52, 0.12, 0.32),
    reed((659.3, 659.3), 0.65, 0.12, 0.34),
    reed((784.0, 784.0), 0.8, 0.9, 0.3),
    reed((1046.5, 1046.5), 0.8, 1.1, 0.3),
    tone((523.3, 523.3), 0.8, 0.9, 0.22),
];
/// Millions: low strings that rise into light.
const SHOW: &[Tone] = &[
    reed((146.8, 146.8), 0.0, 0.3, 0.34),
    reed((174.6, 174.6), 0.22, 0.3, 0.32),
    reed((220.0, 220.0), 0.44, 0.3, 0.32),
    reed((293.7, 293.7), 0.66, 0.3, 0.3),
    reed((370.0, 370.0), 0.9, 1.2, 0.26),
    reed((440.0, 440.0), 0.9, 1.2, 0.24),
    reed((587.3, 587.3), 0.9, 1.4, 0.26),
    tone((1174.7, 1174.7), 1.05, 1.1, 0.14),
];
/// Heure: a music box at daybreak.
const DAWN: &[Tone] = &[
    tone((659.3, 659.3), 0.0, 0.3, 0.3),
    tone((784.0, 784.0), 0.16, 0.3, 0.3),
    tone((987.8, 987.8), 0.32, 0.3, 0.3),
    tone((1318.5, 1318.5), 0.48, 0.4, 0.3),
    tone((987.8, 987.8), 0.72, 0.3, 0.26),
    tone((1318.5, 1318.5), 0.88, 0.9, 0.3),
    tone((659.3, 659.3), 0.88, 0.9, 0.2),
];
/// Défizz: bubbles that rise and burst.
const FIZZ: &[Tone] = &[
    tone((260.0, 520.0), 0.0, 0.12, 0.34),
    tone((330.0, 660.0), 0.12, 0.12, 0.34),
    tone((392.0, 784.0), 0.24, 0.12, 0.34),
    tone((523.3, 1046.5), 0.36, 0.16, 0.34),
    reed((784.0, 784.0), 0.56, 0.14, 0.3),
    reed((659.3, 659.3), 0.7, 0.1, 0.28),
    reed((784.0, 784.0), 0.82, 0.8, 0.3),
    reed((1046.5, 1046.5), 0.82, 0.9, 0.28),
];
/// Egomaster: a gong, then the ring's bell.
const RING: &[Tone] = &[
    boo((98.0, 92.0), 0.4),
    reed((196.0, 196.0), 0.0, 0.7, 0.2),
    reed((440.0, 440.0), 0.4, 0.14, 0.32),
    reed((440.0, 440.0), 0.55, 0.1, 0.3),
    reed((587.3, 587.3), 0.68, 0.16, 0.34),
    reed((740.0, 740.0), 0.86, 0.9, 0.28),
    reed((880.0, 880.0), 0.86, 1.0, 0.28),
    tone((293.7, 293.7), 0.86, 0.9, 0.22),
];

/// From this wait on, in ms, a heart beats instead of a drum.
const HEART: u32 = 2_500;

/// The tones of a suspense of `ms`: a drum that swells as long as the wait lasts, or, in a long wait where much is at
/// stake, a heartbeat.
pub fn wait(ms: u32) -> Vec<Tone> {
    let seconds = f64::from(ms) / 1_000.0;
    let beats_heart = ms >= HEART;
    let step = if beats_heart { 0.8 } else { 0.09 };
    let beats = (seconds / step) as u32;
    let beat = |n: u32| {
        let (begin, swell) = (f64::from(n) * step, n as f32 / beats as f32);
        if beats_heart { heart(begin, swell) } else { drum(begin, swell) }
    };
    (0..beats).flat_map(beat).collect()
}

fn drum(begin: f64, swell: f32) -> [Tone; 2] {
    let gain = 0.25 + 0.2 * swell;
    [reed((105.0, 82.0), begin, 0.1, gain), reed((210.0, 120.0), begin, 0.03, gain / 3.0)]
}

fn heart(begin: f64, swell: f32) -> [Tone; 2] {
    let gain = 0.4 + 0.3 * swell;
    [tone((78.0, 46.0), begin, 0.16, gain), tone((66.0, 40.0), begin + 0.24, 0.2, gain * 0.8)]
}

/// How loudly a table claps, by what was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Applause {
    /// A few hands.
    Polite,
    /// The whole table.
    #[default]
    Warm,
    /// A standing ovation.
    Standing,
}

impl Applause {
    /// Claps per second, and duration in seconds.
    pub const fn claps(self) -> (u32, f32) {
        match self {
            Applause::Polite => (14, 1.6),
            Applause::Warm => (45, 2.6),
            Applause::Standing => (140, 4.5),
        }
    }
}

/// Samples per second of sounds that are computed rather than played as tones.
pub const RATE: f32 = 22_050.0;

/// An applause as samples from -1 to 1: bursts of noise, scattered by a fixed random sequence, that swell and fade.
pub fn applause(size: Applause) -> Vec<f32> {
    let (a_second, seconds) = size.claps();
    let mut samples = vec![0.0; (seconds * RATE) as usize];
    let mut chance = 0x2545_f491_u32;
    let mut next = move || {
        chance ^= chance << 13;
        chance ^= chance >> 17;
        chance ^= chance << 5;
        chance as f32 / u32::MAX as f32
    };
    for _ in 0..(a_second as f32 * seconds) as u32 {
        let at = next();
        // It swells within a tenth of its time and fades over the last half.
        let loud = (at * 10.0).min(1.0) * ((1.0 - at) * 2.0).min(1.0) * (0.3 + 0.5 * next());
        let begin = (at * samples.len() as f32) as usize;
        for (n, sample) in samples[begin..].iter_mut().take(700).enumerate() {
            *sample += loud * (2.0 * next() - 1.0) * (-(n as f32) / 120.0).exp();
        }
    }
    samples.iter_mut().for_each(|sample| *sample = sample.clamp(-1.0, 1.0));
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drum_lasts_as_long_as_the_wait() {
        let end = |ms| wait(ms).iter().map(|tone| tone.begin + tone.length).fold(0.0, f64::max);
        for ms in [500, 900, 1_500, 2_500, 4_000] {
            let seconds = f64::from(ms) / 1_000.0;
            assert!((end(ms) - seconds).abs() < 0.5, "{ms} ms: {}", end(ms));
        }
    }

    #[test]
    fn a_larger_win_is_clapped_longer_and_louder() {
        let [polite, warm, standing] =
            [Applause::Polite, Applause::Warm, Applause::Standing].map(applause);
        let power =
            |samples: &[f32]| samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32;
        assert!(polite.len() < warm.len() && warm.len() < standing.len());
        assert!(power(&polite) < power(&warm) && power(&warm) < power(&standing));
    }

    #[test]
    fn a_cue_is_short_and_never_too_loud() {
        let all = [
            Cue::Tap,
            Cue::Draw,
            Cue::Lay,
            Cue::Ghost,
            Cue::Wrong,
            Cue::Right,
            Cue::Turn,
            Cue::Buzz,
            Cue::PutAway,
            Cue::Tick,
            Cue::Dice,
            Cue::Coin,
            Cue::LockIn,
            Cue::Money,
            Cue::Title,
            Cue::PartEnd,
            Cue::Out,
            Cue::Fall,
            Cue::AllIn,
        ];
        for cue in all {
            let tones = cue.tones();
            let last = tones.iter().map(|tone| tone.begin + tone.length).fold(0.0, f64::max);
            assert!(last <= 0.67, "{cue:?} lasts {last} s");
            // Each fades towards its end.
            let left = |tone: &Tone, at: f64| 1.0 - ((at - tone.begin) / tone.length) as f32;
            let loud = |at: f64| {
                let heard = tones.iter().filter(|t| t.begin <= at && at < t.begin + t.length);
                heard.map(|tone| tone.gain * left(tone, at)).sum::<f32>()
            };
            let loudest = tones.iter().map(|tone| loud(tone.begin)).fold(0.0, f32::max);
            assert!(loudest <= 1.0, "{cue:?} is {loudest} loud");
        }
    }

    #[test]
    fn every_game_has_a_fanfare_of_its_own() {
        let tunes: Vec<_> = GameId::ALL.map(|game| Cue::Win(game).tones().as_ptr()).to_vec();
        let mut different = tunes.clone();
        different.dedup();
        assert_eq!(tunes.len(), different.len());
    }
}
