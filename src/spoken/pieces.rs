//! Splits a text into pieces: words, numbers, gaps, signs.

/// A piece of a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    /// Letters only.
    Word(String),
    /// A number.
    Number(Number),
    /// White space of any kind.
    Gap,
    /// Anything else.
    Sign(char),
}

/// A number as it is written.
#[derive(Clone, PartialEq, Debug)]
pub struct Number {
    /// Its figures, without gaps.
    pub whole: String,
    /// Whether its thousands are separated; those of a year never are.
    pub parted: bool,
    /// The figures after its decimal sign.
    pub decimals: String,
}

impl Number {
    /// Its value, unless it is a code like 007 or has more than twelve figures.
    pub fn value(&self) -> Option<u64> {
        let code = self.whole.len() > 1 && self.whole.starts_with('0');
        self.whole.parse().ok().filter(|_| !code && self.whole.len() <= 12)
    }
}

/// How a language writes a number.
pub struct Figures {
    /// Separates thousands.
    pub gap: fn(char) -> bool,
    /// Precedes decimals.
    pub point: char,
}

impl Piece {
    /// Whether it is that sign.
    pub fn is(&self, sign: char) -> bool {
        *self == Piece::Sign(sign)
    }
}

/// The pieces of a text.
pub fn pieces(text: &str, figures: &Figures) -> Vec<Piece> {
    let letters: Vec<char> = text.chars().collect();
    let mut all = vec![];
    let mut at = 0;
    while let Some(&c) = letters.get(at) {
        let rest = &letters[at..];
        let (piece, taken) = match c {
            c if c.is_ascii_digit() => number(rest, figures),
            c if c.is_alphabetic() => (Piece::Word(rest[..run(rest)].iter().collect()), run(rest)),
            c if c.is_whitespace() => {
                (Piece::Gap, rest.iter().take_while(|c| c.is_whitespace()).count())
            }
            // A hyphen that does not break is treated as a plain one.
            '\u{2011}' => (Piece::Sign('-'), 1),
            c => (Piece::Sign(c), 1),
        };
        all.push(piece);
        at += taken;
    }
    all
}

fn run(rest: &[char]) -> usize {
    rest.iter().take_while(|c| c.is_alphabetic()).count()
}

fn digits(rest: &[char]) -> usize {
    rest.iter().take_while(|c| c.is_ascii_digit()).count()
}

fn number(rest: &[char], figures: &Figures) -> (Piece, usize) {
    let mut taken = digits(rest);
    let mut whole: String = rest[..taken].iter().collect();
    let parts = |at: usize| {
        let gap = rest.get(at).is_some_and(|&c| (figures.gap)(c));
        gap && digits(&rest[at + 1..]) == 3
    };
    // A number of more than three figures is not followed by separated thousands.
    let head = taken;
    while head <= 3 && whole.len() <= 12 && parts(taken) {
        whole.extend(&rest[taken + 1..taken + 4]);
        taken += 4;
    }
    let parted = taken > head;
    let mut decimals = String::new();
    let behind = rest.get(taken + 1..).unwrap_or_default();
    if rest.get(taken) == Some(&figures.point) && digits(behind) > 0 {
        decimals = behind[..digits(behind)].iter().collect();
        taken += 1 + decimals.len();
    }
    (Piece::Number(Number { whole, parted, decimals }), taken)
}

/// The word right before that place, if a single gap lies between.
pub fn word_before(before: &[Piece]) -> Option<&str> {
    match before {
        [.., Piece::Word(word), Piece::Gap] => Some(word),
        _ => None,
    }
}

/// The sign that stands alone between quotation marks, and how many pieces it covers with them: it is spoken of, and
/// does not end the sentence.
pub fn quoted(rest: &[Piece]) -> Option<(char, usize)> {
    let (Piece::Sign('«' | '“' | '‘' | '"'), inside) = rest.split_first()? else {
        return None;
    };
    let gap = usize::from(inside.first() == Some(&Piece::Gap));
    let Piece::Sign(sign) = inside.get(gap)? else { return None };
    let after = gap + 1;
    let gap = usize::from(inside.get(after) == Some(&Piece::Gap));
    let close = matches!(inside.get(after + gap)?, Piece::Sign('»' | '”' | '’' | '"'));
    close.then_some((*sign, after + gap + 2))
}

/// Whether a word begins with a capital.
pub fn is_name(word: &str) -> bool {
    word.starts_with(char::is_uppercase)
}

/// Leaves one gap at most between words and none before a closing sign. A comma that stands alone comes from a bracket
/// or a dash: it is kept only between words.
pub fn tidy(said: &str) -> String {
    let ends = |c: char| matches!(c, ',' | '.' | ';' | ':' | '!' | '?' | '…');
    let mut text = String::new();
    let mut pause = false;
    for word in said.split_whitespace() {
        if word == "," {
            pause = true;
            continue;
        }
        let closes = word.starts_with(ends);
        if pause && !closes && !text.is_empty() && !text.ends_with(ends) {
            text.push(',');
        }
        if !closes && !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
        pause = false;
    }
    text
}
