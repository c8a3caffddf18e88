//! How *Les 12 Coups de Midi* is played: who reads, the order of ages (MIDI-S12), longer time,
//! options O1–O11; the deck it is dealt from and the Masters who keep their crown (MIDI-Q3).

use super::deal::{Dealing, trouble_words};
use super::draft::Draft;
use super::start::{chance, seat};
use crate::app::Shell;
use crate::app::dom::{Child, Dom, el, group};
use crate::app::midi::refusal_words;
use crate::app::old_parts::field::{choice, segment, switch};
use crate::app::old_parts::{act, icon, icon_act, mark};
use crate::app::shell::decks::{self, Known, Trouble};
use crate::app::shell::{records, sittings};
use crate::app::sitting::Sitting;
use crate::app::words::{language, tr};
use crate::rules::midi::{FaceOffTime, Longer, Midi, Options, Reading, Setup, Thinking};
use crate::rules::options::TableOptions;
use crate::rules::session::Session;
use crate::rules::{Chair, GameId, Player, Seat};
use leptos::prelude::*;

/// A table to be dealt once its deck has come.
#[derive(Clone)]
struct Wish {
    chairs: Vec<Chair>,
    youth: Vec<Seat>,
    /// The Masters of the previous game who play again.
    masters: Vec<Seat>,
    reading: Reading,
    longer: Vec<Longer>,
    options: Options,
    seed: u64,
}

impl Wish {
    /// The table of a draft, without a Master.
    fn of(draft: &Draft, seed: u64) -> Wish {
        let mut draft = draft.clone();
        // Nobody reads to himself.
        let alone = draft.persons() < 2;
        Wish {
            chairs: draft.chairs(),
            youth: draft.youth(),
            masters: vec![],
            reading: if alone { Reading::Tablet } else { draft.midi.reading },
            longer: (0..draft.seats.len()).map(|seat| *draft.longer(seat)).collect(),
            options: draft.midi.options,
            seed,
        }
    }
}

/// Deals to the table that was set up; a Midi Master of the last game begins.
pub fn start(shell: Shell, draft: &Draft) {
    bring(shell, Wish { masters: masters(&draft.chairs()), ..Wish::of(draft, chance()) });
}

/// Deals with that seed; nobody has a crown.
pub fn deal(shell: Shell, draft: &Draft, seed: u64) {
    bring(shell, Wish::of(draft, seed));
}

/// The seats whose players won the last game as Midi Masters (MIDI-Q3).
fn masters(chairs: &[Chair]) -> Vec<Seat> {
    let records = records::load();
    let Some(last) = records.iter().rfind(|record| record.game == GameId::Midi) else {
        return vec![];
    };
    let won = last.winners.iter().filter_map(|seat| last.players.get(seat.index()));
    let winners: Vec<_> = won.collect();
    let crowned = |chair: &Chair| {
        let automatic = chair.player != Player::Person;
        winners.iter().any(|winner| match (winner.profile, chair.profile) {
            (Some(one), Some(other)) => one == other,
            (None, None) => winner.name == chair.name && winner.automatic == automatic,
            _ => false,
        })
    };
    let seats = chairs.iter().enumerate().filter(|(_, chair)| crowned(chair));
    seats.map(|(seat, _)| Seat(seat as u8)).collect()
}

/// Sets what a link asks for: a table option by its rule id, or `reading=tablet`.
pub fn set_option(draft: &mut Draft, id: &str, value: &str) {
    let table = &mut draft.midi;
    match (id, value) {
        ("reading", "tablet") => table.reading = Reading::Tablet,
        ("reading", "reader") => table.reading = Reading::Reader,
        // An option that this game does not have changes nothing.
        _ => _ = table.options.set(id, value),
    }
}

/// Brings the deck and deals; a sheet says so meanwhile, and what is wrong if it cannot.
fn bring(shell: Shell, wish: Wish) {
    let wanted = wish.clone();
    let again = Callback::new(move |()| bring(shell, wanted.clone()));
    shell.dealing.set(Some(Dealing { again, failed: None }));
    decks::bring(GameId::Midi, language(), move |known| {
        // Somebody may have thought better of it meanwhile.
        if shell.dealing.with_untracked(Option::is_none) {
            return;
        }
        let dealt = known.and_then(|known| draw(&known, &wish));
        match dealt {
            Ok(setup) => {
                shell.dealing.set(None);
                let chairs = setup.chairs.clone();
                seat(shell, Session::<Midi>::new(setup), |why| refusal_words(why, &chairs));
            }
            Err(why) => shell.dealing.set(Some(Dealing { again, failed: Some(why) })),
        }
    });
}

fn draw(known: &Known, wish: &Wish) -> Result<Setup, Trouble> {
    let drawn = known.deck.draw(&known.used(), wish.seed).map_err(Trouble::TooSmall)?;
    let Wish { chairs, youth, masters, reading, longer, options, seed } = wish.clone();
    let deck = known.id.clone();
    Ok(Setup { chairs, youth, masters, reading, longer, options, seed, deck, cards: drawn.into() })
}

/// The same table with other cards; the Midi Master begins.
pub fn rematch(shell: Shell, sitting: Sitting<Midi>) {
    let wish = sitting.read(|session| {
        let Setup { chairs, youth, reading, longer, options, .. } = session.setup().clone();
        let masters = masters(&chairs);
        Wish { chairs, youth, masters, reading, longer, options, seed: chance() }
    });
    sittings::remove(&sitting.id());
    bring(shell, wish);
}

/// The choices of the table.
pub fn choices(draft: RwSignal<Draft>) -> Dom {
    group().child(reading(draft)).child(youngest(draft)).child(fold(draft)).child(deck())
}

fn reading(draft: RwSignal<Draft>) -> Dom {
    let one = move |way: Reading, sign: &str, title: &'static str, hint: &'static str| {
        let chosen = move || draft.with(|draft| Wish::of(draft, 0).reading == way);
        let choose = move || draft.update(|draft| draft.midi.reading = way);
        choice("reading", (sign, title, hint), Box::new(chosen), Box::new(choose))
    };
    el("fieldset", "choices")
        .child(el("legend", "").child(tr!(setup.reading)))
        .child(one(Reading::Reader, "person", tr!(setup.reader), tr!(setup.reader_hint)))
        .child(one(Reading::Tablet, "speak", tr!(setup.tablet), tr!(setup.tablet_hint)))
}

/// Who is the youngest; he begins unless a Midi Master does, and breaks ties.
fn youngest(draft: RwSignal<Draft>) -> Dom {
    let names = Memo::new(move |_| {
        draft.with(|draft| (0..draft.seats.len()).map(|seat| draft.name(seat)).collect::<Vec<_>>())
    });
    let one = move |(seat, name): (usize, String)| {
        let chosen = move || draft.with(|draft| draft.youngest == seat);
        let choose = move || draft.update(|draft| draft.name_youngest(seat));
        segment("first", name, Box::new(chosen), Box::new(choose))
    };
    el("fieldset", "count").child(el("legend", "").child(tr!(setup.who_youngest))).child(
        el("div", "segments text piece themed")
            .child(move || names.get().into_iter().enumerate().map(one).collect::<Vec<_>>()),
    )
}

/// How much time a seat has, in its form.
pub fn longer(draft: RwSignal<Draft>, seat: usize) -> Dom {
    let one = move |longer: Longer, words: &'static str| {
        let chosen =
            move || draft.with(|d| seat < d.seats.len() && *d.clone().longer(seat) == longer);
        let choose = move || draft.update(|draft| *draft.longer(seat) = longer);
        segment("longer", words, Box::new(chosen), Box::new(choose))
    };
    el("fieldset", "field").child(el("legend", "").child(tr!(setup.longer))).child(
        el("div", "segments text piece")
            .child(one(Longer::Once, tr!(setup.once)))
            .child(one(Longer::Half, tr!(setup.half)))
            .child(one(Longer::Twice, tr!(setup.twice))),
    )
}

/// The order of ages and the options that few tables change.
fn fold(draft: RwSignal<Draft>) -> Dom {
    let said = move || {
        let changed = draft.with(|draft| draft.midi.options != Options::default());
        if changed { tr!(setup.changed) } else { tr!(setup.advised) }
    };
    let summary = el("summary", "piece themed")
        .child(el("b", "").child(tr!(setup.options)))
        .child(el("span", "").child(said))
        .child(icon("chevron-down"));
    let options = el("div", "options piece themed")
        .child(ages(draft))
        .child(clock(draft))
        .child(thinking(draft))
        .child(flags(draft));
    el("details", "fold").child(summary).child(options)
}

/// All from the youngest to the oldest: a tap on an arrow makes somebody younger.
fn ages(draft: RwSignal<Draft>) -> Dom {
    let one = move |(place, seat): (usize, Seat)| {
        let (mark_of, name) =
            draft.with_untracked(|d| (d.seats[seat.index()].mark, d.name(seat.index())));
        let younger = tr!(setup.younger, name = name.clone());
        let up = (place > 0).then(|| {
            icon_act("younger", "chevron-left", younger, move || {
                draft.update(|draft| draft.is_younger(place));
            })
        });
        el("li", "").child(mark(mark_of)).child(el("span", "name").child(name)).child(up)
    };
    let items = move || draft.with(Draft::youth).into_iter().enumerate().map(one).collect();
    el("fieldset", "field ages")
        .child(el("legend", "").child(tr!(setup.ages)))
        .child(el("ol", "").child(move || -> Vec<Dom> { items() }))
}

fn clock(draft: RwSignal<Draft>) -> Dom {
    let one = move |(time, words): (FaceOffTime, &'static str)| {
        let chosen = move || draft.with(|draft| draft.midi.options.clock == time);
        let choose = move || draft.update(|draft| draft.midi.options.clock = time);
        segment("clock", words, Box::new(chosen), Box::new(choose))
    };
    use FaceOffTime::{Seconds45, Seconds60, Seconds90, Seconds120};
    let times =
        [(Seconds45, "45 s"), (Seconds60, "60 s"), (Seconds90, "90 s"), (Seconds120, "120 s")];
    spans(tr!(setup.clock), times.map(one).piece())
}

fn thinking(draft: RwSignal<Draft>) -> Dom {
    let one = move |(time, words): (Thinking, &'static str)| {
        let chosen = move || draft.with(|draft| draft.midi.options.thinking == time);
        let choose = move || draft.update(|draft| draft.midi.options.thinking = time);
        segment("thinking", words, Box::new(chosen), Box::new(choose))
    };
    use Thinking::{Seconds15, Seconds30, Seconds60, Unlimited};
    let times = [
        (Unlimited, tr!(setup.unlimited)),
        (Seconds15, "15 s"),
        (Seconds30, "30 s"),
        (Seconds60, "60 s"),
    ];
    spans(tr!(setup.thinking), times.map(one).piece())
}

fn spans(title: &'static str, segments: Dom) -> Dom {
    el("fieldset", "field")
        .child(el("legend", "").child(title))
        .child(el("div", "segments text piece").child(segments))
}

/// The options of two values.
#[rustfmt::skip] // one line an option
fn flags(draft: RwSignal<Draft>) -> Vec<Dom> {
    type Flag = fn(&mut Options) -> &mut bool;
    let flags: [(&'static str, &'static str, Flag); 9] = [
        (tr!(midi_options.o1), tr!(midi_options.o1_hint), |o| &mut o.finder_wins),
        (tr!(midi_options.o2), tr!(midi_options.o2_hint), |o| &mut o.soft),
        (tr!(midi_options.o4), tr!(midi_options.o4_hint), |o| &mut o.clock_waits),
        (tr!(midi_options.o5), tr!(midi_options.o5_hint), |o| &mut o.sudden_death),
        (tr!(midi_options.o6), tr!(midi_options.o6_hint), |o| &mut o.early_guess),
        (tr!(midi_options.o7), tr!(midi_options.o7_hint), |o| &mut o.youngest_starts),
        (tr!(midi_options.o8), tr!(midi_options.o8_hint), |o| &mut o.no_last_chance),
        (tr!(midi_options.o9), tr!(midi_options.o9_hint), |o| &mut o.compared_guess),
        (tr!(midi_options.o11), tr!(midi_options.o11_hint), |o| &mut o.shown_to_all),
    ];
    let one = move |(title, hint, flag): (&'static str, &'static str, Flag)| {
        let on = move || draft.with(|draft| *flag(&mut draft.midi.options.clone()));
        let set = move |on| draft.update(|draft| *flag(&mut draft.midi.options) = on);
        switch(title, hint, Box::new(on), Box::new(set))
    };
    flags.map(one).into()
}

/// How many questions were never asked on this tablet, or what is wrong with the deck.
fn deck() -> Dom {
    let state = RwSignal::new(None::<Result<(usize, usize), Trouble>>);
    let bring = move || {
        decks::bring(GameId::Midi, language(), move |known| {
            state.try_set(Some(known.map(|known| known.fresh())));
        });
    };
    bring();
    el("div", "deck").attr("role", "status").child(move || match state.get() {
        None => el("p", "hint").child(tr!(deck.coming)),
        Some(Ok((fresh, of))) => el("p", "hint").child(tr!(deck.fresh, n = fresh, of = of)),
        Some(Err(why)) => {
            let lines = trouble_words(&why).into_iter().map(|line| el("p", "error").child(line));
            group().child(lines.collect::<Vec<_>>()).child(act(
                "retry",
                "again",
                tr!(deck.retry),
                bring,
            ))
        }
    })
}
