//! A flap over something that nobody may see yet.

use leptos::prelude::*;

/// How a closed flap is opened.
#[derive(Clone)]
pub struct Opening {
    /// The move's name in the page.
    pub mv: &'static str,
    /// What a screen reader says: "Ouvrir le volet : la pieuvre".
    pub label: String,
    /// Whether it can be opened now.
    pub may: Signal<bool>,
    /// Whether its move is being held for suspense.
    pub held: Signal<bool>,
    /// Called when it is touched.
    pub on: Callback<()>,
}

impl Opening {
    /// For flaps that people cannot open.
    pub fn never() -> Opening {
        let never = Signal::stored(false);
        Opening {
            mv: "",
            label: String::new(),
            may: never,
            held: never,
            on: Callback::new(|()| ()),
        }
    }
}

/// A flap: `.flap.large` or `.flap.small` with `[data-open]`, `[data-picked]` before it opens, and `[data-turning]`
/// once it has opened in view. `front` is drawn on it; the children are rendered only once it is open: nothing behind
/// a closed flap is in the page. A button if `opening` is given, disabled while it cannot be opened.
#[component]
pub fn OneFlap(
    large: bool,
    #[prop(into)] open: Signal<bool>,
    #[prop(optional_no_strip)] opening: Option<Opening>,
    #[prop(optional)] front: Option<AnyView>,
    children: ChildrenFn,
) -> impl IntoView {
    let class = if large { "flap large" } else { "flap small" };
    let open = Memo::new(move |_| open.get());
    let was_closed = StoredValue::new(!open.get_untracked());
    let turned = move || open.get() && was_closed.get_value();
    let inside = view! {
        <span class="hole"><Show when=move || open.get()>{children()}</Show></span>
        <span class="leaf" aria-hidden="true"><span class="front">{front}</span></span>
    };
    let Some(Opening { mv, label, may, held, on }) = opening else {
        return view! {
            <span class=class data-open=open data-turning=turned>{inside}</span>
        }
        .into_any();
    };
    let opens = move || !open.get() && may.get();
    let tap = move |_| {
        if untrack(opens) {
            on.run(());
        }
    };
    view! {
        <button
            class=class
            data-move=move || opens().then_some(mv)
            aria-disabled=move || (!opens()).to_string()
            aria-label=move || (!open.get()).then(|| label.clone())
            data-open=open
            data-turning=turned
            data-picked=held
            on:click=tap
        >
            {inside}
        </button>
    }
    .into_any()
}
