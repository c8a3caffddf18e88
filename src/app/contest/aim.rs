//! An aim at a number (DEF-CIB, EGO-CIB): what has been proposed on a line from small to large, and
//! the number pad of whoever is on turn.

use super::Floor;
use super::console::CallsTime;
use super::strip::{Amends, Remaining};
use super::words::number;
use crate::app::browser::focus::{in_a_field, on_a_button};
use crate::app::parts::ticket::Question;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::tr;
use crate::decks::decimal::Decimal;
use crate::rules::Seat;
use crate::rules::contest::Reply;
use crate::rules::contest::ruling::Ruling;
use crate::rules::contest::view::{ContestView, PlayView};
use leptos::ev::keydown;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};

/// The most digits that can be typed.
const DIGITS: usize = 12;

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

/// Who has typed the last number, which can still be corrected (DEF-R53, EGO-R45).
fn mendable(floor: Floor) -> Memo<Option<Seat>> {
    let typed = move |ruling: &Ruling| ruling.right.is_none() && floor.table.is_person(ruling.seat);
    Memo::new(move |_| floor.ruled.get().filter(typed).map(|ruling| ruling.seat))
}

/// Whether it is being corrected: no longer when another number has come.
fn mending(floor: Floor) -> RwSignal<bool> {
    let mends = RwSignal::new(false);
    let all = Memo::new(move |_| proposals(floor).0);
    Effect::new(move || {
        all.track();
        mends.set(false);
    });
    mends
}

/// The way to correct the last number.
#[component]
fn Mends(mends: RwSignal<bool>, may_mend: Memo<Option<Seat>>) -> impl IntoView {
    let floor = Floor::get();
    let way = move |seat: Seat| {
        let words = tr!(contest.mend_number, name = floor.table.name(seat));
        view! { <button class="button plain" data-act="mend" on:click=move |_| mends.set(true)>{words}</button> }
    };
    move || may_mend.get().filter(|_| !mends.get()).map(way)
}

/// Who has proposed what.
pub type Proposals = Vec<(Seat, Option<Decimal>)>;

/// What has been proposed, and the unit of the numbers.
pub fn proposals_of(view: &ContestView) -> (Proposals, String) {
    match &view.play {
        PlayView::Aim { unit, proposals } => (proposals.clone(), unit.clone()),
        _ => (vec![], String::new()),
    }
}

fn proposals(floor: Floor) -> (Proposals, String) {
    floor.read(proposals_of).unwrap_or_default()
}

/// Where a number so far from the right one lies on a line whose middle that is, 0 to 1; `far` is the
/// largest distance, both in tenths.
pub fn share_round(off: i64, far: u64) -> f64 {
    0.5 + 0.24 * off as f64 / far.max(1) as f64
}

/// Where a number lies between the smallest and the largest, 0 to 1.
fn share(value: Decimal, of: &[Decimal]) -> f64 {
    let tenths = of.iter().map(|value| value.in_tenths());
    let (least, most) = (tenths.clone().min().unwrap_or(0), tenths.max().unwrap_or(0));
    if most == least {
        return 0.5;
    }
    0.06 + 0.88 * (value.in_tenths() - least) as f64 / (most - least) as f64
}

/// One lane a proposal, so that near numbers never collide: `ol.target > li.lane`.
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

/// What has been typed so far; a comma is kept as a point.
#[derive(Clone, Copy)]
struct Typed(RwSignal<String>);

impl Typed {
    fn key(self, key: &str) {
        self.0.update(|text| match key {
            "Backspace" => _ = text.pop(),
            "." if text.is_empty() || text.contains('.') => {}
            // One decimal is all that a number has.
            _ if text.split_once('.').is_some_and(|(_, tenth)| !tenth.is_empty()) => {}
            digit if text.len() < DIGITS => {
                if text == "0" && digit != "." {
                    text.clear();
                }
                text.push_str(digit);
            }
            _ => {}
        });
    }

    fn value(self) -> Option<Decimal> {
        self.0.with(|text| text.trim_end_matches('.').parse().ok())
    }

    /// As it stands, in the words of the language.
    fn shown(self) -> String {
        let open = self.0.with(|text| text.ends_with('.'));
        let comma = if number(Decimal::tenths(1)).contains(',') { "," } else { "." };
        let value = self.value().map(number).unwrap_or_default();
        if open { value + comma } else { value }
    }
}

/// The number pad of a person; `mends` when the number that he has typed is corrected.
#[component]
fn NumberPad(
    seat: Seat,
    #[prop(optional_no_strip)] mends: Option<RwSignal<bool>>,
) -> impl IntoView {
    let floor = Floor::get();
    let chair = floor.table.chair(seat);
    let typed = Typed(RwSignal::new(String::new()));
    let unit = untrack(|| proposals(floor).1);
    let taken = Memo::new(move |_| {
        let value = typed.value();
        let others = |(by, other): &(Seat, _)| *other == value && (mends.is_none() || *by != seat);
        value.is_some() && proposals(floor).0.iter().any(others)
    });
    let send = move || {
        let Some(value) = untrack(|| typed.value()) else { return };
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
                {move || typed.shown()}<small>{unit}</small>
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
                    disabled=move || empty.get() || taken.get()
                    on:click=move |_| send()
                >
                    <Icon name="check"/>{tr!(contest.propose)}
                </button>
            </div>
            <Remaining/>
        </section>
    }
}

/// The keys of the pad: `.numpad > .digit[data-key]`.
#[component]
fn Keys(typed: Typed) -> impl IntoView {
    const KEYS: [&str; 12] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "Backspace"];
    let key = |key: &'static str| {
        let face = match key {
            "Backspace" => view! { <Icon name="chevron-left"/><span class="unseen">{tr!(contest.rub_out)}</span> }.into_any(),
            "." => number(Decimal::tenths(1)).replace(['0', '1'], "").into_any(),
            digit => digit.into_any(),
        };
        view! { <button class="digit piece" data-key=key on:click=move |_| typed.key(key)>{face}</button> }
    };
    view! { <div class="numpad">{KEYS.map(key).into_iter().collect_view()}</div> }
}

fn listen_to_keys(typed: Typed, send: impl Fn() + 'static) {
    let _ = use_event_listener(use_window(), keydown, move |event| {
        if in_a_field(&event) {
            return;
        }
        match event.key().as_str() {
            key @ ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "Backspace") => {
                typed.key(key)
            }
            "." | "," => typed.key("."),
            // Enter on a button is that button's.
            "Enter" if !on_a_button(&event) => send(),
            _ => {}
        }
    });
}
