//! The table options O1–O5 and the help that a house may switch off.

use crate::rules::options::{Ordered, TableOption, TableOptions};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The options a table plays with; the defaults are the rulebook's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// O1: ghosts are shuffled with the Hour cards and may lie in the pile (HEURE-R1).
    pub hidden_ghosts: bool,
    /// O2: slots that would block the row are refused (HEURE-R6).
    pub no_blunders: bool,
    /// O3: each opponent answers for himself (HEURE-R7).
    pub answer_themselves: bool,
    /// O4: a row whose needed hours are all gone is blocked too (HEURE-R8b).
    pub wide_emergency: bool,
    /// O5: who begins (HEURE-R2).
    pub first: First,
    /// Whether suitable slots for the card glow. Not a rule: it only changes what is pointed out.
    pub glow: bool,
    /// Which slots glow.
    pub glowing: Glowing,
}

/// Which slots glow, of those where the card fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Glowing {
    /// Those that keep the row finishable.
    #[default]
    Finishable,
    /// All of them: the bare rule.
    All,
}

/// Hashes nothing: what is pointed out does not change play, and older saves keep their fingerprints.
impl Hash for Glowing {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// The player who begins (option O5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// The youngest, as the table names him.
    #[default]
    Youngest,
    /// Drawn at random.
    Random,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hidden_ghosts: false,
            no_blunders: false,
            answer_themselves: false,
            wide_emergency: false,
            first: First::Youngest,
            glow: true,
            glowing: Glowing::Finishable,
        }
    }
}

impl Ordered for First {
    const ORDER: &'static [First] = &[First::Youngest, First::Random];
}

impl Ordered for Glowing {
    const ORDER: &'static [Glowing] = &[Glowing::Finishable, Glowing::All];
}

impl TableOptions for Options {
    const ALL: &'static [TableOption<Options>] = &[
        TableOption::switch("HEURE-O1", |o| &mut o.hidden_ghosts),
        TableOption::switch("HEURE-O2", |o| &mut o.no_blunders),
        TableOption::switch("HEURE-O3", |o| &mut o.answer_themselves),
        TableOption::switch("HEURE-O4", |o| &mut o.wide_emergency),
        TableOption::named("HEURE-O5", &["youngest", "random"], |o| &mut o.first),
        TableOption::switch("glow", |o| &mut o.glow),
        TableOption::named("glowing", &["finishable", "all"], |o| &mut o.glowing),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::check::*;

    #[test]
    fn every_value_of_every_option_has_its_name() {
        each_value_is_read_as_it_is_written::<Options>();
        each_value_is_kept_and_counts::<Options>(&["glowing"]);
    }

    #[test]
    fn the_rulebook_is_the_default() {
        let options = Options::default();
        let flags = [
            options.hidden_ghosts,
            options.no_blunders,
            options.answer_themselves,
            options.wide_emergency,
        ];
        assert_eq!((flags, options.first, options.glow), ([false; 4], First::Youngest, true));
    }

    #[test]
    fn a_link_sets_each_option_by_its_rule_id() {
        let changes: [Change<Options>; 7] = [
            ("HEURE-O1", "on", |options| options.hidden_ghosts = true),
            ("HEURE-O2", "1", |options| options.no_blunders = true),
            ("HEURE-O3", "true", |options| options.answer_themselves = true),
            ("HEURE-O4", "on", |options| options.wide_emergency = true),
            ("HEURE-O5", "random", |options| options.first = First::Random),
            ("glow", "off", |options| options.glow = false),
            ("glowing", "all", |options| options.glowing = Glowing::All),
        ];
        links_set(&changes);
    }

    #[test]
    fn what_was_on_can_be_set_off_again() {
        for id in ["HEURE-O1", "HEURE-O2", "HEURE-O3", "HEURE-O4"] {
            let mut options = Options::default();
            assert_eq!(options.set(id, "on").and_then(|()| options.set(id, "off")), Ok(()));
            assert_eq!(options, Options::default());
        }
    }

    #[test]
    fn an_unknown_option_or_value_changes_nothing() {
        for (id, value) in [("HEURE-O6", "on"), ("HEURE-O1", "yes"), ("HEURE-O5", "on"), ("", "")] {
            is_unknown::<Options>(id, value);
        }
    }

    #[test]
    fn a_setup_saved_without_an_option_plays_by_the_rulebook() {
        let options: Options = serde_json::from_str(r#"{"no_blunders":true}"#).expect("it is JSON");
        assert_eq!(options, Options { no_blunders: true, ..Options::default() });
    }
}
