//! The photograph of a mystery star of one's own: fourteen pieces, one behind each flap, each a small JPEG in base64.
//! Together they are the `picture` of a star in a game's deck, so that a save, a replay and a deck that is handed on
//! include it.

use crate::rules::midi::Flap;

/// Number of pieces: seven behind large flaps, then seven behind small ones.
pub const PIECES: usize = 14;

/// Maximum length of a piece, in letters.
pub const LONGEST_PIECE: usize = 10_000;

// A whole star must fit into a message to a television or a phone.
const _: () = assert!(PIECES * (LONGEST_PIECE + 100) < crate::wire::MOST_TO_SCREEN);

/// The start of every JPEG in base64.
const JPEG: &str = "/9j/";

/// Prefix of such a picture; no address begins like this.
const MARK: &str = "photo:";

/// Whether those are the pieces of a photograph; nothing else is ever drawn.
#[must_use]
pub fn is_whole(photo: &[String]) -> bool {
    let letter = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'/' | b'=');
    let sound = |piece: &String| {
        piece.len() <= LONGEST_PIECE && piece.starts_with(JPEG) && piece.bytes().all(letter)
    };
    photo.len() == PIECES && photo.iter().all(sound)
}

/// Joins the pieces into the picture of a star.
#[must_use]
pub fn picture(photo: &[String]) -> String {
    [MARK, &photo.join("|")].concat()
}

/// The piece behind that flap, in base64; `None` if the picture is not a photograph.
#[must_use]
pub fn piece(picture: &str, at: Flap) -> Option<&str> {
    let place = usize::from(at.place).checked_sub(1)? + if at.large { 0 } else { PIECES / 2 };
    picture.strip_prefix(MARK)?.split('|').nth(place)
}

/// A piece in the form of a picture's address.
#[must_use]
pub fn address(piece: &str) -> String {
    [MARK, piece].concat()
}

/// The piece in such an address; `None` for a real address.
#[must_use]
pub fn of_address(address: &str) -> Option<&str> {
    address.strip_prefix(MARK)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn photo() -> Vec<String> {
        (0..PIECES).map(|n| format!("{JPEG}{n}=")).collect()
    }

    #[test]
    fn each_flap_hides_its_piece() {
        let picture = picture(&photo());
        let at = |large, place| piece(&picture, Flap { large, place });
        assert_eq!(at(true, 1), Some("/9j/0="));
        assert_eq!(at(true, 7), Some("/9j/6="));
        assert_eq!(at(false, 1), Some("/9j/7="));
        assert_eq!(at(false, 7), Some("/9j/13="));
        assert_eq!(piece("pictures/stars/1f0c9a2b", Flap { large: true, place: 1 }), None);
    }

    #[test]
    fn nothing_but_pieces_of_a_photograph_is_one() {
        assert!(is_whole(&photo()));
        let spoilt = |piece: &str| {
            let mut photo = photo();
            photo[3] = piece.into();
            is_whole(&photo)
        };
        assert!(!is_whole(&photo()[1..]) && !is_whole(&[]));
        for piece in ["", "PHN2Zz4=", "/9j/\" onerror=\"x", "/9j/a|b", "/9j/é"] {
            assert!(!spoilt(piece), "{piece}");
        }
        assert!(!spoilt(&format!("{JPEG}{}", "A".repeat(LONGEST_PIECE))));
    }
}
