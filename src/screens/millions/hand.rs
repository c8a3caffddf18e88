//! A contestant's, a voter's, a friend's and the host's hand in *Qui veut gagner des millions ?*, on a phone.

use super::board::{rung_state, stands};
use super::friend;
use super::words::{SETTLES_AFTER, letter_name, lifeline_name, votes};
use crate::rules::Seat;
use crate::rules::millions::ladder::{LADDER, worth};
use crate::rules::millions::letters::{Letter, Letters};
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::studio::Poll;
use crate::rules::millions::view::{
    HolderView, May, PhaseView, QuestionView, ShownView, TableView, bets_offered,
};
use crate::rules::millions::{Millions, Move};
use crate::screens::{Deed, Hand, OnScreens, Pick, Rung};
use crate::spoken::two_languages::{bare, of_deck};
use crate::texts::amount;
use crate::texts::tr;
use crate::wire::Scene;

/// The hand of that seat.
pub fn hand(view: &TableView, seat: Seat, scene: &Scene) -> Hand {
    let shown = view.shown.as_ref().filter(|_| scene.reveal);
    let hand = match shown {
        Some(shown) => open(shown, seat),
        None => asked(view, seat, scene),
    };
    Hand { rungs: rungs(view, shown, seat, scene), ..hand }
}

/// The steps, and where the seat stands.
fn rungs(view: &TableView, shown: Option<&ShownView>, seat: Seat, scene: &Scene) -> Vec<Rung> {
    let level = shown.map_or(view.level, |shown| shown.level);
    let own = stands(view, seat, level, shown).map(|(at, _)| at);
    let rung = |at: u8| Rung {
        state: rung_state(at, level).into(),
        net: LADDER[usize::from(at) - 1].net,
        own: (own == Some(at)).then(|| scene.mark(seat)),
        words: amount(worth(at)),
    };
    view.steps.levels().map(rung).collect()
}

/// The hand of that seat in the current phase.
fn asked(view: &TableView, seat: Seat, scene: &Scene) -> Hand {
    match &view.phase {
        PhaseView::Choice { left, in_hand, worth, after_wrong, .. } if left.has(seat) => Hand {
            deeds: vec![
                Millions::deed("take", &Move::Take, tr!(millions.take, sum = amount(*in_hand))),
                Millions::goes("try", &Move::Try, tr!(millions.try_next, sum = amount(*worth))),
            ],
            asks: true,
            todo: tr!(millions.choice_hint, sum = amount(*worth), low = amount(*after_wrong)),
            ..Hand::default()
        },
        PhaseView::Reading { host } if *host == seat => reads(view),
        PhaseView::Answer { seat: who, aloud: false, may, .. } if *who == seat => {
            covers(view, may, scene)
        }
        PhaseView::Answer { ahead, may, .. } if ahead.has(seat) => {
            let hand = covers(view, &may.ahead(), scene);
            Hand { todo: tr!(phones.keep_ahead).into(), ..hand }
        }
        PhaseView::Vote { voter, letters, .. } if *voter == seat => gives(view, *letters),
        PhaseView::Vote { voter, keeper: Some(keeper), .. } if *keeper == seat => {
            let todo = tr!(millions.urn_yours, name = scene.name(*voter));
            Hand { deeds: bets(view, seat, scene), ..around(view, todo) }
        }
        PhaseView::Friend { friend, letters, .. } if *friend == seat => gives(view, *letters),
        PhaseView::Call { asker, until } if *asker == seat => calls(view, until.is_some()),
        PhaseView::Confirm { left, walk, .. } if left.has(seat) => {
            confirms(view, seat, *walk, scene)
        }
        // The rest is the table's: what is said aloud, shown to everybody, or spared by the host.
        phase => {
            Hand { deeds: bets(view, seat, scene), ..around(view, waits(phase, view.turn, scene)) }
        }
    }
}

/// Whoever is out bets on who falls (MIL-Q53).
fn bets(view: &TableView, seat: Seat, scene: &Scene) -> Vec<Deed> {
    let bet = |on: Seat| {
        let words = tr!(millions.falls, name = scene.name(on));
        Millions::deed("bet", &Move::Bet(on), words)
    };
    bets_offered(view, seat).into_iter().map(bet).collect()
}

/// Who does what, while this seat does nothing.
fn waits(phase: &PhaseView, turn: Option<Seat>, scene: &Scene) -> String {
    match phase {
        PhaseView::Reading { host } => tr!(phones.reads, name = scene.name(*host)),
        PhaseView::Answer { seat, .. } => tr!(phones.answers_now, name = scene.name(*seat)),
        PhaseView::Vote { voter, keeper, .. } => votes(*voter, *keeper, |seat| scene.name(seat)),
        PhaseView::Friend { friend, .. } => tr!(phones.answers_now, name = scene.name(*friend)),
        PhaseView::Call { asker, .. } => tr!(phones.calls, name = scene.name(*asker)),
        PhaseView::Confirm { .. } => tr!(phones.last_words).into(),
        PhaseView::Choice { .. } | PhaseView::Fifty { .. } => {
            turn.map(|turn| tr!(phones.picks, name = scene.name(turn))).unwrap_or_default()
        }
        _ => turn.map(|turn| tr!(phones.turn_of, name = scene.name(turn))).unwrap_or_default(),
    }
}

/// The question as everybody sees it, and a line of what the table waits for.
fn around(view: &TableView, todo: String) -> Hand {
    let pick = |q: &QuestionView, letter: Letter| Pick {
        badge: letter_name(letter),
        words: of_deck(&q.answers[letter.index()]),
        state: if q.excluded.has(letter) { "out" } else { "" }.into(),
        said: if q.excluded.has(letter) { tr!(millions.is_removed) } else { "" }.into(),
        mv: None,
    };
    let question = view.question.as_ref();
    Hand {
        todo,
        kicker: tr!(millions.for_sum, sum = amount(worth(view.level))),
        q: question.map(|q| of_deck(&q.q)).unwrap_or_default(),
        picks: question.map(|q| Letter::ALL.map(|l| pick(q, l)).into()).unwrap_or_default(),
        ..Hand::default()
    }
}

/// The same, with the move of each answer.
fn with_picks(view: &TableView, change: impl Fn(Letter, Pick) -> Pick) -> Hand {
    let hand = around(view, String::new());
    let picks = Letter::ALL.into_iter().zip(hand.picks);
    let picks = picks.map(|(letter, pick)| change(letter, pick)).collect();
    Hand { picks, asks: true, ..hand }
}

/// Marks an answer as removed.
fn out(pick: Pick) -> Pick {
    Pick { state: "out".into(), said: tr!(millions.is_removed).into(), ..pick }
}

/// The host reads aloud; the right answer is marked for his eyes.
fn reads(view: &TableView) -> Hand {
    let right = view.console.as_ref().map(|console| console.right);
    let mark = |letter, pick| match right == Some(letter) {
        true => Pick { state: "right".into(), ..pick },
        false => pick,
    };
    Hand {
        todo: tr!(phones.read_aloud).into(),
        deeds: vec![Millions::goes("read", &Move::Read, tr!(phones.has_read))],
        ..with_picks(view, mark)
    }
}

/// The contestant's own holder: a tap keeps an answer and covers the rest.
fn covers(view: &TableView, may: &May, scene: &Scene) -> Hand {
    let Some(holder) = &view.holder else { return around(view, String::new()) };
    let one = holder.uncovered();
    let look = |letter: Letter, pick: Pick| {
        let keep = Some(("keep".into(), Millions::says(&Move::Keep(letter))));
        match () {
            () if holder.excluded.has(letter) => out(pick),
            () if one == Some(letter) => {
                Pick { state: "picked".into(), said: tr!(millions.is_mine).into(), ..pick }
            }
            () if holder.covers.has(letter) => Pick {
                state: "covered".into(),
                said: tr!(millions.is_covered).into(),
                mv: keep,
                ..pick
            },
            () => Pick { mv: keep, ..pick },
        }
    };
    let hand = with_picks(view, look);
    let text = |letter: Letter| hand.picks[letter.index()].words.clone();
    let settle = one.map(|letter| Deed {
        small: text(letter),
        after: may.settles.then_some(SETTLES_AFTER.as_millis() as u32),
        ..Millions::goes("settle", &Move::Settle, tr!(millions.settle))
    });
    let walk = may.walk.then(|| walks(view));
    Hand {
        todo: tr!(phones.keep_one).into(),
        deeds: lifelines(may, scene)
            .chain(free_cards(may, holder))
            .chain(walk)
            .chain(settle)
            .collect(),
        foot: heard(holder, &bare(&hand.q), scene),
        ..hand
    }
}

/// To leave with what is in hand.
fn walks(view: &TableView) -> Deed {
    let sum = amount(view.steps.in_hand(view.level));
    Millions::deed("walk", &Move::Walk, tr!(millions.take, sum = sum))
}

/// What the lifelines have said about this question: the votes, a friend's letter; in the studio (option O13)
/// shares and advice.
fn heard(holder: &HolderView, question: &str, scene: &Scene) -> Vec<String> {
    let cards: Vec<String> = holder.cards.iter().copied().map(letter_name).collect();
    let share = |letter: Letter, poll: Poll| {
        let share = tr!(millions.per_cent, n = poll[letter.index()]);
        [letter_name(letter).as_str(), " ", &share].concat()
    };
    let poll = holder.poll.map(|poll| Letter::ALL.map(|letter| share(letter, poll)).to_vec());
    let votes = poll.unwrap_or(cards);
    let votes = (!votes.is_empty()).then(|| tr!(phones.audience_said, letters = votes.join(" · ")));
    let friend = holder.friend.map(|(who, letter)| {
        tr!(phones.friend_said, name = scene.name(who), letter = letter_name(letter))
    });
    let advice = holder.advice.map(|advice| friend::says(advice, question));
    votes.into_iter().chain(friend).chain(advice).collect()
}

/// The second free card of the phone call, one button a letter that is left (option O9).
fn free_cards(may: &May, holder: &HolderView) -> Vec<Deed> {
    let card = |letter: Letter| {
        let words = [tr!(millions.free_card), " ", &letter_name(letter)].concat();
        Millions::deed("show", &Move::Show(letter), words)
    };
    if may.free_card { holder.excluded.rest().iter().map(card).collect() } else { vec![] }
}

/// A button for each lifeline; for the phone call one for each friend.
fn lifelines(may: &May, scene: &Scene) -> impl Iterator<Item = Deed> {
    let has = |lifeline| may.lifelines.contains(&lifeline);
    let fifty = has(Lifeline::Fifty)
        .then(|| Millions::deed("fifty", &Move::Fifty, lifeline_name(Lifeline::Fifty)));
    let audience = has(Lifeline::Audience)
        .then(|| Millions::deed("audience", &Move::Audience, lifeline_name(Lifeline::Audience)));
    let phones = has(Lifeline::Phone);
    let friend = move |friend: Seat| Deed {
        small: scene.name(friend),
        ..Millions::deed("phone", &Move::Phone(Some(friend)), lifeline_name(Lifeline::Phone))
    };
    let friends = if phones { may.friends.clone() } else { vec![] };
    let call =
        (phones && may.call).then(|| Millions::deed("call", &Move::Call, tr!(millions.real_call)));
    let nobody = (phones && may.friends.is_empty() && !may.call)
        .then(|| Millions::deed("phone", &Move::Phone(None), lifeline_name(Lifeline::Phone)));
    let friends = friends.into_iter().map(friend);
    fifty.into_iter().chain(audience).chain(friends).chain(call).chain(nobody)
}

/// The letter cards that a voter or a friend can give.
fn gives(view: &TableView, letters: Letters) -> Hand {
    let give = |letter: Letter, pick: Pick| match letters.has(letter) {
        true => Pick { mv: Some(("give".into(), Millions::says(&Move::Give(letter)))), ..pick },
        false => out(pick),
    };
    Hand { todo: tr!(phones.give_letter).into(), ..with_picks(view, give) }
}

/// A real call.
fn calls(view: &TableView, runs: bool) -> Hand {
    let deeds = if runs {
        vec![Millions::goes("hang-up", &Move::HangUp, tr!(millions.hang_up))]
    } else {
        vec![
            Millions::deed("busy", &Move::Busy, tr!(millions.busy)),
            Millions::goes("connected", &Move::Connected, tr!(millions.connected)),
        ]
    };
    Hand { deeds, ..with_picks(view, |_, pick| pick) }
}

/// The final word, on the seat's own answer.
fn confirms(view: &TableView, seat: Seat, walk: bool, scene: &Scene) -> Hand {
    let walk = walk.then(|| walks(view));
    let one = view.holder.as_ref().and_then(HolderView::uncovered);
    let mine = |letter: Letter, pick: Pick| match one == Some(letter) {
        true => Pick { state: "picked".into(), said: tr!(millions.is_mine).into(), ..pick },
        false => pick,
    };
    let words = [
        Millions::deed("no", &Move::No, tr!(millions.think_again)),
        Millions::goes("yes", &Move::Yes, tr!(millions.final_yes)),
    ];
    Hand {
        todo: tr!(millions.final_word, name = scene.name(seat)),
        deeds: walk.into_iter().chain(words).collect(),
        ..with_picks(view, mine)
    }
}

/// The reveal, with the seat's own answer.
fn open(shown: &ShownView, seat: Seat) -> Hand {
    let own = shown.given.iter().find(|given| given.seat == seat);
    let pick = |letter: Letter| Pick {
        badge: letter_name(letter),
        words: of_deck(&shown.answers[letter.index()]),
        state: match (letter == shown.right, own.is_some_and(|own| own.answer == Some(letter))) {
            (true, _) => "right",
            (false, true) => "wrong",
            (false, false) => "out",
        }
        .into(),
        ..Pick::default()
    };
    let todo = match own.map(|own| own.right) {
        Some(true) => tr!(phones.right),
        Some(false) => tr!(phones.wrong),
        None => tr!(phones.looks_on),
    };
    Hand {
        todo: todo.into(),
        kicker: tr!(millions.for_sum, sum = amount(worth(shown.level))),
        q: of_deck(&shown.q),
        picks: Letter::ALL.map(pick).into(),
        foot: shown.note.as_deref().map(of_deck).into_iter().collect(),
        ..Hand::default()
    }
}
