//! QR codes, PURE: a text as squares, merged into bars that the caller (a page, a poster's canvas) fills one by one; and
//! how a camera's picture is looked at for one.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

/// Maximum length of the text in bytes: beyond that the squares are too small for a camera in front of a tablet.
pub const LONGEST: usize = 1_200;

/// Width of the light margin, in squares; without it cameras do not find the code.
pub const QUIET: u32 = 4;

/// Adjacent dark squares of one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The first of them, from the left edge of the quiet zone.
    pub x: u32,
    /// Their row, from the top edge of the quiet zone.
    pub y: u32,
    /// Their number.
    pub length: u32,
}

/// The code of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Length of an edge in squares, including the quiet zone.
    pub size: u32,
    /// All dark squares.
    pub bars: Vec<Bar>,
}

impl Code {
    /// The code of that text; `None` when it is too long. Up to a seventh of the code may be hidden.
    #[must_use]
    pub fn of(text: &str) -> Option<Code> {
        let code = (text.len() <= LONGEST)
            .then(|| QrCode::encode_segments(&segments(text), QrCodeEcc::Medium).ok())
            .flatten()?;
        let bars = (0..code.size()).flat_map(|y| bars_of(&code, y)).collect();
        Some(Code { size: code.size().unsigned_abs() + 2 * QUIET, bars })
    }

    /// The bars as the path of an SVG picture, a square being one unit.
    #[must_use]
    pub fn path(&self) -> String {
        let bar = |Bar { x, y, length }: &Bar| format!("M{x} {y}h{length}v1h-{length}z");
        self.bars.iter().map(bar).collect()
    }
}

/// The letters at the end of a text that are worth a part of their own: QR's alphabet of digits, capitals and a few signs
/// takes five bits and a half of each instead of eight.
const WORTH: usize = 16;

fn segments(text: &str) -> Vec<QrSegment> {
    let drawn = |c: &char| QrSegment::is_alphanumeric(c.encode_utf8(&mut [0; 4]));
    let letters = text.chars().rev().take_while(drawn).count();
    let (head, tail) = text.split_at(text.len() - letters);
    if head.is_empty() || letters < WORTH {
        return QrSegment::make_segments(text);
    }
    vec![QrSegment::make_bytes(head.as_bytes()), QrSegment::make_alphanumeric(tail)]
}

/// How one picture is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// The longer side at which it is drawn, in pixels.
    pub side: f64,
    /// How far it is turned, in degrees: a code that lies exactly between two rows of pixels is found turned.
    pub turned: f64,
    /// Whether it is looked at as in a mirror: some cameras hand out such pictures.
    pub mirrored: bool,
}

/// The looks, in turn. In a picture that does not move each look of one kind would fail like the last.
pub const LOOKS: [Look; 10] = [
    Look { side: 720.0, turned: 0.0, mirrored: false },
    Look { side: 1_280.0, turned: 0.0, mirrored: false },
    Look { side: 960.0, turned: 9.0, mirrored: false },
    Look { side: 560.0, turned: 0.0, mirrored: false },
    Look { side: 960.0, turned: 0.0, mirrored: true },
    // Who sits opposite holds it upside down.
    Look { side: 720.0, turned: 180.0, mirrored: false },
    Look { side: 1_280.0, turned: 180.0, mirrored: false },
    Look { side: 1_600.0, turned: -5.0, mirrored: false },
    Look { side: 840.0, turned: -14.0, mirrored: false },
    Look { side: 1_120.0, turned: 30.0, mirrored: false },
];

/// The most that a picture is enlarged: there is nothing more in it.
const LARGER: f64 = 1.6;

impl Look {
    /// The width and height at which a picture of that size is drawn, in whole pixels.
    #[must_use]
    pub fn size(self, (width, height): (f64, f64)) -> (u32, u32) {
        let scale = (self.side / width.max(height)).min(LARGER);
        ((width * scale) as u32, (height * scale) as u32)
    }
}

fn bars_of(code: &QrCode, y: i32) -> Vec<Bar> {
    let mut bars: Vec<Bar> = vec![];
    for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
        let (x, y) = (x.unsigned_abs() + QUIET, y.unsigned_abs() + QUIET);
        match bars.last_mut().filter(|bar| bar.x + bar.length == x) {
            Some(bar) => bar.length += 1,
            None => bars.push(Bar { x, y, length: 1 }),
        }
    }
    bars
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADDRESS: &str = "https://example.org/tablee/";

    #[test]
    fn the_bars_are_the_squares_of_the_code() {
        let code = Code::of(ADDRESS).expect("it is short");
        let squares = QrCode::encode_text(ADDRESS, QrCodeEcc::Medium).expect("it is short");
        let edge = squares.size();
        assert_eq!(code.size, edge.unsigned_abs() + 8);
        let dark = |x: i32, y: i32| {
            let (x, y) = (x.unsigned_abs() + QUIET, y.unsigned_abs() + QUIET);
            code.bars.iter().any(|bar| bar.y == y && (bar.x..bar.x + bar.length).contains(&x))
        };
        for (x, y) in (0..edge).flat_map(|x| (0..edge).map(move |y| (x, y))) {
            assert_eq!(dark(x, y), squares.get_module(x, y), "{x} {y}");
        }
    }

    #[test]
    fn a_path_draws_each_bar_and_the_first_is_the_top_of_a_finder() {
        let code = Code::of(ADDRESS).expect("it is short");
        assert_eq!(code.path().matches('M').count(), code.bars.len());
        assert!(code.path().starts_with("M4 4h7v1h-7z"), "{}", code.path());
    }

    #[test]
    fn what_is_too_long_has_none() {
        assert!(Code::of(&"é".repeat(LONGEST / 2)).is_some());
        assert_eq!(Code::of(&"é".repeat(LONGEST)), None);
    }

    /// What a phone reads: an address, then letters in capitals.
    #[test]
    fn capitals_behind_an_address_take_fewer_squares() {
        let tail = "P5.0123456789ABCDEFGHJKMNPQRSTVWXYZ".repeat(4);
        let code = Code::of(&[ADDRESS, "#join=", &tail].concat()).expect("it is short");
        let small = Code::of(&[ADDRESS, "#join=", &tail.to_lowercase()].concat());
        assert!(code.size < small.expect("it is short").size);
        assert!(segments(ADDRESS) == QrSegment::make_segments(ADDRESS));
        assert!(segments(&tail) == QrSegment::make_segments(&tail), "all in one alphabet");
        assert!(segments("é") == QrSegment::make_segments("é"));
    }

    /// What a camera sees of a code that is turned by so many degrees.
    fn seen(code: &Code, degrees: f64) -> Vec<String> {
        let (squares, side) = (f64::from(code.size), 640.0);
        let dark = |x: f64, y: f64| {
            let (x, y) = (x as u32, y as u32);
            code.bars.iter().any(|bar| bar.y == y && (bar.x..bar.x + bar.length).contains(&x))
        };
        let (sin, cos) = degrees.to_radians().sin_cos();
        let light = |x: usize, y: usize| {
            let (x, y) = (x as f64 - side / 2.0, y as f64 - side / 2.0);
            // The code takes two thirds of the picture.
            let place = |at: f64| at / (side * 0.66) * squares + squares / 2.0;
            let (x, y) = (place(x * cos - y * sin), place(x * sin + y * cos));
            let inside = |at: f64| (0.0..squares).contains(&at);
            if inside(x) && inside(y) && dark(x, y) { 20 } else { 230 }
        };
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(640, 640, light);
        let codes = picture.detect_grids().into_iter();
        codes.filter_map(|code| code.decode().ok()).map(|(_, text)| text).collect()
    }

    /// However somebody holds a telephone, one of the looks reads it.
    #[test]
    fn a_code_is_read_whichever_way_it_is_held() {
        let text = "5.0123456789ABCDEFGHJKMNPQRSTVWXYZ".repeat(3);
        let code = Code::of(&text).expect("it is short");
        for held in (0..360).step_by(15) {
            let reads = |look: &Look| seen(&code, f64::from(held) + look.turned).contains(&text);
            assert!(LOOKS.iter().any(reads), "held at {held}°");
        }
    }

    #[test]
    fn no_two_looks_are_the_same_and_none_is_too_large() {
        for (at, look) in LOOKS.iter().enumerate() {
            assert!(!LOOKS[..at].contains(look), "{look:?}");
        }
        assert!(LOOKS.iter().any(|look| look.mirrored) && LOOKS.iter().any(|it| it.turned > 0.0));
        assert_eq!(LOOKS[0].size((1_280.0, 720.0)), (720, 405));
        assert_eq!(LOOKS[7].size((640.0, 480.0)), (1_024, 768), "not larger than it is worth");
        assert_eq!(LOOKS[1].size((0.0, 0.0)), (0, 0), "no picture yet");
    }
}
