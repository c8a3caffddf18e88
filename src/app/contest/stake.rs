//! Stakes (DEF-T10 to T12, EGO-DL2, ML2): a slider in hundreds that says its limits in words, and
//! the answers to a raise, seat by seat (DEF-R13, EGO-R20).

use crate::app::drawings::stake_range::StakeRange;

pub use crate::screens::contest::words::{accept_words, refuse_words, sure_words};

use super::chips::Stacks;
use crate::app::parts::money::figure;
use crate::app::parts::{SeatMark, ask_first_where};
use crate::app::words::tr;
use crate::rules::chips::{Chips, STEP};
use crate::rules::stakes::RoundView;
use crate::rules::{Chair, Seat};
use leptos::prelude::*;

/// A stake to be announced: by whom, within which limits, against whom.
#[derive(Clone, PartialEq)]
pub struct Offer {
    /// Who announces it.
    pub who: Chair,
    /// All he owns.
    pub owns: u32,
    /// The least, which the die or the square asks for.
    pub minimum: u32,
    /// The reason for the minimum: "the minimum of the die".
    pub asked_by: &'static str,
    /// The least and the most of a raise, if one is possible.
    pub raise: Option<(u32, u32)>,
    /// The opponents, with what each owns.
    pub against: Vec<(Chair, u32)>,
}

impl Offer {
    /// The most that he may announce.
    fn most(&self) -> u32 {
        self.raise.map_or(self.minimum, |(_, most)| most)
    }

    /// How far along the slider a stake lies, 0 to 1.
    fn share(&self, stake: u32) -> f64 {
        let whole = f64::from((self.most() - self.minimum).max(1));
        (f64::from(stake.saturating_sub(self.minimum)) / whole).min(1.0)
    }

    /// The first opponent whom a stake can make go all-in, with what he owns.
    fn poorest(&self) -> Option<(Chair, u32)> {
        let short = self.against.iter().filter(|(_, owns)| *owns < self.most());
        short.min_by_key(|(_, owns)| *owns).cloned()
    }
}

/// The slab: what is staked, what is left, the slider.
#[component]
pub fn StakeSlab(offer: Offer, on_announce: Callback<u32>) -> impl IntoView {
    let stake = RwSignal::new(offer.minimum);
    let left = offer.owns;
    let chips = move || view! { <Stacks chips=Chips::few(stake.get()) counted=true/> };
    let rest = move || left.saturating_sub(stake.get());
    view! {
        <section class="slab stake-slab" aria-label=tr!(stakes.yours)>
            <p class="stake-sum"><b>{move || figure(stake.get())}</b><span>{tr!(stakes.yours)}</span></p>
            <div class="chips">{chips}</div>
            <p class="left">
                <span>{tr!(stakes.left)}" "<b>{move || figure(rest())}</b></span>
                {move || view! { <Stacks chips=Chips::few(rest())/> }}
            </p>
            <Slider offer stake on_announce/>
        </section>
    }
}

/// The slider in hundreds, with a flag where the poorest opponent is all-in.
#[component]
pub fn Slider(offer: Offer, stake: RwSignal<u32>, on_announce: Callback<u32>) -> impl IntoView {
    let (least, most) = (offer.minimum, offer.most());
    let at = {
        let offer = offer.clone();
        move || offer.share(stake.get()).to_string()
    };
    let cap = offer.poorest().map_or(1.0, |(_, owns)| offer.share(owns));
    let steps = ((most - least) / STEP).max(1).to_string();
    let step = move |by: i64| {
        stake.update(|now| *now = (i64::from(*now) + by).clamp(least.into(), most.into()) as u32);
    };
    view! {
        <div class="chip-slider" style:--at=at style:--cap=cap.to_string() style:--steps=steps>
            <Step words=tr!(stakes.less) sign="−" on=Callback::new(move |()| step(-i64::from(STEP)))/>
            <div class="track">
                <span class="rail"></span>
                <StakeRange limits=(least, most) stake/>
            </div>
            <Step words=tr!(stakes.more) sign="+" on=Callback::new(move |()| step(i64::from(STEP)))/>
            {offer.poorest().map(|(chair, owns)| view! { <Flag chair owns/> })}
            <Limits offer stake on_announce/>
        </div>
    }
}

/// The button for a hundred less or more.
#[component]
fn Step(words: &'static str, sign: &'static str, on: Callback<()>) -> impl IntoView {
    let side = if sign == "+" { "more" } else { "less" };
    view! {
        <button class="icon-button button quiet piece" data-side=side aria-label=words on:click=move |_| on.run(())>
            {sign}
        </button>
    }
}

/// The stake from which an opponent is all-in.
#[component]
fn Flag(chair: Chair, owns: u32) -> impl IntoView {
    view! {
        <p class="flag">
            <SeatMark mark=chair.mark/>
            <span>{tr!(stakes.all_in_from, sum = figure(owns), name = chair.name)}</span>
        </p>
    }
}

/// What the two ends of the slider mean, and the button between them.
#[component]
fn Limits(offer: Offer, stake: RwSignal<u32>, on_announce: Callback<u32>) -> impl IntoView {
    let (least, most, all) = (offer.minimum, offer.most(), offer.owns);
    let why = if most == all { tr!(stakes.all_yours) } else { tr!(stakes.at_most) };
    let words = move || {
        let sum = figure(stake.get());
        if stake.get() == least {
            tr!(stakes.keep, sum = sum)
        } else {
            tr!(stakes.announce, sum = sum)
        }
    };
    view! {
        <div class="words">
            <span><b>{figure(least)}</b>{offer.asked_by}</span>
            <button
                class="button big piece go"
                data-move="stake"
                on:click=move |_| on_announce.run(stake.get_untracked())
            >
                {words}
            </button>
            <button
                class="button plain most"
                data-move="all-in"
                disabled=move || stake.get() == most
                on:click=move |_| stake.set(most)
            >
                <b>{figure(most)}</b>{why}
            </button>
        </div>
    }
}

/// A raise, or a short player's challenge, that the others answer.
#[derive(Clone, PartialEq)]
pub struct Raise {
    /// Who announced it.
    pub by: Chair,
    /// The seat that answers now, and its chair.
    pub asked: (Seat, Chair),
    /// Whether a person answers.
    pub person: bool,
    /// Whether accepting takes all that the seat owns: it is asked once more.
    pub all_in: bool,
    /// Whether refusing pays the announcer himself: he has no other opponent left.
    pub to_him: bool,
    /// The answers so far.
    pub round: RoundView,
    /// Everybody's chair.
    pub chairs: Vec<Chair>,
}

/// The answers so far, the pot, and the two answers of the seat that is asked.
#[component]
pub fn RaiseAnswers(raise: Raise, on_answer: Callback<bool>) -> impl IntoView {
    view! {
        <Middle raise=raise.clone()/>
        <Asked raise on_answer/>
    }
}

/// The raise, what the winner would take, what accepting would add.
#[component]
fn Middle(raise: Raise) -> impl IntoView {
    let RoundView { announced, free, accepting, pot, .. } = raise.round;
    let own = if free { accepting } else { announced };
    let said = |seats: Vec<Seat>, yes: bool| {
        let chairs = raise.chairs.clone();
        let one = move |seat: Seat| {
            let chair = chairs[seat.index()].clone();
            let words = if yes { tr!(stakes.follows) } else { tr!(stakes.stays_out) };
            view! { <li class="pin" data-yes=yes><SeatMark mark=chair.mark/><b>{chair.name}</b><span>{words}</span></li> }
        };
        seats.into_iter().map(one).collect_view()
    };
    view! {
        <div class="pot">
            <div class="share">
                <p><SeatMark mark=raise.by.mark/>{figure(own)}</p>
                <Stacks chips=Chips::few(own)/>
            </div>
            <div class="pot-foam">
                <span>{tr!(stakes.to_the_winner)}</span>
                <b>{figure(pot)}</b>
            </div>
            <div class="share ghost">
                <p><SeatMark mark=raise.asked.1.mark/>{tr!(stakes.perhaps, sum = figure(accepting))}</p>
                <Stacks chips=Chips::few(accepting)/>
            </div>
            <ul class="answers">
                {said(raise.round.accepted.clone(), true)}
                {said(raise.round.refused.clone(), false)}
            </ul>
        </div>
    }
}

/// The bubble of the seat that is asked; its tail points to the seat.
#[component]
fn Asked(raise: Raise, on_answer: Callback<bool>) -> impl IntoView {
    let (seat, chair) = raise.asked;
    let refuse = refuse_words(&raise.round, raise.to_him.then_some(raise.by.name));
    let accept = accept_words(&raise.round);
    let word = if raise.person { tr!(stakes.decides) } else { tr!(stakes.thinks) };
    let answer = move |yes: bool, name: &'static str, word: &'static str, hint: String| {
        let (asks, tap) = ask_first_where(yes && raise.all_in, move || on_answer.run(yes));
        let hint = move || if asks.get() { sure_words().to_owned() } else { hint.clone() };
        view! {
            <button
                class="verdict piece"
                data-yes=yes
                data-move=raise.person.then_some(name)
                data-sure=asks
                disabled=!raise.person
                on:click=tap
            >
                <b>{word}</b><small>{hint}</small>
            </button>
        }
    };
    view! {
        <section
            class="slab reply"
            style:--seat-at=seat.0.to_string()
            style:--seats=raise.chairs.len().to_string()
            data-mark=chair.mark.0.to_string()
        >
            <p class="who"><SeatMark mark=chair.mark/><span>{chair.name}<small>{word}</small></span></p>
            {answer(false, "refuse", tr!(stakes.refuse), refuse)}
            {answer(true, "accept", tr!(stakes.accept), accept)}
        </section>
    }
}
