//! Whole games of every kind as readable text, compared with the texts that are kept.

mod defizz;
mod egomaster;
mod heure;
mod midi;
mod millions;
mod told;
