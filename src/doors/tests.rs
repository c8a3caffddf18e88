//! Every kind of file at every door.

use super::*;
use crate::backup::write;
use crate::kiosk::counts::{Count, Counts, Tablet};
use crate::rules::GameId;
use crate::workshop::card::{Asks, Cover, OwnCard, OwnDeck, Spoken};
use crate::workshop::{csv, gift, xlsx};
use Door::{Counts as C, Photo as P, Questions as Q, Restore as R};

fn entry(key: &str, value: &str) -> Entry {
    Entry { key: key.into(), value: value.into() }
}

fn own() -> OwnDeck {
    let asks = Asks::Open(Spoken { answer: "Picasso".into(), ..Spoken::default() });
    let cover = Cover { name: "Village".into(), ..Cover::default() };
    OwnDeck { cover, cards: vec![OwnCard::new("Qui a peint Guernica ?", asks)] }
}

fn counts() -> String {
    let mut counts = Counts::default();
    counts.add("2026-11-23", GameId::Heure, Count { begun: 2, finished: 1, ms: 600_000 });
    let head = ["Jour", "Jeu", "Lancées", "Finies", "Minutes", "Tablette", "Repère"];
    let tablet = Tablet { name: "Fond".into(), code: "K7QF".into() };
    ["\u{feff}", &counts.csv(head, &tablet, str::to_owned, ";")].concat()
}

/// A file, by what it is, and the door that each door sends it to, in the order of [`Door::ALL`].
type Handed = (&'static str, Vec<u8>, [Option<Door>; 4]);

fn lossy(bytes: &[u8]) -> Vec<u8> {
    String::from_utf8_lossy(bytes).into_owned().into_bytes()
}

/// What a tablet of ours hands out.
fn ours() -> Vec<Handed> {
    const LEO: &str = "{\"id\":7,\"name\":\"Léo\",\"mark\":3}\n";
    const TABLE: &str = r#"{"seats":[{"name":"Léo","mark":3,"player":"person"}]}"#;
    const GAME: &str = r#"{"format":1,"game":"heure","rules":3,"setup":{"chairs":[{"name":"Zoé","mark":0},{"name":"","mark":2}]}}"#;
    let parcel = |key: &str, value: &str| write(&[entry(key, value)]).into_bytes();
    let whole = write(&[entry("profiles", LEO), entry("settings", "{}")]).into_bytes();
    let newer = b"{\"tablee\":\"backup\",\"format\":99,\"entries\":0}\n".to_vec();
    let deck = own();
    vec![
        ("a backup", whole, [Some(R), None, Some(R), Some(R)]),
        ("a backup of a later version", newer, [Some(R), None, Some(R), Some(R)]),
        ("a person", parcel("profiles", LEO), [None, None, Some(R), Some(R)]),
        ("a table", parcel("table:midi", TABLE), [None, None, Some(R), Some(R)]),
        ("a saved game", parcel("sitting:a-b:setup", GAME), [None, None, Some(R), Some(R)]),
        ("a deck", parcel("deck:k3x", &kept::write(&deck)), [None, None, Some(Q), Some(Q)]),
        ("our JSON", own_json(&deck).into_bytes(), [None, Some(Q), Some(Q), Some(Q)]),
        ("CSV", csv(&deck).into_bytes(), [None, Some(Q), Some(Q), Some(Q)]),
        ("GIFT", gift(&deck).into_bytes(), [None, Some(Q), Some(Q), Some(Q)]),
        ("XLSX", xlsx(&deck), [None, Some(Q), Some(Q), Some(Q)]),
        ("XLSX read as a text", lossy(&xlsx(&deck)), [None, Some(Q), Some(Q), Some(Q)]),
        ("counts", counts().into_bytes(), [Some(C), Some(C), None, Some(C)]),
    ]
}

/// What other programs write.
fn others() -> Vec<Handed> {
    let utf16: Vec<u8> = "Qui ?;moi\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let jpeg = b"\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01";
    let png = b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR";
    let questions = [None, Some(Q), Some(Q), Some(Q)];
    let photo = [Some(P), Some(P), Some(P), None];
    vec![
        ("XLS", b"\xD0\xCF\x11\xE0\xA1\xB1".to_vec(), questions),
        ("a list", "Qui ? Moi\nOù ? Là\n".into(), questions),
        ("UTF-16", utf16, questions),
        ("an old text", b"O\xF9 ? L\xE0-bas\n".to_vec(), questions),
        ("other JSON", b"{\"a\":1}".to_vec(), questions),
        ("JPEG", jpeg.to_vec(), photo),
        ("JPEG read as a text", lossy(jpeg), photo),
        ("PNG", png.to_vec(), photo),
        ("PNG read as a text", lossy(png), photo),
        ("a program", b"\x7FELF\x02\x01\x01\0\0\0\0\0\xFF\xFE\x03".to_vec(), [None; 4]),
    ]
}

#[test]
fn every_door_takes_its_files_and_names_the_right_door_for_all_others() {
    for (name, file, wanted) in ours().into_iter().chain(others()) {
        let sort = Sort::of(&file);
        let found = Door::ALL.map(|door| sort.belongs_to(door));
        assert_eq!(found, wanted, "{name}: {sort:?}");
    }
}

#[test]
fn a_deck_of_another_tablet_is_read_as_questions() {
    let parcel = write(&[entry("deck:k3x", &kept::write(&own()))]);
    let Sort::Deck(text) = Sort::of(parcel.as_bytes()) else { panic!("a deck") };
    let brought = crate::workshop::read(text.as_bytes(), "", own().cover.language);
    assert_eq!((brought.cover, brought.cards), (Some(own().cover), own().cards));
    assert!(brought.left_out.is_empty());
}

#[test]
fn files_of_a_few_bytes_are_nothing_of_ours() {
    for file in [&b""[..], b"{", b"\n", b"2026-11-23", b"a\n2026-11-23;b", b"\0", b"\xFF"] {
        let sort = Sort::of(file);
        assert!(matches!(sort, Sort::Other | Sort::Strange), "{file:?}: {sort:?}");
    }
}
