//! A game that was played, moment by moment, PURE: its frames, its parts, the questions that were asked, and
//! how long each frame stays. What it shows is the table's to say.

use crate::rules::answered::Answered;
use crate::rules::session::{Entry, Session};
use crate::rules::{Game, Ms, Step};

/// The table is kept after every so many entries: to go back plays no more than these again.
const STILL: usize = 48;

/// A frame stays at least so long, and at most, at the speed of 1.
const SHORTEST: Ms = Ms(600);
const LONGEST: Ms = Ms(4_000);

/// What lies open to be read stays so long.
const READ: Ms = Ms(5_000);

/// What the screen shows at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// After how many entries of the journal.
    pub entries: usize,
    /// When, in game time.
    pub at: Ms,
    /// Whether what the last entry has laid open has been read by now.
    pub read: bool,
}

/// A part of the game, and the frame that it begins with.
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
    /// The frame that shows what was right.
    pub frame: usize,
    /// The id of its card.
    pub card: String,
    /// What was asked.
    pub q: String,
    /// Who answered, what, and whether that was right.
    pub answers: Vec<Answered>,
}

/// What a game says of a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// Whether something lies open after it, to be read.
    pub opens: bool,
    /// The part of the game that is played then, if it has a name.
    pub part: Option<String>,
    /// The question that was over last by then: the id of its card, and what is asked.
    pub over: Option<(String, String)>,
    /// Who answered in it.
    pub answered: Vec<Answered>,
}

/// A game from its first frame to its last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Timeline {
    /// What is shown, one after the other.
    pub frames: Vec<Frame>,
    /// The parts of the game, in order.
    pub parts: Vec<Part>,
    /// The questions that are over, in order.
    pub questions: Vec<Question>,
    /// Answers to what is not over yet.
    open: Vec<Answered>,
    over: Option<(String, String)>,
}

impl Timeline {
    /// A game that is dealt.
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

    /// One entry more.
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

    /// That question is over by now, or was before.
    fn ask(&mut self, over: Option<(String, String)>) {
        let frame = self.frames.len() - 1;
        let is_new = self.over != over;
        if let Some((card, q)) = over.clone().filter(|_| is_new) {
            self.questions.push(Question { frame, card, q, answers: vec![] });
        }
        self.over = over;
        let Some(last) = self.questions.last_mut() else { return };
        // Whoever is put right has answered otherwise.
        for given in self.open.extract_if(.., |given| given.card == last.card) {
            last.answers.retain(|before| before.seat != given.seat);
            last.answers.push(given);
        }
        if is_new {
            self.open.clear();
        }
    }

    /// What lies open at the end has not been read yet: the table shows no more.
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

    /// The frame of that number; the last one beyond.
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

    /// How long a frame stays at that speed; nothing of the last one.
    #[must_use]
    pub fn stays(&self, number: usize, speed: u32) -> Option<Ms> {
        let (frame, next) = (self.frames.get(number)?, self.frames.get(number + 1)?);
        let lies_open = frame.entries == next.entries;
        let passed = Ms(next.at.0.saturating_sub(frame.at.0)).clamp(SHORTEST, LONGEST);
        let stays = if lies_open { READ } else { passed };
        Some(Ms(stays.0 / speed.max(1)))
    }
}

/// A whole game, wound to any of its moments.
#[derive(Clone, Debug)]
pub struct Reel<G: Game> {
    whole: Session<G>,
    /// The table after every [`STILL`] entries, from the deal.
    stills: Vec<G>,
}

impl<G: Game> Reel<G> {
    /// That game; `note` says what a game tells of a step.
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
