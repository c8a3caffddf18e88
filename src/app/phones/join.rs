//! How phones join, one seat after the other: each is invited by a code, answers with one, and the next seat's turn comes by
//! itself. What people see of it: [`sheet`](super::sheet()).

use super::lines::{self, Sign, sign};
use crate::app::browser::frame::page_time;
use crate::app::browser::link;
use crate::app::browser::peer::{Happens, Peer};
use crate::app::words::tr;
use crate::rules::{Chair, Player, Seat};
use crate::wire::invitation::{Invitations, NoAnswer};
use crate::wire::sdp::Short;
use crate::wire::seats::next_to_ask;
use crate::wire::text::{self, Unread};
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;

/// How long a line may take to open before the table is told what to do.
const OPENS_WITHIN: Duration = Duration::from_secs(6);

/// How long after one phone was taken another one on the same invitation leads to a new one, in ms: the first may be about
/// to open.
const SECOND_AFTER: f64 = 2_000.0;

thread_local! {
    /// The invitations of this page: an answer may be to another one than the last.
    static MADE: RefCell<Invitations> = const { RefCell::new(Invitations::new()) };
}

/// A line on how it goes.
#[derive(Clone, PartialEq)]
pub enum Notice {
    /// It goes on.
    Goes(&'static str),
    /// The phone of that person has joined.
    Joined(String),
    /// It failed, and why: it can be begun again.
    Failed(String),
}

/// The round of a table, seat by seat; cheap to copy.
#[derive(Clone, Copy)]
pub struct Joins {
    people: StoredValue<Vec<(Seat, Chair)>>,
    /// Who plays on the tablet.
    passed: StoredValue<Vec<usize>>,
    /// Who is invited, among the people; `None` when everybody was asked.
    pub now: RwSignal<Option<usize>>,
    /// The link of the invitation, once the browser has it.
    pub link: RwSignal<Option<String>>,
    /// How it goes.
    pub notice: RwSignal<Option<Notice>>,
    peer: StoredValue<Option<Peer>, LocalStorage>,
    /// Number of invitations so far.
    made: StoredValue<u32>,
    /// When an answer to the invitation was taken, in page time.
    taken: StoredValue<Option<f64>>,
}

impl Joins {
    /// Begins with the first of these people who has no phone.
    pub fn begin(chairs: Vec<Chair>) -> Joins {
        lines::gather(&chairs);
        let people = (0..).map(Seat).zip(chairs);
        let people = people.filter(|(_, chair)| chair.player == Player::Person).collect();
        let joins = Joins {
            people: StoredValue::new(people),
            passed: StoredValue::new(vec![]),
            now: RwSignal::new(None),
            link: RwSignal::new(None),
            notice: RwSignal::new(None),
            peer: StoredValue::new_local(None),
            made: StoredValue::new(0),
            taken: StoredValue::new(None),
        };
        on_cleanup(move || joins.leave());
        joins.tell_strangers();
        joins.go_on(None);
        joins
    }

    /// All who may have a phone.
    pub fn people(self) -> Vec<(Seat, Chair)> {
        self.people.get_value()
    }

    /// The name of whoever is invited.
    pub fn name(self) -> String {
        let at = self.now.get();
        let name = at.and_then(|at| {
            self.people.with_value(|all| all.get(at).map(|(_, chair)| chair.name.clone()))
        });
        name.unwrap_or_default()
    }

    /// Invites that person, if that is not done already.
    pub fn choose(self, at: usize) {
        self.passed.update_value(|passed| passed.retain(|one| *one != at));
        if self.now.get_untracked() != Some(at) {
            self.notice.set(None);
            self.invite(at);
        }
    }

    /// Whoever is invited plays on the tablet: the next one is asked.
    pub fn pass(self) {
        let Some(at) = self.now.get_untracked() else { return };
        self.passed.update_value(|passed| passed.push(at));
        self.notice.set(None);
        self.go_on(Some(at));
    }

    /// Invites the same person anew.
    pub fn begin_again(self) {
        self.notice.set(None);
        self.now.get_untracked().into_iter().for_each(|at| self.invite(at));
    }

    fn go_on(self, last: Option<usize>) {
        let passed = self.passed.get_value();
        let has_one =
            |chair: &Chair| untrack(|| matches!(sign(chair), Some(Sign::There | Sign::Sleeps)));
        let to_ask: Vec<bool> = self.people.with_value(|people| {
            let all = people.iter().enumerate();
            all.map(|(at, (_, chair))| !passed.contains(&at) && !has_one(chair)).collect()
        });
        match next_to_ask(last, &to_ask) {
            Some(at) => self.invite(at),
            None => {
                self.drop_last();
                self.now.set(None);
            }
        }
    }

    fn invite(self, at: usize) {
        self.drop_last();
        self.link.set(None);
        self.now.set(Some(at));
        self.taken.set_value(None);
        self.made.update_value(|made| *made += 1);
        let round = self.made.get_value();
        let Some((seat, chair)) = self.people.with_value(|all| all.get(at).cloned()) else {
            return;
        };
        let name = chair.name.clone();
        let listener = move |peer: &Peer, what: Happens| {
            match what {
                Happens::Opened => self.join(peer, at, (seat, chair.clone())),
                Happens::Closed => self.miss(peer),
                Happens::Said(_) => (),
            }
            lines::happens(peer, what);
        };
        let peer = Peer::inviting(listener, move |offer| {
            // Another person may have been chosen before this browser had its addresses.
            if self.made.try_get_value() == Some(round) {
                self.show(offer, &name);
            }
        });
        if peer.is_none() {
            self.fail(tr!(phones.cannot).into());
        }
        self.peer.set_value(peer);
    }

    fn show(self, offer: Option<Short>, name: &str) {
        let Some(offer) = offer else { return self.fail(tr!(phones.cannot).into()) };
        MADE.with_borrow_mut(|made| made.note(&offer, name));
        let _ = self.link.try_set(Some(link::joining(&offer.to_text())));
    }

    fn join(self, peer: &Peer, at: usize, (seat, chair): (Seat, Chair)) {
        let name = chair.name.clone();
        lines::add(seat, chair, peer.clone());
        MADE.with_borrow_mut(Invitations::note_joined);
        let _ = self.peer.try_update_value(Option::take);
        // The sheet may be closed by now.
        if self.notice.try_set(Some(Notice::Joined(name))).is_none() {
            self.go_on(Some(at));
        }
    }

    /// Ends the invitation before, unless a phone has joined by it.
    fn drop_last(self) {
        if let Some(last) = self.peer.try_update_value(Option::take).flatten() {
            last.hang_up();
        }
    }

    /// The sheet is closed: a phone that was read may still join.
    fn leave(self) {
        if self.taken.try_get_value().flatten().is_none() {
            self.drop_last();
        }
    }

    /// Takes a text as the phone's answer.
    fn take(self, text: &str) -> Result<(), NoAnswer> {
        let answer = MADE.with_borrow(|made| made.read(text))?;
        let Some(peer) = self.peer.try_with_value(Clone::clone).flatten() else {
            return Err(NoAnswer::Old);
        };
        MADE.with_borrow_mut(|made| made.note_taken(&answer));
        self.taken.set_value(Some(page_time()));
        self.notice.set(Some(Notice::Goes(tr!(phones.opening))));
        let of = peer.clone();
        peer.accept(&answer, move |taken| {
            if !taken {
                return self.fail(tr!(phones.damaged).into());
            }
            set_timeout(move || self.miss(&of), OPENS_WITHIN);
        });
        Ok(())
    }

    /// Takes what the camera has read, which may be the same many times. A code that has nothing to do with phones is
    /// passed over; when a second phone has opened the invitation, there is a new one.
    pub fn take_seen(self, text: &str) {
        match self.take(text) {
            Ok(()) | Err(NoAnswer::Unread(Unread::Strange | Unread::Empty)) => (),
            Err(NoAnswer::Taken) => self.note_second(),
            Err(why) => self.refuse(&why),
        }
    }

    /// Takes what was typed or pasted.
    pub fn take_typed(self, text: &str) {
        if let Err(why) = self.take(text) {
            self.refuse(&why);
        }
    }

    /// Tells a slip in what has been typed so far as soon as it is there, and nothing more once it is put right.
    pub fn check_typed(self, text: &str) {
        match text::slip(text) {
            Some(group) => self.refuse(&NoAnswer::Unread(Unread::Slip(group))),
            None if matches!(self.notice.get_untracked(), Some(Notice::Failed(_))) => {
                self.notice.set(None);
            }
            None => (),
        }
    }

    fn note_second(self) {
        let taken = self.taken.get_value();
        if taken.is_some_and(|at| page_time() - at > SECOND_AFTER) {
            self.begin_again();
            self.notice
                .set(Some(Notice::Failed(tr!(phones.second, name = untrack(|| self.name())))));
        }
    }

    /// Tells the table what to do if the line to that phone has not opened; it may still open.
    fn miss(self, peer: &Peer) {
        let last = self.peer.try_with_value(|last| last.as_ref().is_some_and(|it| it.is(peer)));
        if last == Some(true) && self.taken.try_get_value().flatten().is_some() {
            self.fail(tr!(phones.no_line).into());
        }
    }

    fn refuse(self, why: &NoAnswer) {
        let name = untrack(|| self.name());
        self.fail(match why {
            NoAnswer::Unread(Unread::Empty) => tr!(phones.no_text).into(),
            NoAnswer::Unread(Unread::Strange) => tr!(phones.no_answer).into(),
            NoAnswer::Unread(Unread::Damaged) => tr!(phones.damaged).into(),
            NoAnswer::Unread(Unread::Slip(group)) => tr!(phones.slip, n = group),
            NoAnswer::Unread(Unread::Older) => tr!(phones.older_phone).into(),
            NoAnswer::Unread(Unread::Newer) => tr!(phones.newer_phone).into(),
            NoAnswer::Invitation => tr!(phones.own_link).into(),
            NoAnswer::Others(who) => tr!(phones.others_answer, who = who, name = name),
            NoAnswer::Served(who) => tr!(phones.served, who = who, name = name),
            NoAnswer::Old => tr!(phones.old_answer, name = name),
            NoAnswer::Taken => tr!(phones.taken).into(),
            // It is on its way.
            NoAnswer::Again => return,
        });
    }

    fn fail(self, why: String) {
        let why = Some(Notice::Failed(why));
        // The camera may see the same code many times.
        if self.notice.try_with_untracked(|last| *last != why) == Some(true) {
            let _ = self.notice.try_set(why);
        }
    }

    /// Tells the table of a phone that has joined and cannot play: it has another version of the game.
    fn tell_strangers(self) {
        Effect::new(move |before: Option<Vec<String>>| {
            let people = self.people.get_value().into_iter();
            let strange = people.filter(|(_, chair)| sign(chair) == Some(Sign::Strange));
            let names: Vec<String> = strange.map(|(_, chair)| chair.name).collect();
            let new =
                names.iter().find(|name| before.as_ref().is_some_and(|it| !it.contains(name)));
            if let Some(name) = new {
                self.fail(tr!(phones.other_phone, name = name));
            }
            names
        });
    }
}
