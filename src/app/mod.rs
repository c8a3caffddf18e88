//! The app: Leptos screens over the rules. [`app`] is mounted once; [`Place`] says which screen
//! is on, [`Shell`] is what every screen shares. One folder a screen, one folder a game.

pub mod about;
pub mod arrival;
pub mod automatic;
pub mod boxes;
pub mod care;
mod contest;
mod countdown;
mod defizz;
pub mod drawer;
pub mod egomaster;
mod finale;
mod heure;
pub mod home;
pub mod kiosk;
mod lasting;
pub mod lobby;
pub mod midi;
mod millions;
pub mod parts;
pub mod players;
pub mod public_room;
pub mod questions;
mod quiz;
pub mod records;
pub mod rest;
pub mod results;
pub mod settings;
pub mod setup;
pub mod shell;
pub mod sitting;
pub mod table;
pub mod words;

use crate::rules::GameId;
use arrival::{Arrival, Arrivals, Part};
use boxes::GameBox;
use finale::Finale;
use home::Home;
use lasting::{Lasting, lasting_signal};
use leptos::prelude::*;
use parts::Notice;
use public_room::Room;
use rest::Rest;
use shell::frame::after_paint;
use shell::later::Wardrobe;
use shell::link::{self, Link};
use shell::offline::Worker;
use shell::settings::Settings;
use shell::storage::Trouble;
use shell::{focus, history, profiles::Profiles, sound, taps};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Which screen is on.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    /// The shelf.
    Home,
    /// Who plays, and how.
    Setup(GameId),
    /// A sitting, running or over.
    Table(GameId, String),
    /// The saved profiles.
    Players,
    /// Who won what.
    Records,
    /// Language, sound, display.
    Settings,
    /// What the table likes to be asked, and how much of it is fresh.
    Questions,
    /// Credits.
    About,
    /// What the staff of a public room sets and reads.
    Staff,
}

impl Place {
    /// The game that is set up or played there.
    const fn game(&self) -> Option<GameId> {
        match self {
            Place::Setup(game) | Place::Table(game, _) => Some(*game),
            _ => None,
        }
    }
}

/// What every screen shares.
#[derive(Clone, Copy)]
pub struct Shell {
    /// Which screen is on.
    pub place: RwSignal<Place>,
    /// The comfort settings.
    pub settings: Lasting<RwSignal<Settings>>,
    /// The saved profiles.
    pub profiles: Lasting<RwSignal<Profiles>>,
    /// Something to be said once, in words.
    pub notice: RwSignal<Option<String>>,
    /// Whether an open dialog takes the next *back*.
    pub dialog: Lasting<RwSignal<bool>>,
    /// What lies behind the shelf whatever the game.
    pub rest: Arrival<Rest>,
    /// What people seldom open.
    drawer: Arrival<Part>,
    /// The set-up.
    lobby: Arrival<Part>,
    /// The results.
    finale: Arrival<Finale>,
    /// The box of each game, in the order of [`GameId::ALL`].
    games: [Arrival<GameBox>; GameId::ALL.len()],
    /// The game that waits for its deck.
    pub dealing: Lasting<RwSignal<Option<setup::Dealing>>>,
    /// Who has just played and may sit down at another game's table.
    pub company: StoredValue<Option<setup::company::Company>>,
    /// The link whose game is being dealt.
    pub linked: StoredValue<Option<String>>,
    /// What is known of playing without a network.
    pub worker: Worker,
    /// Whether the tablet stands in a public room, and what goes on there.
    pub room: Room,
    /// Whether saving already failed once: it is said once.
    saving_failed: RwSignal<bool>,
}

impl Shell {
    /// The shell as the app begins: at home, with what the tablet has kept.
    fn load() -> Shell {
        let place = RwSignal::new(Place::Home);
        Shell {
            place,
            settings: lasting_signal(Settings::load()),
            profiles: lasting_signal(Profiles::load()),
            notice: RwSignal::new(None),
            rest: rest::expected(),
            drawer: drawer::expected(),
            lobby: lobby::expected(),
            finale: finale::expected(),
            games: boxes::expected(),
            dialog: lasting_signal(false),
            dealing: lasting_signal(None),
            company: StoredValue::new(None),
            linked: StoredValue::new(None),
            worker: Worker::unknown(),
            room: Room::load(place),
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
        self.place.set(place);
        focus::follow();
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

/// Mounts the app into `#app`. The boot screen stays there until there is something to show.
pub fn mount() {
    let root = document().get_element_by_id("app");
    let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) else { return };
    leptos::mount::mount_to(root, App).forget();
}

/// The whole app.
#[component]
fn App() -> impl IntoView {
    let shell = Shell::load();
    provide_context(shell);
    sound::listen();
    focus::listen();
    taps::listen();
    shell::settings::follow(*shell.settings);
    history::on_back(move || {
        if shell.dialog.get_untracked() {
            shell.dialog.set(false);
            history::push();
        } else {
            // There is nothing behind a kiosk's home to go back to.
            if shell.room.public.get_untracked() {
                history::guard();
            }
            shell.place.set(Place::Home);
        }
    });
    let shown = shown(shell, follow_link(shell));
    Effect::new(move || {
        if shown.with(Option::is_some) {
            leave_boot_screen();
        }
    });
    after_paint(move || shell.rest.bring());
    shell.room.watch(shell);
    let stands = Memo::new(move |_| shown.with(Option::is_some));
    Effect::new(move || {
        if let Some(rest) = shell.rest.here().filter(|_| stands.get()) {
            (rest.care)(shell);
        }
    });
    view! { <Screens shown/> }
}

fn leave_boot_screen() {
    if let Ok(Some(boot)) = document().query_selector("#app > .boot") {
        boot.remove();
    }
}

/// What is on the screen, drawn anew in another language.
#[component]
fn Screens(shown: RwSignal<Option<Place>>) -> impl IntoView {
    let shell = Shell::get();
    let lang = Memo::new(move |_| shell.settings.with(Settings::language));
    let screen = move || {
        words::set_language(lang.get());
        let place = shown.get()?;
        if let Some(kiosk) = untrack(|| shell.room.draws(&place)) {
            return (kiosk.screen)(&place);
        }
        match (place, shell.rest.here_untracked()) {
            (Place::Home, _) => Some(view! { <Home/> }.into_any()),
            (place, rest) => rest.map(|rest| (rest.screen)(place)),
        }
    };
    let dialog = move || {
        lang.track();
        shell.rest.here().map(|rest| (rest.dialog)())
    };
    view! {
        {screen}
        {dialog}
        <Notices/>
    }
}

/// The link by which the page was opened, until its game can be started.
fn follow_link(shell: Shell) -> RwSignal<Option<Link>> {
    let link = RwSignal::new(link::read());
    if let Some(asked) = link.get_untracked() {
        shell.rest.bring();
        shell.game(asked.game).bring();
    }
    Effect::new(move || {
        let Some(rest) = shell.rest.here() else { return };
        let Some(asked) = link.get_untracked() else { return };
        let room = shell.room;
        if shell.game(asked.game).here().is_none() || room.lacks(&Place::Home) {
            return;
        }
        link::clear();
        if untrack(|| room.draws(&Place::Home)).is_some_and(|kiosk| !(kiosk.admits)(asked.game)) {
            return link.set(None);
        }
        // A deck is brought in the language of the table.
        words::set_language(shell.settings.with_untracked(Settings::language));
        (rest.start_from_link)(shell, asked);
        link.set(None);
    });
    link
}

/// The place that is on the screen: where the app is, once that has come and can be dressed. Home
/// is always there; who follows a link to a game sees it only if that game cannot come.
fn shown(shell: Shell, link: RwSignal<Option<Link>>) -> RwSignal<Option<Place>> {
    let shown = RwSignal::new(None);
    let wardrobe = Wardrobe::of_page();
    let linked =
        Memo::new(move |_| link.with(|link| link.as_ref().is_some_and(|link| !shell.misses(link))));
    let ready = move |place: &Place| match place {
        place if shell.room.is_for(place) => {
            let there = wardrobe.dresses(place, true) && !shell.room.lacks(place);
            there && (*place == Place::Home && !linked.get() || shell.has(place))
        }
        Place::Home => !linked.get(),
        place => shell.has(place) && wardrobe.dresses(place, false),
    };
    Effect::new(move || {
        let place = shell.place.get();
        if ready(&place) {
            wardrobe.wear(&place);
            if shown.with_untracked(|before| before.as_ref() != Some(&place)) {
                // Another screen is read from its top.
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            shown.set(Some(place));
            focus::follow();
            return;
        }
        let kiosk = shell.room.is_for(&place);
        if place != Place::Home || kiosk {
            shell.bring(&place);
            wardrobe.bring(&place, kiosk);
        }
    });
    shown
}

/// One exhaustive match: a place is a screen. Called by way of [`Rest`] only, when all that the
/// place is made of is here.
fn screen(place: Place) -> AnyView {
    let shell = Shell::get();
    match place {
        Place::Home => view! { <Home/> }.into_any(),
        Place::Table(id, sitting) => {
            let game = shell.game(id).here_untracked();
            game.map(|game| (game.table)(sitting)).into_any()
        }
        place => {
            let part = shell.part_of(&place).and_then(Arrival::here_untracked);
            part.and_then(|part| (part.screen)(&place)).into_any()
        }
    }
}

/// What people wait for, and a line said once, until it is dismissed.
#[component]
fn Notices() -> impl IntoView {
    let shell = Shell::get();
    let notice = move |words: String| {
        view! {
            <Notice kind="warn" words>
                <button
                    class="button quiet piece"
                    data-act="dismiss"
                    on:click=move |_| shell.notice.set(None)
                >
                    {words::tr!(common.ok)}
                </button>
            </Notice>
        }
    };
    view! {
        <div class="notices" role="status">
            <Arrivals/>
            {move || shell.notice.get().map(notice)}
        </div>
    }
}
