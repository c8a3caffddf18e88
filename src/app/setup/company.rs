//! *Autre jeu*: the same people sit at the table of the next game, too.

use super::draft::Draft;
use crate::app::browser::profiles::{NAME_LENGTH, Profile, Profiles};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::default_name;
use crate::rules::{Chair, GameId, Player};
use leptos::prelude::{GetValue, SetValue, UpdateValue};

/// Who has just played, until other people sit down.
#[derive(Clone)]
pub struct Company {
    /// The game that they have played.
    from: GameId,
    chairs: Vec<Chair>,
    /// The games at whose table they have sat down since.
    seated: Vec<GameId>,
}

/// The people of a game rise for another one.
pub fn rise(shell: Shell, from: GameId, chairs: Vec<Chair>) {
    shell.company.set_value(Some(Company { from, chairs, seated: vec![from] }));
}

/// Who has just risen sits down at that game's table, once: in their order, with their marks, the
/// youngest being known; what is said of the game itself stays as it was.
pub fn sit_down(shell: Shell, game: GameId, draft: &mut Draft) {
    let Some(company) = shell.company.get_value() else { return };
    if company.seated.contains(&game) {
        return;
    }
    shell.company.update_value(|company| {
        company.iter_mut().for_each(|company| company.seated.push(game));
    });
    let before = Draft::kept(company.from);
    draft.seats = company
        .chairs
        .into_iter()
        .map(with_name)
        .take(usize::from(card(game).most_seats))
        .collect();
    draft.youngest = 0;
    if let Some(before) = before.filter(|before| before.seats.len() >= draft.seats.len()) {
        draft.youngest = before.youngest.min(draft.seats.len().saturating_sub(1));
        (draft.midi.ages, draft.midi.longer) = (before.midi.ages, before.midi.longer);
    }
    while draft.seats.len() < (card(game).least_seats)(draft) {
        draft.add(Player::Person);
    }
}

impl Draft {
    /// A saved profile takes a seat, with its own mark if nobody else has it.
    pub fn take_seat(&mut self, seat: usize, profile: &Profile, known: &Profiles) {
        let chair = &mut self.seats[seat];
        (chair.name, chair.profile) = (profile.name.clone(), Some(profile.id));
        chair.player = Player::Person;
        if self.seats.iter().all(|chair| chair.mark != profile.mark) {
            self.set_mark(seat, profile.mark);
        }
        self.guess_youngest(known);
    }
}

/// The name of a team of two; where it would be longer than a name may be, the second is but a letter.
pub fn both(one: &str, other: &str) -> String {
    let whole = [one, AND, other].concat();
    if whole.chars().count() <= NAME_LENGTH {
        return whole;
    }
    let letter: String = other.chars().take(1).collect();
    [one, AND, &letter, "."].concat()
}

/// Between the two names of a team.
const AND: &str = " & ";

/// A default name goes with the mark and the language: it is none. Of a team's it is the first.
fn with_name(chair: Chair) -> Chair {
    let first = match &chair.partner {
        Some(_) => chair.name.split(AND).next().unwrap_or_default().to_owned(),
        None => chair.name,
    };
    let is_default = first == default_name(chair.mark.0);
    Chair { name: if is_default { String::new() } else { first }, ..chair }
}
