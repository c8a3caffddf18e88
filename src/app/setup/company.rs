//! Who sits down at the table of a game: whoever sat last, at whatever game, each with his own colour.

use super::draft::{AND, Draft};
use crate::app::browser::profiles::{Profile, Profiles};
use crate::app::browser::storage;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::default_name;
use crate::drafts::Last;
use crate::rules::{Chair, GameId, Mark, Player};
use leptos::prelude::{GetUntracked, GetValue, SetValue, UpdateValue};

/// The key of the game whose table played last.
const LAST: &str = "table:last";

/// Notes that the people of that game's draft sit down to play.
pub fn note_last(shell: Shell, game: GameId) {
    shell.company.set_value(None);
    keep(&Last::at(game));
}

fn keep(last: &Last) {
    // A failure is ignored: whoever sat there last sits there again.
    if let Ok(text) = serde_json::to_string(last) {
        let _ = storage::set(LAST, &text);
    }
}

/// The people who sat last at any table, else as many as usually play, with the names that they are given then.
pub fn last_people() -> Vec<Chair> {
    let last: Option<Last> = storage::get(LAST).and_then(|last| serde_json::from_str(&last).ok());
    let kept = last.and_then(|last| Draft::kept(last.game()));
    let fresh = || {
        let game = GameId::ALL[0];
        Draft::fresh(game, usize::from(game.usual_players()))
    };
    kept.unwrap_or_else(fresh).chairs()
}

/// The people who have just risen from another table, else those who sat last at another game's; nobody if they
/// have sat down at this one already. With the game that they have played.
fn newcomers(shell: Shell, game: GameId) -> Option<(GameId, Vec<Chair>)> {
    if let Some(company) = shell.company.get_value() {
        if company.seated.contains(&game) {
            return None;
        }
        shell.company.update_value(|company| {
            company.iter_mut().for_each(|company| company.seated.push(game));
        });
        return Some((company.from, company.chairs.into_iter().map(with_name).collect()));
    }
    let mut last: Last = serde_json::from_str(&storage::get(LAST)?).ok()?;
    let from = last.come_to(game)?;
    keep(&last);
    Some((from, Draft::kept(from)?.seats))
}

/// Seats them at that game's table: in their order, with their marks, and with the youngest, ages and times if
/// known. The options of the game itself stay.
fn sit_down(shell: Shell, game: GameId, draft: &mut Draft) {
    let Some((from, chairs)) = newcomers(shell, game) else { return };
    let before = Draft::kept(from);
    draft.seats = chairs.into_iter().take(usize::from(card(game).most_seats)).collect();
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
    /// The people who sat last at another game, else the table last set up for this one, else the usual
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
        draft.wear_own_marks(&known);
        draft.guess_youngest(&known);
        draft
    }

    /// Whether that mark can be given to somebody whose own it is: nobody has it, or a guest.
    pub fn can_have(&self, mark: Mark) -> bool {
        self.seats.iter().all(|chair| chair.mark != mark || chair.profile.is_none())
    }

    /// Gives each person with a profile its own mark; a guest who has it takes the other one.
    fn wear_own_marks(&mut self, known: &Profiles) {
        for seat in 0..self.seats.len() {
            let own = self.seats[seat].profile.and_then(|id| known.get(id)).map(|it| it.mark);
            if let Some(own) = own.filter(|own| self.can_have(*own)) {
                self.set_mark(seat, own);
            }
        }
    }

    /// A saved profile takes a seat, with its own mark unless another profile has it.
    pub fn take_seat(&mut self, seat: usize, profile: &Profile, known: &Profiles) {
        let chair = &mut self.seats[seat];
        (chair.name, chair.profile) = (profile.name.clone(), Some(profile.id));
        chair.player = Player::Person;
        self.wear_own_marks(known);
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
