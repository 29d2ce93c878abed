//! The hand with its two playable ends, and the question to the decider.

use super::pieces;
use crate::View;
use crate::view::{Asked, PlayerView};
use game::Seat;
use terminal::{Room, Words, paint};

/// The columns of a card's face.
const FACE: usize = 10;

/// Which cards of a hand can be played now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Playable {
    Ends,
    Nothing,
}

/// A player's hand and the question.
pub fn draw(view: &View, seat: Seat, words: &Words) -> String {
    let player = &view.players[seat.index()];
    let mut out = match view.asked {
        Asked::Play | Asked::Add => cards(player, Playable::Ends, words),
        Asked::Put | Asked::Discard | Asked::Rearrange | Asked::MoveCard => {
            cards(player, Playable::Nothing, words)
        }
        _ => one_line(player, words),
    };
    if let Some(text) = in_play(view, words) {
        out.push_str(&format!(" {text}\n"));
    }
    out.push_str(&format!(" {}", paint::heading(&asked(view, words))));
    out
}

/// The hand in a line or two for a full screen, and the card in play behind it; end cards that can be played are
/// marked.
pub fn draw_within(view: &View, seat: Seat, room: Room, words: &Words) -> String {
    let hand = &view.players[seat.index()].hand;
    let ends = matches!(view.asked, Asked::Play | Asked::Add);
    let name = |card| match room.columns < paint::WIDTH {
        true => pieces::short_card(card, words),
        false => pieces::card(card, words),
    };
    let card = |(i, card): (usize, &Option<crate::Card>)| {
        let name = card.map_or_else(|| words.name("card-hidden"), name);
        let end = ends && (i == 0 || i + 1 == hand.len());
        if end { paint::heading(&format!("[{name}]")) } else { paint::faint(&name) }
    };
    let cards: Vec<String> = hand.iter().enumerate().map(card).collect();
    let first = format!(" {} ", words.name("luxor-hand"));
    let mut out = paint::wrap(&cards.join(" | "), &first, paint::width(&first), room.columns);
    if let Some(text) = in_play(view, words) {
        let beside = paint::width(out.lines().last().unwrap_or_default()) + paint::width(&text) + 3;
        match beside <= room.columns {
            true => out.push_str(&format!("   {text}")),
            false => out.push_str(&format!("\n{}", paint::wrap(&text, " ", 1, room.columns))),
        }
    }
    out
}

/// The card in play, with what was added and rolled.
fn in_play(view: &View, words: &Words) -> Option<String> {
    let in_play = view.in_play.as_ref()?;
    let mut text = format!("{} {}", words.name("luxor-in-play"), pieces::card(in_play.card, words));
    if let Some(added) = in_play.added {
        text.push_str(&format!(" + {}", pieces::card(added, words)));
    }
    if let Some(roll) = in_play.roll {
        text.push_str(&format!(", {}", words.numbered("luxor-roll", roll)));
    }
    Some(text)
}

/// The question.
pub fn asked(view: &View, words: &Words) -> String {
    words.name(view.asked.message())
}

/// The hand in one line, while something else is asked.
fn one_line(player: &PlayerView, words: &Words) -> String {
    let faces: Vec<String> = player.hand.iter().flatten().map(|card| pieces::card(*card, words)).collect();
    let first = format!(" {} ", words.name("luxor-hand"));
    let text = paint::wrap(&faces.join(" | "), &first, paint::width(&first), paint::WIDTH);
    format!("{}\n", paint::faint(&text))
}

/// The cards side by side: only the two ends can be played.
fn cards(player: &PlayerView, playable: Playable, words: &Words) -> String {
    let last = player.hand.len().saturating_sub(1);
    let mut rows = [String::new(), String::new(), String::new()];
    for (i, card) in player.hand.iter().enumerate() {
        let face = card.map_or_else(|| words.name("card-hidden"), |card| pieces::face(card, words));
        let face = paint::centre(&paint::cut(&face, FACE), FACE);
        let end = playable == Playable::Ends && (i == 0 || i == last);
        let [corner1, line, corner2, side, corner3, corner4] = if end {
            ['╔', '═', '╗', '║', '╚', '╝']
        } else {
            ['┌', '─', '┐', '│', '└', '┘']
        };
        let edge: String = std::iter::repeat_n(line, FACE).collect();
        let eyes = card.and_then(|card| card.level()).map_or(0, |level| level.eyes() as usize);
        let upper: String = (0..FACE).map(|x| if (1..=eyes).contains(&x) { '•' } else { line }).collect();
        let parts = [
            format!("{corner1}{upper}{corner2}"),
            format!("{side}{face}{side}"),
            format!("{corner3}{edge}{corner4}"),
        ];
        for (row, part) in rows.iter_mut().zip(parts) {
            row.push(' ');
            row.push_str(&if end { paint::heading(&part) } else { paint::faint(&part) });
        }
    }
    rows.map(|row| row + "\n").concat()
}
