//! Credits: what the app is, and whose games it lets people play.

use super::old_parts::bar::shell_bar;
use super::words::tr;
use crate::app::dom::{Dom, el};

/// The about screen.
pub fn about() -> Dom {
    el("div", "screen about-screen").child(shell_bar(tr!(about.title), ())).child(
        el("main", "prose")
            .child(
                el("section", "sheet-card piece")
                    .child(el("h2", "").child(tr!(app.name)))
                    .child(el("p", "").child(tr!(about.what)))
                    .child(el("p", "").child(tr!(about.independent))),
            )
            .child(
                el("section", "sheet-card piece")
                    .child(el("h2", "").child(tr!(home.games)))
                    .child(el("p", "").child(tr!(about.midi)))
                    .child(el("p", "").child(tr!(about.heure))),
            )
            .child(
                el("section", "sheet-card piece")
                    .child(el("p", "").child(tr!(about.drawings)))
                    .child(el("p", "").child(tr!(about.fonts)))
                    .child(
                        el("p", "").child(tr!(about.version, version = env!("CARGO_PKG_VERSION"))),
                    ),
            ),
    )
}
