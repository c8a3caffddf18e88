//! The settings of this tablet: one JSON object under `settings`, read field by field so that an invalid
//! value never costs the others, and exposed to the style sheets as attributes.

pub use crate::texts::Lang;

use super::js;
use super::lines;
use super::media;
use super::storage::{self, Trouble};
use leptos::ev;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_media_query, use_window};
use serde::Serialize;
use serde_json::Value;

const KEY: &str = "settings";

/// The default font size of browsers, in px.
const USUAL_LETTERS: f64 = 16.0;

/// A window as small as a telephone's; the style sheets use the same breakpoints.
const TELEPHONE: &str = "(max-width: 560px), (max-height: 480px)";

/// The longest URI of a voice that is read, in bytes.
const URI: usize = 400;

/// How much moves on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the device asks for.
    #[default]
    Auto,
    /// All of it.
    Full,
    /// None of it.
    Reduced,
}

impl Motion {
    /// The value of `data-motion`.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Auto => "auto",
            Motion::Full => "full",
            Motion::Reduced => "reduced",
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device asks for.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// The value of `data-theme`.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast automatic players are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// For those who like to follow.
    Calm,
    /// As people play.
    #[default]
    Usual,
    /// For those who know the game.
    Brisk,
}

impl Speed {
    /// As it is kept.
    const fn name(self) -> &'static str {
        match self {
            Speed::Calm => "calm",
            Speed::Usual => "usual",
            Speed::Brisk => "brisk",
        }
    }

    /// Their time per move, in percent of the usual.
    pub const fn percent(self) -> u32 {
        match self {
            Speed::Calm => 150,
            Speed::Usual => 100,
            Speed::Brisk => 45,
        }
    }
}

/// What the voice presents by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Presentation {
    /// Everything where the tablet reads, nothing where a person does.
    #[default]
    Auto,
    /// Nothing.
    Off,
    /// The questions, whom they are put to, and what was drawn.
    Questions,
    /// Verdicts and title cards, too.
    Everything,
}

impl Presentation {
    /// As it is kept.
    const fn name(self) -> &'static str {
        match self {
            Presentation::Auto => "auto",
            Presentation::Off => "off",
            Presentation::Questions => "questions",
            Presentation::Everything => "everything",
        }
    }
}

/// The settings of this tablet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Settings {
    /// The chosen language, if any; [`Settings::language`] always has one.
    pub lang: Option<Lang>,
    /// No cue sounds.
    pub muted: bool,
    /// Loudness of the cues, 0 to 100.
    pub volume: u8,
    /// What the voice presents by itself.
    pub presentation: Presentation,
    /// Speed of reading aloud, in percent, 60 to 140.
    pub voice_rate: u8,
    /// The URI of the chosen voice, if any; else a voice of the device speaks.
    pub speaker: Option<String>,
    /// With a television, cues and voice come from there.
    pub sound_at_television: bool,
    /// The device may vibrate.
    pub vibration: bool,
    /// How much moves.
    pub motion: Motion,
    /// Light or dark.
    pub theme: Theme,
    /// The controls lie at the left hand.
    pub left_handed: bool,
    /// Text size in percent: 100, 125, 150 or 200.
    pub text: u16,
    /// Letters and words stand further apart.
    pub wide_spacing: bool,
    /// How fast automatic players are.
    pub speed: Speed,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: None,
            muted: false,
            volume: 70,
            presentation: Presentation::Auto,
            voice_rate: 100,
            speaker: None,
            sound_at_television: false,
            vibration: true,
            motion: Motion::Auto,
            theme: Theme::Auto,
            left_handed: false,
            text: 100,
            wide_spacing: false,
            speed: Speed::Usual,
        }
    }
}

impl From<Value> for Settings {
    /// Reads every valid field; the others keep their defaults.
    fn from(kept: Value) -> Settings {
        let usual = Settings::default();
        let flag = |name: &str, usual: bool| kept[name].as_bool().unwrap_or(usual);
        let number = |name: &str, usual: u16| kept[name].as_u64().unwrap_or(usual.into());
        let text = number("text", usual.text);
        Settings {
            lang: lang_of(&kept["lang"]),
            muted: flag("muted", usual.muted),
            volume: number("volume", usual.volume.into()).min(100) as u8,
            presentation: presentation_of(&kept),
            voice_rate: number("voice_rate", usual.voice_rate.into()).clamp(60, 140) as u8,
            speaker: kept["speaker"].as_str().filter(|uri| uri.len() <= URI).map(str::to_owned),
            sound_at_television: flag("sound_at_television", usual.sound_at_television),
            vibration: flag("vibration", usual.vibration),
            motion: motion_of(&kept["motion"]),
            theme: theme_of(&kept["theme"]),
            left_handed: flag("left_handed", usual.left_handed),
            text: if matches!(text, 125 | 150 | 200) { text as u16 } else { usual.text },
            wide_spacing: flag("wide_spacing", usual.wide_spacing),
            speed: speed_of(&kept["speed"]),
        }
    }
}

fn lang_of(kept: &Value) -> Option<Lang> {
    [Lang::Fr, Lang::En].into_iter().find(|lang| kept.as_str() == Some(lang.code()))
}

fn motion_of(kept: &Value) -> Motion {
    let all = [Motion::Full, Motion::Reduced];
    all.into_iter().find(|motion| kept.as_str() == Some(motion.name())).unwrap_or_default()
}

/// Falls back on `voice`, which older versions stored: on or off.
fn presentation_of(kept: &Value) -> Presentation {
    use Presentation::{Auto, Everything, Off, Questions};
    let name = kept["presentation"].as_str();
    let silent = kept["voice"] == false;
    [Auto, Off, Questions, Everything]
        .into_iter()
        .find(|it| name == Some(it.name()))
        .unwrap_or(if silent { Off } else { Auto })
}

fn speed_of(kept: &Value) -> Speed {
    let all = [Speed::Calm, Speed::Brisk];
    all.into_iter().find(|speed| kept.as_str() == Some(speed.name())).unwrap_or_default()
}

fn theme_of(kept: &Value) -> Theme {
    let all = [Theme::Light, Theme::Dark];
    all.into_iter().find(|theme| kept.as_str() == Some(theme.name())).unwrap_or_default()
}

impl Settings {
    /// Loads the stored settings; missing or unreadable fields have their defaults.
    pub fn load() -> Settings {
        lines::value(&storage::get(KEY).unwrap_or_default()).into()
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// Why saving failed: they then last only until the page is closed.
    pub fn save(&self) -> Result<(), Trouble> {
        let text = serde_json::to_string(self).expect("settings hold only what JSON can hold");
        storage::set(KEY, &text)
    }

    /// Exposes the settings to style sheets and assistive technology: sets `lang` and `data-theme`,
    /// `-motion`, `-text`, `-hand`, `-spacing` on `<html>`, and `data-large` where large letters need
    /// another layout.
    pub fn apply(&self) {
        let Some(page) = document().document_element() else { return };
        let text = self.text.to_string();
        for (name, value) in [
            ("lang", self.language().code()),
            ("data-theme", self.theme.name()),
            ("data-motion", self.motion.name()),
            ("data-text", text.as_str()),
            ("data-hand", if self.left_handed { "left" } else { "right" }),
            ("data-spacing", if self.wide_spacing { "wide" } else { "normal" }),
        ] {
            // Fails only for invalid attribute names.
            let _ = page.set_attribute(name, value);
        }
        let _ = page.toggle_attribute_with_force("data-large", self.needs_room());
    }

    /// Whether the letters are too large for the usual layout.
    fn needs_room(&self) -> bool {
        self.letters_reach(150.0) || (self.letters_reach(110.0) && media::holds(TELEPHONE))
    }

    /// Whether letters have at least `percent` of the usual size, by the setting and the browser's font size.
    fn letters_reach(&self, percent: f64) -> bool {
        media::letters_are(USUAL_LETTERS * percent / f64::from(self.text))
    }

    /// The chosen language, else the browser's.
    pub fn language(&self) -> Lang {
        self.lang.unwrap_or_else(browser_lang)
    }

    /// Whether motion is to be reduced: by the setting, else as the device asks.
    pub fn reduced_motion(&self) -> bool {
        match self.motion {
            Motion::Full => false,
            Motion::Reduced => true,
            Motion::Auto => media::holds("(prefers-reduced-motion: reduce)"),
        }
    }
}

/// English if that is the browser's preferred language, else French.
fn browser_lang() -> Lang {
    let first = js::navigator("language").and_then(|first| first.as_string());
    if first.is_some_and(|first| first.starts_with("en")) { Lang::En } else { Lang::Fr }
}

/// Applies the settings after every change, and takes over those that another tab saves, for as long as
/// the current owner lives.
pub fn follow(settings: RwSignal<Settings>) {
    let telephone = use_media_query(TELEPHONE.to_owned());
    Effect::new(move || {
        telephone.track();
        settings.with(Settings::apply);
    });
    let _ = use_event_listener(use_window(), ev::storage, move |event| {
        // Without a key, everything was cleared.
        if event.key().is_none_or(|key| key == storage::full(KEY)) {
            settings.set(Settings::load());
        }
    });
}
