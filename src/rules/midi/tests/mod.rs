//! The rules of *Les 12 Coups de Midi* by their numbers: given a table, one act, one assertion.

mod children;
mod clocks;
mod correcting;
mod duels;
mod ending;
mod final_star;
mod master_stroke;
mod options;
mod round_1;
mod round_2;
mod round_3;
mod saying;
mod secrets;
mod set_up;
mod waiting;
