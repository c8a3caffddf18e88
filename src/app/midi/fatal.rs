//! Round 3, the fatal blow (MIDI-R3): two sand timers; the question is for the judging reader
//! behind the curtain, or for all when the answer is typed. Passing the tablet rests every clock.

use super::asked::MoveButton;
use super::desk::Desk;
use super::parts::faceoff::{FaceOff, Opponent};
use super::reveal::signs;
use super::star::Elsewhere;
use crate::app::browser::settings::Settings;
use crate::app::countdown::{left_until, whole};
use crate::app::parts::Icon;
use crate::app::parts::console::{CardToJudge, ForEyes, Key, Thumb};
use crate::app::parts::raised::raised;
use crate::app::parts::ticket::{Person, Question, Who};
use crate::app::parts::timer::{Sand, Stand};
use crate::app::parts::typed::TypedAnswer;
use crate::app::words::tr;
use crate::rules::midi::Move;
use crate::rules::midi::view::{
    FaceOffView, Manner, OpenView, PhaseView, Ruling, Running, SeatViewStoreFields, ShownView,
    TableViewStoreFields,
};
use crate::rules::session::Entry;
use crate::rules::{By, Ms, Seat};
use leptos::prelude::*;

/// The public stage: an answer that is typed, or an automatic player's.
#[component]
pub fn Fatal() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <Timers/>
        {move || match desk.phase.get() {
            PhaseView::FaceOff(face_off) => Some(view! { <Turn face_off/> }),
            _ => None,
        }}
    }
}

/// The private screen of the reader who judges. Seconds decide here: what stays the same from one
/// question to the next stays in the page.
#[component]
pub fn Reads(seat: Seat) -> impl IntoView {
    let step = of_face_off(Desk::get(), step);
    view! {
        <Eyes seat/>
        <Timers/>
        {move || step.get().map(|step| view! { <Console step/> })}
        <LastRuling/>
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
#[component]
pub fn Eyes(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let on_lower = Callback::new(move |()| desk.cover());
    let (words, lower) = (tr!(quiz.for_eyes), tr!(quiz.lower));
    view! { <ForEyes chair=desk.chair(seat) words lower on_lower/> }
}

/// The two opponents with their timers.
#[component]
fn Timers() -> impl IntoView {
    let desk = Desk::get();
    let sides = of_face_off(desk, |it| [0, 1].map(|i| (it.opponents[i], it.whole[i])));
    move || {
        let [one, other] = sides.get()?;
        let sides = [opponent(desk, 0, one), opponent(desk, 1, other)];
        Some(view! { <FaceOff label=tr!(midi.face_off) sides/> })
    }
}

fn opponent(desk: Desk, side: usize, (seat, whole): (Seat, Ms)) -> Opponent {
    let wallet = desk.field(seat).wallet();
    let answers = of_face_off(desk, move |it| usize::from(it.side) == side);
    let answers = Memo::new(move |_| answers.get() == Some(true));
    let clock = of_face_off(desk, move |it| ClockOf::side(it, side));
    let left = left(desk, clock);
    Opponent {
        chair: desk.chair(seat),
        running: answers,
        doing: Signal::derive(
            move || {
                if answers.get() { tr!(midi.answers) } else { tr!(midi.waits) }
            },
        ),
        wallet: Signal::derive(move || wallet.get()),
        seconds: (left, tr!(quiz.seconds)),
        sand: sand(desk, clock, left, whole),
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
        Some(ClockOf::Runs(until)) => left_until(desk.table(), until),
        Some(ClockOf::Rests(left)) => Signal::stored(whole(left)),
        None => Signal::stored(0),
    });
    Signal::derive(move || counts.get().get())
}

/// Given anew only when the timer starts, stops or jumps: the animation counts from there.
fn sand(desk: Desk, clock: Memo<Option<ClockOf>>, seconds: Signal<u32>, whole: Ms) -> Memo<Sand> {
    Memo::new(move |_| {
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
    })
}

/// What the public sees of a turn.
#[component]
fn Turn(face_off: FaceOffView) -> impl IntoView {
    let desk = Desk::get();
    let answerer = face_off.opponents[usize::from(face_off.side)];
    let name = desk.name(face_off.hands);
    let automatic = face_off.manner == Manner::Automatic;
    let say = Callback::new(move |text| desk.act(Move::Say(text)));
    let do_it = match face_off.clock {
        // The curtain hangs before this, unless the reader has his hand on a phone.
        _ if face_off.manner == Manner::Judged => {
            view! { <Elsewhere seat=face_off.hands/> }.into_any()
        }
        Running::Passing => view! {
            <p class="do">{tr!(midi.do_pass, name = name)}</p>
            <Ready answerer/>
        }
        .into_any(),
        _ if automatic => view! { <p class="do">{tr!(quiz.do_wait, name = name)}</p> }.into_any(),
        Running::Reading => view! { <HasRead/> }.into_any(),
        Running::Until(_) => {
            view! { <TypedAnswer label=tr!(midi.your_answer) on_send=say/> }.into_any()
        }
    };
    view! {
        <section class="open-question piece" aria-label=tr!(midi.question)>
            {face_off.question.map(|asked| view! { <Asks answerer asked/> })}
            {do_it}
            <LastRuling/>
        </section>
    }
}

#[component]
fn Asks(answerer: Seat, asked: OpenView) -> impl IntoView {
    let chair = Desk::get().chair(answerer);
    view! {
        <div class="ask">
            <Who><Person chair/>" "{tr!(midi.answers)}</Who>
            <Question text=asked.q/>
        </div>
    }
}

#[component]
fn Ready(answerer: Seat) -> impl IntoView {
    let words = tr!(midi.clock_of, name = Desk::get().name(answerer));
    view! {
        <MoveButton name="ready" mv=Move::Ready>{tr!(midi.ready)}<small>{words}</small></MoveButton>
    }
}

#[component]
fn HasRead() -> impl IntoView {
    view! { <MoveButton name="read" mv=Move::Read>{tr!(quiz.i_have_read)}</MoveButton> }
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
#[component]
fn Console(step: Step) -> impl IntoView {
    let desk = Desk::get();
    let rules = |mv: Move| Callback::new(move |()| desk.act(mv.clone()));
    match step {
        Step::Waits { answerer } => view! {
            <section class="open-question piece">
                <ReadsTo/>
                <Question text=tr!(midi.ready_hint)/>
                <Ready answerer/>
            </section>
        }
        .into_any(),
        Step::Reads => view! { <Card/><HasRead/> }.into_any(),
        Step::Judges => {
            let (wrong, right) = (rules(Move::Wrong), rules(Move::Right));
            let (next, rests) = (tr!(midi.next_question), tr!(midi.time_rests));
            view! {
                <Thumb right=false mv="wrong" word=tr!(midi.wrong_button) then=next on=wrong/>
                <Card/>
                <Thumb right=true mv="right" word=tr!(midi.right_button) then=rests on=right/>
            }
            .into_any()
        }
    }
}

/// Who reads to whom.
#[component]
fn ReadsTo() -> impl IntoView {
    let desk = Desk::get();
    let two = of_face_off(desk, |it| {
        let side = usize::from(it.side);
        [it.readers[side], it.opponents[side]]
    });
    move || {
        let [reader, answerer] = two.get()?.map(|seat| desk.chair(seat));
        let words = tr!(midi.reads_to);
        Some(view! { <Who><Person chair=reader/>" "{words}" "<Person chair=answerer/></Who> })
    }
}

#[component]
fn Card() -> impl IntoView {
    let asked = of_face_off(Desk::get(), |it| it.question.clone());
    let asked = Memo::new(move |_| asked.get().flatten());
    let key = move || {
        let (answer, accept, refuse) = asked.get()?.answer?;
        Some(view! { <Key label=tr!(midi.answer) answer accept refuse/> })
    };
    view! {
        <CardToJudge key=key.into()>
            <ReadsTo/>
            {move || asked.get().map(|asked| view! { <Question text=asked.q/> })}
        </CardToJudge>
    }
}

/// What was answered last, in a line, and the way to correct the ruling.
#[component]
fn LastRuling() -> impl IntoView {
    let desk = Desk::get();
    // An open question has its answer only; what still lies there from the duel before has several.
    let open = |shown: &ShownView| shown.propositions.len() == 1;
    let shown = Memo::new(move |_| desk.sitting.table.shown().get().filter(open));
    // What was said goes when the next one is ready; the way to correct it stays.
    let any = Memo::new(move |_| {
        shown.with(Option::is_some) || desk.sitting.table.ruled().with(Option::is_some)
    });
    view! {
        <Show when=move || any.get()>
            <div class="ruling">
                {move || shown.get().map(|shown| view! { <LastLine shown/> })}
                <Overrule/>
            </div>
        </Show>
    }
}

#[component]
fn LastLine(shown: ShownView) -> impl IntoView {
    let desk = Desk::get();
    let right = shown.verdict == Some(true);
    let (verdict, icon) = signs(right);
    let word = if right { tr!(quiz.right) } else { tr!(quiz.wrong) };
    let said = typed(desk, shown.seat).filter(|_| !right);
    let said = said.map(|text| ["\u{a0}", &tr!(contest.quoted, text = text)].concat());
    view! {
        <p data-verdict=verdict>
            <Icon name=icon/>
            <b>{desk.name(shown.seat)}</b>
            {raised(&[tr!(midi.colon), word, said.as_deref().unwrap_or_default(), ". ", &shown.q, " "].concat())}
            <b>{shown.propositions.into_iter().next()}</b>
        </p>
    }
}

/// What that seat typed last, if it did that last.
fn typed(desk: Desk, seat: Seat) -> Option<String> {
    let last = |entry: &Entry<Move>| match entry {
        Entry::Move { by: By::Seat(by), mv, .. } if *by == seat => Some(mv.clone()),
        _ => None,
    };
    match desk.sitting.read(|session| session.journal().iter().rev().find_map(last))? {
        Move::Say(text) if !text.trim().is_empty() => Some(text),
        _ => None,
    }
}

/// The table corrects the last ruling: whose, it says, as it may stand beside another question. In the
/// final only a ruling `of_star` is offered: the last one of the face-off is far away by then.
#[component]
pub fn Overrule(#[prop(optional)] of_star: bool) -> impl IntoView {
    let star_only = of_star;
    let desk = Desk::get();
    let ruled = Memo::new(move |_| desk.sitting.table.ruled().get());
    move || {
        let Ruling { seat, right, of_star } =
            ruled.get().filter(|ruling| ruling.of_star || !star_only)?;
        let name = desk.name(seat);
        let words = match (of_star, right) {
            (false, true) => tr!(midi.was_wrong, name = name),
            (false, false) => tr!(midi.was_right, name = name),
            (true, true) => tr!(midi.star_was_wrong, name = name),
            (true, false) => tr!(midi.star_was_right, name = name),
        };
        let correct = move |_| desk.act_together(Move::Overrule);
        Some(view! {
            <button class="button quiet piece" data-move="overrule" on:click=correct>
                <Icon name="undo"/>
                {words}
            </button>
        })
    }
}
