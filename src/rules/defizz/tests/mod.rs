//! The rules of *Défizz* by number.

mod correcting;
mod ending;
mod luck;
mod secrets;
mod set_up;
mod staking;
mod turn;
mod variants;
