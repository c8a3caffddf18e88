//! The studio of *Les 12 Coups de Midi* on a television: the question with its propositions, the board that opens, the
//! two clocks of a face-off, every wallet.

use super::words::{open_flaps, verdict as verdict_words};
use crate::rules::midi::view::{
    Clock, FaceOffView, Manner, PhaseView, QuestionView, Running, ShownView, StageView, TableView,
    question_of,
};
use crate::rules::midi::{Colour, Flap};
use crate::rules::{Ms, Seat};
use crate::screens::board::{Piece, Side};
use crate::screens::{Beside, Card, Choice, Sheet, Stage};
use crate::spoken::two_languages::of_deck;
use crate::texts::{amount, tr};
use crate::wire::Scene;

/// The flaps behind which the star is seen: all of them once the final has been played to its end (MIDI-E-7).
#[must_use]
pub fn seen_flaps(phase: &PhaseView) -> Vec<Flap> {
    let all = || {
        let row = |place| [Flap { large: true, place }, Flap { large: false, place }];
        (1..=7).flat_map(row).collect()
    };
    if matches!(phase, PhaseView::Over { star: Some(_), .. }) { all() } else { open_flaps(phase) }
}

/// The sheet and what stands beside it.
pub fn stage(view: &TableView, scene: &Scene) -> Stage {
    let shown = view.shown.as_ref().filter(|_| scene.reveal);
    let sheet = shown.map_or_else(|| asked(view, scene), |shown| open(shown, scene));
    // Once a face-off is over, the clocks of the next one would tell nothing of it.
    let over = shown.is_some() && matches!(view.phase, PhaseView::Fatal(_));
    let beside = if over { Beside::Nothing } else { beside(view, scene) };
    Stage::Sheet(Box::new(sheet), beside)
}

fn beside(view: &TableView, scene: &Scene) -> Beside {
    match &view.phase {
        phase @ (PhaseView::Master { .. } | PhaseView::Star { .. }) => star(phase, scene),
        PhaseView::Fatal(it) => {
            Beside::Clocks(Box::new([0, 1].map(|side| clock_of(it, side, scene))))
        }
        _ => Beside::Nothing,
    }
}

/// The board of the star, with the addresses of the pieces behind the flaps where it is seen.
pub fn star(phase: &PhaseView, scene: &Scene) -> Beside {
    let piece = |(Flap { large, place }, address): (Flap, &String)| Piece {
        large,
        place,
        address: address.clone(),
    };
    Beside::Star(seen_flaps(phase).into_iter().zip(&scene.pieces).map(piece).collect())
}

/// The clock of that side of a face-off.
fn clock_of(it: &FaceOffView, side: usize, scene: &Scene) -> Side {
    let sitter = scene.sitter(it.opponents[side]);
    let on = usize::from(it.side) == side;
    Side {
        mark: sitter.mark,
        name: sitter.name,
        left: it.left[side],
        whole: it.whole[side],
        until: if on { Running::until(it.clock) } else { None },
        still: scene.stands,
        on,
    }
}

/// The card of a seat.
pub fn card(view: &TableView, seat: Seat, scene: &Scene) -> Card {
    let it = &view.seats[seat.index()];
    let answers = question_of(&view.phase).is_some_and(|asked| asked.seat == seat);
    let tag = match it.desk {
        _ if it.out => tr!(midi.is_out),
        _ if answers && !scene.reveal => tr!(midi.answers),
        Colour::Orange => tr!(midi.one_mistake),
        Colour::Red => tr!(midi.in_duel),
        Colour::Green => "",
    };
    let star = match it.desk {
        _ if it.out => "out",
        Colour::Green => "green",
        Colour::Orange => "orange",
        Colour::Red => "red",
    };
    let sum = amount(it.wallet);
    Card { sum, tag: tag.into(), out: it.out, done: false, star: star.into() }
}

/// When the running timer ends.
pub fn until(view: &TableView) -> Option<Ms> {
    match &view.phase {
        PhaseView::Sheet { clock, .. } => clock.until(),
        phase => question_of(phase).map(|asked| asked.clock).and_then(Clock::until),
    }
}

/// The sheet of the question, or of what is waited for.
pub(super) fn asked(view: &TableView, scene: &Scene) -> Sheet {
    if let Some(question) = question_of(&view.phase) {
        return question_sheet(question, view.reading, scene);
    }
    let says = |q: String| Sheet { q, ..Sheet::default() };
    let name = |seat: Seat| scene.name(seat);
    match &view.phase {
        PhaseView::Kickoff { seat, .. } | PhaseView::Tiebreak { seat, .. } => {
            numbers([&*name(*seat), " ", tr!(midi.names_number)].concat())
        }
        // The titles are no answers to this.
        PhaseView::Duel { challenger, challenged: None, titles: [one, other], .. } => {
            let kicker = [&*of_deck(one), " ", tr!(midi.or), " ", &of_deck(other)].concat();
            Sheet { kicker, ..says(tr!(midi.do_challenge, name = name(*challenger))) }
        }
        PhaseView::Duel { challenged: Some(seat), titles, .. } => {
            titled(tr!(midi.do_take, name = name(*seat)), titles)
        }
        PhaseView::Sheet { q, flaps, seat, .. } => {
            let flap = |(text, verdict): (&String, Option<bool>)| Choice {
                state: state_of(verdict).into(),
                ..Choice::open(of_deck(text))
            };
            let choices = flaps.iter().map(|it| flap((&it.text, it.verdict))).collect();
            let ask = tr!(midi.do_open, name = name(*seat));
            Sheet { ask, choices, lie: "list".into(), ..says(of_deck(q)) }
        }
        PhaseView::Opponent { seat } => says(tr!(midi.do_opponent, name = name(*seat))),
        PhaseView::Fatal(face_off) => face_off_sheet(face_off, scene),
        PhaseView::Master { number, of, seat, stage, .. } => {
            let kicker = tr!(midi.question_of, n = *number, of = *of);
            let last = matches!(stage, StageView::LastChance { .. });
            let ask = if last { tr!(midi.last_chance_hint) } else { "" };
            Sheet { kicker, ask: ask.into(), ..says(waits(stage, name(*seat))) }
        }
        PhaseView::Star { seat, .. } => says(tr!(midi.do_name, name = name(*seat))),
        PhaseView::Over { .. } => Sheet::default(),
    }
}

fn numbers(q: String) -> Sheet {
    let choices = (1..=4).map(|n: u8| Choice::open(n.to_string())).collect();
    Sheet { q, choices, lie: "numbers".into(), ..Sheet::default() }
}

fn titled(q: String, titles: &[String; 2]) -> Sheet {
    let choices = titles.iter().map(|title| Choice::open(of_deck(title))).collect();
    Sheet { q, choices, lie: "two".into(), ..Sheet::default() }
}

const fn state_of(verdict: Option<bool>) -> &'static str {
    match verdict {
        Some(true) => "right",
        Some(false) => "wrong",
        None => "",
    }
}

/// What has to be done with the board of the star.
fn waits(stage: &StageView, name: String) -> String {
    match stage {
        StageView::Draw | StageView::Asked(_) => tr!(midi.do_draw, name = name),
        StageView::Flap { large: true } => tr!(midi.do_lift_large, name = name),
        StageView::Flap { large: false } => tr!(midi.do_lift_small, name = name),
        StageView::LastChance { .. } => tr!(midi.last_chance).into(),
    }
}

/// The sheet of a question; `reading` while its reader reads it out.
fn question_sheet(question: &QuestionView, reading: bool, scene: &Scene) -> Sheet {
    let other = question.other.then(|| Choice {
        state: "dim".into(),
        aside: tr!(midi.other).into(),
        ..Choice::default()
    });
    let open = |text: &String| Choice::open(of_deck(text));
    let choices: Vec<Choice> = question.propositions.iter().map(open).chain(other).collect();
    let answers = || [&*scene.name(question.seat), " ", tr!(midi.answers)].concat();
    let reads = || tr!(midi.do_read, name = scene.name(question.reader));
    let (kicker, ask) = if reading { (String::new(), reads()) } else { (answers(), String::new()) };
    let (q, lie) = (of_deck(&question.q), lie(choices.len()).into());
    Sheet { kicker, q, ask, lie, choices, ..Sheet::default() }
}

const fn lie(choices: usize) -> &'static str {
    match choices {
        0..=3 => "two",
        4 => "grid",
        _ => "list",
    }
}

/// The sheet of a face-off, with its question if everybody may read it.
fn face_off_sheet(it: &FaceOffView, scene: &Scene) -> Sheet {
    let name = scene.name(it.opponents[usize::from(it.side & 1)]);
    let q = it.question.as_ref().map(|question| of_deck(&question.q));
    let q = q.unwrap_or_else(|| [&*name, " ", tr!(midi.answers)].concat());
    let ask = match (it.clock, it.manner) {
        (Running::Passing, Manner::Judged) if scene.has_phone(it.hands) => {
            tr!(midi.do_phone, name = scene.name(it.hands))
        }
        (Running::Passing, Manner::Judged) => tr!(midi.do_board, name = scene.name(it.hands)),
        _ => String::new(),
    };
    Sheet { kicker: tr!(midi.face_off).into(), q, ask, ..Sheet::default() }
}

/// The sheet of a question that is over.
pub(super) fn open(shown: &ShownView, scene: &Scene) -> Sheet {
    let choice = |(place, text): (usize, &String)| {
        let right = shown.right.get(place) == Some(&true);
        let chosen = shown.chosen.map(usize::from) == Some(place);
        let state = match (right, chosen) {
            (true, _) => "right",
            (false, true) => "wrong",
            (false, false) => "dim",
        };
        let marks = if chosen { vec![scene.mark(shown.seat)] } else { vec![] };
        Choice { state: state.into(), marks, ..Choice::open(of_deck(text)) }
    };
    let choices: Vec<Choice> = shown.propositions.iter().enumerate().map(choice).collect();
    let chairs = scene.chairs();
    // The end of a face-off is told in one sentence, under the board.
    let face_off_over = shown.verdict.is_none() && shown.propositions.len() == 1;
    let verdict = (!face_off_over).then(|| verdict_words(shown, &chairs));
    let foot = verdict.into_iter().chain(shown.note.as_deref().map(of_deck)).collect();
    Sheet {
        kicker: scene.name(shown.seat),
        q: of_deck(&shown.q),
        lie: lie(choices.len()).into(),
        choices,
        foot,
        ..Sheet::default()
    }
}
