//! The sheet with which phones join the table, without closing anything in between: who is in, the code of whoever's turn
//! it is, and the camera that reads the answers.

use super::PersonMark;
use super::join::{Joins, Notice};
use super::lines::{self, Sign, sign};
use super::reads::Reads;
use crate::app::parts::carry::Carries;
use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::parts::qr::Qr;
use crate::app::parts::{Icon, IconButton, WordButton};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::rules::{Chair, Seat};
use leptos::prelude::*;

/// The sheet for these chairs; `open` is lowered when it is closed.
pub fn sheet(chairs: Vec<Chair>, open: RwSignal<bool>) -> AnyView {
    view! { <Phones chairs open/> }.into_any()
}

#[component]
fn Phones(chairs: Vec<Chair>, open: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    when_closed(move || open.set(false));
    let joins = Joins::begin(chairs);
    let asks = Memo::new(move |_| joins.now.get().is_some());
    let all_in = || view! { <p>{tr!(phones.all_asked)}</p> };
    view! {
        <Sheet class="sheet ask-sheet wide phones-sheet" label=tr!(phones.title)>
            <header role="none"><h1>{tr!(phones.title)}</h1></header>
            <div class="body joins" data-asks=asks>
                <Roster joins/>
                <Told joins/>
                <Show when=move || asks.get() fallback=all_in>
                    <Invites joins/>
                    <Reads joins/>
                    <LinkOut joins/>
                </Show>
            </div>
            <footer role="none">
                <Show when=move || asks.get()>
                    <button class="button quiet piece" data-act="pass-phone" on:click=move |_| joins.pass()>
                        {move || tr!(phones.pass, name = joins.name())}
                    </button>
                </Show>
                <button class="button piece go" data-act="close" on:click=move |_| shell.dialog.set(false)>
                    {move || if asks.get() { tr!(common.close) } else { tr!(phones.finish) }}
                </button>
            </footer>
        </Sheet>
    }
}

/// Everybody, with whether the phone is there; a touch invites.
#[component]
fn Roster(joins: Joins) -> impl IntoView {
    let one = move |(at, (seat, chair)): (usize, (Seat, Chair))| {
        view! { <OneSeat joins at seat chair/> }
    };
    let all = joins.people().into_iter().enumerate().map(one).collect_view();
    view! { <ul class="sitters roster">{all}</ul> }
}

#[component]
fn OneSeat(joins: Joins, at: usize, seat: Seat, chair: Chair) -> impl IntoView {
    let chair = StoredValue::new(chair);
    // One that does not answer may be replaced at once.
    let joined = Memo::new(move |_| chair.with_value(sign) == Some(Sign::There));
    let now = move || joins.now.get() == Some(at);
    let body = move || {
        let of = chair.get_value();
        let name = of.name.clone();
        if joined.get() {
            let hang_up = move |_| chair.with_value(lines::remove);
            let label = tr!(phones.hang_up, name = name);
            return view! {
                <span class="is-joined"><PersonMark chair=of/>{name}<Icon name="check"/></span>
                <IconButton act="hang-up-phone" icon="close" label on:click=hang_up/>
            }
            .into_any();
        }
        let label = tr!(phones.invite, name = name);
        view! {
            <button
                class="button quiet piece"
                data-act="invite"
                aria-label=label
                aria-pressed=move || now().to_string()
                on:click=move |_| joins.choose(at)
            >
                <PersonMark chair=of/>
                {name}
            </button>
        }
        .into_any()
    };
    view! { <li data-seat=seat.0.to_string() data-phone=joined data-now=now>{body}</li> }
}

/// The invitation, as large as can be.
#[component]
fn Invites(joins: Joins) -> impl IntoView {
    let code = move || {
        let text = joins.link.get()?;
        Some(view! { <div class="code"><Qr text label=tr!(phones.code)/></div> })
    };
    view! {
        <section class="invites">
            <p><b>"1. "</b>{move || tr!(phones.scan, name = joins.name())}</p>
            {code}
        </section>
    }
}

/// The invitation as a link, for a phone that cannot read the code.
#[component]
fn LinkOut(joins: Joins) -> impl IntoView {
    let carries = move || Some(view! { <Carries text=joins.link.get()? what=tr!(phones.link)/> });
    view! {
        <section class="link-out">
            <p>{tr!(phones.link)}</p>
            {carries}
        </section>
    }
}

/// How it goes; beside a failure, the button to begin again.
#[component]
fn Told(joins: Joins) -> impl IntoView {
    let words = move || match joins.notice.get()? {
        Notice::Goes(words) => Some(words.to_owned()),
        Notice::Joined(name) => Some(tr!(phones.joined, name = name)),
        Notice::Failed(why) => Some(why),
    };
    let failed = move || matches!(joins.notice.get(), Some(Notice::Failed(_)));
    let joined = move || matches!(joins.notice.get(), Some(Notice::Joined(_)));
    view! {
        <div class="told" data-failed=failed data-joined=joined>
            <p class="hint" role="alert" data-none=move || words().is_none()>
                {words}
                <Show when=joined><Icon name="check"/></Show>
            </p>
            <Show when=failed>
                <WordButton act="begin-again" icon="again" label=tr!(phones.again) on:click=move |_| joins.begin_again()/>
            </Show>
        </div>
    }
}
