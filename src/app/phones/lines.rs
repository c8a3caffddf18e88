//! The lines to the phones of a table: what each is told, and what each says.

use crate::app::browser::peer::{Happens, Peer};
use crate::app::sitting::Speech;
use crate::app::table::{Bar, Table};
use crate::app::television::teller::{self, Pieces};
use crate::app::words::tr;
use crate::rules::{Chair, Seat, Viewer};
use crate::wire::{self, Heard, Judge, ToScreen};
use leptos::prelude::*;
use leptos::reactive::signal::ArcTrigger;
use std::cell::RefCell;
use std::rc::Rc;

/// One phone.
#[derive(Clone)]
struct Line {
    seat: Seat,
    /// Who sits there: at another table somebody else may.
    chair: Chair,
    peer: Peer,
    judge: Rc<RefCell<Judge>>,
}

/// Who hears what a phone says: the table that is played.
type Ear = Rc<dyn Fn(&Line, String)>;

thread_local! {
    /// The open lines, one a seat at most.
    static LINES: RefCell<Vec<Line>> = const { RefCell::new(vec![]) };
    /// The table that is played.
    static EAR: RefCell<Option<Ear>> = const { RefCell::new(None) };
    /// Whose phone has gone without a word, until the table has said so.
    static LOST: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Raised when a phone comes, goes, or wants to be told anew.
    static CHANGED: ArcTrigger = ArcTrigger::new();
}

fn changed() -> ArcTrigger {
    CHANGED.with(Clone::clone)
}

/// Whether that seat has its hand on a phone.
pub fn has(seat: Seat) -> bool {
    changed().track();
    LINES.with_borrow(|lines| lines.iter().any(|line| line.seat == seat))
}

/// A phone has joined; another one of the same seat is hung up.
pub fn add(seat: Seat, chair: Chair, peer: Peer) {
    remove(seat);
    let judge = Rc::new(RefCell::new(Judge::of(Viewer::Seat(seat))));
    LINES.with_borrow_mut(|lines| lines.push(Line { seat, chair, peer, judge }));
    changed().notify();
}

/// That seat has its hand at the tablet again.
pub fn remove(seat: Seat) {
    let gone: Vec<Line> =
        LINES.with_borrow_mut(|lines| lines.extract_if(.., |line| line.seat == seat).collect());
    gone.iter().for_each(farewell);
    if !gone.is_empty() {
        changed().notify();
    }
}

/// No seat has its hand on a phone any more.
pub fn hang_up() {
    let gone = LINES.take();
    gone.iter().for_each(farewell);
    if !gone.is_empty() {
        changed().notify();
    }
}

fn farewell(line: &Line) {
    line.peer.say(&wire::written(&ToScreen::<()>::Farewell));
    line.peer.hang_up();
}

/// Something happens on the line of that seat.
pub fn happens(seat: Seat, peer: &Peer, what: Happens) {
    let of = LINES.with_borrow(|lines| lines.iter().find(|line| line.seat == seat).cloned());
    // A line that was replaced by another of the same seat is nobody's.
    match (what, of.filter(|line| line.peer.is(peer))) {
        (Happens::Said(text), Some(line)) => {
            if let Some(ear) = EAR.with_borrow(Clone::clone) {
                ear(&line, text);
            }
        }
        (Happens::Closed, Some(line)) => {
            LOST.set(Some(line.chair.name.clone()));
            remove(seat);
        }
        _ => (),
    }
}

/// Tells the phones of a table for as long as it stands, and hears them.
pub fn attend(table: Table, bar: Bar, phase: Memo<&'static str>) {
    if table.is_watched() {
        return;
    }
    keep_those_who_sit_here(&table.chairs());
    let pieces = use_context::<Pieces>();
    let face = table.face;
    Effect::new(move || {
        changed().track();
        // An outcome that the table holds back is told when it is shown.
        let lines = LINES.with_borrow(Clone::clone);
        if lines.is_empty() || face.holds.get() {
            return;
        }
        face.status.fingerprint.track();
        face.status.outcome.track();
        let scene = teller::scene(table, bar, phase, pieces);
        for line in lines {
            let eyes = Viewer::Seat(line.seat);
            if let Some(text) = untrack(|| face.seen.run((eyes, scene.clone()))) {
                line.peer.say(&text);
            }
        }
    });
    Effect::new(move || {
        changed().track();
        let lost = LOST.take();
        lost.iter().for_each(|name| table.refuse(tr!(phones.lost, name = name)));
    });
    EAR.set(Some(Rc::new(move |line, text| hear(table, line, text))));
    on_cleanup(|| {
        let rest = wire::written(&ToScreen::<()>::Rest(vec![]));
        LINES.with_borrow(|lines| lines.iter().for_each(|line| line.peer.say(&rest)));
    });
}

/// Whoever does not sit where he sat has no phone any more.
fn keep_those_who_sit_here(chairs: &[Chair]) {
    let strange = |line: &mut Line| {
        let here = chairs.get(line.seat.index());
        here.is_none_or(|chair| chair.name != line.chair.name || chair.mark != line.chair.mark)
    };
    let gone: Vec<Line> = LINES.with_borrow_mut(|lines| lines.extract_if(.., strange).collect());
    gone.iter().for_each(farewell);
}

fn hear(table: Table, line: &Line, text: String) {
    // The table has gone, and no other one is there yet: the next one has an ear of its own, perhaps before this one goes.
    if table.held.try_get_untracked().is_none() {
        return;
    }
    let speech = Speech { judge: line.judge.clone(), text, waits: is_read(table) };
    let Some(heard) = table.face.hear.try_run(speech) else { return };
    match heard {
        Ok(Heard::Hello) => {
            let welcome = teller::welcome(Viewer::Seat(line.seat));
            line.peer.say(&wire::written(&ToScreen::<()>::Welcome(welcome)));
            changed().notify();
        }
        Ok(Heard::Ping(number)) => line.peer.say(&wire::written(&ToScreen::<()>::Pong(number))),
        Ok(Heard::Bye) => remove(line.seat),
        Ok(Heard::Act { .. }) => (),
        Err(why) => line.peer.say(&wire::written(&ToScreen::<()>::Refused(why))),
    }
}

/// Whether the table reads or pauses: nobody acts then, for what lies open is read by everybody first.
fn is_read(table: Table) -> bool {
    table.held.get_untracked()
        || untrack(|| table.title_up())
        || table.pause.get_untracked()
        || table.shell.dialog.get_untracked()
}
