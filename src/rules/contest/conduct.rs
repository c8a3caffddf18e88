//! The conduct of a contest: who may do what, clocks and waits, and the legal moves.

use super::*;
use crate::rules::By;

impl Contest {
    /// Applies a reply.
    ///
    /// # Errors
    /// The refusal; the contest must then be discarded.
    pub fn reply(&mut self, by: By, reply: &Reply, scene: &mut Scene) -> Result<Progress, Refusal> {
        let progress = match reply {
            Reply::Withdraw => self.withdraw(by)?,
            Reply::Ask => self.ask(by, scene)?,
            _ if !self.asked => return Err(Refusal::MustAsk { by: self.asker() }),
            Reply::Read => self.read(by, scene)?,
            Reply::Time => self.call_time(by, scene)?,
            Reply::Right | Reply::Wrong | Reply::WrongOf(_) | Reply::Tie | Reply::Tick(_) => {
                self.may_judge(by)?;
                self.rule(reply, scene)?
            }
            reply => self.player_does(by, reply, scene)?,
        };
        Ok(self.finish(progress, scene))
    }

    /// Applies a ruling of the reader, or of the table that corrects one.
    fn rule(&mut self, ruling: &Reply, scene: &mut Scene) -> Result<Progress, Refusal> {
        match (&self.play, ruling) {
            (_, Reply::Withdraw) => Ok(Progress::Withdrawn),
            (Play::Race(_), ruling) => self.rule_race(ruling, scene),
            (Play::Rally(_), ruling) => self.rule_rally(ruling, scene),
            (Play::Aim(_), _) => Err(Refusal::NotThisKind),
        }
    }

    /// Applies the table's corrected ruling in this position, that much later than the first one.
    ///
    /// # Errors
    /// Why that ruling is not possible.
    pub fn overrule(
        &mut self,
        ruling: &Reply,
        later: Ms,
        scene: &mut Scene,
    ) -> Result<Progress, Refusal> {
        if matches!(ruling, Reply::WrongOf(_)) {
            return Err(Refusal::NotThisKind);
        }
        self.shift(later);
        let progress = match *ruling {
            Reply::Propose(number) => self.mend(number, scene)?,
            _ => self.rule(ruling, scene)?,
        };
        Ok(self.finish(progress, scene))
    }

    /// Replaces the mistyped number of the person on turn in this position (DEF-R53, EGO-R45).
    fn mend(&mut self, number: Decimal, scene: &mut Scene) -> Result<Progress, Refusal> {
        match (&self.play, self.answering()) {
            (Play::Aim(_), Some(seat)) if self.is_automatic(seat) => Err(Refusal::AnswersByItself),
            (Play::Aim(_), Some(seat)) => self.propose(seat, Some(number), scene),
            _ => Err(Refusal::NotThisKind),
        }
    }

    /// Postpones every clock and wait by that span.
    fn shift(&mut self, span: Ms) {
        if let Clock::Until(until) = &mut self.clock {
            *until = until.after(span);
        }
        if let Play::Race(race) = &mut self.play {
            race.shift(span);
        }
    }

    /// The rulings that this position allows.
    #[must_use]
    pub fn rulings(&self, question: Question<'_>) -> Vec<Reply> {
        let mut all = match (&self.play, question) {
            (Play::Race(_), _) => {
                let tie = (self.level().count() > 1).then_some(Reply::Tie);
                let wrong = self.also_wrong().iter().map(Reply::WrongOf);
                [Reply::Right, Reply::Wrong].into_iter().chain(tie).chain(wrong).collect()
            }
            (Play::Rally(rally), Question::List(list)) => {
                let ticks = rally.open(list.answers.len()).map(Reply::Tick);
                ticks.chain([Reply::Right, Reply::Wrong]).collect()
            }
            _ => vec![],
        };
        all.push(Reply::Withdraw);
        all
    }

    fn withdraw(&self, by: By) -> Result<Progress, Refusal> {
        match (by, self.judge) {
            (By::Seat(seat), judge) if judge.reader() != Some(seat) => Err(Refusal::ReaderOnly),
            _ => Ok(Progress::Withdrawn),
        }
    }

    fn ask(&mut self, by: By, scene: &mut Scene) -> Result<Progress, Refusal> {
        let asker = self.asker();
        if self.asked {
            return Err(Refusal::AlreadyAsked);
        }
        if by != By::Seat(asker) {
            return Err(Refusal::MustAsk { by: asker });
        }
        (self.asked, self.since) = (true, scene.at);
        scene.see(Happening::Asked { judge: self.judge });
        self.race_begins(scene);
        let limited = self.players.iter().any(|seat| self.limit(seat).is_some());
        match self.judge {
            Judge::Reader(_) if limited => self.clock = Clock::Reading,
            _ => self.restart_clock(scene.at),
        }
        Ok(Progress::Going)
    }

    fn read(&mut self, by: By, scene: &mut Scene) -> Result<Progress, Refusal> {
        if self.clock != Clock::Reading {
            return Err(Refusal::NothingToRead);
        }
        self.by_reader(by)?;
        scene.see(Happening::Read);
        self.restart_clock(scene.at);
        Ok(Progress::Going)
    }

    fn by_reader(&self, by: By) -> Result<(), Refusal> {
        match self.judge {
            Judge::Tablet => Err(Refusal::TabletJudges),
            Judge::Reader(reader) if by == By::Seat(reader) => Ok(()),
            Judge::Reader(_) => Err(Refusal::ReaderOnly),
        }
    }

    fn may_judge(&self, by: By) -> Result<(), Refusal> {
        self.by_reader(by)?;
        match self.answering() {
            None => Err(Refusal::NobodyAnswers),
            Some(seat) if self.is_automatic(seat) => Err(Refusal::AnswersByItself),
            Some(_) => Ok(()),
        }
    }

    /// Time is called by the reader (DEF-R38, EGO-R32), by the table where no person reads.
    fn call_time(&mut self, by: By, scene: &mut Scene) -> Result<Progress, Refusal> {
        if self.judge != Judge::Tablet || by != By::Table {
            self.by_reader(by)?;
        }
        if self.answering().is_some_and(|seat| self.is_automatic(seat)) {
            return Err(Refusal::AnswersByItself);
        }
        Ok(self.out_of_time(scene))
    }

    /// Time up counts as no answer.
    fn out_of_time(&mut self, scene: &mut Scene) -> Progress {
        let seat = self.answering();
        scene.see(Happening::TimeRanOut { seat });
        match (&self.play, seat) {
            (Play::Race(race), Some(seat)) if !race.untold.is_empty() => {
                self.hold(seat, false, scene)
            }
            (Play::Race(_), Some(seat)) => self.drop_out(seat, scene),
            (Play::Aim(_), Some(seat)) => {
                let passed = self.propose(seat, None, scene);
                passed.expect("it is his turn, and nothing is not taken")
            }
            (Play::Rally(_), Some(_)) => self.fails(scene),
            (_, None) => self.everybody_fails(scene),
        }
    }

    /// Applies a player's own reply.
    fn player_does(
        &mut self,
        by: By,
        reply: &Reply,
        scene: &mut Scene,
    ) -> Result<Progress, Refusal> {
        let By::Seat(seat) = by else { return Err(Refusal::SeatOnly) };
        if !self.left().has(seat) {
            return Err(Refusal::NotInTheQuestion);
        }
        match (self.is_automatic(seat), reply) {
            (true, Reply::Hunch) => return self.follow_hunch(seat, scene),
            (true, _) => return Err(Refusal::AnswersByItself),
            (false, Reply::Hunch) => return Err(Refusal::NotAutomatic),
            _ => {}
        }
        match (&self.play, reply) {
            (Play::Race(_), Reply::Buzz { us }) => self.buzz(seat, *us, scene),
            (Play::Aim(_), Reply::Propose(number)) => self.propose(seat, Some(*number), scene),
            (Play::Aim(_), Reply::Pass) => self.propose(seat, None, scene),
            (Play::Race(_) | Play::Rally(_), Reply::Pass) => self.pass(seat, scene),
            (Play::Race(_) | Play::Rally(_), Reply::Say(text)) => self.say(seat, text, scene),
            _ => Err(Refusal::NotThisKind),
        }
    }

    /// Checks that it is that player's turn to answer.
    pub(super) fn on_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.answering() {
            Some(turn) if turn != seat => Err(Refusal::NotYourTurn { turn }),
            None => Err(Refusal::NobodyAnswers),
            _ => Ok(()),
        }
    }

    /// A player does not know. Refused where a reader judges: there he just says nothing.
    fn pass(&mut self, seat: Seat, scene: &mut Scene) -> Result<Progress, Refusal> {
        if self.judge != Judge::Tablet {
            return Err(Refusal::SaidAloud);
        }
        match &self.play {
            Play::Race(race) if race.has_buzzed(seat) => Err(Refusal::AlreadyBuzzed),
            Play::Race(_) => {
                scene.see(Happening::Passed { seat });
                Ok(self.drop_out(seat, scene))
            }
            _ => {
                self.on_turn(seat)?;
                Ok(self.fails(scene))
            }
        }
    }

    /// Compares what a player has typed.
    fn say(&mut self, seat: Seat, text: &str, scene: &mut Scene) -> Result<Progress, Refusal> {
        if self.judge != Judge::Tablet {
            return Err(Refusal::SaidAloud);
        }
        self.on_turn(seat)?;
        match scene.question {
            Question::Open(open) => Ok(self.hold(seat, open.judge(text, scene.language), scene)),
            _ => Ok(self.type_in_rally(text, scene)),
        }
    }

    /// An automatic player answers.
    fn follow_hunch(&mut self, seat: Seat, scene: &mut Scene) -> Result<Progress, Refusal> {
        if self.waits_for_nobody(seat) {
            return Ok(self.race_goes_on(scene));
        }
        self.on_turn(seat)?;
        let level = self.terms.levels[seat.index()].ok_or(Refusal::NotAutomatic)?;
        match (&self.play, scene.question) {
            (Play::Race(race), _) => {
                let right = race.knows.has(seat);
                Ok(self.hold(seat, right, scene))
            }
            (Play::Aim(aim), Question::Target(target)) => {
                let number = hunch::number(level, target, aim, scene.chance);
                self.propose(seat, Some(number), scene)
            }
            (Play::Rally(rally), Question::List(list)) => {
                match hunch::answer(level, list, rally, scene.chance) {
                    Some(place) => Ok(self.gives(Some(place), scene)),
                    None => Ok(self.fails(scene)),
                }
            }
            _ => Err(Refusal::NotThisKind),
        }
    }

    /// Stops all clocks and emits the end, once the contest is over.
    fn finish(&mut self, progress: Progress, scene: &mut Scene) -> Progress {
        if progress != Progress::Going {
            self.clock = Clock::Free;
            if let Play::Race(race) = &mut self.play {
                race.stop();
            }
            scene.see(Happening::Ended { how: progress });
        }
        progress
    }

    fn limit(&self, seat: Seat) -> Option<Ms> {
        self.terms.limits[seat.index()].filter(|_| !self.is_automatic(seat))
    }

    /// The time limit of the player who is to answer; of several, the longest.
    pub(super) fn whole_time(&self) -> Option<Ms> {
        match self.answering() {
            Some(seat) => self.limit(seat),
            None => self.left().iter().filter_map(|seat| self.limit(seat)).max(),
        }
    }

    /// Restarts the clock for the player who is to answer now.
    pub(super) fn restart_clock(&mut self, at: Ms) {
        let until = self.whole_time().map(|span| Clock::Until(at.after(span)));
        self.clock = until.unwrap_or(Clock::Free);
        self.since = at;
    }

    /// How long it is quiet until the next automatic event, when only automatic players are left and
    /// nobody's answer is awaited.
    #[must_use]
    pub fn quiet(&self) -> Option<Ms> {
        let open = self.asked && self.waits_for_nobody(self.turn());
        self.deadline().filter(|_| open).map(|due| due.left_at(self.since))
    }

    /// When time next runs out: the clock, or an automatic player's wait.
    #[must_use]
    pub fn deadline(&self) -> Option<Ms> {
        let race = if let Play::Race(race) = &self.play { race.deadline() } else { None };
        self.clock.until().into_iter().chain(race).min()
    }

    /// Handles the time that has run out.
    pub fn time_up(&mut self, scene: &mut Scene) -> Progress {
        let progress = match self.race_time_up(scene) {
            Some(progress) => progress,
            None => self.out_of_time(scene),
        };
        self.finish(progress, scene)
    }

    /// The seat whose answer that reply settles, if any: such a ruling can be corrected.
    /// [`Reply::WrongOf`] is undone instead, or corrected with the first one's.
    #[must_use]
    pub fn settles(&self, reply: &Reply) -> Option<Seat> {
        let settles = reply.is_ruling() && !matches!(reply, Reply::WrongOf(_))
            || matches!(reply, Reply::Say(_) | Reply::Propose(_) | Reply::Time)
            || *reply == Reply::Pass && !matches!(self.play, Play::Race(_));
        self.answering().filter(|_| settles)
    }

    /// The legal replies of that seat. Of typed answers only the empty one, "I don't know", is listed.
    #[must_use]
    pub fn moves(&self, seat: Seat, question: Question<'_>) -> Vec<Reply> {
        if !self.asked {
            return if self.asker() == seat { vec![Reply::Ask] } else { vec![] };
        }
        let mut moves = vec![];
        if self.judge == Judge::Reader(seat) {
            moves.extend(self.reader_moves(question));
        }
        if self.left().has(seat) {
            moves.extend(self.player_moves(seat));
        }
        moves
    }

    fn reader_moves(&self, question: Question<'_>) -> Vec<Reply> {
        let reading = (self.clock == Clock::Reading).then_some(Reply::Read);
        let rulings = match self.answering() {
            Some(seat) if self.is_automatic(seat) => vec![],
            None => vec![Reply::Time],
            Some(_) => match &self.play {
                Play::Aim(_) => vec![Reply::Time],
                _ => self.rulings(question).into_iter().filter(|r| *r != Reply::Withdraw).collect(),
            },
        };
        reading.into_iter().chain(rulings).collect()
    }

    fn player_moves(&self, seat: Seat) -> Vec<Reply> {
        let on = self.answering() == Some(seat);
        if self.is_automatic(seat) {
            let acts = on || self.waits_for_nobody(seat);
            return if acts { vec![Reply::Hunch] } else { vec![] };
        }
        let typed = self.judge == Judge::Tablet;
        match &self.play {
            Play::Race(race) if !race.has_buzzed(seat) && typed => {
                vec![Reply::Buzz { us: 0 }, Reply::Pass]
            }
            Play::Race(race) if !race.has_buzzed(seat) => vec![Reply::Buzz { us: 0 }],
            Play::Race(_) | Play::Rally(_) if on && typed => vec![Reply::Say(String::new())],
            Play::Aim(aim) if on => some_numbers(aim),
            _ => vec![],
        }
    }
}

/// A few numbers that may still be proposed, as examples.
fn some_numbers(aim: &Aim) -> Vec<Reply> {
    let numbers = [1, 10, 50, 100, 500, 1_000, 2_000, 5_000].map(Decimal::whole);
    let free = numbers.into_iter().filter(|number| !aim.is_taken(*number));
    free.map(Reply::Propose).chain([Reply::Pass]).collect()
}
