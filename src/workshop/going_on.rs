//! Which field *Enter* goes on to: through all that a card needs, and from its last one to the next card. What a card may
//! have besides – other wordings, clue, theme, note – is gone through only by who is there.

/// The field behind that one; `None` behind the last. For each field: whether a card may do without it.
#[must_use]
pub fn next(besides: &[bool], at: usize) -> Option<usize> {
    let here = besides.get(at)?;
    let behind = besides.iter().enumerate().skip(at + 1);
    behind.into_iter().find(|(_, besides)| *here || !**besides).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_goes_through_what_is_needed() {
        // A question, its answer, other wordings, what is refused, its clue.
        let fields = [false, false, true, true, true];
        let way = [0, 1, 2, 3, 4, 5].map(|at| next(&fields, at));
        assert_eq!(way, [Some(1), None, Some(3), Some(4), None, None]);
        assert_eq!(next(&[false, true, false], 0), Some(2));
    }
}
