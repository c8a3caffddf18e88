//! Whole games of *Quelle heure est-il ?* as readable text: every move, the events, the table, and beside
//! each row the hand as its owner's view shows it. A change of the rules shows as a difference here;
//! `UPDATE=1 cargo test --test playthroughs heure` rewrites the texts.

use crate::told;
use std::fmt::Write as _;
use tablee::rules::heure::cards::Card;
use tablee::rules::heure::row::{Row, SLOTS, Shift, Side};
use tablee::rules::heure::view::{HandView, PhaseView, TableView};
use tablee::rules::heure::{End, Event, First, Glowing, Heure, Move, Options, Setup};
use tablee::rules::session::{Played, Session};
use tablee::rules::{By, Chair, Game, Mark, Ms, Rng, Seat, Viewer};

const RULEBOOK: Options = Options {
    hidden_ghosts: false,
    no_blunders: false,
    answer_themselves: false,
    wide_emergency: false,
    first: First::Youngest,
    glow: true,
    glowing: Glowing::Finishable,
};

const ALL_OPTIONS: Options = Options {
    hidden_ghosts: true,
    no_blunders: true,
    answer_themselves: true,
    wide_emergency: true,
    first: First::Random,
    glow: true,
    glowing: Glowing::Finishable,
};

/// File, players, options and seed of each game, chosen so that together they contain every kind of event.
const GAMES: [(&str, u8, Options, u64); 4] = [
    ("heure-2", 2, RULEBOOK, 97),
    ("heure-3", 3, RULEBOOK, 65),
    ("heure-4", 4, RULEBOOK, 153),
    ("heure-options", 3, ALL_OPTIONS, 184),
];

#[test]
fn heure_is_played_as_it_was_written_down() {
    for (name, players, options, seed) in GAMES {
        told::compare(name, &heure(players, options, seed));
    }
}

/// The texts are only worth keeping if they contain every kind of event.
#[test]
fn heure_playthroughs_show_every_kind_of_event() {
    let text: String =
        GAMES.map(|(_, players, options, seed)| heure(players, options, seed)).concat();
    for shown in SHOWN {
        assert!(text.contains(shown), "nowhere: {shown:?}");
    }
}

const SHOWN: [&str; 20] = [
    " draws from ",
    " says ",
    " shows a ghost",
    " takes it unseen",
    " hides the ghost",
    " tops up with ",
    " lays ",
    " asks who could lay ",
    " could lay it",
    " stays silent",
    " keeps ",
    " puts ",
    " takes the top of the pile",
    "'s row is blocked",
    " pushes ",
    " arranges his hand",
    "turn of ",
    " wins",
    "a draw, ",
    "draw (full row)",
];

/// A whole game of *Quelle heure est-il ?* as text.
fn heure(players: u8, options: Options, seed: u64) -> String {
    let names = ["Anna", "Bilal", "Chloé", "David"];
    let chairs: Vec<Chair> = Seat::all(players)
        .zip(names)
        .map(|(seat, name)| Chair::person(name, Mark(seat.0)))
        .collect();
    let setup = Setup { chairs, youngest: Seat(1), options, seed };
    let mut text = String::new();
    let youngest = letter(setup.youngest);
    write_line(&mut text, &format!("Quelle heure est-il ? · youngest {youngest} · seed {seed}"));
    for (seat, chair) in Seat::all(players).zip(&setup.chairs) {
        write_line(
            &mut text,
            &format!("{} is {}, mark {}", letter(seat), chair.name, chair.mark.0),
        );
    }
    write_line(&mut text, &format!("{options:?}\n"));
    let mut session = Session::<Heure>::new(setup).expect("2 to 4 players");
    let (mut rng, mut now) = (Rng::new(seed), Ms(0));
    show(&session, &mut text);
    while session.state().outcome().is_none() {
        now = now.after(Ms(700 + rng.below(4_000)));
        let (seat, mv) = choose(session.state(), &mut rng);
        let number = session.journal().len() + 1;
        write_line(&mut text, &format!("\n{number}. {} s {}", tenths(now), said(seat, &mv)));
        let Played { events, refused } = session.play(now, By::Seat(seat), mv);
        assert_eq!(refused, None);
        let told: Vec<String> = events.iter().map(tell).collect();
        write_line(&mut text, &format!("   {}", told.join(" · ")));
        show(&session, &mut text);
    }
    let outcome = session.state().outcome().expect("it is over");
    write_line(&mut text, &format!("\nslots covered {:?}", outcome.scores));
    write_line(&mut text, &format!("fingerprint {:016x}", session.fingerprint()));
    text
}

fn write_line(text: &mut String, line: &str) {
    writeln!(text, "{}", line.trim_end()).expect("a text takes every line");
}

fn tenths(at: Ms) -> String {
    format!("{}.{}", at.0 / 1_000, at.0 % 1_000 / 100)
}

/// What people would do: mostly lay a card where its hour belongs; otherwise a random move.
fn choose(state: &Heure, rng: &mut Rng) -> (Seat, Move) {
    let turn = state.turn().expect("the game goes on");
    let other = Seat(rng.below(u32::from(state.seats())) as u8);
    let moves = state.moves(By::Seat(if rng.below(12) == 0 { other } else { turn }));
    if let Some(Move::Arrange { .. }) = moves.first() {
        return (other, moves[0].clone());
    }
    let moves = state.moves(By::Seat(turn));
    let sensible = rng.below(6) != 0;
    let near = |mv: &&Move| match (mv, state.view(Viewer::Table).phase) {
        (Move::Lay { slot }, PhaseView::Place { hour, .. }) if sensible => {
            slot.abs_diff(1 + (hour.get() - 6) * SLOTS / 17)
        }
        _ => 0,
    };
    let best = moves.iter().map(|mv| near(&mv)).min();
    let best: Vec<&Move> = moves.iter().filter(|mv| Some(near(mv)) == best).collect();
    (turn, (*rng.pick(&best).expect("somebody can move")).clone())
}

/// Writes the table's view, and each hand beside its row. Asserts that every seat's view differs from it
/// only in the seat's own hand.
fn show(session: &Session<Heure>, text: &mut String) {
    let table = session.view(Viewer::Table);
    let boxed: Vec<String> = table.boxed.iter().map(|hour| format!("{:02}", hour.get())).collect();
    let waits = phase(&table);
    write_line(text, &format!("   {waits} · pile {} · box {}", table.pile, boxed.join(" ")));
    for (seat, public) in Seat::all(session.state().seats()).zip(&table.seats) {
        let mut own = session.view(Viewer::Seat(seat));
        let place = seat.index();
        let hand = std::mem::replace(&mut own.seats[place].hand, public.hand.clone());
        assert_eq!(own, table, "{seat:?} sees more than the table and his own hand");
        let HandView::Closed { cards: count } = public.hand else {
            panic!("the table sees a hand")
        };
        let HandView::Open { cards } = hand else { panic!("he does not see his hand") };
        assert_eq!(usize::from(count), cards.len());
        let mark = if public.turn { '>' } else { ' ' };
        let cards: Vec<String> = cards.iter().map(card).collect();
        let row = row(&public.row);
        write_line(
            text,
            &format!(" {mark} {} {row} {count:>2}: {}", letter(seat), cards.join(" ")),
        );
    }
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

fn card(card: &Card) -> String {
    match card {
        Card::Hour(hour) => format!("{:02}", hour.get()),
        Card::Ghost => "G".into(),
    }
}

fn row(row: &Row) -> String {
    let slot = |slot| row.at(slot).map_or("_".into(), |hour| format!("{:02}", hour.get()));
    format!("[{}]", (1..=SLOTS).map(slot).collect::<Vec<String>>().join(" "))
}

fn phase(view: &TableView) -> String {
    let victim = letter(view.victim);
    match &view.phase {
        PhaseView::Draw { cards, full: false } => format!("draw: one of {cards} of {victim}"),
        PhaseView::Draw { cards, full: true } => {
            format!("draw (full row): one of {cards} of {victim}")
        }
        PhaseView::Place { hour, slots, glow } => {
            let permitted: Vec<String> = (1..=SLOTS)
                .zip(slots)
                .filter(|(_, ok)| **ok)
                .map(|(slot, _)| slot.to_string())
                .collect();
            let glow = if glow.is_some() { "" } else { " (unlit)" };
            format!("place {:02}: slots {}{glow}", hour.get(), permitted.join(" "))
        }
        PhaseView::Ghost => "ghost".into(),
        PhaseView::Ask { hour, able, themselves } => {
            let able: String = able.iter().map(|&seat| letter(seat)).collect();
            let how = if *themselves { ", who answer themselves" } else { "" };
            format!("ask: {:02} could be laid by {able:?}{how}", hour.get())
        }
        PhaseView::Answer { hour, asker } => {
            format!("answer {} about {:02}", letter(*asker), hour.get())
        }
        PhaseView::Emergency { jams, shifts, helpful } => {
            let jams: Vec<String> = jams
                .iter()
                .map(|jam| format!("{:02}@{} {:02}@{}", jam.after, jam.left, jam.before, jam.right))
                .collect();
            let best: Vec<String> = helpful.iter().map(|shift| pushes(*shift)).collect();
            let (jams, best) = (jams.join(", "), best.join(" or "));
            format!("emergency: {jams} · {} ways, best {best}", shifts.len())
        }
        PhaseView::Over { end } => format!("over: {}", ended(*end)),
    }
}

fn pushes(shift: Shift) -> String {
    let push = |push: tablee::rules::heure::row::Push| match push.to {
        Side::Left => format!("<{}", push.slot),
        Side::Right => format!("{}>", push.slot),
    };
    shift.pushes().map(push).collect::<Vec<String>>().join("+")
}

fn said(seat: Seat, mv: &Move) -> String {
    let what = match mv {
        Move::Draw { card } => format!("draw card {card}"),
        Move::Lay { slot } => format!("lay on slot {slot}"),
        Move::Hide => "hide the ghost".into(),
        Move::Ask => "ask".into(),
        Move::Answer { yes } => (if *yes { "answer yes" } else { "stay silent" }).into(),
        Move::Shift(shift) => format!("shift {}", pushes(*shift)),
        Move::Arrange { order } => format!("arrange {order:?}"),
        Move::Stop => "stop".into(),
    };
    format!("{}: {what}", letter(seat))
}

fn ended(end: End) -> String {
    match end {
        End::Won { seat } => format!("{} wins", letter(seat)),
        End::Draw { seat } => format!("a draw, {} has no card left", letter(seat)),
        End::Stopped => "a draw, the table agreed to stop".into(),
    }
}

fn tell(event: &Event) -> String {
    let two = |hour: tablee::rules::heure::cards::Hour| format!("{:02}", hour.get());
    match *event {
        Event::Drew { seat, from } => format!("{} draws from {}", letter(seat), letter(from)),
        Event::Said { seat, hour } => format!("{} says {}", letter(seat), two(hour)),
        Event::GhostShown { seat } => format!("{} shows a ghost", letter(seat)),
        Event::TookUnseen { seat } => format!("{} takes it unseen", letter(seat)),
        Event::GhostHidden { seat } => format!("{} hides the ghost", letter(seat)),
        Event::ToppedUp { seat, cards } => format!("{} tops up with {cards}", letter(seat)),
        Event::Laid { seat, hour, slot } => {
            format!("{} lays {} on slot {slot}", letter(seat), two(hour))
        }
        Event::Asked { seat, hour } => format!("{} asks who could lay {}", letter(seat), two(hour)),
        Event::Answered { seat, yes: true } => format!("{} could lay it", letter(seat)),
        Event::Answered { seat, yes: false } => format!("{} stays silent", letter(seat)),
        Event::Kept { seat, hour } => format!("{} keeps {}", letter(seat), two(hour)),
        Event::PutAway { seat, hour } => {
            format!("{} puts {} into the box", letter(seat), two(hour))
        }
        Event::DrewFromPile { seat } => format!("{} takes the top of the pile", letter(seat)),
        Event::Blocked { seat } => format!("{}'s row is blocked", letter(seat)),
        Event::Shifted { seat, shift } => format!("{} pushes {}", letter(seat), pushes(shift)),
        Event::Arranged { seat } => format!("{} arranges his hand", letter(seat)),
        Event::Turn { seat } => format!("turn of {}", letter(seat)),
        Event::Ended { end } => ended(end),
    }
}
