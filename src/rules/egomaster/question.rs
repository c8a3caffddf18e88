//! The question (EGO-Q, CIB, PIN, RAP): put, played, judged, paid, or decided by the dice.

use super::*;
use contest::{Happening, Progress, Refusal as Why, Scene};

impl Act {
    /// All choices are made: the reader may look at the question (EGO-Q4).
    pub(super) fn question_begins(&mut self, turn: Turn, paid: Paid<MOST_PLAYERS>, players: Crowd) {
        let table = &mut self.table;
        (table.shown, table.ruled) = (None, None);
        let (judge, terms) = (table.judge(turn.active), table.house.terms);
        let question = line_of(&table.cards, &turn).question;
        let contest = Contest::new(terms, judge, turn.active, players, question);
        table.phase = Phase::Question(Asking { turn, paid, contest });
    }

    /// Somebody does something while a question is played. Says whether it is sealed.
    pub(super) fn reply(&mut self, by: By, reply: &Reply) -> Result<bool, Refusal> {
        let Phase::Question(mut asking) = self.table.phase.clone() else {
            return Err(self.table.expected());
        };
        let (turn, settles) = (asking.turn, asking.contest.settles(reply));
        let tie = asking.contest.offers_tie();
        let before = Egomaster { ruled: None, ..self.table.clone() };
        let (progress, seen) = self.play_on(&turn, |scene| {
            asking.contest.reply(by, reply, scene).map(|progress| (progress, asking))
        })?;
        let ruling = settles.and_then(|seat| Last::told(&seen, seat, before, self.at, tie));
        if ruling.is_some() || *reply == Reply::Hunch {
            self.table.ruled = ruling;
        }
        self.came_to(progress.0, progress.1);
        Ok(!reply.is_open())
    }

    /// Plays a contest on with its question and the state's chance.
    pub(super) fn play_on<T>(
        &mut self,
        turn: &Turn,
        act: impl FnOnce(&mut Scene) -> Result<T, Why>,
    ) -> Result<(T, Vec<Happening>), Refusal> {
        let cards = self.table.cards.clone();
        let question = line_of(&cards, turn).question;
        let chance = &mut self.table.chance;
        let mut scene = Scene { at: self.at, question, chance, seen: vec![] };
        let done = act(&mut scene)?;
        let seen = scene.seen;
        self.seen.extend(seen.iter().copied().map(Event::Question));
        Ok((done, seen))
    }

    /// What the contest has come to: it goes on, somebody has won, or the dice decide (EGO-RAP3, PIN5,
    /// R10, R14).
    pub(super) fn came_to(&mut self, progress: Progress, asking: Asking) {
        let (turn, paid) = (asking.turn, asking.paid);
        if progress == Progress::Going {
            self.table.phase = Phase::Question(asking);
            return;
        }
        let (players, pot) = (asking.contest.players(), self.table.purse.pot());
        self.table.shown = Some(shown::Shown::new(asking, progress, pot));
        match (turn.square.mode(), progress) {
            (_, Progress::Withdrawn) => self.again(turn.active, &paid),
            (Mode::Solo, progress) => self.solo(turn, matches!(progress, Progress::Won(_))),
            (_, Progress::Won(winner)) => self.won(turn, winner),
            (_, Progress::Tied(level)) => self.dice_decide(turn, paid, level),
            (_, _) => self.dice_decide(turn, paid, players),
        }
    }

    fn dice_decide(&mut self, turn: Turn, paid: Paid<MOST_PLAYERS>, between: Crowd) {
        let off = DiceOff::new(self.table.seats_count(), turn.active, between);
        self.see(Event::DiceOff { seats: between });
        self.table.phase = Phase::DiceOff { turn, paid, off };
    }
}

/// The running clock, or an automatic player's thinking, has run out.
pub(super) fn time_up(state: &Egomaster) -> Step<Egomaster> {
    let at = state.deadline().unwrap_or_default();
    let mut act = Act::new(state, at);
    if let Phase::Question(mut asking) = state.phase.clone() {
        let turn = asking.turn;
        let played = act.play_on(&turn, |scene| {
            let progress = asking.contest.time_up(scene);
            Ok((progress, asking))
        });
        let ((progress, asking), _) = played.expect("time asks nobody");
        act.came_to(progress, asking);
    }
    act.done(true)
}
