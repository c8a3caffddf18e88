//! The texts of one sitting: each is kept under `sitting:<id>:<part>`.

/// One text of a sitting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Its setup, written once.
    Setup,
    /// Its journal, written with every act.
    Journal,
    /// When it was last played, in ms since 1970.
    When,
    /// The link that began it, if one did.
    Link,
    /// The fingerprint of the state after which people went on.
    Read,
    /// How the readers at each edge want their text turned.
    Turned,
    /// When the table ends, in ms since 1970.
    Closes,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 7] = [
        Part::Setup,
        Part::Journal,
        Part::When,
        Part::Link,
        Part::Read,
        Part::Turned,
        Part::Closes,
    ];

    /// The last word of its key.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Part::Setup => "setup",
            Part::Journal => "journal",
            Part::When => "when",
            Part::Link => "link",
            Part::Read => "read",
            Part::Turned => "turned",
            Part::Closes => "closes",
        }
    }

    /// The part with that name.
    pub(super) fn named(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }
}
