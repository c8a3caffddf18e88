//! Drafts as they are stored, PURE: brings older ones into today's form, in which a draft holds what its own game adds
//! and nothing of other games; and which of them has the people who sat last ([`Last`]).

use crate::rules::GameId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The game whose table was the last to play: its people sit down at every other game, once at each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Last {
    /// That game; its draft has the people.
    game: GameId,
    /// The games whose set-ups have seated them since; what was changed there stays.
    seated: Vec<GameId>,
}

impl Last {
    /// People who sit down to play that game.
    #[must_use]
    pub fn at(game: GameId) -> Last {
        Last { game, seated: vec![game] }
    }

    /// That game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The game from whose table people come to this one's, unless they have sat down there already; notes that
    /// they have.
    pub fn come_to(&mut self, game: GameId) -> Option<GameId> {
        if self.seated.contains(&game) {
            return None;
        }
        self.seated.push(game);
        Some(self.game)
    }
}

/// Reads a stored draft of that game; `None` if it is not JSON of that kind.
#[must_use]
pub fn read(game: GameId, text: &str) -> Option<Value> {
    let mut draft: Map<String, Value> = serde_json::from_str(text).ok()?;
    if !draft.contains_key("game") {
        into_todays_form(game, &mut draft);
    }
    Some(draft.into())
}

/// Before 0.2, a draft held the options of every game, those of *Quelle heure est-il ?* without its name, and
/// *Midi*'s part held the times and ages of all persons.
fn into_todays_form(game: GameId, draft: &mut Map<String, Value>) {
    for person in ["longer", "ages"] {
        if let Some(kept) =
            draft.get_mut("midi").and_then(|midi| midi.get_mut(person)).map(Value::take)
        {
            draft.insert(person.into(), kept);
        }
    }
    let name = if game == GameId::Heure { "options" } else { game.name() };
    let own = draft.remove(name).unwrap_or_else(|| json!({}));
    draft.insert("game".into(), json!({ game.name(): own }));
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = r#"{"seats":[],"youngest":1,"options":{"glow":false},
        "midi":{"reading":"tablet","longer":["once","twice"],"ages":[2,0]},"defizz":{"first":3}}"#;

    #[test]
    fn whoever_sat_last_sits_down_once_at_every_other_game() {
        let mut last = Last::at(GameId::Midi);
        assert_eq!(last.come_to(GameId::Midi), None, "they sit there");
        assert_eq!(last.come_to(GameId::Heure), Some(GameId::Midi));
        assert_eq!(last.come_to(GameId::Heure), None, "who was left out stays out");
        assert_eq!(last.come_to(GameId::Defizz), Some(GameId::Midi));
        let text = serde_json::to_string(&last).expect("it is JSON");
        assert_eq!(serde_json::from_str::<Last>(&text).ok(), Some(last));
        assert!(text.starts_with('{'), "a backup takes objects");
    }

    #[test]
    fn an_older_draft_keeps_its_game_and_its_people() {
        let midi = read(GameId::Midi, OLD).expect("a draft");
        assert_eq!(midi["game"]["midi"]["reading"], "tablet");
        assert_eq!((&midi["longer"], &midi["ages"]), (&json!(["once", "twice"]), &json!([2, 0])));
        let heure = read(GameId::Heure, OLD).expect("a draft");
        assert_eq!(heure["game"], json!({ "heure": { "glow": false } }));
        assert_eq!(heure["longer"], json!(["once", "twice"]));
        let defizz = read(GameId::Defizz, OLD).expect("a draft");
        assert_eq!(
            (&defizz["game"], &defizz["youngest"]),
            (&json!({ "defizz": { "first": 3 } }), &json!(1))
        );
        let egomaster = read(GameId::Egomaster, OLD).expect("a draft");
        assert_eq!(egomaster["game"], json!({ "egomaster": {} }), "the usual options");
    }

    #[test]
    fn todays_draft_is_read_as_it_is() {
        let text = r#"{"seats":[],"youngest":0,"longer":["half"],"game":{"midi":{}},"options":7}"#;
        assert_eq!(read(GameId::Midi, text), serde_json::from_str(text).ok());
        assert_eq!(read(GameId::Midi, "[]"), None);
        assert_eq!(read(GameId::Midi, "{"), None);
    }
}
