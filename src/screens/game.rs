//! What a game provides for screens around its table, and the messages made of it.

use super::{Beside, Board, Card, Deed, Hand, Held, Stage, Word};
use crate::podium::place;
use crate::rules::session::Session;
use crate::rules::{By, Game, Ms, Seat, Viewer};
use crate::texts::tr;
use crate::wire::judge::notation;
use crate::wire::{Awaits, Open, Scene, Seen, ToScreen, fingerprint_of, written};
use serde::Serialize;

/// What a game provides for a television and for phones: pure functions of a view and the scene around it.
pub trait OnScreens: Game<View: Awaits> {
    /// What is played, on a television.
    fn stage(view: &Self::View, scene: &Scene) -> Stage;

    /// The card of a seat.
    fn card(view: &Self::View, seat: Seat, scene: &Scene) -> Card;

    /// When the running timer ends.
    fn until(view: &Self::View) -> Option<Ms>;

    /// A seat's final score, in words.
    fn score(score: u32) -> String;

    /// A line besides the winner, at the end.
    fn after(_view: &Self::View) -> String {
        String::new()
    }

    /// What stands beside the podium, once the winner is known.
    fn ending(_view: &Self::View, _scene: &Scene) -> Beside {
        Beside::Nothing
    }

    /// The hand of a seat on a phone, from its view and the moves that the rules list for it.
    fn hand(view: &Self::View, moves: &[Self::Move], seat: Seat, scene: &Scene) -> Hand;

    /// What each seat owns, by seat: whoever has most leads.
    fn owned(view: &Self::View) -> Vec<u32>;

    /// Whether that seat reads aloud for the others.
    fn reads(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// The move in journal notation, for a pick or a button.
    fn says(mv: &Self::Move) -> String {
        notation::<Self>(mv).unwrap_or_default()
    }

    /// The notation of a move before its value: its first word and the gap.
    fn before(mv: &Self::Move) -> String {
        let said = Self::says(mv);
        said.split_once(' ').map(|(word, _)| [word, " "].concat()).unwrap_or_default()
    }

    /// A button for that move.
    fn deed(name: impl Into<Word>, mv: &Self::Move, words: impl Into<String>) -> Deed {
        Deed {
            name: name.into(),
            mv: Self::says(mv),
            words: words.into(),
            small: String::new(),
            goes: false,
            sure: Word::default(),
            after: None,
        }
    }

    /// A primary button for that move.
    fn goes(name: impl Into<Word>, mv: &Self::Move, words: impl Into<String>) -> Deed {
        Deed { goes: true, ..Self::deed(name, mv, words) }
    }
}

/// The message to a screen with those eyes: a television has the table's, a phone those of its seat.
#[must_use]
pub fn to_screen<G: OnScreens>(session: &Session<G>, eyes: Viewer, scene: Scene) -> String {
    match eyes {
        Viewer::Table => to_television(session.state(), scene),
        Viewer::Seat(seat) => to_phone(session.state(), seat, scene),
    }
}

/// The message to a television.
#[must_use]
pub fn to_television<G: OnScreens>(state: &G, scene: Scene) -> String {
    let view = state.view(Viewer::Table);
    let board = Board {
        stage: G::stage(&view, &scene),
        lit: view.awaited(),
        until: G::until(&view),
        ending: G::ending(&view, &scene),
    };
    seen(state, &view, (Viewer::Table, scene), board)
}

/// The message to the phone of that seat.
#[must_use]
pub fn to_phone<G: OnScreens>(state: &G, seat: Seat, scene: Scene) -> String {
    let eyes = Viewer::Seat(seat);
    let view = state.view(eyes);
    let held = Held {
        hand: hand(state, &view, seat, &scene),
        place: place(&G::owned(&view), seat),
        opens: opens::<G>(&view, (state.turn(), seat), &scene),
    };
    seen(state, &view, (eyes, scene), held)
}

/// The message with what a screen shows. It holds nothing of the state but what those eyes see. Its fingerprint is that
/// of the view: with the state's a stranger could test guesses of what is hidden.
fn seen<G: OnScreens, S: Serialize>(
    state: &G,
    view: &G::View,
    (eyes, scene): (Viewer, Scene),
    shows: S,
) -> String {
    let outcome = state.outcome();
    let scores = outcome.as_ref().map(|outcome| outcome.scores.clone()).unwrap_or_default();
    written(&ToScreen::View(Box::new(Seen {
        game: G::ID,
        eyes,
        turn: state.turn(),
        cards: scene.seats().map(|seat| G::card(view, seat, &scene)).collect(),
        scene,
        winners: outcome.map(|outcome| outcome.winners),
        reached: scores.iter().map(|score| G::score(*score)).collect(),
        scores,
        after: G::after(view),
        fingerprint: fingerprint_of(view),
        shows,
    })))
}

/// The hand of that seat; nothing is asked of it while the table reads what lies open, or plays the seat.
fn hand<G: OnScreens>(state: &G, view: &G::View, seat: Seat, scene: &Scene) -> Hand {
    let hand = G::hand(view, &state.moves(By::Seat(seat)), seat, scene);
    let hand = Hand { until: hand.until.or_else(|| G::until(view)), ..hand };
    match () {
        () if hand.asks && scene.sitter(seat).automatic => hand.at_rest(tr!(phones.robot_plays)),
        () if hand.asks && (scene.reveal || scene.explains) => {
            hand.at_rest(tr!(phones.table_first))
        }
        () => hand,
    }
}

/// What lies open on the tablet and can be closed here: by whoever reads or is in turn, by everybody where no person is.
fn opens<G: OnScreens>(
    view: &G::View,
    (turn, seat): (Option<Seat>, Seat),
    scene: &Scene,
) -> Option<Open> {
    let turn = turn.filter(|turn| !scene.sitter(*turn).automatic);
    let may = turn.is_none_or(|turn| turn == seat) || G::reads(view, seat);
    let open = match (scene.reveal, scene.explains) {
        (true, _) => Some(Open::Reveal),
        (false, explains) => explains.then_some(Open::Title),
    };
    open.filter(|_| may)
}
