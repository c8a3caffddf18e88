//! What every screen shares: a context that [`App`](super) provides.

use super::browser::backup::Restored;
use super::browser::cues::Cue;
use super::browser::offline::Worker;
use super::browser::profiles::Profiles;
use super::browser::settings::Settings;
use super::browser::storage::Trouble;
use super::browser::{focus, history, sound};
use super::bundles::Bundles;
use super::deleted::Deleted;
use super::handing::Handing;
use super::kiosk_state::KioskState;
use super::place::Place;
use super::{setup, words};
use crate::backup::NoBackup;
use crate::rules::GameId;
use leptos::prelude::*;
use std::time::Duration;

/// A line that nobody has to act on stands for so long.
const TOLD_FOR: Duration = Duration::from_secs(6);

/// What came of a file that was brought in.
pub type Brought = Result<Restored, NoBackup>;

/// What every screen shares.
#[derive(Clone, Copy)]
pub struct Shell {
    /// Which screen is on.
    pub place: RwSignal<Place>,
    /// The comfort settings.
    pub settings: RwSignal<Settings>,
    /// The saved profiles.
    pub profiles: RwSignal<Profiles>,
    /// Something to be said once, in words.
    pub notice: RwSignal<Option<String>>,
    /// What was just deleted and can be had back.
    pub deleted: RwSignal<Option<Deleted>, LocalStorage>,
    /// What is on its way to another tablet, or from one.
    pub handing: RwSignal<Option<Handing>>,
    /// How often something of another tablet was taken in: games that wait may be among it.
    pub taken: RwSignal<u32>,
    /// A game that is offered beside that.
    pub offer: RwSignal<Option<GameId>>,
    /// What came of a file that was brought in. It may have changed the language: what is said of it
    /// outlives the page's being drawn anew.
    pub brought: RwSignal<Option<Brought>>,
    /// Whether an open dialog takes the next *back*.
    pub dialog: RwSignal<bool>,
    /// The wasm files beside the first.
    pub bundles: Bundles,
    /// The game that waits for its deck.
    pub dealing: RwSignal<Option<setup::Dealing>>,
    /// Who has just played and may sit down at another game's table.
    pub company: StoredValue<Option<setup::company::Company>>,
    /// The link whose game is being dealt.
    pub linked: StoredValue<Option<String>>,
    /// What is known of playing without a network.
    pub worker: Worker,
    /// Whether the tablet stands in a public room, and what goes on there.
    pub kiosk: KioskState,
    /// Whether saving already failed once: it is said once.
    saving_failed: RwSignal<bool>,
}

impl Shell {
    /// The shell as the app begins: at home, with what the tablet has kept.
    pub(super) fn load() -> Shell {
        let place = RwSignal::new(Place::Home);
        Shell {
            place,
            settings: RwSignal::new(Settings::load()),
            profiles: RwSignal::new(Profiles::load()),
            notice: RwSignal::new(None),
            deleted: RwSignal::new_local(None),
            handing: RwSignal::new(None),
            taken: RwSignal::new(0),
            offer: RwSignal::new(None),
            brought: RwSignal::new(None),
            bundles: Bundles::expected(),
            dialog: RwSignal::new(false),
            dealing: RwSignal::new(None),
            company: StoredValue::new(None),
            linked: StoredValue::new(None),
            worker: Worker::unknown(),
            kiosk: KioskState::load(place),
            saving_failed: RwSignal::new(false),
        }
    }

    /// The shell of the running app.
    pub fn get() -> Shell {
        use_context::<Shell>().expect("App provides the shell to every screen")
    }

    /// Goes to another screen; leaving home adds one history entry, so that *back* comes home, and
    /// coming home takes it away, so that *back* then leaves.
    pub fn go(self, place: Place) {
        let was_home = self.place.with_untracked(|now| *now == Place::Home);
        match (was_home, place == Place::Home) {
            (true, false) => history::push(),
            (false, true) => history::drop_last(),
            _ => {}
        }
        self.dialog.set(false);
        if self.brought.with_untracked(Option::is_some) {
            self.brought.set(None);
        }
        self.place.set(place);
        focus::follow();
    }

    /// Plays a sound as the settings say.
    pub fn play_cue(self, cue: Cue) {
        self.settings.with_untracked(|settings| sound::play(cue, settings));
    }

    /// Changes the settings and keeps them, another tab's changes included.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        let mut settings = Settings::load();
        change(&mut settings);
        let saved = settings.save();
        self.settings.set(settings);
        self.saved(saved);
    }

    /// Changes the profiles and keeps them, another tab's changes included.
    pub fn change_profiles<T>(self, change: impl FnOnce(&mut Profiles) -> T) -> T {
        let changed = self.profiles.try_update(|profiles| {
            *profiles = Profiles::load();
            let before = profiles.clone();
            let result = change(profiles);
            let saved = if *profiles == before { Ok(()) } else { profiles.save() };
            (saved, result)
        });
        let (saved, result) = changed.expect("the app's profiles live as long as it");
        if saved.is_err() {
            self.notice.set(Some(words::tr!(trouble.profiles).into()));
        }
        result
    }

    /// Says something that nobody has to act on: it goes by itself.
    pub fn tell_for_a_while(self, words: String) {
        self.notice.set(Some(words.clone()));
        let same = move |now: &Option<String>| now.as_ref() == Some(&words);
        set_timeout(
            move || {
                if self.notice.with_untracked(same) {
                    self.notice.set(None);
                }
            },
            TOLD_FOR,
        );
    }

    /// Says once, in words, that something could not be saved.
    pub fn saved(self, result: Result<(), Trouble>) {
        let Err(trouble) = result else { return };
        if self.saving_failed.get_untracked() {
            return;
        }
        self.saving_failed.set(true);
        self.notice.set(Some(match trouble {
            Trouble::Full => words::tr!(trouble.full).into(),
            Trouble::Denied => words::tr!(trouble.denied).into(),
        }));
    }
}
