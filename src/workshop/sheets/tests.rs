//! Files that are large, damaged or something else are refused at once, by what their directory says and by what they
//! unpack to.

#![expect(clippy::disallowed_types, reason = "a test may look at the clock")]

use super::*;
use miniz_oxide::deflate::compress_to_vec;
use std::time::{Duration, Instant};

/// A part of an archive: its name, its content, and the size that the directory gives.
type Part<'a> = (&'a str, &'a [u8], Option<usize>);

fn number(bytes: &mut Vec<u8>, value: usize, width: usize) {
    bytes.extend(&value.to_le_bytes()[..width]);
}

/// An archive of these parts.
fn archive(parts: &[Part<'_>]) -> Vec<u8> {
    let (mut file, mut directory) = (vec![], vec![]);
    for (name, content, claimed) in parts {
        let packed = compress_to_vec(content, 6);
        let (at, claimed) = (file.len(), claimed.unwrap_or(content.len()));
        let mut fields = vec![];
        // Version, flags, method, time, day, sum.
        for (value, width) in [(20, 2), (0, 2), (8, 2), (0, 2), (0, 2), (0, 4)] {
            number(&mut fields, value, width);
        }
        number(&mut fields, packed.len(), 4);
        number(&mut fields, claimed, 4);
        number(&mut fields, name.len(), 2);
        number(&mut fields, 0, 2);
        file.extend(b"PK\x03\x04");
        file.extend(&fields);
        file.extend(name.as_bytes());
        file.extend(&packed);
        directory.extend(b"PK\x01\x02\x14\x00");
        directory.extend(&fields);
        for (value, width) in [(0, 2), (0, 2), (0, 2), (0, 4), (at, 4)] {
            number(&mut directory, value, width);
        }
        directory.extend(name.as_bytes());
    }
    let at = file.len();
    file.extend(&directory);
    file.extend(b"PK\x05\x06\0\0\0\0");
    for (value, width) in
        [(parts.len(), 2), (parts.len(), 2), (directory.len(), 4), (at, 4), (0, 2)]
    {
        number(&mut file, value, width);
    }
    file
}

const BOOK: &[u8] =
    br#"<workbook><sheets><sheet name="A" sheetId="1" r:id="x"/></sheets></workbook>"#;
const TARGETS: &[u8] =
    br#"<Relationships><Relationship Id="x" Target="worksheets/a.xml"/></Relationships>"#;

fn workbook(sheet: &[u8], claimed: Option<usize>) -> Vec<u8> {
    archive(&[
        ("xl/workbook.xml", BOOK, None),
        ("xl/_rels/workbook.xml.rels", TARGETS, None),
        ("xl/worksheets/a.xml", sheet, claimed),
    ])
}

fn within_a_second<T>(does: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = does();
    // A test is built with less care than the app, on a machine that does other things.
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    done
}

#[test]
fn a_small_workbook_is_read_without_styles_and_shared_texts() {
    let sheet = br#"<worksheet><sheetData><row><c t="inlineStr"><is><t>Qui ?</t></is></c><c><v>1.5</v></c></row></sheetData></worksheet>"#;
    let sheets = open(&workbook(sheet, None), Language::Fr).expect("it is one");
    assert_eq!((&*sheets[0].name, &*sheets[0].text), ("A", "Qui ?\t1,5\n"));
}

#[test]
fn a_file_that_says_it_unpacks_to_too_much_is_not_unpacked() {
    let file = workbook(b"<worksheet/>", Some(160 << 20));
    assert_eq!(within_a_second(|| open(&file, Language::Fr)), Err(Reason::UnpacksTooLong));
}

#[test]
fn a_file_that_unpacks_to_more_than_it_says_is_refused() {
    let long = [&b"<worksheet><sheetData>"[..], &vec![b' '; 30 << 20]].concat();
    let file = workbook(&long, Some(1_000));
    assert!(file.len() < 400_000, "{}", file.len());
    assert_eq!(within_a_second(|| open(&file, Language::Fr)), Err(Reason::UnpacksTooLong));
}

#[test]
fn hundreds_of_thousands_of_empty_rows_cost_nothing() {
    let row = |at: usize| format!(r#"<row r="{at}" s="1"/>"#);
    let words = r#"<row r="1"><c r="A1" t="str"><v>Qui ?</v></c></row>"#;
    let rows: String = (2..200_000).map(row).collect();
    let sheet = ["<worksheet><sheetData>", words, &rows, "</sheetData></worksheet>"].concat();
    let file = workbook(sheet.as_bytes(), None);
    let sheets = within_a_second(|| open(&file, Language::Fr)).expect("it is read");
    assert_eq!(&*sheets[0].text, "Qui ?\n");
}

#[test]
fn entities_of_a_file_of_its_own_are_refused() {
    let sheet = b"<!DOCTYPE a [<!ENTITY b \"bbbb\">]><worksheet/>";
    assert_eq!(open(&workbook(sheet, None), Language::Fr), Err(Reason::OwnEntities));
}

#[test]
fn what_is_no_sheet_says_what_it_is() {
    assert_eq!(open(&archive(&[("a.txt", b"a", None)]), Language::Fr), Err(Reason::NoSheet));
    assert_eq!(open(b"PK\x03\x04", Language::Fr), Err(Reason::CutOff));
    assert_eq!(open(&workbook(b"<worksheet/>", None), Language::Fr), Err(Reason::EmptySheet));
    assert_eq!(open(COMPOUND, Language::Fr), Err(Reason::OldSheet));
    assert!(!looks_like(b"Question;PK"));
}
