//! Checks on the wording of a question: whether it gives the answer away, is negated, or becomes outdated. Used by the
//! gates of our decks and the advice of the workshop. A language is its code: `"fr"`, else English.

use super::answer::folded;

/// The words of a text that may give something away.
#[must_use]
pub fn long_words(text: &str) -> Vec<String> {
    const EMPTY: [&str; 16] = [
        "dans", "avec", "pour", "sans", "elle", "cette", "leur", "plus", "moins", "quel", "quelle",
        "with", "that", "from", "which", "what",
    ];
    let folded = folded(text);
    let words = folded.split(' ').filter(|word| word.len() >= 4 && !EMPTY.contains(word));
    words.map(str::to_owned).collect()
}

/// Whether both are the same word or of one family: Italie and italien, prune and pruneau. Of four-letter words only
/// the plural counts (mari is not Marie).
#[must_use]
pub fn akin(one: &str, other: &str) -> bool {
    let (shorter, longer) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let common = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let plural = longer.strip_prefix(shorter).is_some_and(|rest| ["s", "x"].contains(&rest));
    one == other || plural || common >= 5 && shorter.len() - common <= 1
}

/// The first word of the answer that is in the text; both from [`long_words`].
#[must_use]
pub fn told(text: &[String], answer: &[String]) -> Option<String> {
    answer.iter().find(|word| text.iter().any(|other| akin(word, other))).cloned()
}

/// Whether an option makes sense only beside the others: "All of them", "neither".
#[must_use]
pub fn counts_the_others(option: &str) -> bool {
    const ALONE: &str = "les deux|tous les deux|toutes les deux|aucun|aucune|aucun des deux|tous|\
        toutes|both|neither|none|all|all of them|none of them";
    const AT_FIRST: &str = "toutes les reponses|toutes ces|aucune de|aucun de|all of the|\
        none of the|ni l un|ni l une";
    let bare = folded(option);
    ALONE.split('|').any(|words| words == bare)
        || AT_FIRST.split('|').any(|words| bare.starts_with(words))
}

/// The number of negations in a text.
#[must_use]
pub fn negations(lang: &str, text: &str) -> usize {
    let folded = folded(text);
    let words: Vec<&str> = folded.split(' ').collect();
    let french = |at: usize| match words[at] {
        "ne" | "n" => words[at..].iter().skip(1).all(|word| *word != "que"),
        "sauf" | "excepte" | "intrus" | "faux" | "fausse" => true,
        _ => false,
    };
    let english = |at: usize| match words[at] {
        "not" | "never" | "except" | "false" | "untrue" | "neither" | "cannot" => true,
        "t" => at > 0 && words[at - 1].ends_with('n'),
        _ => false,
    };
    (0..words.len()).filter(|at| if lang == "fr" { french(*at) } else { english(*at) }).count()
}

/// The first word whose meaning depends on the date.
#[must_use]
pub fn relative(lang: &str, text: &str) -> Option<String> {
    const FRENCH: &str = "actuel|actuelle|actuels|actuelles|actuellement|aujourd hui|recent|\
        recente|recents|recentes|recemment|dernierement|desormais|en ce moment|de nos jours|\
        a ce jour|cette annee|l an dernier|l annee derniere|ces dernieres annees|maintenant|\
        dernier en date|derniere en date|bientot|jusqu ici|a l heure actuelle|ces temps ci";
    const ENGLISH: &str = "current|currently|today|recent|recently|nowadays|these days|so far|\
        to date|this year|last year|at present|presently|in recent years|at the moment|\
        until now|lately|latest|newest|right now|soon";
    let text = format!(" {} ", folded(text));
    let mut words = if lang == "fr" { FRENCH } else { ENGLISH }.split('|');
    words.find(|word| text.contains(&format!(" {word} "))).map(str::to_owned)
}

/// The number of words without the article. Groups of digits are one word.
#[must_use]
pub fn words(text: &str) -> usize {
    const ARTICLES: [&str; 9] = ["le", "la", "les", "un", "une", "des", "the", "a", "an"];
    let words: Vec<&str> = text.split([' ', '\u{A0}']).filter(|word| !word.is_empty()).collect();
    let article = words.first().is_some_and(|first| ARTICLES.contains(&&*first.to_lowercase()));
    words.len() - usize::from(words.len() > 1 && article)
}

/// Whether a text ends with a full stop that is not an abbreviation's.
#[must_use]
pub fn ends_like_a_sentence(text: &str) -> bool {
    let last = text.trim_end_matches('.').rsplit([' ', '.', '-', '\u{A0}']).next();
    text.ends_with('.') && last.is_some_and(|word| word.chars().count() > 2 && word != "etc")
}
