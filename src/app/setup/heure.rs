//! How *Quelle heure est-il ?* is played: with how much help, who begins (O5), options O1–O4.

use super::draft::Draft;
use crate::app::parts::icon;
use crate::app::words::tr;
use crate::rules::heure::{First, Options};
use leptos::prelude::*;

/// The choices of the table.
pub fn choices(draft: RwSignal<Draft>) -> AnyView {
    view! { {help(draft)}{who_begins(draft)}{fold(draft)} }.into_any()
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

fn help(draft: RwSignal<Draft>) -> AnyView {
    let now = Memo::new(move |_| draft.with(|draft| Help::of(draft.options)));
    let one = move |help: Help, sign: &str, title: &'static str, hint: &'static str| {
        view! {
            <label class="choice piece themed">
                <input class="unseen" type="radio" name="help" prop:checked=move || now.get() == help
                    on:change=move |_| draft.update(|draft| help.set(&mut draft.options))/>
                <span class="token">{icon(sign)}</span>
                <span class="words"><b>{title}</b><small>{hint}</small></span>
                <span class="tick">{icon("check")}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choices">
            <legend>{tr!(setup.help_mode)}</legend>
            {one(Help::Family, "hand", tr!(setup.mode_family), tr!(setup.mode_family_hint))}
            {one(Help::Little, "cake", tr!(setup.mode_little), tr!(setup.mode_little_hint))}
            {one(Help::Expert, "eye", tr!(setup.mode_expert), tr!(setup.mode_expert_hint))}
        </fieldset>
    }
    .into_any()
}

/// The youngest begins, as the table names him, or chance decides (option O5).
fn who_begins(draft: RwSignal<Draft>) -> AnyView {
    let seats = Memo::new(move |_| {
        draft.with(|draft| (0..draft.seats.len()).map(|seat| draft.name(seat)).collect::<Vec<_>>())
    });
    let random = Memo::new(move |_| draft.with(|draft| draft.options.first == First::Random));
    let youngest = Memo::new(move |_| draft.with(|draft| draft.youngest));
    let one = move |seat: usize, name: String| {
        let set = move |_| {
            draft.update(|draft| {
                draft.youngest = seat;
                draft.options.first = First::Youngest;
            });
        };
        view! {
            <label>
                <input class="unseen" type="radio" name="first" on:change=set
                    prop:checked=move || !random.get() && youngest.get() == seat/>
                <span>{name}</span>
            </label>
        }
        .into_any()
    };
    let set_random = move |_| draft.update(|draft| draft.options.first = First::Random);
    view! {
        <fieldset class="count">
            <legend>{tr!(setup.who_youngest)}</legend>
            <div class="segments text piece themed">
                {move || seats.get().into_iter().enumerate().map(|(seat, name)| one(seat, name)).collect_view()}
                <label>
                    <input class="unseen" type="radio" name="first" on:change=set_random
                        prop:checked=move || random.get()/>
                    <span>{tr!(setup.random_first)}</span>
                </label>
            </div>
        </fieldset>
    }
    .into_any()
}

/// The options that few tables change.
fn fold(draft: RwSignal<Draft>) -> AnyView {
    let changed = move || {
        let options = draft.with(|draft| draft.options);
        options.hidden_ghosts || options.answer_themselves || options.wide_emergency
    };
    let said = move || if changed() { tr!(setup.changed) } else { tr!(setup.advised) };
    view! {
        <details class="fold">
            <summary class="piece themed">
                <b>{tr!(setup.options)}</b><span>{said}</span>{icon("chevron-down")}
            </summary>
            <div class="options piece themed">
                {switch(draft, tr!(options.o1), tr!(options.o1_hint), |o| &mut o.hidden_ghosts)}
                {switch(draft, tr!(options.o3), tr!(options.o3_hint), |o| &mut o.answer_themselves)}
                {switch(draft, tr!(options.o4), tr!(options.o4_hint), |o| &mut o.wide_emergency)}
            </div>
        </details>
    }
    .into_any()
}

fn switch(
    draft: RwSignal<Draft>,
    title: &'static str,
    hint: &'static str,
    flag: fn(&mut Options) -> &mut bool,
) -> AnyView {
    let on = Memo::new(move |_| draft.with(|draft| *flag(&mut draft.options.clone())));
    view! {
        <label class="switch">
            <span class="words"><b>{title}</b><small>{hint}</small></span>
            <input class="unseen" type="checkbox" role="switch" prop:checked=move || on.get()
                on:change=move |event| {
                    let checked = event_target_checked(&event);
                    draft.update(|draft| *flag(&mut draft.options) = checked);
                }/>
            <span class="knob"></span>
        </label>
    }
    .into_any()
}
