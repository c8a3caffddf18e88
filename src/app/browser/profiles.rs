//! The people of this tablet: one JSON line each under `profiles`, and under `younger` pairs of a
//! younger and an older person. Another tab may change them, too, so load, change and save them in one
//! go: [`super::super::Shell::change_profiles`].

use super::js;
use super::lines::{self, mark, name, number};
use super::storage::Trouble;
use crate::rules::Mark;
use crate::text;
use js_sys::JsString;
use serde::Serialize;
use serde_json::Value;

const KEY: &str = "profiles";
const YOUNGER: &str = "younger";

/// The longest name, in characters.
pub const NAME_LENGTH: usize = 24;

/// Somebody who plays on this tablet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Profile {
    /// A random number that identifies it, never reused for somebody else.
    pub id: u32,
    /// The name, as [`clean`] leaves it.
    pub name: String,
    /// The preferred colour and shape.
    pub mark: Mark,
}

/// Everybody, and what is known of their ages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Profiles {
    /// In the order in which they were made.
    pub list: Vec<Profile>,
    /// Pairs of the younger and the older, as people said; [`Profiles::name_youngest`] keeps them free of cycles.
    pub younger: Vec<(u32, u32)>,
}

impl Profiles {
    /// The kept profiles; a damaged one costs only itself.
    pub fn load() -> Profiles {
        Profiles { list: lines::read(KEY, profile), younger: lines::read(YOUNGER, pair) }
    }

    /// Saves them.
    ///
    /// # Errors
    /// Why saving failed.
    pub fn save(&self) -> Result<(), Trouble> {
        lines::write(KEY, &self.list)?;
        lines::write(YOUNGER, &self.younger)
    }

    /// Adds a profile and returns its number. The name is [`clean`]ed and may then be empty.
    pub fn add(&mut self, name: &str, mark: Mark) -> u32 {
        let mut id = js::random();
        while self.get(id).is_some() {
            id = id.wrapping_add(1);
        }
        self.list.push(Profile { id, name: clean(name), mark });
        id
    }

    /// The first profile of that name, ignoring case, that is not in `others`.
    pub fn named(&self, name: &str, others: &[u32]) -> Option<u32> {
        let (name, lower) = (clean(name).to_lowercase(), |p: &Profile| p.name.to_lowercase());
        let found = self.list.iter().find(|p| lower(p) == name && !others.contains(&p.id));
        found.map(|profile| profile.id)
    }

    /// The profile of that number.
    pub fn get(&self, id: u32) -> Option<&Profile> {
        self.list.iter().find(|profile| profile.id == id)
    }

    fn get_mut(&mut self, id: u32) -> Option<&mut Profile> {
        self.list.iter_mut().find(|profile| profile.id == id)
    }

    /// Gives a profile another name, [`clean`]ed. Nothing happens when there is no such profile.
    pub fn rename(&mut self, id: u32, name: &str) {
        if let Some(profile) = self.get_mut(id) {
            profile.name = clean(name);
        }
    }

    /// Gives a profile another mark. Nothing happens when there is no such profile.
    pub fn set_mark(&mut self, id: u32, mark: Mark) {
        if let Some(profile) = self.get_mut(id) {
            profile.mark = mark;
        }
    }

    /// Deletes a profile. For its records see `records::forget_profile`.
    pub fn remove(&mut self, id: u32) {
        self.list.retain(|profile| profile.id != id);
        self.younger.retain(|(younger, older)| *younger != id && *older != id);
    }

    /// Undoes [`Profiles::remove`]: restores the profile at its old place, with what was known of its age.
    pub fn put_back(&mut self, before: &Profiles, id: u32) {
        let Some(place) = before.list.iter().position(|profile| profile.id == id) else { return };
        if self.get(id).is_none() {
            self.list.insert(place.min(self.list.len()), before.list[place].clone());
            let of_it = |pair: &&(u32, u32)| pair.0 == id || pair.1 == id;
            self.younger.extend(before.younger.iter().filter(of_it));
        }
    }

    /// Notes that `youngest` is younger than each of `others`, and drops pairs that contradict this.
    pub fn name_youngest(&mut self, youngest: u32, others: &[u32]) {
        for &other in others.iter().filter(|other| **other != youngest) {
            self.forget_ways(other, youngest);
            if !self.is_younger(youngest, other) {
                self.younger.push((youngest, other));
            }
        }
    }

    /// The one of `ids` who is known to be younger than all the others; `None` when it has to be
    /// asked.
    pub fn youngest_of(&self, ids: &[u32]) -> Option<u32> {
        let is_youngest =
            |id: &u32| ids.iter().all(|other| id == other || self.is_younger(*id, *other));
        ids.iter().copied().find(is_youngest)
    }

    /// Whether `one` is known to be younger than `other`, directly or through people in between.
    fn is_younger(&self, one: u32, other: u32) -> bool {
        self.older_than(one).contains(&other)
    }

    /// Everybody who is known to be older than `one`.
    fn older_than(&self, one: u32) -> Vec<u32> {
        let mut found = vec![one];
        let mut next = 0;
        while let Some(&from) = found.get(next) {
            for &(younger, older) in &self.younger {
                if younger == from && !found.contains(&older) {
                    found.push(older);
                }
            }
            next += 1;
        }
        found.split_off(1)
    }

    /// Drops the pairs by which `one` would be younger than `other`.
    fn forget_ways(&mut self, one: u32, other: u32) {
        let mut between = self.older_than(one);
        if between.contains(&other) {
            between.push(one);
            self.younger.retain(|(a, b)| !(between.contains(a) && *b == other));
        }
    }
}

fn profile(kept: &Value) -> Option<Profile> {
    Some(Profile {
        id: number(&kept["id"])?,
        name: name(&kept["name"])?,
        mark: mark(&kept["mark"])?,
    })
}

fn pair(kept: &Value) -> Option<(u32, u32)> {
    Some((number(&kept[0])?, number(&kept[1])?))
}

/// A name as people may give it: composed (NFC), [`text::clean`], at most [`NAME_LENGTH`] characters.
pub fn clean(name: &str) -> String {
    let composed = String::from(JsString::from(name).normalize("NFC"));
    text::clean(&composed, NAME_LENGTH)
}
