//! The answers that persons have typed in a question where the tablet judges, read from the journal: the
//! state keeps no wrong answers, but they are needed to correct a ruling (DEF-R7, EGO-R32).

use super::Reply;
use crate::rules::session::Entry;
use crate::rules::{By, Seat};
use crate::text::clean;

/// The length to which typed answers are cut, more than any answer has.
const LONGEST: usize = 120;

/// The answers typed since the question was put, in order; an empty text is "I don't know".
pub fn since_asked<M>(
    journal: &[Entry<M>],
    reply_of: impl Fn(&M) -> Option<&Reply>,
) -> Vec<(Seat, String)> {
    let replies = journal.iter().rev().filter_map(|entry| match entry {
        Entry::Move { by, mv, .. } => reply_of(mv).map(|reply| (*by, reply)),
        Entry::TimeUp { .. } | Entry::Handover { .. } => None,
    });
    let since = replies.take_while(|(_, reply)| **reply != Reply::Ask);
    let typed = since.filter_map(|(by, reply)| match (by, reply) {
        (By::Seat(seat), Reply::Say(text)) => Some((seat, clean(text, LONGEST))),
        _ => None,
    });
    let mut typed: Vec<_> = typed.collect();
    typed.reverse();
    typed
}

/// Somebody's answer in a rally.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The seat that answered.
    pub seat: Seat,
    /// Its text; `None` if it is not on the list and was said aloud.
    pub text: Option<String>,
    /// Whether it is on the list.
    pub listed: bool,
    /// Whether it counts.
    pub right: bool,
}

/// The answers `given`, in order, then those typed in vain. A seat's typed answers match its given ones
/// one by one: a player who fails types no more.
#[must_use]
pub fn given_so_far(
    given: Vec<(Seat, Option<String>)>,
    mut typed: Vec<(Seat, String)>,
) -> Vec<Given> {
    let mut all = Vec::with_capacity(given.len() + 1);
    for (seat, text) in given {
        let own = typed.iter().position(|(by, _)| *by == seat).map(|place| typed.remove(place).1);
        let (listed, own) = (text.is_some(), own.filter(|own| !own.is_empty()));
        all.push(Given { seat, text: text.or(own), listed, right: true });
    }
    let in_vain = typed.into_iter().filter(|(_, text)| !text.is_empty());
    all.extend(in_vain.map(|(seat, text)| Given {
        seat,
        text: Some(text),
        listed: false,
        right: false,
    }));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ms;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[expect(clippy::unnecessary_wraps, reason = "as of a game's moves")]
    const fn itself(reply: &Reply) -> Option<&Reply> {
        Some(reply)
    }

    fn say(by: Seat, text: &str) -> Entry<Reply> {
        Entry::Move { at: Ms(0), by: By::Seat(by), mv: Reply::Say(text.into()) }
    }

    #[test]
    fn def_r7_ego_r32_what_was_typed_is_that_of_the_last_question_put() {
        let put = Entry::Move { at: Ms(0), by: By::Table, mv: Reply::Ask };
        let journal =
            [say(A, "before"), put, say(B, " Kyushu "), Entry::TimeUp { at: Ms(9) }, say(A, "")];
        let typed = since_asked(&journal, itself);
        assert_eq!(typed, [(B, "Kyushu".to_owned()), (A, String::new())]);
    }

    #[test]
    fn def_r7_ego_r32_an_answer_off_the_list_keeps_its_words_and_a_wrong_one_comes_last() {
        let given = vec![(A, Some("Honshu".to_owned())), (B, None), (A, Some("Hokkaido".into()))];
        let typed = [(A, "honshu"), (B, "Shikoku Island"), (A, "hokaido"), (B, "Tokyo")];
        let typed = typed.map(|(seat, text)| (seat, text.to_owned())).to_vec();
        let told = given_so_far(given, typed);
        let words: Vec<_> = told
            .iter()
            .map(|g| (g.seat, g.text.as_deref().unwrap_or("?"), g.listed, g.right))
            .collect();
        assert_eq!(
            words,
            [
                (A, "Honshu", true, true),
                (B, "Shikoku Island", false, true),
                (A, "Hokkaido", true, true),
                (B, "Tokyo", false, false),
            ]
        );
        let aloud = given_so_far(vec![(A, None)], vec![(A, String::new())]);
        assert_eq!(aloud, [Given { seat: A, text: None, listed: false, right: true }]);
    }
}
