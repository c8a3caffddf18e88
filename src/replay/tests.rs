//! Timelines and reels, on the toy game.

use super::{Note, Reel, Timeline, own_questions};
use crate::rules::answered::Answered;
use crate::rules::session::Session;
use crate::rules::toy::{Event, Move, TWO_PERSONS, Toy};
use crate::rules::{By, Game, Ms, Player, Seat, Step};

/// Taps in turn until there are that many entries; the third is time that runs out.
fn played(entries: u32) -> Session<Toy> {
    let mut session = Session::<Toy>::new(TWO_PERSONS).expect("two persons may play");
    let mut at = 0;
    for number in 0..entries {
        at += if number == 2 { 1_000 } else { 100 };
        match session.state().turn() {
            Some(_) if number == 2 => _ = session.tick(Ms(at)),
            Some(turn) => _ = session.play(Ms(at), By::Seat(turn), Move::Tap),
            None => break,
        }
    }
    session
}

fn answer(card: &str, seat: Seat, right: bool) -> Answered {
    Answered { card: card.into(), question: 0, seat, right, said: None }
}

/// The seat that scores has answered right, and the toy's question of that turn is over.
fn note(before: &Toy, step: &Step<Toy>) -> Note {
    let mut answered = vec![];
    for event in &step.events {
        match *event {
            Event::Scored { seat, .. } => answered.push(answer("toy", seat, true)),
            Event::TimeUp { seat } => answered.push(answer("toy", seat, false)),
            Event::Rung => {}
        }
    }
    let sum: u32 = step.state.points().iter().sum();
    let part = Some(if sum < 4 { "first" } else { "second" }.to_owned());
    let opens = before.points() != step.state.points();
    Note { opens, part, over: Some(("toy".into(), format!("{sum}"))), answered }
}

fn reel(entries: u32) -> (Reel<Toy>, Timeline) {
    Reel::of(played(entries), Some("first".into()), note)
}

#[test]
fn any_moment_is_the_table_as_it_was() {
    let (reel, _) = reel(200);
    let whole = reel.whole();
    for entries in 0..=whole.journal().len() {
        let replayed = Session::<Toy>::replay(TWO_PERSONS, whole.journal()[..entries].to_vec());
        let replayed = replayed.expect("it was played");
        let wound = reel.until(entries);
        assert_eq!(wound.fingerprint(), replayed.fingerprint(), "after {entries}");
        assert_eq!(wound.journal(), replayed.journal());
        assert_eq!(wound.undo_span(), replayed.undo_span());
    }
}

#[test]
fn forwards_step_by_step_comes_to_where_it_ended() {
    let (reel, _) = reel(8);
    let mut session = reel.until(0);
    for entries in 0..reel.whole().journal().len() {
        let seen = session.follow(reel.next(entries).expect("there are so many").clone());
        assert!(!seen.is_empty(), "everybody sees what happened");
    }
    assert_eq!(session.fingerprint(), reel.whole().fingerprint());
    assert_eq!(reel.next(session.journal().len()), None);
}

#[test]
fn who_played_a_seat_then_plays_it_again() {
    let mut session = played(2);
    let robot = Player::Automatic(crate::rules::Level::Beginner);
    assert_eq!(session.hand_over(Ms(300), Seat(1), robot).result(), Ok(()));
    let (reel, _) = Reel::of(session, None, note);
    assert_eq!(reel.until(2).who_plays(Seat(1)), Player::Person);
    assert_eq!(reel.until(3).who_plays(Seat(1)), robot);
}

#[test]
fn what_lies_open_has_a_frame_before_and_after_it_was_read() {
    let (_, timeline) = reel(4);
    let frames: Vec<_> = timeline.frames.iter().map(|it| (it.entries, it.read)).collect();
    let expected =
        [(0, true), (1, false), (1, true), (2, false), (2, true), (3, true), (4, false), (4, true)];
    assert_eq!(frames, expected, "a sand that runs out opens nothing");
    assert_eq!(timeline.after(4), 6);
    assert_eq!((timeline.after(0), timeline.after(99)), (0, 7));
}

#[test]
fn a_game_that_waits_ends_where_its_table_stands() {
    let (_, mut timeline) = reel(4);
    timeline.end_unread();
    assert_eq!(timeline.frame(99).map(|it| (it.entries, it.read)), Some((4, false)));
    let (_, mut timeline) = reel(3);
    let before = timeline.clone();
    timeline.end_unread();
    assert_eq!(timeline, before, "nothing lies open");
}

#[test]
fn parts_begin_where_they_are_played_first() {
    let (_, timeline) = reel(8);
    let parts: Vec<_> = timeline.parts.iter().map(|it| (it.frame, it.name.as_str())).collect();
    assert_eq!(parts[0], (0, "first"));
    assert_eq!(parts[1].1, "second");
    assert_eq!(parts.len(), 2, "each once");
    assert_eq!(timeline.part_of(parts[1].0 - 1).map(|part| part.frame), Some(0));
    assert_eq!(timeline.part_of(99).map(|part| part.frame), Some(parts[1].0));
}

#[test]
fn a_question_stands_where_it_is_over_with_who_answered() {
    let (_, timeline) = reel(2);
    let told: Vec<_> = timeline.questions.iter().map(|it| (it.frame, it.answers.clone())).collect();
    let one = |seat| vec![answer("toy", Seat(seat), true)];
    assert_eq!(told, [(1, one(0)), (3, one(1))]);
    let mut timeline = Timeline::dealt(None);
    let over = |q: &str| Some(("a".to_owned(), q.to_owned()));
    let ruled = |right| vec![answer("a", Seat(0), right)];
    timeline.add(Ms(1), Note { answered: ruled(false), ..Note::default() });
    assert_eq!(timeline.questions, [], "it is still open");
    timeline.add(Ms(2), Note { over: over("x"), opens: true, ..Note::default() });
    timeline.add(Ms(3), Note { over: over("x"), answered: ruled(true), ..Note::default() });
    let answers: Vec<_> = timeline.questions.iter().map(|it| it.answers.clone()).collect();
    assert_eq!(answers, [ruled(true)], "what was put right counts");
}

#[test]
fn ones_own_questions_are_told_with_who_knew_them() {
    let session = played(2);
    let own = |before: &Toy, step: &Step<Toy>| {
        let mut noted = note(before, step);
        let rename = |card: &mut String| *card = format!("own-{card}");
        if before.points().iter().sum::<u32>() == 0 {
            noted.over.iter_mut().for_each(|(card, _)| rename(card));
            noted.answered.iter_mut().for_each(|given| rename(&mut given.card));
        }
        noted
    };
    let told: Vec<_> = own_questions(&session, own).into_iter().map(|it| it.answers).collect();
    assert_eq!(told, [vec![answer("own-toy", Seat(0), true)]], "those of ours are not");
}

#[test]
fn a_frame_stays_as_long_as_it_took_within_bounds() {
    let (_, timeline) = reel(4);
    assert_eq!(timeline.stays(0, 1), Some(Ms(600)), "a tenth of a second is too short to see");
    assert_eq!(timeline.stays(1, 1), Some(Ms(5_000)), "it is read");
    assert_eq!(timeline.stays(1, 16), Some(Ms(312)));
    assert_eq!(timeline.stays(4, 4), Some(Ms(250)), "a second");
    assert_eq!(timeline.stays(timeline.last(), 1), None);
}
