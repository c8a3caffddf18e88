//! A seat's hand in *Quelle heure est-il ?*, on a phone: its own cards, its row, the neighbour's backs to
//! draw from, the places to lay a card.

use super::words::{CARDS, card_words, drawing, hour_words, jam_words, names_of, to_do};
use crate::rules::Seat;
use crate::rules::heure::cards::{Card, Hour};
use crate::rules::heure::row::{Row, SLOTS, Shift, Slot};
use crate::rules::heure::view::{HandView, PhaseView, TableView};
use crate::rules::heure::{Heure, Move};
use crate::screens::{Deed, Face, Hand, OnScreens, Pick, Place, Tray};
use crate::texts::{capitalised, tr};
use crate::wire::Scene;

/// The hand of that seat.
pub fn hand(view: &TableView, moves: &[Move], seat: Seat, scene: &Scene) -> Hand {
    let robot = scene.sitter(seat).automatic;
    let all = if robot { vec![] } else { offered(view, moves, seat) };
    Hand {
        todo: match &view.phase {
            // What happens, as the tablet's bar says it.
            _ if all.is_empty() => scene.what.clone(),
            phase => todo(view, phase, scene),
        },
        asks: !all.is_empty(),
        q: question(view, seat, scene),
        picks: pushes(view, seat, &all),
        deeds: all.iter().filter_map(|mv| deed(mv, &view.phase)).collect(),
        trays: trays(view, seat, &all, scene),
        foot: foot(view, seat, &all, scene),
        ..Hand::default()
    }
}

/// What the person may do, in the order of the buttons. The own hand can be put in another order at any time.
fn offered(view: &TableView, moves: &[Move], seat: Seat) -> Vec<Move> {
    let row = view.seats.get(seat.index()).filter(|_| view.turn == Some(seat)).map(|me| me.row);
    if let (PhaseView::Place { glow: None, .. }, Some(row)) = (&view.phase, row) {
        // Where the table does not point out where a card fits, every free place can be tried.
        let free = (1..=SLOTS).filter(|slot| row.at(*slot).is_none());
        return free.map(|slot| Move::Lay { slot }).collect();
    }
    let yes = |mv: &&Move| matches!(mv, Move::Answer { yes: true });
    let listed = moves.iter().filter(|mv| !matches!(mv, Move::Arrange { .. }));
    listed.clone().filter(|mv| !yes(mv)).chain(listed.filter(yes)).cloned().collect()
}

/// What the person has to do; in an emergency, where the row is jammed.
fn todo(view: &TableView, phase: &PhaseView, scene: &Scene) -> String {
    match phase {
        PhaseView::Emergency { jams, .. } => jam_words(jams.first().copied()),
        phase => {
            let name = view.turn.map(|seat| scene.name(seat)).unwrap_or_default();
            to_do(phase, scene.name(view.victim), name)
        }
    }
}

/// What everybody sees happen; empty for the seat that sees the drawn card instead.
fn question(view: &TableView, seat: Seat, scene: &Scene) -> String {
    match &view.phase {
        PhaseView::Answer { asker, .. } => tr!(heure.asked_by, name = scene.name(*asker)),
        PhaseView::Emergency { .. } => tr!(heure.jammed).into(),
        _ if view.turn == Some(seat) => String::new(),
        PhaseView::Place { hour, .. } | PhaseView::Ask { hour, .. } => says(*hour),
        PhaseView::Ghost => tr!(heure.boo).into(),
        PhaseView::Draw { .. } | PhaseView::Over { .. } => String::new(),
    }
}

fn says(hour: Hour) -> String {
    tr!(heure.says, hour = capitalised(hour_words(hour)))
}

/// The button of a move, if it has one.
fn deed(mv: &Move, phase: &PhaseView) -> Option<Deed> {
    Some(match (mv, phase) {
        (Move::Hide, _) => Heure::goes("hide", mv, tr!(heure.hide)),
        (Move::Ask, PhaseView::Ask { able, themselves, .. }) => {
            let words = match (able.is_empty(), themselves) {
                (true, _) => tr!(heure.will_go),
                (false, true) => tr!(heure.ask),
                (false, false) => tr!(heure.will_keep),
            };
            Heure::goes("ask", mv, words)
        }
        (Move::Answer { yes: true }, _) => Heure::goes("answer", mv, tr!(heure.says_yes)),
        (Move::Answer { .. }, _) => Heure::deed("answer", mv, tr!(heure.says_no)),
        _ => return None,
    })
}

/// The shifts to pick: the helpful ones first, then each other push by itself. Other pairs are pushed on the
/// tablet.
fn pushes(view: &TableView, seat: Seat, all: &[Move]) -> Vec<Pick> {
    let PhaseView::Emergency { shifts, helpful, .. } = &view.phase else { return vec![] };
    if all.is_empty() {
        return vec![];
    }
    let row = view.seats[seat.index()].row;
    let more = shifts.iter().filter(|shift| shift.second.is_none() && !helpful.contains(shift));
    let pick = |shift: &Shift| Pick {
        words: names_of(&row, *shift).join(" · "),
        mv: Some(("shift".into(), Heure::says(&Move::Shift(*shift)))),
        ..Pick::default()
    };
    helpful.iter().chain(more).map(pick).collect()
}

fn trays(view: &TableView, seat: Seat, all: &[Move], scene: &Scene) -> Vec<Tray> {
    let me = &view.seats[seat.index()];
    let fan = matches!(view.phase, PhaseView::Draw { .. }).then(|| fan(view, all, scene));
    let row = Tray {
        name: "row".into(),
        label: tr!(heure.row_of, name = scene.name(seat)),
        places: (1..=SLOTS).map(|slot| place(view, &me.row, slot, all)).collect(),
        sorts: None,
    };
    let drawn = drawn(&view.phase).filter(|_| view.turn == Some(seat));
    let own = match &me.hand {
        HandView::Open { cards } if !cards.is_empty() => Some(Tray {
            name: "hand".into(),
            label: tr!(heure.hand).into(),
            places: cards.iter().map(|card| lies(*card)).collect(),
            sorts: Some(Heure::before(&Move::Arrange { order: vec![0] })),
        }),
        _ => None,
    };
    let fan = fan.filter(|fan| fan.places.iter().any(|place| place.mv.is_some()));
    drawn.into_iter().chain(fan).chain([row]).chain(own).collect()
}

/// The card that was drawn.
fn drawn(phase: &PhaseView) -> Option<Tray> {
    let card = match phase {
        PhaseView::Place { hour, .. }
        | PhaseView::Ask { hour, .. }
        | PhaseView::Answer { hour, .. } => Card::Hour(*hour),
        PhaseView::Ghost => Card::Ghost,
        _ => return None,
    };
    let label = match card {
        Card::Hour(hour) => says(hour),
        Card::Ghost => tr!(heure.boo).into(),
    };
    Some(Tray { name: "drawn".into(), label, places: vec![lies(card)], sorts: None })
}

/// The neighbour's backs.
fn fan(view: &TableView, all: &[Move], scene: &Scene) -> Tray {
    let of = view.seats.get(view.victim.index()).map_or(0, |victim| victim.hand.count());
    let back = |card: u8| {
        let mv = Move::Draw { card };
        Place {
            face: Face::Back,
            words: tr!(heure.card_of, n = card + 1, of = of),
            mv: all.contains(&mv).then(|| ("draw".into(), Heure::says(&mv))),
            ..Place::default()
        }
    };
    let label = tr!(heure.hand_of, name = scene.name(view.victim));
    Tray { name: "fan".into(), label, places: (0..of).map(back).collect(), sorts: None }
}

/// A card that lies open.
fn lies(card: Card) -> Place {
    let face = match card {
        Card::Hour(hour) => Face::Drawing("clock-card".into(), CARDS.into(), drawing("m-", hour)),
        Card::Ghost => Face::Drawing("ghost-card".into(), CARDS.into(), "ghost-card-hello".into()),
    };
    Place { face, words: card_words(card).into(), ..Place::default() }
}

/// A slot of the seat's own row. Where a card would leave it impossible to fill, and hints are on, a doubt is
/// shown first.
fn place(view: &TableView, row: &Row, slot: Slot, all: &[Move]) -> Place {
    if let Some(hour) = row.at(slot) {
        return lies(Card::Hour(hour));
    }
    let mv = Move::Lay { slot };
    if !all.contains(&mv) {
        return Place { words: tr!(heure.free, slot = slot), ..Place::default() };
    }
    let glows = match &view.phase {
        PhaseView::Place { glow: Some(glow), .. } => glow[usize::from(slot) - 1],
        _ => true,
    };
    let pointed = matches!(view.phase, PhaseView::Place { glow: Some(_), .. });
    Place {
        words: tr!(heure.lay_at, slot = slot),
        state: if pointed && glows { "fits" } else { "" }.into(),
        doubt: if glows { "" } else { tr!(heure.would_jam) }.into(),
        mv: Some(("lay".into(), Heure::says(&mv))),
        ..Place::default()
    }
}

/// Who draws from the seat next.
fn foot(view: &TableView, seat: Seat, all: &[Move], scene: &Scene) -> Vec<String> {
    let draws = view.turn.filter(|turn| {
        let draws = matches!(view.phase, PhaseView::Draw { .. });
        all.is_empty() && draws && view.victim == seat && *turn != seat
    });
    let drawn = draws.map(|turn| tr!(heure.will_draw, name = scene.name(turn)));
    drawn.into_iter().collect()
}
