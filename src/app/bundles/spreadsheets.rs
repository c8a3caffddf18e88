//! The readers of spreadsheets: fetched when such a file is brought in.

use crate::workshop::brought::Reason;
use crate::workshop::card::Language;
use crate::workshop::import::Sheet;

/// The function that the workshop calls in it. Calling it by name would link it, and all it needs, into the
/// workshop.
pub struct Spreadsheets {
    /// Reads the sheets of a file.
    pub open: fn(&[u8], Language) -> Result<Vec<Sheet>, Reason>,
}
