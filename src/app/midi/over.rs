//! The end (MIDI-E): the Midi Master, the star now shown to all (MIDI-E-7), the podium, the curve
//! of every wallet, the moments worth telling.

use super::desk::Desk;
use super::fatal::Overrule;
use super::parts::star_board::{Board, StarBoard};
use super::setup;
use crate::app::parts::money::amount;
use crate::app::parts::raised::in_languages;
use crate::app::replay::WhoKnew;
use crate::app::results::{Ending, Moment, ScoreSheet, Storied, Won, at, lines, minutes};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::{joined, tr};
use crate::cues::Applause;
use crate::rules::midi::story::Story;
use crate::rules::midi::view::PhaseView;
use crate::rules::midi::{End, Flap, Midi};
use crate::rules::session::Session;
use crate::rules::{GameId, Outcome};
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The results screen; re-renders when the last ruling is corrected.
#[component]
pub fn Results() -> impl IntoView {
    let desk = Desk::get();
    let on_rematch = Callback::new(move |()| setup::rematch(desk.table.shell, desk.sitting));
    move || {
        let outcome = desk.sitting.status.outcome().get()?;
        let PhaseView::Over { end, star, .. } = desk.phase.get() else { return None };
        Some(view! {
            <Won ending=ending(desk, outcome, &end) on_rematch more=|| view! { <Overrule/> }>
                {star.clone().map(|(_, answer)| view! { <Revealed answer/> })}
            </Won>
            <Score/>
        })
    }
}

fn ending(desk: Desk, outcome: Outcome, end: &End) -> Ending {
    let found = end.finder.is_some();
    Ending::new(GameId::Midi, title(desk, end), desk.chairs(), outcome, amount).clapped(if found {
        Applause::Standing
    } else {
        Applause::Warm
    })
}

fn title(desk: Desk, end: &End) -> (String, String) {
    let names: Vec<String> = end.masters.iter().map(|seat| desk.name(seat)).collect();
    let title = match names.as_slice() {
        [] => return (tr!(midi.no_master).into(), tr!(midi.stopped).into()),
        [one] => tr!(midi.is_master, name = one),
        all => tr!(midi.are_masters, names = joined(all)),
    };
    let how = match end.finder {
        Some(seat) => tr!(midi.star_found, name = desk.name(seat)),
        None => tr!(midi.star_kept).into(),
    };
    (title, how)
}

/// The whole picture and its answer.
#[component]
fn Revealed(answer: String) -> impl IntoView {
    let desk = Desk::get();
    let all = [true, false].into_iter();
    let all = all.flat_map(|large| (1..=7).map(move |place| Flap { large, place })).collect();
    let of = Board {
        picture: desk.sitting.read(|session| session.setup().cards.star.picture.clone()),
        open: Signal::stored(all),
        may: Signal::stored(None),
        label_of: |_| String::new(),
        late: tr!(midi.piece_late),
        on: None,
    };
    view! {
        <figure class="star-revealed">
            <StarBoard label=tr!(midi.board) of>
                <figcaption class="foot">{in_languages(&tr!(midi.star_was, answer = of_deck(&answer)))}</figcaption>
            </StarBoard>
        </figure>
    }
}

/// The wallets after each movement of money, in thousands, and the moments.
#[component]
fn Score() -> impl IntoView {
    let desk = Desk::get();
    let story = desk.sitting.read(Story::of);
    let at = at(desk.sitting);
    let chairs = desk.chairs();
    let thousands: Vec<_> =
        story.wallets.iter().map(|wallets| wallets.map(|euros| euros / 1_000)).collect();
    view! {
        <ScoreSheet
            title=tr!(midi.curve)
            lasted=tr!(quiz.lasted, minutes = minutes(desk.sitting.now()))
            lines=lines(&thousands, chairs.len())
            chairs
            moments=moments(&story)
            at=at
            more=move || view! { <WhoKnew sitting=desk.sitting/> }
            tell=|thousands| amount(thousands * 1_000)
        />
    }
}

impl Storied for Midi {
    fn told(session: &Session<Midi>) -> (usize, Vec<Moment>) {
        let story = Story::of(session);
        (story.wallets.len(), moments(&story))
    }
}

fn moments(story: &Story) -> Vec<Moment> {
    vec![
        Moment::of(&story.right, 1, tr!(quiz.knows), |n| tr!(quiz.knows_n, n = n)),
        Moment::of(&story.wrong, 1, tr!(quiz.errs), |n| tr!(quiz.errs_n, n = n)),
        Moment::of(&story.duels_won, 1, tr!(midi.duels), |n| tr!(midi.duels_n, n = n)),
        Moment::of(&story.face_offs_lost, 1, tr!(midi.sand), |n| tr!(midi.sand_n, n = n)),
    ]
}
