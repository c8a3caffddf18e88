//! The choice who reads the questions: a player at the table, or the tablet (*Midi*, DEF-O8, EGO-O9).

use super::draft::Draft;
use super::game_draft::Kept;
use crate::app::parts::field::Choice;
use crate::app::words::tr;
use crate::rules::company::Reading;
use crate::rules::options::TableOption;
use leptos::prelude::*;

/// One of the players reads, or the tablet.
#[component]
pub fn WhoReads(
    /// Whether the tablet does.
    #[prop(into)]
    tablet: Signal<bool>,
    /// Whether there are too few for one of the players to read.
    #[prop(into)]
    few: Signal<bool>,
    /// Called with whether the tablet shall read.
    choose: Callback<bool>,
    reader_hint: &'static str,
    tablet_hint: &'static str,
) -> impl IntoView {
    let tablet = Memo::new(move |_| tablet.get() || few.get());
    let reader = Signal::derive(move || !tablet.get());
    view! {
        <fieldset class="choices">
            <legend>{tr!(setup.reading)}</legend>
            <Choice
                name="reading"
                icon="person"
                title=tr!(setup.reader)
                hint=reader_hint
                chosen=reader
                barred=few
                on:change=move |_| choose.run(false)
            />
            <Choice
                name="reading"
                icon="speak"
                title=tr!(setup.tablet)
                hint=tablet_hint
                chosen=tablet
                on:change=move |_| choose.run(true)
            />
        </fieldset>
    }
}

/// The same for games with an option for it, in which the reader does not play (DEF-O8, EGO-O9).
#[component]
pub fn ReadingOption<O: Kept>(
    draft: RwSignal<Draft>,
    option: &'static TableOption<O>,
    reader_hint: &'static str,
    tablet_hint: &'static str,
) -> impl IntoView {
    let tablet = Signal::derive(move || option.place(&draft.with(O::of)) != 0);
    let few = Signal::derive(move || draft.with(needs_tablet));
    let choose = Callback::new(move |tablet| {
        draft.update(|draft| option.put(O::of_mut(draft), u8::from(tablet)));
    });
    view! { <WhoReads tablet few choose reader_hint tablet_hint/> }
}

/// Whether too few sit for a reader, so that the tablet reads (DEF-R1, EGO-R1).
pub fn needs_tablet(draft: &Draft) -> bool {
    draft.seats.len() < Reading::default().least_players()
}
