//! What stands around a board or a hand, part by part, and the seconds that are left.

use super::feed::Feed;
use crate::app::browser::clock::GameClock;
use crate::app::countdown::whole;
use crate::rules::{Mark, Ms, Seat};
use crate::screens::Card;
use crate::wire::{Scene, Seen, Sitter};
use gloo_timers::callback::Interval;
use leptos::prelude::*;

/// Polling interval of the seconds, in ms.
const LOOK: u32 = 200;

/// The surroundings of a board or a hand; cheap to copy. The context of a screen.
#[derive(Clone, Copy)]
pub struct Watch {
    /// What the table shows around it.
    pub scene: Memo<Scene>,
    /// Whose turn it is.
    pub turn: Memo<Option<Seat>>,
    /// What each seat owns and does.
    pub cards: Memo<Vec<Card>>,
    /// Who has won, and what each seat ended with.
    pub outcome: Memo<Option<(Vec<Seat>, Vec<u32>)>>,
    /// What each seat ended with, in words.
    pub reached: Memo<Vec<String>>,
    /// A line besides the winner, at the end.
    pub after: Memo<String>,
    /// The fingerprint of what the table looked at.
    pub print: Memo<String>,
    /// Game time, as the table tells it.
    pub clock: GameClock,
}

impl Watch {
    /// The context of the screen.
    pub fn get() -> Watch {
        expect_context()
    }

    /// The surroundings of what is shown; `None` until the table has said it. Gives the context.
    pub fn of<S>(feed: Feed<S>) -> Option<(Memo<Seen<S>>, Watch)>
    where
        S: Clone + PartialEq + Send + Sync + 'static,
    {
        let first = feed.seen.get_untracked()?;
        let clock = GameClock::new(first.scene.now);
        let seen = Memo::new(move |_| feed.seen.get().unwrap_or_else(|| first.clone()));
        Effect::new(move || {
            let (now, stands) = seen.with(|seen| (seen.scene.now, seen.scene.stands));
            clock.set(now);
            if stands { clock.pause() } else { clock.resume() }
        });
        let watch = Watch {
            scene: Memo::new(move |_| seen.with(|seen| seen.scene.clone())),
            turn: Memo::new(move |_| seen.with(|seen| seen.turn)),
            cards: Memo::new(move |_| seen.with(|seen| seen.cards.clone())),
            outcome: Memo::new(move |_| {
                seen.with(|seen| seen.winners.clone().map(|winners| (winners, seen.scores.clone())))
            }),
            reached: Memo::new(move |_| seen.with(|seen| seen.reached.clone())),
            after: Memo::new(move |_| seen.with(|seen| seen.after.clone())),
            print: Memo::new(move |_| seen.with(|seen| seen.fingerprint.clone())),
            clock,
        };
        provide_context(watch);
        Some((seen, watch))
    }

    /// The sitter of that seat.
    pub fn sitter(self, seat: Seat) -> Sitter {
        self.scene.with(|scene| scene.sitter(seat))
    }

    /// The sitter's name.
    pub fn name(self, seat: Seat) -> String {
        self.scene.with(|scene| scene.name(seat))
    }

    /// The sitter's mark.
    pub fn mark(self, seat: Seat) -> Mark {
        self.scene.with(|scene| scene.mark(seat))
    }

    /// What that seat ended with, in words.
    pub fn reached(self, seat: Seat) -> String {
        self.reached.with(|all| all.get(seat.index()).cloned()).unwrap_or_default()
    }
}

/// The whole seconds left until then, in the table's game time.
pub fn left_until(until: Ms) -> Signal<u32> {
    let watch = Watch::get();
    let look = move || whole(until.left_at(watch.clock.now()));
    let left = RwSignal::new(look());
    let looks = Interval::new(LOOK, move || {
        let now = look();
        if left.try_get_untracked().is_some_and(|before| before != now) {
            left.set(now);
        }
    });
    StoredValue::new_local(looks);
    left.into()
}
