//! The end of a game: the winners and the final scores.

use super::board::Watch;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::words::{joined, tr};
use crate::rules::{GameId, Seat};
use leptos::prelude::*;

/// The winners in large letters, then every seat, by winners and score.
#[component]
pub fn Over(game: GameId, score: fn(u32) -> String, after: Memo<String>) -> impl IntoView {
    let watch = Watch::get();
    move || {
        let (winners, scores) = watch.outcome.get()?;
        let names: Vec<String> = winners.iter().map(|seat| watch.name(*seat)).collect();
        let title = match names.as_slice() {
            [] => tr!(evening.no_winner).to_owned(),
            [one] => tr!(television.wins, name = one),
            all => tr!(television.win_together, names = joined(all)),
        };
        let mut seats: Vec<Seat> = watch.seats().collect();
        let of = |seat: &Seat| scores.get(seat.index()).copied().unwrap_or(0);
        seats.sort_by_key(|seat| std::cmp::Reverse((winners.contains(seat), of(seat))));
        let row = |seat: Seat| {
            let sitter = watch.sitter(seat);
            let wins = winners.contains(&seat);
            let crown = wins.then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
            view! {
                <li class="tv-place" data-mark=sitter.mark.0.to_string() data-wins=wins>
                    <span class="crown-wrap">{crown}<SeatMark mark=sitter.mark/></span>
                    <span class="name">{sitter.name}</span>
                    <b class="sum">{score(of(&seat))}</b>
                </li>
            }
        };
        let rows = seats.into_iter().map(row).collect_view();
        Some(view! {
            <section class="tv-over" data-game=game.name()>
                <h2>{title}</h2>
                <p>{after}</p>
                <ol class="tv-places">{rows}</ol>
            </section>
        })
    }
}
