//! What a form field shows is a property, never an attribute: a view that is drawn again for something else changes the
//! elements that are there, and where somebody has typed, a field ignores its attribute. It would show the text of what
//! was there before, and the next letter would write that text over what is there now.

use super::views::tag;
use super::{files, none};

/// The tags of form fields.
const FIELDS: [&str; 3] = ["<input", "<textarea", "<select"];

/// Ways to say what a field shows; a file cannot be set, and code that holds the element sets it itself.
const SHOWN: [&str; 4] = [" prop:value=", " prop:checked=", " node_ref=", " type=\"file\""];

/// The attributes that are properties in fields and their options.
fn attributes(of: &str) -> &'static [&'static str] {
    if of == "<option" { &[" selected="] } else { &[" value=", " checked=", " selected="] }
}

/// What is wrong with the fields of a source, each with its line.
fn faults(code: &str) -> Vec<(usize, &'static str)> {
    let mut faults = vec![];
    for field in FIELDS.into_iter().chain(["<option"]) {
        for (at, _) in code.match_indices(field) {
            let rest = &code[at + field.len()..];
            if !rest.starts_with(char::is_whitespace) {
                continue;
            }
            let (tag, line) = (tag(rest), code[..at].lines().count());
            if attributes(field).iter().any(|name| tag.contains(name)) {
                faults.push((line, "an attribute where a property belongs"));
            }
            if FIELDS.contains(&field) && !SHOWN.iter().any(|way| tag.contains(way)) {
                faults.push((line, "nothing says what it shows"));
            }
        }
    }
    faults
}

#[test]
fn every_field_says_by_a_property_what_it_shows() {
    let mut offences = vec![];
    for (name, text) in files("src/app", ".rs") {
        let found = faults(&text).into_iter();
        offences.extend(found.map(|(line, what)| format!("{name}:{line} {what}")));
    }
    none("prop:value, prop:checked", &offences);
}

#[test]
fn fields_are_read_as_they_are_written() {
    let count = |view: &str| faults(view).len();
    assert_eq!(count("<input type=\"text\" prop:value=now on:input=move |e| set(a > b)/>"), 0);
    assert_eq!(count("<input\n  type=\"text\"\n  value=now\n/>"), 2);
    assert_eq!(count("<input prop:value=a value=b/>"), 1);
    assert_eq!(count("<select on:change=choose>"), 1);
    assert_eq!(count("<select prop:value=now><option value=\"\" selected=x>"), 1);
    assert_eq!(count("<option value=n>{n}</option> <InputHint value=3/>"), 0);
    assert_eq!(count("<textarea rows=\"4\"></textarea> <input type=\"file\"/>"), 1);
}
