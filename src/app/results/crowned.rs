//! The end of a soirée, as its poster has it: the podium rises alone, then come the medals.

use super::moment::Medal;
use super::podium::Podium;
use super::shared::{Crown, Stander};
use super::{Gala, choreography};
use crate::app::browser::dates;
use crate::app::browser::settings::Settings;
use crate::app::parts::{Icon, SeatMark};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::podium::{Shown, Step};
use crate::rules::Seat;
use leptos::prelude::*;

/// The end of a soirée: `.crowned`.
pub fn crowned(crown: Crown) -> AnyView {
    let Crown { title, standers, medals, is_new, shown } = crown;
    let seat = |(index, (_, rank, _)): (usize, &(Stander, usize, String))| Step {
        seat: Seat(index as u8),
        rank: *rank,
    };
    let steps: Vec<Step> = standers.iter().enumerate().map(seat).collect();
    let won = !steps.is_empty();
    let still = Shell::get().settings.with_untracked(Settings::reduced_motion);
    let in_steps = won && is_new && !still;
    shown.set(if in_steps { Shown::Curtain } else { Shown::All });
    choreography::stage(shown, steps.clone(), in_steps);
    let known = Memo::new(move |_| shown.get() >= Shown::First);
    let told = Memo::new(move |_| shown.get() >= Shown::Told);
    let points: Vec<String> = standers.iter().map(|(_, _, points)| points.clone()).collect();
    let detail = Callback::new(move |place: usize| {
        view! { <span class="sum">{points.get(place).cloned()}</span> }.into_any()
    });
    let who: Vec<Stander> = standers.into_iter().map(|(who, ..)| who).collect();
    let head = move || if known.get() { title.clone() } else { tr!(results.and_winner).into() };
    let podium = won.then(|| {
        view! { <Podium game=None standers=who steps won shown detail/> }
    });
    let medals = StoredValue::new(medals);
    let medal = |Medal { title, name, mark }: Medal| {
        view! { <li><Icon name="trophy"/><b>{title}</b><span><SeatMark mark/>{name}</span></li> }
    };
    let has_medals = medals.with_value(|medals| !medals.is_empty());
    let listed = move || medals.get_value().into_iter().map(medal).collect_view();
    view! {
        <section class="crowned">
            {(in_steps).then(|| view! { <Gala known/> })}
            <header>
                <p>{tr!(evening.title)}" · "{dates::day(js_sys::Date::now())}</p>
                <h2>{head}</h2>
            </header>
            {podium}
            <Show when=move || has_medals && told.get()>
                <ul class="evening-medals" aria-label=tr!(evening.medals)>{listed}</ul>
            </Show>
        </section>
    }
    .into_any()
}
