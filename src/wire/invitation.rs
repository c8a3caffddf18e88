//! The invitations of a table, PURE: which of them an answer fits, or why it fits none. A code that is held up may be of
//! an invitation before, of somebody else's, of another version, or the invitation itself.

use super::sdp::{End, Short, Unread};

/// Why a text does not answer the invitation that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// It is no text of ours.
    Unread(Unread),
    /// It is an invitation: the link of this tablet, or of another one.
    Invitation,
    /// It answers the invitation of that person.
    Others(String),
    /// It answers an invitation from before, or of another tablet.
    Old,
    /// It answers this invitation, which another phone has taken already.
    Taken,
}

/// An invitation that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Made {
    ufrag: String,
    name: String,
}

/// All invitations since the page was opened, the last one open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Invitations {
    made: Vec<Made>,
    /// Whether the last one was taken by a phone.
    taken: bool,
}

impl Invitations {
    /// None yet.
    #[must_use]
    pub const fn new() -> Invitations {
        Invitations { made: vec![], taken: false }
    }

    /// Notes the invitation with that text for a person of that name.
    pub fn note(&mut self, text: &str, name: &str) {
        let Ok(Short { ufrag, .. }) = Short::of_text(text) else { return };
        self.made.push(Made { ufrag, name: name.to_owned() });
        self.taken = false;
    }

    /// Notes that a phone has taken the last one.
    pub const fn note_taken(&mut self) {
        self.taken = true;
    }

    /// Reads a text as the answer to the last one.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(&self, text: &str) -> Result<Short, NoAnswer> {
        let answer = Short::of_text(text).map_err(NoAnswer::Unread)?;
        let End::Answer { to, .. } = &answer.end else { return Err(NoAnswer::Invitation) };
        let Some(open) = self.made.last() else { return Err(NoAnswer::Old) };
        if *to == open.ufrag {
            return if self.taken { Err(NoAnswer::Taken) } else { Ok(answer) };
        }
        let of = self.made.iter().rev().find(|made| made.ufrag == *to);
        Err(match of.filter(|made| made.name != open.name) {
            Some(made) => NoAnswer::Others(made.name.clone()),
            None => NoAnswer::Old,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(ufrag: &str) -> String {
        of(ufrag, End::Offer)
    }

    fn answer(to: &str) -> String {
        of("ZZZZ", End::Answer { to: to.into(), passive: true })
    }

    fn of(ufrag: &str, end: End) -> String {
        let candidates = vec![("192.168.1.7".into(), 50_000)];
        let pwd = "lKPcgnTRxmnZkwDF5vlQjZ4T".into();
        Short { end, ufrag: ufrag.into(), pwd, fingerprint: [7; 32], candidates }.to_text()
    }

    #[test]
    fn an_answer_fits_the_open_invitation_alone() {
        let mut all = Invitations::new();
        assert_eq!(all.read(&answer("AAAA")), Err(NoAnswer::Old));
        all.note(&offer("AAAA"), "Zoé");
        all.note(&offer("BBBB"), "Léo");
        all.note(&offer("CCCC"), "Léo");
        assert!(all.read(&answer("CCCC")).is_ok());
        assert_eq!(all.read(&answer("BBBB")), Err(NoAnswer::Old));
        assert_eq!(all.read(&answer("AAAA")), Err(NoAnswer::Others("Zoé".into())));
        assert_eq!(all.read(&answer("DDDD")), Err(NoAnswer::Old));
        assert_eq!(all.read(&offer("CCCC")), Err(NoAnswer::Invitation));
        let link = ["https://a.example/#join=", &offer("CCCC")].concat();
        assert_eq!(all.read(&link), Err(NoAnswer::Invitation));
        all.note_taken();
        assert_eq!(all.read(&answer("CCCC")), Err(NoAnswer::Taken));
        all.note(&offer("EEEE"), "Zoé");
        assert!(all.read(&answer("EEEE")).is_ok(), "a new one is open again");
    }

    #[test]
    fn what_cannot_be_read_keeps_its_reason() {
        let all = Invitations::new();
        assert_eq!(all.read(" "), Err(NoAnswer::Unread(Unread::Empty)));
        assert_eq!(all.read("p9;x"), Err(NoAnswer::Unread(Unread::Newer)));
    }
}
