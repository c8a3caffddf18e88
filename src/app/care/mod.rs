//! The care of an unattended tablet: playing without a network, new builds that disturb nobody, the app on the home
//! screen, and the backup.

pub mod backup;
mod install;
mod news;
mod offline;
mod one_file;

pub use backup::BackupPanel;
pub use install::InstallPanel;
pub use news::NewsLine;
pub use offline::{OfflineMark, OfflinePanel};

use super::place::Place;
use super::shell::Shell;
use super::television::teller;
use leptos::prelude::*;
use leptos_use::{UseIdleReturn, use_idle};

/// Idle time after which the page may reload itself, in ms: a reload must not swallow a tap.
const RESTING: u64 = 2000;

/// Starts once the first screen is shown, for as long as the app lives.
pub fn begin(shell: Shell) {
    shell.worker.keep();
    teller::begin(shell);
    let UseIdleReturn { idle, .. } = use_idle(RESTING);
    let nobody_plays = move || shell.place.with(|place| *place == Place::Home) && idle.get();
    Effect::new(move || {
        if shell.worker.renewed.get() && nobody_plays() {
            shell.worker.renew();
        }
    });
}
