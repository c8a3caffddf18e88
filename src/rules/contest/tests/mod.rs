//! Contests by themselves: DEF-CHR, CIB, PIN and EGO-RAP, CIB, PIN as far as both games play alike.

mod automatic;

use super::view::{AnswerView, Fate, PlayView};
use super::*;
use crate::decks::question::{List, Listed, Open, Target};
use crate::rules::{By, Viewer};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const READER: Seat = Seat(3);

fn terms() -> Terms {
    let (levels, limits) = ([None; SEATS], [None; SEATS]);
    Terms {
        seats: 4,
        levels,
        limits,
        lone_wins: false,
        earlier_wins: false,
        together: Together::default(),
    }
}

/// A contest with its question, at a moment.
#[derive(Clone)]
struct Table {
    contest: Contest,
    open: Open,
    target: Target,
    list: List,
    chance: Rng,
    seen: Vec<Happening>,
    progress: Progress,
}

fn table(kind: u8, terms: Terms, judge: Judge, players: &[Seat]) -> Table {
    let suits = ["pique", "cœur", "carreau", "trèfle"];
    let list = suits.map(|a| Listed { a: a.into(), accept: vec![] }).into();
    let mut table = Table {
        contest: Contest::new(terms, judge, A, Crowd::NOBODY, Question::Open(&Open::default())),
        open: Open { q: "Qui ?".into(), answer: "Gauguin".into(), ..Open::default() },
        target: Target { q: "En ?".into(), value: Decimal::whole(1969), ..Target::default() },
        list: List { q: "Les couleurs ?".into(), answers: list, ..List::default() },
        chance: Rng::new(1),
        seen: vec![],
        progress: Progress::Going,
    };
    let crowd = players.iter().fold(Crowd::NOBODY, |crowd, &seat| crowd.with(seat));
    let question =
        [Question::Open(&table.open), Question::Target(&table.target), Question::List(&table.list)]
            [usize::from(kind)];
    table.contest = Contest::new(terms, judge, A, crowd, question);
    table
}

const READ: Judge = Judge::Reader(READER);

/// A race, asked by a reader who judges.
fn race(players: &[Seat]) -> Table {
    table(0, terms(), READ, players).by(0, READER, Reply::Ask)
}

fn aim(players: &[Seat]) -> Table {
    table(1, terms(), READ, players).by(0, READER, Reply::Ask)
}

fn rally(players: &[Seat]) -> Table {
    table(2, terms(), READ, players).by(0, READER, Reply::Ask)
}

impl Table {
    fn question(&self) -> Question<'_> {
        match self.contest.play {
            Play::Race(_) => Question::Open(&self.open),
            Play::Aim(_) => Question::Target(&self.target),
            Play::Rally(_) => Question::List(&self.list),
        }
    }

    fn scene<T>(&mut self, at: u32, act: impl FnOnce(&mut Contest, &mut Scene) -> T) -> T {
        let known = self.clone();
        let question = known.question();
        let (language, chance) = (None, &mut self.chance);
        let mut scene = Scene { at: Ms(at), question, language, chance, seen: vec![] };
        let done = act(&mut self.contest, &mut scene);
        self.seen.extend(scene.seen);
        done
    }

    fn tries(&self, at: u32, by: By, reply: &Reply) -> Result<Table, Refusal> {
        let mut table = self.clone();
        let progress = table.scene(at, |contest, scene| contest.reply(by, reply, scene));
        table.progress = progress?;
        Ok(table)
    }

    fn by(&self, at: u32, seat: Seat, reply: Reply) -> Table {
        let played = self.tries(at, By::Seat(seat), &reply);
        played.unwrap_or_else(|why| panic!("{reply:?}: {why:?}"))
    }

    fn buzz(&self, at: u32, seat: Seat) -> Table {
        self.by(at, seat, Reply::Buzz { us: 0 })
    }

    fn rule(&self, reply: Reply) -> Table {
        self.by(60_000, READER, reply)
    }

    fn later(&self) -> Table {
        let mut table = self.clone();
        let due = table.contest.deadline().expect("something is due");
        table.progress = table.scene(due.0, Contest::time_up);
        table
    }

    fn refused(&self, seat: Seat, reply: Reply) -> Refusal {
        self.tries(60_000, By::Seat(seat), &reply).map(|_| ()).expect_err("it is refused")
    }
}

fn propose(number: i64) -> Reply {
    Reply::Propose(Decimal::whole(number))
}

fn crowd(seats: &[Seat]) -> Crowd {
    seats.iter().fold(Crowd::NOBODY, |crowd, &seat| crowd.with(seat))
}

#[test]
fn def_chr1_the_fastest_right_answer_wins() {
    let table = race(&[A, B, C]).buzz(100, B).buzz(300, A);
    assert_eq!((table.contest.answering(), table.contest.turn()), (Some(B), READER));
    assert_eq!(table.rule(Reply::Right).progress, Progress::Won(B));
}

#[test]
fn def_chr2_a_participant_may_buzz_before_the_question_is_read_out() {
    let limits = [Some(Ms(10_000)); SEATS];
    let table = table(0, Terms { limits, ..terms() }, READ, &[A, B]).by(0, READER, Reply::Ask);
    assert_eq!(table.contest.clock, Clock::Reading);
    let table = table.buzz(700, B);
    assert_eq!(table.contest.clock, Clock::Until(Ms(10_700)), "B has his time");
}

#[test]
fn def_chr3_one_attempt_each_and_the_others_go_on_in_the_order_of_arrival() {
    let table = race(&[A, B, C]).buzz(100, B).buzz(300, A).rule(Reply::Wrong);
    assert_eq!(table.contest.answering(), Some(A));
    assert_eq!(table.refused(B, Reply::Buzz { us: 0 }), Refusal::NotInTheQuestion);
    let table = table.rule(Reply::Wrong);
    assert_eq!(table.contest.answering(), None, "the pads are open for C");
    assert_eq!(table.buzz(70_000, C).rule(Reply::Right).progress, Progress::Won(C));
}

#[test]
fn def_chr4_touches_less_than_5_ms_apart_are_offered_as_a_tie() {
    let heat = race(&[A, B, C]).buzz(100, B).buzz(104, A).buzz(105, C);
    assert_eq!(heat.rule(Reply::Tie).progress, Progress::Tied(crowd(&[A, B])));
    assert_eq!(heat.rule(Reply::Right).progress, Progress::Won(B), "the reader may see one first");
    let apart = race(&[A, B]).buzz(100, B).buzz(105, A);
    assert_eq!(apart.refused(READER, Reply::Tie), Refusal::NoDeadHeat);
    let again = race(&[A, B, C]).buzz(100, C).buzz(200, A).buzz(203, B).rule(Reply::Wrong);
    assert_eq!(again.rule(Reply::Tie).progress, Progress::Tied(crowd(&[A, B])));
}

#[test]
fn the_order_of_touches_within_a_millisecond_is_theirs_not_the_queues() {
    let table = race(&[A, B, C]).by(100, A, Reply::Buzz { us: 800 });
    let table = table.by(100, B, Reply::Buzz { us: 200 });
    assert_eq!(table.contest.answering(), Some(B));
    let view = table.contest.view(table.question(), Viewer::Table);
    let PlayView::Race { line, level, .. } = view.play else { panic!("a race") };
    let line: Vec<_> = line.iter().map(|a| (a.seat, a.gap, a.fate)).collect();
    assert_eq!(line, [(B, Ms(0), Fate::Answers), (A, Ms(0), Fate::Waits)]);
    assert_eq!(level, [A, B]);
}

#[test]
fn def_chr3_ego_rap2_who_was_wrong_in_a_dead_heat_of_three_is_out_of_the_tie() {
    let heat = race(&[A, B, C]).buzz(100, A).buzz(101, B).buzz(102, C);
    let wrong = |table: &Table| {
        let view = table.contest.view(table.question(), Viewer::Table);
        let PlayView::Race { also_wrong, .. } = view.play else { panic!("a race") };
        also_wrong
    };
    assert_eq!(wrong(&heat), [B, C], "the first one is ruled on by himself");
    assert_eq!(heat.refused(READER, Reply::WrongOf(A)), Refusal::NoDeadHeat);
    let without_b = heat.rule(Reply::WrongOf(B));
    assert_eq!((without_b.progress, wrong(&without_b)), (Progress::Going, vec![]));
    assert_eq!(without_b.rule(Reply::Tie).progress, Progress::Tied(crowd(&[A, C])));
    assert_eq!(without_b.rule(Reply::Right).progress, Progress::Won(A));
    let two = race(&[A, B, C]).buzz(100, A).buzz(101, B);
    assert_eq!(two.refused(READER, Reply::WrongOf(B)), Refusal::NoDeadHeat, "right is A's alone");
}

#[test]
fn def_r47_ego_r41_a_tie_is_found_among_all_who_buzzed_within_what_the_table_calls_together() {
    let buzzed = |together, gap| {
        let table = table(0, Terms { together, ..terms() }, READ, &[A, B, C]);
        table.by(0, READER, Reply::Ask).buzz(100, A).buzz(100 + gap, B)
    };
    for (together, span) in Together::ORDER.iter().zip([5_u32, 100, 250, 500, 1_000]) {
        let within = buzzed(*together, span - 1);
        assert_eq!(within.rule(Reply::Tie).progress, Progress::Tied(crowd(&[A, B])));
        assert_eq!(within.rule(Reply::Right).progress, Progress::Won(A), "he need not find one");
        assert_eq!(buzzed(*together, span).refused(READER, Reply::Tie), Refusal::NoDeadHeat);
    }
}

#[test]
fn where_the_tablet_judges_a_dead_heat_types_before_any_verdict_is_told() {
    let asked = table(0, terms(), Judge::Tablet, &[A, B, C]).by(0, A, Reply::Ask);
    let heat = asked.buzz(100, B).buzz(102, C).by(900, B, Reply::Say("gauguin".into()));
    assert_eq!((heat.progress, heat.contest.answering()), (Progress::Going, Some(C)));
    assert_eq!(heat.seen.last(), Some(&Happening::Said { seat: B }));
    let both = heat.by(950, C, Reply::Say("Gaugin".into()));
    assert_eq!(both.progress, Progress::Tied(crowd(&[B, C])));
    let one = heat.by(950, C, Reply::Say("Monet".into()));
    assert_eq!(one.progress, Progress::Won(B));
    let none = asked.buzz(100, B).buzz(102, C).by(900, B, Reply::Say(String::new()));
    let none = none.by(950, C, Reply::Say("Monet".into()));
    assert_eq!((none.progress, none.contest.turn()), (Progress::Going, A));
}

#[test]
fn def_chr5_nobody_right_and_the_last_one_must_still_be_right() {
    let one = race(&[A, B]).buzz(100, A).rule(Reply::Wrong);
    assert_eq!(one.progress, Progress::Going, "B has not won yet");
    assert_eq!(one.buzz(70_000, B).rule(Reply::Right).progress, Progress::Won(B));
    assert_eq!(one.buzz(70_000, B).rule(Reply::Wrong).progress, Progress::Nobody);
    assert_eq!(one.rule(Reply::Time).progress, Progress::Nobody, "nobody answers");
}

#[test]
fn def_r19_option_o2_the_last_one_in_wins_without_answering() {
    let terms = Terms { lone_wins: true, ..terms() };
    let table = |kind| table(kind, terms, READ, &[A, B]).by(0, READER, Reply::Ask);
    assert_eq!(table(0).buzz(1, A).rule(Reply::Wrong).progress, Progress::Won(B));
    assert_eq!(table(2).rule(Reply::Wrong).progress, Progress::Won(B));
}

#[test]
fn def_cib2_each_proposes_once_the_starter_first_then_clockwise() {
    let table = aim(&[A, B, C]);
    assert_eq!(table.refused(B, propose(1)), Refusal::NotYourTurn { turn: A });
    let table = table.by(1, A, propose(1950)).by(2, B, propose(1975));
    assert_eq!(table.refused(A, propose(1960)), Refusal::NotYourTurn { turn: C });
    assert_eq!(table.contest.turn(), C);
}

#[test]
fn def_cib3_the_nearest_in_either_direction_wins() {
    let table = aim(&[A, B, C]).by(1, A, propose(1950)).by(2, B, propose(1975));
    assert_eq!(table.by(3, C, propose(1960)).progress, Progress::Won(B));
    assert_eq!(table.by(3, C, propose(1965)).progress, Progress::Won(C));
}

#[test]
fn def_cib4_an_exact_number_wins_at_once() {
    let table = aim(&[A, B, C]).by(1, A, propose(1950)).by(2, B, propose(1969));
    assert_eq!(table.progress, Progress::Won(B));
}

#[test]
fn def_cib5_a_number_already_proposed_is_refused() {
    let table = aim(&[A, B]).by(1, A, propose(1950));
    assert_eq!(table.refused(B, propose(1950)), Refusal::AlreadyProposed);
}

#[test]
fn def_cib6_a_tie_for_nearest_and_option_o4() {
    let tie = |table: Table| table.by(1, A, propose(1964)).by(2, B, propose(1974));
    let tied = tie(aim(&[A, B, C])).by(3, C, propose(1990));
    assert_eq!(tied.progress, Progress::Tied(crowd(&[A, B])));
    let terms = Terms { earlier_wins: true, ..terms() };
    let table = table(1, terms, READ, &[A, B]).by(0, READER, Reply::Ask);
    assert_eq!(tie(table).progress, Progress::Won(A), "who spoke first");
}

#[test]
fn def_r21_those_without_a_number_cannot_win() {
    let table = aim(&[A, B, C]).by(1, A, Reply::Pass).rule(Reply::Time);
    assert_eq!(table.by(70_000, C, propose(0)).progress, Progress::Won(C));
    assert_eq!(table.by(70_000, C, Reply::Pass).progress, Progress::Nobody);
}

#[test]
fn def_pin2_one_answer_each_round_after_round() {
    let table = rally(&[A, B, C]);
    let turns = (0..3).scan(table, |table, place| {
        *table = table.rule(Reply::Tick(place));
        table.contest.answering()
    });
    assert_eq!(turns.collect::<Vec<_>>(), [B, C, A]);
}

#[test]
fn def_pin3_wrong_none_or_already_given_is_out() {
    let table = rally(&[A, B, C]).rule(Reply::Tick(0));
    assert_eq!(table.refused(READER, Reply::Tick(0)), Refusal::AlreadyGiven);
    assert_eq!(table.refused(READER, Reply::Tick(4)), Refusal::NoSuchAnswer { most: 4 });
    let table = table.rule(Reply::Wrong);
    assert_eq!((table.contest.out(), table.contest.answering()), (crowd(&[B]), Some(C)));
}

#[test]
fn def_r23_typed_again_an_answer_is_wrong_in_any_wording() {
    let asked = table(2, terms(), Judge::Tablet, &[A, B, C]).by(0, A, Reply::Ask);
    let say = |text: &str| Reply::Say(text.into());
    let table = asked.by(1, A, say("coeur")).by(2, B, say("Le Cœur"));
    assert_eq!(table.contest.out(), crowd(&[B]));
    let table = table.by(3, C, say("pique")).by(4, A, say("la dame"));
    assert_eq!(table.progress, Progress::Won(C), "the last one in");
}

#[test]
fn def_pin4_the_last_one_in_wins_if_anybody_has_been_right() {
    let table = rally(&[A, B]).rule(Reply::Tick(2)).rule(Reply::Wrong);
    assert_eq!(table.progress, Progress::Won(A));
    let none = rally(&[A, B]).rule(Reply::Wrong);
    assert_eq!(none.progress, Progress::Going, "B must be right");
    assert_eq!(none.rule(Reply::Tick(1)).progress, Progress::Won(B));
}

#[test]
fn def_pin5_all_given_the_last_right_answer_wins() {
    let ticks = [1, 0, 3].iter().fold(rally(&[A, B]), |t, &place| t.rule(Reply::Tick(place)));
    assert_eq!(ticks.progress, Progress::Going);
    assert_eq!(ticks.rule(Reply::Tick(2)).progress, Progress::Won(B));
}

#[test]
fn def_pin6_no_right_answer_at_all() {
    let none = rally(&[A, B]).rule(Reply::Wrong).rule(Reply::Wrong);
    assert_eq!(none.progress, Progress::Nobody);
}

#[test]
fn def_r38_option_o1_time_up_counts_as_no_answer() {
    let limits = [Some(Ms(10_000)); SEATS];
    let asked =
        |kind| table(kind, Terms { limits, ..terms() }, READ, &[A, B]).by(0, READER, Reply::Ask);
    let read = |kind| asked(kind).by(500, READER, Reply::Read);
    assert_eq!(read(0).contest.deadline(), Some(Ms(10_500)));
    assert_eq!(read(0).later().progress, Progress::Nobody, "nobody has buzzed");
    assert_eq!(read(0).buzz(900, A).later().contest.out(), crowd(&[A]));
    assert_eq!(read(1).later().contest.answering(), Some(B));
    assert_eq!(read(2).later().contest.out(), crowd(&[A]));
    assert_eq!(asked(2).contest.deadline(), None, "no clock before it is read");
    assert_eq!(asked(2).contest.turn(), READER);
}

#[test]
fn def_r38_the_reader_may_call_time_and_nobody_else() {
    let table = rally(&[A, B]);
    assert_eq!(table.refused(A, Reply::Time), Refusal::ReaderOnly);
    assert_eq!(table.tries(1, By::Table, &Reply::Time).map(|_| ()), Err(Refusal::ReaderOnly));
    assert_eq!(table.rule(Reply::Time).contest.out(), crowd(&[A]));
}

#[test]
fn before_the_question_is_put_only_the_reader_knows_it() {
    let table = table(0, terms(), READ, &[A, B]);
    let view = |table: &Table, eyes| table.contest.view(table.question(), eyes);
    for eyes in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
        assert_eq!((view(&table, eyes).question, view(&table, eyes).answer), (None, None));
        let asked = table.by(0, READER, Reply::Ask);
        assert_eq!(view(&asked, eyes).question.as_deref(), Some("Qui ?"));
        assert_eq!(view(&asked, eyes).answer, None);
    }
    let reader = view(&table, Viewer::Seat(READER));
    assert_eq!(reader.question.as_deref(), Some("Qui ?"));
    assert!(matches!(reader.answer, Some(AnswerView::Open { answer, .. }) if answer == "Gauguin"));
}

#[test]
fn a_correction_gives_the_other_ruling_with_the_clocks_of_then() {
    let limits = [Some(Ms(10_000)); SEATS];
    let asked = table(0, Terms { limits, ..terms() }, READ, &[A, B]).by(0, READER, Reply::Ask);
    let mut before = asked.by(0, READER, Reply::Read).buzz(1_000, A);
    assert_eq!(before.contest.rulings(before.question())[..2], [Reply::Right, Reply::Wrong]);
    let ruled = before.scene(9_000, |c, scene| c.overrule(&Reply::Wrong, Ms(5_000), scene));
    assert_eq!(ruled, Ok(Progress::Going));
    assert_eq!(before.contest.clock, Clock::Until(Ms(19_000)), "B has all his time");
}
