//! Credits: what the app is, and whose games it lets people play.

use super::parts::bar::ShellBar;
use super::words::tr;
use leptos::prelude::*;

/// The about screen.
#[component]
pub fn About() -> impl IntoView {
    view! {
        <div class="screen about-screen">
            <ShellBar title=tr!(about.title)/>
            <main class="prose">
                <section class="sheet-card piece">
                    <h2>{tr!(app.name)}</h2>
                    <p>{tr!(about.what)}</p>
                    <p>{tr!(about.independent)}</p>
                </section>
                <section class="sheet-card piece">
                    <h2>{tr!(home.games)}</h2>
                    <p>{tr!(about.midi)}</p>
                    <p>{tr!(about.heure)}</p>
                    <p>{tr!(about.millions)}</p>
                    <p>{tr!(about.defizz)}</p>
                    <p>{tr!(about.egomaster)}</p>
                </section>
                <section class="sheet-card piece">
                    <p>{tr!(about.drawings)}</p>
                    <p>{tr!(about.fonts)}</p>
                    <p>{tr!(about.version, version = env!("CARGO_PKG_VERSION"))}</p>
                </section>
            </main>
        </div>
    }
}
