//! The card by its clues (DEF-T6 to T8): three clues to choose from, Help!, the question side
//! behind the curtain. No mode is in the page before its time (DEF-R11).

use super::desk::{Desk, concerned};
use super::die::{FoamDie, kind_name, kind_word};
use super::stage::Ask;
use super::words::mode_word;
use crate::app::parts::money::figure;
use crate::app::parts::raised::{in_languages, raised};
use crate::app::parts::{Symbol, ask_first};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::view::{PhaseView, SideView, TurnView};
use crate::rules::defizz::{Kind, Move};
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The stage: the die, Help!, the card.
#[component]
pub fn Clues() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Clues { turn, chooser } = desk.phase.get() else { return None };
        let words = tr!(defizz.choose_ask, name = desk.name(chooser));
        let minimum = tr!(defizz.at_least, sum = figure(turn.minimum));
        let bank = desk.bank.get().is_some();
        Some(view! {
            <div class="clues">
                <Ask seat=chooser words hint=then_words(desk, &turn, chooser)/>
                <div class="roll">
                    <div class="splash"><FoamDie die=Some(turn.die) tumbles=true/></div>
                    <p class="tag">{if bank { tr!(defizz.worth_500).into() } else { minimum }}</p>
                </div>
                <TheCard turn=turn.clone() chooser/>
                <HelpCard turn/>
            </div>
        })
    };
    view! { {stage} }
}

/// The hint of what comes after the choice.
fn then_words(desk: Desk, turn: &TurnView, chooser: Seat) -> String {
    let active = desk.active.get().unwrap_or(chooser);
    if active != chooser {
        return tr!(defizz.chosen_for, name = desk.name(active));
    }
    match (&*concerned(desk, active, turn), turn.die.kind) {
        ([only], _) => tr!(defizz.then_against, name = desk.name(*only)),
        (_, Kind::Duel) => tr!(defizz.then_opponent).into(),
        (_, Kind::Multi) => tr!(defizz.then_all).into(),
    }
}

/// The challenge card: blue for Duel, pink for Multi; its clues are the buttons.
#[component]
fn TheCard(turn: TurnView, chooser: Seat) -> impl IntoView {
    let desk = Desk::get();
    let kind = turn.die.kind;
    let person = desk.is_person(chooser);
    let read = match desk.reader.get() {
        Some(reader) => tr!(defizz.clues_read, name = desk.name(reader)),
        None => tr!(defizz.clues_shown).into(),
    };
    let clue = move |(place, clue): (u8, String)| {
        view! { <li><ClueButton place clue person/></li> }
    };
    view! {
        <section class="challenge" data-kind=kind_name(kind)>
            <CardHead kind hint=read/>
            <ol class="clue-list">{(0..).zip(turn.clues).map(clue).collect_view()}</ol>
        </section>
    }
}

/// The kind of the card, and a word beside it.
#[component]
pub fn CardHead(kind: Kind, #[prop(into)] hint: String) -> impl IntoView {
    view! {
        <header>
            <h2><i class="rings-of" aria-hidden="true"></i>{kind_word(kind)}</h2>
            <p>{hint}</p>
        </header>
    }
}

/// A clue in the quotation marks of the app.
pub fn quoted(clue: &str) -> AnyView {
    in_languages(&tr!(defizz.quoted, clue = of_deck(clue)))
}

#[component]
fn ClueButton(place: u8, clue: String, person: bool) -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button
            class="clue piece"
            data-move=person.then_some("choose")
            disabled=!person
            on:click=move |_| desk.act(Move::Choose(place))
        >
            <span class="no">{place + 1}</span>
            <span class="words">{quoted(&clue)}</span>
            <span class="hidden" aria-hidden="true">"?"</span>
        </button>
    }
}

/// The button of the active player's Help! card, or of the card that it has opened (DEF-H).
#[component]
fn HelpCard(turn: TurnView) -> impl IntoView {
    let desk = Desk::get();
    let active = desk.active.get().filter(|seat| desk.is_person(*seat))?;
    let has = desk.seat_view(active).get().piece.help;
    Some(match (turn.helped, has) {
        (true, _) => view! {
            <button class="help-card piece" data-act="card" on:click=move |_| desk.asks_to_look.set(true)>
                <HelpWords title=tr!(defizz.help_again) hint=tr!(defizz.help_again_hint)/>
            </button>
        }
        .into_any(),
        (false, true) => view! { <PlaysHelp active/> }.into_any(),
        (false, false) => return None,
    })
}

#[component]
fn HelpWords(title: &'static str, hint: &'static str) -> impl IntoView {
    view! {
        <Symbol sprite="defizz" id="help-card" view_box="0 0 58 72"/>
        <span class="text"><b>{title}</b><small>{hint}</small></span>
    }
}

/// Takes two taps: the card can be played once a game, and what it has shown cannot be taken back.
#[component]
fn PlaysHelp(active: Seat) -> impl IntoView {
    let desk = Desk::get();
    let (sure, tap) = ask_first(move || {
        desk.asks_to_look.set(true);
        desk.sitting.act(crate::rules::By::Seat(active), Move::Help);
    });
    let words = move || {
        if sure.get() {
            view! { <HelpWords title=tr!(defizz.help_sure) hint=tr!(defizz.help_sure_hint)/> }
        } else {
            view! { <HelpWords title="Help!" hint=tr!(defizz.help_hint)/> }
        }
    };
    view! {
        <button class="help-card piece" data-move="help" data-sure=sure on:click=tap>{words}</button>
    }
}

/// The question side of the card, for the player of Help!, who can choose here, too.
#[component]
pub fn QuestionSide() -> impl IntoView {
    let desk = Desk::get();
    let side = move || {
        let PhaseView::Clues { turn, .. } = desk.phase.get() else { return None };
        let (kind, clues) = (turn.die.kind, turn.clues.clone());
        let line = move |((place, clue), SideView { text, mode }): ((u8, String), SideView)| {
            view! {
                <li>
                    <button class="clue piece" data-move="choose" on:click=move |_| desk.act(Move::Choose(place))>
                        <span class="no">{place + 1}</span>
                        <span class="words"><small>{quoted(&clue)}</small>{raised(&of_deck(&text))}</span>
                        <span class="mode-tag">{mode_word(mode)}</span>
                    </button>
                </li>
            }
        };
        let lines = (0..).zip(clues).zip(turn.card?).map(line).collect_view();
        Some(view! {
            <section class="challenge" data-kind=kind_name(kind)>
                <CardHead kind hint=tr!(defizz.side_hint)/>
                <ol class="clue-list">{lines}</ol>
            </section>
        })
    };
    view! { {side} }
}
