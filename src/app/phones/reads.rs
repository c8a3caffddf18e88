//! Reading the phones' answers: the camera that looks at people, and a field for what is typed or pasted.

use super::join::Joins;
use crate::app::browser::camera::{Camera, Facing, NoPicture, Opened, withheld};
use crate::app::parts::WordButton;
use crate::app::words::tr;
use leptos::html::Video;
use leptos::prelude::*;

/// What there is of a camera.
#[derive(Clone, Copy, PartialEq)]
enum Sees {
    /// It was asked for.
    Waits,
    /// It is on.
    Looks(Opened),
    /// There is no picture.
    Not(NoPicture),
}

/// The camera while it reads, for as long as anybody is asked; where there is none, why, and the field is open.
#[component]
pub fn Reads(joins: Joins) -> impl IntoView {
    let sees = RwSignal::new(withheld().map_or(Sees::Waits, Sees::Not));
    let none = Memo::new(move |_| matches!(sees.get(), Sees::Not(_)));
    view! {
        <section class="reads">
            <p><b>"2. "</b>{move || tr!(phones.show, name = joins.name())}</p>
            {withheld().is_none().then(|| view! { <Looks joins sees/> })}
            {move || words(sees.get()).map(|words| {
                let why = if none.get() { "no-camera" } else { "camera" };
                view! { <p class="hint" role="status" data-why=why>{words}</p> }
            })}
            <details class="by-hand" open=none>
                <summary>{tr!(phones.by_hand)}</summary>
                <Typed joins/>
            </details>
        </section>
    }
}

/// What there is to say of the camera, unless its picture says it.
fn words(sees: Sees) -> Option<&'static str> {
    match sees {
        Sees::Waits => Some(tr!(phones.asks_camera)),
        Sees::Looks(_) => None,
        Sees::Not(NoPicture::NoHttps) => Some(tr!(phones.no_https)),
        Sees::Not(NoPicture::Refused) => Some(tr!(phones.camera_refused)),
        Sees::Not(NoPicture::Busy) => Some(tr!(phones.camera_busy)),
        Sees::Not(NoPicture::NoCamera) => Some(tr!(phones.no_camera)),
    }
}

/// The camera's picture – as in a mirror when it looks at people –, and the switch that says which one it is.
#[component]
fn Looks(joins: Joins, sees: RwSignal<Sees>) -> impl IntoView {
    let video = NodeRef::<Video>::new();
    let running = StoredValue::new_local(None::<Camera>);
    // Set anew, it is opened anew.
    let wanted = RwSignal::new(Facing::People);
    Effect::new(move || {
        let (Some(video), facing) = (video.get(), wanted.get()) else { return };
        // The one before is stopped first: some devices have no two at the same time.
        running.set_value(None);
        sees.set(Sees::Waits);
        let read = move |text: String| joins.take_seen(&text);
        let told = move |opened: Result<Opened, NoPicture>| {
            let _ = sees.try_set(opened.map_or_else(Sees::Not, Sees::Looks));
        };
        running.set_value(Some(Camera::open(video.into(), facing, read, told)));
    });
    on_cleanup(move || _ = running.try_update_value(Option::take));
    let facing = move || match sees.get() {
        Sees::Looks(opened) => Some(opened.facing),
        _ => None,
    };
    let turns = move || match sees.get() {
        Sees::Looks(Opened { facing, others: true }) => {
            let label = match facing {
                Facing::People => tr!(phones.camera_people),
                Facing::Away => tr!(phones.camera_away),
            };
            let turn = move |_| wanted.set(facing.turned());
            Some(
                view! { <WordButton act="turn-camera" icon="turn" label on:click=turn/> }
                    .into_any(),
            )
        }
        Sees::Not(_) => {
            let again = move |_| wanted.set(wanted.get_untracked());
            let label = tr!(phones.camera_again);
            Some(
                view! { <WordButton act="camera-again" icon="again" label on:click=again/> }
                    .into_any(),
            )
        }
        _ => None,
    };
    view! {
        <video
            class="looks"
            hidden=move || facing().is_none()
            data-mirrored=move || facing() == Some(Facing::People)
            node_ref=video
            muted
            playsinline
            aria-label=tr!(phones.looks)
        ></video>
        {turns}
    }
}

/// What the phone shows, typed or pasted.
#[component]
fn Typed(joins: Joins) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    // Each seat has an answer of its own.
    Effect::new(move || {
        joins.now.track();
        typed.set(String::new());
    });
    let on_input = move |text: String| {
        joins.check_typed(&text);
        typed.set(text);
    };
    let take = move |_| joins.take_typed(&typed.get_untracked());
    view! {
        <label class="field">
            {tr!(phones.answer)}
            <input
                type="text"
                name="join-answer"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                prop:value=typed
                on:input:target=move |event| on_input(event.target().value())
            />
        </label>
        <WordButton act="take-answer" icon="check" label=tr!(phones.take) on:click=take/>
    }
}
