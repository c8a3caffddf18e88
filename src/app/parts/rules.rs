//! The rules sheet of any game: the chapter of the present phase, the others below on demand.

use super::chapter::{Chapter, ChapterDrawing};
use super::dialog::{Sheet, when_closed};
use super::doubt::ReportQuestion;
use super::on_paper::OnPaper;
use super::{ActButton, Emblem, GoButton, Icon, IconButton};
use crate::app::browser::speech::{self, Manner};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::titles;
use crate::app::words::{language, tr};
use crate::rules::GameId;
use leptos::prelude::*;

/// The sheet, open at `chapter`; its children follow the chapters.
#[component]
pub fn RulesSheet(
    game: GameId,
    chapters: Vec<Chapter>,
    chapter: &'static str,
    on_close: Callback<()>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let here = chapters.iter().position(|it| it.id == chapter);
    let current = chapters[here.unwrap_or(0)].clone();
    let printed = chapters.clone();
    let again = current.clone();
    let aloud = [&[current.title], current.lines.as_slice()].concat().join(". ");
    let others = chapters.into_iter().filter(|it| it.id != current.id);
    let others = others.collect::<Vec<_>>();
    let all = RwSignal::new(false);
    when_closed(move || on_close.run(()));
    view! {
        <Sheet class="sheet rules" label=tr!(rules.title)>
            <Header game/>
            <div class="body" data-game=game.name()>
                <h2>
                    {current.title}" "
                    {here.map(|_| view! { <span class="here">{tr!(rules.here)}</span> })}
                </h2>
                <Body game chapter=current/>
                {others.into_iter().map(|chapter| view! { <Folded game chapter all/> }).collect_view()}
                {children.map(|children| children())}
                <CardsAgain game chapter=again/>
                <OnPaper game chapters=printed/>
                <ReportQuestion/>
            </div>
            <Footer aloud all/>
        </Sheet>
    }
}

#[component]
fn Header(game: GameId) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <header role="none">
            <Emblem game/>
            <div>
                <h1>{tr!(rules.title)}</h1>
                <p>{(card(game).title)()}</p>
            </div>
            <IconButton act="close" icon="close" label=tr!(common.close) on:click=move |_| shell.dialog.set(false)/>
        </header>
    }
}

#[component]
fn Footer(aloud: String, all: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    let speak = move |_| {
        let manner = shell.settings.with_untracked(|it| Manner::of(it, language()));
        speech::speak(&aloud, manner);
    };
    on_cleanup(speech::hush);
    view! {
        <footer role="none">
            <ActButton act="speak" icon="speak" label=tr!(heure.listen) on:click=speak/>
            <ActButton act="all-rules" icon="rules" label=tr!(rules.all) on:click=move |_| all.update(|all| *all = !*all)/>
            <GoButton act="close" label=tr!(common.resume) on:click=move |_| shell.dialog.set(false)/>
        </footer>
    }
}

/// A button that makes the game's title cards come back, each until a tap; at a table, that of the current
/// chapter shows at once.
#[component]
fn CardsAgain(game: GameId, chapter: Chapter) -> impl IntoView {
    let shell = Shell::get();
    let table = use_context::<Table>();
    let done = RwSignal::new(false);
    let again = move |_| {
        titles::forget(game);
        done.set(true);
        if let Some(table) = table {
            table.announce([chapter.clone()]);
            shell.dialog.set(false);
        }
    };
    let words = move || if done.get() { tr!(rules.cards_back) } else { tr!(rules.cards_again) };
    view! {
        <button class="button quiet piece cards-again" data-act="cards-again" disabled=done on:click=again>
            <Icon name="eye"/>
            {words}
        </button>
    }
}

/// The drawing of a chapter and its rules.
#[component]
fn Body(game: GameId, chapter: Chapter) -> impl IntoView {
    let lines = chapter.lines.into_iter().map(|line| view! { <li><span>{line}</span></li> });
    view! {
        <div class="drawing piece" data-game=game.name() aria-hidden="true">
            <ChapterDrawing game chapter=chapter.id/>
        </div>
        <ol class="says-rules">{lines.collect_view()}</ol>
    }
}

#[component]
fn Folded(game: GameId, chapter: Chapter, all: RwSignal<bool>) -> impl IntoView {
    let title = chapter.title;
    view! {
        <details prop:open=all>
            <summary>{title}<Icon name="chevron-down"/></summary>
            <Body game chapter/>
        </details>
    }
}
