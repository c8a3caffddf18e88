//! One seat of the table: its name, its mark, who plays it, where it sits.

use super::draft::Draft;
use super::edges::ChooseEdge;
use super::plan::{Chip, waiting};
use crate::app::browser::profiles::Profile;
use crate::app::bundles::games::GameBox;
use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::parts::field::{NameField, SegmentsField, Shapes};
use crate::app::parts::{GoButton, SeatMark, WordButton};
use crate::app::shell::Shell;
use crate::app::words::{default_name, level_name, tr};
use crate::rules::{Chair, Level, Mark, Player};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// The sheet of one seat; `chair` is its chair when the sheet opens.
#[component]
pub fn PlayerForm(
    game: &'static GameBox,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
    seat: usize,
    chair: Chair,
) -> impl IntoView {
    let shell = Shell::get();
    when_closed(move || editing.set(None));
    let name = Memo::new(move |_| {
        draft.with(|draft| draft.seats.get(seat).map_or_else(String::new, |_| draft.name(seat)))
    });
    let rename = Callback::new(move |name| {
        change(shell, draft, seat, |chair| chair.name = name);
    });
    let mark = move || draft.with(|d| d.seats.get(seat).map_or(chair.mark, |chair| chair.mark));
    // A colour that is chosen is its person's for good.
    let choose = move |mark: Mark| {
        draft.update(|draft| draft.set_mark(seat, mark));
        let of = |draft: &Draft| draft.seats.get(seat).and_then(|chair| chair.profile);
        if let Some(id) = draft.with_untracked(of) {
            shell.change_profiles(|profiles| profiles.set_mark(id, mark));
        }
    };
    let close = move |event: SubmitEvent| {
        event.prevent_default();
        shell.dialog.set(false);
    };
    view! {
        <Sheet class="sheet ask-sheet wide" label=tr!(setup.edit, name = name.get_untracked())>
            <header role="none"><h1>{name}</h1></header>
            <form class="body player-form" on:submit=close>
                <Known draft seat/>
                <ChooseEdge draft seat/>
                <NameField now=chair.name placeholder=default_name(chair.mark.0) set=rename/>
                <Shapes chosen=Signal::derive(mark) choose=Callback::new(choose)/>
                <WhoPlays draft seat/>
                {(game.seat_choices)(draft, seat)}
            </form>
            <Foot draft seat/>
        </Sheet>
    }
}

/// Saved people who do not sit yet: a tap seats one of them here.
#[component]
fn Known(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let shell = Shell::get();
    let waiting = draft.with_untracked(|draft| waiting(draft, shell));
    let one = |profile: Profile| {
        let (mark, name) = (profile.mark, profile.name.clone());
        let sits = move |_| {
            let known = shell.profiles.get_untracked();
            draft.update(|draft| draft.take_seat(seat, &profile, &known));
            shell.dialog.set(false);
        };
        view! { <Chip name on:click=sits><SeatMark mark/></Chip> }
    };
    (!waiting.is_empty()).then(|| {
        view! {
            <ul class="others-known" aria-label=tr!(setup.known)>
                {waiting.into_iter().map(one).collect_view()}
            </ul>
        }
    })
}

/// Changes a chair and looks its profile up again: another name or player may be somebody else.
fn change(shell: Shell, draft: RwSignal<Draft>, seat: usize, change: impl FnOnce(&mut Chair)) {
    draft.update(|draft| {
        change(&mut draft.seats[seat]);
        shell.profiles.with_untracked(|known| draft.recognise(seat, known));
    });
}

#[component]
fn WhoPlays(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let shell = Shell::get();
    let mut choices = vec![(Player::Person, tr!(setup.person).to_owned())];
    choices.extend(Level::ALL.map(|level| (Player::Automatic(level), level_name(level).into())));
    let chosen = Signal::derive(move || {
        draft.with(|draft| draft.seats.get(seat).map_or(Player::Person, |chair| chair.player))
    });
    let choose = Callback::new(move |player| {
        change(shell, draft, seat, |chair| chair.player = player);
    });
    view! { <SegmentsField title=tr!(setup.who_plays) name="player" choices chosen choose/> }
}

#[component]
fn Foot(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let shell = Shell::get();
    let remove = move |_| {
        shell.dialog.set(false);
        draft.update(|draft| draft.remove(seat));
    };
    view! {
        <footer role="none">
            <WordButton act="remove" icon="trash" label=tr!(setup.remove) on:click=remove/>
            <GoButton act="close" label=tr!(common.ok) on:click=move |_| shell.dialog.set(false)/>
        </footer>
    }
}
