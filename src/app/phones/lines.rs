//! The connections to the phones of a table: what is sent to each, and what each says. A line belongs to a person and
//! follows that person from seat to seat.

use crate::app::browser::frame::page_time;
use crate::app::browser::peer::{Happens, Peer};
use crate::app::sitting::{Speech, StatusStoreFields};
use crate::app::table::{Bar, Table};
use crate::app::television::teller::{self, Pieces};
use crate::app::words::tr;
use crate::rules::{Chair, Mark, Seat, Viewer};
use crate::wire::pulse::{LOOKS_EVERY, is_silent};
use crate::wire::seats::{followed, renamed};
use crate::wire::{self, Heard, Judge, Open, Parting, Refused, ToScreen, ToTable};
use leptos::prelude::*;
use leptos::reactive::signal::ArcTrigger;
use leptos_use::use_interval_fn;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The connection of one phone.
#[derive(Clone)]
struct Line {
    seat: Seat,
    /// The chair there: at another table the person may sit elsewhere.
    chair: Chair,
    peer: Peer,
    judge: Rc<RefCell<Judge>>,
    /// When it last said something, in page time.
    heard: Rc<Cell<f64>>,
    sleeps: Rc<Cell<bool>>,
}

/// A person's phone, as the table sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// It is there.
    There,
    /// It has said nothing for a while: it may sleep.
    Sleeps,
    /// It was lost, and the person has no other yet.
    Lost,
    /// It has another version of the game, and the person has no other yet.
    Strange,
}

/// The listener for what phones say; returns whether its table is still there.
type Ear = Rc<dyn Fn(&Line, &str) -> bool>;

thread_local! {
    /// The open connections, at most one per seat.
    static LINES: RefCell<Vec<Line>> = const { RefCell::new(vec![]) };
    /// The listener of the table that is played.
    static EAR: RefCell<Option<Ear>> = const { RefCell::new(None) };
    /// The names of persons whose phone was lost, until the table has reported it.
    static UNSAID: RefCell<Vec<String>> = const { RefCell::new(vec![]) };
    /// The persons whose phone was lost or cannot play, until they have one again.
    static LOST: RefCell<Vec<(String, Mark, Sign)>> = const { RefCell::new(vec![]) };
    /// Raised when a phone joins, leaves, or needs to be sent its view again.
    static CHANGED: ArcTrigger = ArcTrigger::new();
    /// Raised when a phone sleeps or wakes.
    static WOKEN: ArcTrigger = ArcTrigger::new();
}

fn changed() -> ArcTrigger {
    CHANGED.with(Clone::clone)
}

fn woken() -> ArcTrigger {
    WOKEN.with(Clone::clone)
}

/// Whether that seat has its hand on a phone.
pub fn has(seat: Seat) -> bool {
    changed().track();
    LINES.with_borrow(|lines| lines.iter().any(|line| line.seat == seat))
}

/// What there is to say of the phone of whoever sits there; `None` for a person who has none.
pub fn sign(chair: &Chair) -> Option<Sign> {
    changed().track();
    woken().track();
    let is = |name: &String, mark: Mark| *name == chair.name && mark == chair.mark;
    let sign = |line: &Line| if line.sleeps.get() { Sign::Sleeps } else { Sign::There };
    let line = LINES.with_borrow(|lines| {
        lines.iter().find(|line| is(&line.chair.name, line.chair.mark)).map(sign)
    });
    let lost = |all: &Vec<(String, Mark, Sign)>| {
        all.iter().find(|(name, mark, _)| is(name, *mark)).map(|(_, _, why)| *why)
    };
    line.or_else(|| LOST.with_borrow(lost))
}

/// Whether that seat's phone does not answer at the moment.
pub fn sleeps(seat: Seat) -> bool {
    changed().track();
    woken().track();
    LINES.with_borrow(|lines| lines.iter().any(|line| line.seat == seat && line.sleeps.get()))
}

/// Adds a phone; another one of the same seat is hung up.
pub fn add(seat: Seat, chair: Chair, peer: Peer) {
    part(Parting::Replaced, |line| line.seat == seat);
    forget_lost(&chair);
    let judge = Rc::new(RefCell::new(Judge::of(Viewer::Seat(seat))));
    let (heard, sleeps) = (Rc::new(Cell::new(page_time())), Rc::default());
    let line = Line { seat, chair, peer, judge, heard, sleeps };
    LINES.with_borrow_mut(|lines| lines.push(line));
    changed().notify();
}

/// Hangs up the phone of whoever sits there: the hand is at the tablet again.
pub fn remove(chair: &Chair) {
    let is = |line: &Line| line.chair.name == chair.name && line.chair.mark == chair.mark;
    part(Parting::HungUp, is);
}

/// Hangs up all phones: the visit is over.
pub fn hang_up() {
    part(Parting::Ended, |_| true);
    LOST.take();
    UNSAID.take();
}

/// Hangs up those phones, and tells them why.
fn part(why: Parting, which: impl Fn(&Line) -> bool) {
    let gone = taken_out(which);
    for line in &gone {
        line.peer.say(&wire::written(&ToScreen::<()>::Farewell(why)));
        line.peer.hang_up();
    }
    if !gone.is_empty() {
        changed().notify();
    }
}

fn taken_out(which: impl Fn(&Line) -> bool) -> Vec<Line> {
    LINES.with_borrow_mut(|lines| lines.extract_if(.., |line| which(line)).collect())
}

/// Drops the line of a phone that is gone, and notes that its person lost it.
fn lose(peer: &Peer) {
    for Line { chair, peer, .. } in taken_out(|line| line.peer.is(peer)) {
        peer.hang_up();
        UNSAID.with_borrow_mut(|all| all.push(chair.name.clone()));
        note_lost(chair, Sign::Lost);
    }
}

/// Lets a phone go that has another version of the game. It has been told so, and closes its end by itself.
fn let_go(peer: &Peer) {
    taken_out(|line| line.peer.is(peer))
        .into_iter()
        .for_each(|it| note_lost(it.chair, Sign::Strange));
}

fn note_lost(chair: Chair, why: Sign) {
    forget_lost(&chair);
    LOST.with_borrow_mut(|all| all.push((chair.name, chair.mark, why)));
    changed().notify();
}

fn forget_lost(chair: &Chair) {
    LOST.with_borrow_mut(|all| all.retain(|(name, ..)| *name != chair.name));
}

/// Handles an event of a connection; those of one that was replaced are ignored.
pub fn happens(peer: &Peer, what: Happens) {
    let of = LINES.with_borrow(|lines| lines.iter().find(|line| line.peer.is(peer)).cloned());
    match (what, of) {
        (Happens::Said(text), Some(line)) => {
            line.heard.set(page_time());
            if line.sleeps.replace(false) {
                woken().notify();
            }
            let ear = EAR.with_borrow(Clone::clone);
            if !ear.is_some_and(|ear| ear(&line, &text)) {
                hear_between(&line, &text);
            }
        }
        (Happens::Closed, Some(_)) => lose(peer),
        _ => (),
    }
}

/// Sends the phones of a table their hands and hears them, for as long as the table is mounted.
pub fn attend(table: Table, bar: Bar, phase: Memo<&'static str>) {
    if table.is_watched() {
        return;
    }
    gather(&table.chairs());
    // A hand is written in the table's language, which may be another one since the last table.
    LINES.with_borrow(|lines| lines.iter().for_each(welcome));
    let pieces = use_context::<Pieces>();
    let sitting = table.any_sitting;
    Effect::new(move || {
        changed().track();
        // An outcome that is held back is sent when it is shown, the winner when the podium shows him.
        let lines = LINES.with_borrow(Clone::clone);
        if lines.is_empty() || sitting.in_suspense.get() || table.keeps_winner() {
            return;
        }
        sitting.status.fingerprint().track();
        sitting.status.outcome().track();
        let scene = teller::scene(table, bar, phase, pieces);
        for line in lines {
            let eyes = Viewer::Seat(line.seat);
            if let Some(text) = untrack(|| sitting.seen.run((eyes, scene.clone()))) {
                line.peer.say(&text);
            }
        }
    });
    tell_events(table);
    report(table);
    EAR.set(Some(Rc::new(move |line, text| hear(table, line, text))));
    on_cleanup(|| {
        let rest = wire::written(&teller::between(false));
        LINES.with_borrow(|lines| lines.iter().for_each(|line| line.peer.say(&rest)));
    });
}

/// Tells the phones what happens in words, and how the podium stands at the end.
fn tell_events(table: Table) {
    let sitting = table.any_sitting;
    let tell = |message: ToScreen<()>| {
        let message = wire::written(&message);
        LINES.with_borrow(|lines| lines.iter().for_each(|line| line.peer.say(&message)));
    };
    Effect::new(move || {
        let steps = table.podium.get();
        if !steps.is_empty() {
            tell(ToScreen::Podium(steps));
        }
    });
    Effect::new(move || {
        let said = table.said.get();
        // At the end each phone has a word of its own.
        let over = untrack(|| sitting.status.outcome().get().is_some() && !table.revealing.get());
        if !said.is_empty() && !over {
            tell(ToScreen::Happened(vec![said]));
        }
    });
}

/// Tells the table which phones were lost, and notes which ones sleep.
fn report(table: Table) {
    Effect::new(move || {
        changed().track();
        let names = UNSAID.take();
        if !names.is_empty() {
            table.refuse(tr!(phones.lost, name = names.join(", ")));
        }
    });
    let asleep =
        Memo::new(move |_| table.any_sitting.status.turn().get().filter(|seat| sleeps(*seat)));
    Effect::new(move || {
        if let Some(seat) = asleep.get() {
            table.refuse(tr!(phones.no_reply, name = table.name(seat)));
        }
    });
    // While no table was mounted phones had nothing to say.
    LINES.with_borrow(|lines| lines.iter().for_each(|line| line.heard.set(page_time())));
    use_interval_fn(note_sleepers, u64::from(LOOKS_EVERY));
}

fn note_sleepers() {
    let now = page_time();
    let notes = |line: &Line| {
        let sleeps = is_silent(now, line.heard.get());
        line.sleeps.replace(sleeps) != sleeps
    };
    // Each line is noted: no short cut.
    if LINES.with_borrow(|lines| lines.iter().filter(|line| notes(line)).count()) > 0 {
        woken().notify();
    }
}

/// Moves each line to the seat where its person sits at this table, and hangs up on persons who do not sit there.
pub fn gather(chairs: &[Chair]) {
    let lines = LINES.with_borrow(Clone::clone);
    let seats = followed(lines.iter().map(|line| &line.chair), chairs);
    let gone = lines.iter().zip(&seats).filter(|(_, seat)| seat.is_none());
    let gone: Vec<Peer> = gone.map(|(line, _)| line.peer.clone()).collect();
    part(Parting::NotSeated, |line| gone.iter().any(|peer| peer.is(&line.peer)));
    LINES.with_borrow_mut(|lines| {
        for (line, seat) in lines.iter_mut().zip(seats.into_iter().flatten()) {
            line.chair = chairs[seat.index()].clone();
            if line.seat != seat {
                line.seat = seat;
                line.judge.borrow_mut().sit(Viewer::Seat(seat));
                welcome(line);
            }
        }
    });
    changed().notify();
}

/// Lets the lines keep people who have been given another name while their table is set up.
pub fn follow_names(before: &[Chair], now: &[Chair]) {
    LINES.with_borrow_mut(|lines| {
        for line in lines {
            if let Some(chair) = renamed(&line.chair, before, now) {
                line.chair = chair.clone();
            }
        }
    });
    changed().notify();
}

/// Greets a phone, with the eyes it has at this table.
fn welcome(line: &Line) {
    let welcome = teller::welcome(Viewer::Seat(line.seat), Some(line.chair.clone()));
    line.peer.say(&wire::written(&ToScreen::<()>::Welcome(welcome)));
}

/// Hears a phone while no table is there: before the first game, and between two.
fn hear_between(line: &Line, text: &str) {
    let heard = line.judge.borrow_mut().greets(page_time() as u32, text);
    match heard {
        Ok(ToTable::Hello(_)) => {
            welcome(line);
            line.peer.say(&wire::written(&teller::between(false)));
        }
        Ok(ToTable::Ping(number)) => line.peer.say(&wire::written(&ToScreen::<()>::Pong(number))),
        Ok(ToTable::Bye) => lose(&line.peer),
        Ok(ToTable::Act(_) | ToTable::GoOn(_) | ToTable::Said(_)) => {
            refuse(line, Refused::AtTheTable);
        }
        Err(why) => refuse(line, why),
    }
}

/// Tells a phone why its message had no effect; one of another version cannot stay.
fn refuse(line: &Line, why: Refused) {
    let strange = matches!(why, Refused::OtherVersion { .. });
    line.peer.say(&wire::written(&ToScreen::<()>::Refused(why)));
    if strange {
        let_go(&line.peer);
    }
}

/// Hears a phone at a table; returns whether that table is still there. The next one sets its own listener, perhaps
/// before this one goes.
fn hear(table: Table, line: &Line, text: &str) -> bool {
    if table.revealing.try_get_untracked().is_none() {
        return false;
    }
    let speech = Speech { judge: line.judge.clone(), text: text.into(), waits: is_read(table) };
    let Some(heard) = table.any_sitting.hear.try_run(speech) else { return false };
    match heard {
        Ok(Heard::Hello) => {
            welcome(line);
            changed().notify();
        }
        Ok(Heard::Ping(number)) => line.peer.say(&wire::written(&ToScreen::<()>::Pong(number))),
        // Its page was closed or is loaded anew.
        Ok(Heard::Bye) => lose(&line.peer),
        Ok(Heard::Act { .. }) => (),
        Ok(Heard::GoOn(what)) => go_on(table, what),
        Err(why) => refuse(line, why),
    }
    true
}

/// The person at a phone has read what lies open, as if somebody had touched the tablet; not while it pauses.
fn go_on(table: Table, what: Open) {
    if table.pause.get_untracked() || table.shell.dialog.get_untracked() {
        return;
    }
    match what {
        Open::Reveal if table.revealing.get_untracked() => table.revealing.set(false),
        Open::Title if untrack(|| table.title_up()) => table.turn_card(),
        // Somebody else was quicker.
        Open::Reveal | Open::Title => (),
    }
}

/// Whether the table reads or pauses: nobody acts then, for everybody reads a reveal first.
fn is_read(table: Table) -> bool {
    table.revealing.get_untracked()
        || untrack(|| table.title_up())
        || table.pause.get_untracked()
        || table.shell.dialog.get_untracked()
}
