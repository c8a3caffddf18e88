//! The hand of every game on a phone: what there is to do, the question, the choices, the buttons; and how it is
//! drawn.

use super::around::{Around, Rung, Score};
use super::entry::{Enters, Entry};
use super::pad::{BuzzPad, Pad};
use super::podium::Podium;
use super::pressed::{OneDeed, OnePick};
use super::says::Says;
use super::touch::{Told, Touch};
use super::tray::{Tray, Trays};
use crate::app::browser::sound;
use crate::app::parts::raised::raised;
use crate::app::parts::timer::Seconds;
use crate::app::parts::{Icon, SeatMark};
use crate::app::shell::Shell;
use crate::app::television::board::watch;
use crate::app::television::feed::Feed;
use crate::app::television::sheet::left_until;
use crate::app::television::{Card, OnTelevision, Watch};
use crate::app::words::tr;
use crate::podium::place;
use crate::rules::{Ms, Seat, Viewer};
use crate::wire::judge::notation;
use crate::wire::{Open, Seen};
use leptos::prelude::*;

/// How long the phone vibrates when something is asked of its person, in ms.
const ASKED: u32 = 60;

/// The content of a phone's screen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hand {
    /// What its person may do, or what the table waits for.
    pub todo: String,
    /// Whether something is asked of its person.
    pub asks: bool,
    /// How the last answer was judged, and what was right; nothing while there is none.
    pub last: Option<(bool, String)>,
    /// The small line above the question.
    pub kicker: String,
    /// The question; empty when nothing is asked.
    pub q: String,
    /// The choices.
    pub picks: Vec<Pick>,
    /// The layout of the choices: `grid`, or empty for a column.
    pub lie: &'static str,
    /// The input.
    pub entry: Option<Entry>,
    /// The buzz pad.
    pub pad: Option<Pad>,
    /// When the running timer ends.
    pub until: Option<Ms>,
    /// Cards and places that lie side by side.
    pub trays: Vec<Tray>,
    /// The buttons, the primary one last.
    pub deeds: Vec<Deed>,
    /// The lines below: the explanation, the winnings.
    pub foot: Vec<String>,
    /// The steps to climb, the lowest first, in a game that has some.
    pub rungs: Vec<Rung>,
}

impl Hand {
    /// Says against whom its person stands, beside what it is about.
    #[must_use]
    pub fn against(self, other: Option<String>) -> Hand {
        let against = other.map(|name| tr!(phones.against, name = name));
        let parts = [self.kicker, against.unwrap_or_default()];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        Hand { kicker: parts.join(" · "), ..self }
    }

    /// The hand while nothing is asked of anybody, and why: the table reads what lies open, or the tablet plays the seat.
    fn at_rest(self, why: &str) -> Hand {
        let still = |pick: Pick| Pick { mv: None, ..pick };
        let picks = self.picks.into_iter().map(still).collect();
        Hand {
            todo: why.into(),
            picks,
            kicker: self.kicker,
            q: self.q,
            lie: self.lie,
            foot: self.foot,
            rungs: self.rungs,
            ..Hand::default()
        }
    }

    /// The part without cards, inputs, buttons, timer and steps: re-rendered only when it changes.
    fn lies(&self) -> Hand {
        let (trays, deeds, rungs) = (vec![], vec![], vec![]);
        Hand { trays, entry: None, pad: None, deeds, until: None, rungs, ..self.clone() }
    }
}

/// A choice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pick {
    /// A letter or a number before it.
    pub badge: String,
    /// Its text.
    pub words: String,
    /// `picked`, `covered`, `out`, `right`, `wrong`, or nothing.
    pub state: &'static str,
    /// The name of that state in this game, for screen readers; right and wrong have the usual words.
    pub said: &'static str,
    /// The move that a touch makes: its name for tests, and its journal notation.
    pub mv: Option<(&'static str, String)>,
}

/// A button.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// The name of the move.
    pub name: &'static str,
    /// The move, in journal notation.
    pub mv: String,
    /// Its label.
    pub words: String,
    /// A small line below the label.
    pub small: String,
    /// Whether it is the primary button.
    pub goes: bool,
    /// The question that a first tap asks; empty where none is asked.
    pub sure: &'static str,
    /// Delay after which the move is made by itself, unless there is a touch or a key before, in ms.
    pub after: Option<u32>,
}

/// What a game provides for a phone.
pub trait OnPhone: OnTelevision {
    /// The content of that seat's phone, from its view.
    fn hand(view: &Self::View, seat: Seat, watch: Watch) -> Hand;

    /// What each seat owns, by seat: whoever has most leads.
    fn owned(view: &Self::View) -> Vec<u32>;

    /// Whether that seat reads aloud for the others.
    fn reads(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// The move that reorders the own hand: of so many cards, one from its place to another. `None` in a game
    /// without one.
    fn put(_of: usize, _from: usize, _to: usize) -> Option<Self::Move> {
        None
    }

    /// The move in journal notation, for a [`Pick`] or a [`Deed`].
    fn says(mv: &Self::Move) -> String {
        notation::<Self>(mv).unwrap_or_default()
    }

    /// A button for that move.
    fn deed(name: &'static str, mv: &Self::Move, words: impl Into<String>) -> Deed {
        let words = words.into();
        Deed {
            name,
            mv: Self::says(mv),
            words,
            small: String::new(),
            goes: false,
            sure: "",
            after: None,
        }
    }

    /// A primary button for that move.
    fn goes(name: &'static str, mv: &Self::Move, words: impl Into<String>) -> Deed {
        Deed { goes: true, ..Self::deed(name, mv, words) }
    }
}

/// The hand of a game: reads the feed and draws it.
pub fn in_hand<G: OnPhone>(feed: Feed, says: Says) -> AnyView {
    let Some((seen, watch)) = watch::<G>(feed) else { return ().into_any() };
    let seat = seen.with_untracked(|seen| match seen.eyes {
        Viewer::Seat(seat) => seat,
        Viewer::Table => Seat(0),
    });
    let hand = hand_of::<G>(seen, watch, seat);
    let opens = opens::<G>(seen, watch, seat);
    let print = Memo::new(move |_| seen.with(|seen| seen.fingerprint.clone()));
    let touch = Touch::new(says, watch.clock, feed);
    let until = Memo::new(move |_| hand.with(|hand| hand.until));
    let sort = Callback::new(move |(of, from, to)| {
        G::put(of, from, to).iter().for_each(|mv| touch.now(G::says(mv)));
    });
    vibrate_when_asked(hand);
    let game = G::ID.name();
    let mark = Memo::new(move |_| watch.mark(seat));
    let title = move || watch.scene.with(|scene| scene.what.clone());
    let cards = Memo::new(move |_| {
        let card = |seat| seen.with(|seen| G::card(&seen.view, seat, watch));
        watch.seats().map(card).collect::<Vec<_>>()
    });
    let place = Memo::new(move |_| seen.with(|seen| place(&G::owned(&seen.view), seat)));
    let after = Memo::new(move |_| seen.with(|seen| G::after(&seen.view)));
    let over = Memo::new(move |_| {
        watch.outcome.with(Option::is_some) && !watch.scene.with(|scene| scene.reveal)
    });
    let score: fn(u32) -> String = G::score;
    let playing = move || view! { <Playing hand opens touch sort cards own=seat watch/> };
    view! {
        <main
            class="phone-page"
            data-game=game
            data-phase=move || watch.scene.with(|scene| scene.phase.clone())
            data-eyes=seat.0.to_string()
            data-asks=move || hand.with(|hand| hand.asks)
            data-pad=move || hand.with(|hand| hand.pad.is_some())
            data-sent=touch.sent
            data-silent=move || touch.is_silent()
            data-fingerprint=print
        >
            <header class="phone-head">
                {move || view! { <SeatMark mark=mark.get()/> }}
                <div><h1>{move || watch.name(seat)}</h1><Score cards place own=seat/><small>{title}</small></div>
                {move || until.get().map(|until| view! { <Seconds left=left_until(until) unit=tr!(quiz.seconds)/> })}
            </header>
            <Show when=move || over.get() fallback=playing><Podium own=seat watch score after told=feed.podium/></Show>
            <Told feed touch/>
        </main>
    }
    .into_any()
}

/// The hand while the game is on, and what goes on around it.
#[component]
fn Playing(
    hand: Memo<Hand>,
    opens: Memo<Option<Open>>,
    touch: Touch,
    sort: Callback<(usize, usize, usize)>,
    cards: Memo<Vec<Card>>,
    own: Seat,
    watch: Watch,
) -> impl IntoView {
    let lies = Memo::new(move |_| hand.with(Hand::lies));
    let trays = Memo::new(move |_| hand.with(|hand| hand.trays.clone()));
    let rungs = Memo::new(move |_| hand.with(|hand| hand.rungs.clone()));
    view! {
        {move || view! { <InHand hand=lies.get() touch/> }}
        <Trays trays touch sort/>
        <Around cards rungs own watch/>
        <Hands hand touch/>
        {move || opens.get().map(|what| view! { <GoesOn what touch/> })}
    }
}

/// The hand of that seat; nothing is asked of it while the table reads what lies open, or plays the seat.
fn hand_of<G: OnPhone>(seen: Memo<Seen<G::View>>, watch: Watch, seat: Seat) -> Memo<Hand> {
    Memo::new(move |_| {
        let hand = seen.with(|seen| {
            let hand = G::hand(&seen.view, seat, watch);
            Hand { until: hand.until.or_else(|| G::until(&seen.view)), ..hand }
        });
        let read = watch.scene.with(|scene| scene.reveal || scene.explains);
        match () {
            () if hand.asks && watch.sitter(seat).automatic => {
                hand.at_rest(tr!(phones.robot_plays))
            }
            () if hand.asks && read => hand.at_rest(tr!(phones.table_first)),
            () => hand,
        }
    })
}

/// What lies open on the tablet and can be closed here: by whoever reads or is in turn, by everybody where no person is.
fn opens<G: OnPhone>(seen: Memo<Seen<G::View>>, watch: Watch, seat: Seat) -> Memo<Option<Open>> {
    Memo::new(move |_| {
        let turn = watch.turn.get().filter(|turn| !watch.sitter(*turn).automatic);
        let may =
            turn.is_none_or(|turn| turn == seat) || seen.with(|seen| G::reads(&seen.view, seat));
        let open = watch.scene.with(|scene| match (scene.reveal, scene.explains) {
            (true, _) => Some(Open::Reveal),
            (false, explains) => explains.then_some(Open::Title),
        });
        open.filter(|_| may)
    })
}

fn vibrate_when_asked(hand: Memo<Hand>) {
    let shell = Shell::get();
    Effect::new(move |asked: Option<bool>| {
        let asks = hand.with(|hand| hand.asks);
        if asks && asked == Some(false) {
            shell.settings.with_untracked(|kept| sound::vibrate(ASKED, kept));
        }
        asks
    });
}

/// The button that closes what lies open on the tablet.
#[component]
fn GoesOn(what: Open, touch: Touch) -> impl IntoView {
    view! {
        <div class="phone-deeds">
            <button class="button piece go" data-act="continue" on:click=move |_| touch.go_on(what)>{tr!(quiz.go_on)}</button>
        </div>
    }
}

/// The input, the pad and the buttons: other players' moves do not re-render them.
#[component]
fn Hands(hand: Memo<Hand>, touch: Touch) -> impl IntoView {
    let entry = Memo::new(move |_| hand.with(|hand| hand.entry.clone()));
    let pad = Memo::new(move |_| hand.with(|hand| hand.pad.clone()));
    let deeds = Memo::new(move |_| hand.with(|hand| hand.deeds.clone()));
    let of = Memo::new(move |_| {
        [hand.with(|hand| hand.q.clone()), touch.taken.get().to_string()].concat()
    });
    let one = move |deed| view! { <OneDeed deed touch/> };
    view! {
        {move || entry.get().map(|entry| view! { <Enters entry touch of=of.into()/> })}
        {move || pad.get().map(|pad| view! { <BuzzPad pad touch/> })}
        <div class="phone-deeds">{move || deeds.get().into_iter().map(one).collect_view()}</div>
    }
}

#[component]
fn InHand(hand: Hand, touch: Touch) -> impl IntoView {
    let Hand { todo, last, kicker, q, picks, lie, foot, .. } = hand;
    let last = last.map(|(right, answer)| {
        let (verdict, icon) = if right { ("right", "check") } else { ("wrong", "close") };
        let words = match right {
            true => tr!(phones.last_right, answer = answer),
            false => tr!(phones.last_wrong, answer = answer),
        };
        view! { <p class="phone-last" role="status" data-verdict=verdict><Icon name=icon/><span>{words}</span></p> }
    });
    // Above a pad the question scrolls, and what cannot be chosen does: keys need a focus for it.
    let asked = (!q.is_empty()).then(|| {
        view! {
            <section class="phone-sheet" tabindex="0">
                {(!kicker.is_empty()).then(|| view! { <p class="phone-kicker">{kicker}</p> })}
                <h2>{raised(&q)}</h2>
            </section>
        }
    });
    let picks = (!picks.is_empty()).then(|| {
        let idle = picks.iter().all(|pick| pick.mv.is_none());
        let one = move |(n, pick): (u8, Pick)| view! { <li style:--n=n.to_string()><OnePick pick touch/></li> };
        view! { <ul class="phone-picks" data-lie=lie tabindex=idle.then_some("0")>{(1..).zip(picks).map(one).collect_view()}</ul> }
    });
    let foot = foot.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    view! {
        {last}
        {asked}
        <p class="phone-todo" role="status">{todo}</p>
        {picks}
        <div class="phone-foot">{foot}</div>
    }
}
