//! The bar under a replay: the slider over the parts of the game, one frame back or on, playback at three speeds,
//! the questions, the exit.

use super::Film;
use super::asked::AskedSheet;
use crate::app::browser::frame::{after, after_paint};
use crate::app::parts::IconButton;
use crate::app::parts::field::Segments;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::replay::Timeline;
use leptos::prelude::*;
use std::time::Duration;

/// Playback speeds: how much faster than the game was played, at most.
const SPEEDS: [u32; 3] = [1, 4, 16];

/// The bar.
#[component]
pub fn Controls(film: Film) -> impl IntoView {
    let shell = Shell::get();
    let asked = RwSignal::new(false);
    run(shell, film);
    let known = Memo::new(move |_| {
        let asked = film.timeline.with(|it| !it.questions.is_empty());
        asked || film.moments.with_value(|moments| !moments.is_empty())
    });
    let list = move || {
        film.plays.set(false);
        asked.set(true);
    };
    let choices = SPEEDS.map(|speed| (speed, tr!(replay.times, n = speed))).to_vec();
    let choose = Callback::new(move |speed| film.speed.set(speed));
    view! {
        // The table above is inert: the controls of this page are here.
        <main class="film-bar">
            <h1 class="unseen">{tr!(replay.title)}</h1>
            <IconButton act="replay-close" icon="close" label=tr!(replay.close) on:click=move |_| shell.go(film.back())/>
            <Steps film/>
            <Slider film/>
            <div class="speeds" role="radiogroup" aria-label=tr!(replay.speed)>
                <Segments name="speed" choices chosen=film.speed choose/>
            </div>
            <Show when=move || known.get()>
                <IconButton act="replay-asked" icon="cards" label=tr!(replay.asked) on:click=move |_| list()/>
            </Show>
        </main>
        {move || asked.get().then(|| view! { <AskedSheet film open=asked/> })}
    }
}

/// Shows frame after frame during playback, and stops at the last one.
fn run(shell: Shell, film: Film) {
    Effect::new(move || {
        if !film.plays.get() || shell.dialog.get() {
            return;
        }
        let (number, speed) = (film.number.get(), film.speed.get());
        match film.timeline.with(|timeline| timeline.stays(number, speed)) {
            Some(stays) => {
                let next = move || film.show(number + 1);
                after(Duration::from_millis(stays.0.into()), next);
            }
            None => film.plays.set(false),
        }
    });
}

/// One frame back, play or pause, one frame on. Play at the end starts again from the beginning.
#[component]
fn Steps(film: Film) -> impl IntoView {
    let step = move |to: fn(usize) -> usize| {
        film.plays.set(false);
        film.show(to(film.number.get_untracked()));
    };
    let play = move || {
        let plays = !film.plays.get_untracked();
        let over = film.number.get_untracked() == film.timeline.with_untracked(Timeline::last);
        if plays && over {
            film.show(0);
        }
        film.plays.set(plays);
    };
    let button = move || {
        let (icon, label) = if film.plays.get() {
            ("pause", tr!(replay.stand))
        } else {
            ("play", tr!(replay.play))
        };
        view! { <IconButton act="replay-play" icon label on:click=move |_| play()/> }
    };
    view! {
        <div class="steps">
            <IconButton
                act="replay-back"
                icon="chevron-left"
                label=tr!(replay.back)
                on:click=move |_| step(|number| number.saturating_sub(1))
            />
            {button}
            <IconButton
                act="replay-next"
                icon="chevron-right"
                label=tr!(replay.next)
                on:click=move |_| step(|number| number + 1)
            />
        </div>
    }
}

/// The current frame, with the parts of the game marked. While a finger slides, at most one frame is drawn per
/// paint.
#[component]
fn Slider(film: Film) -> impl IntoView {
    let wanted = StoredValue::new(None::<usize>);
    let slide = move |to: usize| {
        film.plays.set(false);
        if wanted.try_update_value(|wanted| wanted.replace(to)).flatten().is_none() {
            after_paint(move || {
                if let Some(to) = wanted.try_update_value(Option::take).flatten() {
                    film.show(to);
                }
            });
        }
    };
    let last = Memo::new(move |_| film.timeline.with(Timeline::last));
    let part = Memo::new(move |_| {
        let number = film.number.get();
        film.timeline
            .with(|it| it.part_of(number).map(|part| part.name.clone()))
            .unwrap_or_default()
    });
    let said = move || {
        let place = tr!(replay.place, n = film.number.get() + 1, of = last.get() + 1);
        [part.get(), place].join(" ")
    };
    // A slider clamps its value to `max`: it is set again when `last` is known.
    let value = move || {
        last.track();
        film.number.get().to_string()
    };
    let marks = move || film.timeline.with(marks);
    view! {
        <div class="track">
            <output>{part}</output>
            <input
                type="range"
                name="frame"
                min="0"
                max=last
                prop:value=value
                aria-label=tr!(replay.title)
                aria-valuetext=said
                on:input:target=move |event| slide(event.target().value().parse().unwrap_or_default())
            />
            <div class="marks" aria-hidden="true">{marks}</div>
        </div>
    }
}

/// The positions at which the parts begin, in percent of the slider.
fn marks(timeline: &Timeline) -> Vec<impl IntoView + use<>> {
    let last = timeline.last().max(1);
    let mark = |frame: usize| {
        let x = (100 * frame / last).to_string();
        view! { <i style:--x=x></i> }
    };
    timeline.parts.iter().map(|part| mark(part.frame)).collect()
}
