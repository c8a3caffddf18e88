//! Every call to the browser, behind small functions that cannot fail loudly: whatever a browser
//! lacks, refuses or has damaged becomes a `None`, an error value or silence, never a panic.
//! What listens, ticks or holds something belongs to the Leptos owner that asked for it.

pub mod aside;
pub mod backup;
pub mod chance;
pub mod clock;
pub mod cues;
pub mod dates;
pub mod decks;
pub mod doubts;
pub mod download;
pub mod durable;
pub mod evenings;
pub mod files;
pub mod focus;
pub mod frame;
pub mod full_screen;
mod heartbeat;
pub mod history;
pub mod idle;
pub mod install;
mod js;
pub mod keyboard;
pub mod later;
mod lines;
pub mod link;
mod long_text;
pub mod media;
pub mod offline;
pub mod once;
pub mod pictures;
pub mod profiles;
pub mod records;
pub mod settings;
pub mod sittings;
pub mod sound;
pub mod speech;
pub mod spots;
pub mod sprites;
pub mod storage;
pub mod storage_care;
pub mod tab_lock;
pub mod taps;
pub mod television;
pub mod wake_lock;
