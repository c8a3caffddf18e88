//! The final (MIDI-F): five questions of growing difficulty beside the board of the mystery star;
//! each answer opens a flap. Whoever recognises the picture says so from his desk.

use super::asked::{ask, move_button};
use super::desk::Desk;
use super::fatal::overrule;
use super::parts::flap::foot;
use super::parts::star_board::{StarBoard, star_board};
use super::parts::ticket::{call, ladder, person, question, ticket, who};
use crate::app::dom::{Dom, el, group, next_frame, trailing};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::view::{PhaseView, StageView};
use crate::rules::midi::{Flap, Move};
use leptos::prelude::*;

/// The stage: the question, and the board.
pub fn stage(desk: Desk) -> Dom {
    group()
        .child(el("section", "asking").child(move || asks(desk)).child(overrule(desk)))
        .child(next_frame(move || board(desk)))
}

/// The board of the star, as far as it is open; flaps can be lifted when one is to be.
fn board(desk: Desk) -> Dom {
    drawn(desk, Some(Callback::new(move |flap| desk.act(Move::Lift(flap)))))
}

/// The same while somebody guesses: no flap can be lifted.
pub fn seen(desk: Desk) -> Dom {
    drawn(desk, None)
}

fn drawn(desk: Desk, on: Option<Callback<Flap>>) -> Dom {
    let open = Memo::new(move |_| desk.phase.with(open_flaps));
    // A frame after what is asked: every flap of a kind looks otherwise then.
    let may = trailing(move || match desk.phase.get() {
        PhaseView::Master { stage: StageView::Flap { large }, .. } if desk.hands_on() => {
            Some(large)
        }
        _ => None,
    });
    let board = StarBoard {
        picture: desk.sitting.read(|session| session.setup().cards.star.picture.clone()),
        open: open.into(),
        may: may.into(),
        label_of: flap_label,
        on,
    };
    star_board(tr!(midi.board), board, foot(tr!(midi.the_answer)))
}

fn open_flaps(phase: &PhaseView) -> Vec<Flap> {
    match phase {
        PhaseView::Master { board, .. }
        | PhaseView::Star { board, .. }
        | PhaseView::Over { board, .. } => board.clone(),
        _ => vec![],
    }
}

fn flap_label(flap: Flap) -> String {
    if flap.large {
        tr!(midi.large_flap, n = flap.place)
    } else {
        tr!(midi.small_flap, n = flap.place)
    }
}

fn asks(desk: Desk) -> Option<Dom> {
    let PhaseView::Master { number, seat, stage, .. } = desk.phase.get() else { return None };
    let steps = ladder(number, tr!(midi.question_of, n = number));
    Some(match stage {
        StageView::Draw => {
            let button =
                desk.is_person(seat).then(|| move_button(desk, "draw", Move::Draw, tr!(midi.draw)));
            waits(desk, seat, steps, tr!(midi.do_draw, name = desk.name(seat)), button)
        }
        StageView::Asked(asked) => ask(desk, &asked, None, Some(steps)),
        StageView::Flap { large } => {
            let name = desk.name(seat);
            let words = if large {
                tr!(midi.do_lift_large, name = name)
            } else {
                tr!(midi.do_lift_small, name = name)
            };
            waits(desk, seat, steps, words, None)
        }
        StageView::LastChance { left } => last_chance(desk, &left),
    })
}

fn waits(desk: Desk, seat: Seat, steps: Dom, words: String, button: Option<Dom>) -> Dom {
    let chair = desk.chair(seat);
    let words =
        if desk.is_person(seat) { words } else { tr!(midi.do_wait, name = desk.name(seat)) };
    let body = who(group().child(person(&chair)).child(" ").child(steps));
    group()
        .child(ticket(tr!(midi.master), None, body, call(chair.mark, "hand", words)))
        .child(button)
}

/// After question 5 everybody still in guesses, from his desk, or declines (MIDI-F-29).
fn last_chance(desk: Desk, left: &[Seat]) -> Dom {
    let one = |seat: &Seat| {
        let (seat, chair) = (*seat, desk.chair(*seat));
        let button = desk.is_person(seat).then(|| {
            el("button", "button quiet piece")
                .attr("data-move", "decline")
                .click(move || desk.act_by(seat, Move::Decline))
                .child(tr!(midi.decline))
        });
        el("li", "").child(person(&chair)).child(button)
    };
    let lines: Vec<Dom> = left.iter().map(one).collect();
    let body = question(tr!(midi.last_chance).into());
    let hint = el("p", "call").child(el("span", "").child(tr!(midi.last_chance_hint)));
    group()
        .child(ticket(tr!(midi.star), None, body, hint))
        .child(el("ul", "last-chances").child(lines))
}
