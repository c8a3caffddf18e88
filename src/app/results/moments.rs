//! The moments of a game that are worth telling.

use super::swings::Swing;
use crate::app::parts::SeatMark;
use crate::app::words::tr;
use crate::rules::Chair;
use leptos::prelude::*;

/// A kind of moment worth telling.
#[derive(Clone)]
pub struct Moment {
    /// How often each seat had it.
    pub counts: Vec<u16>,
    /// From how many on it is worth telling.
    pub least: u16,
    /// Its name.
    pub title: &'static str,
    /// The number in words.
    pub tell: fn(u16) -> String,
}

impl Moment {
    /// A kind of moment that is worth telling from `least` on; `counts` are by seat.
    pub fn of<T: Copy + Into<u16>>(
        counts: &[T],
        least: u16,
        title: &'static str,
        tell: fn(u16) -> String,
    ) -> Moment {
        Moment { counts: counts.iter().map(|count| (*count).into()).collect(), least, title, tell }
    }

    /// The seat that had most of it, and how often, if that is worth telling.
    fn most(&self) -> Option<(usize, u16)> {
        let most = self.counts.iter().copied().max().filter(|most| *most >= self.least)?;
        let seat = self.counts.iter().position(|count| *count == most)?;
        Some((seat, most))
    }
}

/// The swings by their numbers on the curve, then for each kind of moment the seat that had most of it, if
/// it is worth telling. `tell` says how much a swing is, in words.
#[component]
pub fn Moments(
    chairs: Vec<Chair>,
    kinds: Vec<Moment>,
    swings: Vec<Swing>,
    tell: fn(u32) -> String,
) -> impl IntoView {
    let numbered = (1..).zip(swings).map(|(number, swing): (usize, Swing)| {
        let chair = chairs[swing.place].clone();
        let sum = tell(swing.by);
        let (title, told) = if swing.up {
            (tr!(results.gain), tr!(results.gain_n, sum = sum))
        } else {
            (tr!(results.loss), tr!(results.loss_n, sum = sum))
        };
        view! { <MomentCard number title chair told/> }
    });
    let numbered = numbered.collect_view();
    let card = |kind: Moment| {
        let (seat, most) = kind.most()?;
        let chair = chairs[seat].clone();
        Some(view! { <MomentCard title=kind.title chair told=(kind.tell)(most)/> })
    };
    let cards = kinds.into_iter().filter_map(card).collect_view();
    view! { <ol class="moments" aria-label=tr!(results.moments)>{numbered}{cards}</ol> }
}

#[component]
fn MomentCard(
    #[prop(optional)] number: Option<usize>,
    title: &'static str,
    chair: Chair,
    told: String,
) -> impl IntoView {
    let number = number.map(|number| view! { <b class="swing">{number}</b> });
    view! {
        <li class="moment-card">
            {number}
            <div>
                <h3>{title}</h3>
                <p><SeatMark mark=chair.mark/>{chair.name}" "{told}</p>
            </div>
        </li>
    }
}
