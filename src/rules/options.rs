//! Table options as data: one description per option – its rule id, the names of its values, its field – is
//! used to read, set and list it.

use std::ops::RangeInclusive;

/// A type of option values, each addressed by its place in the list of values.
pub trait Value {
    /// Its place in that list; a number is its own place.
    fn place(&self) -> u8;

    /// Becomes the value at that place; does nothing if the list has no such place.
    fn put(&mut self, place: u8);

    /// The place for a word that is not the name of a value, such as `on`, `1` or `true`.
    fn spoken(&self, _word: &str) -> Option<u8> {
        None
    }
}

/// The values of an option in the order of the rulebook's table.
pub trait Ordered: Copy + PartialEq + 'static {
    /// All of them.
    const ORDER: &'static [Self];
}

impl<T: Ordered> Value for T {
    fn place(&self) -> u8 {
        let place = T::ORDER.iter().position(|value| value == self);
        place.expect("the order holds every value") as u8
    }

    fn put(&mut self, place: u8) {
        T::ORDER.get(usize::from(place)).into_iter().for_each(|value| *self = *value);
    }
}

/// Off and on, whatever a game names them.
impl Value for bool {
    fn place(&self) -> u8 {
        u8::from(*self)
    }

    fn put(&mut self, place: u8) {
        *self = place != 0;
    }

    fn spoken(&self, word: &str) -> Option<u8> {
        match word {
            "off" | "0" | "false" => Some(0),
            "on" | "1" | "true" => Some(1),
            _ => None,
        }
    }
}

/// A number that the table chooses.
impl Value for u8 {
    fn place(&self) -> u8 {
        *self
    }

    fn put(&mut self, place: u8) {
        *self = place;
    }
}

/// What an option can be set to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words.
    Names(&'static [&'static str]),
    /// Any of these numbers.
    Numbers(RangeInclusive<u8>),
}

impl Values {
    /// The place of a value by its name.
    fn find(&self, name: &str) -> Option<u8> {
        match self {
            Values::Names(names) => {
                names.iter().position(|known| *known == name).map(|place| place as u8)
            }
            Values::Numbers(numbers) => {
                let number = name.parse().ok().filter(|number| numbers.contains(number))?;
                (name == number.to_string()).then_some(number)
            }
        }
    }

    /// The name of the value at that place.
    #[must_use]
    pub fn name(&self, place: u8) -> String {
        match self {
            Values::Names(names) => names.get(usize::from(place)).map_or("", |name| name).into(),
            Values::Numbers(_) => place.to_string(),
        }
    }

    /// The places of all values, in order.
    #[must_use]
    pub fn places(&self) -> RangeInclusive<u8> {
        match self {
            Values::Names(names) => 0..=names.len() as u8 - 1,
            Values::Numbers(numbers) => numbers.clone(),
        }
    }
}

/// The serde default of an option that was added later and whose old behaviour is *on*.
pub(crate) const fn yes() -> bool {
    true
}

/// Tells serde to skip that value: saves stay as they were.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
pub(crate) const fn is_on(on: &bool) -> bool {
    *on
}

/// A table option of a game with options `O`.
#[derive(Debug)]
pub struct TableOption<O> {
    /// Its rule id, as in links: `MIDI-O10`.
    pub id: &'static str,
    /// Its possible values, as in links.
    pub values: Values,
    field: fn(&mut O) -> &mut dyn Value,
}

impl<O: TableOptions> TableOption<O> {
    /// An option of named values.
    pub const fn named(
        id: &'static str,
        names: &'static [&'static str],
        field: fn(&mut O) -> &mut dyn Value,
    ) -> Self {
        TableOption { id, values: Values::Names(names), field }
    }

    /// An option that is on or off.
    pub const fn switch(id: &'static str, field: fn(&mut O) -> &mut dyn Value) -> Self {
        Self::named(id, &["off", "on"], field)
    }

    /// An option that is a number.
    pub const fn number(
        id: &'static str,
        numbers: RangeInclusive<u8>,
        field: fn(&mut O) -> &mut dyn Value,
    ) -> Self {
        TableOption { id, values: Values::Numbers(numbers), field }
    }

    /// The place of its value among [`TableOption::values`].
    pub fn place(&self, options: &O) -> u8 {
        let mut options = *options;
        (self.field)(&mut options).place()
    }

    /// Sets it to the value at that place; does nothing if there is no such place.
    pub fn put(&self, options: &mut O, place: u8) {
        if self.values.places().contains(&place) {
            (self.field)(options).put(place);
        }
    }

    /// The name of its value.
    pub fn value(&self, options: &O) -> String {
        self.values.name(self.place(options))
    }

    /// The place of the rulebook's value.
    pub fn default(&self) -> u8 {
        self.place(&O::default())
    }
}

/// A table option that the game does not have, or a value that it does not take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownOption;

/// The options a table plays with; the default is the rulebook's.
pub trait TableOptions: Copy + Default + 'static {
    /// Every option, in the order of the rulebook's table.
    const ALL: &'static [TableOption<Self>];

    /// The option of that rule id.
    fn described(id: &str) -> Option<&'static TableOption<Self>> {
        Self::ALL.iter().find(|option| option.id == id)
    }

    /// Sets an option by its rule id, as links do: `MIDI-O10=45`, `MIDI-O1=finder`.
    ///
    /// # Errors
    /// [`UnknownOption`] when there is no such option or value; nothing is changed then.
    fn set(&mut self, id: &str, value: &str) -> Result<(), UnknownOption> {
        let option = Self::described(id).ok_or(UnknownOption)?;
        let field = (option.field)(self);
        let place = option.values.find(value).or_else(|| field.spoken(value));
        field.put(place.ok_or(UnknownOption)?);
        Ok(())
    }

    /// The options that differ from the rulebook, as in links.
    fn changed(&self) -> Vec<(&'static str, String)> {
        let changed = Self::ALL.iter().filter(|option| option.place(self) != option.default());
        changed.map(|option| (option.id, option.value(self))).collect()
    }
}

/// Checks of a game's descriptions, for its own tests.
#[cfg(test)]
pub mod check {
    use super::*;
    use crate::rules::fingerprint::fingerprint;
    use serde::{Serialize, de::DeserializeOwned};
    use std::fmt::Debug;
    use std::hash::Hash;

    /// Every value of every option can be put and named, differs from the others and can be set by its name.
    pub fn each_value_is_read_as_it_is_written<O: TableOptions + PartialEq + Debug>() {
        for option in O::ALL {
            for place in option.values.places() {
                let mut options = O::default();
                option.put(&mut options, place);
                assert_eq!(option.place(&options), place, "{}", option.id);
                let name = option.value(&options);
                let mut again = O::default();
                assert_eq!(again.set(option.id, &name), Ok(()), "{}={name}", option.id);
                assert_eq!(again, options, "{}={name}", option.id);
                let told = if place == option.default() { vec![] } else { vec![(option.id, name)] };
                assert_eq!(options.changed(), told);
            }
            let beyond = option.values.places().end().saturating_add(1);
            let mut options = O::default();
            option.put(&mut options, beyond);
            assert_eq!(options, O::default(), "{} has no value {beyond}", option.id);
        }
    }

    /// Every value of every option survives serde and gives the table a fingerprint of its own: an option
    /// forgotten in a hand-written `Hash` would make two tables equal. Options in `shown` only change what is
    /// pointed out or goes by itself, and leave the fingerprint alone.
    pub fn each_value_is_kept_and_counts<O>(shown: &[&str])
    where
        O: TableOptions + PartialEq + Debug + Hash + Serialize + DeserializeOwned,
    {
        for option in O::ALL {
            let mut met = vec![];
            for place in option.values.places() {
                let mut options = O::default();
                option.put(&mut options, place);
                let kept = serde_json::to_string(&options).expect("it is plain data");
                let again: O = serde_json::from_str(&kept).expect("it was just written");
                assert_eq!(again, options, "{} is kept", option.id);
                let print = fingerprint(&options);
                if !met.contains(&print) {
                    met.push(print);
                }
            }
            let counts =
                if shown.contains(&option.id) { 1 } else { option.values.places().count() };
            assert_eq!(met.len(), counts, "fingerprints of {}", option.id);
        }
    }

    /// The id and value in a link, and the change it must make.
    pub type Change<O> = (&'static str, &'static str, fn(&mut O));

    /// Each link makes exactly its change; together they cover all options.
    pub fn links_set<O: TableOptions + PartialEq + Debug>(changes: &[Change<O>]) {
        for (id, value, change) in changes {
            let [mut set, mut wanted] = [O::default(); 2];
            change(&mut wanted);
            assert_eq!(set.set(id, value), Ok(()));
            assert_eq!(set, wanted, "{id}={value}");
        }
        assert!(O::ALL.iter().all(|option| changes.iter().any(|(id, ..)| option.id == *id)));
    }

    /// An unknown option or value changes nothing.
    pub fn is_unknown<O: TableOptions + PartialEq + Debug>(id: &str, value: &str) {
        let mut options = O::default();
        assert_eq!(options.set(id, value), Err(UnknownOption), "{id}={value}");
        assert_eq!(options, O::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Pace {
        Slow,
        Fast,
    }

    impl Ordered for Pace {
        const ORDER: &'static [Pace] = &[Pace::Slow, Pace::Fast];
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Options {
        soft: bool,
        pace: Pace,
        laps: u8,
    }

    impl Default for Options {
        fn default() -> Options {
            Options { soft: false, pace: Pace::Fast, laps: 1 }
        }
    }

    impl TableOptions for Options {
        const ALL: &'static [TableOption<Options>] = &[
            TableOption::named("T-O1", &["hard", "soft"], |o| &mut o.soft),
            TableOption::named("T-O2", &["slow", "fast"], |o| &mut o.pace),
            TableOption::number("T-O3", 1..=9, |o| &mut o.laps),
        ];
    }

    #[test]
    fn an_option_is_read_and_written_by_its_rule_id() {
        check::each_value_is_read_as_it_is_written::<Options>();
        let mut options = Options::default();
        for (id, value) in [("T-O1", "on"), ("T-O2", "slow"), ("T-O3", "4")] {
            assert_eq!(options.set(id, value), Ok(()));
        }
        assert_eq!(options, Options { soft: true, pace: Pace::Slow, laps: 4 });
        let said = [("T-O1", "soft"), ("T-O2", "slow"), ("T-O3", "4")];
        assert_eq!(options.changed(), said.map(|(id, value)| (id, value.to_owned())));
    }

    #[test]
    fn on_and_off_are_words_of_switches_only() {
        for (word, soft) in [("on", true), ("1", true), ("true", true), ("soft", true)] {
            let mut options = Options::default();
            assert_eq!((options.set("T-O1", word), options.soft), (Ok(()), soft));
        }
        check::is_unknown::<Options>("T-O2", "on");
        check::is_unknown::<Options>("T-O1", "yes");
    }

    #[test]
    fn what_is_no_option_or_value_changes_nothing() {
        for (id, value) in [("T-O4", "on"), ("", ""), ("T-O3", "0"), ("T-O3", "10"), ("T-O3", "04")]
        {
            check::is_unknown::<Options>(id, value);
        }
    }
}
