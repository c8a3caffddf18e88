//! The rules of *Qui veut gagner des millions ?* by their numbers: given a table, one act, one
//! assertion.
