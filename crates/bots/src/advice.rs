//! Advice: what a thinking player expects of each action, and why, in a few words.

use crate::instinct::{Lists, Manner, play_on};
use crate::judge::{ASPECTS, Judged};
use crate::named::Named;
use crate::quick::Quick;
use crate::roster::Bots;
use crate::search::search;
use catalogue::Advice;
use game::{Lottery, Message, Outlook, Silent};

/// So many positions are imagined for a reason.
const LOOKS: u64 = 12;
/// Less than this is not worth naming, in points.
const WORTH_NAMING: f32 = 0.4;

/// What a searching player thinks of every legal action, best first.
pub(crate) fn advise<G: Judged>(
    outlook: &Outlook<'_, G>,
    bots: &Bots,
    name: &str,
    seed: u64,
) -> Result<Vec<Advice>, String> {
    let Named::Search(named) = Named::read(name)? else {
        return Err(format!("{name} does not think, so it has no advice; ask clever or master"));
    };
    let method = named.method::<G>();
    let ranked = search(outlook, &method, &bots.means(&named, seed));
    let advice = |ranked: &crate::search::Ranked<G::Action>| Advice {
        action: ranked.action.to_string(),
        chance: ranked.worth.clamp(0.0, 1.0),
        samples: ranked.samples,
        reason: reason(outlook, ranked.action, seed),
    };
    Ok(ranked.iter().map(advice).collect())
}

/// The aspect that gains most from here to the end of the turn, when this is done and the rest follows by instinct.
fn reason<G: Judged>(outlook: &Outlook<'_, G>, action: G::Action, seed: u64) -> Message {
    let setup = outlook.setup();
    let seat = outlook.seat();
    let hopes = |state: &G::State| G::hopes(setup, state, seat, &G::prospect(setup, state));
    let mut gains = [0.0; ASPECTS];
    let mut lists = Lists::<G>::default();
    for look in 0..LOOKS {
        let mut quick = Quick::stream(seed, look);
        let mut state = outlook.imagine(&mut quick);
        let before = hopes(&state);
        let mut chance = Lottery(quick);
        let turn = G::turn(&state);
        G::play(setup, &mut state, action, &mut chance, &mut Silent);
        if G::turn(&state) == turn {
            play_on::<G>(setup, &mut state, 1, Manner::Instinct(0.0), &mut chance, &mut lists);
        }
        let after = hopes(&state);
        for (gain, (after, before)) in gains.iter_mut().zip(after.iter().zip(before)) {
            *gain += (after - before) / LOOKS as f32;
        }
    }
    let (most, gain) = gains
        .iter()
        .enumerate()
        .fold((0, f32::MIN), |best, (at, &gain)| if gain > best.1 { (at, gain) } else { best });
    if gain < WORTH_NAMING {
        return Message::new("reason-nothing");
    }
    Message::new(G::ASPECTS[most]).number("points", (gain.round() as i64).max(1))
}
