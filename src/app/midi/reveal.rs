//! What an answer reveals (MIDI-R1-7, F-11): the verdict, what was right, what followed from it and
//! a line of explanation. Every clock rests until it has been read.

use super::desk::Desk;
use super::fatal::overrule;
use super::parts::ticket::{person, question, ticket, who};
use super::parts::turn_card::Look;
use super::{asked::cards, sheet::verdicts};
use crate::app::dom::{Dom, after_paint, el, group, next_frame};
use crate::app::old_parts::icon;
use crate::app::words::tr;
use crate::rules::midi::view::{ShownView, TableViewStoreFields};
use leptos::prelude::*;

/// The stage of a reveal.
pub fn reveal(desk: Desk) -> Dom {
    let Some(shown) = desk.sitting.table.shown().get_untracked() else {
        return go_on(desk);
    };
    let name = desk.name(shown.seat);
    let words = match shown.verdict {
        Some(true) => tr!(midi.said_right, name = name),
        Some(false) => tr!(midi.said_wrong, name = name),
        None => tr!(midi.out_of_time, name = name),
    };
    let body = group().child(who(person(&desk.chair(shown.seat)))).child(question(shown.q.clone()));
    let after = after(desk, &shown);
    let right = shown.verdict == Some(true);
    let verdict = el("p", "call outcome")
        .attr("data-verdict", if right { "right" } else { "wrong" })
        .child(icon(if right { "check" } else { "close" }))
        .child(el("span", "").child(words));
    group()
        .child(ticket(tr!(midi.question), None, body, verdict))
        .child(next_frame(move || answers(desk, &shown)))
        .child(after)
}

/// What could be chosen, with what was right.
fn answers(desk: Desk, shown: &ShownView) -> Dom {
    if shown.propositions.len() == 7 {
        return lines(shown);
    }
    let chooser = desk.chair(shown.seat).mark;
    let all = shown.propositions.iter().zip(&shown.right).enumerate();
    let looks = all.map(|(place, (text, right))| {
        let chosen = (shown.chosen == Some(place as u8)).then_some(chooser);
        Look { words: Some(text.clone()), right: Some(*right), chosen }
    });
    cards(looks.collect(), Signal::stored(false), Callback::new(|_| {}))
}

/// The seven lines of a sheet that is over.
fn lines(shown: &ShownView) -> Dom {
    let words = verdicts();
    let line = |(text, right): (&String, &bool)| {
        let said = if *right { words.right } else { words.wrong };
        el("li", "")
            .attr("data-true", right.to_string())
            .child(icon(if *right { "check" } else { "close" }))
            .child(el("span", "").child(text.clone()))
            .child(el("b", "").child(said))
    };
    let all = shown.propositions.iter().zip(&shown.right).map(line);
    el("ul", "all-verdicts").child(all.collect::<Vec<_>>())
}

/// What followed, the explanation, and the way on.
fn after(desk: Desk, shown: &ShownView) -> Dom {
    let followed = desk.followed.get_untracked().into_iter().map(|line| el("li", "").child(line));
    let note = shown.note.clone().map(|note| {
        el("p", "note-line").child(el("b", "").child(tr!(midi.did_you_know))).child(" ").child(note)
    });
    el("section", "reveal-after")
        .child(el("ul", "followed").child(followed.collect::<Vec<_>>()))
        .child(note)
        .child(el("div", "go").child(overrule(desk)).child(go_on(desk)))
}

fn go_on(desk: Desk) -> Dom {
    el("button", "button big piece go")
        .attr("data-act", "continue")
        .click(move || after_paint(move || desk.go_on()))
        .child(tr!(midi.go_on))
}
