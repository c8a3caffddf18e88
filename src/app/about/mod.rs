//! Credits: the app, its news, the games that it lets people play, its privacy, and the licences.

mod licences;
mod news;

use super::parts::bar::ShellBar;
use super::words::tr;
use leptos::prelude::*;
use licences::Licences;
use news::News;

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
                <News/>
                <section class="sheet-card piece" data-panel="privacy">
                    <h2>{tr!(about.privacy)}</h2>
                    <p>{tr!(about.privacy_here)}</p>
                    <p>{tr!(about.privacy_asks)}</p>
                    <p>{tr!(about.privacy_yours)}</p>
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
                <Licences/>
            </main>
        </div>
    }
}
