//! The studio of *Les 12 Coups de Midi* on a television: the question with its propositions, the board that opens, the
//! two clocks of a face-off, every wallet.

use super::asked::question_of;
use super::desk::Desk;
use super::master::open_flaps;
use super::parts::flap::OneFlap;
use super::parts::star_board::{piece, piece_at};
use super::parts::{Coloured, Drawing};
use super::words::verdict as verdict_words;
use crate::app::countdown::whole;
use crate::app::parts::SeatMark;
use crate::app::parts::money::amount;
use crate::app::parts::timer::{Sand, SandTimer, Stand, bring_timer};
use crate::app::television::sheet::TvSeconds;
use crate::app::television::teller::Pieces;
use crate::app::television::{Card, Choice, OnTelevision, Sheet, TvSheet, Watch};
use crate::app::words::tr;
use crate::rules::midi::view::{
    Clock, FaceOffView, Manner, PhaseView, QuestionView, Running, ShownView, StageView, TableView,
};
use crate::rules::midi::{Colour, Flap, Midi};
use crate::rules::{Mark, Ms, Seat};
use leptos::prelude::*;

/// The flaps behind which the star is seen: all of them once the final has been played to its end (MIDI-E-7).
fn seen_flaps(phase: &PhaseView) -> Vec<Flap> {
    let all = || {
        let row = |place| [Flap { large: true, place }, Flap { large: false, place }];
        (1..=7).flat_map(row).collect()
    };
    if matches!(phase, PhaseView::Over { star: Some(_), .. }) { all() } else { open_flaps(phase) }
}

/// The addresses of the star's pieces, in the order of [`seen_flaps`].
pub fn pieces(desk: Desk) -> Pieces {
    Pieces(Callback::new(move |()| {
        let open = desk.phase.with(seen_flaps);
        desk.sitting.read(|session| {
            let picture = &session.setup().cards.star.picture;
            open.into_iter().map(|flap| piece(picture, flap)).collect()
        })
    }))
}

/// What stands beside the sheet.
#[derive(Clone, PartialEq)]
enum Aside {
    Nothing,
    /// The board of the star: the open flaps with the addresses of their pieces.
    Star(Vec<(Flap, String)>),
    /// The two clocks of a face-off.
    Clocks([Side; 2]),
}

/// A side of a face-off.
#[derive(Clone, PartialEq)]
struct Side {
    mark: Mark,
    name: String,
    /// The time left while the clock rests.
    left: Ms,
    /// The time of a full clock.
    whole: Ms,
    /// When the clock ends, while it runs.
    until: Option<Ms>,
    /// Whether the game clock stands.
    still: bool,
    on: bool,
}

/// The sheet and what stands beside it.
#[derive(Clone, PartialEq)]
pub struct Board {
    sheet: Sheet,
    aside: Aside,
}

impl OnTelevision for Midi {
    type Board = Board;

    fn seats_in(view: &TableView) -> usize {
        view.seats.len()
    }

    fn board(view: &TableView, watch: Watch) -> Board {
        let reveal = watch.scene.with(|scene| scene.reveal);
        let shown = view.shown.as_ref().filter(|_| reveal);
        let sheet = shown.map_or_else(|| asked(view, watch), |shown| open(shown, watch));
        // Once a face-off is over, the clocks of the next one would tell nothing of it.
        let over = shown.is_some() && matches!(view.phase, PhaseView::Fatal(_));
        let aside = if over { Aside::Nothing } else { aside(view, watch) };
        Board { sheet, aside }
    }

    fn draw(board: Board) -> AnyView {
        let Board { sheet, aside } = board;
        let beside = !matches!(aside, Aside::Nothing);
        view! {
            <div class="tv-with" data-beside=beside>
                <TvSheet sheet/>
                {match aside {
                    Aside::Nothing => ().into_any(),
                    Aside::Star(pieces) => view! { <Star pieces/> }.into_any(),
                    Aside::Clocks(sides) => view! { <Clocks sides/> }.into_any(),
                }}
            </div>
        }
        .into_any()
    }

    fn card(view: &TableView, seat: Seat, watch: Watch) -> Card {
        let it = &view.seats[seat.index()];
        let answers = question_of(&view.phase).is_some_and(|asked| asked.seat == seat);
        let reveal = watch.scene.with(|scene| scene.reveal);
        let tag = match it.desk {
            _ if it.out => tr!(midi.is_out),
            _ if answers && !reveal => tr!(midi.answers),
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
        Card { sum: amount(it.wallet), tag: tag.into(), out: it.out, done: false, star }
    }

    /// The star of a desk in the colour of its mistakes, with the small one on it.
    fn star(star: &'static str) -> AnyView {
        let token = match star {
            "green" => Some("token"),
            "orange" => Some("token-1"),
            "red" => Some("token-2"),
            _ => None,
        };
        let token = token.map(|name| view! { <Drawing name/> });
        view! { <span class="tv-desk-star" aria-hidden="true"><Coloured name="star"/>{token}</span> }
            .into_any()
    }

    fn until(view: &TableView) -> Option<Ms> {
        match &view.phase {
            PhaseView::Sheet { clock, .. } => clock.until(),
            phase => question_of(phase).map(|asked| asked.clock).and_then(Clock::until),
        }
    }

    fn score(score: u32) -> String {
        amount(score)
    }

    fn after(view: &TableView) -> String {
        match &view.phase {
            PhaseView::Over { star: Some((_, answer)), .. } => {
                tr!(midi.star_was, answer = answer)
            }
            _ => String::new(),
        }
    }

    /// The whole picture of the star.
    fn beside(view: &TableView, watch: Watch) -> Option<AnyView> {
        matches!(view.phase, PhaseView::Over { star: Some(_), .. }).then(|| {
            let pieces = seen_pieces(&view.phase, watch);
            view! { <Star pieces/> }.into_any()
        })
    }
}

/// The flaps behind which the star is seen, with the addresses of their pieces.
fn seen_pieces(phase: &PhaseView, watch: Watch) -> Vec<(Flap, String)> {
    let pieces = watch.scene.with(|scene| scene.pieces.clone());
    seen_flaps(phase).into_iter().zip(pieces).collect()
}

/// The sheet of the question, or of what is waited for.
pub(super) fn asked(view: &TableView, watch: Watch) -> Sheet {
    if let Some(question) = question_of(&view.phase) {
        return question_sheet(question, view.reading, watch);
    }
    let says = |q: String| Sheet { q, ..Sheet::default() };
    let name = |seat: Seat| watch.name(seat);
    match &view.phase {
        PhaseView::Kickoff { seat, .. } | PhaseView::Tiebreak { seat, .. } => {
            numbers([&*name(*seat), " ", tr!(midi.names_number)].concat())
        }
        // The titles are no answers to this.
        PhaseView::Duel { challenger, challenged: None, titles: [one, other], .. } => {
            let kicker = [&**one, " ", tr!(midi.or), " ", other].concat();
            Sheet { kicker, ..says(tr!(midi.do_challenge, name = name(*challenger))) }
        }
        PhaseView::Duel { challenged: Some(seat), titles, .. } => {
            titled(tr!(midi.do_take, name = name(*seat)), titles)
        }
        PhaseView::Sheet { q, flaps, seat, .. } => {
            let flap = |(text, verdict): (&String, Option<bool>)| Choice {
                state: state_of(verdict),
                ..Choice::open(text.clone())
            };
            let choices = flaps.iter().map(|it| flap((&it.text, it.verdict))).collect();
            let ask = tr!(midi.do_open, name = name(*seat));
            Sheet { ask, choices, lie: "list", ..says(q.clone()) }
        }
        PhaseView::Opponent { seat } => says(tr!(midi.do_opponent, name = name(*seat))),
        PhaseView::Fatal(face_off) => face_off_sheet(face_off, watch),
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
    Sheet { q, choices, lie: "numbers", ..Sheet::default() }
}

fn titled(q: String, titles: &[String; 2]) -> Sheet {
    let choices = titles.iter().map(Choice::open).collect();
    Sheet { q, choices, lie: "two", ..Sheet::default() }
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
fn question_sheet(question: &QuestionView, reading: bool, watch: Watch) -> Sheet {
    let other = question.other.then(|| Choice {
        state: "dim",
        aside: tr!(midi.other).into(),
        ..Choice::default()
    });
    let choices: Vec<Choice> =
        question.propositions.iter().map(Choice::open).chain(other).collect();
    let answers = || [&*watch.name(question.seat), " ", tr!(midi.answers)].concat();
    let reads = || tr!(midi.do_read, name = watch.name(question.reader));
    let (kicker, ask) = if reading { (String::new(), reads()) } else { (answers(), String::new()) };
    let (q, lie) = (question.q.clone(), lie(choices.len()));
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
fn face_off_sheet(it: &FaceOffView, watch: Watch) -> Sheet {
    let name = watch.name(it.opponents[usize::from(it.side & 1)]);
    let q = it.question.as_ref().map(|question| question.q.clone());
    let q = q.unwrap_or_else(|| [&*name, " ", tr!(midi.answers)].concat());
    let ask = match (it.clock, it.manner) {
        (Running::Passing, Manner::Judged) if watch.has_phone(it.hands) => {
            tr!(midi.do_phone, name = watch.name(it.hands))
        }
        (Running::Passing, Manner::Judged) => tr!(midi.do_board, name = watch.name(it.hands)),
        _ => String::new(),
    };
    Sheet { kicker: tr!(midi.face_off).into(), q, ask, ..Sheet::default() }
}

/// The sheet of a question that is over.
pub(super) fn open(shown: &ShownView, watch: Watch) -> Sheet {
    let choice = |(place, text): (usize, &String)| {
        let right = shown.right.get(place) == Some(&true);
        let chosen = shown.chosen.map(usize::from) == Some(place);
        let state = match (right, chosen) {
            (true, _) => "right",
            (false, true) => "wrong",
            (false, false) => "dim",
        };
        let marks = if chosen { vec![watch.mark(shown.seat)] } else { vec![] };
        Choice { state, marks, ..Choice::open(text.clone()) }
    };
    let choices: Vec<Choice> = shown.propositions.iter().enumerate().map(choice).collect();
    let chairs = watch.chairs();
    // The end of a face-off is told in one sentence, under the board.
    let face_off_over = shown.verdict.is_none() && shown.propositions.len() == 1;
    let verdict = (!face_off_over).then(|| verdict_words(shown, &chairs));
    let foot = verdict.into_iter().chain(shown.note.clone()).collect();
    Sheet {
        kicker: watch.name(shown.seat),
        q: shown.q.clone(),
        lie: lie(choices.len()),
        choices,
        foot,
        ..Sheet::default()
    }
}

fn aside(view: &TableView, watch: Watch) -> Aside {
    match &view.phase {
        phase @ (PhaseView::Master { .. } | PhaseView::Star { .. }) => {
            Aside::Star(seen_pieces(phase, watch))
        }
        PhaseView::Fatal(it) => Aside::Clocks([0, 1].map(|side| {
            let sitter = watch.sitter(it.opponents[side]);
            let on = usize::from(it.side) == side;
            let until = if on { Running::until(it.clock) } else { None };
            let still = watch.scene.with(|scene| scene.stands);
            let (left, whole) = (it.left[side], it.whole[side]);
            Side { mark: sitter.mark, name: sitter.name, left, whole, until, still, on }
        })),
        _ => Aside::Nothing,
    }
}

/// The board of the star with its open pieces.
#[component]
fn Star(pieces: Vec<(Flap, String)>) -> impl IntoView {
    let flap = |at: Flap| {
        let address = pieces.iter().find(|(open, _)| *open == at).map(|(_, it)| it.clone());
        let open = address.is_some();
        view! {
            <OneFlap large=at.large open=open>
                {address.clone().map(|address| piece_at(address, String::new(), ""))}
            </OneFlap>
        }
    };
    let row = |place: u8| {
        view! {
            <div class="rank" style:--i=(place - 1).to_string()>
                {flap(Flap { large: true, place })}
                {flap(Flap { large: false, place })}
            </div>
        }
    };
    view! { <div class="board star-board tv-star">{(1..=7).map(row).collect_view()}</div> }
}

/// The clocks of both sides, each with its sand.
#[component]
fn Clocks(sides: [Side; 2]) -> impl IntoView {
    bring_timer();
    let now = Watch::get().clock.now();
    let side = |side: Side| {
        let rests = whole(side.left);
        let seconds = match side.until {
            Some(until) => view! { <TvSeconds until/> }.into_any(),
            None => view! {
                <p class="tv-seconds"><b>{rests}</b><small>{tr!(quiz.seconds)}</small></p>
            }
            .into_any(),
        };
        let sand = side.sand(now);
        let label = tr!(midi.timer_of, name = side.name);
        view! {
            <li data-mark=side.mark.0.to_string() data-on=side.on>
                <SandTimer mark=side.mark label sand=Memo::new(move |_| sand)/>
                <SeatMark mark=side.mark/>
                <span class="name">{side.name}</span>
                {seconds}
            </li>
        }
    };
    view! { <ul class="tv-clocks">{sides.into_iter().map(side).collect_view()}</ul> }
}

impl Side {
    /// The sand of the side at that game time (MIDI-R3-6 to R3-11).
    fn sand(&self, now: Ms) -> Sand {
        let left = self.until.map_or(self.left, |until| until.left_at(now));
        let stand = match self.until {
            Some(_) => Stand::Running,
            None if left == Ms(0) => Stand::Out,
            None if left >= self.whole => Stand::Ready,
            None => Stand::Lying,
        };
        Sand { stand, left, whole: self.whole, still: self.still }
    }
}
