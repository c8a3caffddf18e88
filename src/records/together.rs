//! Who beats whom: one profile against each other profile at its tables.

use super::{GameRecord, RecordPlayer};
use crate::small_sort::SmallSort;
use std::cmp::Reverse;

/// Another person, and how the games that both played ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Together {
    /// The other person, as at the latest of those tables.
    pub player: RecordPlayer,
    /// Games that both played.
    pub games: u32,
    /// Games in which the profile placed before the other.
    pub ahead: u32,
    /// Games in which it placed behind.
    pub behind: u32,
}

/// Every other profile that it has played with, most games first; the tablet and people without a profile are left out.
#[must_use]
pub fn together(records: &[GameRecord], profile: u32) -> Vec<Together> {
    let mut all: Vec<Together> = vec![];
    for record in records {
        let Some(own) = record.seat_of(profile) else { continue };
        let others = record.players.iter().enumerate().filter(|(seat, _)| *seat != own);
        for (seat, player) in others.filter(|(_, player)| is_somebody(player)) {
            let met = line(&mut all, player);
            met.games += 1;
            met.ahead += u32::from(record.place(own) < record.place(seat));
            met.behind += u32::from(record.place(own) > record.place(seat));
        }
    }
    all.small_sort_by_key(|met| Reverse(met.games));
    all
}

fn is_somebody(player: &RecordPlayer) -> bool {
    player.profile.is_some() && !player.automatic
}

fn line<'a>(all: &'a mut Vec<Together>, player: &RecordPlayer) -> &'a mut Together {
    let known = all.iter().position(|met| met.player.profile == player.profile);
    let place = known.unwrap_or_else(|| {
        all.push(Together { player: player.clone(), games: 0, ahead: 0, behind: 0 });
        all.len() - 1
    });
    all[place].player = player.clone();
    &mut all[place]
}
