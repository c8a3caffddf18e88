//! A race to the buzzer (DEF-CHR, EGO-RAP): the fastest right answer wins, a wrong one is out and the
//! others go on in the order in which they buzzed.
//!
//! Touches less than five milliseconds apart are a dead heat: where the tablet judges, each of them
//! answers before any verdict is told. A reader may find a tie among those, or among all who buzzed
//! within what the table calls together (DEF-R47, EGO-R41), except players already ruled wrong.

use super::*;

/// Touches closer than this are a dead heat.
pub const DEAD_HEAT: Ms = Ms(5);

/// How long automatic players wait before giving up when none of them knows the answer.
const GIVE_UP: Ms = Ms(4_000);

/// The microsecond at which automatic players buzz: the last one. A person's touch reaches the rules a
/// frame after it was made; if an automatic player's time has come meanwhile, the touch counts from that
/// millisecond (a journal never goes back) and still comes first.
const LAST_US: u16 = 999;

/// A touch of a buzzer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arrival {
    /// Game time.
    pub at: Ms,
    /// Microseconds after it.
    pub us: u16,
    /// The seat that buzzed.
    pub seat: Seat,
}

/// The state of a race.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Race {
    /// All who have buzzed, in the order in which they did.
    pub line: Vec<Arrival>,
    /// Those who were wrong or gave up.
    pub out: Crowd,
    /// The verdicts of a dead heat that are not told yet.
    pub untold: Vec<(Seat, bool)>,
    /// When each automatic player will buzz.
    pub due: [Option<Ms>; SEATS],
    /// The automatic players that will be right.
    pub knows: Crowd,
    /// When automatic players who do not know give up.
    pub idle: Option<Ms>,
}

impl Race {
    /// Whether that seat has buzzed.
    #[must_use]
    pub fn has_buzzed(&self, seat: Seat) -> bool {
        self.line.iter().any(|arrival| arrival.seat == seat)
    }

    /// Those who have buzzed and whose answer has not been heard, the first one first.
    fn waiting(&self) -> impl Iterator<Item = &Arrival> {
        let heard = |seat: Seat| self.untold.iter().any(|(held, _)| *held == seat);
        self.line.iter().filter(move |a| !self.out.has(a.seat) && !heard(a.seat))
    }

    /// The touch that others are compared with: the first of a dead heat.
    fn first(&self) -> Option<&Arrival> {
        let held =
            self.untold.first().and_then(|(seat, _)| self.line.iter().find(|a| a.seat == *seat));
        held.or_else(|| self.waiting().next())
    }

    /// Those whose answers are awaited and who buzzed within `span` of the first of them.
    fn within(&self, span: Ms) -> impl Iterator<Item = Seat> {
        let limit = self.first().map_or(Ms(0), |first| first.at.after(span));
        self.waiting().filter(move |arrival| arrival.at < limit).map(|arrival| arrival.seat)
    }

    /// Those whose answers are awaited together: one, or a dead heat.
    fn together(&self) -> impl Iterator<Item = Seat> {
        self.within(DEAD_HEAT)
    }

    /// The player who answers now.
    #[must_use]
    pub fn answering(&self) -> Option<Seat> {
        self.together().next()
    }

    /// Those of a dead heat that have not answered, if there is one.
    #[must_use]
    pub fn dead_heat(&self) -> Crowd {
        let together: Crowd = self.together().collect();
        if together.count() > 1 { together } else { Crowd::NOBODY }
    }

    /// Inserts a touch in order of time among those not heard yet.
    fn arrive(&mut self, arrival: Arrival) {
        let held = |seat: Seat| self.untold.iter().any(|(held, _)| *held == seat);
        let heard = |a: &Arrival| self.out.has(a.seat) || held(a.seat);
        let later = |a: &&Arrival| !heard(a) && (a.at, a.us) > (arrival.at, arrival.us);
        let place = self.line.len() - self.line.iter().rev().take_while(later).count();
        self.line.insert(place, arrival);
    }

    /// The automatic player who buzzes first by that time.
    fn due_by(&self, at: Ms) -> Option<Seat> {
        let due = self.due.iter().enumerate();
        let due = due.filter_map(|(seat, due)| due.map(|due| (due, Seat(seat as u8))));
        due.filter(|(due, _)| *due <= at).min().map(|(_, seat)| seat)
    }

    /// When an automatic player next buzzes, or they give up.
    pub(super) fn deadline(&self) -> Option<Ms> {
        self.due.iter().flatten().chain(self.idle.iter()).min().copied()
    }

    /// Ends all waits.
    pub(super) const fn stop(&mut self) {
        self.due = [None; SEATS];
        self.idle = None;
    }

    /// Extends every wait by that span.
    pub(super) fn shift(&mut self, span: Ms) {
        let waits = self.due.iter_mut().chain([&mut self.idle]);
        waits.flatten().for_each(|wait| *wait = wait.after(span));
    }
}

impl Contest {
    /// The question is put: draws what automatic players know; a player who plays alone answers at once
    /// (EGO-SE3).
    pub(super) fn race_begins(&mut self, scene: &mut Scene) {
        let (alone, solo) = (self.players.count() == 1, self.starter);
        let (players, terms) = (self.players, self.terms);
        let Play::Race(race) = &mut self.play else { return };
        for seat in players.iter() {
            let Some(level) = terms.levels[seat.index()] else { continue };
            let hunch = hunch::race(level, scene.question.q(), scene.chance);
            if hunch.knows {
                race.knows = race.knows.with(seat);
            }
            race.due[seat.index()] = hunch.after.map(|span| scene.at.after(span));
        }
        if alone {
            race.stop();
            race.line.push(Arrival { at: scene.at, us: 0, seat: solo });
        }
        self.look_for_idlers(scene.at);
    }

    /// If only automatic players are left and none of them will buzz, they give up after a while.
    pub(super) fn look_for_idlers(&mut self, at: Ms) {
        let left = self.left();
        let automatic = left.iter().all(|seat| self.is_automatic(seat));
        let Play::Race(race) = &mut self.play else { return };
        for seat in Seat::all(SEATS as u8).filter(|seat| !left.has(*seat)) {
            race.due[seat.index()] = None;
        }
        let awaited = race.answering().is_some() || race.due.iter().any(Option::is_some);
        race.idle = (automatic && !awaited).then(|| at.after(GIVE_UP));
    }

    /// A touch of a buzzer (DEF-CHR2, EGO-RAP2).
    pub(super) fn buzz(
        &mut self,
        seat: Seat,
        us: u16,
        scene: &mut Scene,
    ) -> Result<Progress, Refusal> {
        let left = self.left().has(seat);
        let waited = self.answering();
        let Play::Race(race) = &mut self.play else { return Err(Refusal::NotThisKind) };
        if !left {
            return Err(Refusal::NotInTheQuestion);
        }
        if race.has_buzzed(seat) {
            return Err(Refusal::AlreadyBuzzed);
        }
        race.due[seat.index()] = None;
        race.arrive(Arrival { at: scene.at, us, seat });
        let first = race.line[0].at;
        scene.see(Happening::Buzzed { seat, gap: scene.at.left_at(first) });
        race.idle = None;
        if waited != self.answering() {
            self.restart_clock(scene.at);
        }
        Ok(Progress::Going)
    }

    /// An automatic player's time to buzz has come, or that of giving up.
    pub(super) fn race_time_up(&mut self, scene: &mut Scene) -> Option<Progress> {
        let Play::Race(race) = &mut self.play else { return None };
        if let Some(seat) = race.due_by(scene.at) {
            let buzzed = self.buzz(seat, LAST_US, scene);
            return Some(buzzed.expect("whoever is out or has buzzed is due no more"));
        }
        let idle = race.idle.is_some_and(|idle| idle <= scene.at);
        idle.then(|| self.everybody_fails(scene))
    }

    /// Whether only automatic players are left to buzz and that seat is the first of them: no person has
    /// anything to do, so their next action need not be waited for.
    pub(super) fn waits_for_nobody(&self, seat: Seat) -> bool {
        let open = self.answering().is_none() && self.judge == Judge::Tablet;
        open && self.left().iter().all(|seat| self.is_automatic(seat)) && self.first_left() == seat
    }

    /// Makes the next automatic buzz, or giving up, happen now.
    pub(super) fn race_goes_on(&mut self, scene: &mut Scene) -> Progress {
        let Play::Race(race) = &mut self.play else { return Progress::Going };
        match race.due_by(Ms(u32::MAX)) {
            Some(seat) => self.buzz(seat, LAST_US, scene).unwrap_or(Progress::Going),
            None => self.everybody_fails(scene),
        }
    }

    /// All players left drop out without an answer.
    pub(super) fn everybody_fails(&mut self, scene: &mut Scene) -> Progress {
        let left = self.left();
        if let Play::Race(race) = &mut self.play {
            race.out = left.iter().fold(race.out, Crowd::with);
        }
        for seat in left.iter() {
            scene.see(Happening::Passed { seat });
        }
        Progress::Nobody
    }

    /// Applies the reader's ruling. `Right` lets the first one win, even if others were as fast, unless
    /// the tablet has yet to hear somebody of the dead heat.
    pub(super) fn rule_race(
        &mut self,
        ruling: &Reply,
        scene: &mut Scene,
    ) -> Result<Progress, Refusal> {
        let Some(seat) = self.answering() else { return Err(Refusal::NobodyAnswers) };
        let Play::Race(race) = &self.play else { return Err(Refusal::NotThisKind) };
        let heard_together = !race.untold.is_empty() || !self.read_to(race.dead_heat());
        let level = self.level();
        match ruling {
            Reply::Tie if level.count() > 1 => {
                level.iter().for_each(|seat| scene.see(Happening::Ruled { seat, right: true }));
                Ok(Progress::Tied(level))
            }
            Reply::Tie => Err(Refusal::NoDeadHeat),
            Reply::WrongOf(other) if self.also_wrong().has(*other) => {
                scene.see(Happening::Ruled { seat: *other, right: false });
                Ok(self.drop_out(*other, scene))
            }
            Reply::WrongOf(_) => Err(Refusal::NoDeadHeat),
            Reply::Right | Reply::Wrong if heard_together => {
                Ok(self.hold(seat, *ruling == Reply::Right, scene))
            }
            Reply::Right => {
                scene.see(Happening::Ruled { seat, right: true });
                Ok(Progress::Won(seat))
            }
            Reply::Wrong => {
                scene.see(Happening::Ruled { seat, right: false });
                Ok(self.drop_out(seat, scene))
            }
            _ => Err(Refusal::NotThisKind),
        }
    }

    /// Those among whom a reader may find a tie: persons who have buzzed within what the table calls
    /// together; nobody when there are no two of them.
    #[must_use]
    pub fn level(&self) -> Crowd {
        let Play::Race(race) = &self.play else { return Crowd::NOBODY };
        if !race.untold.is_empty() || !self.read_to(race.dead_heat()) {
            return Crowd::NOBODY;
        }
        let level = race.within(self.terms.together.length());
        let level: Crowd = level.filter(|&seat| !self.is_automatic(seat)).collect();
        if level.count() > 1 { level } else { Crowd::NOBODY }
    }

    /// Those of three or more that a reader may rule wrong before he finds a tie among the others: all
    /// but the first, whose turn it is to be ruled on anyway.
    #[must_use]
    pub fn also_wrong(&self) -> Crowd {
        let (level, first) = (self.level(), self.answering());
        let first = first.map_or(Crowd::NOBODY, |seat| Crowd::NOBODY.with(seat));
        if level.count() > 2 { level.without(first) } else { Crowd::NOBODY }
    }

    /// Whether a reader hears all of those himself.
    pub(super) fn read_to(&self, heat: Crowd) -> bool {
        self.judge.reader().is_some() && !heat.iter().any(|seat| self.is_automatic(seat))
    }

    /// Holds back the verdict on an answer until everybody of a dead heat has answered.
    pub(super) fn hold(&mut self, seat: Seat, right: bool, scene: &mut Scene) -> Progress {
        let Play::Race(race) = &mut self.play else { return Progress::Going };
        race.untold.push((seat, right));
        if race.answering().is_some() {
            scene.see(Happening::Said { seat });
            self.restart_clock(scene.at);
            return Progress::Going;
        }
        let held = std::mem::take(&mut race.untold);
        for &(seat, right) in &held {
            scene.see(Happening::Ruled { seat, right });
        }
        let right = held.iter().filter(|(_, right)| *right).map(|(seat, _)| *seat);
        let right: Crowd = right.collect();
        let wrong = held.iter().filter(|(_, right)| !*right).map(|(seat, _)| *seat);
        race.out = wrong.fold(race.out, Crowd::with);
        match (right.count(), right.iter().next()) {
            (1, Some(winner)) => Progress::Won(winner),
            (0, _) => self.after_a_failure(scene),
            _ => Progress::Tied(right),
        }
    }

    /// That player is out; the others go on (DEF-CHR3, EGO-RAP2).
    pub(super) fn drop_out(&mut self, seat: Seat, scene: &mut Scene) -> Progress {
        if let Play::Race(race) = &mut self.play {
            race.out = race.out.with(seat);
        }
        self.after_a_failure(scene)
    }

    fn after_a_failure(&mut self, scene: &mut Scene) -> Progress {
        let left = self.left();
        match (left.count(), left.iter().next()) {
            (0, _) => return Progress::Nobody,
            (1, Some(last)) if self.terms.lone_wins => return Progress::Won(last),
            _ => {}
        }
        self.restart_clock(scene.at);
        self.look_for_idlers(scene.at);
        Progress::Going
    }
}
