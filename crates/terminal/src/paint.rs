//! Colours and text widths. Styles are always written; `anstream` strips them where the output is no terminal.

use anstyle::{AnsiColor, Style};
use game::Seat;
use unicode_width::UnicodeWidthChar;

/// The widest line that is printed, in columns.
pub const WIDTH: usize = 80;

fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Something that needs attention.
pub fn alarm(text: &str) -> String {
    painted(AnsiColor::Red.on_default().bold(), text)
}

/// A heading.
pub fn heading(text: &str) -> String {
    painted(Style::new().bold(), text)
}

/// Something of less importance.
pub fn faint(text: &str) -> String {
    painted(Style::new().dimmed(), text)
}

/// What can be chosen.
pub fn key(text: &str) -> String {
    painted(AnsiColor::Cyan.on_default().bold(), text)
}

/// Something good.
pub fn gold(text: &str) -> String {
    painted(AnsiColor::Yellow.on_default(), text)
}

/// The colour of a player: carnelian, lapis, malachite, amber, amethyst.
pub fn player_style(seat: Seat) -> Style {
    const COLOURS: [AnsiColor; 5] = [
        AnsiColor::BrightRed,
        AnsiColor::BrightBlue,
        AnsiColor::BrightGreen,
        AnsiColor::BrightYellow,
        AnsiColor::BrightMagenta,
    ];
    COLOURS[seat.index() % COLOURS.len()].on_default().bold()
}

/// In a player's colour.
pub fn player(seat: Seat, text: &str) -> String {
    painted(player_style(seat), text)
}

/// The letter of a player, so that colour is never the only sign.
pub fn letter(seat: Seat) -> char {
    (b'A' + seat.0) as char
}

/// How many columns of a terminal a character takes: none, one or two.
pub fn columns(char: char) -> usize {
    char.width().unwrap_or(0)
}

/// How many columns a text takes; colours take none.
pub fn width(text: &str) -> usize {
    let mut width = 0;
    let mut escape = false;
    for char in text.chars() {
        match char {
            '\u{1b}' => escape = true,
            'm' if escape => escape = false,
            _ if !escape => width += columns(char),
            _ => {}
        }
    }
    width
}

/// Padded with spaces to a width.
pub fn pad(text: &str, wanted: usize) -> String {
    format!("{text}{}", " ".repeat(wanted.saturating_sub(width(text))))
}

/// Centred in a width.
pub fn centre(text: &str, wanted: usize) -> String {
    let left = wanted.saturating_sub(width(text)) / 2;
    pad(&format!("{}{text}", " ".repeat(left)), wanted)
}

/// Cut off at a width, with a sign that something is missing.
pub fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.into();
    }
    let mut room = most.saturating_sub(1);
    let fits = |char: &char| {
        let left = room.checked_sub(columns(*char));
        room = left.unwrap_or(0);
        left.is_some()
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

/// Aligned right in a width.
pub fn right(text: &str, wanted: usize) -> String {
    format!("{}{text}", " ".repeat(wanted.saturating_sub(width(text))))
}

/// Wrapped between words; every line begins with `indent` spaces, the first with `first` instead.
pub fn wrap(text: &str, first: &str, indent: usize, most: usize) -> String {
    let mut out = String::from(first);
    let mut column = width(first);
    let mut begun = false;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let wide = width(word);
        if begun && column + 1 + wide > most {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            column = indent;
            begun = false;
        }
        if begun {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += wide;
        begun = true;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_no_width() {
        let text = player(Seat(1), "Ben");
        assert!(text.len() > 3);
        assert_eq!(width(&text), 3);
        assert_eq!(width(&pad(&text, 7)), 7);
        assert_eq!(width(&centre(&text, 8)), 8);
    }

    #[test]
    fn widths_are_columns_of_the_terminal() {
        assert_eq!(width("clé"), 3);
        assert_eq!(width("cle\u{301}"), 3, "a combining accent takes no column");
        assert_eq!(width("神殿"), 4, "an ideograph takes two");
        assert_eq!(cut("神殿神殿", 6), "神殿…");
        assert_eq!(width(&cut("神殿神殿", 6)), 5);
        assert_eq!(right("神殿", 6), "  神殿");
        assert_eq!(pad("神殿", 6), "神殿  ");
    }

    #[test]
    fn lines_break_between_words() {
        let text = wrap("the first adventurer takes the sarcophagus", "- ", 2, 20);
        assert_eq!(text, "- the first\n  adventurer takes\n  the sarcophagus");
        assert_eq!(cut("sarcophagus", 5), "sarc…");
    }
}
