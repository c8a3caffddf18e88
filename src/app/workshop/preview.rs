//! A card as the table will see it: its ticket in the colours of a game that asks such cards, and the right
//! answer, which the table sees last.

use super::words::kind_words;
use crate::app::parts::Icon;
use crate::app::parts::ticket::{Heading, Question, Ticket};
use crate::app::words::{deck_lang, set_deck_language, tr};
use crate::workshop::amount::written;
use crate::workshop::card::{Asks, Kind, Language, OwnCard};
use leptos::prelude::*;

/// What stands under the question: a text, and whether it is right.
type Line = (String, Option<bool>);

/// The ticket, re-rendered at every keystroke.
#[component]
pub fn Preview(card: RwSignal<OwnCard>, language: Language) -> impl IntoView {
    let ticket = move || card.with(|card| ticket(card, language));
    view! {
        <section class="preview" aria-label=tr!(workshop.preview)>
            <h2>{tr!(workshop.preview)}</h2>
            {ticket}
        </section>
    }
}

/// The game in whose colours a kind is shown.
const fn world(kind: Kind) -> &'static str {
    match kind {
        Kind::Two | Kind::Sheet | Kind::Star => "midi",
        Kind::Choice => "millions",
        Kind::Open | Kind::Number => "defizz",
        Kind::List => "egomaster",
    }
}

fn ticket(card: &OwnCard, language: Language) -> impl IntoView + use<> {
    let kind = card.asks.kind();
    set_deck_language(Some(language.into()));
    let text = match &*card.q {
        _ if !card.is_text() => tr!(workshop.kind_star),
        "" => tr!(workshop.no_question),
        q => q,
    };
    let head = if text == card.q {
        view! { <Question text/> }.into_any()
    } else {
        view! { <Heading text/> }.into_any()
    };
    let clue = Some(card.clue.clone()).filter(|clue| !clue.is_empty());
    let clue = clue.map(|clue| view! { <p class="clue"><Icon name="eye"/>{clue}</p> });
    let line = |(text, right): Line| {
        let icon = right.map(|right| view! { <Icon name=if right { "check" } else { "close" }/> });
        view! { <li data-right=right.map(|right| right.to_string())>{icon}<span>{text}</span></li> }
    };
    let lines = lines(&card.asks, language).into_iter().filter(|(text, _)| !text.trim().is_empty());
    let note = card.note.clone().map(|note| view! { <p class="note" lang=deck_lang()>{note}</p> });
    let call = ().into_any();
    view! {
        <div class="world" data-game=world(kind)>
            <Ticket label=kind_words(kind) stub=None call>
                {clue}
                {head}
            </Ticket>
            <ol class="verdicts" lang=deck_lang()>{lines.map(line).collect_view()}</ol>
            {note}
        </div>
    }
}

/// The right and the wrong answers.
pub fn lines(asks: &Asks, language: Language) -> Vec<Line> {
    let yes = |text: &String| (text.clone(), Some(true));
    let no = |text: &String| (text.clone(), Some(false));
    match asks {
        Asks::Two(two) => {
            let [right, wrong] = two.right_and_wrong();
            vec![yes(right), no(wrong)]
        }
        Asks::Sheet(sheet) => sheet.truths.iter().map(yes).chain([no(&sheet.intruder)]).collect(),
        Asks::Open(open) => {
            let all = [&open.answer].into_iter().chain(&open.accept).map(yes);
            all.chain(open.refuse.iter().map(no)).collect()
        }
        Asks::Choice(choice) => {
            [yes(&choice.right)].into_iter().chain(choice.wrong.iter().map(no)).collect()
        }
        Asks::List(list) => {
            let traps = list.traps.iter().map(|trap| no(&trap.a));
            list.answers.iter().map(|one| yes(&one.a)).chain(traps).collect()
        }
        Asks::Star(star) => [&star.answer].into_iter().chain(&star.accept).map(yes).collect(),
        Asks::Number(amount) => {
            let digits = amount.value.map(|value| written(value, language));
            let words = |digits: String| [&digits, "\u{a0}", &amount.unit].concat();
            vec![(digits.map(words).unwrap_or_default().trim().to_owned(), Some(true))]
        }
    }
}
