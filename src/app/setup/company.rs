//! *Autre jeu*: seats the same people at the table of the next game.

use super::draft::Draft;
use crate::app::browser::profiles::{NAME_LENGTH, Profile, Profiles};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::default_name;
use crate::rules::{Chair, GameId, Player};
use leptos::prelude::{GetValue, SetValue, UpdateValue};

/// The people who have just played, until other people sit down.
#[derive(Clone)]
pub struct Company {
    /// The game that they have played.
    from: GameId,
    chairs: Vec<Chair>,
    /// The games that need not seat them again: that one, and those that have seated them since.
    seated: Vec<GameId>,
}

/// Remembers the people of a game for another one.
pub fn rise(shell: Shell, from: GameId, chairs: Vec<Chair>) {
    shell.company.set_value(Some(Company { from, chairs, seated: vec![from] }));
}

/// Seats the people who have just played at that game's table, once: in their order, with their marks, and
/// with the youngest, ages and times if known. The options of the game itself stay.
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
        draft.know_people_of(&before);
    }
    while draft.seats.len() < draft.least_seats() {
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

/// The name of a team of two; if it is too long, the second name is cut to its initial.
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

/// Takes a team's name back to the first of the two, and empties a default name, which goes with mark and
/// language.
fn with_name(chair: Chair) -> Chair {
    let first = match &chair.partner {
        Some(_) => chair.name.split(AND).next().unwrap_or_default().to_owned(),
        None => chair.name,
    };
    let is_default = first == default_name(chair.mark.0);
    Chair { name: if is_default { String::new() } else { first }, ..chair }
}
