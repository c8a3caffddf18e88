//! Every message is read as it was written; games of each kind through two wired viewers end as they do without a
//! wire; no message tells a secret; and nothing that a stranger sends changes anything.

use super::judge::{MOST_A_SECOND, OLDEST_TOUCH, act, hello, notation, sits};
use super::*;
use crate::cues::{Applause, Cue};
use crate::rules::kit::heure_tables;
use crate::rules::random_play::random_move;
use crate::rules::session::Session;
use crate::rules::{By, Game, GameId, Mark, Ms, Rng, Seat, Viewer};
use crate::rules::{defizz, egomaster, heure, midi, millions};
use crate::screens::{Board, Held, OnScreens, to_phone, to_screen, to_television};
use serde_json::json;

fn scene() -> Scene {
    let sitter =
        |name: &str, mark| Sitter { name: name.into(), mark: Mark(mark), automatic: false };
    Scene {
        phase: "draw".into(),
        sitters: vec![sitter("Zoé", 1), sitter("Léo \"8\"", 4)],
        phones: vec![Seat(0)],
        title: "Quelle heure est-il\u{a0}?".into(),
        what: "Zoé pioche".into(),
        deck: "en".into(),
        reveal: true,
        explains: false,
        private: Some(Seat(1)),
        now: Ms(12_345),
        stands: true,
        paused: false,
        pieces: vec!["pictures/stars/1f/l1.webp".into()],
    }
}

/// A sample of the tables that the laws are run on.
fn some<T>(tables: impl Iterator<Item = T>, step: usize) -> impl Iterator<Item = T> {
    tables.step_by(step).take(5)
}

// ── messages ──

#[test]
fn what_a_table_says_is_read_as_it_was_written() {
    let welcome = Welcome {
        wire: VERSION,
        build: "0.1.0".into(),
        language: "fr".into(),
        eyes: Viewer::Seat(Seat(2)),
        who: Some(scene().sitters.remove(0)),
        game: Some(GameId::Millions),
    };
    let standing = Standing { sitter: scene().sitters.remove(1), points: 7, rank: 1 };
    for message in [
        ToScreen::Welcome(welcome),
        ToScreen::Rest(vec![standing.clone()]),
        ToScreen::Crowned(vec![standing]),
        ToScreen::Rest(vec![]),
        ToScreen::Happened(vec!["Zoé a buzzé.".into()]),
        ToScreen::Holds,
        ToScreen::Podium(vec![
            Step { rank: 1, who: None },
            Step { rank: 2, who: Some((scene().sitters.remove(0), "900".into())) },
        ]),
        ToScreen::Refused(Refused::OtherVersion { wire: 3 }),
        ToScreen::Refused(Refused::Rules("MustDraw".into())),
        ToScreen::Pong(u32::MAX),
        ToScreen::RollCall,
        ToScreen::Farewell(Parting::HungUp),
        ToScreen::Farewell(Parting::NotSeated),
    ] {
        assert_eq!(read_to_screen::<()>(&written(&message)), Ok(message));
    }
}

#[test]
fn what_a_table_has_a_screen_play_is_read_as_it_was_written() {
    let (text, language) = ("C’est à Zoé.".into(), "fr".into());
    for sound in [
        Sound::Cue(Cue::Win(GameId::Heure)),
        Sound::Wait(2_400),
        Sound::WaitOver,
        Sound::Applause(Applause::Standing),
        Sound::Say { number: 3, text, language, rate: 85 },
        Sound::Quiet,
    ] {
        let message = ToScreen::Sound(sound);
        assert_eq!(read_to_screen::<()>(&written(&message)), Ok(message));
    }
}

#[test]
fn what_a_screen_says_is_read_as_it_was_written() {
    let act = ToTable::Act(Act { mv: "draw 3".into(), touched: Ms(9) });
    let reads = [Open::Reveal, Open::Title].map(ToTable::GoOn);
    for message in
        [hello(), act, ToTable::Ping(7), ToTable::Said(3), ToTable::Bye].into_iter().chain(reads)
    {
        assert_eq!(read_to_table(&written(&message)), Ok(message));
    }
}

#[test]
fn a_text_that_is_too_long_is_not_even_read() {
    let long = |most: usize| written(&ToScreen::<()>::Happened(vec!["a".repeat(most)]));
    assert_eq!(read_to_screen::<()>(&long(MOST_TO_SCREEN)), Err(Unreadable::TooBig));
    assert!(read_to_screen::<()>(&long(MOST_TO_SCREEN / 2)).is_ok());
    let mv = "a".repeat(MOST_TO_TABLE);
    let act = written(&ToTable::Act(Act { mv, touched: Ms(0) }));
    assert_eq!(read_to_table(&act), Err(Unreadable::TooBig));
}

// ── whole games ──

/// The scene of a table with the people of that setup.
fn scene_of<G: Game>(setup: &G::Setup, seats: u8, reveal: bool) -> Scene {
    let sitter = |seat: Seat| Sitter {
        name: ["Zoé", "Léo", "Noé", "Ana", "Ida", "Max"][seat.index()].into(),
        mark: Mark(seat.0),
        automatic: G::automatic(setup, seat).is_some(),
    };
    let sitters = Seat::all(seats).map(sitter).collect();
    Scene { sitters, reveal, private: None, ..scene() }
}

/// Checks the message for those eyes: it is read as it was written, whole and small, and nothing in it depends on what
/// they may not see.
fn check_shown<S>(text: &str, resealed: &str, eyes: Viewer) -> Seen<S>
where
    S: Serialize + DeserializeOwned + Clone,
{
    assert!(text.len() * 4 < MOST_TO_SCREEN, "{} bytes: {text}", text.len());
    assert_eq!(text, resealed, "{eyes:?} are told a secret");
    let Ok(ToScreen::View(read)) = read_to_screen::<S>(text) else {
        panic!("{eyes:?} cannot read {text}")
    };
    assert!(read.is_whole(), "{text}");
    assert_eq!(read.eyes, eyes);
    assert_eq!(written(&ToScreen::View(read.clone())), text);
    *read
}

/// Checks what screens with those eyes are sent, while a reveal is read and while none is.
fn check_seen<G: OnScreens>(session: &Session<G>, eyes: Viewer, rng: &mut Rng) {
    let other = session.state().reseal(eyes, rng);
    for reveal in [false, true] {
        let scene = scene_of::<G>(session.setup(), session.state().seats(), reveal);
        let text = to_screen(session, eyes, scene.clone());
        match eyes {
            Viewer::Table => {
                let seen = check_shown::<Board>(&text, &to_television(&other, scene), eyes);
                assert_eq!((seen.game, seen.turn), (G::ID, session.state().turn()));
            }
            Viewer::Seat(seat) => {
                let seen = check_shown::<Held>(&text, &to_phone(&other, seat, scene), eyes);
                assert_eq!(seen.fingerprint, fingerprint_of(&session.view(eyes)));
            }
        }
    }
}

/// Plays a move, by wire if it is one of the first two seats' and not the table's; returns whether it was by wire.
fn play_one<G: Game>(
    wired: &mut Session<G>,
    judges: &mut [Judge; 2],
    (clock, now): (u32, Ms),
    (by, mv): (By, &G::Move),
) -> bool {
    let By::Seat(Seat(seat @ 0..=1)) = by else {
        assert_eq!(wired.play(now, by, mv.clone()).result(), Ok(()));
        return false;
    };
    let text = written(&act::<G>(mv, now).expect("moves are written in words"));
    match judges[usize::from(seat)].hear(wired, (clock, now), &text) {
        Ok(Heard::Act { at, by, mv }) => {
            assert_eq!(wired.play(at, by, mv).result(), Ok(()));
            true
        }
        other => panic!("{other:?} of {mv:?} in {}", wired.state().phase_name()),
    }
}

/// Plays a random game: the first two seats by wire, everything else at the table. Returns the number of moves by
/// wire.
fn play_wired<G: OnScreens>(setup: G::Setup, seed: u64) -> usize {
    let mut rng = Rng::new(seed);
    let mut wired = Session::<G>::new(setup.clone()).expect("the setup is legal");
    let mut plain = Session::<G>::new(setup).expect("the setup is legal");
    let mut judges = [0, 1].map(|seat| Judge::of(Viewer::Seat(Seat(seat))));
    for judge in &mut judges {
        assert_eq!(judge.hear(&wired, (0, Ms(0)), &written(&hello())), Ok(Heard::Hello));
    }
    let (mut now, mut clock, mut by_wire) = (Ms(0), 1_000, 0);
    for step in 0..20_000 {
        assert!(step < 19_999, "seed {seed}: the game does not end");
        now = now.after(Ms(1 + rng.below(3_000)));
        clock += 200;
        assert_eq!(wired.tick(now), plain.tick(now));
        let seated = Seat::all(wired.state().seats().min(2)).map(Viewer::Seat);
        for eyes in [Viewer::Table].into_iter().chain(seated) {
            check_seen(&wired, eyes, &mut rng);
        }
        let Some((by, mv)) = random_move(wired.state(), &mut rng) else { break };
        by_wire += usize::from(play_one(&mut wired, &mut judges, (clock, now), (by, &mv)));
        assert_eq!(plain.play(now, by, mv).result(), Ok(()));
        assert_eq!(wired.state().audit(), Ok(()));
    }
    assert!(wired.state().outcome().is_some(), "seed {seed}: it is over");
    assert_eq!(wired.fingerprint(), plain.fingerprint());
    assert_eq!(wired.journal(), plain.journal());
    by_wire
}

#[test]
fn a_game_of_heure_by_wire_is_the_game_without() {
    for (seed, setup) in (0..).zip(some(heure_tables(), 17)) {
        assert!(play_wired::<heure::Heure>(setup, seed) > 5);
    }
}

#[test]
fn a_game_of_midi_by_wire_is_the_game_without() {
    for (seed, setup) in (0..).zip(some(midi::fixtures::tables(), 7)) {
        assert!(play_wired::<midi::Midi>(setup, seed) > 5);
    }
}

#[test]
fn a_game_of_millions_by_wire_is_the_game_without() {
    let all = some(millions::fixtures::tables(), 7).enumerate();
    let moves = all.map(|(seed, setup)| play_wired::<millions::Millions>(setup, seed as u64));
    assert!(moves.sum::<usize>() > 50);
}

#[test]
fn a_game_of_defizz_by_wire_is_the_game_without() {
    for (seed, setup) in (0..).zip(some(defizz::fixtures::tables(), 7)) {
        assert!(play_wired::<defizz::Defizz>(setup, seed) > 5);
    }
}

#[test]
fn a_game_of_egomaster_by_wire_is_the_game_without() {
    for (seed, setup) in (0..).zip(some(egomaster::fixtures::tables(), 7)) {
        assert!(play_wired::<egomaster::Egomaster>(setup, seed) > 5);
    }
}

// ── hostile ──

fn heure() -> Session<heure::Heure> {
    Session::new(heure_tables().next().expect("there is one")).expect("it is legal")
}

/// The judge of a seat's wire after hello.
fn greeted(seat: u8) -> Judge {
    let mut judge = Judge::of(Viewer::Seat(Seat(seat)));
    assert!(matches!(judge.greets(0, &written(&hello())), Ok(ToTable::Hello(_))));
    judge
}

fn say(mv: &str) -> String {
    written(&ToTable::Act(Act { mv: mv.into(), touched: Ms(0) }))
}

#[test]
fn what_is_malformed_is_refused() {
    let session = heure();
    for text in [
        "".into(),
        "null".into(),
        "[]".into(),
        "\"undo\"".into(),
        "{\"act\":{}}".into(),
        "{\"act\":{\"mv\":\"draw 1\",\"touched\":-1}}".into(),
        "{\"act\":{\"mv\":\"draw 1\",\"touched\":0,\"seat\":1}}".into(),
        json!({ "undo": null }).to_string(),
        json!({ "handover": { "at": 0, "seat": 1, "to": "person" } }).to_string(),
        "[".repeat(MOST_TO_TABLE),
        "\u{202e}{}".to_owned(),
    ] {
        let heard = greeted(0).hear(&session, (5_000, Ms(9)), &text);
        assert_eq!(heard, Err(Refused::Malformed), "{text}");
    }
    let huge = greeted(0).hear(&session, (5_000, Ms(9)), &"a".repeat(MOST_TO_TABLE + 1));
    assert_eq!(huge, Err(Refused::TooBig));
}

#[test]
fn who_has_not_said_hello_or_in_another_version_is_not_heard() {
    let session = heure();
    let turn = session.state().turn().expect("somebody begins");
    let mut judge = Judge::of(Viewer::Seat(turn));
    assert_eq!(judge.hear(&session, (0, Ms(9)), &say("draw 1")), Err(Refused::NotGreeted));
    let old = ToTable::Hello(Hello { wire: VERSION + 1, build: "9".into() });
    let other = Refused::OtherVersion { wire: VERSION };
    assert_eq!(judge.hear(&session, (0, Ms(9)), &written(&old)), Err(other));
    assert_eq!(judge.hear(&session, (0, Ms(9)), &say("draw 1")), Err(Refused::NotGreeted));
    let ping = written(&ToTable::Ping(7));
    assert_eq!(judge.hear(&session, (0, Ms(9)), &ping), Err(Refused::NotGreeted));
    assert_eq!(judge.hear(&session, (0, Ms(9)), &written(&hello())), Ok(Heard::Hello));
    assert_eq!(judge.hear(&session, (0, Ms(9)), &ping), Ok(Heard::Ping(7)));
    // Only a television speaks for the table.
    let said = written(&ToTable::Said(7));
    assert_eq!(judge.hear(&session, (0, Ms(9)), &said), Err(Refused::AtTheTable));
    assert!(judge.hear(&session, (0, Ms(9)), &say("draw 1")).is_ok());
    assert_eq!(judge.hear(&session, (0, Ms(9)), &written(&ToTable::Bye)), Ok(Heard::Bye));
    assert_eq!(judge.hear(&session, (0, Ms(9)), &say("draw 1")), Err(Refused::NotGreeted));
}

#[test]
fn a_seat_plays_no_other_seat_and_nothing_of_the_tables() {
    let session = heure();
    let turn = session.state().turn().expect("somebody begins");
    let other = greeted(1 - turn.0).hear(&session, (0, Ms(9)), &say("draw 1"));
    assert!(matches!(other, Err(Refused::Rules(why)) if why.contains("NotYourTurn")));
    let stop = notation::<heure::Heure>(&heure::Move::Stop).expect("it is a word");
    let stops = greeted(turn.0).hear(&session, (0, Ms(9)), &say(&stop));
    assert_eq!(stops, Err(Refused::AtTheTable));
    for no_move in ["undo", "", "draw", "draw 999", "overrule", "lay 4; draw 1"] {
        let heard = greeted(turn.0).hear(&session, (0, Ms(9)), &say(no_move));
        assert_eq!(heard, Err(Refused::NoSuchMove), "{no_move}");
    }
    let mut table = Judge::of(Viewer::Table);
    assert!(table.greets(0, &written(&hello())).is_ok());
    assert_eq!(table.hear(&session, (0, Ms(9)), &say("draw 1")), Err(Refused::OnlyLooks));
    let reads = written(&ToTable::GoOn(Open::Reveal));
    assert_eq!(table.hear(&session, (0, Ms(9)), &reads), Err(Refused::OnlyLooks));
    let heard = greeted(turn.0).hear(&session, (0, Ms(9)), &reads);
    assert_eq!(heard, Ok(Heard::GoOn(Open::Reveal)));
    assert_eq!(greeted(200).eyes(), Viewer::Seat(Seat(200)));
    assert!(!sits(Viewer::Seat(Seat(200)), 2) && sits(Viewer::Seat(Seat(1)), 2));
    assert!(sits(Viewer::Table, 2));
    let nobody = greeted(200).hear(&session, (0, Ms(9)), &say("draw 1"));
    assert!(matches!(nobody, Err(Refused::Rules(_))));
}

#[test]
fn a_ruling_is_whose_the_rules_say_and_corrections_stay_at_the_table() {
    let setup = midi::fixtures::tables().next().expect("there is one");
    let session = Session::<midi::Midi>::new(setup).expect("it is legal");
    use midi::Move::{Overrule, Right, Stop, Wrong};
    for mv in [Right, Wrong, Overrule, Stop] {
        let text = notation::<midi::Midi>(&mv).expect("it is a word");
        assert!(greeted(0).hear(&session, (0, Ms(9)), &say(&text)).is_err(), "{mv:?}");
    }
}

#[test]
fn a_thousand_messages_a_second_are_not_heard() {
    let session = heure();
    let turn = session.state().turn().expect("somebody begins");
    let mut judge = Judge::of(Viewer::Seat(turn));
    assert!(judge.greets(1_000, &written(&hello())).is_ok());
    let text = say("draw 1");
    let heard = |judge: &mut Judge, clock| judge.hear(&session, (clock, Ms(9)), &text);
    let all = (0..1_000).filter(|ms| heard(&mut judge, 1_000 + ms / 2).is_ok()).count();
    assert_eq!(all, MOST_A_SECOND - 1, "hello counts");
    assert_eq!(heard(&mut judge, 1_600), Err(Refused::TooMany));
    assert!(heard(&mut judge, 2_600).is_ok(), "a second later it is a hand again");
}

#[test]
fn a_touch_is_neither_later_than_now_nor_long_ago() {
    let session = heure();
    let turn = session.state().turn().expect("somebody begins");
    for (touched, at) in
        [(9_900, 9_900), (10_000, 10_000), (u32::MAX, 10_000), (0, 10_000 - OLDEST_TOUCH)]
    {
        let text = written(&ToTable::Act(Act { mv: "draw 1".into(), touched: Ms(touched) }));
        let heard = greeted(turn.0).hear(&session, (0, Ms(10_000)), &text);
        let Ok(Heard::Act { at: taken, by, .. }) = heard else { panic!("{heard:?}") };
        assert_eq!((taken, by), (Ms(at), By::Seat(turn)));
    }
}
