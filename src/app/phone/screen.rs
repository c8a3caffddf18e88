//! The page of a phone: it answers the invitation, receives and draws; it never plays by itself.

use super::lag::Lag;
use super::says::Says;
use crate::app::browser::later::Wardrobe;
use crate::app::browser::peer::{Happens, Peer};
use crate::app::browser::settings::Lang;
use crate::app::browser::sound;
use crate::app::parts::qr::Qr;
use crate::app::second_screen;
use crate::app::shell::Shell;
use crate::app::television::feed::Feed;
use crate::app::words::{self, tr};
use crate::rules::GameId;
use crate::wire::judge::hello;
use crate::wire::sdp::Short;
use crate::wire::{self, Refused, ToScreen, ToTable};
use leptos::ev::pagehide;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use serde::de::IgnoredAny;

/// How long the phone vibrates when something is refused, in ms.
const REFUSED: u32 = 80;

/// The state of the page.
#[derive(Clone, PartialEq)]
enum Shows {
    /// Invited: shows its answer once it has one.
    Answers(Option<String>),
    /// At the table, but no game is being played.
    Rest,
    /// The hand of a game.
    Game(GameId),
    /// The table runs another build: this page has to be reloaded.
    OtherBuild,
    /// The connection is lost.
    Gone,
    /// The invitation is invalid, or the browser lacks support.
    Cannot,
}

/// The context of the page; cheap to copy.
#[derive(Clone, Copy)]
struct Page {
    shell: Shell,
    shows: RwSignal<Shows>,
    feed: Feed,
    lang: RwSignal<Lang>,
    lag: Lag,
    peer: StoredValue<Option<Peer>, LocalStorage>,
}

/// The page for that invitation.
pub fn screen(offer: String) -> AnyView {
    view! { <OnePhone offer/> }.into_any()
}

#[component]
fn OnePhone(offer: String) -> impl IntoView {
    let shell = Shell::get();
    let lang = second_screen::begin(shell);
    let peer = StoredValue::new_local(None::<Peer>);
    let shows = RwSignal::new(Shows::Answers(None));
    let says = Says(Callback::new(move |text: String| {
        peer.with_value(|peer| peer.iter().for_each(|peer| peer.say(&text)));
    }));
    let there = move || shows.with_untracked(|shows| matches!(shows, Shows::Game(_)));
    let lag = Lag::measured(says, there);
    provide_context(lag);
    let page = Page {
        shell,
        shows,
        feed: Feed { text: RwSignal::new(String::new()), said: RwSignal::new(String::new()) },
        lang,
        lag,
        peer,
    };
    page.answer(&offer);
    let _ = use_event_listener(use_window(), pagehide, move |_| {
        says.0.run(wire::written(&ToTable::Bye));
    });
    let wardrobe = Wardrobe::of_page();
    wardrobe.bring_phone();
    Effect::new(move || {
        if let Shows::Game(game) = page.shows.get() {
            shell.bundles.game(game).bring();
        }
    });
    let inside = move || {
        words::set_language(page.lang.get());
        if !wardrobe.dresses_phone() {
            return ().into_any();
        }
        match page.shows.get() {
            Shows::Answers(text) => view! { <Answers text/> }.into_any(),
            Shows::Rest => said(tr!(phones.rest)),
            Shows::OtherBuild => said(tr!(phones.other_build)),
            Shows::Gone => said(tr!(phones.gone)),
            Shows::Cannot => said(tr!(phones.cannot)),
            Shows::Game(game) => {
                let hand = shell.bundles.game(game).here().and_then(|it| it.phone);
                // Untracked: the initial reads must not re-render the hand.
                hand.map(|hand| untrack(|| hand(page.feed, says))).into_any()
            }
        }
    };
    view! { <div class="screen phone-screen">{inside}</div> }
}

fn greet(table: &Peer) {
    table.say(&wire::written(&hello()));
}

fn said(words: &'static str) -> AnyView {
    view! { <main class="phone-page"><p class="phone-todo" role="status">{words}</p></main> }
        .into_any()
}

/// Why a touch had no effect.
fn refused(why: &Refused) -> &'static str {
    match why {
        Refused::AtTheTable => tr!(phones.table_first),
        _ => tr!(phones.not_now),
    }
}

/// The answer: a code for the tablet's camera, and the same as text.
#[component]
fn Answers(text: Option<String>) -> impl IntoView {
    let code = text.map(|text| {
        view! {
            <div class="code"><Qr text=text.clone() label=tr!(phones.own_code)/></div>
            <label class="field">
                {tr!(phones.answer)}
                <input type="text" name="own-answer" readonly prop:value=text/>
            </label>
        }
    });
    view! { <main class="phone-page"><h1>{tr!(phones.your_turn)}</h1><p>{tr!(phones.hold_up)}</p>{code}</main> }
}

impl Page {
    fn answer(self, offer: &str) {
        let Some(offer) = Short::of_text(offer) else { return self.shows.set(Shows::Cannot) };
        let listener = move |peer: &Peer, what| match what {
            Happens::Opened => {
                greet(peer);
                self.lag.begin();
                let _ = self.shows.try_set(Shows::Rest);
            }
            Happens::Said(text) => self.hear(text),
            Happens::Closed => _ = self.shows.try_set(Shows::Gone),
        };
        let peer = Peer::answering(&offer, listener, move |text| match text {
            Some(text) => _ = self.shows.try_set(Shows::Answers(Some(text))),
            None => _ = self.shows.try_set(Shows::Cannot),
        });
        match peer {
            Some(peer) => self.peer.set_value(Some(peer)),
            None => self.shows.set(Shows::Cannot),
        }
    }

    /// Handles a message of the table; an unreadable one is ignored.
    fn hear(self, text: String) {
        let Ok(message) = wire::read_to_screen::<IgnoredAny>(&text) else { return };
        match message {
            ToScreen::Welcome(welcome) => second_screen::speak_as_told(self.lang, &welcome),
            ToScreen::View(seen) => {
                self.feed.said.set(String::new());
                self.feed.text.set(text);
                self.change(Shows::Game(seen.game));
            }
            ToScreen::Rest(_) => self.change(Shows::Rest),
            ToScreen::Happened(_) | ToScreen::RollCall => {}
            ToScreen::Pong(asked) => self.lag.heard(asked),
            ToScreen::Refused(Refused::OtherVersion { .. }) => self.change(Shows::OtherBuild),
            ToScreen::Refused(why) => {
                // The table has missed the greeting: repeated, so that the next touch is accepted.
                if why == Refused::NotGreeted {
                    self.peer.with_value(|peer| peer.iter().for_each(greet));
                }
                self.feed.said.set(refused(&why).into());
                self.shell.settings.with_untracked(|kept| sound::vibrate(REFUSED, kept));
            }
            ToScreen::Farewell => self.change(Shows::Gone),
        }
    }

    fn change(self, to: Shows) {
        if self.shows.with_untracked(|now| *now != to) {
            self.shows.set(to);
        }
    }
}
