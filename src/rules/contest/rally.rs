//! A rally over a list (DEF-PIN, EGO-PIN): in turn, each gives an answer that has not been given; a
//! player who fails is out, the last right answer wins.

use super::*;

/// The state of a rally.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rally {
    /// The player on turn.
    pub turn: Seat,
    /// Those who have failed.
    pub out: Crowd,
    /// Right answers in order: seat and place on the list; `None` for an accepted answer that is not on
    /// the list.
    pub given: Vec<(Seat, Option<u8>)>,
}

impl Rally {
    /// Nothing has been given; `turn` begins.
    #[must_use]
    pub const fn new(turn: Seat) -> Rally {
        Rally { turn, out: Crowd::NOBODY, given: vec![] }
    }

    /// The player who gave that answer of the list, if it has been given.
    #[must_use]
    pub fn giver(&self, place: u8) -> Option<Seat> {
        let given = self.given.iter().find(|(_, other)| *other == Some(place));
        given.map(|(seat, _)| *seat)
    }

    /// The player who gave the last right answer.
    #[must_use]
    pub fn last(&self) -> Option<Seat> {
        self.given.last().map(|(seat, _)| *seat)
    }

    /// The places that have not been given on a list of that many answers.
    pub fn open(&self, answers: usize) -> impl Iterator<Item = u8> {
        (0..answers as u8).filter(|&place| self.giver(place).is_none())
    }
}

impl Contest {
    /// Applies the reader's ruling.
    pub(super) fn rule_rally(
        &mut self,
        ruling: &Reply,
        scene: &mut Scene,
    ) -> Result<Progress, Refusal> {
        match ruling {
            Reply::Tick(place) => {
                self.may_give(*place, scene.question)?;
                Ok(self.gives(Some(*place), scene))
            }
            Reply::Right => Ok(self.gives(None, scene)),
            Reply::Wrong => Ok(self.fails(scene)),
            _ => Err(Refusal::NotThisKind),
        }
    }

    fn may_give(&self, place: u8, question: Question<'_>) -> Result<(), Refusal> {
        let (Question::List(list), Play::Rally(rally)) = (question, &self.play) else {
            return Err(Refusal::NotThisKind);
        };
        let most = list.answers.len() as u8;
        if place >= most {
            return Err(Refusal::NoSuchAnswer { most });
        }
        if rally.giver(place).is_some() { Err(Refusal::AlreadyGiven) } else { Ok(()) }
    }

    /// Looks up a typed answer on the list; one given before is wrong (DEF-R23).
    pub(super) fn type_in_rally(&mut self, text: &str, scene: &mut Scene) -> Progress {
        let Question::List(list) = scene.question else { return Progress::Going };
        let place = list.find(text, scene.language).map(|place| place as u8);
        match place.filter(|&place| self.may_give(place, scene.question).is_ok()) {
            Some(place) => self.gives(Some(place), scene),
            None => self.fails(scene),
        }
    }

    /// The player on turn has given a right answer.
    pub(super) fn gives(&mut self, place: Option<u8>, scene: &mut Scene) -> Progress {
        let left = self.left().count();
        let (Question::List(list), Play::Rally(rally)) = (scene.question, &mut self.play) else {
            return Progress::Going;
        };
        let seat = rally.turn;
        rally.given.push((seat, place));
        scene.see(Happening::Given { seat, place });
        let all = rally.open(list.answers.len()).next().is_none();
        if all || left == 1 {
            return Progress::Won(seat);
        }
        self.next_in_rally(scene);
        Progress::Going
    }

    /// The player on turn is out; the last one in wins if anybody has been right (DEF-PIN4, EGO-PIN3).
    pub(super) fn fails(&mut self, scene: &mut Scene) -> Progress {
        let Play::Rally(rally) = &mut self.play else { return Progress::Going };
        rally.out = rally.out.with(rally.turn);
        scene.see(Happening::Ruled { seat: rally.turn, right: false });
        let given = rally.last().is_some();
        let left = self.left();
        match (left.count(), left.iter().next()) {
            (0, _) => Progress::Nobody,
            (1, Some(last)) if given || self.terms.lone_wins => Progress::Won(last),
            _ => {
                self.next_in_rally(scene);
                Progress::Going
            }
        }
    }

    /// Passes the turn to the next player clockwise who is still in.
    fn next_in_rally(&mut self, scene: &mut Scene) {
        let (left, seats) = (self.left(), self.terms.seats);
        if let Play::Rally(rally) = &mut self.play {
            rally.turn = left.first_from(rally.turn.left(seats), seats).unwrap_or(rally.turn);
        }
        self.restart_clock(scene.at);
    }
}
