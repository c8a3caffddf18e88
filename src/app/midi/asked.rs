//! A question with propositions, as it is asked in round 1, in the duels, in the final and in
//! sudden death: the ticket, who reads it, the cards to choose from, the thinking clock.

use super::desk::Desk;
use super::parts::ticket::{call, person, question, ticket, who};
use super::parts::timer::seconds;
use super::parts::turn_card::{Choice, Look, Words, or, props, turn_card};
use crate::app::dom::{Child, Dom, el, group, next_frame};
use crate::app::words::tr;
use crate::rules::midi::view::{Clock, PhaseView, QuestionView, StageView, StepView};
use crate::rules::midi::{Move, Pick};
use crate::rules::{Ms, Seat};
use gloo_timers::callback::Interval;
use leptos::prelude::*;

/// How often the seconds are looked at, in ms.
const LOOK: u32 = 200;

/// The question that is being asked, if one is.
pub fn question_of(phase: &PhaseView) -> Option<&QuestionView> {
    match phase {
        PhaseView::Kickoff { step: StepView::Asked(question), .. }
        | PhaseView::Tiebreak { step: StepView::Asked(question), .. }
        | PhaseView::Duel { question: Some(question), .. }
        | PhaseView::Master { stage: StageView::Asked(question), .. } => Some(question),
        _ => None,
    }
}

/// The question with its visible propositions, to be spoken.
pub fn question_aloud(phase: &PhaseView) -> Option<String> {
    if let PhaseView::Sheet { q, .. } = phase {
        return Some(q.clone());
    }
    let question = question_of(phase)?;
    let other = question.other.then(|| tr!(midi.other).to_owned());
    let said = [question.q.clone()].into_iter().chain(question.propositions.clone()).chain(other);
    Some(said.collect::<Vec<_>>().join(". "))
}

/// The words of the propositions' cards.
pub fn card_words() -> Words {
    Words {
        other: tr!(midi.other),
        hidden: tr!(midi.other_hidden),
        right: tr!(midi.right),
        wrong: tr!(midi.wrong),
    }
}

/// Who reads to whom, or who answers when nobody reads.
pub fn readers(desk: Desk, reader: Seat, seat: Seat) -> Dom {
    let answers = person(&desk.chair(seat));
    if desk.shown_to_all() || !desk.is_person(reader) {
        return who(group().child(answers).child(" ").child(tr!(midi.answers)));
    }
    let reads = group().child(person(&desk.chair(reader))).child(" ").child(tr!(midi.reads_to));
    who(group().child(reads).child(" ").child(answers))
}

/// The ticket and the cards of the question that is being asked; `extra` stands beside who reads.
pub fn ask(desk: Desk, asked: &QuestionView, stub: Option<Dom>, extra: Option<Dom>) -> Dom {
    let QuestionView { seat, reader, q, propositions, other, clock } = asked.clone();
    let waits = clock == Clock::Reading;
    let is_new = waits || clock == Clock::Free;
    // The seconds stand where there is a line already: the cards below need the height.
    let (line, seconds) = (readers(desk, reader, seat), thinking(desk, clock));
    let head = match extra {
        Some(extra) => group().child(line).child(el("div", "beside").child(seconds).child(extra)),
        None => line.child(seconds),
    };
    let body = group().child(head).child(question(q));
    let do_it = if waits { read_call(desk, reader) } else { choose_call(desk, seat, reader) };
    let open = Signal::derive(move || !waits && desk.is_person(seat) && desk.hands_on());
    let picks = (0..propositions.len()).map(|place| Pick::Shown(place as u8));
    let picks: Vec<Pick> = picks.chain(other.then_some(Pick::Other)).collect();
    let texts = propositions.into_iter().map(Some).chain(other.then_some(None));
    let looks: Vec<Look> = texts.map(|words| Look { words, ..Look::default() }).collect();
    let on = Callback::new(move |place: usize| desk.act(Move::Choose(picks[place])));
    let cards = move || cards(looks.clone(), open, on);
    group()
        .child(ticket(tr!(midi.question), stub, body, do_it))
        // A question that only begins to be timed has its cards before everybody's eyes.
        .child(if is_new { next_frame(cards) } else { cards() })
}

/// Cards side by side; `on` is told the place of the one that is chosen.
pub fn cards(looks: Vec<Look>, open: Signal<bool>, on: Callback<usize>) -> Dom {
    let looks: Vec<Signal<Look>> = looks.into_iter().map(Signal::stored).collect();
    let card = |(place, look): (usize, &Signal<Look>)| {
        let on = Callback::new(move |()| on.run(place));
        turn_card(*look, card_words(), Choice { mv: "choose", open, on })
    };
    let mut cards: Vec<Dom> = looks.iter().enumerate().map(card).collect();
    if cards.len() == 2 {
        cards.insert(1, or(tr!(midi.or)));
    }
    props(tr!(midi.propositions), looks, cards)
}

/// The reader has read: the thinking time may run (option O3).
fn read_call(desk: Desk, reader: Seat) -> Dom {
    let name = desk.name(reader);
    let button = desk.is_person(reader).then(|| {
        el("button", "button piece go")
            .attr("data-move", "read")
            .click(move || desk.act(Move::Read))
            .child(tr!(midi.i_have_read))
    });
    call(desk.chair(reader).mark, "eye", tr!(midi.do_read, name = name)).child(button)
}

fn choose_call(desk: Desk, seat: Seat, reader: Seat) -> Dom {
    let name = desk.name(seat);
    let alone = desk.shown_to_all() || !desk.is_person(reader);
    let words = match (desk.is_person(seat), alone) {
        (false, _) => tr!(midi.do_wait, name = name),
        (true, true) => tr!(midi.do_choose, name = name),
        (true, false) => tr!(midi.do_touch, name = desk.name(reader), other = name),
    };
    call(desk.chair(seat).mark, "hand", words)
}

/// The thinking time that is left, if it is limited (option O3).
pub fn thinking(desk: Desk, clock: Clock) -> Option<Dom> {
    match clock {
        Clock::Free | Clock::Reading => None,
        Clock::Frozen(left) => Some(seconds(Signal::stored(whole(left)), tr!(midi.seconds))),
        Clock::Until(until) => Some(seconds(left_until(desk, until), tr!(midi.seconds))),
    }
}

/// The whole seconds that are left until then; at 30, 10 and 5 they are said.
pub fn left_until(desk: Desk, until: Ms) -> Signal<u32> {
    let left = RwSignal::new(whole(until.left_at(desk.sitting.now())));
    StoredValue::new_local(Interval::new(LOOK, move || {
        let now = whole(until.left_at(desk.sitting.now()));
        if left.try_get_untracked().is_none_or(|before| before == now) {
            return;
        }
        left.set(now);
        if matches!(now, 30 | 10 | 5) {
            desk.said.set(tr!(midi.seconds_left, n = now));
        }
        if now <= 5 {
            desk.play_cue(crate::app::shell::sound::Cue::Tick);
        }
    }));
    left.into()
}

/// Whole seconds, begun ones counted.
pub const fn whole(left: Ms) -> u32 {
    left.0.div_ceil(1_000)
}

/// A large button that plays a move of the seat on turn.
pub fn move_button(desk: Desk, name: &'static str, mv: Move, words: impl Child) -> Dom {
    el("button", "button big piece go")
        .attr("data-move", name)
        .click(move || desk.act(mv.clone()))
        .child(words)
}

/// The others of the table as buttons: one of them is to be named.
pub fn opponents(desk: Desk, me: Seat) -> Dom {
    let one = |seat: Seat| {
        let chair = desk.chair(seat);
        el("button", "button big piece")
            .attr("data-move", "challenge")
            .attr("data-mark", chair.mark.0.to_string())
            .click(move || desk.act(Move::Challenge(seat)))
            .child(crate::app::old_parts::mark(chair.mark))
            .child(chair.name)
    };
    let others = Seat::all(desk.chairs().len() as u8).filter(|seat| *seat != me);
    el("div", "opponents")
        .attr("role", "group")
        .attr("aria-label", tr!(midi.opponents))
        .child(others.map(one).collect::<Vec<_>>())
}
