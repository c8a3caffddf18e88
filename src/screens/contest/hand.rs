//! A phone's hand, as far as both games with contests share it: the public part, from the
//! television's sheet; a question with its buzz pad, number, typed answer or reader's key; the
//! reveal with the seat's own result; its place at the end.

use super::board::given_words;
use super::words::{accept_words, answer_words, ended_words, refuse_words, sure_words};
use crate::decks::decimal::Decimal;
use crate::rules::contest::offers::Offer;
use crate::rules::contest::table_view::TableView;
use crate::rules::contest::view::{AnswerView, ContestView, Fate, ListedView, PlayView};
use crate::rules::contest::{Judge, Progress, Reply};
use crate::rules::stakes::RoundView;
use crate::rules::{Game, Seat};
use crate::screens::{Choice, Deed, Entry, Hand, OnScreens, Pad, Pick, Sheet, Word};
use crate::spoken::two_languages::of_deck;
use crate::texts::figure;
use crate::texts::number;
use crate::texts::tr;
use crate::wire::Scene;

/// Makes the move of a game from what was entered.
type MoveOf<G, T> = fn(T) -> <G as Game>::Move;

/// The layout (`lie`) of the reader's list.
const LISTED: &str = "grid";

/// The public sheet as a hand.
fn of_sheet(sheet: Sheet) -> Hand {
    let pick = |choice: Choice| Pick {
        badge: choice.badge,
        words: joined(choice.words.unwrap_or_default(), &choice.aside),
        state: if choice.state == "dim" { Word::default() } else { choice.state },
        ..Pick::default()
    };
    let picks = sheet.choices.into_iter().map(pick).collect();
    Hand { kicker: sheet.kicker, q: sheet.q, picks, foot: sheet.foot, ..Hand::default() }
}

/// The words, followed by `aside` if there is one.
fn joined(words: String, aside: &str) -> String {
    if aside.is_empty() { words } else { [&words, " · ", aside].concat() }
}

/// The seat whose hand it is, with what the hand needs of the table besides the phase.
#[derive(Clone, Copy)]
pub struct Owner<'a> {
    /// The seat.
    pub seat: Seat,
    /// What it owns.
    pub owns: u32,
    /// Whether it is out and does not read either.
    pub out: bool,
    /// On whom it has bet, being out.
    pub bet: Option<Seat>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What stands around the view.
    pub scene: &'a Scene,
}

impl<'a> Owner<'a> {
    /// The owner of the hand of a seat.
    pub fn of<P: PartialEq, S: PartialEq, X: PartialEq>(
        view: &TableView<P, S, X>,
        seat: Seat,
        scene: &'a Scene,
    ) -> Owner<'a> {
        let me = &view.seats[seat.index()];
        let out = me.out && !me.reads;
        Owner { seat, owns: me.total, out, bet: me.bet, turn: view.turn, scene }
    }

    /// The hand outside a reveal. `base` comes from [`Owner::base`]; `aside` says which moves
    /// nobody has to make, such as a bet of a seat that is out.
    pub fn hand<M>(self, base: Hand, offers: &[Offer<M>], aside: fn(&M) -> bool) -> Hand {
        let quiet = |offer: &Offer<M>| matches!(offer, Offer::Move(mv) if aside(mv));
        let asks = !offers.iter().all(quiet);
        let name = self.scene.name(self.seat);
        let todo = match () {
            () if asks => tr!(contest.your_turn, name = name),
            () if self.out && !offers.is_empty() => tr!(contest.bet_who).into(),
            () if self.out => tr!(phones.out).into(),
            () if !base.todo.is_empty() => base.todo.clone(),
            () => tr!(phones.looks_on).into(),
        };
        let bet = self.bet.map(|on| tr!(contest.bet_on, name = self.scene.name(on)));
        let foot = base.foot.into_iter().chain(bet).collect();
        Hand { todo, asks: asks || base.asks, foot, ..base }
    }

    /// The hand while somebody else is on turn: `does` says what that person does.
    pub fn while_another(self, hand: Hand, does: impl FnOnce(String) -> String) -> Hand {
        match self.turn.filter(|turn| *turn != self.seat && hand.todo.is_empty()) {
            Some(turn) => Hand { todo: does(self.scene.name(turn)), ..hand },
            None => hand,
        }
    }

    /// The public hand; during a question, with the seat's own part of it.
    pub fn base(self, all: Sheet, contest: Option<&ContestView>) -> Hand {
        match contest {
            Some(contest) => self.question(all, contest),
            None => of_sheet(all),
        }
    }

    /// The hand during a question, built on its public sheet.
    fn question(self, sheet: Sheet, view: &ContestView) -> Hand {
        let hand = in_play(of_sheet(sheet), view, None, self.scene);
        let hand = match view.players.as_slice() {
            [one, other] if *one == self.seat => hand.against(Some(self.scene.name(*other))),
            [other, one] if *one == self.seat => hand.against(Some(self.scene.name(*other))),
            _ => hand,
        };
        if view.judge == Judge::Reader(self.seat) {
            return reads(hand, view);
        }
        let plays = view.players.contains(&self.seat) && !view.out.contains(&self.seat);
        if view.asker.is_some() || !plays {
            return Hand { todo: self.meanwhile(view), ..hand };
        }
        let aloud = view.answering == Some(self.seat) && view.judge != Judge::Tablet;
        let pad = waiting_pad(view, self.seat);
        let says = aloud && !matches!(view.play, PlayView::Aim { .. });
        let todo = if says { tr!(phones.say_it).into() } else { self.meanwhile(view) };
        Hand { pad, asks: says, todo, ..hand }
    }

    /// Who reads or answers during a question.
    fn meanwhile(self, view: &ContestView) -> String {
        let name = |seat: Seat| self.scene.name(seat);
        match (view.judge, view.answering) {
            (Judge::Reader(reader), None) if view.question.is_none() => {
                tr!(phones.reads, name = name(reader))
            }
            (_, Some(seat)) if seat != self.seat => tr!(phones.answers_now, name = name(seat)),
            _ => String::new(),
        }
    }

    /// The hand while a stake is announced: against whom, for both of them.
    pub fn against(self, hand: Hand, active: Option<Seat>, opponent: Option<Seat>) -> Hand {
        let (Some(active), Some(opponent)) = (active, opponent) else { return hand };
        let name = |seat: Seat| self.scene.name(seat);
        let todo = match self.seat {
            seat if seat == active => {
                tr!(phones.stake_against, name = name(active), other = name(opponent))
            }
            seat if seat == opponent => tr!(phones.challenged, name = name(active)),
            _ => return hand,
        };
        Hand { todo, ..hand }
    }

    /// The hand when a question is over: its public sheet and the seat's own result; `sum` is the pot.
    pub fn open(
        self,
        sheet: Sheet,
        view: Option<&ContestView>,
        (how, sum): (Progress, u32),
    ) -> Hand {
        let hand = of_sheet(sheet);
        let mut hand = match view {
            Some(view) => in_play(hand, view, Some(how), self.scene),
            None => hand,
        };
        let ended = ended_words(how, &self.scene.chairs());
        hand.foot.retain(|line| *line != ended);
        let played = view.is_some_and(|view| view.players.contains(&self.seat));
        let todo = match how {
            Progress::Won(seat) if seat == self.seat && sum > 0 => {
                tr!(phones.you_take, sum = figure(sum))
            }
            Progress::Won(seat) if seat != self.seat && played => {
                [tr!(phones.missed), " ", &ended].concat()
            }
            _ => ended,
        };
        Hand { todo, ..hand }
    }

    /// Adds to the hand what can be entered; `reply` and `stake` make the move of it.
    pub fn enters<G: OnScreens>(
        self,
        hand: Hand,
        (offer, view): (&Offer<G::Move>, Option<&ContestView>),
        (reply, stake): (MoveOf<G, Reply>, MoveOf<G, u32>),
    ) -> Hand {
        let name = || self.scene.name(self.seat);
        match offer {
            Offer::Text => {
                let todo = tr!(contest.type_it, name = name());
                let before = G::before(&reply(Reply::Say(String::new())));
                Hand { todo, entry: Some(Entry::Text { before }), pad: None, ..hand }
            }
            Offer::Number => {
                let todo = tr!(contest.your_number, name = name());
                let (taken, unit) = view.map(taken).unwrap_or_default();
                let last = view.is_some_and(ContestView::awaits_last_number);
                let before = G::before(&reply(Reply::Propose(Decimal::default())));
                Hand { todo, entry: Some(Entry::Number { before, unit, taken, last }), ..hand }
            }
            Offer::Stake { least, most } => {
                let (least, most, before) = (*least, *most, G::before(&stake(0)));
                let entry = Entry::Stake { before, least, most, owns: self.owns };
                Hand { entry: Some(entry), ..hand }
            }
            Offer::Move(_) => hand,
        }
    }

    /// Adds a reply to the hand; `reads` says whether its person reads the question.
    pub fn replies<G: OnScreens>(
        self,
        hand: Hand,
        (reply, mv): (&Reply, &G::Move),
        reads: bool,
    ) -> Hand {
        let mut hand = hand;
        let deed = match reply {
            Reply::Buzz { .. } => {
                let pad = Pad {
                    state: "ready".into(),
                    words: tr!(contest.buzz).into(),
                    mv: Some(G::says(mv)),
                };
                return Hand { pad: Some(pad), todo: tr!(contest.who_knows).into(), ..hand };
            }
            Reply::Ask => {
                let ready = if reads { tr!(phones.you_read) } else { tr!(defizz.ready_ask) };
                hand.todo = ready.into();
                G::goes("ask", mv, tr!(contest.put_it))
            }
            Reply::Read => {
                hand.todo = tr!(phones.you_read).into();
                G::goes("read", mv, tr!(phones.has_read))
            }
            Reply::Pass if hand.entry.is_some() => G::deed("pass", mv, tr!(contest.no_number)),
            Reply::Pass => G::deed("pass", mv, tr!(contest.pass)),
            Reply::Time => G::deed("time", mv, tr!(contest.call_time)),
            Reply::Withdraw => {
                let deed = G::deed("withdraw", mv, tr!(contest.faulty));
                Deed { sure: tr!(contest.faulty_sure).into(), ..deed }
            }
            reply => return self.rules::<G>(hand, reply, mv),
        };
        hand.deeds.push(deed);
        hand
    }

    /// Adds a ruling of the reader to the hand: an answer of his list is ticked in place.
    fn rules<G: OnScreens>(self, mut hand: Hand, reply: &Reply, mv: &G::Move) -> Hand {
        let listed = hand.lie == LISTED;
        let deed = match reply {
            Reply::Tick(place) => {
                let pick = hand.picks.get_mut(usize::from(*place));
                pick.into_iter().for_each(|pick| pick.mv = Some(("tick".into(), G::says(mv))));
                return hand;
            }
            Reply::Right if listed => G::deed("right", mv, tr!(contest.counts_too)),
            Reply::Right => G::deed("right", mv, tr!(contest.right)),
            Reply::Wrong => G::deed("wrong", mv, tr!(contest.wrong)),
            Reply::Tie => G::deed("tie", mv, tr!(contest.tie)),
            Reply::WrongOf(seat) => {
                let name = self.scene.name(*seat);
                G::deed("wrong-of", mv, tr!(contest.also_wrong, name = name))
            }
            _ => return hand,
        };
        hand.todo = tr!(contest.judge_ask, name = self.scene.name(self.seat));
        hand.deeds.push(deed);
        hand
    }
}

/// Whether a reply is optional: it ends or stops something, but is asked of nobody.
pub const fn is_aside(reply: &Reply) -> bool {
    matches!(reply, Reply::Time | Reply::Withdraw | Reply::Pass)
}

/// The words that ask once more before the seat that is asked stakes all it owns; empty where it does not.
pub fn sure<P: PartialEq, S: PartialEq, X: PartialEq>(
    view: &TableView<P, S, X>,
    round: &RoundView,
) -> &'static str {
    let owns = view.turn.map_or(0, |seat| view.seats[seat.index()].total);
    if round.is_all_of(owns) { sure_words() } else { "" }
}

/// What accepting and refusing mean for the seat that is asked; `opponent` is set if only one is asked.
pub fn answers<P: PartialEq, S: PartialEq, X: PartialEq>(
    view: &TableView<P, S, X>,
    (round, opponent): (&RoundView, Option<Seat>),
    scene: &Scene,
) -> (String, String) {
    let plays = view.seats.iter().filter(|seat| !seat.active && !seat.out && !seat.reads).count();
    let last = opponent.is_some() || plays == round.refused.len() + 1;
    let to = view.active.filter(|_| last).map(|seat| scene.name(seat));
    (accept_words(round), refuse_words(round, to))
}

/// Adds what has been said, with the names of the speakers.
fn in_play(hand: Hand, view: &ContestView, how: Option<Progress>, scene: &Scene) -> Hand {
    let by = |words: String, seat: Option<Seat>| {
        let name = seat.map(|seat| scene.name(seat)).unwrap_or_default();
        joined(words, &name)
    };
    let plain =
        |words: String, state: &'static str| Pick { words, state: state.into(), ..Pick::default() };
    let answer = view.answer.as_ref().filter(|_| how.is_some());
    let picks = match (&view.play, answer) {
        (PlayView::Race { .. }, _) => return hand,
        (PlayView::Aim { proposals, .. }, _) => {
            let won = |seat: Seat| match how {
                Some(Progress::Won(winner)) => winner == seat,
                Some(Progress::Tied(crowd)) => crowd.has(seat),
                _ => false,
            };
            let pick = |(seat, said): &(Seat, Option<_>)| {
                let said = said.map_or_else(|| tr!(contest.none).into(), number);
                plain(by(said, Some(*seat)), if won(*seat) { "right" } else { "" })
            };
            proposals.iter().map(pick).collect()
        }
        (PlayView::Rally { .. }, Some(AnswerView::List { answers, .. })) => {
            let state = |it: &ListedView| if it.by.is_some() { "right" } else { "" };
            answers.iter().map(|it| plain(by(of_deck(&it.a), it.by), state(it))).collect()
        }
        (PlayView::Rally { given }, _) => {
            let said = |text: &Option<String>| given_words(text.as_deref());
            given.iter().map(|(seat, text)| plain(by(said(text), Some(*seat)), "")).collect()
        }
    };
    let target = answer.filter(|it| matches!(it, AnswerView::Target { .. })).map(answer_words);
    let foot = target.into_iter().chain(hand.foot).collect();
    Hand { picks, foot, ..hand }
}

/// Adds the reader's key: the answer, what counts, too, and what is often said but wrong.
fn reads(hand: Hand, view: &ContestView) -> Hand {
    let pick = |words: &String, state: &'static str| Pick {
        words: of_deck(words),
        state: state.into(),
        ..Pick::default()
    };
    let mut hand = hand;
    match &view.answer {
        Some(AnswerView::Open { answer, accept, refuse }) => {
            let right = [answer].into_iter().chain(accept).map(|text| pick(text, "right"));
            let key: Vec<Pick> =
                right.chain(refuse.iter().map(|text| pick(text, "wrong"))).collect();
            hand.picks.splice(0..0, key);
        }
        Some(AnswerView::List { answers, traps }) => {
            let state = |it: &ListedView| if it.by.is_some() { "right" } else { "" };
            let wrong = traps.iter().map(|trap| pick(&trap.a, "wrong"));
            let listed = answers.iter().map(|it| pick(&it.a, state(it)));
            (hand.picks, hand.lie) = (listed.chain(wrong).collect(), LISTED.into());
        }
        Some(target) => hand.foot.insert(0, answer_words(target)),
        None => {}
    }
    hand
}

/// The proposed numbers, and their unit.
fn taken(view: &ContestView) -> (Vec<Decimal>, String) {
    match &view.play {
        PlayView::Aim { unit, proposals } => {
            (proposals.iter().filter_map(|(_, said)| *said).collect(), unit.clone())
        }
        _ => (vec![], String::new()),
    }
}

/// The pad of a seat that has buzzed, with the fate of its touch.
fn waiting_pad(view: &ContestView, seat: Seat) -> Option<Pad> {
    let PlayView::Race { line, .. } = &view.play else { return None };
    let fate = line.iter().find(|arrival| arrival.seat == seat)?.fate;
    let (state, words) = match fate {
        Fate::Answers => ("answers", tr!(contest.yours)),
        Fate::Waits | Fate::Said => ("queued", tr!(contest.patience)),
        Fate::Wrong => ("out", tr!(contest.was_wrong)),
        Fate::Right => ("right", tr!(contest.was_right)),
    };
    Some(Pad { state: state.into(), words: words.into(), mv: None })
}
