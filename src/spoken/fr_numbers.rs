//! Numbers in French words.

const UNITS: [&str; 17] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize",
];

const TENS: [&str; 9] =
    ["", "dix", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt"];

/// The number in words: *vingt et un*, *deux cents*, *trois mille*.
pub fn cardinal(n: u64) -> String {
    let scale = |size: u64, name: &str| {
        let (many, rest) = (n / size, n % size);
        let plural = if many > 1 { "s" } else { "" };
        let head = [&cardinal(many), " ", name, plural].concat();
        if rest == 0 { head } else { [&head, " ", &cardinal(rest)].concat() }
    };
    match n {
        0..100 => below_hundred(n),
        100..1_000 => hundreds(n),
        1_000..1_000_000 => thousands(n),
        1_000_000..1_000_000_000 => scale(1_000_000, "million"),
        _ => scale(1_000_000_000, "milliard"),
    }
}

/// The same before a feminine noun: *vingt et une*.
pub fn feminine(n: u64) -> String {
    let words = cardinal(n);
    if words.ends_with("un") { words + "e" } else { words }
}

/// The ordinal in words: *premier*, *dix-neuvième*.
pub fn ordinal(n: u64) -> String {
    if n == 1 {
        return "premier".to_owned();
    }
    let words = cardinal(n);
    let plural = words.ends_with("vingts") || words.ends_with("cents") || words.ends_with("ions");
    let stem = if plural { &words[..words.len() - 1] } else { &words };
    let stem = match stem {
        _ if stem.ends_with("cinq") => [stem, "u"].concat(),
        _ if stem.ends_with("neuf") => [&stem[..stem.len() - 1], "v"].concat(),
        _ if stem.ends_with('e') => stem[..stem.len() - 1].to_owned(),
        _ => stem.to_owned(),
    };
    stem + "ième"
}

fn below_hundred(n: u64) -> String {
    let unit = |n: u64| UNITS[n as usize].to_owned();
    if n <= 16 {
        return unit(n);
    }
    let ten = n / 10;
    // Seventy and ninety count on from sixty and eighty.
    let (word, rest) = match ten {
        7 => (TENS[7], n - 60),
        9 => (TENS[8], n - 80),
        _ => (TENS[ten as usize], n % 10),
    };
    match (n, rest) {
        (80, _) => "quatre-vingts".to_owned(),
        (_, 0) => word.to_owned(),
        (21 | 31 | 41 | 51 | 61 | 71, _) => [word, " et ", UNITS[rest as usize]].concat(),
        _ => [word, "-", &below_hundred(rest)].concat(),
    }
}

fn hundreds(n: u64) -> String {
    let (many, rest) = (n / 100, n % 100);
    match (many, rest) {
        (1, 0) => "cent".to_owned(),
        (1, rest) => ["cent ", &below_hundred(rest)].concat(),
        (many, 0) => [UNITS[many as usize], " cents"].concat(),
        (many, rest) => [UNITS[many as usize], " cent ", &below_hundred(rest)].concat(),
    }
}

fn thousands(n: u64) -> String {
    let (many, rest) = (n / 1_000, n % 1_000);
    let words = cardinal(many);
    // No plural before *mille*.
    let bare =
        words.strip_suffix('s').filter(|_| words.ends_with("cents") || words.ends_with("vingts"));
    let head = match many {
        1 => "mille".to_owned(),
        _ => [bare.unwrap_or(&words), " mille"].concat(),
    };
    if rest == 0 { head } else { [&head, " ", &cardinal(rest)].concat() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cardinals() {
        for (n, words) in [
            (0, "zéro"),
            (17, "dix-sept"),
            (21, "vingt et un"),
            (70, "soixante-dix"),
            (71, "soixante et onze"),
            (80, "quatre-vingts"),
            (81, "quatre-vingt-un"),
            (91, "quatre-vingt-onze"),
            (99, "quatre-vingt-dix-neuf"),
            (100, "cent"),
            (200, "deux cents"),
            (201, "deux cent un"),
            (1_789, "mille sept cent quatre-vingt-neuf"),
            (2_024, "deux mille vingt-quatre"),
            (80_000, "quatre-vingt mille"),
            (300_000, "trois cent mille"),
            (1_000_000, "un million"),
            (2_000_200, "deux millions deux cents"),
            (3_000_000_000, "trois milliards"),
        ] {
            assert_eq!(cardinal(n), words);
        }
        assert_eq!(feminine(21), "vingt et une");
        assert_eq!(feminine(1), "une");
        assert_eq!(feminine(12), "douze");
    }

    #[test]
    fn ordinals() {
        for (n, words) in [
            (1, "premier"),
            (2, "deuxième"),
            (4, "quatrième"),
            (5, "cinquième"),
            (9, "neuvième"),
            (19, "dix-neuvième"),
            (21, "vingt et unième"),
            (80, "quatre-vingtième"),
            (104, "cent quatrième"),
            (200, "deux centième"),
            (1_750, "mille sept cent cinquantième"),
        ] {
            assert_eq!(ordinal(n), words);
        }
    }
}
