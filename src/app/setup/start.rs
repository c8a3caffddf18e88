//! Starting a game: from the set-up or from a link.

use super::company::note_last;
use super::draft::Draft;
use crate::app::browser::link::Link;
use crate::app::browser::sittings::{self, Parked};
use crate::app::place::Place;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::rules::session::Session;
use crate::rules::{Game, GameId, Player};
use leptos::prelude::*;
use strsim::levenshtein;

/// *Jouer*: saves profiles and table, and deals the game.
pub fn start(shell: Shell, game: GameId, draft: RwSignal<Draft>) {
    draft.update(|draft| keep_profiles(shell, draft));
    let draft = draft.get_untracked();
    draft.remember();
    note_last(shell, game);
    shell.linked.set_value(None);
    shell.closes_at.set_value(draft.closes_at);
    if let Some(game) = shell.bundles.game(game).here_untracked() {
        (game.start)(shell, &draft);
    }
}

/// Opens a link's game: the one that it began, if that still waits; else a new one with default names, the
/// link's seed and options, and its last seats automatic.
pub fn start_from_link(shell: Shell, link: Link) {
    let Some(game) = shell.bundles.game(link.game).here_untracked() else { return };
    let waits = |sitting: &Parked| matches!((game.summary)(sitting), Ok(Some(_)));
    if let Some(sitting) = sittings::begun_by(&link.text).filter(waits) {
        shell.tell_for_a_while(tr!(trouble.goes_on).into());
        return shell.go(Place::Table(sitting.game, sitting.id));
    }
    shell.linked.set_value(Some(link.text));
    shell.closes_at.set_value(None);
    let mut draft = Draft::fresh(
        link.game,
        usize::from(link.players).min(usize::from(card(link.game).most_seats)),
    );
    let persons = draft.seats.len().saturating_sub(usize::from(link.automatic));
    for chair in draft.seats.iter_mut().skip(persons) {
        chair.player = Player::Automatic(link.level);
    }
    for (id, value) in &link.options {
        (game.set_option)(&mut draft, id, value);
    }
    draft.keep_to(shell.kiosk.on_offer.get_untracked()[link.game.index()].offer);
    (game.deal)(shell, &draft, link.seed.unwrap_or_else(chance));
}

/// Says that there is no game of a link's name, and offers the one with the nearest name.
pub fn miss_game(shell: Shell, name: &str) {
    let lower = name.to_lowercase();
    let far = |game: &GameId| {
        let title = (card(*game).title)().to_lowercase();
        levenshtein(&lower, game.name()).min(levenshtein(&lower, &title))
    };
    let nearest = GameId::ALL.into_iter().min_by_key(far);
    shell.offer.set(nearest.filter(|game| 2 * far(game) <= name.chars().count()));
    shell.notice.set(Some(tr!(trouble.no_such_game, name = name.to_owned())));
}

/// Opens a dealt table; says so if the rules do not allow it or too many games wait.
pub fn seat<G: Game>(
    shell: Shell,
    dealt: Result<Session<G>, G::Refusal>,
    words: impl Fn(G::Refusal) -> String,
) {
    match dealt {
        Ok(_) if sittings::parked().len() >= sittings::MOST_PARKED => {
            shell.notice.set(Some(tr!(trouble.parked_full, n = sittings::MOST_PARKED)));
            shell.go(Place::Home);
        }
        Ok(session) => {
            let (id, saved) = sittings::create(&session);
            if let Some(link) = shell.linked.try_update_value(Option::take).flatten() {
                sittings::note_link(&id, &link);
            }
            if let Some(at) = shell.closes_at.try_update_value(Option::take).flatten() {
                sittings::note_closes_at(&id, Some(at));
            }
            shell.saved(saved);
            shell.go(Place::Table(G::ID, id));
        }
        Err(why) => shell.notice.set(Some(tr!(trouble.bad_link, why = words(why)))),
    }
}

/// Saves persons with a name as profiles, and who is younger than whom.
fn keep_profiles(shell: Shell, draft: &mut Draft) {
    shell.change_profiles(|profiles| {
        for seat in 0..draft.seats.len() {
            draft.recognise(seat, profiles);
            let chair = &mut draft.seats[seat];
            let is_new = chair.player == Player::Person && chair.profile.is_none();
            if is_new && !chair.name.is_empty() {
                chair.profile = Some(profiles.add(&chair.name, chair.mark));
            }
        }
        let youngest = draft.seats.get(draft.youngest).and_then(|chair| chair.profile);
        if let Some(youngest) = youngest.filter(|_| draft.told) {
            let others: Vec<u32> =
                draft.profiles().into_iter().filter(|id| *id != youngest).collect();
            profiles.name_youngest(youngest, &others);
        }
    });
}

/// A random seed of 53 bits.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
