//! The rules of *Qui veut gagner des millions ?* by their numbers: given a table, one act, one
//! assertion.

mod audience;
mod automatic;
mod bets;
mod children;
mod examples;
mod friend;
mod games;
mod gone;
mod host;
mod ladder;
mod lifelines;
mod minutes;
mod once;
mod option;
mod question;
mod quick;
mod secrets;
mod set_up;
mod studio;
mod television;
mod thinking;
mod together;
mod two_players;
mod undo;
