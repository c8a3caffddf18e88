//! The end of a face-off (MIDI-R3-15, R3-16): one event in one sentence. Who has won jumps, and the money flies there.

use super::desk::Desk;
use super::fatal::Overrule;
use super::parts::notes::Banknote;
use super::words::face_off_words;
use crate::app::parts::SeatMark;
use crate::app::parts::money::amount;
use crate::app::parts::raised::Note;
use crate::app::quiz::controls::GoOn;
use crate::app::words::deck_lang;
use crate::rules::Seat;
use crate::rules::midi::face_off_end::FaceOffEnd;
use crate::rules::midi::money::Notes;
use crate::rules::midi::view::ShownView;
use leptos::prelude::*;

/// The stage: `.face-off-over`.
#[component]
pub fn FaceOffOver(end: FaceOffEnd, shown: ShownView) -> impl IntoView {
    let desk = Desk::get();
    let words = desk.with_chairs(|chairs| face_off_words(end, chairs));
    let answer = shown.propositions.into_iter().next();
    view! {
        <section class="face-off-over">
            <div class="hands-over" aria-hidden="true">
                <Side seat=end.loser class="loses"/>
                <Prize sum=end.sum/>
                <Side seat=end.winner class="wins"/>
            </div>
            <h2>{words}</h2>
            <p class="unanswered" lang=deck_lang()>{shown.q}" "<b>{answer}</b></p>
        </section>
        <section class="reveal-after">
            <Note note=shown.note/>
            <div class="go"><Overrule/><GoOn on:click=move |_| desk.go_on()/></div>
        </section>
    }
}

#[component]
fn Side(seat: Seat, class: &'static str) -> impl IntoView {
    let chair = Desk::get().chair(seat);
    view! { <span class=class><SeatMark mark=chair.mark/><b>{chair.name}</b></span> }
}

/// The notes that are paid, and their sum.
#[component]
fn Prize(sum: u32) -> impl IntoView {
    let notes = Notes::few(sum).by_value().into_iter().filter(|(_, count)| *count > 0);
    let note = |(value, count)| view! { <Banknote value count/> };
    (sum > 0).then(|| {
        view! { <span class="prize">{notes.map(note).collect_view()}<b>{amount(sum)}</b></span> }
    })
}
