//! Replaces the secrets that a viewer cannot know: texts, numbers, lists, and what automatic players will
//! do. For the law that no view reveals them.

use super::*;
use crate::decks::question::{List, Listed, Open, Target};
use crate::rules::Viewer;

/// A question of any kind, mutable.
pub enum QuestionMut<'a> {
    /// One answer.
    Open(&'a mut Open),
    /// A number.
    Target(&'a mut Target),
    /// A list.
    List(&'a mut List),
}

fn other(rng: &mut Rng) -> String {
    format!("{:x}", rng.next_u32())
}

/// Another open question.
#[must_use]
pub fn other_open(rng: &mut Rng) -> Open {
    Open { q: other(rng), answer: other(rng), ..Open::default() }
}

/// Another number to be aimed at.
#[must_use]
pub fn other_target(rng: &mut Rng) -> Target {
    let value = Decimal::whole(1_000_000 + i64::from(rng.below(1_000_000)));
    Target { q: other(rng), value, unit: other(rng), note: None }
}

/// Another list.
#[must_use]
pub fn other_list(rng: &mut Rng) -> List {
    let answers = (0..4 + rng.below(9)).map(|_| Listed { a: other(rng), accept: vec![] });
    List { answers: answers.collect(), q: other(rng), ..List::default() }
}

impl Contest {
    /// Copies into `to`, which holds other texts, what `viewer` knows of the question while it is played:
    /// nothing before it is put, no answer but those given; a reader knows everything.
    pub fn keep_known(&self, known: Question<'_>, to: QuestionMut<'_>, viewer: Viewer) {
        let reads = self.reads(viewer);
        match (known, to) {
            (Question::Open(known), QuestionMut::Open(to)) if reads => to.clone_from(known),
            (Question::Target(known), QuestionMut::Target(to)) if reads => to.clone_from(known),
            (Question::List(known), QuestionMut::List(to)) if reads => to.clone_from(known),
            _ if !self.asked => {}
            (Question::Open(known), QuestionMut::Open(to)) => to.q.clone_from(&known.q),
            (Question::Target(known), QuestionMut::Target(to)) => {
                to.q.clone_from(&known.q);
                to.unit.clone_from(&known.unit);
            }
            (Question::List(known), QuestionMut::List(to)) => self.keep_given(known, to),
            _ => {}
        }
    }

    /// Keeps the answers given at their places on the list.
    fn keep_given(&self, known: &List, to: &mut List) {
        to.q.clone_from(&known.q);
        let Play::Rally(rally) = &self.play else { return };
        let places = rally.given.iter().filter_map(|(_, place)| *place).map(usize::from);
        for place in places {
            let least = (place + 2).max(to.answers.len());
            to.answers.resize_with(least, || Listed { a: "autre".into(), accept: vec![] });
            to.answers[place].a.clone_from(&known.answers[place].a);
        }
    }

    /// Whether the viewer is the person who judges.
    #[must_use]
    pub fn reads(&self, viewer: Viewer) -> bool {
        self.judge.reader().is_some_and(|reader| viewer == Viewer::Seat(reader))
    }

    /// Redraws what automatic players will do, and the verdicts not told yet.
    pub fn reseal(&mut self, rng: &mut Rng) {
        let waits = self.players.iter().filter(|&seat| self.is_automatic(seat));
        let waits: Vec<Seat> = waits.filter(|&seat| self.left().has(seat)).collect();
        let Play::Race(race) = &mut self.play else { return };
        race.untold.iter_mut().for_each(|(_, right)| *right = rng.below(2) == 0);
        race.knows = waits.iter().fold(Crowd::NOBODY, |knows, &seat| {
            if rng.below(2) == 0 { knows.with(seat) } else { knows }
        });
        if !self.asked || race.deadline().is_none() {
            return;
        }
        let now = race.deadline().unwrap_or_default();
        for &seat in waits.iter().filter(|&&seat| !race.has_buzzed(seat)).collect::<Vec<_>>() {
            let after = Ms(rng.below(9_000));
            race.due[seat.index()] = (rng.below(3) > 0).then(|| now.after(after));
        }
    }
}
