//! Round 3, the fatal blow (MIDI-R3): two sand timers; the question is for the judging reader
//! behind the curtain, or for all when the answer is typed. Passing the tablet rests every clock.

use super::asked::{left_until, move_button, whole};
use super::desk::Desk;
use super::parts::faceoff::{Opponent, card_to_judge, face_off as scene, for_eyes, key, thumb};
use super::parts::ticket::{person, question, who};
use super::parts::timer::{Sand, Stand, sand_timer, seconds};
use super::typed::typed;
use crate::app::dom::{Child, Dom, el, frames_later, group, next_frame, trailing};
use crate::app::old_parts::icon;
use crate::app::shell::settings::Settings;
use crate::app::words::tr;
use crate::rules::midi::Move;
use crate::rules::midi::view::{
    FaceOffView, Manner, OpenView, PhaseView, Ruling, Running, SeatViewStoreFields, ShownView,
    TableViewStoreFields,
};
use crate::rules::{Ms, Seat};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The public stage: an answer that is typed, or an automatic player's.
pub fn stage(desk: Desk) -> Dom {
    group().child(timers(desk)).child(move || face_off(desk).map(|face_off| turn(desk, &face_off)))
}

/// The private screen of the reader who judges. Seconds decide here: what stays the same from one
/// question to the next stays in the page.
pub fn reads(desk: Desk, seat: Seat) -> Dom {
    let step = of_face_off(desk, step);
    let console = move || group().child(move || step.get().map(|step| console(desk, step)));
    group()
        .child(eyes(desk, seat))
        .child(next_frame(move || timers(desk)))
        .child(frames_later(2, console))
        .child(last(desk))
}

fn face_off(desk: Desk) -> Option<FaceOffView> {
    match desk.phase.get() {
        PhaseView::FaceOff(face_off) => Some(face_off),
        _ => None,
    }
}

/// What a part of the screen needs to know of the face-off, told only when that changes.
fn of_face_off<T: PartialEq + Send + Sync + 'static>(
    desk: Desk,
    part: impl Fn(&FaceOffView) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| match &*desk.phase.read() {
        PhaseView::FaceOff(face_off) => Some(part(face_off)),
        _ => None,
    })
}

/// For whose eyes the screen is, and the way to lower the curtain.
pub fn eyes(desk: Desk, seat: Seat) -> Dom {
    for_eyes(&desk.chair(seat), tr!(midi.for_eyes), tr!(midi.lower), move || desk.cover())
}

/// The two opponents with their timers.
fn timers(desk: Desk) -> Dom {
    let sides =
        of_face_off(desk, |it| [0, 1].map(|i| (it.opponents[i], it.readers[i], it.whole[i])));
    group().child(move || {
        let [one, other] = sides.get()?;
        Some(scene(tr!(midi.face_off), [opponent(desk, 0, one), opponent(desk, 1, other)]))
    })
}

fn opponent(desk: Desk, side: usize, (seat, reader, whole): (Seat, Seat, Ms)) -> Opponent {
    let wallet = desk.sitting.table.seats().at_unkeyed(seat.index()).wallet();
    let answers = of_face_off(desk, move |it| usize::from(it.side) == side);
    let answers = Signal::derive(move || answers.get() == Some(true));
    let clock = of_face_off(desk, move |it| ClockOf::side(it, side));
    let left = left(desk, clock);
    Opponent {
        chair: desk.chair(seat),
        reader: (desk.chair(reader), tr!(midi.reads)),
        running: answers,
        doing: Signal::derive(
            move || {
                if answers.get() { tr!(midi.answers) } else { tr!(midi.waits) }
            },
        ),
        wallet: Signal::derive(move || wallet.get()),
        seconds: seconds(left, tr!(midi.seconds)),
        timer: timer(desk, (clock, left), (seat, whole)),
    }
}

/// The clock of one side.
#[derive(Clone, Copy, PartialEq)]
enum ClockOf {
    /// It runs out at this game time.
    Runs(Ms),
    /// It rests with this much left.
    Rests(Ms),
}

impl ClockOf {
    fn side(face_off: &FaceOffView, side: usize) -> ClockOf {
        match face_off.clock {
            Running::Until(until) if usize::from(face_off.side) == side => ClockOf::Runs(until),
            _ => ClockOf::Rests(face_off.left[side]),
        }
    }
}

/// The seconds of a side; they run while its clock does.
fn left(desk: Desk, clock: Memo<Option<ClockOf>>) -> Signal<u32> {
    let counts = Memo::new(move |_| match clock.get() {
        Some(ClockOf::Runs(until)) => left_until(desk, until),
        Some(ClockOf::Rests(left)) => Signal::stored(whole(left)),
        None => Signal::stored(0),
    });
    Signal::derive(move || counts.get().get())
}

fn timer(
    desk: Desk,
    (clock, seconds): (Memo<Option<ClockOf>>, Signal<u32>),
    (seat, whole): (Seat, Ms),
) -> Dom {
    // Given anew only when the timer starts, stops or jumps: the animation counts from there.
    let sand = Memo::new(move |_| {
        let still = desk.sitting.stands.get();
        let (stand, left) = match clock.get() {
            Some(ClockOf::Runs(until)) => {
                // Without animations the sand sinks second by second.
                if desk.shell.settings.with(Settings::reduced_motion) {
                    seconds.track();
                }
                (Stand::Running, until.left_at(desk.sitting.now()))
            }
            Some(ClockOf::Rests(left)) if left < whole => (Stand::Lying, left),
            _ => (Stand::Ready, whole),
        };
        Sand { stand, left, whole, still }
    });
    let chair = desk.chair(seat);
    sand_timer(chair.mark, tr!(midi.timer_of, name = chair.name), sand)
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

/// What the judging reader does.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    /// He waits until the answerer is ready.
    Waits { answerer: Seat },
    /// He reads the question out, before the clock runs.
    Reads,
    /// He judges the answers.
    Judges,
}

fn step(face_off: &FaceOffView) -> Step {
    match (&face_off.question, face_off.clock) {
        (None, _) => Step::Waits { answerer: face_off.opponents[usize::from(face_off.side)] },
        (_, Running::Reading) => Step::Reads,
        _ => Step::Judges,
    }
}

/// What the judging reader sees: the question, its answer, what counts and what does not.
fn console(desk: Desk, step: Step) -> Dom {
    let verdict = |right: bool, mv: Move, name, words| {
        thumb(right, name, words, move || desk.act(mv.clone()))
    };
    match step {
        Step::Waits { answerer } => el("section", "open-question piece")
            .child(reads_to(desk))
            .child(question(tr!(midi.ready_hint).into()))
            .child(ready(desk, &desk.name(answerer))),
        Step::Reads => group().child(card(desk)).child(has_read(desk)),
        Step::Judges => {
            let wrong = (tr!(midi.wrong_button), tr!(midi.next_question));
            let right = (tr!(midi.right_button), tr!(midi.time_rests));
            group()
                .child(verdict(false, Move::Wrong, "wrong", wrong))
                .child(card(desk))
                .child(verdict(true, Move::Right, "right", right))
        }
    }
}

/// Who reads to whom.
fn reads_to(desk: Desk) -> Dom {
    let two = of_face_off(desk, |it| {
        let side = usize::from(it.side);
        [it.readers[side], it.opponents[side]]
    });
    group().child(move || {
        let [reader, answerer] = two.get()?.map(|seat| person(&desk.chair(seat)));
        let words = tr!(midi.reads_to);
        Some(who(group().child(reader).child(" ").child(words).child(" ").child(answerer)))
    })
}

fn card(desk: Desk) -> Dom {
    let asked = of_face_off(desk, |it| it.question.clone());
    let asked = move || asked.get().flatten();
    let asks = group().child(reads_to(desk)).child(move || asked().map(|asked| question(asked.q)));
    // A frame after the question: there are many small pieces to it.
    let answer = trailing(move || asked()?.answer);
    let key = move || answer.get().map(|answer| key(tr!(midi.answer), answer));
    card_to_judge(asks, key)
}

/// What was answered last, in a line, and the way to correct the ruling.
fn last(desk: Desk) -> Dom {
    let shown = trailing(move || desk.sitting.table.shown().get());
    // What was said goes when the next one is ready; the way to correct it stays.
    let any = Memo::new(move |_| {
        shown.with(Option::is_some) || desk.sitting.table.ruled().with(Option::is_some)
    });
    let line = move || shown.get().map(|shown| last_line(desk, &shown));
    group().child(move || any.get().then(|| el("div", "ruling").child(line).child(overrule(desk))))
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

/// The table corrects the last ruling: whose, it says, as it may stand beside another question.
pub fn overrule(desk: Desk) -> Dom {
    let ruled = Memo::new(move |_| desk.sitting.table.ruled().get());
    group().child(move || {
        let Ruling { seat, right, of_star } = ruled.get()?;
        let name = desk.name(seat);
        let words = match (of_star, right) {
            (false, true) => tr!(midi.was_wrong, name = name),
            (false, false) => tr!(midi.was_right, name = name),
            (true, true) => tr!(midi.star_was_wrong, name = name),
            (true, false) => tr!(midi.star_was_right, name = name),
        };
        let button = el("button", "button quiet piece")
            .attr("data-move", "overrule")
            .click(move || desk.act_together(Move::Overrule))
            .child(icon("undo"))
            .child(words);
        Some(button.piece())
    })
}
