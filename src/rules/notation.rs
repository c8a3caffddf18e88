//! Moves in words, as saves write them: what the notations of all games share.

/// The word of a move that is one word.
///
/// # Panics
/// If it is not.
pub fn word<M: PartialEq>(words: &[(&'static str, M)], mv: &M) -> String {
    let word = words.iter().find(|(_, other)| other == mv).map(|(word, _)| *word);
    word.expect("every other move is a word").into()
}

/// The move of that word.
pub fn worded<M: Clone>(words: &[(&'static str, M)], text: &str) -> Option<M> {
    words.iter().find(|(word, _)| *word == text).map(|(_, mv)| mv.clone())
}

/// A place, written from 1, so that 256 is the largest.
pub fn place(text: &str) -> Option<u8> {
    text.parse::<u16>().ok()?.checked_sub(1)?.try_into().ok()
}

/// What every notation is tested for.
#[cfg(test)]
pub mod check {
    use std::fmt::Debug;

    /// Each of those moves is written so, and read again; each of the words, too.
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
