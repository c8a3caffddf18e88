//! The moments of a game that are worth telling.

use super::Sought;
use super::moment::{Medal, Moment};
use super::swings::Swing;
use crate::app::parts::{IconButton, SeatMark};
use crate::app::table::Table;
use crate::app::words::tr;
use crate::rules::Chair;
use leptos::prelude::*;

/// The medals of a game: one for each kind of moment in which a single seat has the highest number.
pub fn medals(chairs: &[Chair], kinds: &[Moment]) -> Vec<Medal> {
    let medal = |kind: &Moment| match kind.most()?.0.as_slice() {
        &[seat] => {
            let Chair { name, mark, .. } = chairs[seat].clone();
            Some(Medal { title: kind.title.into(), name, mark })
        }
        _ => None,
    };
    kinds.iter().filter_map(medal).collect()
}

/// The swings by their numbers on the curve, then for each kind of moment the seats with the highest number, if it
/// is worth telling. `tell` puts a swing into words.
#[component]
pub fn Moments(
    chairs: Vec<Chair>,
    kinds: Vec<Moment>,
    swings: Vec<Swing>,
    at: Callback<Sought, usize>,
    tell: fn(u32) -> String,
) -> impl IntoView {
    let see = move |sought: Sought| Callback::new(move |()| at.run(sought));
    let numbered = (1..).zip(swings).map(|(number, swing): (usize, Swing)| {
        let who = vec![chairs[swing.place].clone()];
        let sum = tell(swing.by);
        let (title, told) = if swing.up {
            (tr!(results.gain), tr!(results.gain_n, sum = sum))
        } else {
            (tr!(results.loss), tr!(results.loss_n, sum = sum))
        };
        view! { <MomentCard number title who told see=see(Sought::Turn(swing.turn))/> }
    });
    let numbered = numbered.collect_view();
    let card = |(place, kind): (usize, Moment)| {
        let (seats, told) = kind.told()?;
        let who = seats.into_iter().map(|seat| chairs[seat].clone()).collect();
        let see = see(Sought::Kind(place));
        Some(view! { <MomentCard title=kind.title who told see/> })
    };
    let cards = kinds.into_iter().enumerate().filter_map(card).collect_view();
    view! { <ol class="moments" aria-label=tr!(results.moments)>{numbered}{cards}</ol> }
}

#[component]
fn MomentCard(
    #[prop(optional)] number: Option<usize>,
    title: &'static str,
    who: Vec<Chair>,
    told: String,
    /// Returns the number of journal entries after which it happened.
    see: Callback<(), usize>,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let again = (!table.shell.kiosk.public.get_untracked()).then(|| {
        let label = [tr!(replay.see), " ", title].concat();
        let see = move |_| table.watch_again(see.run(()));
        view! { <IconButton act="replay-moment" icon="eye" label on:click=see/> }
    });
    let number = number.map(|number| view! { <b class="swing">{number}</b> });
    let named = |chair: Chair| {
        view! { <span class="who"><SeatMark mark=chair.mark/>{chair.name}</span>" " }
    };
    let who = who.into_iter().map(named).collect_view();
    view! {
        <li class="moment-card">
            {number}
            <div>
                <h3>{title}</h3>
                <p>{who}<span class="told">{told}</span></p>
            </div>
            {again}
        </li>
    }
}
