//! A [`Short`] as text, PURE. The code of a camera, a link, a copied text: `P`, the version, a point, letters, five of them
//! to check the rest. What people type: `T` and the version, then groups that check themselves ([`typed`](super::typed)).
//! All in letters of QR's own alphabet, in which a code has fewer squares.

use super::VERSION;
use super::bits::{Bits, Reader, letter, value};
use super::host;
use super::sdp::{End, Short};
use super::typed;
use crate::rules::fingerprint::fingerprint;

/// Maximum size of the text, in bytes.
const LONGEST: usize = 1_200;

/// The part of an invitation's link before its text.
const LINK: &str = "#join=";

/// Letters that check a code.
const CHECKS: usize = 5;

/// The letters of names and passwords (RFC 8839, `ice-char`), six bits each.
const ICE: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The lengths of name and password in most browsers.
const USUAL: (usize, usize) = (4, 24);

/// Why a text is none of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// There is nothing.
    Empty,
    /// It is something else.
    Strange,
    /// It is cut or garbled.
    Damaged,
    /// A slip in that group of what was typed, counted from 1.
    Slip(usize),
    /// An older build wrote it.
    Older,
    /// A newer build wrote it.
    Newer,
}

impl Short {
    /// Writes it for a camera, or to be sent as a whole.
    #[must_use]
    pub fn to_text(&self) -> String {
        let letters = self.packed().to_letters();
        format!("P{VERSION}.{letters}{}", check(&letters))
    }

    /// Writes it to be typed, in groups. It is as short as can be: without addresses, as the end that takes it in hears
    /// from whom it is called.
    #[must_use]
    pub fn to_groups(&self) -> Vec<String> {
        let short = Short { candidates: vec![], ..self.clone() };
        let first = ["T", &letter(VERSION.into()).to_string()].concat();
        let groups = typed::groups(&short.packed().to_letters());
        std::iter::once(first).chain(groups).collect()
    }

    /// Reads such a text, or a link that ends with one.
    ///
    /// # Errors
    /// Why it is none.
    pub fn of_text(text: &str) -> Result<Short, Unread> {
        let text = text.split_once(LINK).map_or(text, |(_, text)| text).trim();
        if text.is_empty() {
            return Err(Unread::Empty);
        }
        if let Some(groups) = typed_groups(text) {
            return of_groups(groups?);
        }
        let rest = text.strip_prefix(['P', 'p']).ok_or(Unread::Strange)?;
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let version = rest[..digits].parse::<u16>().map_err(|_| Unread::Strange)?;
        is_ours(version)?;
        of_code(rest[digits..].strip_prefix('.').unwrap_or_default()).ok_or(Unread::Damaged)
    }

    fn packed(&self) -> Bits {
        let mut bits = Bits::default();
        let (kind, to) = match self.end {
            End::Offer => (0, None),
            End::Answer { to, passive } => (1 + u32::from(passive), Some(to)),
        };
        bits.push(kind, 2);
        let lengths = (self.ufrag.len(), self.pwd.len());
        bits.push(u32::from(lengths == USUAL), 1);
        bits.push(self.candidates.len() as u32, 3);
        to.into_iter().for_each(|to| bits.push(to.into(), 16));
        if lengths != USUAL {
            bits.push(lengths.0 as u32, 8);
            bits.push(lengths.1 as u32, 8);
        }
        for one in self.ufrag.bytes().chain(self.pwd.bytes()) {
            let at = ICE.iter().position(|it| *it == one).unwrap_or_default();
            bits.push(at as u32, 6);
        }
        bits.push_bytes(&self.fingerprint);
        for (host, port) in &self.candidates {
            host::push(&mut bits, host);
            bits.push((*port).into(), 16);
        }
        bits
    }

    /// Reads what [`Short::packed`] has written; fewer than `filled` noughts may follow.
    fn unpacked(bits: &Bits, filled: usize) -> Option<Short> {
        let mut bits = bits.reader();
        let kind = bits.take(2)?;
        let usual = bits.take(1)? == 1;
        let count = bits.take(3)?;
        let end = match kind {
            0 => End::Offer,
            1 | 2 => End::Answer { to: u16::try_from(bits.take(16)?).ok()?, passive: kind == 2 },
            _ => return None,
        };
        let lengths = if usual { USUAL } else { (bits.take(8)? as usize, bits.take(8)? as usize) };
        let short = Short {
            end,
            ufrag: take_token(&mut bits, lengths.0)?,
            pwd: take_token(&mut bits, lengths.1)?,
            fingerprint: bits.take_bytes()?,
            candidates: (0..count)
                .map(|_| Some((host::take(&mut bits)?, u16::try_from(bits.take(16)?).ok()?)))
                .collect::<Option<_>>()?,
        };
        (bits.is_at_end(filled) && short.is_sound()).then_some(short)
    }
}

/// The groups of a text to type, once its first two letters are there; `None` for any other text.
fn typed_groups(text: &str) -> Option<Result<&str, Unread>> {
    let rest = text.strip_prefix(['T', 't'])?;
    let first = rest.chars().next()?;
    let version = value(first)?;
    let groups = &rest[first.len_utf8()..];
    if version == u32::from(VERSION) {
        return Some(Ok(groups));
    }
    // A word that begins so is something else.
    let letters = groups.chars().filter(|c| value(*c).is_some()).count();
    let all = groups.chars().filter(|c| c.is_alphanumeric()).count();
    (letters == all && all > 2 * typed::GROUP).then(|| {
        let older = version < u32::from(VERSION);
        Err(if older { Unread::Older } else { Unread::Newer })
    })
}

/// The first group with a slip of what has been typed so far, counted from 1.
#[must_use]
pub fn slip(text: &str) -> Option<usize> {
    typed_groups(text.trim())?.ok().and_then(typed::slip)
}

fn is_ours(version: u16) -> Result<(), Unread> {
    match version {
        VERSION => Ok(()),
        older if older < VERSION => Err(Unread::Older),
        _ => Err(Unread::Newer),
    }
}

fn of_groups(groups: &str) -> Result<Short, Unread> {
    if let Some(group) = typed::slip(groups) {
        return Err(Unread::Slip(group));
    }
    let letters = typed::letters(groups).ok_or(Unread::Damaged)?;
    let bits = Bits::of_letters(&letters).ok_or(Unread::Damaged)?;
    Short::unpacked(&bits, 5 * (typed::GROUP - 1)).ok_or(Unread::Damaged)
}

fn of_code(code: &str) -> Option<Short> {
    let code = code.to_ascii_uppercase();
    let at = code.len().checked_sub(CHECKS).filter(|_| code.len() <= LONGEST)?;
    let (letters, checked) = code.split_at_checked(at)?;
    (check(letters) == checked).then_some(())?;
    Short::unpacked(&Bits::of_letters(letters)?, 5)
}

/// The check letters of a code: five of 32, so that one slip in thirty million is missed.
fn check(letters: &str) -> String {
    let mut sum = fingerprint(&letters);
    let mut next = || {
        let one = letter((sum & 31) as u32);
        sum >>= 5;
        one
    };
    (0..CHECKS).map(|_| next()).collect()
}

fn take_token(bits: &mut Reader<'_>, length: usize) -> Option<String> {
    let letter = |_| Some(char::from(ICE[bits.take(6)? as usize]));
    (0..length).map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::super::bits::LETTERS;
    use super::super::sdp::tests::{answers, offer};
    use super::*;

    fn all() -> impl Iterator<Item = Short> {
        [offer()].into_iter().chain(answers())
    }

    /// The same text with another letter there.
    fn spoilt(text: &str, at: usize, other: char) -> String {
        text.chars().enumerate().map(|(place, c)| if place == at { other } else { c }).collect()
    }

    #[test]
    fn a_text_leads_to_the_same_description() {
        for short in all() {
            let text = short.to_text();
            assert_eq!(Short::of_text(&text).as_ref(), Ok(&short));
            assert_eq!(Short::of_text(&text.to_lowercase()).as_ref(), Ok(&short));
            assert!(text.len() < 150, "short enough for a cheap camera: {}", text.len());
            let drawn = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '.';
            assert!(text.chars().all(drawn), "QR's own alphabet: {text}");
        }
    }

    #[test]
    fn a_link_is_read_as_the_text_in_it() {
        let link = ["https://example.org/jeux/#join=", &offer().to_text(), "\n"].concat();
        assert_eq!(Short::of_text(&link), Ok(offer()));
    }

    #[test]
    fn every_kind_of_address_and_of_name_comes_back() {
        for host in [
            "10.0.0.1",
            "fe80::1c2d:3e4f:5a6b:7c8d",
            "2001:db8::1",
            "2001:DB8::1",
            "010.0.0.1",
            "6F2E4F9A-1c1c-4a3e-9f0a-2b1c3d4e5f60.local",
            "6f2e4f9a-1c1c-4a3e-9f0a-2b1c3d4e5f60.local",
            "tablette.local",
        ] {
            let short = Short { candidates: vec![(host.into(), 40_000); 6], ..offer() };
            assert_eq!(Short::of_text(&short.to_text()), Ok(short), "{host}");
        }
        // As Firefox draws them.
        let other =
            Short { ufrag: "0a1b2c3d".into(), pwd: "0123456789abcdef".repeat(2), ..offer() };
        assert_eq!(Short::of_text(&other.to_text()).as_ref(), Ok(&other));
        let [answer, _] = answers();
        let other = Short { end: answer.end, candidates: vec![], ..other };
        assert_eq!(Short::of_text(&other.to_groups().join(" ")), Ok(other));
    }

    #[test]
    fn what_is_typed_is_the_same_without_addresses() {
        for short in answers() {
            let groups = short.to_groups();
            assert_eq!(groups.len(), 19, "the fewest that hold name, password and fingerprint");
            let bare = Short { candidates: vec![], ..short };
            for between in [" ", "", "-", "\n"] {
                let typed = groups.join(between);
                assert_eq!(Short::of_text(&typed).as_ref(), Ok(&bare));
                assert_eq!(Short::of_text(&typed.to_lowercase()).as_ref(), Ok(&bare));
            }
        }
    }

    #[test]
    fn every_slip_of_one_letter_is_told_at_once() {
        let [_, answer] = answers();
        let text = answer.to_groups().join(" ");
        for (at, before) in text.char_indices().skip(3).filter(|(_, c)| *c != ' ') {
            for other in LETTERS.iter().map(|it| char::from(*it)).filter(|it| *it != before) {
                let group = 1 + (at - 3) / (typed::GROUP + 1);
                let wrong = spoilt(&text, at, other);
                assert_eq!(Short::of_text(&wrong), Err(Unread::Slip(group)), "{wrong}");
                // As soon as its group has been typed.
                let typed_so_far = &wrong[..3 + group * (typed::GROUP + 1) - 1];
                assert_eq!(slip(typed_so_far), Some(group), "{typed_so_far}");
                assert_eq!(slip(&text[..typed_so_far.len()]), None);
            }
        }
    }

    #[test]
    fn what_is_not_typed_to_its_end_is_no_answer() {
        let [_, answer] = answers();
        let text = answer.to_groups().join(" ");
        for end in 3..text.len() {
            assert_eq!(Short::of_text(&text[..end]), Err(Unread::Damaged), "{}", &text[..end]);
        }
    }

    #[test]
    fn every_cut_and_every_spoilt_letter_of_a_code_is_noticed() {
        let text = offer().to_text();
        let start = text.find('.').expect("a point") + 1;
        for at in start..text.len() {
            assert_eq!(Short::of_text(&text[..at]), Err(Unread::Damaged), "cut at {at}");
            for strange in ['\r', '\n', ' ', '%', 'é', ';', 'U', 'X', '7'] {
                let wrong = spoilt(&text, at, strange);
                if wrong != text && wrong.trim() == wrong {
                    assert_eq!(Short::of_text(&wrong), Err(Unread::Damaged), "{wrong}");
                }
            }
        }
    }

    #[test]
    fn whatever_letters_say_is_sound_or_nothing() {
        let text = offer().packed().to_letters();
        for at in 0..text.len() {
            for other in LETTERS.iter().map(|it| char::from(*it)) {
                let bits = Bits::of_letters(&spoilt(&text, at, other)).expect("letters");
                let short = Short::unpacked(&bits, 5);
                assert!(short.is_none_or(|short| short.is_sound() && short.to_sdp().is_ascii()));
            }
        }
    }

    #[test]
    fn why_a_text_is_none_of_ours_is_told() {
        let text = offer().to_text();
        let long = format!("{text}{}", "0".repeat(LONGEST));
        let older = text.replacen(&format!("P{VERSION}"), &format!("P{}", VERSION - 1), 1);
        let newer = text.replacen(&format!("P{VERSION}"), &format!("P{}", VERSION + 1), 1);
        let [_, answer] = answers();
        let typed = answer.to_groups().concat();
        let typed_by =
            |version: u16| ["T", &letter(version.into()).to_string(), &typed[2..]].concat();
        for (strange, why) in [
            ("", Unread::Empty),
            (" \n", Unread::Empty),
            ("bonjour", Unread::Strange),
            ("Tablée", Unread::Strange),
            ("T", Unread::Strange),
            ("https://example.org", Unread::Strange),
            ("https://example.org/#join=", Unread::Empty),
            ("p2;p:e9/J;x;y;z", Unread::Older),
            ("P", Unread::Strange),
            (&format!("P{VERSION}"), Unread::Damaged),
            (&format!("P{VERSION}.é"), Unread::Damaged),
            (&long, Unread::Damaged),
            (&older, Unread::Older),
            (&newer, Unread::Newer),
            (&typed_by(VERSION - 1), Unread::Older),
            (&typed_by(VERSION + 1), Unread::Newer),
        ] {
            assert_eq!(Short::of_text(strange), Err(why), "{strange:.60}");
        }
    }
}
