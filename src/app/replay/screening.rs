//! The table of a replay: re-rendered for each jump, as after a reload; the next frame is shown in place, as when
//! it was played.

use super::Filmed;
use crate::app::film::Film;
use crate::app::home;
use crate::app::results::{Sought, when};
use crate::app::shell::Shell;
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::replay::{Frame, Reel};
use crate::rules::session::Entry;
use leptos::prelude::*;

/// The table at each frame; goes back with a notice if the game cannot be read.
pub fn screening<G: Filmed>(
    film: Film,
    show: impl Fn(Sitting<G>) -> AnyView + Send + 'static,
) -> AnyView {
    let whole = match film.load::<G>() {
        Ok(whole) => whole,
        Err(why) => {
            let shell = Shell::get();
            shell.notice.set(Some(tr!(replay.unread, why = home::why_words(why.into()))));
            shell.place.set(film.back());
            return ().into_any();
        }
    };
    let (chairs, deck) = (G::seated(whole.setup()), G::from_deck(whole.setup()));
    film.told.set_value((chairs.to_vec(), deck.to_owned()));
    let part = whole.dealt().played_part();
    let (reel, timeline) = Reel::of(whole, part, G::note);
    film.begin(timeline, reel.whole());
    let over = reel.whole().state().outcome().is_some();
    let moments = if over { G::told(reel.whole()).1 } else { vec![] };
    let reel = StoredValue::new_local(reel);
    film.on_moments(moments, move |kind| {
        reel.with_value(|reel| when(reel.whole(), Sought::Kind(kind)))
    });
    let table = move || {
        film.cut.track();
        let entries = film.frame().map_or(0, |frame| frame.entries);
        let sitting = Sitting::watch(film, reel.with_value(|reel| reel.until(entries)));
        film.on_next(move |frame| next(sitting, reel, frame));
        show(sitting)
    };
    table.into_any()
}

/// Shows the next frame in place; returns false if the table has to be re-rendered, as after a hand-over.
fn next<G: Filmed>(
    sitting: Sitting<G>,
    reel: StoredValue<Reel<G>, LocalStorage>,
    frame: Frame,
) -> bool {
    let entries = sitting.read(|session| session.journal().len());
    if entries == frame.entries {
        sitting.go_on();
        return true;
    }
    match reel.with_value(|reel| reel.next(entries).cloned()) {
        Some(entry @ (Entry::Move { .. } | Entry::TimeUp { .. })) => {
            sitting.follow(entry);
            true
        }
        _ => false,
    }
}
