//! Side bets at the table (DEF-R54, EGO-R46, MIL-Q53): a player who is out and has no phone can touch his seat while the
//! question is open to bets; a sheet asks whom he bets on. Everything waits meanwhile.

use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::parts::{SeatMark, WordButton};
use crate::app::phones;
use crate::app::quiz::{Quiz, QuizGame};
use crate::app::sitting::StatusStoreFields;
use crate::app::table::Table;
use crate::app::words::tr;
use crate::rules::{By, Seat};
use leptos::prelude::*;

/// The seats that may bet now, each with the players it has not bet on yet; a context, cheap to copy.
#[derive(Clone, Copy)]
pub struct SideBets {
    table: Table,
    open: Memo<Vec<(Seat, Vec<Seat>)>>,
    bet: Callback<(Seat, Seat)>,
    words: Words,
    asked: RwSignal<Option<Seat>>,
}

/// What the sheet asks somebody of that name, and what it explains.
pub type Words = (fn(String) -> String, fn() -> &'static str);

impl SideBets {
    /// Provides the side bets of a table: on whom a seat may bet, the game's move, the words.
    pub fn provide<G: QuizGame>(
        quiz: Quiz<G>,
        choices: fn(&G, Seat) -> Vec<Seat>,
        says: fn(Seat) -> G::Move,
        words: Words,
    ) {
        let bet = move |(seat, on)| quiz.sitting.act(By::Seat(seat), says(on));
        provide_context(SideBets {
            table: quiz.table,
            open: Memo::new(move |_| open(quiz, choices)),
            bet: Callback::new(bet),
            words,
            asked: RwSignal::new(None),
        });
    }

    /// The side bets from the context.
    pub fn get() -> SideBets {
        expect_context()
    }

    /// Whether that seat's person may bet here.
    pub fn may(self, seat: Seat) -> bool {
        self.open.with(|open| open.iter().any(|(bettor, _)| *bettor == seat))
    }

    /// Opens the sheet that asks a seat.
    pub fn ask(self, seat: Seat) {
        self.asked.set(Some(seat));
    }
}

/// The seats that may bet at the tablet, and on whom: none while somebody looks behind a curtain or
/// something is read, told or staged.
fn open<G: QuizGame>(quiz: Quiz<G>, choices: fn(&G, Seat) -> Vec<Seat>) -> Vec<(Seat, Vec<Seat>)> {
    let sitting = quiz.sitting;
    sitting.status.fingerprint().track();
    let eyes = sitting.status.eyes().get();
    let secret = eyes.is_some() && eyes != quiz.table.looks_openly.get();
    if quiz.is_watched() || secret || !quiz.is_at_rest() {
        return vec![];
    }
    let here = |seat: &Seat| quiz.is_person(*seat) && !phones::has(*seat);
    let all = quiz.seats().filter(here).map(|seat| {
        let on = sitting.read(|session| choices(session.state(), seat));
        (seat, on)
    });
    all.filter(|(_, on)| !on.is_empty()).collect()
}

/// The sheet that asks somebody who will win the question.
#[component]
pub fn SideBet() -> impl IntoView {
    let bets = SideBets::get();
    let asked = Memo::new(move |_| {
        let seat = bets.asked.get()?;
        bets.open.with(|open| open.iter().find(|(bettor, _)| *bettor == seat).cloned())
    });
    move || asked.get().map(|(seat, on)| view! { <Asks bets seat on/> })
}

#[component]
fn Asks(bets: SideBets, seat: Seat, on: Vec<Seat>) -> impl IntoView {
    let (table, shell) = (bets.table, bets.table.shell);
    when_closed(move || bets.asked.set(None));
    let (ask, hint) = bets.words;
    let title = ask(table.name(seat));
    let one = move |player: Seat| {
        let chair = table.chair(player);
        let bet = move |_| {
            shell.dialog.set(false);
            bets.bet.run((seat, player));
        };
        view! {
            <li>
                <button class="button quiet piece" data-move="bet" data-seat=player.0.to_string() on:click=bet>
                    <SeatMark mark=chair.mark/>
                    {chair.name}
                </button>
            </li>
        }
    };
    view! {
        <Sheet class="sheet ask-sheet" label=title.clone()>
            <header role="none"><h1>{title}</h1></header>
            <div class="body">
                <p>{hint()}</p>
                <ul class="sitters">{on.into_iter().map(one).collect_view()}</ul>
            </div>
            <footer role="none">
                <WordButton act="close" icon="close" label=tr!(common.close) class="button quiet piece" on:click=move |_| shell.dialog.set(false)/>
            </footer>
        </Sheet>
    }
}
