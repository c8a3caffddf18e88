//! The fatal blow: two opponents with their timers on one shelf, and the reader's console – the
//! card to judge between his two thumbs (MIDI-R3-5 to R3-11, MIDI-Q32).

use super::money::sum;
use super::ticket::person;
use crate::app::dom::{Child, Dom, el, group};
use crate::app::old_parts::icon;
use crate::rules::Chair;
use leptos::prelude::*;

/// One side of a face-off.
pub struct Opponent {
    /// Who answers.
    pub chair: Chair,
    /// Who reads to him, and the word for it: "lit".
    pub reader: (Chair, &'static str),
    /// Whether his timer runs.
    pub running: Signal<bool>,
    /// What he does: "répond", "attend".
    pub doing: Signal<&'static str>,
    /// What he owns.
    pub wallet: Signal<u32>,
    /// His seconds: [`super::timer::seconds`].
    pub seconds: Dom,
    /// His timer: [`super::timer::sand_timer`].
    pub timer: Dom,
}

/// The two sides: `.faceoff > .opponent[data-side="a|b"][data-running] + .pair > .stand`.
pub fn face_off(label: &'static str, [a, b]: [Opponent; 2]) -> Dom {
    let ((a, left), (b, right)) = (side("a", a), side("b", b));
    let stand = |timer: Dom| el("div", "stand").child(timer);
    el("section", "faceoff")
        .attr("aria-label", label)
        .child([a, b])
        .child(el("div", "pair").child([stand(left), stand(right)]))
}

fn side(name: &'static str, of: Opponent) -> (Dom, Dom) {
    let Opponent { chair, reader: (reader, reads), running, doing, wallet, seconds, timer } = of;
    let doing = Memo::new(move |_| doing.get());
    let made = el("div", "opponent")
        .attr("data-side", name)
        .attr("data-mark", chair.mark.0.to_string())
        .attr("data-running", move || running.get())
        .child(el("p", "reader").child(person(&reader)).child(el("span", "").child(reads)))
        .child(el("p", "who").child(person(&chair)).child(el("i", "").child(move || doing.get())))
        .child(seconds)
        .child(el("div", "").child(sum(wallet, None)));
    (made, timer)
}

/// Whose eyes the console is for, and how it is covered again: `.lifted`, under the bar.
pub fn for_eyes(
    of: &Chair,
    words: &'static str,
    lower: &'static str,
    on_lower: impl FnMut() + 'static,
) -> Dom {
    el("div", "lifted").child(el("div", "pelmet").attr("aria-hidden", "true")).child(
        el("button", "eyes piece")
            .attr("data-act", "cover")
            .click(on_lower)
            .child(icon("eye"))
            .child(el("span", "").child(words))
            .child(person(of))
            .child(el("span", "drop").child(lower)),
    )
}

/// The card to judge: the question, and under it its [`key`].
pub fn card_to_judge(asking: impl Child, key: impl Child) -> Dom {
    el("section", "card-to-judge piece")
        .child(el("div", "asking").child(asking))
        .child(el("div", "key").child(key))
}

/// What counts and what does not.
pub fn key(
    label: &'static str,
    (answer, accept, refuse): (String, Vec<String>, Vec<String>),
) -> Dom {
    let line = |good: bool, texts: Vec<String>| {
        (!texts.is_empty()).then(|| {
            el("li", "")
                .attr("data-no", !good)
                .child(icon(if good { "check" } else { "close" }))
                .child(el("span", "").child(texts.join(", ")))
        })
    };
    let variants = el("ul", "variants").child(line(true, accept)).child(line(false, refuse));
    let answer =
        el("p", "answer").child(el("span", "").child(label)).child(el("strong", "").child(answer));
    group().child(answer).child(variants)
}

/// A verdict under a thumb: `.thumb[data-verdict="right|wrong"]`, a word and what follows from it.
pub fn thumb(
    right: bool,
    mv: &'static str,
    (word, then): (&'static str, &'static str),
    on: impl FnMut() + 'static,
) -> Dom {
    el("button", "thumb piece")
        .attr("data-verdict", if right { "right" } else { "wrong" })
        .attr("data-move", mv)
        .click(on)
        .child(icon(if right { "check" } else { "close" }))
        .child(el("span", "text").child(word).child(el("small", "").child(then)))
}
