//! Moves in words, as saves write them: helpers shared by the notations of all games.

/// The word for a move.
///
/// # Panics
/// If `words` does not contain the move.
pub fn word<M: PartialEq>(words: &[(&'static str, M)], mv: &M) -> String {
    let word = words.iter().find(|(_, other)| other == mv).map(|(word, _)| *word);
    word.expect("every other move is a word").into()
}

/// The move for a word.
pub fn worded<M: Clone>(words: &[(&'static str, M)], text: &str) -> Option<M> {
    words.iter().find(|(word, _)| *word == text).map(|(_, mv)| mv.clone())
}

/// Parses a place, which is written from 1 (up to 256), into an index.
pub fn place(text: &str) -> Option<u8> {
    text.parse::<u16>().ok()?.checked_sub(1)?.try_into().ok()
}

/// Checks for the tests of a notation.
#[cfg(test)]
pub mod check {
    use std::fmt::Debug;

    /// Each of these moves and words is written as given and parsed back.
    pub fn reads_as_written<M, const N: usize, const W: usize>(
        moves: [(M, &'static str); N],
        words: [(&'static str, M); W],
    ) where
        M: Clone + PartialEq + Debug + TryFrom<String, Error: Debug>,
        String: From<M>,
    {
        for (mv, text) in moves.into_iter().chain(words.map(|(word, mv)| (mv, word))) {
            assert_eq!(String::from(mv.clone()), text);
            assert_eq!(M::try_from(text.to_owned()).expect(text), mv);
        }
    }

    /// None of those texts is a move.
    pub fn is_no_move<M: TryFrom<String>>(texts: &[&str]) {
        for text in texts {
            assert!(M::try_from((*text).to_owned()).is_err(), "{text:?}");
        }
    }
}
