//! Which of a row's propositions is right: a cell names its place, by number or letter, or repeats its text. What could
//! be two of them is none.

use crate::decks::answer::folded;
use crate::workshop::brought::Reason;

/// The words before a number or a letter, folded.
const WORDS: &str = "answer|reponse|option|proposition|choice|choix|n|no|et|and";

/// How a cell says which proposition is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    /// By its place or by its text, whichever is no question.
    Either,
    /// By its place alone.
    Place,
    /// By its text alone.
    Text,
}

/// The index of the right one of these propositions, which have their places from 1.
///
/// # Errors
/// [`Reason::NoneRight`] if nothing says so, [`Reason::SeveralRight`], or [`Reason::UnclearRight`].
pub fn right(options: &[(u8, &str)], cells: &[&str], says: Says) -> Result<usize, Reason> {
    let mut found = None;
    for cell in cells {
        let at = one(options, cell, says)?;
        if found.is_some_and(|before| before != at) {
            return Err(unclear(cell));
        }
        found = Some(at);
    }
    found.ok_or(Reason::NoneRight)
}

fn unclear(cell: &str) -> Reason {
    Reason::UnclearRight(crate::text::clean(cell, 60))
}

/// The proposition that a cell names.
fn one(options: &[(u8, &str)], cell: &str, says: Says) -> Result<usize, Reason> {
    let by_text = if says == Says::Place { vec![] } else { texts(options, cell) };
    let places = if says == Says::Text { None } else { places(cell) };
    let at = |place: &u8| options.iter().position(|(own, _)| own == place);
    match (&by_text[..], places.as_deref()) {
        ([only], None) => Ok(*only),
        ([only], Some([place])) if at(place).is_none_or(|at| at == *only) => Ok(*only),
        ([], Some([place])) => at(place).ok_or_else(|| unclear(cell)),
        ([], Some(several)) if several.len() > 1 => Err(Reason::SeveralRight(several.len())),
        _ => Err(unclear(cell)),
    }
}

/// The propositions whose text the cell repeats, perhaps behind the number or letter.
fn texts(options: &[(u8, &str)], cell: &str) -> Vec<usize> {
    let by = |is_it: &dyn Fn(u8, &str) -> bool| -> Vec<usize> {
        (0..options.len()).filter(|at| is_it(options[*at].0, options[*at].1)).collect()
    };
    let exact = by(&|_, text| text == cell);
    if !exact.is_empty() {
        return exact;
    }
    let cell = folded(cell);
    by(&|place, text| {
        let text = folded(text);
        let names = [place.to_string(), char::from(b'a' + place.wrapping_sub(1) % 26).to_string()];
        let behind = |name: &String| cell.strip_prefix(&**name).map(str::trim) == Some(&*text);
        !text.is_empty() && (text == cell || names.iter().any(behind))
    })
}

/// Whether a cell says nothing but a place.
#[must_use]
pub fn is_place(cell: &str) -> bool {
    cell.len() < 24 && places(cell).is_some_and(|places| places.iter().all(|place| *place < 9))
}

/// The places that a cell names, if it names nothing else.
fn places(cell: &str) -> Option<Vec<u8>> {
    let mut places = vec![];
    for word in cell.split(|c: char| !c.is_alphanumeric()).map(folded) {
        match word.as_bytes() {
            [] => {}
            _ if WORDS.split('|').any(|known| known == word) => {}
            [letter @ b'a'..=b'z'] => places.push(letter - b'a' + 1),
            _ => places.push(word.parse().ok()?),
        }
    }
    places.sort_unstable();
    places.dedup();
    (!places.is_empty()).then_some(places)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn which(texts: [&str; 4], cell: &str) -> Result<usize, Reason> {
        let options: Vec<(u8, &str)> = (1..).zip(texts).collect();
        right(&options, &[cell], Says::Either)
    }

    #[test]
    fn a_place_or_a_text_is_right() {
        for cell in [
            "2",
            "B",
            "b",
            "b)",
            "(B)",
            "Réponse 2",
            "Option B",
            "Lyon",
            "lyon",
            "B) Lyon",
            "2. Lyon",
            "Réponse n° 2",
        ] {
            assert_eq!(which(["Paris", "Lyon", "Nice", "Metz"], cell), Ok(1), "{cell}");
        }
        assert_eq!(which(["1", "2", "3", "4"], "2"), Ok(1), "place and text agree");
        assert_eq!(which(["1789", "1790", "1791", "1792"], "1791"), Ok(2));
        assert_eq!(which(["12", "14", "16", "18"], "4"), Ok(3));
    }

    #[test]
    fn what_could_be_two_is_none() {
        let unclear = |cell: &str| Err(Reason::UnclearRight(cell.to_owned()));
        for (texts, cell) in [
            (["3", "1", "2", "4"], "3"),
            (["3", "1", "2", "4"], "1"),
            (["b", "a", "c", "d"], "B"),
            (["Paris", "Lyon", "Nice", "Metz"], "Rome"),
            (["Paris", "Lyon", "Nice", "Metz"], "5"),
            (["Paris", "paris", "Nice", "Metz"], "PARIS"),
        ] {
            assert_eq!(which(texts, cell), unclear(cell), "{texts:?} {cell}");
        }
        assert_eq!(which(["a", "b", "c", "d"], "1,3"), Err(Reason::SeveralRight(2)));
        assert_eq!(which(["w", "x", "y", "z"], "A et C"), Err(Reason::SeveralRight(2)));
        assert_eq!(right(&[(1, "a"), (2, "b")], &[], Says::Either), Err(Reason::NoneRight));
        let cities = [(1, "Rome"), (2, "Bari")];
        assert_eq!(right(&cities, &["2", "Bari"], Says::Either), Ok(1));
        assert_eq!(right(&cities, &["1", "Bari"], Says::Either), unclear("Bari"));
    }

    #[test]
    fn what_somebody_says_of_the_column_decides() {
        let options = [(1, "3"), (2, "1"), (3, "2"), (4, "4")];
        assert_eq!(right(&options, &["3"], Says::Place), Ok(2));
        assert_eq!(right(&options, &["3"], Says::Text), Ok(0));
        assert!(right(&options, &["7"], Says::Place).is_err());
        assert!(right(&options, &["7"], Says::Text).is_err());
    }
}
