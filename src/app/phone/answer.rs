//! What a phone answers the tablet with: a code for its camera, the same to copy or to share, and in groups to type.

use crate::app::browser::frame;
use crate::app::parts::Icon;
use crate::app::parts::carry::Carries;
use crate::app::parts::qr::Qr;
use crate::app::words::tr;
use crate::wire::sdp::Short;
use leptos::prelude::*;
use std::time::Duration;

/// How long a code may be held up before the phone says what else there is to do: it cannot know whether it was read.
const LATE: Duration = Duration::from_secs(6);

/// The answer, once the browser has it; `children` lead out of the page.
#[component]
pub fn Answers(answer: Option<Short>, children: Children) -> impl IntoView {
    let code = answer.map(|answer| {
        let text = answer.to_text();
        view! {
            <div class="code"><Qr text=text.clone() label=tr!(phones.own_code)/></div>
            <Late/>
            <Carries text what=tr!(phones.own_code)/>
            <ByHand answer/>
        }
    });
    view! {
        <main class="phone-page">
            <h1><Icon name="phone"/>{tr!(phones.your_turn)}</h1>
            <p>{tr!(phones.hold_up)}</p>
            {code}
            <div class="phone-deeds">{children()}</div>
        </main>
    }
}

/// What else there is to do, after a while.
#[component]
fn Late() -> impl IntoView {
    let late = RwSignal::new(false);
    frame::after(LATE, move || late.set(true));
    view! { <Show when=move || late.get()><p class="phone-hint" role="status">{tr!(phones.late)}</p></Show> }
}

/// The same to type, in groups that check themselves; the list numbers them, as the tablet does.
#[component]
fn ByHand(answer: Short) -> impl IntoView {
    let mut groups = answer.to_groups().into_iter();
    let first = groups.next();
    let group = |group: String| view! { <li>{group}</li> };
    let groups = groups.map(group).collect_view();
    view! {
        <details class="by-hand">
            <summary>{tr!(phones.own_by_hand)}</summary>
            <p>{tr!(phones.type_this)}<b class="first">{first}</b></p>
            <ol class="groups">{groups}</ol>
        </details>
    }
}
