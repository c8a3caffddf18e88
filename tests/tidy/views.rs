//! A component to which its callers add listeners or attributes must be `transparent`. Views are compiled
//! with erased types, and when an erased component re-renders, the listeners of its first rendering stay:
//! what they call may be gone, or belong to something else.

use super::code::code_only;
use super::{all_rust, none};
use std::collections::BTreeSet;

/// The names of the components whose tags contain a listener or an attribute.
fn given_listeners(code: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices('<') {
        let name: String = code[at + 1..].chars().take_while(|c| c.is_alphanumeric()).collect();
        let before = code[..at].chars().next_back().unwrap_or(' ');
        let opens = name.starts_with(char::is_uppercase)
            && (before.is_whitespace() || "{>".contains(before));
        let tag = tag(&code[at + 1 + name.len()..]);
        if opens && [" on:", " attr:"].iter().any(|given| tag.contains(given)) {
            names.insert(name);
        }
    }
    names
}

/// The content of a tag after its name, on one line.
pub fn tag(rest: &str) -> String {
    let (mut depth, mut last) = (0i32, ' ');
    let inside = rest.chars().take_while(|&c| {
        depth += i32::from("({[".contains(c)) - i32::from(")}]".contains(c));
        let ends = depth < 0 || (depth == 0 && c == '>' && !"=-".contains(last));
        last = c;
        !ends
    });
    inside.collect::<String>().split_whitespace().fold(String::new(), |tag, word| tag + " " + word)
}

/// The names of the components declared transparent.
fn transparent(code: &str) -> BTreeSet<String> {
    let after = code.split("#[component(transparent)]").skip(1);
    let named = after.filter_map(|text| {
        let name = text.split_once("fn ")?.1;
        Some(name.chars().take_while(|c| c.is_alphanumeric()).collect())
    });
    named.collect()
}

#[test]
fn who_is_given_listeners_is_transparent() {
    let code: Vec<String> = all_rust().into_values().map(|text| code_only(&text)).collect();
    let all = |of: fn(&str) -> BTreeSet<String>| -> BTreeSet<String> {
        code.iter().flat_map(|code| of(code)).collect()
    };
    let opaque: Vec<String> = all(given_listeners).difference(&all(transparent)).cloned().collect();
    none("#[component(transparent)]", &opaque);
}

#[test]
fn tags_are_read_to_their_end() {
    let names = |code: &str| given_listeners(code).into_iter().collect::<Vec<_>>();
    assert_eq!(names("view! { <A x=1 on:click=move |_| f(a > b)/> <B on_drop=c/> }"), ["A"]);
    assert_eq!(
        names("view! { <A\n    x=|| -> u8 { 1 }\n    attr:b=1\n/><C on:input=d></C> }"),
        ["A", "C"]
    );
    assert_eq!(names("Vec<A> on: <B/> on:"), Vec::<String>::new());
}
