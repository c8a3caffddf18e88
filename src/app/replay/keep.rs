//! Keeps finished games, packed, so that they can be watched again.

use crate::app::browser::database::Trouble;
use crate::app::browser::films;
use crate::app::browser::parcel::Parcel;
use crate::app::bundles::replay::Kept;
use crate::app::shell::Shell;
use crate::app::words::tr;

/// Keeps a game under that id; `then` receives whether that was done. Says so where it could not be kept.
pub fn keep(shell: Shell, id: &str, game: &Parcel, then: Kept) {
    films::keep(id, game, move |kept| {
        match kept {
            Err(Trouble::Full) => shell.tell_for_a_while(tr!(replay.no_room).into()),
            Err(Trouble::Refused | Trouble::Silent) => {
                shell.tell_for_a_while(tr!(replay.not_taken).into());
            }
            // Where the browser keeps nothing, nobody expects this game to be kept.
            Err(Trouble::Absent) | Ok(()) => {}
        }
        then(kept.is_ok());
    });
}
