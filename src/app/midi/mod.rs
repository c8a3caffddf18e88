//! The table of *Les 12 Coups de Midi*.

pub mod parts;
