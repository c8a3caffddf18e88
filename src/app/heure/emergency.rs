//! The emergency turn (HEURE-E2–E4): what is jammed, arrows on the cards that may move, and the
//! pushes chosen so far, shown where the cards would lie.

use super::cards::clock_card;
use super::desk::Desk;
use crate::app::dom::{Dom, after_paint, el, group, whenever};
use crate::app::old_parts::{icon, symbol};
use crate::app::words::tr;
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::row::{Jam, Push, Row, Shift, Side, Slot};
use crate::rules::heure::view::{PhaseView, SeatViewStoreFields, TableViewStoreFields};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The pushes chosen so far on the row in focus: none, one or two.
#[derive(Clone, Copy)]
pub struct Pushing {
    desk: Desk,
    chosen: RwSignal<Vec<Push>>,
    /// Every legal shift while it is this person's emergency, with the helpful ones.
    legal: Memo<(Vec<Shift>, Vec<Shift>)>,
}

impl Pushing {
    /// Nothing is chosen yet. Every new turn starts from nothing.
    pub fn new(desk: Desk) -> Pushing {
        let chosen = RwSignal::new(vec![]);
        whenever(move || {
            desk.sitting.fingerprint.track();
            chosen.set(vec![]);
        });
        let legal = Memo::new(move |_| match desk.phase() {
            PhaseView::Emergency { shifts, helpful, .. }
                if desk.hands_on() && desk.landed_and_painted() =>
            {
                (shifts, helpful)
            }
            _ => (vec![], vec![]),
        });
        Pushing { desk, chosen, legal }
    }

    /// Whether nothing is chosen.
    pub fn is_empty(self) -> bool {
        self.chosen.with(Vec::is_empty)
    }

    /// The row with the chosen pushes done; as it lies when they cannot be.
    pub fn preview(self, row: Row) -> Row {
        shift_of(&self.chosen.get()).and_then(|shift| row.shifted(shift).ok()).unwrap_or(row)
    }

    /// Which way the card that now lies on `slot` was pushed.
    pub fn came_from(self, slot: Slot) -> Option<&'static str> {
        self.chosen.with(|chosen| chosen.iter().find(|push| push.target() == slot).copied()).map(
            |push| match push.to {
                Side::Left => "left",
                Side::Right => "right",
            },
        )
    }

    /// The arrows of the card on `slot`.
    pub fn arrows(self, slot: Slot) -> Dom {
        let arrow = move |to| {
            let state = Memo::new(move |_| self.arrow(slot, to));
            move || state.get().map(|helps| self.arrow_button(slot, to, helps))
        };
        group().child(arrow(Side::Left)).child(arrow(Side::Right))
    }

    /// Whether there is an arrow that way, and whether it is pointed out.
    fn arrow(self, slot: Slot, to: Side) -> Option<bool> {
        self.hour_at(slot)?;
        if let Some(back) = self.came_from(slot) {
            let undoes = (back == "left") == (to == Side::Right);
            return undoes.then_some(false);
        }
        let with = self.with(Push { slot, to });
        self.legal.with(|(legal, helpful)| {
            let towards =
                helpful.iter().any(|shift| with.iter().all(|p| shift.pushes().any(|q| q == *p)));
            among(legal, &with).then_some(towards)
        })
    }

    fn hour_at(self, slot: Slot) -> Option<Hour> {
        let seat = self.desk.focus.get().index();
        let row = self.desk.sitting.table.seats().at_unkeyed(seat).row().get();
        self.preview(row).at(slot)
    }

    fn with(self, push: Push) -> Vec<Push> {
        let mut chosen = self.chosen.get();
        chosen.push(push);
        chosen
    }

    fn arrow_button(self, slot: Slot, to: Side, helps: bool) -> Dom {
        let hour = self.hour_at(slot).map(super::words::hour_words).unwrap_or_default();
        let (class, chevron, label) = match to {
            Side::Left => ("push to-left piece", "chevron-left", tr!(heure.push_left, hour = hour)),
            Side::Right => {
                ("push to-right piece", "chevron-right", tr!(heure.push_right, hour = hour))
            }
        };
        el("button", "")
            .class(class)
            .attr("data-move", "push")
            .attr("data-helps", helps.then_some(""))
            .attr("aria-label", label)
            .click(move || after_paint(move || self.push(slot, to)))
            .child(icon(chevron))
    }

    /// Chooses a push, or takes it back when the card was pushed there.
    fn push(self, slot: Slot, to: Side) {
        let Some(chosen) = self.chosen.try_get_untracked() else { return };
        match chosen.iter().position(|push| push.target() == slot) {
            Some(index) => self.chosen.update(|chosen| {
                chosen.remove(index);
                // What is left may need the card that just went back to be out of the way.
                if !self.is_legal(chosen) {
                    chosen.clear();
                }
            }),
            // A second tap before the arrow is gone, or another finger on the other one.
            None => {
                let with = [chosen.as_slice(), &[Push { slot, to }]].concat();
                if self.is_legal(&with) {
                    self.chosen.set(with);
                }
            }
        }
    }

    fn is_legal(self, pushes: &[Push]) -> bool {
        self.legal.with_untracked(|(legal, _)| among(legal, pushes))
    }

    fn done(self) {
        if let Some(shift) = shift_of(&self.chosen.get_untracked()) {
            self.desk.act(Move::Shift(shift));
        }
    }
}

fn shift_of(chosen: &[Push]) -> Option<Shift> {
    Some(Shift { first: *chosen.first()?, second: chosen.get(1).copied() })
}

fn among(shifts: &[Shift], pushes: &[Push]) -> bool {
    shifts.iter().any(|shift| same(*shift, pushes))
}

/// Whether a shift is made of exactly these pushes, in any order.
fn same(shift: Shift, pushes: &[Push]) -> bool {
    shift.pushes().count() == pushes.len() && shift.pushes().all(|push| pushes.contains(&push))
}

/// The stage: what is jammed and why, and the button that ends the turn.
pub fn stage(desk: Desk, pushing: Pushing) -> Dom {
    let jam = move || match desk.phase() {
        PhaseView::Emergency { jams, .. } => jams.first().copied(),
        _ => None,
    };
    el("section", "stage")
        .attr("aria-label", tr!(heure.jammed))
        .child(
            el("div", "note piece")
                .child(el("h2", "").child(tr!(heure.jammed)))
                .child(move || jam().map(drawing))
                .child(el("p", "").child(move || jam_words(jam()))),
        )
        .child(move || desk.hands_on().then(|| done_button(pushing)))
}

fn done_button(pushing: Pushing) -> Dom {
    el("button", "button piece done")
        .attr("data-move", "shift")
        .attr("disabled", move || pushing.is_empty())
        .click(move || pushing.done())
        .child(icon("check"))
        .child(tr!(heure.pushed))
}

fn drawing(jam: Jam) -> Dom {
    let card = |hour: u8| Hour::new(hour).map(clock_card);
    el("div", "why")
        .attr("aria-hidden", "true")
        .child(card(jam.after))
        .child(el("span", "none").child(symbol("heure", "cross", "")))
        .child(card(jam.before))
}

fn jam_words(jam: Option<Jam>) -> String {
    let Some(jam) = jam else { return tr!(heure.jam_gone).into() };
    let hour = |hour: u8| Hour::new(hour).map(super::words::hour_words);
    match (hour(jam.after), hour(jam.before)) {
        (Some(a), Some(b)) => tr!(heure.jam_between, a = a, b = b),
        (None, Some(b)) => tr!(heure.jam_before, b = b),
        (Some(a), None) => tr!(heure.jam_after, a = a),
        (None, None) => tr!(heure.jam_gone).into(),
    }
}
