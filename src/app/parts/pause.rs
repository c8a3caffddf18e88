//! The pause: the screen dims, clocks and automatic players wait, one touch resumes. Seats are handed over
//! here, too: the tablet plays for a person who has to go, until somebody is back.

use super::bar::MuteButton;
use super::dialog::{Sheet, when_closed};
use super::{GoButton, Icon, SeatMark, WordButton};
use crate::app::browser::dates;
use crate::app::phones::PhonesButton;
use crate::app::table::Table;
use crate::app::television::TelevisionButton;
use crate::app::words::tr;
use crate::rules::{Chair, Level, Player, Seat};
use leptos::prelude::*;

/// The player that takes the seat of a person who had to go.
const STAND_IN: Player = Player::Automatic(Level::Regular);

/// The pause sheet, open while the table is paused.
#[component]
pub fn Pause(table: Table) -> impl IntoView {
    when_closed(move || table.pause.set(false));
    let seats = table.chairs().into_iter().zip(table.seated()).enumerate();
    let seats = seats.map(move |(seat, (now, seated))| {
        view! { <Sitter table seat=Seat(seat as u8) now seated=seated.player/> }
    });
    let ends_at = move || {
        let words = table.closes_at.get().map(|at| tr!(pause.ends_at, hour = dates::hour(at)))?;
        Some(view! { <p class="ends-at"><Icon name="clock"/>{words}</p> })
    };
    view! {
        <Sheet class="sheet ask-sheet wide pause-sheet" label=tr!(pause.title)>
            <header role="none"><h1>{tr!(pause.title)}</h1><MuteButton/></header>
            <div class="body">
                <p>{tr!(pause.waits)}</p>
                {ends_at}
                <ul class="sitters">{seats.collect_view()}</ul>
                {table.in_pause.get_value().map(|more| more.run())}
                <TelevisionButton/>
                <PhonesButton table/>
            </div>
            <footer role="none">
                <GoButton act="go-on" label=tr!(pause.go_on) on:click=move |_| table.shell.dialog.set(false)/>
            </footer>
        </Sheet>
    }
}

/// A seat, as the button that hands it over to the tablet or to a person.
#[component]
fn Sitter(table: Table, seat: Seat, now: Chair, seated: Player) -> impl IntoView {
    let Chair { name, mark, player, .. } = now;
    let words = match (player, seated) {
        (Player::Person, _) => tr!(pause.leaves, name = name),
        (_, Player::Person) => tr!(pause.returns, name = name),
        _ => tr!(pause.joins, name = name),
    };
    let (icon, to) = match (player, seated) {
        (Player::Person, Player::Automatic(level)) => ("robot", Player::Automatic(level)),
        (Player::Person, Player::Person) => ("robot", STAND_IN),
        _ => ("person", Player::Person),
    };
    let change = move |_| {
        table.shell.dialog.set(false);
        table.any_sitting.hand_over.run((seat, to));
    };
    view! {
        <li data-seat=seat.0.to_string()>
            <SeatMark mark/>
            <WordButton act="hand-over" icon label=words class="button quiet piece" on:click=change/>
        </li>
    }
}
