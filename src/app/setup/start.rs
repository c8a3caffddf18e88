//! Starting a game: from the set-up, from a link, or once more with the same table.

use super::draft::Draft;
use super::midi;
use crate::app::heure::refusal_words;
use crate::app::shell::link::Link;
use crate::app::shell::sittings;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::app::{Place, Shell};
use crate::rules::heure::{Heure, Setup};
use crate::rules::session::Session;
use crate::rules::{Game, GameId, Player, Seat};
use leptos::prelude::*;

/// *Jouer*: profiles and the table are remembered, the game is dealt.
pub fn start(shell: Shell, game: GameId, draft: RwSignal<Draft>) {
    draft.update(|draft| keep_profiles(shell, draft));
    let draft = draft.get_untracked();
    draft.remember(game);
    match game {
        GameId::Midi => {
            let mut wish = midi::Wish::of(&draft, chance());
            wish.masters = midi::masters(&draft.chairs());
            midi::deal(shell, wish);
        }
        GameId::Heure => deal(shell, setup_of(&draft, chance())),
    }
}

/// A link's game: default names, the seed and options it names, the last seats automatic.
pub fn start_from_link(shell: Shell, link: Link) {
    let mut draft = Draft::fresh(usize::from(link.players).min(super::draft::MOST_SEATS));
    let persons = draft.seats.len().saturating_sub(usize::from(link.automatic));
    for chair in draft.seats.iter_mut().skip(persons) {
        chair.player = Player::Automatic(link.level);
    }
    for (id, value) in &link.options {
        // An option that this game does not have changes nothing.
        match link.game {
            GameId::Midi => midi::set_option(&mut draft.midi, id, value),
            GameId::Heure => _ = draft.options.set(id, value),
        }
    }
    let seed = link.seed.unwrap_or_else(chance);
    match link.game {
        GameId::Midi => midi::deal(shell, midi::Wish::of(&draft, seed)),
        GameId::Heure => deal(shell, setup_of(&draft, seed)),
    }
}

/// The same table, dealt anew.
pub fn rematch(shell: Shell, sitting: Sitting<Heure>) {
    let setup = sitting.read(|session| session.setup().clone());
    sittings::remove(&sitting.id());
    deal(shell, Setup { seed: chance(), ..setup });
}

fn setup_of(draft: &Draft, seed: u64) -> Setup {
    Setup {
        chairs: draft.chairs(),
        youngest: Seat(draft.youngest as u8),
        options: draft.options,
        seed,
    }
}

fn deal(shell: Shell, setup: Setup) {
    let chairs = setup.chairs.clone();
    seat(shell, Session::<Heure>::new(setup), |why| refusal_words(why, &chairs));
}

/// Sits down at a table that was dealt, or says why the rules do not allow it.
pub fn seat<G: Game>(
    shell: Shell,
    dealt: Result<Session<G>, G::Refusal>,
    words: impl Fn(G::Refusal) -> String,
) {
    match dealt {
        Ok(session) => {
            let (id, saved) = sittings::create(&session);
            shell.saved(saved);
            shell.go(Place::Table(G::ID, id));
        }
        Err(why) => shell.notice.set(Some(tr!(trouble.bad_link, why = words(why)))),
    }
}

/// Persons with a name become profiles; who is younger than whom is kept.
fn keep_profiles(shell: Shell, draft: &mut Draft) {
    shell.profiles.update(|profiles| {
        for chair in &mut draft.seats {
            if chair.player != Player::Person || chair.name.is_empty() {
                continue;
            }
            match chair.profile {
                Some(id) => profiles.rename(id, &chair.name),
                None => chair.profile = Some(profiles.add(&chair.name, chair.mark)),
            }
        }
        if let Some(youngest) = draft.seats.get(draft.youngest).and_then(|chair| chair.profile) {
            let others: Vec<u32> =
                draft.profiles().into_iter().filter(|id| *id != youngest).collect();
            profiles.name_youngest(youngest, &others);
        }
    });
    shell.saved(shell.profiles.with_untracked(|profiles| profiles.save()));
}

/// A seed nobody chose: 53 bits of the browser's chance.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
