//! The studio's friend (option O13; MIL-Q42): who picks up, and in whose words the advice is given. The doubt is
//! honest: the words follow the certainty that the rules have drawn.

use super::words::letter_name;
use crate::rules::millions::studio::Advice;
use crate::texts::tr;

/// The least certainty, in per cent, of a friend who has no doubt, is fairly sure, hesitates; below, he
/// guesses.
const BANDS: [u8; 3] = [85, 65, 45];

/// The friend's name and words: `Mamie Rose : « … »`. A question always has the same friend.
#[must_use]
pub fn says(advice: Advice, question: &str) -> String {
    let letter = letter_name(advice.letter);
    let (name, ways) = match question.bytes().map(usize::from).sum::<usize>() % 4 {
        0 => (tr!(friends.granny), tr!(friends.granny_says, letter = letter)),
        1 => (tr!(friends.teacher), tr!(friends.teacher_says, letter = letter)),
        2 => (tr!(friends.cousin), tr!(friends.cousin_says, letter = letter)),
        _ => (tr!(friends.neighbour), tr!(friends.neighbour_says, letter = letter)),
    };
    let band = BANDS.iter().take_while(|least| advice.certainty < **least).count();
    let words = ways.split('|').nth(band).unwrap_or_default();
    tr!(friends.says, name = name, words = words)
}
