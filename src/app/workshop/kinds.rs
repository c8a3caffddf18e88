//! The fields that depend on a card's kind.

use super::advised::Spot;
use super::editor::Draft;
use super::fields::{TextLine, TextLines, lines};
use super::star::StarFields;
use super::words::reason_words;
use crate::app::parts::WordButton;
use crate::app::parts::field::SegmentsField;
use crate::app::words::tr;
use crate::decks::midi::Side;
use crate::workshop::amount::{why_not, written};
use crate::workshop::card::{Amount, Answers, Asks, Choice, Sheet, Spoken, Two};
use crate::workshop::cells;
use crate::workshop::check::{LONGEST_OPTION, LONGEST_UNIT, MOST_WRONG, TRUTHS};
use leptos::prelude::*;

/// The longest text of a field of several lines, in letters.
const MANY: usize = 12_000;

/// The fields of that kind.
#[component]
pub fn KindFields(draft: Draft) -> impl IntoView {
    match draft.card.get_untracked().asks {
        Asks::Two(two) => view! { <TwoFields draft two/> }.into_any(),
        Asks::Sheet(sheet) => view! { <SheetFields draft sheet/> }.into_any(),
        Asks::Open(open) => view! { <OpenFields draft open/> }.into_any(),
        Asks::Choice(choice) => view! { <ChoiceFields draft choice/> }.into_any(),
        Asks::List(list) => view! { <ListFields draft list/> }.into_any(),
        Asks::Number(amount) => view! { <NumberFields draft amount/> }.into_any(),
        Asks::Star(star) => view! { <StarFields draft star/> }.into_any(),
    }
}

/// A callback that changes what a card of one kind has; a card of another kind stays as it is.
macro_rules! set {
    ($draft:ident, $kind:ident, |$asks:ident, $text:ident| $change:expr) => {
        Callback::new(move |$text: String| {
            $draft.change(|card| {
                if let Asks::$kind($asks) = &mut card.asks {
                    $change;
                }
            });
        })
    };
}

#[component]
fn TwoFields(draft: Draft, two: Two) -> impl IntoView {
    let visible = set!(draft, Two, |two, text| two.visible.clone_from(&text));
    let hidden = set!(draft, Two, |two, text| two.hidden.clone_from(&text));
    let right = RwSignal::new(two.right);
    let choose = Callback::new(move |side: Side| {
        right.set(side);
        draft.change(|card| {
            if let Asks::Two(two) = &mut card.asks {
                two.right = side;
            }
        });
    });
    // Advice follows the right and the wrong proposition, whichever side that is.
    let notes = move |of: Side| {
        let (yes, no) = (draft.notes(Spot::Right), draft.notes(Spot::Wrong(0)));
        Signal::derive(move || if right.get() == of { yes.get() } else { no.get() })
    };
    let sides = vec![
        (Side::Visible, tr!(workshop.visible).to_owned()),
        (Side::Hidden, tr!(workshop.hidden).to_owned()),
    ];
    view! {
        <TextLine id="card-visible" title=tr!(workshop.visible) now=two.visible most=LONGEST_OPTION set=visible notes=notes(Side::Visible)/>
        <TextLine id="card-hidden" title=tr!(workshop.hidden) now=two.hidden most=LONGEST_OPTION set=hidden hint=tr!(workshop.hidden_hint) notes=notes(Side::Hidden)/>
        <SegmentsField title=tr!(workshop.which_right) name="card-right-side" choices=sides chosen=right choose/>
    }
}

#[component]
fn SheetFields(draft: Draft, sheet: Sheet) -> impl IntoView {
    let truths = set!(draft, Sheet, |sheet, text| sheet.truths = lines(&text));
    let intruder = set!(draft, Sheet, |sheet, text| sheet.intruder.clone_from(&text));
    view! {
        <TextLines id="card-truths" title=tr!(workshop.truths) now=sheet.truths.join("\n") most=MANY rows=TRUTHS as u8 set=truths hint=tr!(workshop.truths_hint) notes=draft.notes(Spot::Right)/>
        <TextLine id="card-intruder" title=tr!(workshop.intruder) now=sheet.intruder most=LONGEST_OPTION set=intruder notes=draft.notes(Spot::Wrong(0))/>
    }
}

#[component]
fn OpenFields(draft: Draft, open: Spoken) -> impl IntoView {
    let answer = set!(draft, Open, |open, text| open.answer.clone_from(&text));
    let accept = set!(draft, Open, |open, text| open.accept = lines(&text));
    let refuse = set!(draft, Open, |open, text| open.refuse = lines(&text));
    view! {
        <TextLine id="card-answer" title=tr!(workshop.answer) now=open.answer most=LONGEST_OPTION set=answer notes=draft.notes(Spot::Right)/>
        <TextLines id="card-accept" besides=true title=tr!(workshop.accept) now=open.accept.join("\n") most=MANY rows=2 set=accept hint=tr!(workshop.accept_hint)/>
        <TextLines id="card-refuse" besides=true title=tr!(workshop.refuse) now=open.refuse.join("\n") most=MANY rows=2 set=refuse hint=tr!(workshop.refuse_hint) notes=draft.notes(Spot::Refused)/>
    }
}

/// The ids of the fields of wrong propositions; more than three where it is not known which one is right.
const WRONG_IDS: [&str; 12] = [
    "card-wrong-1",
    "card-wrong-2",
    "card-wrong-3",
    "card-wrong-4",
    "card-wrong-5",
    "card-wrong-6",
    "card-wrong-7",
    "card-wrong-8",
    "card-wrong-9",
    "card-wrong-10",
    "card-wrong-11",
    "card-wrong-12",
];

/// The levels of *Millions*.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=15;

#[component]
fn ChoiceFields(draft: Draft, choice: Choice) -> impl IntoView {
    let right = set!(draft, Choice, |choice, text| choice.right.clone_from(&text));
    let wrong = move |at: usize| {
        set!(draft, Choice, |choice, text| {
            choice.wrong.resize(choice.wrong.len().max(at + 1), String::new());
            choice.wrong[at].clone_from(&text);
        })
    };
    let undecided = choice.right.is_empty() && choice.wrong.len() > MOST_WRONG;
    let count = choice.wrong.len().max(MOST_WRONG);
    let wrongs = WRONG_IDS.into_iter().enumerate().take(count).map(|(at, id)| {
        let now = choice.wrong.get(at).cloned().unwrap_or_default();
        let titles = [tr!(workshop.wrong_1), tr!(workshop.wrong_2), tr!(workshop.wrong_3)];
        let title = titles.get(at).copied().filter(|_| !undecided);
        let title = title.unwrap_or(tr!(workshop.an_option));
        view! {
            <TextLine id title now most=LONGEST_OPTION set=wrong(at) notes=draft.notes(Spot::Wrong(at))>
                <IsRight draft at/>
            </TextLine>
        }
    });
    view! {
        <TextLine id="card-right" title=tr!(workshop.right) now=choice.right most=LONGEST_OPTION set=right notes=draft.notes(Spot::Right)/>
        {wrongs.collect_view()}
        <Level draft level=choice.level/>
    }
}

/// The button that makes a proposition the right one, as long as none is.
#[component]
fn IsRight(draft: Draft, at: usize) -> impl IntoView {
    let offered = Memo::new(move |_| {
        draft.card.with(|card| match &card.asks {
            Asks::Choice(Choice { right, wrong, .. }) if right.trim().is_empty() => {
                wrong.get(at).is_some_and(|text| !text.trim().is_empty())
            }
            _ => false,
        })
    });
    let choose = move |_| {
        draft.change_at_once(|card| {
            if let Asks::Choice(Choice { right, wrong, .. }) = &mut card.asks
                && at < wrong.len()
            {
                *right = wrong.remove(at);
            }
        });
    };
    view! {
        <Show when=move || offered.get()>
            <WordButton act="make-right" icon="check" label=tr!(workshop.make_right) on:click=choose/>
        </Show>
    }
}

#[component]
fn Level(draft: Draft, level: Option<u8>) -> impl IntoView {
    let set = set!(draft, Choice, |choice, text| choice.level = text.parse().ok());
    let one = move |n: u8| {
        view! { <option value=n.to_string()>{n.to_string()}</option> }
    };
    let now = level.map_or_else(String::new, |level| level.to_string());
    view! {
        <div class="field">
            <label for="card-level">{tr!(workshop.level)}</label>
            <select id="card-level" prop:value=now on:change=move |event| set.run(event_target_value(&event))>
                <option value="">{tr!(workshop.no_level)}</option>
                {LEVELS.map(one).collect_view()}
            </select>
            <small>{tr!(workshop.level_hint)}</small>
        </div>
    }
}

#[component]
fn ListFields(draft: Draft, list: Answers) -> impl IntoView {
    let answers = set!(draft, List, |list, text| {
        list.answers = lines(&text).iter().map(|line| cells::listed(line)).collect();
    });
    let traps = set!(draft, List, |list, text| {
        list.traps = lines(&text).iter().map(|line| cells::trap(line)).collect();
    });
    view! {
        <TextLines id="card-answers" title=tr!(workshop.answers) now=cells::said(&list).join("\n") most=MANY rows=6 set=answers hint=tr!(workshop.answers_hint) notes=draft.notes(Spot::Right)/>
        <TextLines id="card-traps" besides=true title=tr!(workshop.traps) now=cells::fallen(&list).join("\n") most=MANY rows=3 set=traps hint=tr!(workshop.traps_hint) notes=draft.notes(Spot::Wrong(0))/>
    }
}

#[component]
fn NumberFields(draft: Draft, amount: Amount) -> impl IntoView {
    let language = draft.language;
    let now = amount.value.map_or(amount.typed, |value| written(value, language));
    let value = set!(draft, Number, |amount, text| amount.read(&text, language));
    let unit = set!(draft, Number, |amount, text| amount.unit.clone_from(&text));
    // An empty field is not called wrong before there is a question, nor while somebody writes on a new card.
    let wrong = Signal::derive(move || {
        let touched = draft.touched.get();
        draft.card.with(|card| match &card.asks {
            Asks::Number(Amount { value: None, typed, .. })
                if !typed.is_empty() || (touched && !card.q.trim().is_empty()) =>
            {
                Some(reason_words(&why_not(typed)))
            }
            _ => None,
        })
    });
    view! {
        <TextLine id="card-value" title=tr!(workshop.value) now most=24 set=value hint=tr!(workshop.value_hint) wrong/>
        <TextLine id="card-unit" besides=true title=tr!(workshop.unit) now=amount.unit most=LONGEST_UNIT set=unit notes=draft.notes(Spot::Unit)/>
    }
}
