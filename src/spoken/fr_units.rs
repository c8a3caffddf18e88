//! Units and counted nouns in French.

use super::fr_numbers::{cardinal, feminine};
use super::pieces::Piece;

/// Feminine nouns, and adjectives before them, that are counted at a table.
pub const FEMININE: &[&str] = &[
    "heure",
    "heures",
    "minute",
    "minutes",
    "seconde",
    "secondes",
    "carte",
    "cartes",
    "question",
    "questions",
    "réponse",
    "réponses",
    "bonne",
    "bonnes",
    "mauvaise",
    "mauvaises",
    "fois",
    "étoile",
    "étoiles",
    "marche",
    "marches",
    "place",
    "places",
    "partie",
    "parties",
    "page",
    "pages",
    "case",
    "cases",
    "lettre",
    "lettres",
    "livre",
    "livres",
    "erreur",
    "erreurs",
];

/// A unit after a number.
pub struct Unit {
    pub one: &'static str,
    many: &'static str,
    feminine: bool,
    /// How many pieces it covers, including the gap before it.
    pub taken: usize,
}

impl Unit {
    /// Its name after that number.
    pub fn name(&self, n: u64) -> &'static str {
        if n < 2 { self.one } else { self.many }
    }
}

/// Minutes.
pub const MINUTES: Unit = Unit { one: "minute", many: "minutes", feminine: true, taken: 0 };
/// Seconds.
pub const SECONDS: Unit = Unit { one: "seconde", many: "secondes", feminine: true, taken: 0 };

/// The number with its unit: *un million d'euros*.
pub fn with_unit(n: u64, unit: &Unit) -> String {
    let number = if unit.feminine { feminine(n) } else { cardinal(n) };
    let whole_millions = n >= 1_000_000 && n.is_multiple_of(1_000_000);
    let of = match (whole_millions, unit.many.starts_with(['e', 'h'])) {
        (true, true) => " d'",
        (true, false) => " de ",
        _ => " ",
    };
    [&number, of, unit.name(n)].concat()
}

/// The unit after a number, if there is one.
pub fn unit(behind: &[Piece]) -> Option<Unit> {
    let gap = usize::from(behind.first() == Some(&Piece::Gap));
    let rest = &behind[gap..];
    let (one, many, signs) = match rest {
        [Piece::Sign('€'), ..] => ("euro", "euros", 1),
        [Piece::Sign('$'), ..] => ("dollar", "dollars", 1),
        [Piece::Sign('£'), ..] => ("livre", "livres", 1),
        [Piece::Sign('%'), ..] => ("pour cent", "pour cent", 1),
        [Piece::Sign('°'), Piece::Word(c), ..] if c == "C" => ("degré", "degrés", 2),
        [Piece::Sign('°'), ..] => ("degré", "degrés", 1),
        [Piece::Word(length), Piece::Sign('/'), Piece::Word(time), ..] => speed(length, time)?,
        [Piece::Word(length), Piece::Sign('²'), ..] => match length.as_str() {
            "km" => ("kilomètre carré", "kilomètres carrés", 2),
            "m" => ("mètre carré", "mètres carrés", 2),
            "cm" => ("centimètre carré", "centimètres carrés", 2),
            _ => return None,
        },
        [Piece::Word(word), ..] => {
            let (one, many) = measure(word)?;
            (one, many, 1)
        }
        _ => return None,
    };
    // *5 l'un*, *3 m'as-tu-vu*: not a measure.
    if matches!(rest.get(signs), Some(Piece::Sign('’' | '\'' | '-') | Piece::Word(_))) {
        return None;
    }
    Some(Unit {
        one,
        many,
        feminine: one == "livre" || FEMININE.contains(&one),
        taken: gap + signs,
    })
}

fn measure(word: &str) -> Option<(&'static str, &'static str)> {
    Some(match word {
        "h" => ("heure", "heures"),
        "min" => ("minute", "minutes"),
        "s" => ("seconde", "secondes"),
        "ms" => ("milliseconde", "millisecondes"),
        "km" => ("kilomètre", "kilomètres"),
        "m" => ("mètre", "mètres"),
        "cm" => ("centimètre", "centimètres"),
        "mm" => ("millimètre", "millimètres"),
        "kg" => ("kilo", "kilos"),
        "g" => ("gramme", "grammes"),
        "l" | "L" => ("litre", "litres"),
        _ => return None,
    })
}

fn speed(length: &str, time: &str) -> Option<(&'static str, &'static str, usize)> {
    Some(match (length, time) {
        ("km", "h") => ("kilomètre à l'heure", "kilomètres à l'heure", 3),
        ("km", "s") => ("kilomètre par seconde", "kilomètres par seconde", 3),
        ("m", "s") => ("mètre par seconde", "mètres par seconde", 3),
        _ => return None,
    })
}
