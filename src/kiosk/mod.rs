//! A tablet in a public room, PURE: the settings of its house, who may change them, and the counts.

pub mod ages;
pub mod counts;
pub mod decks;
pub mod handed;
pub mod house;
pub mod offer;
pub mod pin;
pub mod room;
pub mod totals;
pub mod week;
