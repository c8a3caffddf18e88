//! How the hand of every game is drawn on a phone: what there is to do, the question, the choices, the buttons.

use super::around::{Around, Score};
use super::entry::Enters;
use super::pad::BuzzPad;
use super::podium::Podium;
use super::pressed::{OneDeed, OnePick};
use super::says::Says;
use super::touch::{Told, Touch};
use super::tray::Trays;
use crate::app::browser::sound;
use crate::app::elsewhere::feed::Feed;
use crate::app::elsewhere::watch::{Watch, left_until};
use crate::app::parts::raised::{in_languages, raised};
use crate::app::parts::timer::Seconds;
use crate::app::parts::{Icon, SeatMark};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::rules::{GameId, Seat, Viewer};
use crate::screens::{Hand, Held, Pick};
use crate::spoken::two_languages::of_deck;
use crate::wire::Open;
use leptos::prelude::*;

/// How long the phone vibrates when something is asked of its person, in ms.
const ASKED: u32 = 60;

/// The hand of a game. Empty until the table has sent one.
pub fn in_hand(game: GameId, feed: Feed<Held>, says: Says) -> AnyView {
    let Some((seen, watch)) = Watch::of(feed) else { return ().into_any() };
    let seat = seen.with_untracked(|seen| match seen.eyes {
        Viewer::Seat(seat) => seat,
        Viewer::Table => Seat(0),
    });
    let hand = Memo::new(move |_| seen.with(|seen| seen.shows.hand.clone()));
    let opens = Memo::new(move |_| seen.with(|seen| seen.shows.opens));
    let place = Memo::new(move |_| seen.with(|seen| seen.shows.place));
    let touch = Touch::new(says, watch.clock, feed);
    let until = Memo::new(move |_| hand.with(|hand| hand.until));
    vibrate_when_asked(hand);
    let mark = Memo::new(move |_| watch.mark(seat));
    let title = move || watch.scene.with(|scene| scene.what.clone());
    let over = Memo::new(move |_| {
        watch.outcome.with(Option::is_some) && !watch.scene.with(|scene| scene.reveal)
    });
    let playing = move || view! { <Playing hand opens touch own=seat watch/> };
    view! {
        <main
            class="phone-page"
            data-game=game.name()
            data-phase=move || watch.scene.with(|scene| scene.phase.clone())
            data-eyes=seat.0.to_string()
            data-asks=move || hand.with(|hand| hand.asks)
            data-pad=move || hand.with(|hand| hand.pad.is_some())
            data-sent=touch.sent
            data-silent=move || touch.is_silent()
            data-fingerprint=watch.print
        >
            <header class="phone-head">
                {move || view! { <SeatMark mark=mark.get()/> }}
                <div><h1>{move || watch.name(seat)}</h1><Score cards=watch.cards place own=seat/><small>{title}</small></div>
                {move || until.get().map(|until| view! { <Seconds left=left_until(until) unit=tr!(quiz.seconds)/> })}
            </header>
            <Show when=move || over.get() fallback=playing><Podium own=seat watch told=feed.podium/></Show>
            <Told said=feed.said touch/>
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
    own: Seat,
    watch: Watch,
) -> impl IntoView {
    let lies = Memo::new(move |_| hand.with(Hand::lies));
    let trays = Memo::new(move |_| hand.with(|hand| hand.trays.clone()));
    let rungs = Memo::new(move |_| hand.with(|hand| hand.rungs.clone()));
    view! {
        {move || view! { <InHand hand=lies.get() touch/> }}
        <Trays trays touch/>
        <Around rungs own watch/>
        <Hands hand touch/>
        {move || opens.get().map(|what| view! { <GoesOn what touch/> })}
    }
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
            true => tr!(phones.last_right, answer = of_deck(&answer)),
            false => tr!(phones.last_wrong, answer = of_deck(&answer)),
        };
        view! { <p class="phone-last" role="status" data-verdict=verdict><Icon name=icon/><span>{in_languages(&words)}</span></p> }
    });
    // Above a pad the question scrolls, and what cannot be chosen does: keys need a focus for it.
    let asked = (!q.is_empty()).then(|| {
        view! {
            <section class="phone-sheet" tabindex="0">
                {(!kicker.is_empty()).then(|| view! { <p class="phone-kicker">{in_languages(&kicker)}</p> })}
                <h2>{raised(&q)}</h2>
            </section>
        }
    });
    let picks = (!picks.is_empty()).then(|| {
        let idle = picks.iter().all(|pick| pick.mv.is_none());
        let one = move |(n, pick): (u8, Pick)| view! { <li style:--n=n.to_string()><OnePick pick touch/></li> };
        view! { <ul class="phone-picks" data-lie=lie tabindex=idle.then_some("0")>{(1..).zip(picks).map(one).collect_view()}</ul> }
    });
    let foot = foot.into_iter().map(|line| view! { <p>{in_languages(&line)}</p> }).collect_view();
    view! {
        {last}
        {asked}
        <p class="phone-todo" role="status">{todo}</p>
        {picks}
        <div class="phone-foot">{foot}</div>
    }
}
