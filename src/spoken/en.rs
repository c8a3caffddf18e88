//! Writes out English for a voice.

use super::en_numbers::{cardinal, ordinal, plural, year};
use super::pieces::{Figures, Number, Piece, is_name, pieces, quoted, tidy, word_before};
use super::roman;

/// Commas separate thousands, a point precedes decimals.
const FIGURES: Figures = Figures { gap: |c| c == ',', point: '.' };

/// Kings, queens and popes with a numeral of one letter.
const REIGNS: [&str; 13] = [
    "Louis",
    "Charles",
    "Henry",
    "Philip",
    "Francis",
    "François",
    "Napoleon",
    "Elizabeth",
    "James",
    "George",
    "William",
    "Mary",
    "Malcolm",
];

/// Writes the text out for an English voice: figures, years, ranks, money, measures, numerals of kings and
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
    match rest {
        [Piece::Sign(sign @ ('€' | '$' | '£')), Piece::Number(number), ..] => {
            money(*sign, number)
        }
        [Piece::Gap, ..] => (" ".to_owned(), 1),
        [Piece::Number(number), ..] => counted(before, number, rest),
        [Piece::Word(word), ..] => worded(before, word, rest),
        [Piece::Sign(sign), ..] => (signed(before, *sign, rest).to_owned(), 1),
        [] => (String::new(), 1),
    }
}

fn money(sign: char, number: &Number) -> (String, usize) {
    let (one, many) = match sign {
        '€' => ("euro", "euros"),
        '$' => ("dollar", "dollars"),
        _ => ("pound", "pounds"),
    };
    let is_one = number.whole == "1" && number.decimals.is_empty();
    ([plain(number).as_str(), " ", if is_one { one } else { many }].concat(), 2)
}

/// A number with its unit, suffix or second number.
fn counted(before: &[Piece], number: &Number, rest: &[Piece]) -> (String, usize) {
    let glued = |piece: Option<&Piece>| matches!(piece, Some(Piece::Word(_)));
    let stands_free = matches!(before.last(), None | Some(Piece::Gap | Piece::Sign(_)))
        && !matches!(before, [.., Piece::Word(_), Piece::Sign('-')]);
    let (words, taken) = measured(stands_free, number, rest);
    let head = if glued(before.last()) { " " } else { "" };
    let tail = if glued(rest.get(taken)) { " " } else { "" };
    ([head, &words, tail].concat(), taken)
}

fn measured(stands_free: bool, number: &Number, rest: &[Piece]) -> (String, usize) {
    let behind = rest.get(1..).unwrap_or_default();
    let as_year = number.value().filter(|_| stands_free && is_year(number));
    match (number.value(), behind) {
        (Some(n), [Piece::Word(end), ..]) if matches!(end.as_str(), "st" | "nd" | "rd" | "th") => {
            (ordinal(n), 2)
        }
        (Some(n), [Piece::Word(end), ..]) if end == "s" => {
            (plural(&as_year.map_or_else(|| cardinal(n), year)), 2)
        }
        (Some(_), [Piece::Sign('-' | '–' | ':'), Piece::Number(other), ..]) => {
            let to = if is_year(number) && is_year(other) { " to " } else { " " };
            ([&as_year.map_or_else(|| plain(number), year), to].concat(), 2)
        }
        _ => match (unit(behind), as_year) {
            (Some((one, many, taken)), _) => {
                let name =
                    if number.whole == "1" && number.decimals.is_empty() { one } else { many };
                ([&plain(number), " ", name].concat(), 1 + taken)
            }
            (None, Some(n)) => (year(n), 1),
            (None, None) => (plain(number), 1),
        },
    }
}

/// Whether a number is read as a year: 1001 to 2099, without separated thousands or decimals.
fn is_year(number: &Number) -> bool {
    let year = number.value().is_some_and(|n| (1_001..2_100).contains(&n));
    year && !number.parted && number.decimals.is_empty()
}

/// The bare number.
fn plain(number: &Number) -> String {
    let whole = number.value().map_or_else(|| one_by_one(&number.whole), cardinal);
    if number.decimals.is_empty() {
        whole
    } else {
        [&whole, " point ", &one_by_one(&number.decimals)].concat()
    }
}

fn one_by_one(figures: &str) -> String {
    let words = figures.chars().filter_map(|c| c.to_digit(10)).map(|n| cardinal(n.into()));
    words.collect::<Vec<_>>().join(" ")
}

/// The unit after a number, singular and plural, and how many pieces it covers.
fn unit(behind: &[Piece]) -> Option<(&'static str, &'static str, usize)> {
    let gap = usize::from(behind.first() == Some(&Piece::Gap));
    let rest = &behind[gap..];
    let (one, many, signs) = match rest {
        [Piece::Sign('€'), ..] => ("euro", "euros", 1),
        [Piece::Sign('%'), ..] => ("per cent", "per cent", 1),
        [Piece::Sign('°'), Piece::Word(c), ..] if c == "C" => ("degree", "degrees", 2),
        [Piece::Sign('°'), ..] => ("degree", "degrees", 1),
        [Piece::Word(length), Piece::Sign('/'), Piece::Word(time), ..] => {
            match (length.as_str(), time.as_str()) {
                ("km", "h") => ("kilometre an hour", "kilometres an hour", 3),
                ("km", "s") => ("kilometre a second", "kilometres a second", 3),
                ("m", "s") => ("metre a second", "metres a second", 3),
                _ => return None,
            }
        }
        [Piece::Word(length), Piece::Sign('²'), ..] => match length.as_str() {
            "km" => ("square kilometre", "square kilometres", 2),
            "m" => ("square metre", "square metres", 2),
            _ => return None,
        },
        [Piece::Word(word), ..] => {
            let (one, many) = measure(word)?;
            (one, many, 1)
        }
        _ => return None,
    };
    let ends = !matches!(rest.get(signs), Some(Piece::Sign('’' | '\'' | '-') | Piece::Word(_)));
    ends.then_some((one, many, gap + signs))
}

fn measure(word: &str) -> Option<(&'static str, &'static str)> {
    Some(match word {
        "h" => ("hour", "hours"),
        "min" => ("minute", "minutes"),
        "s" => ("second", "seconds"),
        "ms" => ("millisecond", "milliseconds"),
        "km" => ("kilometre", "kilometres"),
        "m" => ("metre", "metres"),
        "cm" => ("centimetre", "centimetres"),
        "mm" => ("millimetre", "millimetres"),
        "kg" => ("kilogram", "kilograms"),
        "g" => ("gram", "grams"),
        "l" | "L" => ("litre", "litres"),
        _ => return None,
    })
}

/// A word, with its abbreviation dot.
fn worded(before: &[Piece], word: &str, rest: &[Piece]) -> (String, usize) {
    let dotted = rest.get(1).is_some_and(|next| next.is('.'));
    let counts = matches!(rest.get(2..), Some([Piece::Gap, Piece::Number(_), ..]));
    let goes_on = matches!(rest.get(2), Some(Piece::Gap | Piece::Word(_) | Piece::Sign('-')));
    if matches!(word, "no" | "No") && dotted && counts {
        return ("number".to_owned(), 2);
    }
    if let Some(title) = titled(word) {
        return (title.to_owned(), if dotted && goes_on { 2 } else { 1 });
    }
    // The dot of an initial does not end a sentence.
    let initial = word.chars().count() == 1 && is_name(word);
    if initial && dotted && goes_on {
        return ([word, " "].concat(), 2);
    }
    (numeral(before, word).unwrap_or_else(|| word.to_owned()), 1)
}

fn titled(word: &str) -> Option<&'static str> {
    Some(match word {
        "Mr" => "Mister",
        "Mrs" => "Missus",
        "Ms" => "Miz",
        "Dr" => "Doctor",
        "St" => "Saint",
        "Ltd" => "Limited",
        "BC" => "B C",
        "AD" => "A D",
        _ => return None,
    })
}

/// The numeral of a king, in words: *the fourteenth*.
fn numeral(before: &[Piece], word: &str) -> Option<String> {
    let n = roman::number_of(word)?;
    let name = word_before(before).filter(|name| is_name(name));
    let reigns = name.is_some_and(|name| REIGNS.contains(&name));
    match (word.len() > 1, name.is_some()) {
        (true, true) => Some(["the ", &ordinal(n)].concat()),
        (true, false) => Some(cardinal(n)),
        (false, _) => reigns.then(|| ["the ", &ordinal(n)].concat()),
    }
}

/// The name of a sign that a text speaks of, one or several of them; nothing for one without a name.
const fn name_of(sign: char, several: bool) -> Option<&'static str> {
    Some(match (sign, several) {
        ('?', false) => "question mark",
        ('?', true) => "question marks",
        ('!', false) => "exclamation mark",
        ('!', true) => "exclamation marks",
        ('…', _) => "three dots",
        ('.', false) => "full stop",
        ('.', true) => "full stops",
        (',', false) => "comma",
        (',', true) => "commas",
        (';', false) => "semicolon",
        (';', true) => "semicolons",
        (':', false) => "colon",
        (':', true) => "colons",
        ('=', _) => "equals sign",
        ('+', _) => "plus sign",
        ('−' | '-', _) => "minus sign",
        ('×', _) => "times sign",
        ('&', _) => "ampersand",
        ('%', _) => "per cent",
        ('€', _) => "euro",
        ('$', _) => "dollar",
        ('£', _) => "pound",
        _ => return None,
    })
}

/// Whether what follows is meant in the plural: a number stands before it.
fn is_several(before: &[Piece]) -> bool {
    if let [.., Piece::Number(number), Piece::Gap] = before {
        return number.value().is_some_and(|n| n > 1);
    }
    let plural =
        ["these", "those", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    word_before(before).is_some_and(|word| plural.contains(&word.to_lowercase().as_str()))
}

fn signed(before: &[Piece], sign: char, rest: &[Piece]) -> &'static str {
    let before_number = matches!(rest.get(1), Some(Piece::Number(_)));
    let after_word = matches!(before.last(), Some(Piece::Word(_)));
    let free = matches!(before.last(), None | Some(Piece::Gap));
    match sign {
        '−' => " minus ",
        '-' if before_number && free => " minus ",
        '-' if before_number && after_word => " ",
        '-' => "-",
        '+' => " plus ",
        '×' => " times ",
        '=' => " equals ",
        '&' => " and ",
        '%' => " per cent ",
        '€' => " euros ",
        '²' => " squared ",
        '³' => " cubed ",
        '°' => " degrees ",
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
            // Figures.
            ("Everybody starts with €10,000.", "Everybody starts with ten thousand euros."),
            ("€1", "one euro"),
            ("1,852 m.", "one thousand eight hundred and fifty-two metres."),
            ("in 1789?", "in seventeen eighty-nine?"),
            ("12 April 1961: once", "twelve April nineteen sixty-one: once"),
            ("the 1960s?", "the nineteen sixties?"),
            ("some 2,500 years", "some two thousand five hundred years"),
            ("1500 m", "one thousand five hundred metres"),
            ("13.8", "thirteen point eight"),
            ("0.914 m", "zero point nine one four metres"),
            ("−273.15 °C.", "minus two hundred and seventy-three point one five degrees."),
            ("007", "zero zero seven"),
            ("50:50", "fifty fifty"),
            ("by 6-0", "by six zero"),
            ("1914–1918", "nineteen fourteen to nineteen eighteen"),
            ("A4 paper", "A four paper"),
            ("a V-2 rocket", "a V two rocket"),
            ("E-1027", "E one thousand and twenty-seven"),
            ("221B.", "two hundred and twenty-one B."),
            // Ranks and numerals.
            ("the 15th century BC", "the fifteenth century B C"),
            ("Wednesday the 2nd", "Wednesday the second"),
            ("Louis XIV", "Louis the fourteenth"),
            ("Francis I", "Francis the first"),
            ("Elizabeth II when", "Elizabeth the second when"),
            ("What did I see? X has it", "What did I see? X has it"),
            // Measures.
            ("90 km/h, but", "ninety kilometres an hour, but"),
            ("343 m/s.", "three hundred and forty-three metres a second."),
            ("78% of", "seventy-eight per cent of"),
            // Names, abbreviations, signs.
            ("Dr. Seuss", "Doctor Seuss"),
            ("St Nicholas", "Saint Nicholas"),
            ("Dorothy L. Sayers", "Dorothy L Sayers"),
            ("no. 104.", "number one hundred and four."),
            ("Steinway & Sons:", "Steinway and Sons:"),
            ("“Let it Go”", "Let it Go"),
            // A sign that is spoken of does not end its sentence.
            ("Cover your seven ‘?’ with hours.", "Cover your seven question marks with hours."),
            ("Tap the ‘?’ where", "Tap the question mark where"),
            ("What does “&” mean?", "What does ampersand mean?"),
            ("behind an ‘=’: colour", "behind an equals sign: colour"),
            ("It’s 5’ long", "It's five' long"),
            ("They’re – both – out", "They're, both, out"),
            ("", ""),
        ] {
            assert_eq!(written_out(written), said, "{written}");
        }
    }
}
