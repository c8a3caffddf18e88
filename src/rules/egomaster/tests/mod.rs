//! The rules of *Egomaster* by number.

mod booklets;
mod correcting;
mod duo;
mod ending;
mod moving;
mod multi;
mod questions;
mod secrets;
mod set_up;
mod short;
mod solo;
