//! La Tablée: one tablet, five party games, no server. The tour:
//!
//! - [`rules`]: the games, pure. Start with [`rules::Game`].
//! - [`cues`]: sounds, as tones.
//! - [`decks`]: the cards, pure too.
//! - [`doors`]: where a file belongs that somebody hands in.
//! - [`drafts`]: set-ups that people are still putting together, as they are stored.
//! - [`backup`]: all that a tablet keeps, as one file.
//! - [`evening`]: several games in a row, with points.
//! - [`explain`]: what the rules of a game say, by how its table plays.
//! - [`handed`]: what one tablet hands on to another.
//! - [`hint`]: where a hint stands on a screen.
//! - [`kiosk`]: a tablet in a public room: the house, its PIN, its counts.
//! - [`news`]: what is new since the last visit.
//! - [`packed`]: a text compressed into a word of an address.
//! - [`podium`]: the ranks, and when each is shown.
//! - [`poster`]: the colours of the picture to share.
//! - [`qr`]: a text as the squares of a QR code.
//! - [`records`]: the games that were played to their end, and their statistics.
//! - [`replay`]: a game watched again, moment by moment.
//! - [`screens`]: what televisions and phones show, in plain data.
//! - [`small_sort`]: sorting, compiled once.
//! - [`spoken`]: texts as a voice says them, pure.
//! - [`spreadsheet`]: tables for spreadsheets, written and read.
//! - [`taps`]: which tap was meant for which control.
//! - [`text`]: cleans every text from outside.
//! - [`texts`]: the words people read.
//! - [`wire`]: the messages between a table and a screen elsewhere.
//! - [`workshop`]: decks of one's own, and the files they come from.
//! - `app`: the screens, in the browser only.
//!
//! A sitting, from the deal to a saved game and back:
//!
//! ```
//! use tablee::rules::heure::{Heure, Move, Options, Setup};
//! use tablee::rules::{By, Chair, Game, Mark, Ms, Seat, save, session::Session};
//!
//! let chairs = vec![Chair::person("Chloé", Mark(0)), Chair::person("Léo", Mark(3))];
//! let setup = Setup { chairs, youngest: Seat(1), options: Options::default(), seed: 7 };
//! let mut session = Session::<Heure>::new(setup).expect("two players may play");
//!
//! // Léo is the youngest: he draws the first card of Chloé's hand.
//! let played = session.play(Ms(1_500), By::Seat(Seat(1)), Move::Draw { card: 0 });
//! assert_eq!(played.refused, None);
//! assert!(!played.events.is_empty());
//!
//! // The save is the journal: reading it plays the game again.
//! let setup = save::setup_text::<Heure>(session.setup());
//! let journal = save::journal_text(&session, Ms(2_000));
//! let (again, now) = save::load::<Heure>(&setup, &journal).expect("it was just written");
//! assert_eq!((again.state(), now), (session.state(), Ms(2_000)));
//! ```

#[cfg(target_os = "unknown")]
pub mod app;
pub mod backup;
pub mod cues;
pub mod decks;
pub mod doors;
pub mod drafts;
pub mod evening;
pub mod explain;
pub mod handed;
pub mod hint;
pub mod kiosk;
pub mod news;
pub mod packed;
pub mod podium;
pub mod poster;
pub mod qr;
pub mod records;
pub mod replay;
pub mod rules;
pub mod screens;
pub mod shared_cards;
pub mod small_sort;
pub mod spoken;
pub mod spreadsheet;
pub mod taps;
pub mod text;
pub mod texts;
pub mod wire;
pub mod workshop;
