//! Two forms of one word that are further apart than a slip: singular and plural; in English also British and American,
//! full and shortened.

use super::rows::Rows;
use crate::decks::Language;
use std::sync::LazyLock;

/// In each row, all words are equal; so are their plurals in -s.
const ROWS: [&str; 44] = [
    "and et n",
    "avenue ave",
    "axe ax",
    "brothers bros",
    "catalogue catalog",
    "cheque check",
    "child children",
    "ciel cieux",
    "dialogue dialog",
    "die dice",
    "doctor dr",
    "doughnut donut",
    "draught draft",
    "draughtsman draftsman",
    "dwarves dwarfs",
    "foot feet",
    "gaol jail",
    "goose geese",
    "gramme gram",
    "jewellery jewelry",
    "junior jr",
    "kerb curb",
    "louse lice",
    "madame mesdames",
    "mademoiselle mesdemoiselles",
    "man men",
    "mister mr",
    "monsieur messieurs",
    "mount mt",
    "mouse mice",
    "mum mom",
    "omelette omelet",
    "ox oxen",
    "plough plow",
    "professor prof",
    "programme program",
    "road rd",
    "saint st",
    "sainte ste",
    "snowplough snowplow",
    "street st",
    "sulphur sulfur",
    "tooth teeth",
    "tsar czar tzar",
];

static LOOKED_UP: LazyLock<Rows> = LazyLock::new(|| Rows::of(&ROWS));

/// Short words that become another word with an -s, in French or in a name.
const OTHERWISE: [&str; 6] = ["foi", "han", "mai", "moi", "nil", "ver"];

/// Whether both are forms of one word.
pub fn are_one(typed: &str, known: &str, language: Option<Language>) -> bool {
    let several = typed.strip_suffix('s').zip(known.strip_suffix('s'));
    LOOKED_UP.have_both(typed, known)
        || several.is_some_and(|(typed, known)| LOOKED_UP.have_both(typed, known))
        || is_plural(typed, known, language)
        || is_plural(known, typed, language)
}

/// Whether `many` is the plural of `one`, where that is more than a forgiven slip. In French "courses" are not "cours",
/// but it says "matches", too.
fn is_plural(many: &str, one: &str, language: Option<Language>) -> bool {
    let letters = one.chars().count();
    let ends = |many_ends: &str, one_ends: &str| {
        let stems = many.strip_suffix(many_ends).zip(one.strip_suffix(one_ends));
        stems.is_some_and(|(many, one)| many == one)
    };
    let hisses = one.ends_with("ch")
        || one.ends_with("sh")
        || language != Some(Language::Fr) && one.ends_with(['s', 'x', 'z', 'o']);
    let vowel = one.strip_suffix('y').is_some_and(|stem| stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    letters == 3 && !OTHERWISE.contains(&one) && ends("s", "")
        || letters >= 3 && hisses && ends("es", "")
        || letters >= 4 && !vowel && ends("ies", "y")
        || letters >= 3 && (ends("ves", "f") || ends("ives", "ife"))
        || letters >= 6 && ends("i", "us")
        || letters >= 3 && ends("aux", "al")
        || letters >= 4 && ends("aux", "ail")
        || letters == 3 && one.ends_with('u') && ends("x", "")
}

#[cfg(test)]
mod tests {
    use super::super::judge;

    #[test]
    fn midi_q32_singular_and_plural_are_one_answer() {
        let pairs = [
            ("la galoche", "les galoches"),
            ("des chevaux", "le cheval"),
            ("l’animal", "les animaux"),
            ("vitrail", "des vitraux"),
            ("jeux", "le jeu"),
            ("les choux", "un chou"),
            ("un gâteau", "les gâteaux"),
            ("pomme de terre", "les pommes de terre"),
            ("messieurs", "monsieur"),
        ];
        for (typed, canon) in pairs {
            assert!(judge(typed, canon, &[], &[]), "{typed} for {canon}");
        }
        let (accept, refuse) =
            (["les galoches".to_owned()], ["la babouche", "la pantoufle"].map(str::to_owned));
        assert!(judge("la galoche", "Le sabot", &accept, &refuse));
        for (typed, canon) in
            [("les maux", "le mât"), ("la chaux", "le chat"), ("le canal", "la canne")]
        {
            assert!(!judge(typed, canon, &[], &[]), "{typed} for {canon}");
        }
    }
}
