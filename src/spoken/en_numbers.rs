//! Numbers in English words.

const UNITS: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];

const TENS: [&str; 10] =
    ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// The number in words: *two hundred and one*.
pub fn cardinal(n: u64) -> String {
    let scale = |size: u64, name: &str| {
        let (many, rest) = (n / size, n % size);
        let head = [&cardinal(many), " ", name].concat();
        match rest {
            0 => head,
            1..100 => [&head, " and ", &cardinal(rest)].concat(),
            _ => [&head, " ", &cardinal(rest)].concat(),
        }
    };
    match n {
        0..100 => below_hundred(n),
        100..1_000 => scale(100, "hundred"),
        1_000..1_000_000 => scale(1_000, "thousand"),
        1_000_000..1_000_000_000 => scale(1_000_000, "million"),
        _ => scale(1_000_000_000, "billion"),
    }
}

/// The ordinal in words: *first*, *twenty-second*.
pub fn ordinal(n: u64) -> String {
    let words = cardinal(n);
    let last = words.rfind([' ', '-']).map_or(0, |at| at + 1);
    let (head, last) = words.split_at(last);
    let last = match last {
        "one" => "first".to_owned(),
        "two" => "second".to_owned(),
        "three" => "third".to_owned(),
        "five" => "fifth".to_owned(),
        "eight" => "eighth".to_owned(),
        "nine" => "ninth".to_owned(),
        "twelve" => "twelfth".to_owned(),
        ten if ten.ends_with('y') => [&ten[..ten.len() - 1], "ieth"].concat(),
        other => [other, "th"].concat(),
    };
    [head, &last].concat()
}

/// A year: *nineteen oh five*, *two thousand and seven*, *twenty twenty-four*.
pub fn year(n: u64) -> String {
    match (n / 100, n % 100) {
        (20, 0..10) | (_, 0) if n % 1_000 < 10 => cardinal(n),
        (century, 0) => [&cardinal(century), " hundred"].concat(),
        (century, rest @ 1..10) => [&cardinal(century), " oh ", &cardinal(rest)].concat(),
        (century, rest) => [&cardinal(century), " ", &cardinal(rest)].concat(),
    }
}

/// The plural: *sixties*.
pub fn plural(words: &str) -> String {
    match words.strip_suffix('y') {
        Some(stem) => [stem, "ies"].concat(),
        None => [words, "s"].concat(),
    }
}

fn below_hundred(n: u64) -> String {
    match (n / 10, n % 10) {
        (0 | 1, _) => UNITS[n as usize].to_owned(),
        (ten, 0) => TENS[ten as usize].to_owned(),
        (ten, unit) => [TENS[ten as usize], "-", UNITS[unit as usize]].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cardinals_and_ordinals() {
        for (n, words) in [
            (0, "zero"),
            (13, "thirteen"),
            (42, "forty-two"),
            (100, "one hundred"),
            (201, "two hundred and one"),
            (1_852, "one thousand eight hundred and fifty-two"),
            (10_001, "ten thousand and one"),
            (1_000_000, "one million"),
        ] {
            assert_eq!(cardinal(n), words);
        }
        for (n, words) in [
            (1, "first"),
            (12, "twelfth"),
            (22, "twenty-second"),
            (30, "thirtieth"),
            (104, "one hundred and fourth"),
        ] {
            assert_eq!(ordinal(n), words);
        }
    }

    #[test]
    fn years() {
        for (n, words) in [
            (1066, "ten sixty-six"),
            (1789, "seventeen eighty-nine"),
            (1900, "nineteen hundred"),
            (1905, "nineteen oh five"),
            (2000, "two thousand"),
            (2007, "two thousand and seven"),
            (2024, "twenty twenty-four"),
        ] {
            assert_eq!(year(n), words);
        }
        assert_eq!(plural(&year(1960)), "nineteen sixties");
    }
}
