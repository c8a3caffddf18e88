//! The final (MIDI-F): five questions of growing difficulty beside the board of the mystery star;
//! each answer opens a flap. A player who recognises the picture says so from his desk.

pub use crate::screens::midi::words::open_flaps;

use super::asked::{Ask, WaitsOr};
use super::desk::Desk;
use super::fatal::Overrule;
use super::parts::flap::Foot;
use super::parts::star_board::{Board, StarBoard};
use crate::app::parts::ticket::{Heading, Ladder, Person, Ticket, Who};
use crate::app::quiz::controls::MoveButton;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::view::{PhaseView, StageView};
use crate::rules::midi::{Flap, Move};
use leptos::prelude::*;

/// The stage: the question, and the board.
#[component]
pub fn Master() -> impl IntoView {
    let desk = Desk::get();
    let lift = Callback::new(move |flap| desk.act(Move::Lift(flap)));
    view! {
        <section class="asking"><Asks/><Overrule of_star=true/></section>
        <Seen on_lift=Some(lift)/>
    }
}

/// The board of the star with its open flaps. When a flap is due, those of its size can be lifted
/// if `on_lift` is given.
#[component]
pub fn Seen(#[prop(optional_no_strip)] on_lift: Option<Callback<Flap>>) -> impl IntoView {
    let desk = Desk::get();
    let open = Memo::new(move |_| desk.phase.with(open_flaps));
    let may = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Master { stage: StageView::Flap { large }, .. } if desk.hands_on() => {
            Some(large)
        }
        _ => None,
    });
    let of = Board {
        picture: desk.sitting.read(|session| session.setup().cards.star.picture.clone()),
        open: open.into(),
        may: may.into(),
        label_of: flap_label,
        late: tr!(midi.piece_late),
        on: on_lift,
    };
    view! { <StarBoard label=tr!(midi.board) of><Foot words=tr!(midi.the_answer)/></StarBoard> }
}

fn flap_label(flap: Flap) -> String {
    if flap.large {
        tr!(midi.large_flap, n = flap.place)
    } else {
        tr!(midi.small_flap, n = flap.place)
    }
}

/// The question, or what has to be done.
#[component]
fn Asks() -> impl IntoView {
    let desk = Desk::get();
    move || {
        let PhaseView::Master { number, of, seat, stage, .. } = desk.phase.get() else {
            return None;
        };
        let steps = [number, of];
        let name = desk.name(seat);
        Some(match stage {
            StageView::Draw => {
                let words = tr!(midi.do_draw, name = name);
                view! { <Waits steps seat words draws=true/> }.into_any()
            }
            StageView::Asked(asked) => {
                let extra = Some(view! { <Steps steps/> }.into_any());
                view! { <Ask asked extra/> }.into_any()
            }
            StageView::Flap { large: true } => {
                view! { <Waits steps seat words=tr!(midi.do_lift_large, name = name)/> }.into_any()
            }
            StageView::Flap { large: false } => {
                view! { <Waits steps seat words=tr!(midi.do_lift_small, name = name)/> }.into_any()
            }
            StageView::LastChance { left } => view! { <LastChance left/> }.into_any(),
        })
    }
}

#[component]
fn Steps(steps: [u8; 2]) -> impl IntoView {
    let [number, of] = steps;
    view! { <Ladder now=number of label=tr!(midi.question_of, n = number, of = of)/> }
}

/// The ticket while somebody draws a card or lifts a flap.
#[component]
fn Waits(
    steps: [u8; 2],
    seat: Seat,
    words: String,
    #[prop(optional)] draws: bool,
) -> impl IntoView {
    let desk = Desk::get();
    let call = view! { <WaitsOr seat words/> }.into_any();
    let button = (draws && desk.is_person(seat)).then(|| {
        view! { <MoveButton quiz=*desk name="draw" mv=Move::Draw>{tr!(midi.draw)}</MoveButton> }
    });
    view! {
        <Ticket label=tr!(midi.master) call>
            <Who><Person chair=desk.chair(seat)/>" "<Steps steps/></Who>
        </Ticket>
        {button}
    }
}

/// After question 5 everybody still in guesses, from his desk, or declines (MIDI-F-29).
#[component]
fn LastChance(left: Vec<Seat>) -> impl IntoView {
    let desk = Desk::get();
    let one = |seat: Seat| {
        let decline = move |_| desk.act_by(seat, Move::Decline);
        let button = desk.is_person(seat).then(|| {
            view! {
                <button class="button quiet piece" data-move="decline" on:click=decline>
                    {tr!(midi.decline)}
                </button>
            }
        });
        view! { <li><Person chair=desk.chair(seat)/>{button}</li> }
    };
    let call = view! { <p class="call"><span>{tr!(midi.last_chance_hint)}</span></p> }.into_any();
    view! {
        <Ticket label=tr!(midi.star) call><Heading text=tr!(midi.last_chance)/></Ticket>
        <ul class="last-chances">{left.into_iter().map(one).collect_view()}</ul>
    }
}
