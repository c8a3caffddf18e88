//! All that a screen can know of *Quelle heure est-il ?* (HEURE-R16): rows, counts and the box
//! are public, a hand is open to its owner only, the pile to nobody.

use super::cards::{Card, Hour};
use super::row::{Jam, Row, SLOTS, Shift, Slot};
use super::{End, Heure, Phase, ask, emergency, place};
use crate::rules::{Seat, Viewer};

#[cfg(target_os = "unknown")]
use reactive_stores::{Patch, Store};

/// The view of one viewer.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct TableView {
    /// By seat; never shrinks.
    pub seats: Vec<SeatView>,
    /// What the table waits for.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub phase: PhaseView,
    /// The seat that has to act.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub turn: Option<Seat>,
    /// The seat that is drawn from next, or was drawn from in this turn.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub victim: Seat,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// The hours put away in the box, in order.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub boxed: Vec<Hour>,
}

/// One seat, as the viewer sees it.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct SeatView {
    /// Its row, face up.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub row: Row,
    /// Its hand.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub hand: HandView,
    /// Whether it has to act.
    pub turn: bool,
}

/// A hand, as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub enum HandView {
    /// Somebody else's: only its size is known.
    Closed {
        /// How many cards it has.
        cards: u8,
    },
    /// The viewer's own, in the order that he chose.
    Open {
        /// The cards, as they lie.
        cards: Vec<Card>,
    },
}

impl HandView {
    /// How many cards it has.
    #[must_use]
    pub fn count(&self) -> u8 {
        match self {
            HandView::Closed { cards } => *cards,
            HandView::Open { cards } => cards.len() as u8,
        }
    }
}

/// What the table waits for, with all that the screen of that phase shows.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum PhaseView {
    /// The seat on turn draws one of the neighbour's `cards`, which show their backs.
    Draw {
        /// How many backs there are.
        cards: u8,
        /// Whether his own row is full, so that he only wants to be rid of a ghost (HEURE-F3).
        full: bool,
    },
    /// He lays this card on one of the permitted slots.
    Place {
        /// The card.
        hour: Hour,
        /// The permitted slots: `slots[0]` is slot 1.
        slots: [bool; SLOTS as usize],
        /// Which of them glow; `None` where the table does not point that out.
        glow: Option<[bool; SLOTS as usize]>,
    },
    /// He shows the ghost he drew.
    Ghost,
    /// His card fits nowhere; these opponents could lay it.
    Ask {
        /// The card.
        hour: Hour,
        /// The opponents who could lay it, clockwise.
        able: Vec<Seat>,
        /// Whether they will answer for themselves (option O3).
        themselves: bool,
    },
    /// The seat on turn answers whether he could lay `asker`'s card (option O3).
    Answer {
        /// The card.
        hour: Hour,
        /// The player who asks.
        asker: Seat,
    },
    /// His row is blocked.
    Emergency {
        /// Where it is jammed, by the hours that count for it: under option O4 those still left.
        jams: Vec<Jam>,
        /// Every legal way to push.
        shifts: Vec<Shift>,
        /// The legal ways that bring the row nearest to being finishable.
        helpful: Vec<Shift>,
    },
    /// The game is over.
    Over {
        /// How the game ended.
        end: End,
    },
}

/// The view of `viewer`.
pub fn view(state: &Heure, viewer: Viewer) -> TableView {
    use crate::rules::Game;
    let seats = Seat::all(state.seats).map(|seat| seat_view(state, viewer, seat)).collect();
    TableView {
        seats,
        phase: phase_view(state),
        turn: state.turn(),
        victim: state.victim(),
        pile: state.pile.count(),
        boxed: state.boxed.iter().filter_map(hour_of).collect(),
    }
}

fn hour_of(card: &Card) -> Option<Hour> {
    match card {
        Card::Hour(hour) => Some(*hour),
        Card::Ghost => None,
    }
}

fn seat_view(state: &Heure, viewer: Viewer, seat: Seat) -> SeatView {
    use crate::rules::Game;
    let hand = state.hand(seat);
    let hand = if viewer == Viewer::Seat(seat) {
        HandView::Open { cards: hand.to_vec() }
    } else {
        HandView::Closed { cards: hand.count() }
    };
    SeatView { row: *state.row(seat), hand, turn: state.turn() == Some(seat) }
}

fn phase_view(state: &Heure) -> PhaseView {
    match state.phase {
        Phase::Draw => PhaseView::Draw {
            cards: state.hand(state.victim()).count(),
            full: state.row(state.turn).is_full(),
        },
        Phase::Place { hour } => PhaseView::Place {
            hour,
            slots: std::array::from_fn(|i| place::permitted(state, hour, i as Slot + 1).is_ok()),
            glow: state.options.glow.then(|| place::glowing(state, hour)),
        },
        Phase::Ghost => PhaseView::Ghost,
        Phase::Ask { hour } => PhaseView::Ask {
            hour,
            able: ask::could_lay(state, hour).collect(),
            themselves: state.options.answer_themselves,
        },
        Phase::Answer { hour, .. } => PhaseView::Answer { hour, asker: state.turn },
        Phase::Emergency => emergency_view(state),
        Phase::Over(end) => PhaseView::Over { end },
    }
}

fn emergency_view(state: &Heure) -> PhaseView {
    let row = state.row(state.turn);
    let shifts = row.shifts();
    PhaseView::Emergency {
        jams: row.jams(emergency::hours_counted(state, state.turn)).collect(),
        helpful: emergency::helpful(state, state.turn, &shifts),
        shifts,
    }
}

#[cfg(test)]
mod tests {
    use super::super::cards::cards;
    use super::super::fixtures::{A, B, C, D, G, busy, hour};
    use super::super::row::{Side, row};
    use super::super::{Event, Heure, Move};
    use super::*;
    use crate::rules::{By, Game, Ms};

    /// The hand of `seat` as `viewer` sees it.
    fn hand(state: &Heure, viewer: Viewer, seat: Seat) -> HandView {
        state.view(viewer).seats[seat.index()].hand.clone()
    }

    #[test]
    fn heure_s7_a_player_looks_at_his_own_hand_only() {
        for players in 2..=4u8 {
            let state = busy(usize::from(players));
            for (eyes, seat) in
                Seat::all(players).flat_map(|a| Seat::all(players).map(move |b| (a, b)))
            {
                let open = matches!(hand(&state, Viewer::Seat(eyes), seat), HandView::Open { .. });
                assert_eq!(open, eyes == seat, "{eyes:?} looks at the hand of {seat:?}");
            }
        }
    }

    #[test]
    fn heure_r16_rows_counts_and_the_box_are_public() {
        let mut state = busy(3).with_row(B, [6, 0, 0, 12, 0, 0, 0]).with_hand(B, &[9, G, 10]);
        state.boxed = cards(&[22, 6]);
        for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C)] {
            let view = state.view(viewer);
            assert_eq!(view.seats[1].row, row([6, 0, 0, 12, 0, 0, 0]), "{viewer:?}");
            assert_eq!(
                view.seats.iter().map(|seat| seat.hand.count()).collect::<Vec<_>>(),
                [2, 3, 2]
            );
            assert_eq!((view.pile, view.boxed), (3, vec![hour(22), hour(6)]));
        }
    }

    #[test]
    fn heure_r16_hands_are_their_owners_alone_and_the_table_sees_none() {
        let state = busy(2).with_hand(B, &[9, G]);
        let ghost_and_nine = HandView::Open { cards: cards(&[9, G]).to_vec() };
        assert_eq!(hand(&state, Viewer::Seat(B), B), ghost_and_nine);
        for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(D)] {
            assert_eq!(hand(&state, viewer, B), HandView::Closed { cards: 2 }, "{viewer:?}");
        }
    }

    #[test]
    fn heure_r16_the_order_of_a_hand_is_secret_and_its_owner_sees_his() {
        let state = busy(2).with_hand(B, &[9, 20, G]);
        let turned = state.play(Ms(0), By::Seat(B), &Move::Arrange { order: vec![2, 0, 1] });
        let turned = turned.expect("it is his hand").state;
        assert_eq!(turned.view(Viewer::Seat(A)), state.view(Viewer::Seat(A)));
        let own = HandView::Open { cards: cards(&[G, 9, 20]).to_vec() };
        assert_eq!(hand(&turned, Viewer::Seat(B), B), own);
    }

    #[test]
    fn heure_r16_the_deal_tells_nobody_who_holds_a_ghost() {
        let [with, without] = [[9, G], [9, 20]].map(|b| busy(3).with_hand(B, &b));
        for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
            assert_eq!(with.view(viewer), without.view(viewer));
        }
    }

    #[test]
    fn heure_r16_who_shows_a_ghost_is_seen_by_all() {
        let state = busy(2).with_hand(B, &[9, G]);
        assert!(state.shows(state.draw_of(G)).contains(&Event::GhostShown { seat: A }));
        assert_eq!(state.draws(G).view(Viewer::Table).phase, PhaseView::Ghost);
    }

    #[test]
    fn heure_r16_the_pile_is_secret() {
        let [one, other] = [[13, 14, 15], [G, 6, 22]].map(|pile| busy(2).with_pile(&pile));
        for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B)] {
            assert_eq!(one.view(viewer), other.view(viewer));
        }
    }

    #[test]
    fn heure_r17_a_kept_card_was_shown_but_is_hidden_again_in_the_hand() {
        let state = busy(2).with_row(A, [7, 0, 0, 0, 0, 0, 0]).with_hand(B, &[6, 10]);
        let asked = state.draws(6);
        let able = PhaseView::Ask { hour: hour(6), able: vec![B], themselves: false };
        assert_eq!(asked.view(Viewer::Seat(B)).phase, able);
        let kept = asked.then(Move::Ask);
        assert_eq!(hand(&kept, Viewer::Seat(B), A), HandView::Closed { cards: 3 });
        // Had he kept another card, B's eyes would see the same table.
        let other = kept.clone().with_hand(A, &[9, 20, 22]);
        assert_eq!(kept.view(Viewer::Seat(B)), other.view(Viewer::Seat(B)));
    }

    #[test]
    fn heure_r11_a_card_taken_by_a_full_row_is_seen_by_its_owner_alone() {
        let full = [6, 8, 10, 12, 15, 17, 20];
        let state = busy(2).with_row(A, full).with_hand(A, &[13, G]).with_hand(B, &[14, 22]);
        let [one, other] = [14, 22].map(|number| {
            let taken = state.draws(number);
            let HandView::Open { cards } = hand(&taken, Viewer::Seat(A), A) else { panic!() };
            assert!(cards.len() == 3 && cards.contains(&Card::Hour(hour(number))));
            taken.view(Viewer::Table)
        });
        assert_eq!(one, other);
    }

    #[test]
    fn a_screen_is_told_who_acts_and_who_is_drawn_from() {
        for (turn, victim) in [(A, C), (B, A), (C, B)] {
            let view = busy(3).with_turn(turn).view(Viewer::Table);
            assert_eq!((view.turn, view.victim), (Some(turn), victim));
            let acting: Vec<bool> = view.seats.iter().map(|seat| seat.turn).collect();
            assert_eq!(acting, [A, B, C].map(|seat| seat == turn));
        }
    }

    #[test]
    fn a_screen_is_told_the_permitted_slots_and_whether_they_may_glow() {
        for glow in [true, false] {
            let state = busy(2).with_options(|options| options.glow = glow);
            let state = state.with_row(A, [0, 9, 0, 0, 15, 0, 0]).with_hand(B, &[12, 10]);
            let slots = [false, false, true, true, false, false, false];
            let glow = glow.then_some(slots);
            let place = PhaseView::Place { hour: hour(12), slots, glow };
            assert_eq!(state.draws(12).view(Viewer::Table).phase, place);
        }
    }

    #[test]
    fn a_screen_is_told_where_a_blocked_row_jams_and_what_helps() {
        let state = busy(2).with_row(B, [0, 0, 0, 8, 0, 0, 0]).with_turn(B);
        let PhaseView::Emergency { jams, shifts, helpful } = state.view(Viewer::Table).phase else {
            panic!("an emergency");
        };
        assert_eq!(jams, [Jam { left: 0, right: 4, after: 5, before: 8 }]);
        assert_eq!(shifts, [Side::Left, Side::Right].map(|side| Shift::one(4, side)));
        assert_eq!(helpful, [Shift::one(4, Side::Left)]);
    }

    #[test]
    fn a_screen_is_told_that_a_full_row_only_wants_to_be_rid_of_a_ghost() {
        let state = busy(2).with_row(A, [6, 8, 10, 12, 15, 17, 20]).with_hand(A, &[13, G]);
        let full = PhaseView::Draw { cards: 2, full: true };
        assert_eq!(state.view(Viewer::Table).phase, full);
        assert_eq!(busy(2).view(Viewer::Table).phase, PhaseView::Draw { cards: 2, full: false });
    }

    #[test]
    fn a_screen_is_told_how_it_ended() {
        let state = busy(2).with_row(A, [6, 8, 10, 12, 15, 17, 0]).with_hand(B, &[20, 21]);
        let view = state.draws(20).lays(7).view(Viewer::Table);
        assert_eq!((view.phase, view.turn), (PhaseView::Over { end: End::Won { seat: A } }, None));
    }
}
