//! The ticket: what is read aloud, who reads it to whom, and at its foot the one thing to do, in
//! the colour of the person it is said to.

use crate::app::dom::{Child, Dom, el, group};
use crate::app::old_parts::{icon, mark};
use crate::rules::{Chair, Mark};

/// A name with its mark: `Léo` and his star.
pub fn person(chair: &Chair) -> Dom {
    el("span", "named").child(mark(chair.mark)).child(el("b", "").child(chair.name.clone()))
}

/// Who reads to whom: `.who`, of persons and words.
pub fn who(parts: impl Child) -> Dom {
    el("p", "who").child(parts)
}

/// The one thing to do: `.call[data-mark]`.
pub fn call(to: Mark, icon_name: &str, words: impl Child) -> Dom {
    el("p", "call")
        .attr("data-mark", to.0.to_string())
        .child(icon(icon_name))
        .child(el("span", "").child(words))
}

/// A ticket: `.ticket > (.stub) .body (.call)`. The stub holds a number, the body what is read.
pub fn ticket(label: &'static str, stub: Option<Dom>, body: impl Child, call: impl Child) -> Dom {
    el("section", "ticket piece")
        .attr("aria-label", label)
        .attr("data-stub", stub.is_some())
        .child(stub)
        .child(el("div", "body").child(body))
        .child(call)
}

/// The stub with its number: "n° 2".
pub fn stub(word: &'static str, number: u8) -> Dom {
    el("div", "stub").child(el("small", "").child(word)).child(number)
}

/// A question as large as it has to be: `h2.question[data-long]`.
pub fn question(text: String) -> Dom {
    let long = text.chars().count() > 90;
    el("h2", "question").attr("data-long", long).child(text)
}

/// Which question of five it is: `.ladder`, done, now and to come.
pub fn ladder(now: u8, label: String) -> Dom {
    let step = |n: u8| {
        el("i", "")
            .attr("data-done", n < now)
            .attr("data-now", n == now)
            .child((n == now).then(|| group().child(n)))
    };
    let steps: Vec<Dom> = (1..=5).map(step).collect();
    el("span", "ladder").attr("role", "img").attr("aria-label", label).child(steps)
}
