//! Round 3, the fatal blow (MIDI-R3): two sand timers; the question is for the judging reader behind the curtain, or
//! for everybody when the answer is typed. All clocks rest while the tablet is passed.

use super::desk::Desk;
use super::parts::faceoff::{FaceOff, Opponent};
use super::reveal::signs;
use super::star::Elsewhere;
use crate::app::browser::settings::Settings;
use crate::app::countdown::{left_until, whole};
use crate::app::parts::Icon;
use crate::app::parts::console::{CardToJudge, ForEyes, Key, Thumb};
use crate::app::parts::raised::{Note, raised};
use crate::app::parts::ticket::{Heading, Person, Question, Who};
use crate::app::parts::timer::{Sand, Stand};
use crate::app::parts::typed::TypedAnswer;
use crate::app::phones::UnlessOnPhone;
use crate::app::quiz::controls::MoveButton;
use crate::app::words::{deck_lang, tr};
use crate::rules::midi::Move;
use crate::rules::midi::view::{
    FaceOffView, Manner, OpenView, PhaseView, Ruling, Running, SeatViewStoreFields, ShownView,
    TableViewStoreFields,
};
use crate::rules::session::Entry;
use crate::rules::{By, Ms, Seat};
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The public stage: typed answers and those of automatic players.
#[component]
pub fn Fatal() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <Timers/>
        {move || match desk.phase.get() {
            PhaseView::Fatal(face_off) => Some(view! { <Turn face_off/> }),
            _ => None,
        }}
    }
}

/// The private screen of the judging reader. Seconds count here: what stays the same from one
/// question to the next is not re-rendered.
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

/// A part of the face-off as a memo, so that its readers re-run only when that part changes.
fn of_face_off<T: PartialEq + Send + Sync + 'static>(
    desk: Desk,
    part: impl Fn(&FaceOffView) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| match &*desk.phase.read() {
        PhaseView::Fatal(face_off) => Some(part(face_off)),
        _ => None,
    })
}

/// Whose private screen this is, with the button that lowers the curtain.
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
    /// Running: it ends at this game time.
    Runs(Ms),
    /// Resting, with this much left.
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

/// The seconds left of a side, counting down while its clock runs.
fn left(desk: Desk, clock: Memo<Option<ClockOf>>) -> Signal<u32> {
    let counts = Memo::new(move |_| match clock.get() {
        Some(ClockOf::Runs(until)) => left_until(desk.table, until),
        Some(ClockOf::Rests(left)) => Signal::stored(whole(left)),
        None => Signal::stored(0),
    });
    Signal::derive(move || counts.get().get())
}

/// Changes only when the timer starts, stops or jumps: the animation counts from there.
fn sand(desk: Desk, clock: Memo<Option<ClockOf>>, seconds: Signal<u32>, whole: Ms) -> Memo<Sand> {
    Memo::new(move |_| {
        let still = desk.sitting.stands.get();
        let (stand, left) = match clock.get() {
            Some(ClockOf::Runs(until)) => {
                // Without animations the sand sinks second by second.
                if desk.table.shell.settings.with(Settings::reduced_motion) {
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

/// The public part of a turn.
#[component]
fn Turn(face_off: FaceOffView) -> impl IntoView {
    let desk = Desk::get();
    let answerer = face_off.opponents[usize::from(face_off.side)];
    let name = desk.name(face_off.hands);
    let automatic = face_off.manner == Manner::Automatic;
    let say = Callback::new(move |text| desk.act(Move::Say(text)));
    let do_it = match face_off.clock {
        // Reached only if the reader plays on a phone; otherwise the curtain covers the screen.
        _ if face_off.manner == Manner::Judged => {
            view! { <Elsewhere seat=face_off.hands/> }.into_any()
        }
        Running::Passing => view! {
            <UnlessOnPhone seat=face_off.hands name=name.clone()>
                <p class="do">{tr!(midi.do_pass, name = name.clone())}</p>
                <Ready answerer/>
            </UnlessOnPhone>
        }
        .into_any(),
        _ if automatic => view! { <p class="do">{tr!(quiz.do_wait, name = name)}</p> }.into_any(),
        Running::Reading => view! { <HasRead/> }.into_any(),
        Running::Until(_) => view! {
            <UnlessOnPhone seat=face_off.hands name>
                <TypedAnswer label=tr!(midi.your_answer) on_send=say/>
            </UnlessOnPhone>
        }
        .into_any(),
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
    let desk = Desk::get();
    let words = tr!(midi.clock_of, name = desk.name(answerer));
    view! {
        <MoveButton quiz=*desk name="ready" mv=Move::Ready>{tr!(midi.ready)}<small>{words}</small></MoveButton>
    }
}

#[component]
fn HasRead() -> impl IntoView {
    let quiz = *Desk::get();
    view! { <MoveButton quiz name="read" mv=Move::Read>{tr!(quiz.i_have_read)}</MoveButton> }
}

/// The current task of the judging reader.
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

/// The judging reader's part of the screen: the question with its key, and the buttons of the step.
#[component]
fn Console(step: Step) -> impl IntoView {
    let desk = Desk::get();
    let rules = |mv: Move| Callback::new(move |()| desk.act(mv.clone()));
    match step {
        Step::Waits { answerer } => view! {
            <section class="open-question piece">
                <ReadsTo/>
                <Heading text=tr!(midi.ready_hint)/>
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

/// The reader and the answerer.
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
        let answer = of_deck(&answer);
        Some(view! { <Key label=tr!(midi.answer) answer accept refuse/> })
    };
    view! {
        <CardToJudge key=key.into()>
            <ReadsTo/>
            {move || asked.get().map(|asked| view! { <Question text=asked.q/> })}
        </CardToJudge>
    }
}

/// The last answer in one line, what else is to be known of it, and the button that corrects its ruling.
#[component]
fn LastRuling() -> impl IntoView {
    let desk = Desk::get();
    // An open question shows only its answer; a reveal left over from the duel has several propositions.
    let open = |shown: &ShownView| shown.propositions.len() == 1;
    let shown = Memo::new(move |_| desk.sitting.view.shown().get().filter(open));
    // The line disappears when the next player is ready; the button that corrects stays.
    // Before anybody has answered in this face-off it would be one of the face-off before.
    let is_fresh = of_face_off(desk, |it| it.is_fresh);
    let any = Memo::new(move |_| {
        let ruled = shown.with(Option::is_some) || desk.sitting.view.ruled().with(Option::is_some);
        ruled && is_fresh.get() != Some(true)
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
    // Beside the next question there is neither time nor room for it.
    let rests = of_face_off(desk, |it| it.clock == Running::Passing);
    let note = move || (rests.get() == Some(true)).then(|| shown.note.clone()).flatten();
    let (verdict, icon) = signs(right);
    let word = if right { tr!(quiz.right) } else { tr!(quiz.wrong) };
    let said = typed(desk, shown.seat).filter(|_| !right);
    let said = said.map(|text| ["\u{a0}", &tr!(contest.quoted, text = text)].concat());
    view! {
        <p data-verdict=verdict>
            <Icon name=icon/>
            <b>{desk.name(shown.seat)}</b>
            {raised(&[tr!(midi.colon), word, said.as_deref().unwrap_or_default(), ". ", &of_deck(&shown.q), " "].concat())}
            <b lang=deck_lang()>{shown.propositions.into_iter().next()}</b>
        </p>
        {move || view! { <Note note=note()/> }}
    }
}

/// The text of a seat's last move, if that was a typed answer.
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

/// The button with which the table corrects the last ruling. It names the player, as it may stand
/// beside another question. With `of_star` only rulings on the star are offered: in the final, the
/// last one of the face-off is too long ago.
#[component]
pub fn Overrule(#[prop(optional)] of_star: bool) -> impl IntoView {
    let star_only = of_star;
    let desk = Desk::get();
    let ruled = Memo::new(move |_| desk.sitting.view.ruled().get());
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
