//! Parcels that one tablet hands on to another, PURE: a game, a table as it was set up, a person, a deck of one's own.
//! A parcel is a few entries of a backup (`backup.rs`), as a file or, if short, as a word of an address. The receiver
//! is told what it holds before anything is taken.

use crate::backup::{self, DECK, Entry, NoBackup};
use crate::packed::{pack, unpack};
use crate::rules::{Chair, GameId, Mark};
use crate::text::clean;
use serde_json::Value;

/// Maximum length of the word, in letters: what mail programs and browsers keep of an address.
const LONGEST: usize = 7_000;

/// Maximum size of the unpacked text, in bytes.
const LONGEST_TEXT: usize = 200_000;

/// Maximum number of entries in a parcel: the parts of a game.
const MOST: usize = 12;

/// A name and a mark.
pub type Person = (String, Mark);

/// Maximum length of a deck's or an author's name, in letters.
const LONGEST_NAME: usize = 60;

/// A deck of one's own, as shown to the receiver.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The name on its cover; may be empty.
    pub name: String,
    /// Its author; may be empty.
    pub author: String,
    /// How many questions it has.
    pub cards: usize,
}

/// What a parcel holds, as shown to the receiver.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// People handed on by themselves.
    pub people: Vec<Person>,
    /// Games and their players.
    pub games: Vec<(GameId, Vec<Person>)>,
    /// Tables as they were set up, and their players.
    pub tables: Vec<(GameId, Vec<Person>)>,
    /// Decks of one's own.
    pub decks: Vec<Deck>,
}

impl Told {
    /// Whether there is nothing to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Told::default()
    }
}

/// The parcel as a word of an address; `None` if it is too long for one.
#[must_use]
pub fn word(entries: &[Entry]) -> Option<String> {
    let text = backup::write(entries);
    let word = (text.len() <= LONGEST_TEXT).then(|| pack(&text));
    word.filter(|word| word.len() <= LONGEST)
}

/// Reads the entries of such a word.
///
/// # Errors
/// Why nothing can be taken from it.
pub fn of_word(word: &str) -> Result<Vec<Entry>, NoBackup> {
    let text = unpack(word, LONGEST, LONGEST_TEXT).ok_or(NoBackup::NotOurs)?;
    let entries = backup::read(&text)?.entries;
    if is_parcel(&entries) { Ok(entries) } else { Err(NoBackup::NotOurs) }
}

/// Whether those entries are a parcel, not all that a tablet keeps.
#[must_use]
pub fn is_parcel(entries: &[Entry]) -> bool {
    let fits = |entry: &Entry| {
        let key = entry.key.as_str();
        key == "profiles" || ["table:", "sitting:", DECK].iter().any(|kind| key.starts_with(kind))
    };
    (1..=MOST).contains(&entries.len()) && entries.iter().all(fits) && !told(entries).is_empty()
}

/// What those entries hold.
#[must_use]
pub fn told(entries: &[Entry]) -> Told {
    let mut told = Told::default();
    for Entry { key, value } in entries {
        let json = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
        if key == "profiles" {
            told.people.extend(value.lines().filter_map(|line| person(&json(line))));
        } else if let Some(game) = key.strip_prefix("table:").and_then(GameId::named) {
            told.tables.push((game, people(&json(value)["seats"])));
        } else if key.starts_with(DECK) {
            told.decks.extend(deck_of(value));
        } else if key.starts_with("sitting:") && key.ends_with(":setup") {
            let setup = json(value);
            if let Some(game) = setup["game"].as_str().and_then(GameId::named) {
                told.games.push((game, people(&setup["setup"]["chairs"])));
            }
        }
    }
    told
}

/// A table as it was set up, for another tablet. Profile ids are removed: there they mean nobody.
#[must_use]
pub fn table(game: GameId, text: &str) -> Option<Entry> {
    let mut table: Value = serde_json::from_str(text).ok()?;
    for seat in table["seats"].as_array_mut()? {
        seat.as_object_mut()?.remove("profile");
    }
    Some(Entry { key: ["table:", game.name()].concat(), value: table.to_string() })
}

/// Summarises a deck. Reads it as plain JSON, because the app's first file has no room for the reader of its cards.
#[must_use]
pub fn deck_of(text: &str) -> Option<Deck> {
    let kept: Value = serde_json::from_str(text).ok()?;
    let text = |name: &str| clean(kept["cover"][name].as_str().unwrap_or_default(), LONGEST_NAME);
    let cards = kept["cards"].as_array()?.len();
    Some(Deck { name: text("name"), author: text("author"), cards })
}

fn people(chairs: &Value) -> Vec<Person> {
    chairs.as_array().into_iter().flatten().filter_map(person).collect()
}

fn person(kept: &Value) -> Option<Person> {
    let name = clean(kept["name"].as_str()?, Chair::LONGEST_NAME);
    let mark = kept["mark"].as_u64().and_then(|mark| u8::try_from(mark).ok())?;
    Some((name, Mark::try_from(mark).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qr::Code;
    use crate::workshop::kept;

    fn entry(key: &str, value: &str) -> Entry {
        Entry { key: key.into(), value: value.into() }
    }

    const LEO: &str = "{\"id\":7,\"name\":\"Léo\",\"mark\":3}\n";
    const TABLE: &str = r#"{"seats":[{"name":"Léo","mark":3,"player":"person","profile":7},{"name":"","mark":1,"player":"person"}],"youngest":0}"#;

    #[test]
    fn a_person_and_a_table_are_short_enough_for_a_camera() {
        let table = table(GameId::Midi, TABLE).expect("seats");
        assert!(!table.value.contains("profile"), "{}", table.value);
        for parcel in [vec![entry("profiles", LEO)], vec![table]] {
            let word = word(&parcel).expect("short");
            assert!(Code::of(&["https://example.org/tablee/#give=", &word].concat()).is_some());
            assert_eq!(of_word(&word), Ok(parcel));
        }
    }

    #[test]
    fn a_parcel_says_what_it_is() {
        let setup = r#"{"format":1,"game":"heure","rules":3,"setup":{"chairs":[{"name":"Zoé","mark":0},{"name":"","mark":2}]}}"#;
        let all = [
            entry("profiles", LEO),
            entry("table:midi", TABLE),
            entry("sitting:a-b:setup", setup),
            entry("sitting:a-b:journal", "{}"),
        ];
        let told = told(&all);
        assert_eq!(told.people, [("Léo".to_owned(), Mark(3))]);
        assert_eq!(
            told.tables,
            [(GameId::Midi, vec![("Léo".into(), Mark(3)), (String::new(), Mark(1))])]
        );
        assert_eq!(
            told.games,
            [(GameId::Heure, vec![("Zoé".into(), Mark(0)), (String::new(), Mark(2))])]
        );
        assert!(is_parcel(&all));
    }

    #[test]
    fn a_deck_of_ones_own_says_whose_it_is() {
        let text = r#"{"version":1,"cover":{"name":"Chez\u202e nous","language":"fr","author":"Mamie","colour":3},"cards":[{"q":"Qui ?","kind":"open","answer":"moi"}]}"#;
        let parcel = [entry("deck:k3x", text)];
        let deck = Deck { name: "Chez nous".into(), author: "Mamie".into(), cards: 1 };
        assert_eq!(told(&parcel).decks, [deck]);
        let word = word(&parcel).expect("short");
        assert_eq!(of_word(&word).as_deref(), Ok(&parcel[..]));
        assert!(!is_parcel(&[entry("deck:k3x", "{}")]), "nothing is said of it");
    }

    /// Words as people write them, none like the one before it.
    fn words(seed: &mut u64, count: usize) -> String {
        const BITS: [&str; 16] = [
            "mar", "ta", "lou", "che", "ri", "né", "vil", "pon", "sa", "gru", "to", "bleu", "dif",
            "an", "que", "ler",
        ];
        let mut bit = || {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            BITS[(*seed >> 60) as usize]
        };
        (0..count).map(|_| [bit(), bit(), bit()].concat()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn twelve_long_questions_of_four_fit_a_link() {
        use crate::workshop::card::{Cover, OwnCard, OwnDeck};
        let mut seed = 7;
        let mut card = |_| {
            let mut text = |count| words(&mut seed, count);
            let (q, right) = (text(14) + " ?", text(3));
            let wrong = vec![text(3), text(3), text(3)];
            OwnCard::choosing(q, right, wrong, Some(4)).with_clue(text(2))
        };
        let cards: Vec<OwnCard> = (0..12).map(&mut card).collect();
        let deck = OwnDeck { cover: Cover::default(), cards };
        let parcel = [entry("deck:k3x", &kept::write(&deck))];
        let word = word(&parcel).expect("a link");
        assert_eq!(of_word(&word).as_deref(), Ok(&parcel[..]));
        let photo = "/9j/".repeat(100_000);
        let long =
            OwnDeck { cards: vec![OwnCard::choosing(photo, "a".into(), vec![], None)], ..deck };
        assert_eq!(super::word(&[entry("deck:k3x", &kept::write(&long))]), None, "a file");
    }

    #[test]
    fn all_that_a_tablet_keeps_is_no_parcel_nor_is_what_says_nothing() {
        assert!(!is_parcel(&[]));
        assert!(!is_parcel(&[entry("profiles", LEO), entry("settings", "{}")]));
        assert!(!is_parcel(&[entry("sitting:a-b:journal", "{}")]));
        assert!(!is_parcel(&[entry("profiles", "7\nnull\n{}")]));
        let settings = pack(&backup::write(&[entry("settings", "{}")]));
        assert_eq!(of_word(&settings), Err(NoBackup::NotOurs));
    }

    #[test]
    fn what_is_newer_or_damaged_is_refused_with_the_reason() {
        let newer = pack("{\"tablee\":\"backup\",\"format\":99,\"entries\":0}\n");
        assert_eq!(of_word(&newer), Err(NoBackup::Newer));
        let word = word(&[entry("profiles", LEO)]).expect("short");
        for at in 0..word.len() {
            let mut spoilt = word.clone().into_bytes();
            spoilt[at] = if spoilt[at] == b'A' { b'B' } else { b'A' };
            let spoilt = String::from_utf8(spoilt).expect("letters");
            let taken = of_word(&spoilt);
            assert!(taken.as_ref().is_err() || taken == of_word(&word), "byte {at}");
        }
        let long = "a".repeat(LONGEST_TEXT);
        assert_eq!(super::word(&[entry("sitting:a-b:journal", &long)]), None);
    }

    #[test]
    fn names_that_come_in_are_cleaned() {
        let told = told(&[entry(
            "profiles",
            "{\"name\":\"a\\u202eb\",\"mark\":2}\n{\"name\":\"x\",\"mark\":99}",
        )]);
        assert_eq!(
            told.people,
            [("ab".to_owned(), Mark(2))],
            "a mark that there is not is nobody's"
        );
    }
}
