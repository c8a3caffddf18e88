//! The question (DEF-T13, T14, CHR, CIB, PIN): put, played, judged, paid or void.

use super::*;
use contest::{Happening, Progress, Refusal as Why, Scene};

impl Act {
    /// The stakes are paid: the mode is known, the reader may look at the question (DEF-R11).
    pub(super) fn question_begins(
        &mut self,
        turn: Turn,
        paid: [u32; MOST_PLAYERS],
        players: Crowd,
    ) {
        let table = &mut self.table;
        (table.shown, table.ruled) = (None, None);
        let judge = table.judge(turn.active);
        let cards = table.cards.clone();
        let Some(challenge) = challenge_of(&cards, &turn) else { return };
        table.phase = match (&challenge.asks, challenge.asks.question()) {
            (Asks::Chance(chance), _) => {
                Phase::Chance(Luck::new(turn, paid, judge, players, chance.device, &table.house))
            }
            (_, Some(question)) => {
                let terms = table.house.terms;
                let contest = Contest::new(terms, judge, turn.active, players, question);
                Phase::Question(Asking { turn, paid, contest })
            }
            (_, None) => return,
        };
    }

    /// Somebody does something while a question is played. Says whether it is sealed.
    pub(super) fn reply(&mut self, by: By, reply: &Reply) -> Result<bool, Refusal> {
        match self.table.phase.clone() {
            Phase::Question(asking) => self.reply_to(asking, by, reply)?,
            Phase::Chance(luck) => self.reply_in_chance(luck, by, reply)?,
            _ => return Err(self.table.expected()),
        }
        Ok(!reply.is_open())
    }

    fn reply_to(&mut self, mut asking: Asking, by: By, reply: &Reply) -> Result<(), Refusal> {
        let (turn, settles) = (asking.turn, asking.contest.settles(reply));
        let tie = asking.contest.offers_tie();
        let before = Defizz { ruled: None, ..self.table.clone() };
        let (progress, seen) = self.play_on(&turn, |scene| {
            asking.contest.reply(by, reply, scene).map(|progress| (progress, asking))
        })?;
        let ruling = settles.and_then(|seat| Last::told(&seen, seat, before, self.at, tie));
        if ruling.is_some() || *reply == Reply::Hunch {
            self.table.ruled = ruling;
        }
        self.came_to(progress.0, progress.1);
        Ok(())
    }

    /// Plays a contest on with the question of its card and the state's chance.
    pub(super) fn play_on<T>(
        &mut self,
        turn: &Turn,
        act: impl FnOnce(&mut Scene) -> Result<T, Why>,
    ) -> Result<(T, Vec<Happening>), Refusal> {
        let cards = self.table.cards.clone();
        let asks = challenge_of(&cards, turn).map(|challenge| &challenge.asks);
        let question = asks.and_then(Asks::question);
        let question = question.expect("a contest is about a question that is not of luck");
        let chance = &mut self.table.chance;
        let mut scene = Scene { at: self.at, question, chance, seen: vec![] };
        let done = act(&mut scene)?;
        let seen = scene.seen;
        self.seen.extend(seen.iter().copied().map(Event::Question));
        Ok((done, seen))
    }

    /// What the contest has come to: it goes on, somebody has won, or it is void.
    pub(super) fn came_to(&mut self, progress: Progress, asking: Asking) {
        let (turn, paid) = (asking.turn, asking.paid);
        if progress == Progress::Going {
            self.table.phase = Phase::Question(asking);
            return;
        }
        let pot = self.table.purse.pot();
        self.table.shown = Some(shown::Shown::question(asking, progress, pot));
        self.comes_of(turn.active, progress, &paid);
    }

    /// The pot for a winner, or else a void challenge (DEF-CHR4, CHR5, CIB6, PIN6, CHA2).
    fn comes_of(&mut self, active: Seat, how: Progress, paid: &[u32; MOST_PLAYERS]) {
        match how {
            Progress::Won(winner) => self.won(active, winner),
            _ => self.void(active, paid),
        }
    }
}

/// The running clock, or an automatic player's thinking, has run out.
pub(super) fn time_up(state: &Defizz) -> Step<Defizz> {
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

/// A question of luck is over.
pub(super) fn luck_ends(act: &mut Act, luck: Luck, how: Progress) {
    let (active, paid) = (luck.turn.active, luck.paid);
    act.see(Event::Question(Happening::Ended { how }));
    act.table.shown = Some(shown::Shown::luck(luck, how, act.table.purse.pot()));
    act.comes_of(active, how, &paid);
}
