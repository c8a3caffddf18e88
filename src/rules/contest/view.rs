//! The view of a question being played: its text once it is put, its answer for the person who judges,
//! all buzzes, proposals and answers given; never what a waiting automatic player knows.

use super::*;
use crate::decks::question::Trap;
use crate::rules::Viewer;

/// A question being played, or one that is over and revealed.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ContestView {
    /// The judge.
    pub judge: Judge,
    /// The seat that has to put the question to the players; `None` once it is put.
    pub asker: Option<Seat>,
    /// Those who take part, in turn order.
    pub players: Vec<Seat>,
    /// Those of them who have dropped out.
    pub out: Vec<Seat>,
    /// The player whose answer is awaited, if any.
    pub answering: Option<Seat>,
    /// The question, once it is put; before that for the reader only.
    pub question: Option<String>,
    /// Its answer, for the reader; for all once the question is over.
    pub answer: Option<AnswerView>,
    /// The clock of the player who is to answer.
    pub clock: Clock,
    /// The full time of that clock.
    pub whole: Option<Ms>,
    /// The state of play.
    pub play: PlayView,
}

impl ContestView {
    /// Whether the next number is the last one of an aim: it opens the answer (DEF-R53, EGO-R45).
    #[must_use]
    pub fn awaits_last_number(&self) -> bool {
        let PlayView::Aim { proposals, .. } = &self.play else { return false };
        proposals.len() + 1 >= self.players.len()
    }
}

/// The state of play, by kind of contest.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum PlayView {
    /// A race: the buzzes.
    Race {
        /// In the order of arrival.
        line: Vec<ArrivalView>,
        /// Those among whom the reader may find a tie: two or more, or nobody.
        level: Vec<Seat>,
        /// Those of them whom he may rule wrong first.
        also_wrong: Vec<Seat>,
    },
    /// An aim: the proposals.
    Aim {
        /// The unit of the number; empty before the question is put, and for years.
        unit: String,
        /// In order.
        proposals: Vec<(Seat, Option<Decimal>)>,
    },
    /// A rally: the answers given.
    Rally {
        /// In order; without a text, an accepted answer that is not on the list.
        given: Vec<(Seat, Option<String>)>,
    },
}

/// A touch of a buzzer.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ArrivalView {
    /// The seat that buzzed.
    pub seat: Seat,
    /// How long after the first.
    pub gap: Ms,
    /// Its fate.
    pub fate: Fate,
}

/// The fate of a touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Fate {
    /// Others are heard first.
    Waits,
    /// He answers.
    Answers,
    /// He has answered; the verdict waits for the others of a dead heat.
    Said,
    /// He was wrong.
    Wrong,
    /// He was right.
    Right,
}

impl Fate {
    /// Whether the verdict is known to all.
    #[must_use]
    pub const fn is_told(self) -> bool {
        matches!(self, Fate::Wrong | Fate::Right)
    }
}

/// The answer of a question.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum AnswerView {
    /// One answer, other accepted ones, refused ones.
    Open { answer: String, accept: Vec<String>, refuse: Vec<String> },
    /// A number.
    Target { value: Decimal, unit: String },
    /// The list, with the giver of each answer, and common wrong answers.
    List { answers: Vec<ListedView>, traps: Vec<Trap> },
}

/// An answer of a list.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ListedView {
    pub a: String,
    /// Other wordings of the same answer.
    pub accept: Vec<String>,
    /// The player who has given it.
    pub by: Option<Seat>,
}

impl Contest {
    /// The view of `viewer` while it is played.
    #[must_use]
    pub fn view(&self, question: Question<'_>, viewer: Viewer) -> ContestView {
        let reads = self.reads(viewer);
        ContestView {
            question: (self.asked || reads).then(|| question.q().to_owned()),
            answer: reads.then(|| self.answer_view(question)),
            ..self.public_view(question)
        }
    }

    /// Everybody's view once it is over: everything is revealed.
    #[must_use]
    pub fn open_view(&self, question: Question<'_>, how: Progress) -> ContestView {
        let mut view = self.public_view(question);
        view.question = Some(question.q().to_owned());
        view.answer = Some(self.answer_view(question));
        (view.answering, view.asker) = (None, None);
        if let PlayView::Race { line, level, also_wrong } = &mut view.play {
            (*level, *also_wrong) = (vec![], vec![]);
            for arrival in line {
                let right = match how {
                    Progress::Won(seat) => seat == arrival.seat,
                    Progress::Tied(seats) => seats.has(arrival.seat),
                    _ => false,
                };
                arrival.fate = match arrival.fate {
                    _ if right => Fate::Right,
                    Fate::Answers => Fate::Waits,
                    fate => fate,
                };
            }
        }
        view
    }

    fn public_view(&self, question: Question<'_>) -> ContestView {
        ContestView {
            judge: self.judge,
            asker: (!self.asked).then(|| self.asker()),
            players: self.in_order().collect(),
            out: self.out().iter().collect(),
            answering: self.answering(),
            question: None,
            answer: None,
            clock: self.clock,
            whole: self.whole_time(),
            play: self.play_view(question),
        }
    }

    fn play_view(&self, question: Question<'_>) -> PlayView {
        match (&self.play, question) {
            (Play::Rally(rally), Question::List(list)) => {
                let text = |place: u8| list.answers.get(usize::from(place)).map(|l| l.a.clone());
                let given = rally.given.iter().map(|(seat, place)| (*seat, place.and_then(text)));
                PlayView::Rally { given: given.collect() }
            }
            (Play::Aim(aim), Question::Target(target)) => PlayView::Aim {
                unit: if self.asked { target.unit.clone() } else { String::new() },
                proposals: aim.proposals.clone(),
            },
            (Play::Race(race), _) => PlayView::Race {
                line: race.line.iter().map(|arrival| arrival_view(race, arrival)).collect(),
                level: self.level().iter().collect(),
                also_wrong: self.also_wrong().iter().collect(),
            },
            _ => PlayView::Rally { given: vec![] },
        }
    }

    fn answer_view(&self, question: Question<'_>) -> AnswerView {
        match question {
            Question::Open(open) => AnswerView::Open {
                answer: open.answer.clone(),
                accept: open.accept.clone(),
                refuse: open.refuse.clone(),
            },
            Question::Target(target) => {
                AnswerView::Target { value: target.value, unit: target.unit.clone() }
            }
            Question::List(list) => {
                let giver = |place: usize| match &self.play {
                    Play::Rally(rally) => rally.giver(place as u8),
                    _ => None,
                };
                let listed = list.answers.iter().enumerate().map(|(place, listed)| ListedView {
                    a: listed.a.clone(),
                    accept: listed.accept.clone(),
                    by: giver(place),
                });
                AnswerView::List { answers: listed.collect(), traps: list.traps.clone() }
            }
        }
    }
}

fn arrival_view(race: &Race, arrival: &race::Arrival) -> ArrivalView {
    let seat = arrival.seat;
    let fate = if race.out.has(seat) {
        Fate::Wrong
    } else if race.untold.iter().any(|(held, _)| *held == seat) {
        Fate::Said
    } else if race.answering() == Some(seat) {
        Fate::Answers
    } else {
        Fate::Waits
    };
    ArrivalView { seat, gap: arrival.at.left_at(race.line[0].at), fate }
}
