//! What a phone and a television share: what they receive, and what stands around what they show.

pub mod feed;
pub mod watch;
