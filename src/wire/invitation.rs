//! The invitations of a table, PURE: which of them an answer fits, or why it fits none. A code that is held up may be of
//! an invitation before, of somebody else's, of another version, or the invitation itself.

use super::sdp::{End, Short};
use super::text::Unread;

/// Why a text does not answer the invitation that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// It is no text of ours.
    Unread(Unread),
    /// It is an invitation: the link of this tablet, or of another one.
    Invitation,
    /// It answers the invitation of that person.
    Others(String),
    /// It answers the invitation of that person, by which another phone has joined.
    Served(String),
    /// It answers an invitation from before, or of another tablet.
    Old,
    /// It answers this invitation, which another phone has taken already.
    Taken,
    /// It has been taken itself: a phone shows its code until its line is open.
    Again,
}

/// How an invitation goes.
#[derive(Clone, PartialEq, Eq, Debug)]
enum State {
    /// Nobody has answered it.
    Open,
    /// The answer with that `ufrag` was taken.
    Taken(String),
    /// The phone of that answer has joined.
    Joined(String),
}

/// An invitation that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Made {
    mark: u16,
    name: String,
    state: State,
}

/// All invitations since the page was opened, the last one open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Invitations(Vec<Made>);

impl Invitations {
    /// None yet.
    #[must_use]
    pub const fn new() -> Invitations {
        Invitations(vec![])
    }

    /// Notes that offer to a person of that name.
    pub fn note(&mut self, offer: &Short, name: &str) {
        self.0.push(Made { mark: offer.mark(), name: name.to_owned(), state: State::Open });
    }

    /// Notes that this answer to the last one was taken.
    pub fn note_taken(&mut self, answer: &Short) {
        if let Some(open) = self.0.last_mut() {
            open.state = State::Taken(answer.ufrag.clone());
        }
    }

    /// Notes that the phone whose answer was taken last has joined.
    pub fn note_joined(&mut self) {
        if let Some(open) = self.0.last_mut()
            && let State::Taken(ufrag) = &open.state
        {
            open.state = State::Joined(ufrag.clone());
        }
    }

    /// Reads a text as the answer to the last one.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(&self, text: &str) -> Result<Short, NoAnswer> {
        let answer = Short::of_text(text).map_err(NoAnswer::Unread)?;
        let End::Answer { to, .. } = answer.end else { return Err(NoAnswer::Invitation) };
        let Some(open) = self.0.last() else { return Err(NoAnswer::Old) };
        let of = self.0.iter().rev().find(|made| made.mark == to).ok_or(NoAnswer::Old)?;
        let last = std::ptr::eq(of, open);
        match &of.state {
            State::Joined(taken) if *taken == answer.ufrag => Err(NoAnswer::Again),
            State::Taken(taken) if last && *taken == answer.ufrag => Err(NoAnswer::Again),
            State::Joined(_) => Err(NoAnswer::Served(of.name.clone())),
            State::Taken(_) if last => Err(NoAnswer::Taken),
            State::Open if last => Ok(answer),
            _ if of.name != open.name => Err(NoAnswer::Others(of.name.clone())),
            _ => Err(NoAnswer::Old),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::VERSION;
    use super::*;

    fn offer(ufrag: &str) -> Short {
        of(ufrag, End::Offer)
    }

    fn answer(to: &str, ufrag: &str) -> Short {
        of(ufrag, End::Answer { to: offer(to).mark(), passive: true })
    }

    fn of(ufrag: &str, end: End) -> Short {
        let candidates = vec![("192.168.1.7".into(), 50_000)];
        let pwd = "lKPcgnTRxmnZkwDF5vlQjZ4T".into();
        Short { end, ufrag: ufrag.into(), pwd, fingerprint: [7; 32], candidates }
    }

    /// How those invitations read that answer, as a camera and as somebody who types it.
    fn reads(all: &Invitations, answer: &Short) -> Result<(), NoAnswer> {
        let read = all.read(&answer.to_text()).map(|_| ());
        assert_eq!(all.read(&answer.to_groups().join(" ")).map(|_| ()), read);
        read
    }

    #[test]
    fn an_answer_fits_the_open_invitation_alone() {
        let mut all = Invitations::new();
        assert_eq!(reads(&all, &answer("AAAA", "ZZZZ")), Err(NoAnswer::Old));
        for (ufrag, name) in [("AAAA", "Zoé"), ("BBBB", "Léo"), ("CCCC", "Léo")] {
            all.note(&offer(ufrag), name);
        }
        assert_eq!(reads(&all, &answer("CCCC", "ZZZZ")), Ok(()));
        assert_eq!(reads(&all, &answer("BBBB", "ZZZZ")), Err(NoAnswer::Old));
        assert_eq!(reads(&all, &answer("AAAA", "ZZZZ")), Err(NoAnswer::Others("Zoé".into())));
        assert_eq!(reads(&all, &answer("DDDD", "ZZZZ")), Err(NoAnswer::Old));
        let text = offer("CCCC").to_text();
        assert_eq!(all.read(&text), Err(NoAnswer::Invitation));
        let link = ["https://a.example/#join=", &text].concat();
        assert_eq!(all.read(&link), Err(NoAnswer::Invitation));
    }

    #[test]
    fn of_two_phones_on_one_invitation_one_is_taken() {
        let mut all = Invitations::new();
        all.note(&offer("AAAA"), "Zoé");
        let (first, second) = (answer("AAAA", "YYYY"), answer("AAAA", "ZZZZ"));
        all.note_taken(&first);
        assert_eq!(reads(&all, &first), Err(NoAnswer::Again), "it still shows its code");
        assert_eq!(reads(&all, &second), Err(NoAnswer::Taken));
        all.note_joined();
        assert_eq!(reads(&all, &second), Err(NoAnswer::Served("Zoé".into())));
        all.note(&offer("BBBB"), "Léo");
        assert_eq!(reads(&all, &first), Err(NoAnswer::Again), "until it draws the game");
        assert_eq!(reads(&all, &second), Err(NoAnswer::Served("Zoé".into())));
        assert_eq!(reads(&all, &answer("BBBB", "ZZZZ")), Ok(()), "a new one is open");
    }

    #[test]
    fn a_phone_that_did_not_join_has_to_read_the_new_invitation() {
        let mut all = Invitations::new();
        all.note(&offer("AAAA"), "Zoé");
        let first = answer("AAAA", "YYYY");
        all.note_taken(&first);
        all.note(&offer("BBBB"), "Zoé");
        assert_eq!(reads(&all, &first), Err(NoAnswer::Old));
        all.note_joined();
        assert_eq!(reads(&all, &answer("BBBB", "YYYY")), Ok(()), "nobody was taken");
    }

    #[test]
    fn what_cannot_be_read_keeps_its_reason() {
        let all = Invitations::new();
        assert_eq!(all.read(" "), Err(NoAnswer::Unread(Unread::Empty)));
        let newer = format!("P{}.X", VERSION + 1);
        assert_eq!(all.read(&newer), Err(NoAnswer::Unread(Unread::Newer)));
    }
}
