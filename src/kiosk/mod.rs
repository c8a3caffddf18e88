//! A tablet in a public room, PURE: how the house has set it, who may change that, and what is counted.

pub mod counts;
pub mod house;
pub mod pin;
