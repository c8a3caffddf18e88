//! The set-up of *Quelle heure est-il ?*: how much help, who begins (O5), options O1–O4.

use super::words::refusal_words;
use crate::app::browser::sittings;
use crate::app::parts::field::Choice;
use crate::app::setup::draft::Draft;
use crate::app::setup::options::{OptionWords, OptionsFold};
use crate::app::setup::start::{chance, seat};
use crate::app::setup::youngest::Youngest;
use crate::app::shell::Shell;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::{First, Heure, Options, Setup};
use crate::rules::session::Session;
use leptos::prelude::*;

/// Deals to the table of the draft with a random seed.
pub fn start(shell: Shell, draft: &Draft) {
    deal(shell, draft, chance());
}

/// Deals with that seed.
pub fn deal(shell: Shell, draft: &Draft, seed: u64) {
    let (chairs, youngest) = (draft.chairs(), Seat(draft.youngest as u8));
    sit_down(shell, Setup { chairs, youngest, options: *draft.of(), seed });
}

/// Deals to the same table again and removes the finished sitting.
pub fn rematch(shell: Shell, sitting: Sitting<Heure>) {
    let setup = sitting.read(|session| session.setup().clone());
    sittings::remove(&sitting.id());
    sit_down(shell, Setup { seed: chance(), ..setup });
}

fn sit_down(shell: Shell, setup: Setup) {
    let chairs = setup.chairs.clone();
    seat(shell, Session::<Heure>::new(setup), |why| refusal_words(why, &chairs));
}

/// The choices of the table.
#[component]
pub fn Choices(draft: RwSignal<Draft>) -> impl IntoView {
    view! {
        <HelpModes draft/>
        <WhoBegins draft/>
        <OptionsFold draft options=options()/>
    }
}

/// The options that few tables change.
fn options() -> Vec<OptionWords<Options>> {
    vec![
        OptionWords::switch("HEURE-O1", tr!(heure_options.o1), tr!(heure_options.o1_hint)),
        OptionWords::switch("HEURE-O3", tr!(heure_options.o3), tr!(heure_options.o3_hint)),
        OptionWords::switch("HEURE-O4", tr!(heure_options.o4), tr!(heure_options.o4_hint)),
        OptionWords::switch("glowing", tr!(heure_options.bare), tr!(heure_options.bare_hint)),
    ]
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

    const fn icon(self) -> &'static str {
        match self {
            Help::Family => "hand",
            Help::Little => "cake",
            Help::Expert => "eye",
        }
    }
}

#[component]
fn HelpModes(draft: RwSignal<Draft>) -> impl IntoView {
    let mode = move |help: Help, title, hint| {
        let chosen = Signal::derive(move || draft.with(|draft| Help::of(*draft.of()) == help));
        let choose = move |_| draft.update(|draft| help.set(draft.of_mut()));
        view! { <Choice name="help" icon=help.icon() title hint chosen on:change=choose/> }
    };
    view! {
        <fieldset class="choices">
            <legend>{tr!(setup.help_mode)}</legend>
            {mode(Help::Family, tr!(setup.mode_family), tr!(setup.mode_family_hint))}
            {mode(Help::Little, tr!(setup.mode_little), tr!(setup.mode_little_hint))}
            {mode(Help::Expert, tr!(setup.mode_expert), tr!(setup.mode_expert_hint))}
        </fieldset>
    }
}

/// The youngest begins, as the table names him, or chance decides (option O5).
#[component]
fn WhoBegins(draft: RwSignal<Draft>) -> impl IntoView {
    let chosen = Signal::derive(move || draft.with(|draft| draft.first()));
    let choose = Callback::new(move |seat: Option<usize>| {
        draft.update(|draft| {
            seat.into_iter().for_each(|seat| draft.name_youngest(seat));
            draft.of_mut::<Options>().first =
                if seat.is_some() { First::Youngest } else { First::Random };
        });
    });
    view! { <Youngest draft chosen choose nobody=tr!(setup.random_first)/> }
}
