//! How *Quelle heure est-il ?* is played: with how much help, who begins (O5), options O1–O4.

use super::draft::Draft;
use super::start::{chance, seat};
use crate::app::Shell;
use crate::app::dom::{Dom, el, group};
use crate::app::heure::refusal_words;
use crate::app::old_parts::field::{choice, segment, switch};
use crate::app::old_parts::icon;
use crate::app::shell::sittings;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::{First, Heure, Options, Setup};
use crate::rules::options::TableOptions;
use crate::rules::session::Session;
use leptos::prelude::*;

/// Deals to the table that was set up.
pub fn start(shell: Shell, draft: &Draft) {
    deal(shell, draft, chance());
}

/// Deals with that seed.
pub fn deal(shell: Shell, draft: &Draft, seed: u64) {
    let (chairs, youngest) = (draft.chairs(), Seat(draft.youngest as u8));
    sit_down(shell, Setup { chairs, youngest, options: draft.options, seed });
}

/// The same table, dealt anew.
pub fn rematch(shell: Shell, sitting: Sitting<Heure>) {
    let setup = sitting.read(|session| session.setup().clone());
    sittings::remove(&sitting.id());
    sit_down(shell, Setup { seed: chance(), ..setup });
}

fn sit_down(shell: Shell, setup: Setup) {
    let chairs = setup.chairs.clone();
    seat(shell, Session::<Heure>::new(setup), |why| refusal_words(why, &chairs));
}

/// Sets what a link asks for: a table option by its rule id.
pub fn set_option(draft: &mut Draft, id: &str, value: &str) {
    // An option that this game does not have changes nothing.
    let _ = draft.options.set(id, value);
}

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
    let one = move |help: Help, sign: &str, title: &'static str, hint: &'static str| {
        let chosen = move || draft.with(|draft| Help::of(draft.options) == help);
        let choose = move || draft.update(|draft| help.set(&mut draft.options));
        choice("help", (sign, title, hint), Box::new(chosen), Box::new(choose))
    };
    el("fieldset", "choices")
        .child(el("legend", "").child(tr!(setup.help_mode)))
        .child(one(Help::Family, "hand", tr!(setup.mode_family), tr!(setup.mode_family_hint)))
        .child(one(Help::Little, "cake", tr!(setup.mode_little), tr!(setup.mode_little_hint)))
        .child(one(Help::Expert, "eye", tr!(setup.mode_expert), tr!(setup.mode_expert_hint)))
}

/// The youngest begins, as the table names him, or chance decides (option O5).
fn who_begins(draft: RwSignal<Draft>) -> Dom {
    let names = Memo::new(move |_| {
        draft.with(|draft| (0..draft.seats.len()).map(|seat| draft.name(seat)).collect::<Vec<_>>())
    });
    let random = segment(
        "first",
        tr!(setup.random_first),
        Box::new(move || draft.with(|draft| draft.options.first == First::Random)),
        Box::new(move || draft.update(|draft| draft.options.first = First::Random)),
    );
    let persons = move || -> Vec<Dom> {
        names.get().into_iter().enumerate().map(|(seat, name)| begins(draft, seat, name)).collect()
    };
    el("fieldset", "count")
        .child(el("legend", "").child(tr!(setup.who_youngest)))
        .child(el("div", "segments text piece themed").child(persons).child(random))
}

fn begins(draft: RwSignal<Draft>, seat: usize, name: String) -> Dom {
    let chosen = move || {
        draft.with(|draft| draft.options.first == First::Youngest && draft.youngest == seat)
    };
    let choose = move || {
        draft.update(|draft| {
            draft.name_youngest(seat);
            draft.options.first = First::Youngest;
        });
    };
    segment("first", name, Box::new(chosen), Box::new(choose))
}

/// The options that few tables change.
fn fold(draft: RwSignal<Draft>) -> Dom {
    let said = move || {
        let options = draft.with(|draft| draft.options);
        let changed = options.hidden_ghosts || options.answer_themselves || options.wide_emergency;
        if changed { tr!(setup.changed) } else { tr!(setup.advised) }
    };
    let summary = el("summary", "piece themed")
        .child(el("b", "").child(tr!(setup.options)))
        .child(el("span", "").child(said))
        .child(icon("chevron-down"));
    let options = el("div", "options piece themed")
        .child(option(draft, tr!(options.o1), tr!(options.o1_hint), |o| &mut o.hidden_ghosts))
        .child(option(draft, tr!(options.o3), tr!(options.o3_hint), |o| &mut o.answer_themselves))
        .child(option(draft, tr!(options.o4), tr!(options.o4_hint), |o| &mut o.wide_emergency));
    el("details", "fold").child(summary).child(options)
}

fn option(
    draft: RwSignal<Draft>,
    title: &'static str,
    hint: &'static str,
    flag: fn(&mut Options) -> &mut bool,
) -> Dom {
    let on = move || draft.with(|draft| *flag(&mut draft.options.clone()));
    let set = move |on| draft.update(|draft| *flag(&mut draft.options) = on);
    switch(title, hint, Box::new(on), Box::new(set))
}
