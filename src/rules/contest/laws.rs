//! Tries corrections at every state of random sittings (DEF-R7, R49, EGO-R32): no correction may increase
//! anybody's chips or knowledge.

use super::Reply;
use super::laid::Laid;
use crate::rules::kit::check_table;
use crate::rules::random_play::random_move;
use crate::rules::{By, Ms, Rng, defizz, egomaster};

/// The rulings tried as corrections, sensible or not.
const RULINGS: [Reply; 6] =
    [Reply::Right, Reply::Wrong, Reply::Tie, Reply::Withdraw, Reply::Tick(0), Reply::Tick(2)];

/// The numbers of corrections checked, and of corrections back to the first ruling.
type Looked = (u32, u32);

/// Plays a random sitting and tries every correction that its tables allow.
fn sitting<G: Laid>(setup: &G::Setup, used: fn(&G) -> Vec<&str>, rng: &mut Rng) -> Looked {
    let (mut state, mut now) = (G::start(setup).expect("the setup is legal"), Ms(0));
    let mut looked = (0, 0);
    while state.outcome().is_none() {
        now = now.after(Ms(rng.below(3_000)));
        for ruling in RULINGS.iter().filter(|_| state.common().ruled.is_some()) {
            correct(&state, now, ruling, used, rng, &mut looked);
        }
        if state.deadline().is_some_and(|due| due <= now) {
            state = state.time_up().state;
            continue;
        }
        let (by, mv) = random_move(&state, rng).expect("somebody can move");
        state = state.play(now, by, &mv).expect("it is listed").state;
    }
    looked
}

fn correct<G: Laid>(
    state: &G,
    at: Ms,
    ruling: &Reply,
    used: fn(&G) -> Vec<&str>,
    rng: &mut Rng,
    looked: &mut Looked,
) {
    let last = state.common().ruled.as_ref().expect("there is a ruling to correct");
    let Ok(step) = state.play(at, By::Table, &G::overruling(ruling.clone())) else { return };
    let corrected = step.state;
    looked.0 += 1;
    assert_eq!(corrected.audit(), Ok(()), "{ruling:?}");
    if rng.below(4) == 0 {
        check_table(&corrected, rng);
    }
    let (before, after) = (used(state), used(&corrected));
    assert!(before.iter().all(|id| after.contains(id)), "what was drawn since comes again");
    let chips = |table: &G| (table.common().totals(), table.common().purse.pot());
    let reader = last.table().asking().and_then(|asking| asking.contest.judge().reader());
    let first = |ruling: &Reply| {
        let by = By::Seat(reader?);
        let ruled = last.table().play(last.at(), by, &G::replying(ruling.clone()));
        ruled.ok().map(|step| step.state)
    };
    if let Some(ruled) = first(ruling) {
        assert_eq!(chips(&corrected), chips(&ruled), "{ruling:?} pays otherwise than at first");
        assert_eq!(corrected.phase_name(), ruled.phase_name());
    }
    // Corrected twice: as if nothing had been corrected.
    let Some(given) = RULINGS.iter().find(|given| last.is(given)) else { return };
    let (Some(ruled), later) = (first(given), at.after(Ms(5))) else { return };
    let back = corrected.play(later, By::Table, &G::overruling(given.clone()));
    let back = back.expect("a correction can be corrected").state;
    looked.1 += 1;
    assert_eq!(chips(&back), chips(&ruled), "to and fro pays somebody");
    assert_eq!(back.phase_name(), ruled.phase_name());
}

#[test]
fn def_r7_nobodys_chips_or_knowledge_grow_by_a_correction() {
    let mut looked = (0, 0);
    for setup in defizz::fixtures::tables() {
        let mut rng = Rng::new(setup.seed);
        let (all, back) = sitting(&setup, defizz::Defizz::used_ids, &mut rng);
        looked = (looked.0 + all, looked.1 + back);
    }
    assert!(looked.0 > 1_000 && looked.1 > 300, "{looked:?}");
}

#[test]
fn ego_r32_nobodys_chips_or_knowledge_grow_by_a_correction() {
    let mut looked = (0, 0);
    for setup in egomaster::fixtures::tables() {
        let mut rng = Rng::new(setup.seed);
        let (all, back) = sitting(&setup, egomaster::Egomaster::used_ids, &mut rng);
        looked = (looked.0 + all, looked.1 + back);
    }
    assert!(looked.0 > 1_000 && looked.1 > 300, "{looked:?}");
}
