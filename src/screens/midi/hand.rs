//! A seat's hand in *Les 12 Coups de Midi*, on a phone: propositions when it answers, the question and its key when it
//! reads and judges, a guess at the star. The public parts are those of the television.

use super::board;
use crate::rules::Seat;
use crate::rules::midi::view::{
    FaceOffView, Manner, PhaseView, QuestionView, Running, ShownView, StageView, TableView,
    question_of,
};
use crate::rules::midi::{Flap, Midi, Move, Pick as Answer};
use crate::screens::{Choice, Deed, Entry, Hand, OnScreens, Pick, Sheet, Word};
use crate::spoken::two_languages::of_deck;
use crate::texts::tr;
use crate::wire::Scene;

/// The hand of that seat.
pub fn hand(view: &TableView, moves: &[Move], seat: Seat, scene: &Scene) -> Hand {
    match view.shown.as_ref().filter(|_| scene.reveal) {
        Some(shown) => open(shown, seat, scene),
        None => asked(view, &offered(view, moves, seat), seat, scene),
    }
}

/// The hand during a reveal; says whether the seat's own answer was right.
fn open(shown: &ShownView, seat: Seat, scene: &Scene) -> Hand {
    let Sheet { kicker, q, choices, foot, .. } = board::open(shown, scene);
    let todo = match shown.verdict.filter(|_| shown.seat == seat) {
        Some(true) => tr!(phones.right),
        Some(false) => tr!(phones.wrong),
        None => tr!(phones.looks_on),
    };
    let picks = choices.into_iter().map(|choice| pick(choice, None)).collect();
    Hand { todo: todo.into(), kicker, q, picks, foot, ..Hand::default() }
}

/// What its person may do, in the order of the buttons; nothing while the tablet plays the seat.
fn offered(view: &TableView, moves: &[Move], seat: Seat) -> Vec<Move> {
    if view.seats.get(seat.index()).is_none_or(|me| me.automatic) {
        return vec![];
    }
    // The primary button is the last one, and so is a guess that nobody has to make.
    let last = |mv: &&Move| matches!(mv, Move::Right | Move::Star);
    let first = moves.iter().filter(|mv| !last(mv));
    first.chain(moves.iter().filter(last)).cloned().collect()
}

/// The hand during a phase: what it asks of the seat.
fn asked(view: &TableView, all: &[Move], seat: Seat, scene: &Scene) -> Hand {
    // Naming the star is possible at any moment, but never required.
    let asks = all.iter().any(|mv| *mv != Move::Star);
    let Sheet { kicker, q, choices, lie, .. } = board::asked(view, scene);
    let lies_open = is_question(&view.phase);
    let picks = if asks || lies_open { picks(view, choices, all, scene) } else { vec![] };
    let numbers = lie == "numbers" || all.iter().any(|mv| matches!(mv, Move::Lift(_)));
    Hand {
        todo: todo(view, seat, scene, all),
        asks,
        kicker,
        q: if lies_open || !asks { q } else { String::new() },
        last: last(view),
        lie: if numbers { "numbers" } else { "" }.into(),
        picks,
        entry: all.iter().find(|mv| matches!(mv, Move::Say(_))).map(typed),
        deeds: all.iter().filter_map(|mv| deed(mv, &view.phase)).collect(),
        until: match &view.phase {
            PhaseView::Fatal(face_off) => face_off.clock.until(),
            _ => None,
        },
        foot: foot(view),
        ..Hand::default()
    }
    .against(opponent(&view.phase, seat).map(|seat| scene.name(seat)))
}

/// Whether the phase asks something that everybody sees.
fn is_question(phase: &PhaseView) -> bool {
    let open = match phase {
        PhaseView::Sheet { .. } | PhaseView::Fatal(_) => true,
        PhaseView::Master { stage, .. } => matches!(stage, StageView::LastChance { .. }),
        _ => false,
    };
    open || question_of(phase).is_some()
}

/// The last answer of a face-off, which has no reveal: the clocks go on.
fn last(view: &TableView) -> Option<(bool, String)> {
    let shown = view.shown.as_ref().filter(|_| matches!(view.phase, PhaseView::Fatal(_)))?;
    // A reveal left over from the duel has several propositions.
    let [answer] = shown.propositions.as_slice() else { return None };
    Some((shown.verdict?, answer.clone()))
}

/// The input of an answer that is typed.
fn typed(say: &Move) -> Entry {
    Entry::Text { before: Midi::before(say) }
}

fn pick(choice: Choice, mv: Option<(Word, String)>) -> Pick {
    Pick {
        badge: choice.badge,
        words: choice.words.unwrap_or(choice.aside),
        state: if choice.state == "dim" { Word::default() } else { choice.state },
        mv,
        ..Pick::default()
    }
}

/// The choices: other seats or flaps if one is to be named, else the public ones.
fn picks(view: &TableView, choices: Vec<Choice>, all: &[Move], scene: &Scene) -> Vec<Pick> {
    let named: Vec<Pick> = all.iter().filter_map(|mv| by_name(mv, scene)).collect();
    if !named.is_empty() {
        return named;
    }
    let of = |(place, choice): (u8, Choice)| {
        let mv = at_place(&view.phase, place).filter(|(_, mv)| all.contains(mv));
        pick(choice, mv.map(|(name, mv)| (name.into(), Midi::says(&mv))))
    };
    (0..).zip(choices).map(of).collect()
}

/// The pick of a move that is not on the sheet: a seat, a flap.
fn by_name(mv: &Move, scene: &Scene) -> Option<Pick> {
    let (name, words) = match mv {
        Move::Challenge(seat) => ("challenge", scene.name(*seat)),
        Move::Lift(Flap { place, .. }) => ("lift", place.to_string()),
        _ => return None,
    };
    Some(Pick { words, mv: Some((name.into(), Midi::says(mv))), ..Pick::default() })
}

/// The move played by touching that place, and its name in the page.
fn at_place(phase: &PhaseView, place: u8) -> Option<(&'static str, Move)> {
    let answer = |asked: &QuestionView| {
        let shown = usize::from(place) < asked.propositions.len();
        let answer = if shown { Answer::Shown(place) } else { Answer::Other };
        ("choose", Move::Choose(answer))
    };
    if let Some(asked) = question_of(phase) {
        return Some(answer(asked));
    }
    match phase {
        PhaseView::Kickoff { .. } | PhaseView::Tiebreak { .. } => {
            Some(("number", Move::Number(place + 1)))
        }
        PhaseView::Duel { .. } => Some(("take", Move::Take(place))),
        PhaseView::Sheet { .. } => Some(("open", Move::Open(place + 1))),
        _ => None,
    }
}

/// The button of a move, if it has one.
fn deed(mv: &Move, phase: &PhaseView) -> Option<Deed> {
    let star = matches!(phase, PhaseView::Star { .. });
    Some(match mv {
        Move::Read => Midi::goes("read", mv, tr!(quiz.i_have_read)),
        Move::Ready => Midi::goes("ready", mv, tr!(midi.ready)),
        Move::Draw => Midi::goes("draw", mv, tr!(midi.draw)),
        Move::Look => Midi::goes("look", mv, tr!(phones.look_behind)),
        Move::Star => Midi::deed("star", mv, tr!(midi.have_found)),
        Move::Decline => Midi::deed("decline", mv, tr!(midi.decline)),
        Move::Wrong if star => Midi::deed("wrong", mv, tr!(midi.missed)),
        Move::Right if star => Midi::deed("right", mv, tr!(midi.found)),
        Move::Wrong => {
            let small = tr!(midi.next_question).into();
            Deed { small, ..Midi::deed("wrong", mv, tr!(midi.wrong_button)) }
        }
        Move::Right => {
            let small = tr!(midi.time_rests).into();
            Deed { small, ..Midi::deed("right", mv, tr!(midi.right_button)) }
        }
        _ => return None,
    })
}

/// What the person has to do, or what is waited for.
fn todo(view: &TableView, seat: Seat, scene: &Scene, all: &[Move]) -> String {
    let name = scene.name(seat);
    match all.first() {
        None | Some(Move::Star) => waits(view, seat, scene),
        Some(Move::Number(_)) => tr!(midi.do_number, name = name),
        Some(Move::Choose(_)) => tr!(midi.do_choose, name = name),
        Some(Move::Take(_)) => tr!(midi.do_take, name = name),
        Some(Move::Open(_)) => tr!(midi.do_open, name = name),
        Some(Move::Draw) => tr!(midi.do_draw, name = name),
        Some(Move::Lift(Flap { large: true, .. })) => tr!(midi.do_lift_large, name = name),
        Some(Move::Lift(_)) => tr!(midi.do_lift_small, name = name),
        Some(Move::Decline) => tr!(midi.last_chance_hint).into(),
        Some(Move::Look) => tr!(midi.do_name, name = name),
        Some(Move::Challenge(_)) if matches!(view.phase, PhaseView::Opponent { .. }) => {
            tr!(midi.do_opponent, name = name)
        }
        Some(Move::Challenge(_)) => tr!(midi.do_challenge, name = name),
        Some(Move::Say(_)) => tr!(contest.type_it, name = name),
        Some(Move::Ready) if matches!(view.phase, PhaseView::Fatal(_)) => {
            tr!(midi.ready_hint).into()
        }
        Some(Move::Wrong) => match &view.phase {
            PhaseView::Fatal(it) => tr!(contest.judge_ask, name = scene.name(answerer(it))),
            _ => tr!(midi.honour, name = name),
        },
        // The remaining moves are to read aloud.
        Some(_) => tr!(midi.do_read, name = name),
    }
}

const fn answerer(it: &FaceOffView) -> Seat {
    it.opponents[(it.side & 1) as usize]
}

/// Whom the seat waits for; a seat that answers aloud is told to listen or to answer.
fn waits(view: &TableView, seat: Seat, scene: &Scene) -> String {
    let mine = || tr!(contest.your_turn, name = scene.name(seat));
    match &view.phase {
        PhaseView::Fatal(it) if it.manner == Manner::Judged && answerer(it) == seat => {
            match it.clock {
                Running::Passing | Running::Reading => tr!(phones.listen).into(),
                Running::Until(_) => mine(),
            }
        }
        PhaseView::Fatal(it) if it.manner == Manner::Judged && it.clock == Running::Reading => {
            tr!(phones.reads, name = scene.name(it.readers[(it.side & 1) as usize]))
        }
        PhaseView::Fatal(it) => tr!(phones.answers_now, name = scene.name(answerer(it))),
        PhaseView::Master { stage: StageView::LastChance { .. }, .. } => String::new(),
        phase => match question_of(phase) {
            Some(asked) if asked.seat == seat => tr!(phones.listen).into(),
            Some(asked) if asked.reader == seat => {
                tr!(phones.may_read, name = scene.name(asked.seat))
            }
            Some(asked) => tr!(phones.answers_now, name = scene.name(asked.seat)),
            None => view.turn.map(|turn| does(phase, scene.name(turn))).unwrap_or_default(),
        },
    }
}

/// Whom the seat faces, in a duel and in a face-off.
fn opponent(phase: &PhaseView, seat: Seat) -> Option<Seat> {
    let two = match phase {
        PhaseView::Duel { challenger, challenged: Some(other), .. } => [*challenger, *other],
        PhaseView::Fatal(it) => it.opponents,
        _ => return None,
    };
    let other = |one: usize| (two[one] == seat).then_some(two[1 - one]);
    other(0).or_else(|| other(1))
}

/// What the seat on turn does, where nothing is asked.
fn does(phase: &PhaseView, name: String) -> String {
    match phase {
        PhaseView::Star { .. } => tr!(phones.turn_of, name = name),
        _ => tr!(phones.picks, name = name),
    }
}

/// The key of a question or of the star, if the seat may see it.
fn foot(view: &TableView) -> Vec<String> {
    let line = |word: &str, what: &[String]| {
        (!what.is_empty()).then(|| [word, tr!(midi.colon), &of_deck(&what.join(", "))].concat())
    };
    let of = |answer: &String, accept: &[String], refuse: &[String]| {
        let answer = line(tr!(midi.answer), std::slice::from_ref(answer));
        let lines = [answer, line(tr!(contest.right), accept), line(tr!(contest.wrong), refuse)];
        lines.into_iter().flatten().collect()
    };
    match &view.phase {
        PhaseView::Fatal(it) => {
            let key = it.question.as_ref().and_then(|question| question.answer.as_ref());
            key.map(|(answer, accept, refuse)| of(answer, accept, refuse)).unwrap_or_default()
        }
        PhaseView::Star { answer: Some((answer, accept)), .. } => of(answer, accept, &[]),
        _ => vec![],
    }
}
