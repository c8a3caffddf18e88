//! Who reads the questions where somebody at the table can: a player, or the tablet (*Midi*, DEF-O8,
//! EGO-O9).

use crate::app::parts::field::Choice;
use crate::app::words::tr;
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
    /// Takes the choice: whether the tablet shall read.
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
