//! A minimal reader of Rust: strips comments and strings, finds the functions.

/// The code without comments, string and character literals; keeps the line breaks.
pub fn code_only(text: &str) -> String {
    let (mut code, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        let skipped = skipped(rest);
        let lines = rest[..skipped].matches('\n').count();
        code.push_str(&"\n".repeat(lines));
        if skipped == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.push(' ');
            rest = &rest[skipped..];
        }
    }
    code
}

/// The length in bytes of the comment, string or character literal that `rest` begins with; 0 if it begins with code.
fn skipped(rest: &str) -> usize {
    let until = |from: usize, end: &str| {
        rest[from..].find(end).map_or(rest.len(), |at| from + at + end.len())
    };
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return until(2, "*/");
    }
    for (open, close) in [("r##\"", "\"##"), ("r#\"", "\"#")] {
        if rest.starts_with(open) {
            return until(open.len(), close);
        }
    }
    match rest.as_bytes() {
        [b'"', ..] => quoted(rest),
        [b'\'', b'\\', ..] => until(3, "'"),
        // A character literal, not a lifetime, if the quote closes after one character.
        [b'\'', ..] => {
            let character = rest.chars().nth(1).map_or(0, char::len_utf8);
            let closed = rest[1 + character..].starts_with('\'');
            if closed { character + 2 } else { 0 }
        }
        _ => 0,
    }
}

fn quoted(rest: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// Whether `line` contains `word` as a whole word: with no letter, digit or `_` before or after it.
pub fn has_word(line: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(|c| part(c) && word.starts_with(part))
            && !after.is_some_and(|c| part(c) && word.ends_with(part))
    })
}

/// Where a function begins and how many lines it has, including closures and inner functions.
#[derive(PartialEq, Debug)]
pub struct Function {
    pub at: usize,
    pub lines: usize,
    pub component: bool,
    /// Whether it is mostly match arms, such as words for each variant.
    pub table: bool,
}

/// The functions with a body in a text from [`code_only`]. A component has `#[component]` or returns a
/// view.
pub fn functions(code: &str) -> Vec<Function> {
    let lines: Vec<&str> = code.lines().collect();
    let begins = |at: &usize| has_word(lines[*at], "fn") && !lines[*at].contains("fn(");
    let found = (0..lines.len()).filter(begins).filter_map(|at| {
        let length = body(&lines[at..])?;
        let before = lines[..at].iter().rev().take_while(|line| line.trim().starts_with('#'));
        let says_so = before.into_iter().any(|line| line.trim() == "#[component]");
        let head = lines[at..].iter().position(|line| line.contains('{'))?;
        let head = lines[at..=at + head].concat();
        let views = ["-> impl IntoView", "-> AnyView", "-> Dom"];
        let a_view = views.iter().any(|view| head.contains(view));
        let arms = lines[at..at + length].iter().filter(|line| line.contains("=>")).count();
        let table = arms * 10 >= length * 7;
        Some(Function { at: at + 1, lines: length, component: says_so || a_view, table })
    });
    found.collect()
}

/// The number of lines up to the brace that closes the first one; `None` without a body.
fn body(lines: &[&str]) -> Option<usize> {
    let (mut depth, mut opened) = (0i32, false);
    for (length, line) in lines.iter().enumerate() {
        for c in line.chars() {
            depth += i32::from(c == '{') - i32::from(c == '}');
            opened |= c == '{';
        }
        if opened && depth <= 0 {
            return Some(length + 1);
        }
        if !opened && line.trim_end().ends_with(';') {
            return None;
        }
    }
    None
}

/// The code before its test module.
pub fn without_tests(code: &str) -> &str {
    code.find("#[cfg(test)]\nmod tests {").map_or(code, |at| &code[..at])
}

#[test]
fn the_counter_of_lines_counts_right() {
    let text = "fn a() {\n    let brace = '{'; // {\n}\n\n#[component]\npub fn B(\n    x: &'static str,\n) {\n    \"}\"\n}\n";
    let a = Function { at: 1, lines: 3, component: false, table: false };
    let b = Function { at: 6, lines: 5, component: true, table: false };
    assert_eq!(functions(&code_only(text)), [a, b]);
    let b = Function { at: 3, lines: 2, component: true, table: false };
    assert_eq!(functions("trait T {\n    fn a();\n    fn b() -> AnyView {\n    }\n}"), [b]);
    let arms = "A => 1,\n".repeat(20);
    assert!(functions(&format!("fn c() {{\nmatch x {{\n{arms}}}\n}}"))[0].table);
}

#[test]
fn strings_and_comments_are_no_code() {
    assert_eq!(code_only("a \"b\\\"c\" d // e\nf"), "a   d  \nf");
    assert_eq!(code_only("r#\"x\"y\"# 'z' &'a '\\'' /* \n */ u"), "    &'a   \n  u");
}

#[test]
fn words_are_found_whole() {
    for (line, word, found) in [
        ("x as f32;", "f32", true),
        ("my_f32", "f32", false),
        ("a.unwrap()", "unwrap(", true),
        ("a.unwrap_or(b)", "unwrap(", false),
        ("InstantNoodles", "Instant", false),
    ] {
        assert_eq!(has_word(line, word), found, "{line}");
    }
}
