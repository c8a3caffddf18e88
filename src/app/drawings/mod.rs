//! Drawings of games that a table and the screens around it both show; they know no table.

pub mod dice;
pub mod flap;
pub mod foam_die;
pub mod piece;
pub mod ring;
pub mod stake_range;
