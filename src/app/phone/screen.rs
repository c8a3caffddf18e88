//! The page of a phone: it answers the invitation, receives and draws; it never plays by itself.

use super::answer::Answers;
use super::around::News;
use super::hand::in_hand;
use super::lag::Lag;
use super::podium::Standings;
use super::says::Says;
use crate::app::browser::later::Wardrobe;
use crate::app::browser::link;
use crate::app::browser::peer::{Happens, Peer};
use crate::app::browser::settings::Lang;
use crate::app::browser::sound;
use crate::app::elsewhere::feed::Feed;
use crate::app::parts::WordButton;
use crate::app::second_screen;
use crate::app::shell::Shell;
use crate::app::words::{self, tr};
use crate::rules::{GameId, Viewer};
use crate::screens::Held;
use crate::wire::judge::hello;
use crate::wire::sdp::{End, Short};
use crate::wire::text::Unread;
use crate::wire::{self, Parting, Refused, Sitter, Standing, ToScreen, ToTable};
use leptos::ev::pagehide;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};

/// How long the phone vibrates when something is refused, in ms.
const REFUSED: u32 = 80;

/// The state of the page.
#[derive(Clone, PartialEq)]
enum Shows {
    /// Invited: shows its answer once it has one.
    Answers(Option<Short>),
    /// At the table, but no game is being played; how everybody stands in the soirée.
    Rest(Vec<Standing>),
    /// The hand of a game, with those eyes.
    Game(GameId, Viewer),
    /// Nothing to play, and why.
    Nothing(Why),
}

/// Why there is nothing to play.
#[derive(Clone, Copy, PartialEq)]
enum Why {
    /// The table runs another build: this page has to be reloaded.
    OtherBuild,
    /// The connection is lost.
    Gone,
    /// It was never there: the code has connected nothing.
    NoLine,
    /// The table has closed it.
    Parted(Parting),
    /// The browser lacks support.
    Cannot,
    /// The invitation cannot be read.
    Unread(Unread),
    /// The text is an answer, not an invitation.
    Answer,
    /// This page was connected by that invitation before.
    Used,
}

impl Why {
    fn words(self) -> &'static str {
        match self {
            Why::OtherBuild => tr!(phones.other_build),
            Why::Gone => tr!(phones.gone),
            Why::NoLine => tr!(phones.phone_no_line),
            Why::Parted(Parting::HungUp) => tr!(phones.hung_up),
            Why::Parted(Parting::Replaced) => tr!(phones.replaced),
            Why::Parted(Parting::NotSeated) => tr!(phones.not_seated),
            Why::Parted(Parting::Ended) => tr!(phones.visit_over),
            Why::Cannot => tr!(phones.cannot),
            Why::Unread(Unread::Newer) => tr!(phones.newer_invitation),
            Why::Unread(Unread::Older) => tr!(phones.older_invitation),
            Why::Unread(_) | Why::Answer => tr!(phones.damaged_invitation),
            Why::Used => tr!(phones.used_invitation),
        }
    }

    /// Whether the page has to be fetched anew.
    const fn reloads(self) -> bool {
        matches!(self, Why::OtherBuild | Why::Unread(Unread::Newer))
    }
}

/// The context of the page; cheap to copy.
#[derive(Clone, Copy)]
struct Page {
    shell: Shell,
    shows: RwSignal<Shows>,
    feed: Feed<Held>,
    lang: RwSignal<Lang>,
    lag: Lag,
    news: RwSignal<String>,
    /// Whose phone it is, once the table has said it.
    own: RwSignal<Option<Sitter>>,
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
    let there =
        move || shows.with_untracked(|shows| matches!(shows, Shows::Game(..) | Shows::Rest(_)));
    let lag = Lag::measured(says, there);
    let news = RwSignal::new(String::new());
    provide_context(lag);
    provide_context(News(news));
    let page =
        Page { shell, shows, feed: Feed::empty(), lang, lag, news, own: RwSignal::new(None), peer };
    page.answer(&offer);
    let _ = use_event_listener(use_window(), pagehide, move |_| {
        says.0.run(wire::written(&ToTable::Bye));
    });
    let wardrobe = Wardrobe::of_page();
    wardrobe.bring_phone();
    let inside = move || {
        words::set_language(page.lang.get());
        if !wardrobe.dresses_phone() {
            return ().into_any();
        }
        match page.shows.get() {
            Shows::Answers(answer) => view! { <Answers answer><Leaves/></Answers> }.into_any(),
            Shows::Rest(standings) => view! { <Rests standings own=page.own/> }.into_any(),
            Shows::Nothing(why) => view! { <Nothing why/> }.into_any(),
            // Untracked: the initial reads must not re-render the hand.
            Shows::Game(game, _) => untrack(|| in_hand(game, page.feed, says)),
        }
    };
    view! { <div class="screen phone-screen">{inside}</div> }
}

fn greet(table: &Peer) {
    table.say(&wire::written(&hello()));
}

/// Before a game and between two: whose phone it is, and how the soirée stands, if there is one; or that the table is silent.
#[component]
fn Rests(standings: Vec<Standing>, own: RwSignal<Option<Sitter>>) -> impl IntoView {
    let lag = use_context::<Lag>();
    let silent = move || lag.is_some_and(|lag| lag.silent.get());
    let words = move || match (silent(), own.get()) {
        (true, _) => tr!(phones.silent).to_owned(),
        (false, Some(own)) => tr!(phones.rest_of, name = own.name),
        (false, None) => tr!(phones.rest).to_owned(),
    };
    view! {
        <main class="phone-page">
            <h1 class="unseen">{tr!(app.name)}</h1>
            <p class="phone-todo" role="status">{words}</p>
            {move || view! { <Standings standings=standings.clone() own=own.get()/> }}
        </main>
    }
}

/// Why there is nothing to play; where that helps, the button that loads the page anew.
#[component]
fn Nothing(why: Why) -> impl IntoView {
    let anew = why.reloads().then(|| {
        view! { <WordButton act="load-anew" icon="again" label=tr!(phones.load_anew) on:click=|_| link::load_anew()/> }
    });
    view! {
        <main class="phone-page">
            <h1 class="unseen">{tr!(app.name)}</h1>
            <p class="phone-todo" role="status">{why.words()}</p>
            <div class="phone-deeds">{anew}<Leaves/></div>
        </main>
    }
}

/// The way back to the shelf: the invitation may have been opened on the tablet itself.
#[component]
fn Leaves() -> impl IntoView {
    let leave = |_| {
        link::clear();
        link::load_anew();
    };
    view! { <WordButton act="leave-phone" icon="home" label=tr!(phones.leave) on:click=leave/> }
}

/// Why a touch had no effect.
fn refused(why: &Refused) -> &'static str {
    match why {
        Refused::AtTheTable => tr!(phones.table_first),
        _ => tr!(phones.not_now),
    }
}

impl Page {
    fn answer(self, offer: &str) {
        let offer = match Short::of_text(offer) {
            Ok(offer) if link::is_used(&offer.ufrag) => return self.end(Why::Used),
            Ok(offer) if offer.end == End::Offer => offer,
            Ok(_) => return self.end(Why::Answer),
            Err(why) => return self.end(Why::Unread(why)),
        };
        let ufrag = offer.ufrag.clone();
        let listener = move |peer: &Peer, what| match what {
            Happens::Opened => {
                link::note_used(&ufrag);
                greet(peer);
                // Whoever is invited may have waited long for this.
                self.lag.note_heard();
                self.lag.begin();
                let _ = self.shows.try_set(Shows::Rest(vec![]));
            }
            Happens::Said(text) => self.hear(&text),
            Happens::Closed => self.close(),
        };
        let peer = Peer::answering(&offer, listener, move |answer| match answer {
            Some(answer) => _ = self.shows.try_set(Shows::Answers(Some(answer))),
            None => self.end(Why::Cannot),
        });
        match peer {
            Some(peer) => self.peer.set_value(Some(peer)),
            None => self.end(Why::Cannot),
        }
    }

    fn end(self, why: Why) {
        let _ = self.shows.try_set(Shows::Nothing(why));
    }

    /// The line is closed. What the table said before is the reason; a code that was never taken says what is true of it.
    fn close(self) {
        match self.shows.try_get_untracked() {
            Some(Shows::Nothing(_)) | None => (),
            Some(Shows::Answers(_)) => self.end(Why::NoLine),
            Some(_) => self.end(Why::Gone),
        }
    }

    /// Handles a message of the table; an unreadable one is ignored.
    fn hear(self, text: &str) {
        let Ok(message) = wire::read_to_screen::<Held>(text) else { return };
        self.lag.note_heard();
        match message {
            ToScreen::Welcome(welcome) => {
                second_screen::speak_as_told(self.lang, &welcome);
                self.own.set(welcome.who);
            }
            ToScreen::View(seen) if seen.is_whole() => {
                second_screen::note_deck(&seen.scene);
                self.feed.podium.update(|podium| {
                    if seen.winners.is_none() {
                        podium.clear();
                    }
                });
                self.feed.said.set(String::new());
                self.change(Shows::Game(seen.game, seen.eyes));
                self.feed.seen.set(Some(*seen));
            }
            ToScreen::Rest(standings) | ToScreen::Crowned(standings) => {
                self.news.set(String::new());
                self.change(Shows::Rest(standings));
            }
            ToScreen::Happened(said) => self.news.set(said.join(" ")),
            ToScreen::Podium(steps) => self.feed.podium.set(steps),
            ToScreen::Holds | ToScreen::RollCall | ToScreen::Sound(_) | ToScreen::View(_) => {}
            ToScreen::Pong(asked) => self.lag.heard(asked),
            ToScreen::Refused(Refused::OtherVersion { .. }) => self.end(Why::OtherBuild),
            ToScreen::Refused(why) => {
                // The table has missed the greeting: repeated, so that the next touch is accepted.
                if why == Refused::NotGreeted {
                    self.peer.with_value(|peer| peer.iter().for_each(greet));
                }
                self.feed.said.set(refused(&why).into());
                self.shell.settings.with_untracked(|kept| sound::vibrate(REFUSED, kept));
            }
            ToScreen::Farewell(why) => self.end(Why::Parted(why)),
        }
    }

    fn change(self, to: Shows) {
        if self.shows.with_untracked(|now| *now != to) {
            self.shows.set(to);
        }
    }
}
