//! Round 3, the fatal blow (MIDI-R3): two sand timers; the question is for the judging reader
//! behind the curtain, or for all when the answer is typed. Passing the tablet rests every clock.

use super::asked::{left_until, move_button, whole};
use super::desk::Desk;
use super::parts::faceoff::{Opponent, card_to_judge, face_off as scene, for_eyes, thumb};
use super::parts::ticket::{person, question, who};
use super::parts::timer::{Sand, Stand, sand_timer, seconds};
use super::typed::typed;
use crate::app::dom::{Child, Dom, el, group};
use crate::app::parts::icon;
use crate::app::words::tr;
use crate::rules::midi::Move;
use crate::rules::midi::view::{
    FaceOffView, Manner, OpenView, PhaseView, Running, SeatViewStoreFields, ShownView,
    TableViewStoreFields,
};
use crate::rules::{Ms, Seat};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The public stage: an answer that is typed, or an automatic player's.
pub fn stage(desk: Desk) -> Dom {
    group().child(timers(desk)).child(move || face_off(desk).map(|face_off| turn(desk, &face_off)))
}

/// The private screen of the reader who judges.
pub fn reads(desk: Desk, seat: Seat) -> Dom {
    group()
        .child(eyes(desk, seat))
        .child(timers(desk))
        .child(move || face_off(desk).map(|face_off| judge(desk, &face_off)))
        .child(last(desk))
}

fn face_off(desk: Desk) -> Option<FaceOffView> {
    match desk.phase.get() {
        PhaseView::FaceOff(face_off) => Some(face_off),
        _ => None,
    }
}

/// For whose eyes the screen is, and the way to lower the curtain.
pub fn eyes(desk: Desk, seat: Seat) -> Dom {
    for_eyes(&desk.chair(seat), tr!(midi.for_eyes), tr!(midi.lower), move || desk.cover())
}

/// The two opponents with their timers.
fn timers(desk: Desk) -> Dom {
    let sides = Memo::new(move |_| face_off(desk).map(|it| (it.opponents, it.readers)));
    group().child(move || {
        let ([one, other], [reader, second]) = sides.get()?;
        let sides = [opponent(desk, 0, one, reader), opponent(desk, 1, other, second)];
        Some(scene(tr!(midi.face_off), sides))
    })
}

fn opponent(desk: Desk, side: usize, seat: Seat, reader: Seat) -> Opponent {
    let wallet = desk.sitting.table.seats().at_unkeyed(seat.index()).wallet();
    let answers = Memo::new(move |_| face_off(desk).is_some_and(|it| usize::from(it.side) == side));
    Opponent {
        chair: desk.chair(seat),
        reader: (desk.chair(reader), tr!(midi.reads)),
        running: answers.into(),
        doing: Signal::derive(
            move || {
                if answers.get() { tr!(midi.answers) } else { tr!(midi.waits) }
            },
        ),
        wallet: Signal::derive(move || wallet.get()),
        seconds: group().child(move || left(desk, side)),
        timer: timer(desk, side, seat),
    }
}

/// The seconds of a side; they run while its clock does.
fn left(desk: Desk, side: usize) -> Option<Dom> {
    let face_off = face_off(desk)?;
    let runs = usize::from(face_off.side) == side;
    let left = match face_off.clock {
        Running::Until(until) if runs => left_until(desk, until),
        _ => Signal::stored(whole(face_off.left[side])),
    };
    Some(seconds(left, tr!(midi.seconds)))
}

fn timer(desk: Desk, side: usize, seat: Seat) -> Dom {
    let sand = Signal::derive(move || {
        let rest = Sand { stand: Stand::Ready, left: Ms(0), whole: Ms(0) };
        face_off(desk).map_or(rest, |face_off| sand_of(desk, &face_off, side))
    });
    let chair = desk.chair(seat);
    sand_timer(chair.mark, tr!(midi.timer_of, name = chair.name), sand)
}

/// Given anew only when the timer starts, stops or jumps: the animation counts from there.
fn sand_of(desk: Desk, face_off: &FaceOffView, side: usize) -> Sand {
    let (whole, left) = (face_off.whole[side], face_off.left[side]);
    match face_off.clock {
        Running::Until(until) if usize::from(face_off.side) == side => {
            Sand { stand: Stand::Running, left: until.left_at(desk.sitting.now()), whole }
        }
        _ if left == whole => Sand { stand: Stand::Ready, left, whole },
        _ => Sand { stand: Stand::Lying, left, whole },
    }
}

/// What the public sees of a turn.
fn turn(desk: Desk, face_off: &FaceOffView) -> Dom {
    let answerer = face_off.opponents[usize::from(face_off.side)];
    let name = desk.name(face_off.hands);
    let automatic = face_off.manner == Manner::Automatic;
    let do_it = match face_off.clock {
        Running::Passing => group()
            .child(el("p", "do").child(tr!(midi.do_pass, name = name)))
            .child(ready(desk, &desk.name(answerer))),
        _ if automatic => el("p", "do").child(tr!(midi.do_wait, name = name)),
        Running::Reading => has_read(desk),
        Running::Until(_) => typed(desk, tr!(midi.your_answer)),
    };
    el("section", "open-question piece")
        .attr("aria-label", tr!(midi.question))
        .child(face_off.question.as_ref().map(|asked| asks(desk, answerer, asked)))
        .child(do_it)
        .child(last(desk))
}

fn asks(desk: Desk, answerer: Seat, asked: &OpenView) -> Dom {
    let body = group().child(person(&desk.chair(answerer))).child(" ").child(tr!(midi.answers));
    el("div", "ask").child(who(body)).child(question(asked.q.clone()))
}

fn ready(desk: Desk, answerer: &str) -> Dom {
    let words = tr!(midi.clock_of, name = answerer);
    let text = group().child(tr!(midi.ready)).child(el("small", "").child(words));
    move_button(desk, "ready", Move::Ready, text)
}

fn has_read(desk: Desk) -> Dom {
    move_button(desk, "read", Move::Read, tr!(midi.i_have_read))
}

/// What the judging reader sees: the question, its answer, what counts and what does not.
fn judge(desk: Desk, face_off: &FaceOffView) -> Dom {
    let side = usize::from(face_off.side);
    let (answerer, reader) = (face_off.opponents[side], face_off.readers[side]);
    let reads = group()
        .child(person(&desk.chair(reader)))
        .child(" ")
        .child(tr!(midi.reads_to))
        .child(" ")
        .child(person(&desk.chair(answerer)));
    let Some(asked) = &face_off.question else {
        return el("section", "open-question piece")
            .child(who(reads))
            .child(question(tr!(midi.ready_hint).into()))
            .child(ready(desk, &desk.name(answerer)));
    };
    let asking = group().child(who(reads)).child(question(asked.q.clone()));
    let key = asked.answer.clone().unwrap_or_default();
    let card = card_to_judge(asking, tr!(midi.answer), key);
    if face_off.clock == Running::Reading {
        return group().child(card).child(has_read(desk));
    }
    let verdict = |right: bool, mv: Move, name, words| {
        thumb(right, name, words, move || desk.act(mv.clone()))
    };
    let wrong = (tr!(midi.wrong_button), tr!(midi.next_question));
    let right = (tr!(midi.right_button), tr!(midi.time_rests));
    group().child(verdict(false, Move::Wrong, "wrong", wrong)).child(card).child(verdict(
        true,
        Move::Right,
        "right",
        right,
    ))
}

/// What was answered last, in a line, and the way to correct the ruling.
fn last(desk: Desk) -> Dom {
    let shown = Memo::new(move |_| desk.sitting.table.shown().get());
    group().child(move || {
        let shown = shown.get()?;
        Some(el("div", "last").child(last_line(desk, &shown)).child(overrule(desk)))
    })
}

fn last_line(desk: Desk, shown: &ShownView) -> Dom {
    let right = shown.verdict == Some(true);
    let verdict = if right { tr!(midi.right) } else { tr!(midi.wrong) };
    el("p", "")
        .attr("data-verdict", if right { "right" } else { "wrong" })
        .child(icon(if right { "check" } else { "close" }))
        .child(el("b", "").child(desk.name(shown.seat)))
        .child([tr!(midi.colon), verdict, ". ", &shown.q, " "].concat())
        .child(el("b", "").child(shown.propositions.first().cloned()))
}

/// The table corrects the last ruling.
pub fn overrule(desk: Desk) -> Dom {
    let ruled = Memo::new(move |_| desk.sitting.table.ruled().get());
    group().child(move || {
        let (_, right) = ruled.get()?;
        let words = if right { tr!(midi.was_wrong) } else { tr!(midi.was_right) };
        let button = el("button", "button quiet piece")
            .attr("data-move", "overrule")
            .click(move || desk.act_together(Move::Overrule))
            .child(icon("undo"))
            .child(words);
        Some(button.piece())
    })
}
