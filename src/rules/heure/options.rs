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
