//! A game watched again, PURE: its frames, its parts, the questions that were asked, and how long each frame stays.
//! Drawing it is up to the table.

use crate::decks::OWN;
use crate::rules::answered::Answered;
use crate::rules::session::{Entry, Session};
use crate::rules::{Game, Ms, Step};

/// The state is stored after every so many entries, so that winding back replays no more than these.
const STILL: usize = 48;

/// Minimum and maximum time of a frame, at speed 1.
const SHORTEST: Ms = Ms(600);
const LONGEST: Ms = Ms(4_000);

/// Time of a frame in which something lies open to be read.
const READ: Ms = Ms(5_000);

/// What the screen shows at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// How many entries of the journal have been played.
    pub entries: usize,
    /// Game time.
    pub at: Ms,
    /// Whether what the last entry revealed has been read.
    pub read: bool,
}

/// A part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its first frame.
    pub frame: usize,
    /// Its name.
    pub name: String,
}

/// A question that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The frame that shows the right answer.
    pub frame: usize,
    /// The id of its card.
    pub card: String,
    /// What was asked.
    pub q: String,
    /// Each answer: by whom, what, and whether it was right.
    pub answers: Vec<Answered>,
}

/// What a game reports about a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// Whether the step reveals something to be read.
    pub opens: bool,
    /// The part of the game after the step, if it has a name.
    pub part: Option<String>,
    /// The latest question that is over after the step: the id of its card, and its text.
    pub over: Option<(String, String)>,
    /// The answers given in the step.
    pub answered: Vec<Answered>,
}

/// A game from its first frame to its last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Timeline {
    /// All frames in order.
    pub frames: Vec<Frame>,
    /// The parts of the game, in order.
    pub parts: Vec<Part>,
    /// The questions that are over, in order.
    pub questions: Vec<Question>,
    /// Answers to questions that are not over yet.
    open: Vec<Answered>,
    over: Option<(String, String)>,
}

impl Timeline {
    /// The timeline of a game that has just been dealt.
    #[must_use]
    pub fn dealt(part: Option<String>) -> Timeline {
        let mut timeline = Timeline::default();
        timeline.frames.push(Frame { entries: 0, at: Ms(0), read: true });
        timeline.begin(part);
        timeline
    }

    fn begin(&mut self, part: Option<String>) {
        let known = self.parts.last().map(|part| &part.name);
        if let Some(name) = part.filter(|name| known != Some(name)) {
            self.parts.push(Part { frame: self.frames.len() - 1, name });
        }
    }

    /// Appends one entry.
    fn add(&mut self, at: Ms, note: Note) {
        let entries = self.frames.last().map_or(0, |last| last.entries) + 1;
        self.frames.push(Frame { entries, at, read: !note.opens });
        self.open.extend(note.answered);
        self.ask(note.over);
        if note.opens {
            self.frames.push(Frame { entries, at, read: true });
        }
        self.begin(note.part);
    }

    /// Records the latest question that is over, if it is new, and assigns it the open answers.
    fn ask(&mut self, over: Option<(String, String)>) {
        let frame = self.frames.len() - 1;
        let is_new = self.over != over;
        if let Some((card, q)) = over.clone().filter(|_| is_new) {
            self.questions.push(Question { frame, card, q, answers: vec![] });
        }
        self.over = over;
        let Some(last) = self.questions.last_mut() else { return };
        // A correction replaces the earlier answer.
        for given in self.open.extract_if(.., |given| given.card == last.card) {
            last.answers.retain(|before| before.seat != given.seat);
            last.answers.push(given);
        }
        if is_new {
            self.open.clear();
        }
    }

    /// Drops the last frame if it shows a reveal as read: on the table it is still being read.
    pub fn end_unread(&mut self) {
        if let [.., before, last] = self.frames.as_slice()
            && before.entries == last.entries
        {
            self.frames.pop();
            let end = self.frames.len();
            self.parts.retain(|part| part.frame < end);
        }
    }

    /// The number of the last frame.
    #[must_use]
    pub fn last(&self) -> usize {
        self.frames.len().saturating_sub(1)
    }

    /// The frame of that number, or the last one beyond the end.
    #[must_use]
    pub fn frame(&self, number: usize) -> Option<Frame> {
        self.frames.get(number.min(self.last())).copied()
    }

    /// The first frame after so many entries.
    #[must_use]
    pub fn after(&self, entries: usize) -> usize {
        self.frames.partition_point(|frame| frame.entries < entries).min(self.last())
    }

    /// The part that a frame belongs to.
    #[must_use]
    pub fn part_of(&self, frame: usize) -> Option<&Part> {
        self.parts.iter().rev().find(|part| part.frame <= frame)
    }

    /// How long a frame stays at that speed; `None` for the last one.
    #[must_use]
    pub fn stays(&self, number: usize, speed: u32) -> Option<Ms> {
        let (frame, next) = (self.frames.get(number)?, self.frames.get(number + 1)?);
        let lies_open = frame.entries == next.entries;
        let passed = Ms(next.at.0.saturating_sub(frame.at.0)).clamp(SHORTEST, LONGEST);
        let stays = if lies_open { READ } else { passed };
        Some(Ms(stays.0 / speed.max(1)))
    }
}

/// The questions of one's own that a game has asked, in their order, with who answered what.
pub fn own_questions<G: Game>(
    session: &Session<G>,
    note: impl Fn(&G, &Step<G>) -> Note,
) -> Vec<Question> {
    let mut timeline = Timeline::dealt(None);
    session.retold(|before, step| timeline.add(Ms(0), note(before, step)));
    let own = |question: &Question| question.card.starts_with(OWN);
    timeline.questions.into_iter().filter(own).collect()
}

/// A whole game that can be wound to any of its moments.
#[derive(Clone, Debug)]
pub struct Reel<G: Game> {
    whole: Session<G>,
    /// The table after every [`STILL`] entries, from the deal.
    stills: Vec<G>,
}

impl<G: Game> Reel<G> {
    /// Plays the game through once; `note` reports on each step.
    pub fn of(
        whole: Session<G>,
        part: Option<String>,
        note: impl Fn(&G, &Step<G>) -> Note,
    ) -> (Reel<G>, Timeline) {
        let mut timeline = Timeline::dealt(part);
        let mut stills = vec![];
        let mut entries = whole.journal().iter();
        let mut number = 0;
        whole.retold(|before, step| {
            if number % STILL == 0 {
                stills.push(before.clone());
            }
            number += 1;
            let at = entries.next().map_or(Ms(0), Entry::at);
            timeline.add(at, note(before, step));
        });
        (Reel { whole, stills }, timeline)
    }

    /// The whole game.
    pub fn whole(&self) -> &Session<G> {
        &self.whole
    }

    /// The game as it was after so many entries.
    #[must_use]
    pub fn until(&self, entries: usize) -> Session<G> {
        let place = (entries / STILL).min(self.stills.len().saturating_sub(1));
        let still = self.stills.get(place).map(|still| (place * STILL, still));
        self.whole.until(entries, still)
    }

    /// The entry that follows after so many.
    #[must_use]
    pub fn next(&self, entries: usize) -> Option<&Entry<G::Move>> {
        self.whole.journal().get(entries)
    }
}

#[cfg(test)]
mod tests;
