//! The context of every screen, provided by [`App`](super).

use super::browser::backup::Restored;
use super::browser::offline::Worker;
use super::browser::profiles::Profiles;
use super::browser::settings::Settings;
use super::browser::storage::Trouble;
use super::browser::{focus, history, sound};
use super::bundles::Bundles;
use super::company::Company;
use super::dealing::Dealing;
use super::deleted::Deleted;
use super::handing::Handing;
use super::kiosk_state::KioskState;
use super::place::Place;
use super::words;
use crate::backup::NoBackup;
use crate::cues::Cue;
use crate::rules::GameId;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::File;

/// How long a message that needs no action stays.
const TOLD_FOR: Duration = Duration::from_secs(6);

/// The result of importing a file.
pub type Brought = Result<Restored, NoBackup>;

/// The context of every screen; cheap to copy.
#[derive(Clone, Copy)]
pub struct Shell {
    /// Which screen is on.
    pub place: RwSignal<Place>,
    /// The comfort settings.
    pub settings: RwSignal<Settings>,
    /// The saved profiles.
    pub profiles: RwSignal<Profiles>,
    /// A message, shown until it is dismissed.
    pub notice: RwSignal<Option<String>>,
    /// The last deletion, while it can be undone.
    pub deleted: RwSignal<Option<Deleted>, LocalStorage>,
    /// A file for the import page, until that page takes it.
    pub opened: RwSignal<Option<File>, LocalStorage>,
    /// A parcel on its way to or from another tablet.
    pub handing: RwSignal<Option<Handing>>,
    /// Counts the parcels taken in: each may hold parked games, so that those are read again.
    pub taken: RwSignal<u32>,
    /// A game offered beside [`Shell::notice`].
    pub offer: RwSignal<Option<GameId>>,
    /// The result of the last import. It is kept here because an import may change the language, which re-renders
    /// the page.
    pub brought: RwSignal<Option<Brought>>,
    /// Whether an open dialog takes the next *back*.
    pub dialog: RwSignal<bool>,
    /// The wasm files besides the first.
    pub bundles: Bundles,
    /// The game that is being dealt, while its deck is loaded.
    pub dealing: RwSignal<Option<Dealing>>,
    /// The people who have just played, to be seated at another game's table.
    pub company: StoredValue<Option<Company>>,
    /// The link whose game is being dealt.
    pub linked: StoredValue<Option<String>>,
    /// The hour at which the game that is being dealt will end, in ms since 1970.
    pub closes_at: StoredValue<Option<f64>>,
    /// The service worker: the state of offline play.
    pub worker: Worker,
    /// Whether the tablet stands in a public room, and the state of that room.
    pub kiosk: KioskState,
    /// Whether a failed save was already reported: that is done once.
    saving_failed: RwSignal<bool>,
}

impl Shell {
    /// The shell at startup: at home, with the data stored on the tablet.
    pub(super) fn load(bundles: Bundles) -> Shell {
        let place = RwSignal::new(Place::Home);
        Shell {
            place,
            settings: RwSignal::new(Settings::load()),
            profiles: RwSignal::new(Profiles::load()),
            notice: RwSignal::new(None),
            deleted: RwSignal::new_local(None),
            opened: RwSignal::new_local(None),
            handing: RwSignal::new(None),
            taken: RwSignal::new(0),
            offer: RwSignal::new(None),
            brought: RwSignal::new(None),
            bundles,
            dialog: RwSignal::new(false),
            dealing: RwSignal::new(None),
            company: StoredValue::new(None),
            linked: StoredValue::new(None),
            closes_at: StoredValue::new(None),
            worker: Worker::unknown(),
            kiosk: KioskState::load(place),
            saving_failed: RwSignal::new(false),
        }
    }

    /// The shell of the running app.
    pub fn get() -> Shell {
        use_context::<Shell>().expect("App provides the shell to every screen")
    }

    /// Goes to another screen. Leaving home adds one history entry, so that *back* returns home; returning home
    /// drops it, so that *back* then leaves.
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

    /// Changes the settings and saves them, on top of another tab's changes.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        let mut settings = Settings::load();
        change(&mut settings);
        let saved = settings.save();
        self.settings.set(settings);
        self.saved(saved);
    }

    /// Changes the profiles and saves them, on top of another tab's changes.
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

    /// Shows a message that needs no action and disappears by itself.
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

    /// Reports a failed save, the first time only.
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
