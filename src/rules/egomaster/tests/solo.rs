//! EGO-SE, SL: the solo question.

use crate::rules::company;
use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::*;

fn enriching() -> Egomaster {
    four().at_square(4, rapidite())
}

fn eliminating() -> Egomaster {
    poor(&[2_000, 4_000, 1_500, 4_500]).at_square(4, rapidite())
}

#[test]
fn ego_se1_the_roller_hears_the_keyword_first() {
    let text = format!("{:?}", enriching().view(Viewer::Seat(A)));
    assert!(text.contains("mot-clé s1.1") && !text.contains("Qui ?"), "{text}");
}

#[test]
fn ego_se2_he_designates_any_other_player_but_the_reader() {
    let table = enriching();
    assert_eq!(table.moves(By::Seat(A)), [Move::Name(B), Move::Name(C)]);
    for (seat, why) in [
        (A, company::Refusal::NotYourself),
        (D, company::Refusal::NotTheReader),
        (Seat(4), company::Refusal::NobodyThere),
    ] {
        assert_eq!(table.refuses(A, Move::Name(seat)), Refusal::Opponent(why));
    }
    let out = poor(&[4_000, 4_000, 0, 4_000]).without(&[C]).at_square(4, rapidite());
    assert_eq!(out.phase_name(), "question", "B is the only one left: he is designated");
}

#[test]
fn ego_r15_the_reader_is_designated_only_by_option_o4() {
    let free = ready(&with(4, |options| options.reader_designated = true)).at_square(4, rapidite());
    assert_eq!(free.moves(By::Seat(A)), [Move::Name(B), Move::Name(C), Move::Name(D)]);
    let wrong = free.names(D).asked();
    assert_eq!(wrong.turn(), Some(D), "he judges all the same");
    assert_eq!(wrong.ruled(Reply::Wrong).totals(), [0, 0, 0, 500]);
    let duo = ready(&with(4, |options| options.reader_designated = true)).at_square(2, rapidite());
    let refused = Refusal::Opponent(company::Refusal::NotTheReader);
    assert_eq!(duo.refuses(A, Move::Name(D)), refused, "but never the opponent of a duo");
    let out = ready(&with(3, |options| options.reader_designated = true));
    let out = out.owning(&[6_000, 6_000, 0]).eliminating().without(&[C]).at_square(4, rapidite());
    assert_eq!(out.phase_name(), "question", "a reader who is out has nothing to lose");
}

#[test]
fn ego_se3_he_answers_alone() {
    let table = enriching().names(C).asked();
    let Phase::Question(asking) = &table.phase else { panic!("a question") };
    assert_eq!(asking.contest.players(), Crowd::NOBODY.with(A));
    assert_eq!(asking.contest.answering(), Some(A), "he need not buzz");
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.refuses_reply(C, Reply::Buzz { us: 0 }), refused);
}

#[test]
fn ego_r16_one_answer() {
    let table = enriching().names(C).asked().ruled(Reply::Wrong);
    assert_eq!(table.phase_name(), "roll", "a second one is not heard");
}

#[test]
fn ego_se4_right_the_bank_pays_the_roller() {
    let table = enriching().names(C).asked().ruled(Reply::Right);
    assert_eq!((table.totals(), table.bank()), (vec![500, 0, 0, 0], 11_500));
}

#[test]
fn ego_se5_wrong_or_no_answer_the_bank_pays_the_designated_player() {
    for nothing in [Reply::Wrong, Reply::Time] {
        let table = enriching().names(C).asked().ruled(nothing);
        assert_eq!((table.totals(), table.bank()), (vec![0, 0, 500, 0], 11_500));
    }
}

#[test]
fn ego_sl1_he_designates_and_answers_as_in_the_enrichment() {
    let table = eliminating();
    assert_eq!(table.moves(By::Seat(A)), [Move::Name(B), Move::Name(C)]);
    assert_eq!(table.names(C).asked().phase_name(), "question");
}

#[test]
fn ego_sl2_right_the_designated_player_pays() {
    assert_eq!(
        eliminating().names(C).asked().ruled(Reply::Right).totals(),
        [2_500, 4_000, 1_000, 4_500]
    );
}

#[test]
fn ego_sl3_wrong_the_designated_player_is_paid() {
    assert_eq!(
        eliminating().names(C).asked().ruled(Reply::Wrong).totals(),
        [1_500, 4_000, 2_000, 4_500]
    );
}

#[test]
fn ego_r17_the_roller_pays_a_wrong_answer() {
    let events = eliminating().names(C).asked().shows(Move::Reply(Reply::Wrong));
    let from = purse_of(A);
    assert!(events.contains(&Event::Paid { from, to: purse_of(C), amount: 500 }), "{events:?}");
}

fn purse_of(seat: Seat) -> crate::rules::purse::Payer {
    crate::rules::purse::Payer::Wallet(seat)
}

#[test]
fn ego_sl4_no_raise_in_solo() {
    let table = eliminating();
    assert_eq!(table.refuses(A, Move::Stake(600)), Refusal::MustName);
    assert_eq!(table.names(C).refuses(D, Move::Stake(600)), Refusal::MustPlay);
}

#[test]
fn ego_r38_one_amount_for_both_outcomes_the_lowest_of_three() {
    for a in [100, 300, 500, 900] {
        for c in [100, 400, 500, 1_000] {
            let amount = a.min(c).min(500);
            let table = poor(&[a, 4_000, c, 8_000 - a - c]).at_square(4, rapidite()).names(C);
            let after = |ruling| table.asked().ruled(ruling).totals();
            assert_eq!((after(Reply::Right)[0], after(Reply::Right)[2]), (a + amount, c - amount));
            assert_eq!((after(Reply::Wrong)[0], after(Reply::Wrong)[2]), (a - amount, c + amount));
        }
    }
}
