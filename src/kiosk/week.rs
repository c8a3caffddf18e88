//! The opening hours of a room, by day of the week. They may extend past midnight.

use serde_json::{Value, json};

/// Minutes of a day.
pub const DAY: u16 = 24 * 60;

/// Days of a week.
pub const DAYS: usize = 7;

/// The opening hours of a day, in minutes of the day. When `until` is before `from`, it is on the next day; when both
/// are equal, the room is open the whole day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The first minute.
    pub from: u16,
    /// The first minute after closing.
    pub until: u16,
}

/// The default hours, for a day that was closed before.
pub const USUAL: Span = Span { from: 10 * 60, until: 18 * 60 };

impl Span {
    /// Whether it contains that minute of its own day.
    const fn holds(self, minute: u16) -> bool {
        match (self.from, self.until) {
            (from, until) if from < until => from <= minute && minute < until,
            (from, until) if from > until => from <= minute,
            _ => true,
        }
    }

    /// Whether it contains that minute of the next day.
    const fn holds_after(self, minute: u16) -> bool {
        self.from > self.until && minute < self.until
    }

    /// The minute at which it opens.
    const fn begins(self) -> u16 {
        if self.from == self.until { 0 } else { self.from }
    }
}

/// A minute of the week.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The day; Monday is 0.
    pub day: usize,
    /// The minute of that day.
    pub minute: u16,
}

/// When a room opens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// In how many days: 0 is today.
    pub ahead: usize,
    /// The day; Monday is 0.
    pub day: usize,
    /// The minute of that day.
    pub minute: u16,
}

/// The hours of each day, from Monday; a day without any is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Week(pub [Option<Span>; DAYS]);

impl Week {
    /// The same hours every day.
    #[must_use]
    pub const fn every_day(span: Span) -> Week {
        Week([Some(span); DAYS])
    }

    /// Reads the stored value: seven days, or, in the older format, one pair of hours for all of them.
    #[must_use]
    pub fn read(kept: &Value) -> Option<Week> {
        if let Some(every) = span(kept) {
            return Some(Week::every_day(every));
        }
        let days = kept.as_array().filter(|days| days.len() == DAYS)?;
        Some(Week(std::array::from_fn(|day| span(&days[day]))))
    }

    /// The value to store.
    #[must_use]
    pub fn value(&self) -> Value {
        json!(self.0.map(|span| span.map(|Span { from, until }| [from, until])))
    }

    /// Whether the room is open at that moment.
    #[must_use]
    pub fn is_open(&self, Moment { day, minute }: Moment) -> bool {
        let of = |day: usize| self.0[day % DAYS];
        of(day).is_some_and(|span| span.holds(minute))
            || of(day + DAYS - 1).is_some_and(|span| span.holds_after(minute))
    }

    /// The next opening after a moment at which the room is closed; `None` when it never opens.
    #[must_use]
    pub fn next(&self, now: Moment) -> Option<Opening> {
        (0..=DAYS).find_map(|ahead| {
            let day = (now.day + ahead) % DAYS;
            let minute = self.0[day]?.begins();
            (ahead > 0 || minute > now.minute).then_some(Opening { ahead, day, minute })
        })
    }

    /// The hours of its first open day.
    #[must_use]
    pub fn usual(&self) -> Span {
        self.0.into_iter().flatten().next().unwrap_or(USUAL)
    }

    /// Gives every open day the hours of the first.
    pub fn level(&mut self) {
        let usual = self.usual();
        self.0.iter_mut().flatten().for_each(|span| *span = usual);
    }

    /// Sets the hours of a day; `None` closes it.
    pub fn set(&mut self, day: usize, span: Option<Span>) {
        self.0.get_mut(day).into_iter().for_each(|hours| *hours = span);
    }
}

fn span(kept: &Value) -> Option<Span> {
    let two = kept.as_array().filter(|two| two.len() == 2)?;
    Some(Span { from: minute(&two[0])?, until: minute(&two[1])? })
}

fn minute(kept: &Value) -> Option<u16> {
    kept.as_u64().filter(|minute| *minute < DAY.into()).map(|minute| minute as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TUESDAY: usize = 1;

    fn at(day: usize, minute: u16) -> Moment {
        Moment { day, minute }
    }

    fn every(from: u16, until: u16) -> Week {
        Week::every_day(Span { from, until })
    }

    /// Closed on Mondays, open past midnight on Saturday.
    fn some() -> Week {
        let mut week = every(600, 1110);
        week.set(0, None);
        week.set(5, Some(Span { from: 1200, until: 120 }));
        week
    }

    #[test]
    fn hours_may_go_over_midnight() {
        let open = |from, until, minute| every(from, until).is_open(at(TUESDAY, minute));
        assert!(open(600, 1110, 600) && !open(600, 1110, 1110) && !open(600, 1110, 5));
        assert!(open(1200, 120, 1300) && open(1200, 120, 60) && !open(1200, 120, 600));
        assert!(open(600, 600, 3));
    }

    #[test]
    fn each_day_has_its_own() {
        assert!(!some().is_open(at(0, 700)) && some().is_open(at(TUESDAY, 700)));
        assert!(some().is_open(at(5, 1300)) && !some().is_open(at(5, 700)));
        assert!(some().is_open(at(6, 60)), "Saturday night");
        assert!(!some().is_open(at(6, 120)) && !some().is_open(at(5, 60)), "no other night");
    }

    #[test]
    fn it_is_known_when_it_opens_again() {
        let next = |day, minute| some().next(at(day, minute)).map(|o| (o.ahead, o.day, o.minute));
        assert_eq!(next(0, 700), Some((1, TUESDAY, 600)));
        assert_eq!(next(TUESDAY, 300), Some((0, TUESDAY, 600)));
        assert_eq!(next(TUESDAY, 1200), Some((1, 2, 600)));
        assert_eq!(next(6, 1200), Some((2, TUESDAY, 600)));
        assert_eq!(Week([None; DAYS]).next(at(3, 3)), None);
        let mut once = Week([None; DAYS]);
        once.set(2, Some(Span { from: 600, until: 700 }));
        assert_eq!(once.next(at(2, 800)).map(|o| o.ahead), Some(DAYS), "in a week");
    }

    #[test]
    fn open_days_may_all_have_the_hours_of_the_first() {
        let mut week = some();
        week.level();
        assert_eq!(week.0[0], None, "what is closed stays closed");
        assert!(week.0[1..].iter().all(|span| *span == Some(Span { from: 600, until: 1110 })));
        assert_eq!(Week([None; DAYS]).usual(), USUAL);
    }

    #[test]
    fn what_is_kept_is_read_also_from_before_there_were_days() {
        assert_eq!(Week::read(&some().value()), Some(some()));
        assert_eq!(Week::read(&json!([600, 1110])), Some(every(600, 1110)));
        for strange in [json!(null), json!([600, 9999]), json!([[600, 700]]), json!("x")] {
            assert_eq!(Week::read(&strange), None, "{strange}");
        }
        let one_strange = json!([[600, 700], [1, 9999], null, 7, [5], [1, 2, 3], [0, 0]]);
        let week = Week::read(&one_strange).expect("seven days");
        assert_eq!(
            week.0.map(|span| span.is_some()),
            [true, false, false, false, false, false, true]
        );
    }
}
