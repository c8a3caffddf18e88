//! Writes out French for a voice.

use super::fr_numbers::{cardinal, feminine, ordinal};
use super::fr_units::{FEMININE, MINUTES, SECONDS, Unit, unit, with_unit};
use super::pieces::{Figures, Number, Piece, is_name, pieces, quoted, tidy, word_before};
use super::roman;

/// Thin spaces separate thousands, a comma precedes decimals.
const FIGURES: Figures =
    Figures { gap: |c| matches!(c, '\u{202f}' | '\u{a0}' | '\u{2009}'), point: ',' };

/// Kings and popes with a numeral of one letter.
const REIGNS: [&str; 12] = [
    "Louis",
    "Charles",
    "Henri",
    "Philippe",
    "François",
    "Napoléon",
    "Élisabeth",
    "Jacques",
    "George",
    "Guillaume",
    "Pie",
    "Léon",
];

/// Writes the text out for a French voice: figures, ranks, hours, money, measures, numerals of kings and centuries, and
/// abbreviations in words, without quotation marks and brackets.
#[must_use]
pub fn written_out(text: &str) -> String {
    let all = pieces(text, &FIGURES);
    let mut said = String::new();
    let mut at = 0;
    while at < all.len() {
        let (words, taken) = next(&all[..at], &all[at..]);
        said.push_str(&words);
        at += taken;
    }
    tidy(&said)
}

/// The words for the next pieces, and how many pieces they cover.
fn next(before: &[Piece], rest: &[Piece]) -> (String, usize) {
    if let Some((sign, taken)) = quoted(rest) {
        let name = name_of(sign, is_several(before)).map_or_else(String::new, str::to_owned);
        return ([" ", &name, " "].concat(), taken);
    }
    match &rest[0] {
        Piece::Gap => (" ".to_owned(), 1),
        Piece::Number(number) => counted(before, number, rest),
        Piece::Word(word) => worded(before, word, rest),
        Piece::Sign(sign) => (signed(before, *sign, rest).to_owned(), 1),
    }
}

/// A number with its unit, rank or second number.
fn counted(before: &[Piece], number: &Number, rest: &[Piece]) -> (String, usize) {
    let (words, taken) = measured(number, rest);
    let after = rest.get(taken);
    let glued = |piece: Option<&Piece>| matches!(piece, Some(Piece::Word(_)));
    let (head, tail) =
        (if glued(before.last()) { " " } else { "" }, if glued(after) { " " } else { "" });
    ([head, &words, tail].concat(), taken)
}

fn measured(number: &Number, rest: &[Piece]) -> (String, usize) {
    let Some(n) = number.value() else { return (one_by_one(&number.whole), 1) };
    if !number.decimals.is_empty() {
        let words = [&cardinal(n), " virgule ", &decimals(&number.decimals)].concat();
        return match unit(&rest[1..]) {
            Some(unit) => ([&words, " ", unit.name(n)].concat(), 1 + unit.taken),
            None => (words, 1),
        };
    }
    match rest.get(1..).unwrap_or_default() {
        [Piece::Word(end), ..] if rank(n, end).is_some() => (rank(n, end).unwrap_or_default(), 2),
        // A score, or a span of years.
        [Piece::Sign('-' | '–' | ':'), Piece::Number(other), ..] => {
            let years = number.whole.len() == 4 && other.whole.len() == 4;
            ([cardinal(n).as_str(), if years { " à " } else { " " }].concat(), 2)
        }
        [Piece::Sign('′'), ..] => (with_unit(n, &MINUTES) + " ", 2),
        [Piece::Sign('″'), ..] => (with_unit(n, &SECONDS), 2),
        behind => match unit(behind) {
            Some(unit) => hours(n, &unit, behind),
            None if is_feminine(behind) => (feminine(n), 1),
            None => (cardinal(n), 1),
        },
    }
}

fn hours(n: u64, unit: &Unit, behind: &[Piece]) -> (String, usize) {
    let words = with_unit(n, unit);
    let (taken, is_hours) = (1 + unit.taken, unit.one == "heure");
    let minutes = match behind.get(unit.taken..).unwrap_or_default() {
        [Piece::Number(minutes), ..] if is_hours => Some((minutes, 1)),
        [Piece::Gap, Piece::Number(minutes), ..] if is_hours => Some((minutes, 2)),
        _ => None,
    };
    match minutes.filter(|(minutes, _)| minutes.whole.len() == 2) {
        Some((minutes, more)) => {
            let minutes = minutes.whole.parse().map_or_else(|_| String::new(), cardinal);
            ([&words, " ", &minutes].concat(), taken + more)
        }
        None => (words, taken),
    }
}

/// The rank, from the suffix right after the figure.
fn rank(n: u64, end: &str) -> Option<String> {
    Some(match end {
        "er" => "premier".to_owned(),
        "re" | "ère" => "première".to_owned(),
        "nd" => "second".to_owned(),
        "nde" => "seconde".to_owned(),
        "e" | "ème" => ordinal(n),
        _ => return None,
    })
}

fn is_feminine(behind: &[Piece]) -> bool {
    matches!(behind, [Piece::Gap, Piece::Word(noun), ..] if FEMININE.contains(&noun.as_str()))
}

fn decimals(figures: &str) -> String {
    let noughts = figures.len() - figures.trim_start_matches('0').len();
    match figures.trim_start_matches('0').parse() {
        Ok(n) if figures.len() <= 3 => ["zéro ".repeat(noughts), cardinal(n)].concat(),
        _ => one_by_one(figures),
    }
}

fn one_by_one(figures: &str) -> String {
    let words = figures.chars().filter_map(|c| c.to_digit(10)).map(|n| cardinal(n.into()));
    words.collect::<Vec<_>>().join(" ")
}

/// A word, with its abbreviation dot.
fn worded(before: &[Piece], word: &str, rest: &[Piece]) -> (String, usize) {
    if let Some(said) = abbreviation(word, rest) {
        return said;
    }
    let dotted = rest.get(1).is_some_and(|next| next.is('.'));
    let goes_on = matches!(rest.get(2), Some(Piece::Gap | Piece::Word(_) | Piece::Sign('-')));
    let named = word_before(before).is_some_and(is_name);
    match word {
        "M" if dotted && goes_on && !named => return ("monsieur".to_owned(), 2),
        "MM" if dotted => return ("messieurs".to_owned(), 2),
        _ => {}
    }
    // The dot of an initial does not end a sentence.
    let initial = word.chars().count() == 1 && is_name(word);
    if initial && dotted && goes_on {
        return ([word, " "].concat(), 2);
    }
    (numeral(before, word).unwrap_or_else(|| titled(word).to_owned()), 1)
}

fn abbreviation(word: &str, rest: &[Piece]) -> Option<(String, usize)> {
    let christ = |rest: &[Piece]| matches!(rest, [Piece::Word(j), Piece::Sign('.'), Piece::Sign('-'), Piece::Word(c), Piece::Sign('.'), ..] if j == "J" && c == "C");
    // The last dot may end the sentence, too.
    let end = |taken: usize| match rest.get(taken..).unwrap_or_default() {
        [] => ".",
        [Piece::Gap, Piece::Word(next), ..] if is_name(next) => ".",
        _ => "",
    };
    match (word, rest.get(1..).unwrap_or_default()) {
        ("n" | "N", [Piece::Sign('°'), ..]) => Some(("numéro ".to_owned(), 2)),
        ("av" | "apr", [Piece::Sign('.'), Piece::Gap, christ_rest @ ..]) if christ(christ_rest) => {
            let when = if word == "av" { "avant" } else { "après" };
            Some(([when, " Jésus-Christ", end(8)].concat(), 8))
        }
        ("J", _) if christ(rest) => Some((["Jésus-Christ", end(5)].concat(), 5)),
        _ => None,
    }
}

/// The numeral of a king or a century, in words.
fn numeral(before: &[Piece], word: &str) -> Option<String> {
    match word {
        "Ier" => return Some("premier".to_owned()),
        "Ire" | "Ière" => return Some("première".to_owned()),
        _ => {}
    }
    if let Some(n) = word.strip_suffix('e').and_then(roman::number_of) {
        return Some(ordinal(n));
    }
    let n = roman::number_of(word)?;
    let reigns = word_before(before).is_some_and(|name| REIGNS.contains(&name));
    (word.len() > 1 || reigns).then(|| cardinal(n))
}

fn titled(word: &str) -> &str {
    match word {
        "Mme" => "madame",
        "Mmes" => "mesdames",
        "Mlle" => "mademoiselle",
        "Dr" => "docteur",
        "St" => "saint",
        "Ste" => "sainte",
        _ => word,
    }
}

/// The name of a sign that a text speaks of, one or several of them; nothing for one without a name.
const fn name_of(sign: char, several: bool) -> Option<&'static str> {
    Some(match (sign, several) {
        ('?', false) => "point d'interrogation",
        ('?', true) => "points d'interrogation",
        ('!', false) => "point d'exclamation",
        ('!', true) => "points d'exclamation",
        ('…', _) => "points de suspension",
        ('.', false) => "point",
        ('.', true) => "points",
        (',', false) => "virgule",
        (',', true) => "virgules",
        (';', false) => "point-virgule",
        (';', true) => "points-virgules",
        (':', _) => "deux-points",
        ('=', _) => "signe égal",
        ('+', _) => "signe plus",
        ('−' | '-', _) => "signe moins",
        ('×', _) => "signe fois",
        ('&', _) => "esperluette",
        ('%', _) => "pour cent",
        ('€', _) => "euro",
        _ => return None,
    })
}

/// Whether what follows is meant in the plural: a number or a plural article stands before it.
fn is_several(before: &[Piece]) -> bool {
    if let [.., Piece::Number(number), Piece::Gap] = before {
        return number.value().is_some_and(|n| n > 1);
    }
    let plural = [
        "les", "des", "tes", "mes", "ses", "nos", "vos", "leurs", "ces", "deux", "trois", "quatre",
        "cinq", "six", "sept", "huit", "neuf", "dix",
    ];
    word_before(before).is_some_and(|word| plural.contains(&word.to_lowercase().as_str()))
}

fn signed(before: &[Piece], sign: char, rest: &[Piece]) -> &'static str {
    let before_number = matches!(rest.get(1), Some(Piece::Number(_)));
    let after_word = matches!(before.last(), Some(Piece::Word(_)));
    let free = matches!(before.last(), None | Some(Piece::Gap));
    match sign {
        '−' => " moins ",
        '-' if before_number && free => " moins ",
        '-' if before_number && after_word => " ",
        '-' => "-",
        '+' => " plus ",
        '×' => " fois ",
        '=' => " égale ",
        '&' => " et ",
        '%' => " pour cent ",
        '€' => " euros ",
        '²' => " carré ",
        '³' => " cube ",
        '°' => " degrés ",
        '’' | '\'' => "'",
        '.' => ".",
        ',' => ",",
        ';' => ";",
        ':' => ":",
        '!' => "!",
        '?' => "?",
        '…' => "…",
        '/' | '(' | ')' | '[' | ']' | '–' | '—' | '·' => " , ",
        '|' => ". ",
        _ => " ",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_for_the_eye_is_written_out() {
        for (written, said) in [
            // Figures: thousands with thin spaces, years, decimals, signs, codes.
            ("Chacun part avec 10\u{202f}000\u{a0}€.", "Chacun part avec dix mille euros."),
            ("1\u{202f}000\u{202f}000\u{a0}€", "un million d'euros"),
            ("1 € et 0 €", "un euro et zéro euro"),
            ("en 1789,", "en mille sept cent quatre-vingt-neuf,"),
            ("1998\u{a0}100 personnes", "mille neuf cent quatre-vingt-dix-huit cent personnes"),
            ("6,56 francs", "six virgule cinquante-six francs"),
            (
                "0,914 m, soit trois pieds",
                "zéro virgule neuf cent quatorze mètre, soit trois pieds",
            ),
            ("3,05", "trois virgule zéro cinq"),
            ("1,6180339", "un virgule six un huit zéro trois trois neuf"),
            ("−273,15 °C", "moins deux cent soixante-treize virgule quinze degrés"),
            ("+200 €", "plus deux cents euros"),
            ("l’agent 007", "l'agent zéro zéro sept"),
            ("12 + 1 = 13", "douze plus un égale treize"),
            ("7 × 24.", "sept fois vingt-quatre."),
            ("50:50", "cinquante cinquante"),
            ("par 6-0, 6-0.", "par six zéro, six zéro."),
            ("1889-1890", "mille huit cent quatre-vingt-neuf à mille huit cent quatre-vingt-dix"),
            // Letters beside figures.
            ("une feuille A4,", "une feuille A quatre,"),
            ("R2-D2 et le CO2", "R deux-D deux et le CO deux"),
            ("La villa E-1027", "La villa E mille vingt-sept"),
            ("Le 221B", "Le deux cent vingt et un B"),
            // Ranks and numerals.
            ("le 1er janvier", "le premier janvier"),
            ("la 1re fois", "la première fois"),
            ("son 1\u{202f}750e concert", "son mille sept cent cinquantième concert"),
            ("au XIXe siècle", "au dix-neuvième siècle"),
            ("la Ve République", "la cinquième République"),
            ("François Ier", "François premier"),
            ("Élisabeth Ire", "Élisabeth première"),
            ("Élisabeth II", "Élisabeth deux"),
            ("Louis XIV\u{202f}?", "Louis quatorze?"),
            ("Charles X et Charles V", "Charles dix et Charles cinq"),
            ("le rugby à XV", "le rugby à quinze"),
            ("La vitamine C, le X", "La vitamine C, le X"),
            // Hours, measures.
            ("à 14 h", "à quatorze heures"),
            ("21\u{a0}h, 1 h", "vingt et une heures, une heure"),
            ("à 14 h 05", "à quatorze heures cinq"),
            ("1h30", "une heure trente"),
            ("« 4′33″ »", "quatre minutes trente-trois secondes"),
            ("200 km/h.", "deux cents kilomètres à l'heure."),
            ("23 m²", "vingt-trois mètres carrés"),
            ("46,0 °C.", "quarante-six virgule zéro degrés."),
            ("71 % de la Terre", "soixante et onze pour cent de la Terre"),
            ("3 l’un", "trois l'un"),
            ("21 fois, 1 carte, 1 lion", "vingt et une fois, une carte, un lion"),
            ("270°", "deux cent soixante-dix degrés"),
            ("E = mc²", "E égale mc carré"),
            // Names and abbreviations.
            ("M. Hulot et Mme Bovary", "monsieur Hulot et madame Bovary"),
            ("Louisa M. Alcott", "Louisa M Alcott"),
            ("J. K. Rowling", "J K Rowling"),
            ("en 44 av. J.-C.", "en quarante-quatre avant Jésus-Christ."),
            ("né av. J.-C. Il", "né avant Jésus-Christ. Il"),
            ("H&M", "H et M"),
            ("N° 5", "numéro cinq"),
            // Signs.
            (
                "Dans «\u{a0}Vice-versa\u{a0}», en 2015\u{202f}?",
                "Dans Vice-versa, en deux mille quinze?",
            ),
            // A sign that is spoken of does not end its sentence.
            (
                "Couvre tes sept «\u{a0}?\u{a0}» avec des heures.",
                "Couvre tes sept points d'interrogation avec des heures.",
            ),
            ("Touche le « ? » où va", "Touche le point d'interrogation où va"),
            ("les 3 « ! ».", "les trois points d'exclamation."),
            ("un «\u{202f}=\u{202f}» : chou", "un signe égal: chou"),
            ("un « ☂ » bleu", "un bleu"),
            ("Sept avec Maria (avant), dix après.", "Sept avec Maria, avant, dix après."),
            ("VRAI/FAUX", "VRAI, FAUX"),
            ("L’Autre — caché", "L'Autre, caché"),
            ("", ""),
        ] {
            assert_eq!(written_out(written), said, "{written}");
        }
    }
}
