//! How everybody stands in a soirée, and the games that it had.

use crate::app::parts::{Emblem, SeatMark};
use crate::app::shelf::card;
use crate::app::words::{joined, name_or_default, tr};
use crate::evening::{Guest, Played, Standing, standings};
use crate::rules::GameId;
use leptos::prelude::*;

/// The name of a guest.
pub fn name(guest: &Guest) -> String {
    name_or_default(&guest.name, guest.mark)
}

/// The standings after those games.
pub fn all_standings(games: &[(GameId, Played)]) -> Vec<Standing> {
    let games: Vec<Played> = games.iter().map(|(_, game)| game.clone()).collect();
    standings(&games)
}

/// The names of those who come first.
pub fn first(standings: &[Standing]) -> Vec<String> {
    standings.iter().filter(|one| one.rank == 1).map(|one| name(&one.guest)).collect()
}

/// Who leads, in words; `None` before the first game of a person.
pub fn who_leads(standings: &[Standing]) -> Option<String> {
    let n = standings.first()?.points;
    Some(match first(standings).as_slice() {
        [one] => tr!(evening.leads, name = one, n = n),
        all => tr!(evening.lead_together, names = joined(all), n = n),
    })
}

/// One line per person, the leader first.
#[component]
pub fn Ranks(standings: Vec<Standing>) -> impl IntoView {
    let most = standings.iter().map(|one| one.points).max().unwrap_or(1).max(1);
    let line = move |one: Standing| {
        let part = [&(100 * one.points / most).to_string(), "%"].concat();
        view! {
            <li data-mark=one.guest.mark.0.to_string() data-rank=one.rank.to_string() style:--part=part>
                <b class="rank">{one.rank}</b>
                <SeatMark mark=one.guest.mark/>
                <span class="name">{name(&one.guest)}</span>
                <i aria-hidden="true"></i>
                <b class="points">{tr!(evening.points, n = one.points)}</b>
            </li>
        }
    };
    view! { <ol class="ranks">{standings.into_iter().map(line).collect_view()}</ol> }
}

/// The games of the evening in their order, and who has won each.
#[component]
pub fn Games(games: Vec<(GameId, Played)>) -> impl IntoView {
    let line = |(game, played): (GameId, Played)| {
        let won = played.guests.iter().zip(&played.won).filter(|(_, won)| **won);
        let names: Vec<String> = won.filter_map(|(guest, _)| guest.as_ref().map(name)).collect();
        let names =
            if names.is_empty() { tr!(evening.no_winner).to_owned() } else { joined(&names) };
        view! {
            <li><Emblem game/><b>{(card(game).title)()}</b><span>{names}</span></li>
        }
    };
    (!games.is_empty()).then(|| {
        view! {
            <div class="evening-played">
                <h3>{tr!(evening.games)}</h3>
                <ol class="evening-games">{games.into_iter().map(line).collect_view()}</ol>
            </div>
        }
    })
}
