//! Which modules of the app import one another: a circle is a set of modules each of which reaches all others.

use super::{code_only, files, none};
use std::collections::{BTreeMap, BTreeSet};

/// The most modules that a circle may have: the shell with the bundles, or the screens of a game that lead to one another.
const MOST: usize = 12;

type Path = Vec<String>;
type Modules = BTreeMap<Path, String>;

/// The code of each module under src/app, by its path.
fn modules() -> Modules {
    let path = |file: &str| {
        let bare = file.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
        bare.split('/').map(ToOwned::to_owned).collect()
    };
    files("src/app", ".rs").iter().map(|(file, text)| (path(file), code_only(text))).collect()
}

/// The paths that a `use` tree names, as it is written: `a::{b, c::d}` has two.
fn expanded(tree: &str) -> Vec<String> {
    let Some((head, rest)) = tree.split_once('{') else {
        let path = tree.split_once(" as ").map_or(tree, |(path, _)| path);
        return vec![path.trim().to_owned()];
    };
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let (mut parts, mut depth, mut from) = (vec![], 0, 0);
    for (at, c) in inner.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inner[from..at]);
                from = at + 1;
            }
            _ => (),
        }
    }
    parts.push(&inner[from..]);
    parts.into_iter().flat_map(expanded).map(|part| [head.trim(), &part].concat()).collect()
}

/// The paths that a module's code names: in `use` and in place.
fn named(code: &str) -> Vec<String> {
    let uses = code.split("use ").skip(1).filter_map(|rest| rest.split_once(';'));
    let part = |c: char| !(c.is_alphanumeric() || c == '_' || c == ':');
    let whole = |word: &&str| word.contains("::") && !word.ends_with("::");
    let inline = code.split(part).filter(whole).map(ToOwned::to_owned);
    uses.flat_map(|(tree, _)| expanded(tree)).chain(inline).collect()
}

/// The module that a path leads to, seen from the module `here`; `None` for a path that leads out of the app.
fn target(all: &Modules, here: &Path, path: &str) -> Option<Path> {
    let mut parts = path.split("::").map(str::trim).filter(|part| !part.is_empty()).peekable();
    let mut at = match *parts.peek()? {
        "crate" => parts.next().map(|_| vec![])?,
        "self" => parts.next().map(|_| here.clone())?,
        "super" => here.clone(),
        first => {
            let child = [here.as_slice(), &[first.to_owned()]].concat();
            all.contains_key(&child).then(|| here.clone())?
        }
    };
    while parts.next_if_eq(&"super").is_some() {
        at.pop()?;
    }
    at.extend(parts.map(ToOwned::to_owned));
    (1..=at.len()).rev().map(|end| at[..end].to_vec()).find(|path| all.contains_key(path))
}

/// Whom each module imports.
fn imports(all: &Modules) -> BTreeMap<&Path, BTreeSet<Path>> {
    let of = |here: &Path, code: &str| {
        let targets = named(code).into_iter().filter_map(|path| target(all, here, &path));
        targets.filter(|to| to != here).collect()
    };
    all.iter().map(|(here, code)| (here, of(here, code))).collect()
}

/// Whom a module reaches by imports, over any number of steps.
fn reached<'a>(imports: &'a BTreeMap<&Path, BTreeSet<Path>>, from: &'a Path) -> BTreeSet<&'a Path> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(next) = open.pop() {
        open.extend(imports[next].iter().filter(|to| seen.insert(*to)));
    }
    seen
}

fn name(path: &Path) -> String {
    path.join("::")
}

#[test]
fn no_circle_of_modules_is_large() {
    let all = modules();
    let imports = imports(&all);
    let reach: BTreeMap<_, _> = all.keys().map(|from| (from, reached(&imports, from))).collect();
    let circle = |of: &Path| {
        let back = |to: &&&Path| reach[**to].contains(of);
        reach[of].iter().filter(back).map(|path| name(path)).collect::<Vec<_>>()
    };
    let circles: BTreeSet<Vec<String>> = all.keys().map(circle).collect();
    assert!(circles.iter().any(|circle| circle.len() > 1), "circles are found");
    let large = circles.into_iter().filter(|circle| circle.len() > MOST);
    none("modules that import one another", &large.map(|it| it.join(", ")).collect::<Vec<_>>());
}

#[test]
fn nothing_below_imports_the_wiring() {
    let all = modules();
    let wiring = vec!["app".to_owned(), "wiring".to_owned()];
    let above = imports(&all).into_iter().filter(|(_, to)| to.contains(&wiring));
    none("src/app/wiring.rs is the top", &above.map(|(from, _)| name(from)).collect::<Vec<_>>());
}

#[test]
fn trees_of_paths_are_expanded() {
    assert_eq!(expanded("a::{b, c::{d, e}}"), ["a::b", "a::c::d", "a::c::e"]);
    assert_eq!(expanded("super::table as it"), ["super::table"]);
}
