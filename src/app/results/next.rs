//! The actions after a game: a rematch, another game with the same people, the replay, the picture, printing.

use crate::app::parts::WordButton;
use crate::app::parts::others::rise_for;
use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::words::tr;
use crate::podium::Shown;
use leptos::prelude::*;

/// The buttons of the next actions; the children come last.
#[component]
pub fn Next(
    on_rematch: Callback<()>,
    on_share: Callback<()>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let shell = Shell::get();
    let table = expect_context::<Table>();
    let waits = move || (table.ending.get() < Shown::All).then_some("true");
    // Sharing and printing lead out of the page; visitors choose only among what the house offers.
    let public = shell.kiosk.public.get_untracked();
    let other = move |_| if public { rise_for(table, Place::Home) } else { table.others.set(true) };
    let rematch = move |_| on_rematch.run(());
    let share = move |_| on_share.run(());
    let print = |_| _ = window().print();
    view! {
        <div class="next" data-waits=waits>
            <WordButton
                act="rematch"
                icon="again"
                label=tr!(results.rematch)
                class="button big piece"
                on:click=rematch
            />
            <WordButton act="other" icon="shelf" label=tr!(results.other) on:click=other/>
            {(!public).then(|| view! {
                <WordButton
                    act="replay"
                    icon="eye"
                    label=tr!(replay.watch)
                    on:click=move |_| table.watch_again(0)
                />
                <WordButton act="share" icon="share" label=tr!(results.share) on:click=share/>
                <WordButton act="print" icon="print" label=tr!(results.print) on:click=print/>
            })}
            {children.map(|children| children())}
        </div>
    }
}
