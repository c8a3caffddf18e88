//! Every way to play, and whether what is said is what is played, in both languages.

use super::*;
use crate::rules::millions::ladder::TOP;
use crate::rules::options::TableOptions;
use crate::rules::{
    defizz as defizz_rules, egomaster as egomaster_rules, heure as heure_rules, midi as midi_rules,
    millions as millions_rules,
};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::ops::RangeInclusive;
use strum::VariantArray;

const LOCALES: [&str; 2] =
    [include_str!("../app/locales/fr.json"), include_str!("../app/locales/en.json")];

/// Every combination of the first and the last value of each option.
fn combinations<O: TableOptions + Default + Copy>() -> Vec<O> {
    let mut all = vec![O::default()];
    for option in O::ALL {
        let places = [*option.values.places().start(), *option.values.places().end()];
        let set = |options: &O, place: u8| {
            let mut options = *options;
            options.set(option.id, &option.values.name(place)).expect("the option has that value");
            options
        };
        all = all.iter().flat_map(|it| places.map(|place| set(it, place))).collect();
    }
    all
}

/// The same with each number of players, of whom all, two or one are people.
fn ways<O: TableOptions + Default + Copy>(
    seats: RangeInclusive<usize>,
    least: fn(&O) -> usize,
) -> impl Iterator<Item = Way<O>> {
    let people = |players: usize| {
        let mut all = vec![1, 2, players];
        all.retain(|people| *people <= players);
        all.dedup();
        all
    };
    let seated = move |options: O| {
        let counts = seats.clone().filter(move |players| *players >= least(&options));
        let each = move |players| people(players).into_iter().map(move |people| (players, people));
        counts.flat_map(each).map(move |(players, people)| Way { options, players, people })
    };
    combinations::<O>().into_iter().flat_map(seated)
}

/// Something that lines say, in French and in English, and when it is so.
struct Claim<O> {
    says: [&'static [&'static str]; 2],
    so: fn(&Way<O>) -> bool,
    /// Whether it is said whenever it is so.
    always: bool,
}

const fn claim<O>(
    fr: &'static [&'static str],
    en: &'static [&'static str],
    so: fn(&Way<O>) -> bool,
) -> Claim<O> {
    Claim { says: [fr, en], so, always: true }
}

/// What may be said only where it is so.
const fn only<O>(
    fr: &'static [&'static str],
    en: &'static [&'static str],
    so: fn(&Way<O>) -> bool,
) -> Claim<O> {
    Claim { says: [fr, en], so, always: false }
}

/// The texts of all lines by name, French and English.
fn texts<L: VariantArray + Copy + Into<&'static str> + 'static>(
    section: &str,
) -> BTreeMap<&'static str, [String; 2]> {
    let locales = LOCALES.map(|json| serde_json::from_str::<Value>(json).expect("it is JSON"));
    let text = |line: L| {
        let name: &'static str = line.into();
        let of = |locale: &Value| {
            let text = locale[section][name].as_str();
            text.unwrap_or_else(|| panic!("{section}.{name} has no text"))
                .replace(['\u{a0}', '\u{202f}'], " ")
        };
        (name, [of(&locales[0]), of(&locales[1])])
    };
    L::VARIANTS.iter().copied().map(text).collect()
}

/// The lines that make a claim: the same in both languages.
fn makers<O>(claim: &Claim<O>, texts: &BTreeMap<&'static str, [String; 2]>) -> Vec<&'static str> {
    let [fr, en] = [0, 1].map(|lang: usize| {
        let says = |text: &String| claim.says[lang].iter().any(|words| text.contains(words));
        let lines = texts.iter().filter(|(_, text)| says(&text[lang]));
        lines.map(|(name, _)| *name).collect::<Vec<_>>()
    });
    assert_eq!(fr, en, "{:?}: both languages say it", claim.says);
    assert!(!fr.is_empty(), "{:?}: somebody says it", claim.says);
    fr
}

/// Holds that the card of a chapter is short, in both languages.
fn is_short<L: Copy + Into<&'static str>>(
    chapter: &Chapter<L>,
    texts: &BTreeMap<&'static str, [String; 2]>,
) {
    for lang in [0, 1] {
        let words = |line: L| texts[line.into()][lang].split_whitespace().count();
        let words: usize = chapter.on_card().map(words).sum();
        assert!((1..=60).contains(&words), "{} has {words} words on its card", chapter.id);
    }
}

/// Holds that each line of a game is said in some way, that the cards are short, and that the claims are true.
fn holds<O>(section: &str, ways: impl Iterator<Item = Way<O>>, claims: &[Claim<O>])
where
    O: TableOptions + Debug,
    Way<O>: Explained<Line: VariantArray>,
{
    let texts = texts::<<Way<O> as Explained>::Line>(section);
    let made: Vec<_> = claims.iter().map(|claim| (claim, makers(claim, &texts))).collect();
    let (mut said, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for way in ways {
        let chapters = way.chapters();
        let lines = chapters.iter().flat_map(|it| it.lines.iter().map(|line| (*line).into()));
        let names: Vec<&'static str> = lines.collect();
        for (Claim { says, so, always }, makers) in &made {
            let is_said = names.iter().any(|name| makers.contains(name));
            assert!(so(&way) || !is_said, "{says:?} is said where it is not so: {way:?}");
            assert!(is_said || !always || !so(&way), "{says:?} is not said: {way:?}");
        }
        for chapter in &chapters {
            let card: Vec<&'static str> = chapter.on_card().map(Into::into).collect();
            if cards.insert(card) {
                is_short(chapter, &texts);
            }
        }
        said.extend(names);
    }
    let unsaid: Vec<_> = texts.keys().filter(|name| !said.contains(*name)).collect();
    assert!(unsaid.is_empty(), "lines that nobody ever reads: {unsaid:?}");
    let usual = Way::<O>::default().chapters();
    let special: Vec<_> = usual.iter().flat_map(special::<Way<O>>).collect();
    assert!(special.is_empty(), "the usual way is not special: {special:?}");
}

const MIDI: &[Claim<midi_rules::Options>] = &[
    claim(
        &["Deuxième : rouge", "deuxième fois, rouge"],
        &["Second: red", "second time, red"],
        |w| w.options.mistakes() == 2,
    ),
    claim(
        &["Une seule erreur", "La fausse rend ton étoile rouge"],
        &["A single mistake", "The false one turns your star red"],
        |w| w.options.mistakes() == 1,
    ),
    claim(&["Cinq questions"], &["Five questions"], |w| w.options.final_questions().len() == 5),
    claim(&["Trois questions"], &["Three questions"], |w| w.options.final_questions().len() == 3),
    claim(&["choisit contre qui"], &["chooses an opponent"], |w| w.players > 2),
    claim(&["défie l’autre"], &["challenges the other"], |w| w.players == 2),
    claim(
        &["Trouve l’étoile et tu deviens", "L’étoile trouvée fait gagner"],
        &["Find the star and you", "Whoever found the star wins"],
        |w| w.options.finder_wins,
    ),
    claim(&["ne suffit pas"], &["isn’t enough"], |w| !w.options.finder_wins),
    only(&["commencera la prochaine"], &["go first in the next"], |w| !w.options.youngest_starts),
    claim(&["réponse en secret"], &["answer in secret"], |w| !w.options.compared_guess),
    claim(&["la tablette compare"], &["the tablet compares"], |w| w.options.compared_guess),
    claim(&["tu sors de la finale"], &["you’re out of the final"], |w| !w.options.soft),
    claim(&["le titre se partage"], &["the title is shared"], |w| !w.options.sudden_death),
];

#[test]
fn midi_says_what_is_played() {
    holds("midi_rules", ways::<midi_rules::Options>(2..=4, |_| 2), MIDI);
}

#[test]
fn midi_says_that_there_is_a_picture_before_what_its_flaps_are_worth() {
    let chapters = Way::<midi_rules::Options>::default().chapters();
    let lines: Vec<midi::Line> = chapters.iter().flat_map(Chapter::on_card).collect();
    let at = |line| lines.iter().position(|it| *it == line);
    assert!(at(midi::Line::Master1) < at(midi::Line::Master3));
}

const HEURE: &[Claim<heure_rules::Options>] = &[
    claim(&["Deux fantômes"], &["Two ghosts"], |w| w.players > 2),
    claim(&["Un fantôme passe"], &["A ghost goes"], |w| w.players == 2),
    claim(&["à ta droite"], &["right-hand"], |w| w.players > 2),
    claim(&["est refusée"], &["is refused"], |w| w.options.no_blunders),
    claim(&["ne reste plus assez d’heures"], &["no longer enough hours"], |w| {
        w.options.wide_emergency
    }),
];

#[test]
fn heure_says_what_is_played() {
    holds("rules", ways::<heure_rules::Options>(2..=4, |_| 2), HEURE);
}

fn contestants(w: &Way<millions_rules::Options>) -> usize {
    if w.options.television { 1 } else { w.players - usize::from(!w.options.device) }
}

const MILLIONS: &[Claim<millions_rules::Options>] = &[
    claim(
        &["mène", "mené"],
        &[
            "Everybody hosts",
            "One person hosts",
            "whoever hosts",
            "another one hosts",
            "the host adds",
            "hosts the next",
            "has hosted",
        ],
        |w| !w.options.device,
    ),
    claim(&["La tablette présente"], &["The tablet hosts"], |w| w.options.device),
    claim(&["quinze marches"], &["fifteen steps"], |w| {
        w.options.entry() == TOP - 15 + 1 && !w.options.deck_once
    }),
    claim(&["autant de marches"], &["as many steps"], |w| w.options.deck_once),
    claim(&["dix dernières marches"], &["last ten steps"], |w| w.options.entry() == TOP - 10 + 1),
    claim(&["te laisse sans rien"], &["leaves you with nothing"], |w| w.options.entry() == 1),
    only(&["derrière le rideau"], &["behind the curtain"], |w| contestants(w) > 1 && w.people > 1),
    only(&["tout le monde répond en même temps"], &["everybody answers at the same time"], |w| {
        w.options.on_glass(w.options.entry()) && contestants(w) > 1
    }),
    claim(&["rien n’est secret"], &["nothing is secret"], |w| w.options.television),
    claim(
        &["À partir de la question à 1 500 €, prends"],
        &["From the €1,500 question on, take"],
        |w| !w.options.asks_at(w.options.entry()),
    ),
    claim(&["t’arrêter à tout moment"], &["stop at any moment"], |w| w.options.walks_freely()),
    claim(&["deux essais gratuits"], &["two free tries"], |w| {
        let others = w.players - 1 - usize::from(!w.options.device);
        others == 0 && (!w.options.device || w.options.tries_alone)
    }),
    claim(&["en pour cent"], &["in per cent"], |w| {
        w.options.device && w.players == 1 && !w.options.tries_alone
    }),
    claim(&["toutes les réponses se retournent"], &["all the answers turn over"], |w| {
        contestants(w) > 1
    }),
    claim(&["rien que pour toi"], &["just for you"], |w| contestants(w) > 1),
    claim(&["Il n’y en a qu’une"], &["There is only one"], |w| {
        millions_rules::Setup::games(w.players, &w.options) == 1 && !w.options.deck_once
    }),
    claim(&["Tant qu’il reste des questions"], &["As long as questions are left"], |w| {
        w.options.deck_once
    }),
    only(&["Le premier million gagne"], &["The first million wins"], |w| !w.options.richest_wins),
    only(&["même contre un million"], &["even against a million"], |w| w.options.richest_wins),
];

#[test]
fn millions_says_what_is_played() {
    holds(
        "millions_rules",
        ways::<millions_rules::Options>(1..=5, |options| options.least_players().into()),
        MILLIONS,
    );
}

fn defizz_tablet(w: &Way<defizz_rules::Options>) -> bool {
    w.options.tablet_reads || w.players == 2
}

const DEFIZZ: &[Claim<defizz_rules::Options>] = &[
    claim(&["À ta droite"], &["on your right"], |w| !defizz_tablet(w)),
    claim(
        &["La tablette lit", "La tablette juge"],
        &["The tablet reads", "The tablet judges"],
        defizz_tablet,
    ),
    claim(
        &["Qui lit la question juge", "qui lit peut dire", "hors jeu lit"],
        &["Whoever reads the question", "the reader may call", "who is out reads"],
        |w| !defizz_tablet(w),
    ),
    claim(&["D’abord la banque"], &["First the bank"], |w| w.options.enrichment),
    claim(&["on mise, puis"], &["everyone stakes, then"], |w| !w.options.enrichment),
    claim(&["est choisie pour toi"], &["is chosen for you"], |w| w.options.expert),
    claim(&["te montre toute la carte"], &["shows you the whole card"], |w| !w.options.expert),
    claim(&["À deux, le dé est doublé"], &["With two, the die is doubled"], |w| {
        w.players == 2 && !w.options.enrichment
    }),
    claim(&["Défie les autres"], &["Challenge the others"], |w| w.players > 2),
];

#[test]
fn defizz_says_what_is_played() {
    holds("defizz_rules", ways::<defizz_rules::Options>(2..=6, |_| 2), DEFIZZ);
}

fn egomaster_tablet(w: &Way<egomaster_rules::Options>) -> bool {
    w.options.tablet_reads || w.players == 2
}

const EGOMASTER: &[Claim<egomaster_rules::Options>] = &[
    claim(&["Pas de banque"], &["No bank"], |w| w.options.quick),
    claim(&["gagne les jetons de la banque"], &["win the bank’s chips"], |w| !w.options.quick),
    claim(&["En élimination"], &["In the elimination"], |w| !w.options.quick),
    claim(&["À ta droite"], &["on your right"], |w| !egomaster_tablet(w)),
    claim(&["La tablette lit"], &["The tablet reads"], egomaster_tablet),
    claim(&["sauf qui lit"], &["but the reader", "except the reader"], |w| !egomaster_tablet(w)),
    claim(&["hors jeu lit"], &["who is out reads"], |w| !egomaster_tablet(w)),
    claim(&["vous répondez à deux"], &["both of you answer"], |w| w.players == 2),
];

#[test]
fn egomaster_says_what_is_played() {
    holds("egomaster_rules", ways::<egomaster_rules::Options>(2..=6, |_| 2), EGOMASTER);
}

/// The sheets of the rules show each line the text of its name.
#[test]
fn every_line_has_the_text_of_its_name() {
    let sheets = [
        ("midi_rules", include_str!("../app/midi/help.rs"), names::<midi::Line>()),
        ("rules", include_str!("../app/heure/help.rs"), names::<heure::Line>()),
        ("millions_rules", include_str!("../app/millions/help.rs"), names::<millions::Line>()),
        ("defizz_rules", include_str!("../app/defizz/help.rs"), names::<defizz::Line>()),
        ("egomaster_rules", include_str!("../app/egomaster/help.rs"), names::<egomaster::Line>()),
    ];
    for (section, sheet, lines) in sheets {
        for (line, name) in lines {
            let arm = format!("Line::{line} => tr!({section}.{name}),");
            assert!(sheet.contains(&arm), "{arm} is missing");
        }
    }
}

fn names<L: VariantArray + Copy + Debug + Into<&'static str> + 'static>()
-> Vec<(String, &'static str)> {
    L::VARIANTS.iter().map(|line| (format!("{line:?}"), (*line).into())).collect()
}
