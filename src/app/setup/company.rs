//! Who sits down at the table of a game: whoever has just played another one, else whoever sat there last.

use super::draft::{AND, Draft};
use crate::app::browser::profiles::{Profile, Profiles};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::default_name;
use crate::rules::{Chair, GameId, Player};
use leptos::prelude::{GetUntracked, GetValue, UpdateValue};

/// Seats the people who have just played at that game's table, once: in their order, with their marks, and
/// with the youngest, ages and times if known. The options of the game itself stay.
fn sit_down(shell: Shell, game: GameId, draft: &mut Draft) {
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
    /// The people who have just played another game, else the table last set up for this one, else the usual
    /// number of seats.
    pub fn remembered(game: GameId, shell: Shell) -> Draft {
        let fresh = || Draft::fresh(game, usize::from(game.usual_players()));
        let mut draft = Draft::kept(game).unwrap_or_else(fresh);
        sit_down(shell, game, &mut draft);
        // Profiles may have been renamed or deleted since.
        let known = shell.profiles.get_untracked();
        for chair in &mut draft.seats {
            let Some(id) = chair.profile else { continue };
            match known.get(id) {
                Some(profile) => chair.name = profile.name.clone(),
                None => (chair.profile, chair.name) = (None, String::new()),
            }
        }
        draft.guess_youngest(&known);
        draft
    }

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
