//! A row of seven slots: where a card fits (HEURE-P1–P7), when the row is blocked (HEURE-E1,
//! HEURE-R8, option O4) and how its cards may be shifted (HEURE-E2–E4).

use super::cards::Hour;

/// How many slots a row has.
pub const SLOTS: u8 = 7;

/// A slot, 1 to 7, slot 1 at the far left as its owner sees it.
pub type Slot = u8;

/// A set of hours, one bit each: bit 6 is 06:00.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HourSet(u32);

impl HourSet {
    /// Every hour a card has.
    pub const ALL: HourSet = HourSet(((1 << 17) - 1) << 6);
    /// No hour.
    pub const NONE: HourSet = HourSet(0);

    /// With that hour in it.
    #[must_use]
    pub const fn with(self, hour: Hour) -> HourSet {
        HourSet(self.0 | 1 << hour.get())
    }

    /// How many of its hours lie strictly between `after` and `before`.
    #[must_use]
    pub const fn between(self, after: u8, before: u8) -> u8 {
        let below = (1u32 << before) - 1;
        let above = !((1u32 << (after + 1)) - 1);
        (self.0 & below & above).count_ones() as u8
    }

    /// How many hours it holds.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// Why a card may not go on a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// There is no such slot.
    NoSuchSlot,
    /// A card lies there already.
    Occupied,
    /// The same hour is on the row already (HEURE-P2).
    SameHour,
    /// The row would not increase from left to right (HEURE-P1).
    OutOfOrder,
}

/// One card pushed by one position in an emergency turn (HEURE-E4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Push {
    /// The slot the card lies on.
    pub slot: Slot,
    /// The direction.
    pub to: Side,
}

/// Left or right, as the owner of the row sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Side {
    /// Towards slot 1.
    Left,
    /// Towards slot 7.
    Right,
}

impl Push {
    /// The slot the card would lie on: 0 and 8 are off the row.
    #[must_use]
    pub const fn target(self) -> Slot {
        match self.to {
            Side::Left => self.slot.saturating_sub(1),
            Side::Right => self.slot + 1,
        }
    }
}

/// An emergency turn: one or two cards, each by one position, at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Shift {
    /// The first card.
    pub first: Push,
    /// The second card, if two are moved.
    pub second: Option<Push>,
}

impl Shift {
    /// A shift of one card.
    #[must_use]
    pub const fn one(slot: Slot, to: Side) -> Shift {
        Shift { first: Push { slot, to }, second: None }
    }

    /// A shift of two cards.
    #[must_use]
    pub const fn two(first: (Slot, Side), second: (Slot, Side)) -> Shift {
        Shift {
            first: Push { slot: first.0, to: first.1 },
            second: Some(Push { slot: second.0, to: second.1 }),
        }
    }

    /// Its one or two pushes.
    pub fn pushes(self) -> impl Iterator<Item = Push> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

/// Why cards may not be pushed like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadShift {
    /// No card lies on that slot.
    NoCardThere,
    /// The card would leave slots 1 to 7.
    OffTheRow,
    /// The same card is moved twice.
    MovedTwice,
    /// A card lies on the target slot.
    Occupied,
    /// Two cards would change places.
    OutOfOrder,
}

/// Two neighbouring cards (or the ends of the day) with too few hours between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Jam {
    /// The slot of the card at the left; 0 when it is the start of the day.
    pub left: Slot,
    /// The slot of the card at the right; 8 when it is the end of the day.
    pub right: Slot,
    /// The hour at the left; 5 when it is the start of the day.
    pub after: u8,
    /// The hour at the right; 23 when it is the end of the day.
    pub before: u8,
}

/// A row: seven slots, free or covered by an Hour card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Row([Option<Hour>; SLOTS as usize]);

impl Row {
    /// The row with these slots, from slot 1.
    #[must_use]
    pub const fn new(slots: [Option<Hour>; SLOTS as usize]) -> Row {
        Row(slots)
    }

    /// The card on that slot.
    #[must_use]
    pub fn at(&self, slot: Slot) -> Option<Hour> {
        self.0.get(usize::from(slot).wrapping_sub(1)).copied().flatten()
    }

    /// The laid cards with their slots, from the left.
    pub fn laid(&self) -> impl DoubleEndedIterator<Item = (Slot, Hour)> {
        (1..=SLOTS).zip(self.0).filter_map(|(slot, hour)| Some((slot, hour?)))
    }

    /// How many slots are covered.
    #[must_use]
    pub fn covered(&self) -> u8 {
        self.0.iter().flatten().count() as u8
    }

    /// Whether all seven slots are covered.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    /// Whether the card fits on the slot (HEURE-P1, HEURE-P2).
    ///
    /// # Errors
    /// Why it does not.
    pub fn fit(&self, hour: Hour, slot: Slot) -> Result<(), Misfit> {
        match slot {
            1..=SLOTS if self.at(slot).is_some() => Err(Misfit::Occupied),
            1..=SLOTS if self.0.contains(&Some(hour)) => Err(Misfit::SameHour),
            1..=SLOTS if self.laid().all(|(s, h)| (s < slot) == (h < hour)) => Ok(()),
            1..=SLOTS => Err(Misfit::OutOfOrder),
            _ => Err(Misfit::NoSuchSlot),
        }
    }

    /// Whether the card fits on any slot.
    #[must_use]
    pub fn fits_somewhere(&self, hour: Hour) -> bool {
        (1..=SLOTS).any(|slot| self.fit(hour, slot).is_ok())
    }

    /// The row with the card laid there.
    #[must_use]
    pub fn with(mut self, hour: Hour, slot: Slot) -> Row {
        self.0[usize::from(slot) - 1] = Some(hour);
        self
    }

    /// The pairs of neighbours that leave fewer hours out of `hours` than free slots between them;
    /// none when the row can be completed out of them.
    pub fn jams(&self, hours: HourSet) -> impl Iterator<Item = Jam> {
        let ends = [(0, Hour::FIRST.get() - 1)].into_iter();
        let mut posts = ends
            .chain(self.laid().map(|(slot, hour)| (slot, hour.get())))
            .chain([(SLOTS + 1, Hour::LAST.get() + 1)])
            .collect::<Posts>();
        posts.pairs().filter_map(move |((left, after), (right, before))| {
            let jammed = right - left - 1 > hours.between(after, before);
            jammed.then_some(Jam { left, right, after, before })
        })
    }

    /// Whether the row can be completed out of `hours`, each used once (HEURE-E1 with all hours).
    #[must_use]
    pub fn completable(&self, hours: HourSet) -> bool {
        let (mut left, mut after) = (0, Hour::FIRST.get() - 1);
        for (slot, hour) in self.laid() {
            if slot - left - 1 > hours.between(after, hour.get()) {
                return false;
            }
            (left, after) = (slot, hour.get());
        }
        SLOTS - left <= hours.between(after, Hour::LAST.get() + 1)
    }

    /// Whether the row is blocked on the numbers alone (HEURE-E1, HEURE-R8).
    #[must_use]
    pub fn is_blocked(&self) -> bool {
        !self.completable(HourSet::ALL)
    }

    /// Whether the cards, arranged in any way, could be completed out of `hours` (option O4).
    #[must_use]
    pub fn arrangeable(&self, hours: HourSet) -> bool {
        self.arrangements().any(|row| row.completable(hours))
    }

    /// The fewest single steps of single cards after which the row can be completed out of
    /// `hours`; `None` when no arrangement can.
    #[must_use]
    pub fn steps_needed(&self, hours: HourSet) -> Option<u32> {
        let steps = |row: &Row| {
            self.laid().zip(row.laid()).map(|((a, _), (b, _))| u32::from(a.abs_diff(b))).sum()
        };
        self.arrangements().filter(|row| row.completable(hours)).map(|row| steps(&row)).min()
    }

    /// Every way to lay the same cards in the same order.
    fn arrangements(&self) -> impl Iterator<Item = Row> {
        let count = u32::from(self.covered());
        (0u8..1 << SLOTS).filter(move |mask| mask.count_ones() == count).map(move |mask| {
            let mut cards = self.laid().map(|(_, hour)| hour);
            let mut slots = [None; SLOTS as usize];
            for (slot, place) in slots.iter_mut().enumerate() {
                if mask & 1 << slot != 0 {
                    *place = cards.next();
                }
            }
            Row(slots)
        })
    }

    /// The row after an emergency turn (HEURE-E4, HEURE-R9).
    ///
    /// # Errors
    /// Why the cards may not be pushed like that.
    pub fn shifted(&self, shift: Shift) -> Result<Row, BadShift> {
        if shift.second.is_some_and(|second| second.slot == shift.first.slot) {
            return Err(BadShift::MovedTwice);
        }
        let mut row = *self;
        for push in shift.pushes() {
            self.at(push.slot).ok_or(BadShift::NoCardThere)?;
            if !(1..=SLOTS).contains(&push.target()) {
                return Err(BadShift::OffTheRow);
            }
            row.0[usize::from(push.slot) - 1] = None;
        }
        for push in shift.pushes() {
            let place = &mut row.0[usize::from(push.target()) - 1];
            if place.is_some() {
                return Err(BadShift::Occupied);
            }
            *place = self.at(push.slot);
        }
        // Cards move by one position: only two that change places get out of order.
        let crossed = shift.second.is_some_and(|second| {
            second.target() == shift.first.slot && shift.first.target() == second.slot
        });
        if crossed { Err(BadShift::OutOfOrder) } else { Ok(row) }
    }

    /// Every legal emergency turn.
    #[must_use]
    pub fn shifts(&self) -> Vec<Shift> {
        let mut pushes = Vec::with_capacity(2 * usize::from(SLOTS));
        pushes.extend(
            self.laid().flat_map(|(slot, _)| [Side::Left, Side::Right].map(|to| Push { slot, to })),
        );
        // Random play never has more than 16, mostly three.
        let mut shifts = Vec::with_capacity(16);
        for (index, &first) in pushes.iter().enumerate() {
            let seconds = pushes[index + 1..].iter().map(|&second| Some(second));
            for second in [None].into_iter().chain(seconds) {
                let shift = Shift { first, second };
                if self.shifted(shift).is_ok() {
                    shifts.push(shift);
                }
            }
        }
        shifts
    }
}

/// The slots and hours of a row's cards with the two ends of the day: at most nine.
struct Posts {
    posts: [(Slot, u8); SLOTS as usize + 2],
    len: usize,
}

impl FromIterator<(Slot, u8)> for Posts {
    fn from_iter<I: IntoIterator<Item = (Slot, u8)>>(posts: I) -> Posts {
        let mut all = Posts { posts: [(0, 0); SLOTS as usize + 2], len: 0 };
        for post in posts {
            all.posts[all.len] = post;
            all.len += 1;
        }
        all
    }
}

impl Posts {
    fn pairs(&mut self) -> impl Iterator<Item = ((Slot, u8), (Slot, u8))> + use<> {
        let posts = self.posts;
        (1..self.len).map(move |i| (posts[i - 1], posts[i]))
    }
}

/// A row written short, for tests: `0` is a free slot.
#[cfg(test)]
pub fn row(slots: [u8; SLOTS as usize]) -> Row {
    Row(slots.map(Hour::new))
}
