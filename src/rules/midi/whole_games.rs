//! To come: tests of the rules by number.
