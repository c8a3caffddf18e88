//! How a table is opened: to be played, or watched again.

use super::film::Film;

/// How a table is opened.
pub enum Opening {
    /// To play the sitting of that id.
    Play(String),
    /// To watch what was played.
    Watch(Film),
}
