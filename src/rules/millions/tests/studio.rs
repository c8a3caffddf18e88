//! Alone with the device: the studio's audience and friend (option O13; MIL-Q42).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::*;

fn alone() -> Millions {
    table_with(1, |options| {
        options.device = true;
        options.tries_alone = false;
    })
}

#[test]
fn mil_o13_the_audience_votes_in_per_cent() {
    let step = alone().step(Move::Audience);
    let used = Event::Used { seat: A, lifeline: Lifeline::Audience };
    assert!(step.sealed && step.events == [used, Event::Polled { seat: A }]);
    let (table, holder) = (&step.state, step.state.eyes(A));
    assert_eq!((table.phase_name(), holder.cards), ("answer", vec![]));
    assert_eq!(holder.poll.expect("it has voted").iter().sum::<u8>(), 100);
    assert_eq!(table.refusal(Move::Audience), Refusal::LifelineUsed);
    assert!(table.listed(Move::Walk), "as after any lifeline (MIL-P9)");
}

#[test]
fn mil_o13_the_friend_says_a_letter_and_how_sure_he_is() {
    let step = alone().step(Move::Phone(None));
    assert!(step.sealed && step.events[1..] == [Event::Advised { seat: A }]);
    let advice = step.state.eyes(A).advice.expect("he has answered");
    assert!((50..=100).contains(&advice.certainty), "200 € is easy");
}

#[test]
fn mil_o13_both_speak_of_what_the_50_50_left() {
    for lifeline in [Move::Audience, Move::Phone(None)] {
        let halved = alone().at_worth(100_000).then(Move::Fifty);
        let asked = halved.then(lifeline).eyes(A);
        let out = asked.excluded;
        assert_eq!(out.count(), 2);
        assert!(asked.poll.is_none_or(|poll| out.iter().all(|letter| poll[letter.index()] == 0)));
        assert!(asked.advice.is_none_or(|advice| !out.has(advice.letter)));
    }
}

#[test]
fn mil_2p_12_what_the_50_50_took_stays_taken_in_a_free_try() {
    let halved = device(1).then(Move::Fifty);
    let gone = halved.eyes(A).excluded.iter().next().expect("two are gone");
    let tries = halved.then(Move::Phone(None));
    assert_eq!(tries.refusal(Move::Show(gone)), Refusal::Excluded);
    assert!(!tries.listed(Move::Show(gone)));
    assert!(tries.view(Viewer::Seat(A)).holder.expect("he is in").excluded.has(gone));
}

#[test]
fn mil_o13_the_next_question_has_not_been_asked_of_anybody() {
    let next = alone().then(Move::Audience).at_level(2).eyes(A);
    assert_eq!((next.poll, next.advice), (None, None));
}

#[test]
fn mil_o13_a_host_or_another_player_is_asked_as_ever() {
    let change = |options: &mut Options| options.tries_alone = false;
    assert_eq!(table_with(2, change).then(Move::Audience).phase_name(), "tries");
    let two = table_with(2, |options| {
        options.device = true;
        options.tries_alone = false;
    });
    let (vote, asker) = (two.then(Move::Audience), two.turn().expect("one answers"));
    assert_eq!(vote.phase_name(), "vote");
    let left = vote.gone_from(asker.left(2));
    assert_eq!(left.phase_name(), "answer", "left alone, he asks the studio (MIL-Q39)");
    assert!(left.eyes(asker).poll.is_some());
}

#[test]
fn mil_o13_by_the_letter_they_are_free_tries() {
    assert_eq!(device(1).then(Move::Audience).phase_name(), "tries");
    assert!(alone().may().studio && !device(1).may().studio);
}
