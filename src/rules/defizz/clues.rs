//! Choices made by the clues: Help! and the question (DEF-H, T7, T8, VX).

use super::*;

/// How many letters a person reads aloud to others before a question is chosen (DEF-T6).
pub(super) fn to_read_aloud(table: &Defizz) -> usize {
    let Phase::Clues(turn) = &table.phase else { return 0 };
    let common = &table.common;
    let reader = common.company.reader(turn.active).filter(|&seat| !common.is_automatic(seat));
    let listens = |seat: Seat| Some(seat) != reader && !common.is_automatic(seat);
    if reader.is_none() || !Seat::all(common.seats()).any(listens) {
        return 0;
    }
    let questions = card_of(&common.cards, turn).questions.iter();
    questions.map(|question| question.clue.chars().count()).sum()
}

impl Act {
    /// The active player privately reads the whole question side (DEF-H1 to H5).
    pub(super) fn help(&mut self, seat: Seat) -> Result<bool, Refusal> {
        let options = self.state.common.house.options;
        if options.expert {
            return Err(Refusal::NoHelpInExpert);
        }
        if self.state.active() != Some(seat) {
            return Err(Refusal::HelpIsForTheActive);
        }
        let Phase::Clues(turn) = self.state.phase else {
            return Err(Refusal::NotTheMomentForHelp);
        };
        if !self.state.help.has(seat) {
            return Err(Refusal::HelpSpent);
        }
        self.state.help = self.state.help.without(Crowd::NOBODY.with(seat));
        self.state.phase = Phase::Clues(Turn { helped: true, ..turn });
        self.see(Event::Helped { seat });
        Ok(true)
    }

    /// A question is chosen by its clue.
    pub(super) fn choose(&mut self, turn: Turn, question: u8) -> Result<bool, Refusal> {
        if question >= 3 {
            return Err(Refusal::NoSuchQuestion);
        }
        let chooser = self.state.chooser(&turn);
        self.chosen(turn, Some(chooser), question);
        Ok(self.state.at_the_question())
    }

    /// The question is known; in a Duel the opponent is named next, unless there is only one
    /// (DEF-R42).
    pub(super) fn chosen(&mut self, turn: Turn, seat: Option<Seat>, question: u8) {
        self.see(Event::Chose { seat, question });
        let turn = Turn { question: Some(question), ..turn };
        let opponents = self.state.common.company.opponents(turn.active);
        match (turn.die.kind, opponents.count()) {
            (Kind::Multi, _) => self.stake_begins(turn),
            (Kind::Duel, 1) => self.against(turn, opponents),
            (Kind::Duel, _) => self.state.phase = Phase::Opponent(turn),
        }
    }
}
