//! QR codes, PURE: a text as squares, merged into bars that the caller (a page, a poster's canvas) fills one by one.

use qrcodegen::{QrCode, QrCodeEcc};

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
            .then(|| QrCode::encode_text(text, QrCodeEcc::Medium).ok())
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
}
