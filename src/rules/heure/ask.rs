//! A card that fits nowhere: HEURE-N1–N4, option O3 (the opponents answer themselves).

use super::cards::{Card, Hour};
use super::{Event, Heure, Phase, ending, open, sealed};
use crate::rules::{Seat, Step};

/// The opponents who could still lay the card, clockwise (HEURE-N2, HEURE-R7).
pub fn could_lay(state: &Heure, hour: Hour) -> impl Iterator<Item = Seat> {
    state.opponents().filter(move |&seat| state.row(seat).fits_somewhere(hour))
}

/// The question: answered from the rows, or by the opponents themselves (option O3).
pub fn ask(mut state: Heure, hour: Hour) -> Step<Heure> {
    let mut events = vec![Event::Asked { seat: state.turn, hour }];
    let able: Vec<Seat> = could_lay(&state, hour).collect();
    match able.first() {
        None => put_away(state, hour, events),
        Some(&asked) if state.options.answer_themselves => {
            state.phase = Phase::Answer { hour, asked };
            open(state, events)
        }
        Some(_) => {
            events.extend(able.iter().map(|&seat| Event::Answered { seat, yes: true }));
            keep(state, hour, events)
        }
    }
}

/// An opponent's own answer; after a silence the next one who could lay it is asked.
pub fn answer(mut state: Heure, hour: Hour, asked: Seat, yes: bool) -> Step<Heure> {
    let events = vec![Event::Answered { seat: asked, yes }];
    if yes {
        return keep(state, hour, events);
    }
    let next = could_lay(&state, hour).skip_while(|&seat| seat != asked).nth(1);
    match next {
        Some(asked) => {
            state.phase = Phase::Answer { hour, asked };
            open(state, events)
        }
        None => put_away(state, hour, events),
    }
}

/// Somebody could lay it: it stays in play, in the hand of who drew it (HEURE-N3).
fn keep(mut state: Heure, hour: Hour, mut events: Vec<Event>) -> Step<Heure> {
    let seat = state.turn;
    state.hand_mut(seat).push(Card::Hour(hour));
    events.push(Event::Kept { seat, hour });
    ending::end_turn(&mut state, &mut events);
    open(state, events)
}

/// Nobody says yes: into the box, and one card from the pile that may not be laid (HEURE-N4).
fn put_away(mut state: Heure, hour: Hour, mut events: Vec<Event>) -> Step<Heure> {
    let seat = state.turn;
    state.boxed.push(Card::Hour(hour));
    events.push(Event::PutAway { seat, hour });
    if let Some(card) = state.pile.pop() {
        state.hand_mut(seat).push(card);
        events.push(Event::DrewFromPile { seat });
    }
    ending::end_turn(&mut state, &mut events);
    sealed(state, events)
}
