//! One finger, one move, PURE: whether a tap was meant for what lies under it. A page may change under a finger that
//! is still down; what has just appeared there was not meant.

/// Two taps within this time, in ms, are one …
const TIME: f64 = 400.0;
/// … if no farther apart than this, in CSS pixels either way.
const REACH: u32 = 24;

/// The control under a finger, and the state of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Control {
    /// The move or act that identifies it in the page (`data-move`, `data-act`); may be empty.
    pub kind: String,
    /// What distinguishes it from others of its kind, its text included; empty where there is no control.
    pub names: Vec<String>,
    /// Phase, turn, eyes and stage of the table.
    pub scene: Vec<String>,
}

impl Control {
    /// Whether it is still the control that the finger came down on, even if its text has changed since: a timer
    /// ticks, an icon turns.
    fn is_still(&self, before: &Control) -> bool {
        let there = self.names.is_empty() == before.names.is_empty();
        self.names == before.names
            || (there && self.kind == before.kind && self.scene == before.scene)
    }
}

/// One press of a finger.
#[derive(Clone, PartialEq, Debug)]
pub struct Tap {
    /// Which finger, as the browser numbers them.
    pub pointer: i32,
    /// When, in ms.
    pub at: f64,
    /// Where, in CSS pixels.
    pub x: i32,
    /// Where, in CSS pixels.
    pub y: i32,
    /// The control it came down on; in a row of taps, that of the first one.
    pub on: Control,
    /// Whether it played a move.
    pub played: bool,
    /// Whether it is ignored, because it was not meant for what lies there.
    pub void: bool,
}

impl Tap {
    /// Whether it is so close to `first` in time and place that it may have been meant for what lay there then.
    pub fn follows(&self, first: &Tap) -> bool {
        let near = |one: i32, other: i32| one.abs_diff(other) <= REACH;
        self.at - first.at < TIME && near(self.x, first.x) && near(self.y, first.y)
    }

    /// The tap as the next one of the row that `first` belongs to. It is void unless it hits the same control of the
    /// same seat and no move was played: arrows, + and −, and digits may be tapped as quickly as one likes.
    pub fn after(self, first: &Tap) -> Tap {
        if !first.played && first.on == self.on {
            return self;
        }
        Tap { on: first.on.clone(), played: first.played, void: true, ..self }
    }

    /// Whether its click, which fires when the finger is lifted, was meant for what is under it now: not for what
    /// appeared while the finger held a curtain, nor for what it slid onto.
    pub fn means(&self, now: &Control) -> bool {
        !self.void && now.is_still(&self.on)
    }
}

/// Keys that navigate or delete: they play nothing, and are held on purpose.
const WALKING: [&str; 11] = [
    "Tab",
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "PageUp",
    "PageDown",
    "Home",
    "End",
    "Backspace",
    "Delete",
];

/// Whether a key may repeat while held: one that navigates, or, in a field, one that types.
pub fn may_be_held(key: &str, in_a_field: bool) -> bool {
    WALKING.contains(&key) || (in_a_field && key != "Enter")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(name: &str, turn: &str) -> Control {
        let kind = name.split(' ').next().unwrap_or_default().into();
        Control { kind, names: vec![name.into()], scene: vec![turn.into()] }
    }

    fn tap(at: f64, x: i32, name: &str, turn: &str) -> Tap {
        let on = control(name, turn);
        Tap { pointer: 1, at, x, y: 0, on, played: false, void: false }
    }

    #[test]
    fn a_second_tap_is_near_in_time_and_place() {
        let first = tap(0.0, 100, "a", "0");
        assert!(tap(399.0, 124, "b", "0").follows(&first));
        assert!(!tap(400.0, 100, "b", "0").follows(&first));
        assert!(!tap(100.0, 125, "b", "0").follows(&first));
    }

    #[test]
    fn only_the_same_control_of_the_same_seat_goes_on() {
        let first = tap(0.0, 0, "more", "0");
        assert!(!tap(100.0, 0, "more", "0").after(&first).void);
        assert!(tap(100.0, 0, "stake", "0").after(&first).void);
        assert!(tap(100.0, 0, "more", "1").after(&first).void);
        assert!(tap(100.0, 0, "more", "0").after(&Tap { played: true, ..first }).void);
    }

    #[test]
    fn a_row_of_taps_is_measured_by_its_first() {
        let first = tap(0.0, 0, "draw", "0");
        let second = tap(100.0, 0, "lay", "0").after(&first);
        assert!(tap(200.0, 0, "lay", "0").after(&second).void);
        assert!(!tap(200.0, 0, "draw", "0").after(&second).void);
    }

    #[test]
    fn a_finger_that_is_lifted_means_what_it_came_down_on() {
        let first = tap(0.0, 0, "uncover", "0");
        assert!(first.means(&control("uncover", "0")));
        assert!(!first.means(&control("choose 2", "0")));
        assert!(!first.means(&Control { scene: vec!["0".into()], ..Control::default() }));
        let ticks = tap(0.0, 0, "pass in 5 s", "0");
        assert!(ticks.means(&control("pass in 4 s", "0")));
        assert!(!ticks.means(&control("pass in 4 s", "1")));
    }

    #[test]
    fn a_held_key_plays_nothing() {
        assert!(
            !may_be_held("Enter", true) && !may_be_held(" ", false) && !may_be_held("5", false)
        );
        assert!(
            may_be_held("a", true) && may_be_held("Backspace", false) && may_be_held("Tab", false)
        );
    }
}
