//! The news (`public/news.json`): the changelog in words for people at a table, a short list per release, in both
//! languages.

/// The newest release in `public/news.json`.
pub const NEWEST: &str = "0.2.0";

#[cfg(test)]
mod tests {
    use super::NEWEST;
    use serde_json::Value;

    const CHANGELOG: &str = include_str!("../CHANGELOG.md");
    const TOLD: &str = include_str!("../public/news.json");

    /// Maximum number of lines per release; nobody reads more.
    const MOST: usize = 12;
    /// Maximum length of a line, in letters: two lines on a tablet, four on a telephone.
    const LONGEST: usize = 160;

    fn releases() -> Vec<Value> {
        serde_json::from_str(TOLD).expect("it is JSON")
    }

    fn lines(release: &Value, lang: &str) -> Vec<String> {
        serde_json::from_value(release[lang].clone()).expect("a list of lines")
    }

    #[test]
    fn the_newest_release_of_the_changelog_is_told_first() {
        let heading = CHANGELOG.lines().find_map(|line| line.strip_prefix("## "));
        assert_eq!(heading.and_then(|line| line.split(' ').next()), Some(NEWEST));
        assert_eq!(releases()[0]["version"], NEWEST);
    }

    #[test]
    fn both_languages_tell_the_same_in_short_lines() {
        for release in releases() {
            let [french, english] = ["fr", "en"].map(|lang| lines(&release, lang));
            assert_eq!(french.len(), english.len(), "{}", release["version"]);
            assert!((1..=MOST).contains(&french.len()), "{}", release["version"]);
            let long = french.iter().chain(&english).find(|line| line.chars().count() > LONGEST);
            assert_eq!(long, None);
            // French sets a space that does not break before these.
            let loose = french
                .iter()
                .find(|line| [" :", " !", " ?", " ;"].iter().any(|it| line.contains(it)));
            assert_eq!(loose, None);
        }
    }
}
