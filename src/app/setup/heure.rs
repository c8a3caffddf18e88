//! How *Quelle heure est-il ?* is played: with how much help, who begins (O5), options O1–O4.

use super::draft::Draft;
use crate::app::dom::{Dom, el, group};
use crate::app::parts::icon;
use crate::app::words::tr;
use crate::rules::heure::{First, Options};
use leptos::prelude::*;

/// The choices of the table.
pub fn choices(draft: RwSignal<Draft>) -> Dom {
    group().child(help(draft)).child(who_begins(draft)).child(fold(draft))
}

/// How much help: glowing slots, and blunders refused (option O2).
#[derive(Clone, Copy, PartialEq)]
enum Help {
    Family,
    Little,
    Expert,
}

impl Help {
    const fn of(options: Options) -> Help {
        match (options.glow, options.no_blunders) {
            (_, true) => Help::Little,
            (true, false) => Help::Family,
            (false, false) => Help::Expert,
        }
    }

    const fn set(self, options: &mut Options) {
        options.glow = !matches!(self, Help::Expert);
        options.no_blunders = matches!(self, Help::Little);
    }
}

fn help(draft: RwSignal<Draft>) -> Dom {
    let now = Memo::new(move |_| draft.with(|draft| Help::of(draft.options)));
    let one = move |help: Help, sign: &str, title: &'static str, hint: &'static str| {
        el("label")
            .class("choice piece themed")
            .child(
                el("input")
                    .class("unseen")
                    .attr("type", "radio")
                    .attr("name", "help")
                    .prop("checked", move || now.get() == help)
                    .on("change", move |_: web_sys::Event| {
                        draft.update(|draft| help.set(&mut draft.options))
                    }),
            )
            .child(el("span").class("token").child(icon(sign)))
            .child(
                el("span")
                    .class("words")
                    .child(el("b").child(title))
                    .child(el("small").child(hint)),
            )
            .child(el("span").class("tick").child(icon("check")))
    };
    el("fieldset")
        .class("choices")
        .child(el("legend").child(tr!(setup.help_mode)))
        .child(one(Help::Family, "hand", tr!(setup.mode_family), tr!(setup.mode_family_hint)))
        .child(one(Help::Little, "cake", tr!(setup.mode_little), tr!(setup.mode_little_hint)))
        .child(one(Help::Expert, "eye", tr!(setup.mode_expert), tr!(setup.mode_expert_hint)))
}

/// The youngest begins, as the table names him, or chance decides (option O5).
fn who_begins(draft: RwSignal<Draft>) -> Dom {
    let seats = Memo::new(move |_| {
        draft.with(|draft| (0..draft.seats.len()).map(|seat| draft.name(seat)).collect::<Vec<_>>())
    });
    let random = Memo::new(move |_| draft.with(|draft| draft.options.first == First::Random));
    let youngest = Memo::new(move |_| draft.with(|draft| draft.youngest));
    let one = move |seat: usize, name: String| {
        let set = move || {
            draft.update(|draft| {
                draft.youngest = seat;
                draft.options.first = First::Youngest;
            });
        };
        el("label")
            .child(
                el("input")
                    .class("unseen")
                    .attr("type", "radio")
                    .attr("name", "first")
                    .on("change", move |_: web_sys::Event| set())
                    .prop("checked", move || !random.get() && youngest.get() == seat),
            )
            .child(el("span").child(name))
    };
    let set_random = move || draft.update(|draft| draft.options.first = First::Random);
    el("fieldset").class("count").child(el("legend").child(tr!(setup.who_youngest))).child(
        el("div")
            .class("segments text piece themed")
            .child(move || {
                seats
                    .get()
                    .into_iter()
                    .enumerate()
                    .map(|(seat, name)| one(seat, name))
                    .collect::<Vec<_>>()
            })
            .child(
                el("label")
                    .child(
                        el("input")
                            .class("unseen")
                            .attr("type", "radio")
                            .attr("name", "first")
                            .on("change", move |_: web_sys::Event| set_random())
                            .prop("checked", move || random.get()),
                    )
                    .child(el("span").child(tr!(setup.random_first))),
            ),
    )
}

/// The options that few tables change.
fn fold(draft: RwSignal<Draft>) -> Dom {
    let changed = move || {
        let options = draft.with(|draft| draft.options);
        options.hidden_ghosts || options.answer_themselves || options.wide_emergency
    };
    let said = move || if changed() { tr!(setup.changed) } else { tr!(setup.advised) };
    el("details")
        .class("fold")
        .child(
            el("summary")
                .class("piece themed")
                .child(el("b").child(tr!(setup.options)))
                .child(el("span").child(said))
                .child(icon("chevron-down")),
        )
        .child(
            el("div")
                .class("options piece themed")
                .child(switch(draft, tr!(options.o1), tr!(options.o1_hint), |o| {
                    &mut o.hidden_ghosts
                }))
                .child(switch(draft, tr!(options.o3), tr!(options.o3_hint), |o| {
                    &mut o.answer_themselves
                }))
                .child(switch(draft, tr!(options.o4), tr!(options.o4_hint), |o| {
                    &mut o.wide_emergency
                })),
        )
}

fn switch(
    draft: RwSignal<Draft>,
    title: &'static str,
    hint: &'static str,
    flag: fn(&mut Options) -> &mut bool,
) -> Dom {
    let on = Memo::new(move |_| draft.with(|draft| *flag(&mut draft.options.clone())));
    el("label")
        .class("switch")
        .child(el("span").class("words").child(el("b").child(title)).child(el("small").child(hint)))
        .child(
            el("input")
                .class("unseen")
                .attr("type", "checkbox")
                .attr("role", "switch")
                .prop("checked", move || on.get())
                .on("change", move |event: web_sys::Event| {
                    let checked = event_target_checked(&event);
                    draft.update(|draft| *flag(&mut draft.options) = checked);
                }),
        )
        .child(el("span").class("knob"))
}
