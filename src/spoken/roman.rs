//! Roman numerals of kings and centuries, up to 39.

/// The value of a word that is a numeral of I, V and X.
pub fn number_of(word: &str) -> Option<u64> {
    let value = |c: char| match c {
        'I' => Some(1),
        'V' => Some(5),
        'X' => Some(10),
        _ => None,
    };
    let values: Vec<u64> = word.chars().map(value).collect::<Option<_>>()?;
    let ahead = values.iter().skip(1).chain([&0]);
    let signed =
        values.iter().zip(ahead).map(|(&now, &next)| if now < next { (0, now) } else { (now, 0) });
    let (plus, minus) = signed.fold((0, 0), |(plus, minus), (p, m)| (plus + p, minus + m));
    let number = plus.checked_sub(minus)?;
    (number > 0 && written(number) == word).then_some(number)
}

fn written(mut number: u64) -> String {
    let mut word = String::new();
    for (value, sign) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
        while number >= value {
            word.push_str(sign);
            number -= value;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numerals_are_read_and_words_are_not() {
        for (word, number) in [("I", 1), ("IV", 4), ("XIV", 14), ("XIX", 19), ("XXI", 21)] {
            assert_eq!(number_of(word), Some(number), "{word}");
        }
        for word in ["", "IIX", "VX", "XVX", "Vix", "CD", "MIX", "L"] {
            assert_eq!(number_of(word), None, "{word}");
        }
    }
}
