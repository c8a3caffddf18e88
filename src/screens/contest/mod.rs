//! A question played for something, on screens around the table: shared by *Défizz* and *Egomaster*.

pub mod board;
pub mod hand;
pub mod words;
