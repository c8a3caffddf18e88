//! An aim at a number (DEF-CIB, EGO-CIB): the proposals on a line from small to large, and the
//! number pad of the seat on turn.

use super::Floor;
use super::console::CallsTime;
use super::strip::{Amends, Remaining};
use crate::app::parts::number::{Keys, Sending, Typed, listen_to_keys, number};
use crate::app::parts::ticket::Question;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::{deck_lang, tr};
use crate::decks::decimal::Decimal;
use crate::rules::Seat;
use crate::rules::contest::Reply;
use crate::rules::contest::ruling::Ruling;
use crate::rules::contest::view::{ContestView, PlayView};
use leptos::prelude::*;

/// The stage: question, line, number pad.
#[component]
pub fn Aim() -> impl IntoView {
    let floor = Floor::get();
    let question = Memo::new(move |_| floor.question());
    let seat = Memo::new(move |_| floor.answering());
    let (mends, may_mend) = (mending(floor), mendable(floor));
    let pad = move |seat: Seat| {
        if floor.table.is_person(seat) {
            view! { <NumberPad seat mends=None/> }.into_any()
        } else {
            let words = tr!(quiz.do_wait, name = floor.table.name(seat));
            view! { <section class="slab pad-slab"><p class="hint">{words}</p></section> }
                .into_any()
        }
    };
    view! {
        <div class="aim">
            {move || question.get().map(|text| view! { <Question text/> })}
            <section class="slab line-slab" aria-label=tr!(contest.proposals)>
                <header><h2>{tr!(contest.proposals)}</h2><p>{floor.title}</p></header>
                <Line/>
                <p class="axis"><span>{tr!(contest.smaller)}</span><span>{tr!(contest.larger)}</span></p>
            </section>
            {move || match may_mend.get().filter(|_| mends.get()) {
                Some(typed) => Some(view! { <NumberPad seat=typed mends=Some(mends)/> }.into_any()),
                None => seat.get().map(pad),
            }}
            <Amends><Mends mends may_mend/><CallsTime/></Amends>
        </div>
    }
}

/// The person who typed the last number, if it can still be corrected (DEF-R53, EGO-R45).
fn mendable(floor: Floor) -> Memo<Option<Seat>> {
    let typed = move |ruling: &Ruling| {
        ruling.number && ruling.verdict.is_none() && floor.table.is_person(ruling.seat)
    };
    Memo::new(move |_| floor.ruled.get().filter(typed).map(|ruling| ruling.seat))
}

/// Whether that number is being corrected; reset by every further proposal.
fn mending(floor: Floor) -> RwSignal<bool> {
    let mends = RwSignal::new(false);
    let all = Memo::new(move |_| proposals(floor).0);
    Effect::new(move || {
        all.track();
        mends.set(false);
    });
    mends
}

/// The button that corrects the last number.
#[component]
fn Mends(mends: RwSignal<bool>, may_mend: Memo<Option<Seat>>) -> impl IntoView {
    let floor = Floor::get();
    let way = move |seat: Seat| {
        let words = tr!(contest.mend_number, name = floor.table.name(seat));
        view! { <button class="button plain" data-act="mend" on:click=move |_| mends.set(true)>{words}</button> }
    };
    move || may_mend.get().filter(|_| !mends.get()).map(way)
}

/// The proposals by seat; `None` from a seat without a number.
pub type Proposals = Vec<(Seat, Option<Decimal>)>;

/// The proposals so far, and the unit of the numbers.
pub fn proposals_of(view: &ContestView) -> (Proposals, String) {
    match &view.play {
        PlayView::Aim { unit, proposals } => (proposals.clone(), unit.clone()),
        _ => (vec![], String::new()),
    }
}

/// Whether the next number opens the answer.
fn is_last(floor: Floor) -> bool {
    floor.read(ContestView::awaits_last_number).unwrap_or_default()
}

fn proposals(floor: Floor) -> (Proposals, String) {
    floor.read(proposals_of).unwrap_or_default()
}

/// The position, 0 to 1, of a number on the line whose middle is the right one: `off` is its
/// distance, `far` the largest distance, both in tenths.
pub fn share_round(off: i64, far: u64) -> f64 {
    0.5 + 0.24 * off as f64 / far.max(1) as f64
}

/// The position, 0 to 1, of a number between the smallest and the largest.
fn share(value: Decimal, of: &[Decimal]) -> f64 {
    let tenths = of.iter().map(|value| value.in_tenths());
    let (least, most) = (tenths.clone().min().unwrap_or(0), tenths.max().unwrap_or(0));
    if most == least {
        return 0.5;
    }
    0.06 + 0.88 * (value.in_tenths() - least) as f64 / (most - least) as f64
}

/// One lane per proposal, so that near numbers never collide: `ol.target > li.lane`.
#[component]
fn Line() -> impl IntoView {
    let floor = Floor::get();
    let all = Memo::new(move |_| proposals(floor).0);
    let lanes = move || {
        let all = all.get();
        let numbers: Vec<Decimal> = all.iter().filter_map(|(_, value)| *value).collect();
        let lane = |(seat, value): (Seat, Option<Decimal>)| {
            let chair = floor.table.chair(seat);
            let at = value.map_or(0.5, |value| share(value, &numbers)).to_string();
            let said = value.map_or_else(|| tr!(contest.none).into(), number);
            view! {
                <li class="lane" data-none=value.is_none() style:--at=at>
                    <span class="pin">
                        <SeatMark mark=chair.mark/><span class="name">{chair.name}</span><b>{said}</b>
                    </span>
                </li>
            }
        };
        all.into_iter().map(lane).collect_view()
    };
    view! { <ol class="target">{lanes}</ol> }
}

/// The number pad of a person; with `mends` it corrects the number typed before.
#[component]
fn NumberPad(
    seat: Seat,
    #[prop(optional_no_strip)] mends: Option<RwSignal<bool>>,
) -> impl IntoView {
    let floor = Floor::get();
    let chair = floor.table.chair(seat);
    let typed = Typed::empty();
    let unit = untrack(|| proposals(floor).1);
    let taken = Memo::new(move |_| {
        let value = typed.value();
        let others = |(by, other): &(Seat, _)| *other == value && (mends.is_none() || *by != seat);
        value.is_some() && proposals(floor).0.iter().any(others)
    });
    let sending = Sending::of(typed, mends.is_none() && untrack(|| is_last(floor)));
    let send = move || {
        let Some(value) = sending.tap() else { return };
        match mends {
            Some(mends) => {
                mends.set(false);
                floor.overrule.run(Reply::Propose(value));
            }
            None => floor.by(seat, Reply::Propose(value)),
        }
    };
    listen_to_keys(typed, send);
    let empty = Memo::new(move |_| typed.value().is_none());
    view! {
        <section class="slab pad-slab" data-mark=chair.mark.0.to_string()>
            <h2><SeatMark mark=chair.mark/>{tr!(contest.your_number, name = chair.name)}</h2>
            <output class="readout" data-taken=taken>
                {move || typed.shown()}<small lang=deck_lang()>{unit}</small>
            </output>
            <Keys typed/>
            <p class="hint" role="status">{move || taken.get().then(|| tr!(contest_no.proposed))}</p>
            <div class="deeds">
                {match mends {
                    Some(mends) => view! {
                        <button class="button quiet piece" data-act="leave-it" on:click=move |_| mends.set(false)>{tr!(contest.leave_it)}</button>
                    }
                    .into_any(),
                    None => view! {
                        <button class="button quiet piece" data-move="pass" on:click=move |_| floor.by(seat, Reply::Pass)>{tr!(contest.no_number)}</button>
                    }
                    .into_any(),
                }}
                <button
                    class="button big piece go"
                    data-move="propose"
                    data-sure=move || sending.asks()
                    disabled=move || empty.get() || taken.get()
                    on:click=move |_| send()
                >
                    <Icon name="check"/>{move || sending.words()}
                </button>
            </div>
            <Remaining/>
        </section>
    }
}
