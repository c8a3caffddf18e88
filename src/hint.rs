//! Where a hint stands, PURE: beside the control that it explains, with its tip on the control, and over nothing that
//! is read or touched.

/// An area of the window, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its right edge.
    pub right: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its lower edge.
    pub bottom: f64,
}

impl Area {
    /// Whether the two share more than an edge.
    #[must_use]
    pub fn meets(&self, other: &Area) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// What the two share, in square pixels.
    fn shares(&self, other: &Area) -> f64 {
        let across = self.right.min(other.right) - self.left.max(other.left);
        let down = self.bottom.min(other.bottom) - self.top.max(other.top);
        across.max(0.0) * down.max(0.0)
    }

    /// The same with room on every side.
    const fn wider(&self, by: f64) -> Area {
        Area {
            left: self.left - by,
            right: self.right + by,
            top: self.top - by,
            bottom: self.bottom + by,
        }
    }
}

/// The side of its control on which a hint stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Over it.
    Above,
    /// Under it.
    Below,
    /// At its left.
    Left,
    /// At its right.
    Right,
}

impl Side {
    /// All of them, the best first.
    const ALL: [Side; 4] = [Side::Below, Side::Above, Side::Right, Side::Left];

    /// Its name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Above => "above",
            Side::Below => "below",
            Side::Left => "left",
            Side::Right => "right",
        }
    }

    /// The middle of that side of an area.
    const fn of(self, area: &Area) -> (f64, f64) {
        match self {
            Side::Above => (area.middle().0, area.top),
            Side::Below => (area.middle().0, area.bottom),
            Side::Left => (area.left, area.middle().1),
            Side::Right => (area.right, area.middle().1),
        }
    }

    const fn is_upright(self) -> bool {
        matches!(self, Side::Above | Side::Below)
    }
}

/// Where a hint stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The box of its words.
    pub area: Area,
    /// The side of the control.
    pub side: Side,
    /// The point of the control that its tip touches.
    pub tip: (f64, f64),
    /// The length of the tip.
    pub reach: f64,
}

/// What a window shows.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The whole window.
    pub window: Area,
    /// The root font size, in CSS pixels.
    pub letter: f64,
    /// The controls that the hint explains.
    pub controls: Vec<Area>,
    /// Texts, controls, plates of seats: a hint covers none of them.
    pub taken: Vec<Area>,
    /// Pictures: covered as little as possible.
    pub pictures: Vec<Area>,
}

/// Room between a hint and what it leaves free, in px.
const AIR: f64 = 3.0;
/// Distance between two places that are tried, in px.
const STEP: f64 = 8.0;
/// Half the width of a tip, in letters.
const TIP: f64 = 0.9;
/// How far a hint may stand from its control, in letters; the least is the length of a tip.
const REACHES: [f64; 5] = [1.0, 2.0, 3.5, 5.5, 8.0];
/// What one pixel of a longer tip counts, in square pixels of covered picture.
const FAR: f64 = 60.0;
/// How far a control may move before its hint follows it, in px.
const STRAYS: f64 = 4.0;
/// What each further size counts.
const LATER: f64 = 1_500.0;

impl Shown {
    /// The best place for a hint of one of those sizes (width and height), the best size first; `None` where none is
    /// free.
    #[must_use]
    pub fn place(&self, sizes: &[(f64, f64)]) -> Option<Place> {
        let reaches = REACHES.map(|letters| letters * self.letter);
        let tried = reaches
            .into_iter()
            .flat_map(|reach| (0_u8..).zip(sizes).map(move |size| (reach, size)));
        let all = tried.flat_map(|(reach, (rank, size))| {
            let places = self.places(*size, reach);
            places.map(move |place| (self.cost(&place) + LATER * f64::from(rank), place))
        });
        all.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, place)| place)
    }

    /// Whether a place that was found before is as good as it was: nothing has come to lie under it, and its tip is
    /// at a control.
    #[must_use]
    pub fn holds(&self, place: &Place) -> bool {
        self.is_free(place) && self.controls.iter().any(|of| place.is_at(of))
    }

    /// All free places for a size, at that distance from a control.
    fn places(&self, size: (f64, f64), reach: f64) -> impl Iterator<Item = Place> {
        let sides = self.controls.iter().flat_map(|of| Side::ALL.map(|side| (of, side)));
        let all = sides.flat_map(move |(of, side)| slides(*of, side, size, reach, self.letter));
        all.filter(|place| self.is_free(place))
    }

    fn is_free(&self, place: &Place) -> bool {
        let inner = self.window.wider(-self.letter / 2.0);
        let Area { left, right, top, bottom } = place.area;
        let seen = left >= inner.left
            && right <= inner.right
            && top >= inner.top
            && bottom <= inner.bottom;
        let (area, tip) = (place.area.wider(AIR), place.tip_area(TIP * self.letter));
        seen && !self.taken.iter().any(|taken| area.meets(taken) || tip.meets(taken))
    }

    fn cost(&self, place: &Place) -> f64 {
        let covered: f64 = self.pictures.iter().map(|picture| place.area.shares(picture)).sum();
        let (x, y) = place.area.middle();
        let aside = if place.side.is_upright() { x - place.tip.0 } else { y - place.tip.1 }.abs();
        covered + FAR * place.reach + aside
    }
}

impl Area {
    const fn middle(&self) -> (f64, f64) {
        (f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }
}

impl Place {
    /// Whether its tip touches the middle of that control's side.
    fn is_at(&self, of: &Area) -> bool {
        let (x, y) = self.side.of(of);
        (self.tip.0 - x).abs() <= STRAYS && (self.tip.1 - y).abs() <= STRAYS
    }

    /// The area between the box and the control, so wide on each side of the tip.
    fn tip_area(&self, half: f64) -> Area {
        let (x, y) = self.tip;
        let (left, right, top, bottom) = match self.side {
            Side::Above => (x - half, x + half, self.area.bottom, y - 1.0),
            Side::Below => (x - half, x + half, y + 1.0, self.area.top),
            Side::Left => (self.area.right, x - 1.0, y - half, y + half),
            Side::Right => (x + 1.0, self.area.left, y - half, y + half),
        };
        Area { left, right, top, bottom }
    }
}

/// The places on that side of a control, from where the tip is near one end of the box to where it is near the other.
fn slides(
    of: Area,
    side: Side,
    (width, height): (f64, f64),
    reach: f64,
    letter: f64,
) -> impl Iterator<Item = Place> {
    let tip = side.of(&of);
    let (x, y) = tip;
    let long = if side.is_upright() { width } else { height };
    // The tip leaves the round corners of the box alone.
    let room = (long - 3.0 * letter).max(0.0);
    let count = (room / STEP) as u32;
    (0..=count).map(move |at| {
        let before = (long - room) / 2.0 + f64::from(at) * STEP;
        let (left, top) = match side {
            Side::Above => (x - before, y - reach - height),
            Side::Below => (x - before, y + reach),
            Side::Left => (x - reach - width, y - before),
            Side::Right => (x + reach, y - before),
        };
        let area = Area { left, right: left + width, top, bottom: top + height };
        Place { area, side, tip, reach }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f64, f64); 2] = [(400.0, 100.0), (200.0, 180.0)];

    fn area(left: f64, top: f64, right: f64, bottom: f64) -> Area {
        Area { left, right, top, bottom }
    }

    /// A window of 1,000 by 700 with that control among those texts.
    fn shown(control: Area, texts: &[Area]) -> Shown {
        let taken = [&[control], texts].concat();
        let window = area(0.0, 0.0, 1_000.0, 700.0);
        Shown { window, letter: 16.0, controls: vec![control], taken, pictures: vec![] }
    }

    #[test]
    fn a_hint_stands_below_its_control_and_points_at_its_middle() {
        let place = shown(area(400.0, 300.0, 600.0, 360.0), &[]).place(&SIZES);
        let place = place.expect("all is free");
        assert_eq!((place.side, place.tip, place.reach), (Side::Below, (500.0, 360.0), 16.0));
        assert!((place.area.left - 300.0).abs() <= STEP, "in the middle: {place:?}");
        assert!((place.area.top - 376.0).abs() < 1.0);
    }

    #[test]
    fn it_gives_way_to_what_is_read() {
        let control = area(400.0, 300.0, 600.0, 360.0);
        let below = area(0.0, 370.0, 1_000.0, 400.0);
        let above = area(0.0, 240.0, 1_000.0, 290.0);
        let place = shown(control, &[below]).place(&SIZES).expect("above is free");
        assert_eq!(place.side, Side::Above);
        let place = shown(control, &[below, above]).place(&SIZES);
        assert_eq!(place, None, "between two lines of text there is no room");
        let narrow = [below, area(0.0, 100.0, 1_000.0, 190.0)];
        let place = shown(control, &narrow).place(&[(200.0, 90.0)]).expect("it fits between");
        assert_eq!(place.side, Side::Above);
    }

    #[test]
    fn it_rather_stands_farther_off_than_on_a_line() {
        let control = area(400.0, 300.0, 600.0, 360.0);
        // A line on each side, open where the tip passes.
        let lines = [
            area(0.0, 365.0, 480.0, 390.0),
            area(520.0, 365.0, 1_000.0, 390.0),
            area(0.0, 260.0, 1_000.0, 290.0),
        ];
        let place = shown(control, &lines).place(&SIZES).expect("below the line");
        assert_eq!((place.side, place.area.top > 390.0), (Side::Below, true));
        let tip = place.tip_area(TIP * 16.0);
        assert!(lines.iter().all(|line| !line.meets(&tip)), "nor does its tip cross a line");
    }

    #[test]
    fn a_place_holds_until_its_control_moves_or_something_comes_under_it() {
        let control = area(400.0, 300.0, 600.0, 360.0);
        let place = shown(control, &[]).place(&SIZES).expect("all is free");
        let after = |control: Area, texts: &[Area]| shown(control, texts).holds(&place);
        assert!(after(control, &[area(0.0, 0.0, 1_000.0, 200.0)]), "elsewhere");
        assert!(!after(control, &[area(350.0, 400.0, 450.0, 420.0)]), "a text under it");
        assert!(after(area(402.0, 300.0, 602.0, 360.0), &[]), "a control that breathes");
        assert!(!after(area(430.0, 300.0, 630.0, 360.0), &[]), "a control that was still dealt");
    }

    #[test]
    fn it_stays_in_the_window_and_covers_few_pictures() {
        let corner = area(900.0, 640.0, 1_000.0, 700.0);
        let place = shown(corner, &[]).place(&SIZES).expect("there is room");
        assert!(place.area.right <= 992.0 && place.area.bottom <= 692.0, "{place:?}");
        let control = area(400.0, 300.0, 600.0, 360.0);
        let mut both = shown(control, &[]);
        both.pictures.push(area(0.0, 361.0, 1_000.0, 700.0));
        assert_eq!(both.place(&SIZES).expect("above is free").side, Side::Above);
    }
}
