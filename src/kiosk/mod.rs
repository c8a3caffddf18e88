//! A tablet in a public room, PURE: how the house has set it, who may change that, and what is counted.

pub mod ages;
pub mod counts;
pub mod decks;
pub mod handed;
pub mod house;
pub mod offer;
pub mod pin;
pub mod totals;
pub mod week;
