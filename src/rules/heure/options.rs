//! The table options O1–O5 and the help that a house may switch off.

use serde::{Deserialize, Serialize};

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
    /// Slots where the card fits glow. Not a rule: it only changes what is pointed out.
    pub glow: bool,
}

/// Who begins (option O5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// The youngest, as the table names him.
    #[default]
    Youngest,
    /// Drawn at random.
    Random,
}

/// A table option that this game does not have, or a value that it does not take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownOption;

impl Default for Options {
    fn default() -> Options {
        Options {
            hidden_ghosts: false,
            no_blunders: false,
            answer_themselves: false,
            wide_emergency: false,
            first: First::Youngest,
            glow: true,
        }
    }
}

impl Options {
    /// Sets an option by its rule id, as links do: `HEURE-O1=on`, `HEURE-O5=random`, `glow=off`.
    ///
    /// # Errors
    /// [`UnknownOption`] when there is no such option or value; nothing is changed then.
    pub fn set(&mut self, id: &str, value: &str) -> Result<(), UnknownOption> {
        let flag = match id {
            "HEURE-O1" => &mut self.hidden_ghosts,
            "HEURE-O2" => &mut self.no_blunders,
            "HEURE-O3" => &mut self.answer_themselves,
            "HEURE-O4" => &mut self.wide_emergency,
            "glow" => &mut self.glow,
            "HEURE-O5" => {
                self.first = match value {
                    "youngest" => First::Youngest,
                    "random" => First::Random,
                    _ => return Err(UnknownOption),
                };
                return Ok(());
            }
            _ => return Err(UnknownOption),
        };
        *flag = match value {
            "on" | "1" | "true" => true,
            "off" | "0" | "false" => false,
            _ => return Err(UnknownOption),
        };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        type Change = fn(&mut Options);
        let changes: [(&str, &str, Change); 6] = [
            ("HEURE-O1", "on", |options| options.hidden_ghosts = true),
            ("HEURE-O2", "1", |options| options.no_blunders = true),
            ("HEURE-O3", "true", |options| options.answer_themselves = true),
            ("HEURE-O4", "on", |options| options.wide_emergency = true),
            ("HEURE-O5", "random", |options| options.first = First::Random),
            ("glow", "off", |options| options.glow = false),
        ];
        for (id, value, change) in changes {
            let [mut set, mut wanted] = [Options::default(); 2];
            change(&mut wanted);
            assert_eq!(set.set(id, value), Ok(()));
            assert_eq!(set, wanted, "{id}={value}");
        }
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
            let mut options = Options::default();
            assert_eq!(options.set(id, value), Err(UnknownOption), "{id}={value}");
            assert_eq!(options, Options::default());
        }
    }

    #[test]
    fn a_setup_saved_without_an_option_plays_by_the_rulebook() {
        let options: Options = serde_json::from_str(r#"{"no_blunders":true}"#).expect("it is JSON");
        assert_eq!(options, Options { no_blunders: true, ..Options::default() });
    }
}
