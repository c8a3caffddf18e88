//! Whole games of every kind as readable text, compared with what was written down.

mod defizz;
mod egomaster;
mod heure;
mod midi;
mod millions;
mod told;
