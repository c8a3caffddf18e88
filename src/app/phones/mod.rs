//! Phones around the table: a person with a phone holds the seat's hand on it. The tablet plays, keeps the clock
//! and saves; each phone receives what its seat's eyes see and sends its person's moves ([`crate::wire`]). [`sheet()`]
//! is how they join. Without a phone, or once it is gone, a seat has its curtain as always.

mod join;
mod lines;
mod reads;
mod sheet;

use lines::{Sign, sign, sleeps};
pub use lines::{attend, follow_names, hang_up, has};
pub use sheet::sheet;

use super::browser::{one_file, peer};
use super::parts::{Icon, SeatMark, WordButton};
use super::shell::Shell;
use super::table::Table;
use super::words::tr;
use crate::app::sitting::StatusStoreFields;
use crate::rules::{Chair, Seat};
use leptos::prelude::*;

/// Whether phones can join here: not in a public room whose house allows none, nor where the browser cannot, nor in the
/// single file, whose address no phone can open.
pub fn are_offered(shell: Shell) -> bool {
    peer::can() && shell.kiosk.admits_phones() && !one_file::is_here()
}

/// The button in the pause that lets phones join; absent when the game is over and where none are offered.
#[component]
pub fn PhonesButton(table: Table) -> impl IntoView {
    let shell = Shell::get();
    let over = table.any_sitting.status.outcome().with_untracked(Option::is_some);
    let offered = !over && are_offered(shell);
    let open = move |_| {
        shell.dialog.set(false);
        // The pause closes first.
        super::browser::frame::after_paint(move || table.phones.set(true));
    };
    offered.then(|| {
        view! { <WordButton act="phones" icon="phone" label=tr!(phones.open) on:click=open/> }
    })
}

/// What a seat does on the tablet, unless it does it on its phone: then a small line says so, and a button takes over
/// here. `on_leave` leaves it alone, where somebody asked for it and it is all there is on the screen.
#[component]
pub fn UnlessOnPhone(
    seat: Seat,
    name: String,
    #[prop(optional)] on_leave: Option<Callback<()>>,
    children: ChildrenFn,
) -> impl IntoView {
    let on_phone = Memo::new(move |_| has(seat));
    let here = RwSignal::new(false);
    let name = StoredValue::new(name);
    let children = StoredValue::new(children);
    move || {
        if !on_phone.get() || here.get() {
            return children.with_value(|children| children());
        }
        let words = move || match sleeps(seat) {
            true => tr!(phones.no_reply, name = name.get_value()),
            false => tr!(phones.answers, name = name.get_value()),
        };
        let leave = on_leave.map(|on_leave| {
            view! { <WordButton act="leave" icon="close" label=tr!(curtain.never_mind) on:click=move |_| on_leave.run(())/> }
        });
        view! {
            <div class="elsewhere" role=on_leave.map(|_| "main") data-on-phone="" data-sleeps=move || sleeps(seat)>
                <span class="by-phone" role="status"><Icon name="phone"/><span>{words}</span></span>
                <WordButton act="take-over-here" icon="hand" label=tr!(phones.take_over) on:click=move |_| here.set(true)/>
                {leave}
            </div>
        }
        .into_any()
    }
}

/// A person's mark on a card at the table, with the sign of the phone.
#[component]
pub fn PersonMark(chair: Chair) -> impl IntoView {
    let mark = chair.mark;
    view! { <SeatMark mark><PhoneSign chair/></SeatMark> }
}

/// The sign of a phone on its person's card: there, asleep, or lost; nothing for a person without one.
#[component]
fn PhoneSign(chair: Chair) -> impl IntoView {
    let watched = use_context::<Table>().is_some_and(Table::is_watched);
    let sign = Memo::new(move |_| sign(&chair).filter(|_| !watched));
    move || {
        let (state, words) = match sign.get()? {
            Sign::There => ("there", tr!(phones.has_one)),
            Sign::Sleeps => ("sleeps", tr!(phones.sleeps)),
            Sign::Lost => ("lost", tr!(phones.is_lost)),
            Sign::Strange => ("lost", tr!(phones.is_strange)),
        };
        Some(view! {
            <span class="has-phone" data-sign=state><Icon name="phone"/><span class="unseen">{words}</span></span>
        })
    }
}

/// The sheet by which the phones of these people join, once its bundle is loaded; it lowers `open` when it is closed.
#[component]
pub fn Joining(chairs: Vec<Chair>, open: RwSignal<bool>) -> impl IntoView {
    let bundle = Shell::get().bundles.phones;
    bundle.bring();
    move || bundle.here().map(|phones| (phones.sheet)(chairs.clone(), open))
}
