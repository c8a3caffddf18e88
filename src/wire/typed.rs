//! A text that people type, PURE: letters in groups, each with a check letter of its own, so that a slip is told as soon
//! as its group is there, and which group it is.

use super::bits::{letter, value};

/// Letters of a group, the last one its check letter.
pub const GROUP: usize = 6;

/// The check letter of a group. A wrong letter at any place changes it, as each weighs an odd number, and so does its place
/// among the groups.
fn check(group: usize, letters: &str) -> Option<char> {
    let weighed = |sum: u32, (at, one): (u32, char)| Some(sum + (2 * at + 1) * value(one)?);
    let sum = (0..).zip(letters.chars()).try_fold(7 * (group as u32 % 32), weighed)?;
    Some(letter(sum))
}

/// The groups of letters, those of the last one filled up with noughts.
#[must_use]
pub fn groups(letters: &str) -> Vec<String> {
    let all: Vec<char> = letters.chars().collect();
    let group = |(at, part): (usize, &[char])| {
        let mut group: String = part.iter().collect();
        group.extend(std::iter::repeat_n('0', GROUP - 1 - part.len()));
        let check = check(at, &group);
        group.extend(check);
        group
    };
    all.chunks(GROUP - 1).enumerate().map(group).collect()
}

/// What was typed, without what separates groups.
fn bare(typed: &str) -> Vec<char> {
    typed.chars().filter(|c| !c.is_whitespace() && !"-.,·".contains(*c)).collect()
}

/// The first group with a slip, counted from 1, of what has been typed so far; a group that is not whole has none yet.
#[must_use]
pub fn slip(typed: &str) -> Option<usize> {
    let all = bare(typed);
    let wrong = |(at, group): (usize, &[char])| {
        let (letters, last) = group.split_at(GROUP - 1);
        let letters: String = letters.iter().collect();
        let right = check(at, &letters).and_then(value);
        right.is_none() || right != last.first().copied().and_then(value)
    };
    all.chunks_exact(GROUP).enumerate().find(|it| wrong(*it)).map(|(at, _)| at + 1)
}

/// The letters of all groups without their checks; `None` if a group is cut or has a [`slip`].
#[must_use]
pub fn letters(typed: &str) -> Option<String> {
    let all = bare(typed);
    (all.len().is_multiple_of(GROUP) && slip(typed).is_none()).then_some(())?;
    Some(all.chunks(GROUP).flat_map(|group| &group[..GROUP - 1]).collect())
}

#[cfg(test)]
mod tests {
    use super::super::bits::LETTERS;
    use super::*;

    const SAID: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ7";

    #[test]
    fn groups_lead_back_to_their_letters() {
        let all = groups(SAID);
        assert!(all.iter().all(|group| group.len() == GROUP));
        let filled = format!("{SAID:0<35}");
        for between in [" ", "", "-", "\n", " · "] {
            assert_eq!(letters(&all.join(between)).as_deref(), Some(filled.as_str()));
            let lower = all.join(between).to_lowercase();
            assert_eq!(letters(&lower).map(|it| it.to_uppercase()), Some(filled.clone()));
        }
    }

    #[test]
    fn every_slip_of_one_letter_is_told_in_its_group() {
        let text = groups(SAID).concat();
        for at in 0..text.len() {
            for other in LETTERS.iter().map(|it| char::from(*it)) {
                let mut spoilt: Vec<char> = text.chars().collect();
                let before = std::mem::replace(&mut spoilt[at], other);
                let spoilt: String = spoilt.into_iter().collect();
                let told = (before != other).then_some(at / GROUP + 1);
                assert_eq!(slip(&spoilt), told, "{other} at {at}");
                assert_eq!(letters(&spoilt).is_none(), told.is_some());
            }
        }
    }

    #[test]
    fn groups_in_another_order_are_told() {
        let all = groups(SAID);
        for one in 0..all.len() {
            for other in one + 1..all.len() {
                let mut swapped = all.clone();
                swapped.swap(one, other);
                assert_eq!(slip(&swapped.concat()), Some(one + 1), "{one} and {other}");
            }
        }
        assert!(all.len() < 32, "a check letter has 32 places");
    }

    #[test]
    fn a_slip_is_told_before_all_is_typed() {
        let text = groups(SAID).join(" ");
        for end in 0..text.len() {
            assert_eq!(slip(&text[..end]), None, "{}", &text[..end]);
        }
        assert_eq!(slip("UUUUUU"), Some(1), "no letter of ours");
        assert_eq!(slip("01234"), None, "not whole yet");
        assert_eq!(letters("01234"), None);
    }
}
