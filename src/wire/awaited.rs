//! Whom a table waits for, by what everybody knows: the seats that are lit on a screen elsewhere. The seat on turn is
//! whoever holds the tablet; in a face-off or a race that is the reader, while the table looks at who answers.

use crate::rules::clock::Clock;
use crate::rules::contest::view::{ContestView, Fate, PlayView};
use crate::rules::crowd::Crowd;
use crate::rules::midi::view::{Running, StageView};
use crate::rules::{Seat, defizz, egomaster, heure, midi, millions};

/// A view that tells whom its table waits for.
pub trait Awaits {
    /// The seats that are asked for something now; nobody once the game is over.
    #[must_use]
    fn awaited(&self) -> Crowd;
}

/// That seat alone, if there is one.
fn one(seat: Option<Seat>) -> Crowd {
    seat.into_iter().collect()
}

/// Those for whom a question waits; `turn` where it waits for a ruling.
fn of_contest(view: &ContestView, turn: Option<Seat>) -> Crowd {
    let race = matches!(view.play, PlayView::Race { .. });
    // One buzzes while it is read; all else waits for the reader.
    if view.clock == Clock::Reading && !race {
        return one(turn);
    }
    if let Some(seat) = view.asker.or(view.answering) {
        return one(Some(seat));
    }
    let PlayView::Race { line, .. } = &view.play else { return one(turn) };
    // Whoever has said his answer waits for the reader.
    if line.iter().any(|arrival| arrival.fate == Fate::Said) {
        return one(turn);
    }
    let may =
        |seat: &Seat| !view.out.contains(seat) && !line.iter().any(|arrival| arrival.seat == *seat);
    let all: Crowd = view.players.iter().copied().filter(may).collect();
    if all == Crowd::NOBODY { one(turn) } else { all }
}

impl Awaits for midi::view::TableView {
    fn awaited(&self) -> Crowd {
        use midi::view::PhaseView;
        match &self.phase {
            // While the tablet changes hands it is whoever takes it.
            PhaseView::Fatal(it) => match it.clock {
                Running::Passing => one(self.turn),
                Running::Reading => one(it.readers.get(usize::from(it.side)).copied()),
                Running::Until(_) => one(it.opponents.get(usize::from(it.side)).copied()),
            },
            PhaseView::Master { stage: StageView::LastChance { left }, .. } => {
                left.iter().copied().collect()
            }
            _ => one(self.turn),
        }
    }
}

impl Awaits for heure::view::TableView {
    fn awaited(&self) -> Crowd {
        one(self.turn)
    }
}

impl Awaits for millions::view::TableView {
    fn awaited(&self) -> Crowd {
        use millions::view::PhaseView;
        match &self.phase {
            PhaseView::Choice { left, .. } | PhaseView::Confirm { left, .. } => *left,
            PhaseView::Answer { seat, ahead, .. } => ahead.with(*seat),
            _ => one(self.turn),
        }
    }
}

impl Awaits for defizz::view::TableView {
    fn awaited(&self) -> Crowd {
        use defizz::view::PhaseView;
        match &self.phase {
            PhaseView::Question { contest, .. } => of_contest(contest, self.turn),
            PhaseView::Chance { luck, .. } => one(luck.asker.or(luck.next).or(self.turn)),
            _ => one(self.turn),
        }
    }
}

impl Awaits for egomaster::view::TableView {
    fn awaited(&self) -> Crowd {
        use egomaster::view::PhaseView;
        match &self.phase {
            PhaseView::Question { contest, .. } => of_contest(contest, self.turn),
            _ => one(self.turn),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kit::heure_tables;
    use crate::rules::random_play::random_move;
    use crate::rules::session::Session;
    use crate::rules::{Game, Ms, Rng, Viewer};

    /// Plays random games of some of those tables; at each step somebody is lit who sits there, nobody once it is over,
    /// and `holds` is true.
    fn at_each_step<G: Game<View: Awaits>>(
        tables: impl Iterator<Item = G::Setup>,
        holds: impl Fn(&G::View, Crowd) -> bool,
    ) {
        for (seed, setup) in (0..).zip(tables.step_by(7).take(6)) {
            let mut rng = Rng::new(seed);
            let mut session = Session::<G>::new(setup).expect("the setup is legal");
            let mut now = Ms(0);
            while let Some((by, mv)) = random_move(session.state(), &mut rng) {
                let view = session.view(Viewer::Table);
                let lit = view.awaited();
                let state = session.state();
                let phase = state.phase_name();
                assert!(lit.count() > 0, "seed {seed}: somebody is awaited in {phase}");
                assert!(lit.iter().all(|seat| seat.0 < state.seats()), "seed {seed}: {phase}");
                assert!(holds(&view, lit), "seed {seed}: {lit:?} in {phase}");
                now = now.after(Ms(1 + rng.below(3_000)));
                let _ = session.tick(now);
                let _ = session.play(now, by, mv);
            }
            assert_eq!(session.view(Viewer::Table).awaited().count(), 0, "seed {seed}: it is over");
        }
    }

    /// Whether those lit in a question are the ones whom it concerns.
    fn is_concerned(view: &ContestView, lit: Crowd, turn: Option<Seat>) -> bool {
        let judged = turn.is_some_and(|turn| lit == one(Some(turn)));
        if view.clock == Clock::Reading && judged {
            return true;
        }
        match (view.asker, view.answering) {
            (Some(asker), _) => lit == one(Some(asker)),
            (None, Some(seat)) => lit == one(Some(seat)),
            (None, None) => {
                let plays = |seat: &Seat| view.players.contains(seat) && !view.out.contains(seat);
                judged || lit.iter().all(|seat| plays(&seat))
            }
        }
    }

    #[test]
    fn who_answers_is_lit_in_defizz_and_not_who_reads() {
        use defizz::view::PhaseView;
        at_each_step::<defizz::Defizz>(defizz::fixtures::tables(), |view, lit| match &view.phase {
            PhaseView::Question { contest, .. } => is_concerned(contest, lit, view.turn),
            PhaseView::Raise { .. } => lit == one(view.turn) && view.active != view.turn,
            _ => true,
        });
    }

    #[test]
    fn who_answers_is_lit_in_egomaster_and_not_who_reads() {
        use egomaster::view::PhaseView;
        let tables = egomaster::fixtures::tables();
        at_each_step::<egomaster::Egomaster>(tables, |view, lit| match &view.phase {
            PhaseView::Question { contest, .. } => is_concerned(contest, lit, view.turn),
            PhaseView::Raise { .. } => lit == one(view.turn) && view.active != view.turn,
            _ => true,
        });
    }

    #[test]
    fn an_open_race_lights_all_who_may_buzz_and_then_who_has_buzzed() {
        let mut view = ContestView {
            judge: crate::rules::contest::Judge::Reader(Seat(3)),
            asker: None,
            players: vec![Seat(0), Seat(1), Seat(2)],
            out: vec![Seat(2)],
            answering: None,
            question: None,
            answer: None,
            clock: Clock::Free,
            whole: None,
            play: PlayView::Race { line: vec![], level: vec![], also_wrong: vec![] },
        };
        assert_eq!(of_contest(&view, Some(Seat(3))), Crowd::from_iter([Seat(0), Seat(1)]));
        view.answering = Some(Seat(1));
        assert_eq!(of_contest(&view, Some(Seat(3))), Crowd::from_iter([Seat(1)]));
        view.asker = Some(Seat(3));
        assert_eq!(
            of_contest(&view, Some(Seat(3))),
            Crowd::from_iter([Seat(3)]),
            "it is not put yet"
        );
    }

    #[test]
    fn while_the_sand_runs_who_answers_is_lit_in_midi() {
        use midi::view::PhaseView;
        at_each_step::<midi::Midi>(midi::fixtures::tables(), |view, lit| match &view.phase {
            PhaseView::Fatal(it) if it.clock.until().is_some() => {
                lit == one(Some(it.opponents[usize::from(it.side)]))
            }
            PhaseView::Master { stage: StageView::LastChance { left }, .. } => {
                left.iter().all(|seat| lit.has(*seat))
            }
            _ => lit == one(view.turn) || matches!(view.phase, PhaseView::Fatal(_)),
        });
    }

    #[test]
    fn all_who_may_answer_are_lit_in_millions() {
        use millions::view::PhaseView;
        let tables = millions::fixtures::tables();
        at_each_step::<millions::Millions>(tables, |view, lit| match &view.phase {
            PhaseView::Answer { seat, ahead, .. } => {
                lit.has(*seat) && ahead.iter().all(|seat| lit.has(seat))
            }
            _ => view.turn.is_none_or(|turn| lit.has(turn)),
        });
    }

    #[test]
    fn the_seat_on_turn_is_lit_in_heure() {
        at_each_step::<heure::Heure>(heure_tables(), |view, lit| lit == one(view.turn));
    }
}
