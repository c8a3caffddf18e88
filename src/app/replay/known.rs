//! Who knew what: the table's own questions that a game has asked, each with its answers, on the page of the results.

use super::Filmed;
use crate::app::parts::SeatMark;
use crate::app::parts::raised::raised;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::replay::{Question, own_questions};
use crate::rules::Chair;
use crate::rules::answered::Answered;
use crate::spoken::two_languages::of_deck;
use crate::workshop::chosen::OWN;
use leptos::prelude::*;

/// The list; nothing where all questions were ours.
#[component]
pub fn WhoKnew<G: Filmed>(sitting: Sitting<G>) -> impl IntoView {
    let own = sitting.read(|session| G::from_deck(session.setup()).starts_with(OWN));
    own.then(|| {
        let of = sitting.read(|session| {
            let chairs = G::seated(session.setup()).to_vec();
            (chairs, own_questions(session, |before, step| before.note(step)))
        });
        listed(of)
    })
}

/// The same for every game: the chairs, and the questions.
fn listed((chairs, questions): (Vec<Chair>, Vec<Question>)) -> AnyView {
    let answer = |given: Answered| {
        let chair = chairs.get(given.seat.index())?.clone();
        Some(view! { <Given chair given/> })
    };
    let line = |Question { q, answers, .. }: Question| {
        let answers = answers.into_iter().filter_map(answer).collect_view();
        view! { <li><b>{raised(&of_deck(&q))}</b><p class="answers">{answers}</p></li> }
    };
    let lines = questions.into_iter().map(line).collect_view();
    view! {
        <section class="who-knew" aria-label=tr!(results.who_knew)>
            <h2>{tr!(results.who_knew)}</h2>
            <ol>{lines}</ol>
        </section>
    }
    .into_any()
}

/// An answer: who gave it, what it was, and whether it was right.
#[component]
pub fn Given(chair: Chair, given: Answered) -> impl IntoView {
    let Answered { right, said, .. } = given;
    let words = if right { tr!(replay.right) } else { tr!(replay.wrong) };
    let words = [said.as_deref(), Some(words)].into_iter().flatten().collect::<Vec<_>>().join(", ");
    view! {
        <span data-right=right.to_string()><SeatMark mark=chair.mark/>{chair.name}" · "{words}</span>
    }
}
