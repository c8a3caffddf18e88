//! All at once on the tablet (option O16): the question in the middle, and round it a pad each with the four letters, read
//! straight from where its owner sits. What was chosen is not shown, and can be changed until all have chosen; then
//! the answers fall one after the other.

use super::asked::{Answers, Asked, letter_name};
use super::desk::Desk;
use super::seats::Bets;
use crate::app::browser::frame::after;
use crate::app::parts::by_itself::{RunsOut, Wait, goes_after};
use crate::app::parts::{Icon, SeatMark};
use crate::app::phones;
use crate::app::presenter::Kind;
use crate::app::words::{deck_lang, tr};
use crate::cues::Cue;
use crate::rules::edge::{Half, spots};
use crate::rules::millions::letters::Letter;
use crate::rules::millions::view::{Role, TableViewStoreFields};
use crate::rules::millions::{MOST_PLAYERS, Move};
use crate::rules::{Edge, Seat, Viewer};
use crate::small_sort::SmallSort;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use std::time::Duration;

/// How long the choices of all can be reconsidered before they fall by themselves.
const FALL_AFTER: Duration = Duration::from_secs(3);

/// The time between two answers that fall.
const BETWEEN: Duration = Duration::from_millis(180);

/// What has been chosen and not been played yet; cheap to copy.
#[derive(Clone, Copy)]
struct Glass {
    desk: Desk,
    /// By seat.
    chosen: RwSignal<[Option<Letter>; MOST_PLAYERS]>,
    /// Whether the answers fall.
    falls: RwSignal<bool>,
}

impl Glass {
    /// The people who choose on the tablet and whose answer is not played yet: not those who have a phone.
    fn awaited(self) -> Vec<Seat> {
        self.desk.glass.get().iter().filter(|seat| !phones::has(*seat)).collect()
    }

    fn of(self, seat: Seat) -> Option<Letter> {
        self.chosen.with(|chosen| chosen[seat.index()])
    }

    /// Whether all who choose on the tablet have chosen.
    fn is_full(self) -> bool {
        let awaited = self.awaited();
        !awaited.is_empty() && awaited.into_iter().all(|seat| self.of(seat).is_some())
    }

    fn choose(self, seat: Seat, letter: Option<Letter>) {
        self.chosen.update(|chosen| chosen[seat.index()] = letter);
        self.desk.play_cue(if letter.is_some() { Cue::Lay } else { Cue::PutAway });
    }

    /// Plays the answer of a seat (MIL-Q49).
    fn settles(self, seat: Seat, letter: Letter) {
        // Kept already where the table has taken back that it was settled.
        let kept = self.desk.sitting.read(|session| {
            let holder = session.view(Viewer::Seat(seat)).holder;
            holder.and_then(|holder| holder.uncovered()) == Some(letter)
        });
        if !kept {
            self.desk.by(seat, Move::Keep(letter));
        }
        self.desk.by(seat, Move::Settle);
    }

    /// Lets the next answer fall after a moment, as long as there is one.
    fn lets_fall(self) {
        Effect::new(move || {
            if !self.falls.get() {
                return;
            }
            let next = self.awaited().into_iter().find_map(|seat| Some((seat, self.of(seat)?)));
            match next {
                Some((seat, letter)) => after(BETWEEN, move || self.settles(seat, letter)),
                // What is taken back is chosen anew.
                None => {
                    self.falls.set(false);
                    self.chosen.set([None; MOST_PLAYERS]);
                }
            }
        });
    }
}

/// The stage of all at once.
#[component]
pub fn AllAtOnce() -> impl IntoView {
    let desk = Desk::get();
    let glass =
        Glass { desk, chosen: RwSignal::new([None; MOST_PLAYERS]), falls: RwSignal::new(false) };
    glass.lets_fall();
    let runs = RwSignal::new(false);
    let asked = StoredValue::new(false);
    Effect::watch(
        move || (glass.is_full(), glass.chosen.get()),
        move |(full, chosen), _, _| {
            let waits = *full && !glass.falls.get_untracked();
            runs.set(waits);
            // Asked once a question, though choices change.
            if waits && !asked.get_value() {
                desk.table.present(Kind::Question, tr!(millions.last_word));
            }
            asked.set_value(chosen.iter().any(Option::is_some) && (waits || asked.get_value()));
        },
        false,
    );
    goes_after(FALL_AFTER, runs, move || glass.falls.set(true));
    // Who is out bets at his side.
    let plays = |seat: &Seat| {
        let role = desk.seat_view(*seat).with_untracked(|it| it.role);
        matches!(role, Role::In | Role::Out { .. }) && desk.is_person(*seat)
    };
    let people: Vec<Seat> = desk.seats().filter(plays).collect();
    let spots = spots(&desk.with_chairs(Edge::of), &people);
    let mut people: Vec<_> = people.into_iter().zip(spots).collect();
    // From left to right, as the people at that edge see it.
    people.small_sort_by_key(|(_, spot)| spot.half == Half::Right);
    let side = |edge: Edge| {
        let there = people.iter().filter(|(_, spot)| spot.edge == edge);
        let pads = there.map(|(seat, _)| view! { <Pad glass seat=*seat/> }).collect_view();
        view! { <ul class="pads-at" data-edge=edge.name()>{pads}</ul> }
    };
    view! {
        <div class="glass">
            {Edge::ALL.into_iter().map(side).collect_view()}
            <div class="mid">
                <Asked/>
                <Answers/>
                <Foot glass runs/>
            </div>
        </div>
    }
}

/// What there is to do, under the answers.
#[component]
fn Foot(glass: Glass, runs: RwSignal<bool>) -> impl IntoView {
    let desk = glass.desk;
    let full = Memo::new(move |_| glass.is_full());
    let host = move || {
        let host = desk.sitting.view.host().get().filter(|host| desk.has_console(*host))?;
        Some(view! {
            <button class="button quiet piece" data-act="console" on:click=move |_| desk.ask_for_console()>
                <Icon name="curtain"/>{tr!(millions.console)}" "{desk.name(host)}
            </button>
        })
    };
    let waits = move || {
        let there = desk.glass.get().iter().find(|seat| phones::has(*seat));
        there.map(|seat| tr!(phones.answers, name = desk.name(seat)))
    };
    let todo = move || match glass.awaited().is_empty() {
        true => waits().unwrap_or_default(),
        false => tr!(millions.all_at_once).to_owned(),
    };
    let free = move || desk.on_glass.get() && !full.get() && !glass.falls.get();
    view! {
        <Show when=move || !full.get()><p class="todo">{todo}</p></Show>
        <div class="deeds">
            <Show when=move || full.get() && !glass.falls.get()>
                <Wait runs/>
                <button class="button big piece go" data-move="settle-all" on:click=move |_| glass.falls.set(true)>
                    <span>{tr!(millions.all_chosen)}</span>
                    <RunsOut runs time=FALL_AFTER/>
                </button>
            </Show>
            <Show when=free>
                <button class="button quiet piece" data-act="in-turn" on:click=move |_| desk.answer_in_turn()>
                    {tr!(millions.want_joker)}
                </button>
                {host}
            </Show>
        </div>
    }
}

/// A person's pad: four letters, or that one of them is chosen.
#[component]
fn Pad(glass: Glass, seat: Seat) -> impl IntoView {
    let desk = glass.desk;
    let chair = desk.chair(seat);
    let state = Memo::new(move |_| match () {
        () if desk.seat_view(seat).with(|it| it.role != Role::In) => "out",
        () if !desk.glass.get().has(seat) => "fallen",
        () if phones::has(seat) => "phone",
        () if glass.of(seat).is_some() => "chosen",
        () => "open",
    });
    let inside = move || match state.get() {
        "out" => view! { <Bets seat/> }.into_any(),
        "open" => {
            let letter = |letter| view! { <OneLetter glass seat letter/> };
            view! { <div class="four">{Letter::ALL.map(letter).collect_view()}</div> }.into_any()
        }
        "phone" => {
            view! { <p class="done"><Icon name="phone"/>{tr!(phones.has_one)}</p> }.into_any()
        }
        "fallen" => {
            view! { <p class="done"><Icon name="check"/>{tr!(millions.has_settled)}</p> }.into_any()
        }
        _ => view! {
            <p class="done"><Icon name="check"/>{tr!(millions.is_chosen)}</p>
            <button
                class="change"
                data-move="unchoose"
                data-seat=seat.0.to_string()
                disabled=glass.falls
                on:click=move |_| glass.choose(seat, None)
            >
                {tr!(millions.change)}
            </button>
        }
        .into_any(),
    };
    view! {
        <li class="abcd-pad piece" data-mark=chair.mark.0.to_string() data-state=state>
            <b><SeatMark mark=chair.mark/><span>{chair.name}</span></b>
            {inside}
        </li>
    }
}

/// A letter on a person's pad.
#[component]
fn OneLetter(glass: Glass, seat: Seat, letter: Letter) -> impl IntoView {
    let desk = glass.desk;
    let words = move || {
        let question = desk.sitting.view.question();
        question.with(|q| q.as_ref().map(|q| q.answers[letter.index()].clone()))
    };
    // Several fingers at once make no clicks; a click without a pointer comes from a keyboard or a screen reader.
    let down = move |event: PointerEvent| {
        if event.button() == 0 {
            glass.choose(seat, Some(letter));
        }
    };
    let click = move |event: MouseEvent| {
        if event.detail() == 0 {
            glass.choose(seat, Some(letter));
        }
    };
    view! {
        <button
            class="abcd"
            data-move="keep"
            data-seat=seat.0.to_string()
            data-key=letter_name(letter)
            on:pointerdown=down
            on:click=click
            on:contextmenu=|event| event.prevent_default()
        >
            {letter_name(letter)}<span class="words unseen" lang=deck_lang()>{words}</span>
        </button>
    }
}
