//! The table of *Quelle heure est-il ?*: the public play screen, the curtain, the results.

mod ask;
mod cards;
mod desk;
mod draw;
mod emergency;
mod ghost;
mod hand;
mod help;
mod over;
mod place;
mod play;
mod row;
mod words;

use crate::app::dom::{Dom, el, group};
pub use help::chapters;
pub use words::refusal_words;

use super::parts::bar::{Tools, game_bar};
use super::parts::dialog::alert;
use super::shell::tab_lock::LockState;
use super::shell::{sound, sprites, wake_lock};
use super::sitting::Sitting;
use super::words::tr;
use super::{Place, Shell, home};
use crate::rules::Seat;
use crate::rules::heure::Heure;
use desk::Desk;
use leptos::prelude::*;

/// Opens the sitting, or goes home with a word when it cannot be read.
pub fn table(id: String) -> Dom {
    match Sitting::<Heure>::open(&id) {
        Ok(sitting) => at_table(Desk::new(sitting)),
        Err(why) => {
            let shell = Shell::get();
            shell.notice.set(Some(tr!(trouble.aside, why = home::why_words(why.into()))));
            shell.place.set(Place::Home);
            Dom::none()
        }
    }
}

fn at_table(desk: Desk) -> Dom {
    wake_lock::keep_awake();
    sound::prepare();
    sprites::bring("shell");
    sprites::bring("heure");
    sprites::bring_cards(cards::CARDS);
    over::record_when_over(desk);
    let sitting = desk.sitting;
    let index = |seat: Option<Seat>, none: &'static str| {
        seat.map_or_else(|| none.to_owned(), |seat| seat.0.to_string())
    };
    let over = Memo::new(move |_| sitting.phase.get() == "over");
    let class = move || if over.get() { "screen results-screen" } else { "screen play-screen" };
    el("div", "")
        .class(class)
        .attr("data-game", "heure")
        .attr("data-phase", move || sitting.phase.get())
        .attr("data-turn", move || index(sitting.turn.get(), ""))
        .attr("data-eyes", move || index(sitting.eyes.get(), "table"))
        .attr("data-fingerprint", move || sitting.fingerprint.get())
        .child(bar(desk))
        .child(move || if over.get() { over::results(desk) } else { running(desk) })
        .child(
            el("p", "unseen")
                .attr("role", "status")
                .attr("aria-live", "polite")
                .child(move || desk.said.get()),
        )
        .child(move || desk.refused.get().map(refusal))
        .child(move || (sitting.lock.get() != LockState::Held).then(|| elsewhere(desk)))
        .child(move || desk.rules.get().then(|| help::rules(desk)))
}

/// The table, a lowered curtain, or the private screen behind it: never two of them.
fn running(desk: Desk) -> Dom {
    let hidden = Memo::new(move |_| (desk.curtain.get(), desk.sitting.eyes.get()));
    group().child(move || match hidden.get() {
        (Some(seat), Some(eyes)) if seat == eyes => hand::lifted(desk, seat),
        (Some(seat), _) => hand::lowered(desk, seat),
        _ => play::play(desk),
    })
}

fn bar(desk: Desk) -> Dom {
    let tools = Tools {
        undo: Callback::new(move |()| desk.sitting.undo()),
        undoable: desk.sitting.undoable,
        rules: Callback::new(move |()| desk.rules.set(true)),
        speak: Callback::new(move |()| desk.say(&untrack(|| play::what_to_do(desk)), true)),
    };
    let what = move || match desk.curtain.get() {
        Some(seat) => tr!(heure.tidies, name = desk.name(seat)),
        None => play::what_happens(desk),
    };
    game_bar(tr!(heure.title), what, tools)
}

fn refusal(words: String) -> Dom {
    el("div", "notices").attr("role", "alert").child(
        el("p", "notice piece")
            .attr("data-kind", "bad")
            .child(super::parts::icon("info"))
            .child(el("span", "").child(words)),
    )
}

/// Another tab plays this sitting: it can be taken over.
fn elsewhere(desk: Desk) -> Dom {
    let lost = desk.sitting.lock.get_untracked() == LockState::Lost;
    let title = if lost { tr!(trouble.taken) } else { tr!(trouble.elsewhere) };
    let shell = desk.shell;
    let content = group()
        .child(el("header", "").attr("role", "none").child(el("h1", "").child(title)))
        .child(el("div", "body").child(el("p", "").child(tr!(trouble.elsewhere_hint))))
        .child(
            el("footer", "")
                .attr("role", "none")
                .child(
                    el("button", "button quiet piece")
                        .attr("data-act", "home")
                        .click(move || shell.go(Place::Home))
                        .child(tr!(common.home)),
                )
                .child(
                    el("button", "button piece go")
                        .attr("data-act", "take-over")
                        .click(move || desk.sitting.take_over())
                        .child(tr!(trouble.take_over)),
                ),
        );
    alert(title, content).attr("data-over", "")
}
