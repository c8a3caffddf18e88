//! The desks of all players at the foot of the screen: star, wallet, what everybody does now, and
//! in the final the button to name the picture.

use super::desk::Desk;
use super::parts::flights::Flights;
use super::parts::star_desk::{Action, Doing, Seated, Star, StarDesk};
use super::stage::stage_of;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::face_off_end::face_off_end;
use crate::rules::midi::view::{Manner, PhaseView, SeatViewStoreFields, TableViewStoreFields};
use crate::rules::midi::{Colour, Move, PhaseKind};
use leptos::prelude::*;

/// All desks by seat, with the banknotes flying over them; the stars are small under a stage that
/// needs the height.
#[component]
pub fn Seats() -> impl IntoView {
    let desk = Desk::get();
    let purses = desk.seats().map(|seat| desk.field(seat).wallet()).collect::<Vec<_>>();
    let wallets = Memo::new(move |_| purses.iter().map(|purse| purse.get()).collect::<Vec<_>>());
    let one = |seat| view! { <StarDesk of=seated(desk, seat)/> };
    view! {
        <ul
            class="desks"
            data-small=move || stage_of(desk).needs_height()
            style:--seats=desk.chairs().len().to_string()
            aria-label=tr!(quiz.players)
        >
            {desk.seats().map(one).collect_view()}
            <Flights wallets seen=desk.purses/>
        </ul>
    }
}

fn seated(desk: Desk, seat: Seat) -> Seated {
    let field = desk.field(seat);
    let (out, colour, turn) = (field.out(), field.desk(), field.turn());
    let (wallet, may_guess) = (field.wallet(), field.may_guess());
    let lit = Memo::new(move |_| {
        let won = desk.last_events.with(|events| face_off_end(events)).map(|end| end.winner);
        won.or_else(|| desk.sitting.view.shown().get().map(|shown| shown.seat))
    });
    let crowned = desk.sitting.read(|session| session.setup().masters.contains(&seat));
    let state = Signal::derive(move || star_of(out.get(), colour.get(), crowned));
    // Created once: actions are compared without their callbacks, and an equal one is not taken over.
    let on = Callback::new(move |()| desk.act_by(seat, Move::Star));
    Seated {
        chair: desk.chair(seat),
        state,
        state_words: Signal::derive(move || state_words(state.get()).into()),
        // During a reveal the light stays on the seat that answered; it goes to whoever has won a face-off.
        turn: Signal::derive(move || match desk.table.revealing.get() {
            true => lit.get() == Some(seat),
            false => turn.get(),
        }),
        wallet: Signal::derive(move || wallet.get()),
        before: desk.purses.with_value(|seen| seen.get(seat.index()).copied()),
        notes: Signal::derive(move || {
            matches!(desk.sitting.phase_kind.get(), PhaseKind::Master | PhaseKind::Star)
        }),
        doing: Signal::derive(move || doing(desk, seat, out.get())),
        action: Signal::derive(move || {
            let may = may_guess.get() && desk.is_person(seat);
            may.then(|| action(desk, seat, on))
        }),
    }
}

const fn star_of(out: bool, colour: Colour, crowned: bool) -> Star {
    match (out, colour) {
        (true, _) => Star::Out,
        (_, Colour::Orange) => Star::Orange,
        (_, Colour::Red) => Star::Red,
        (_, Colour::Green) if crowned => Star::Violet,
        (_, Colour::Green) => Star::Green,
    }
}

fn state_words(state: Star) -> &'static str {
    match state {
        Star::Green => tr!(midi.no_mistake),
        Star::Violet => tr!(midi.wears_crown),
        Star::Orange => tr!(midi.one_mistake),
        Star::Red => tr!(midi.in_duel),
        Star::Out => tr!(midi.is_out),
    }
}

fn action(desk: Desk, seat: Seat, on: Callback<()>) -> Action {
    Action {
        words: tr!(midi.have_found).into(),
        label: tr!(midi.name_found, name = desk.name(seat)),
        mv: "star",
        on,
    }
}

/// What a seat does now: answers, reads, or is out.
fn doing(desk: Desk, seat: Seat, out: bool) -> Option<Doing> {
    let says = |icon, words: &str| Some(Doing { icon, words: words.into() });
    if desk.table.revealing.get() {
        return None;
    }
    let reads = !desk.shown_to_all() && desk.is_person(seat);
    desk.phase.with(|phase| match phase {
        PhaseView::Fatal(face_off) => {
            let side = usize::from(face_off.side);
            match () {
                () if face_off.opponents[side] == seat => says("hand", tr!(midi.answers)),
                () if face_off.manner == Manner::Judged && face_off.readers[side] == seat => {
                    says("cards", tr!(midi.reads))
                }
                () => None,
            }
        }
        PhaseView::Sheet { seat: at, .. } if *at == seat => says("hand", tr!(quiz.plays)),
        _ => match super::asked::question_of(phase) {
            Some(asked) if asked.seat == seat => says("hand", tr!(midi.answers)),
            Some(asked) if asked.reader == seat && reads => says("cards", tr!(midi.reads)),
            _ if out => says("close", tr!(midi.is_out)),
            None if desk.sitting.status.turn().get() == Some(seat) => says("hand", tr!(quiz.plays)),
            _ => None,
        },
    })
}
