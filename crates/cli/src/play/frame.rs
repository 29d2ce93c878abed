//! Lays a table out on a full screen: board, players, news, hand, question and choices, in what room there is.

use crate::full_screen::Frame;
use crate::screen::{Menu, Painter};
use catalogue::AnyTable;
use game::{Message, Seat, Viewer};
use terminal::{FittedMenu, Room, Words, paint};

/// From this width on the board has a side of its own.
const WIDE: usize = 120;
/// The columns of a board beside everything else.
const BOARD: usize = 78;
/// The lines that are kept for news.
const NEWS: usize = 1;

/// What is laid out.
pub struct Scene<'a> {
    pub table: &'a dyn AnyTable,
    pub painter: &'a dyn Painter,
    pub words: &'a Words,
    pub seat: Seat,
    /// The choices, if this person decides.
    pub menu: Option<&'a Menu>,
    /// What has happened, or the answer to what was typed, wrapped to a width.
    pub news: &'a dyn Fn(usize) -> String,
}

/// A frame for a window; `first` is the entry with which the menu begins.
pub fn compose(scene: &Scene<'_>, window: Room, first: usize) -> Frame {
    if !window.holds(Room::LEAST) {
        return Frame { lines: too_small(window, scene.words), next: None };
    }
    // The last line is the prompt.
    let room = Room::new(window.columns, window.lines - 1);
    if room.columns < WIDE {
        return scene.stacked(room, first, true);
    }
    let board = scene.board(Room::new(BOARD, room.lines));
    let side = scene.stacked(Room::new(room.columns - BOARD - 2, room.lines), first, false);
    let line = |row: usize| {
        let left = board.get(row).map_or("", String::as_str);
        let right = side.lines.get(row).map_or("", String::as_str);
        format!("{}  {right}", paint::pad(left, BOARD)).trim_end().to_string()
    };
    Frame { lines: (0..room.lines).map(line).collect(), next: side.next }
}

/// What is shown in a window that has no room for a table.
pub fn too_small(window: Room, words: &Words) -> Vec<String> {
    let message = Message::new("table-too-small")
        .number("columns", window.columns as i64)
        .number("lines", window.lines as i64)
        .number("least-columns", Room::LEAST.columns as i64)
        .number("least-lines", Room::LEAST.lines as i64);
    let text = paint::wrap(&words.say(&message), "", 0, window.columns);
    text.lines().take(window.lines.saturating_sub(1)).map(String::from).collect()
}

impl Scene<'_> {
    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    fn board(&self, room: Room) -> Vec<String> {
        lines(&self.painter.board(self.table, self.viewer(), room, self.words))
    }

    fn players(&self, room: Room) -> Vec<String> {
        lines(&self.painter.players(self.table, self.viewer(), room, self.words))
    }

    /// Everything below each other, with or without the board.
    fn stacked(&self, room: Room, first: usize, with_board: bool) -> Frame {
        let within = |lines| Room::new(room.columns, lines);
        let board = |lines| if with_board { self.board(within(lines)) } else { Vec::new() };
        let mut question = self.question(room);
        let (mut above, mut players) = (board(0), self.players(within(0)));
        let mut spare = room.lines.saturating_sub(question.len() + above.len() + players.len());
        let mut next = None;
        let mut menu_lines = Vec::new();
        if let Some(menu) = self.menu {
            let wanted = menu.lines().min(spare.saturating_sub(NEWS)).max(1);
            let all = menu.entries.len();
            // Half of what is left goes to choices that are longer than a line, the other half to the news.
            let whole = menu.whole(room.columns);
            let most = wanted + spare.saturating_sub(wanted + NEWS) / 2;
            let mut fitted = match whole.len() <= most {
                true => FittedMenu { lines: whole, shown: 0..all },
                false => menu.fit(within(wanted), first),
            };
            if fitted.shown.len() < all {
                if !self.fits_beside(&question, &fitted, all, room.columns) {
                    // The number of the page gets a line of the menu.
                    fitted = menu.fit(within(wanted.saturating_sub(1)), first);
                    question.push(String::new());
                    spare = spare.saturating_sub(1);
                }
                let page = self.page(&fitted, all);
                if let Some(last) = question.last_mut() {
                    *last = paint::pad(last, room.columns.saturating_sub(paint::width(&page) + 1)) + &page;
                }
                next = Some(if fitted.shown.end < all { fitted.shown.end } else { 0 });
            }
            spare = spare.saturating_sub(fitted.lines.len());
            menu_lines = fitted.lines;
        }
        let mut grow = |part: &mut Vec<String>, draw: &dyn Fn(usize) -> Vec<String>| {
            let larger = draw(part.len() + spare.saturating_sub(NEWS));
            if larger.len() > part.len() && larger.len() - part.len() <= spare {
                spare -= larger.len() - part.len();
                *part = larger;
            }
        };
        grow(&mut players, &|lines| self.players(within(lines)));
        grow(&mut above, &board);
        let mut news = latest(lines(&(self.news)(room.columns)), spare);
        news.resize(spare, String::new());
        let mut all = above;
        all.extend(players);
        all.extend(news);
        all.extend(question);
        all.extend(menu_lines);
        all.truncate(room.lines);
        Frame { lines: all, next }
    }

    /// Which part of the menu is shown.
    fn page(&self, fitted: &FittedMenu, all: usize) -> String {
        let page = Message::new("table-menu-page")
            .number("first", fitted.shown.start as i64 + 1)
            .number("last", fitted.shown.end as i64)
            .number("all", all as i64);
        paint::faint(&self.words.say(&page))
    }

    /// Does the number of the page fit behind the question?
    fn fits_beside(&self, question: &[String], fitted: &FittedMenu, all: usize, columns: usize) -> bool {
        let last = question.last().map_or(0, |line| paint::width(line));
        last + paint::width(&self.page(fitted, all)) + 2 <= columns
    }

    /// The hand and the question, if this person decides.
    fn question(&self, room: Room) -> Vec<String> {
        if self.menu.is_none() {
            return Vec::new();
        }
        let mut out = lines(&self.painter.hand(self.table, self.seat, room, self.words));
        let asked = self.painter.asked(self.table, self.seat, self.words);
        out.extend(lines(&paint::wrap(&paint::heading(&asked), " ", 1, room.columns)));
        out
    }
}

/// The last lines, with a sign if some are missing.
fn latest(lines: Vec<String>, most: usize) -> Vec<String> {
    let skipped = lines.len().saturating_sub(most);
    let mut out: Vec<String> = lines.into_iter().skip(skipped).collect();
    if skipped > 0
        && let Some(first) = out.first_mut()
    {
        *first = with_sign(first);
    }
    out
}

/// The line with a sign that something before it is missing, in its indentation if it has one.
fn with_sign(line: &str) -> String {
    let sign = paint::faint("…");
    match line.find(' ') {
        Some(at) if paint::width(&line[..at]) == 0 => format!("{sign}{}{}", &line[..at], &line[at + 1..]),
        _ => {
            let room = paint::width(line);
            format!("{sign} {}", paint::cut(line, room.saturating_sub(2)))
        }
    }
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(String::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{screen, texts};
    use catalogue::{AnyBot, BotFactory, RandomOnly};
    use game::transcript::Player;
    use game::{GameRequest, Seed, Stage};
    use terminal::Language;

    /// A game with random players, as large as the title can be.
    fn largest(title: &'static dyn catalogue::Title, seed: u64) -> (Box<dyn AnyTable>, Vec<Box<dyn AnyBot>>) {
        let meta = title.meta();
        let count = *meta.players.end();
        let name = |seat: u8| format!("A player with a long name {seat}");
        let players =
            (0..count).map(|seat| Player { name: name(seat), bot: Some("random".into()) }).collect();
        let modules = meta.modules.iter().map(|module| module.id.to_string()).collect();
        let request = GameRequest { players: count, modules, ..GameRequest::default() };
        let table = title.deal(&request, None, players, Seed::from_number(seed)).unwrap();
        let bot = |seat| {
            let secret = Seed::from_number(seed).secret_of("bot", seat, 0);
            RandomOnly.bot(meta.id, "random", seat, secret).unwrap()
        };
        (table, Seat::all(count).map(bot).collect())
    }

    /// Checks the frame of a position in a window: it fits, it asks, and every choice can be reached.
    fn check(table: &dyn AnyTable, words: &Words, window: Room) {
        let seat = table.decider().unwrap();
        let painter = screen::painter(table);
        let menu = painter.menu(table, Viewer::Seat(seat), words);
        let number = paint::faint("  12 ");
        let news = |width: usize| paint::wrap(&"it has just happened ".repeat(40), &number, 5, width);
        let scene = Scene { table, painter, words, seat, menu: Some(&menu), news: &news };
        let asked = painter.asked(table, seat, words);
        let about = format!("{:?} {window:?} turn {}: {asked}", words.language(), table.turn());
        let (mut first, mut keys) = (0, String::new());
        for _ in 0..=menu.entries.len() {
            let frame = compose(&scene, window, first);
            let text = frame.lines.join("\n");
            assert_eq!(frame.lines.len(), window.lines - 1, "{about}\n{text}");
            let widest = frame.lines.iter().map(|line| paint::width(line)).max().unwrap();
            assert!(widest <= window.columns, "{about}: {widest} columns\n{text}");
            let plain = anstream::adapter::strip_str(&text).to_string();
            let question = asked.split_whitespace().next().unwrap();
            assert!(plain.contains(question), "{about}\n{plain}");
            assert!(plain.contains("happened"), "{about}: no news\n{plain}");
            assert!(!plain.contains('‹'), "{about}: a text is missing\n{plain}");
            keys.push_str(&format!("{plain} "));
            match frame.next {
                Some(next) if next > 0 => first = next,
                _ => break,
            }
        }
        for entry in &menu.entries {
            assert!(
                keys.contains(&format!(" {} ", entry.key)),
                "{about}: {} is not shown\n{keys}",
                entry.key
            );
        }
    }

    #[test]
    fn whole_games_fit_every_window_from_the_smallest_on() {
        let windows = [(80, 24), (100, 30), (120, 24), (132, 43), (200, 60)].map(|(w, h)| Room::new(w, h));
        for title in catalogue::titles() {
            let mut step = 0;
            let (mut table, mut bots) = largest(*title, 5);
            let all_words = Language::ALL
                .map(|language| texts::words(language).at_table(title.meta().id, table.players()));
            while let Some(seat) = table.decider() {
                // Every language meets every window, and the smallest window every position.
                let (words, window) = (&all_words[step % 4], windows[step / 4 % 5]);
                check(&*table, words, windows[0]);
                check(&*table, words, window);
                let bot = &mut bots[seat.index()];
                bot.look(&*table);
                table.act(&bot.decide().unwrap()).unwrap();
                step += 1;
            }
            assert!(step > 100 || title.meta().stage == Stage::Trial, "{step}");
        }
    }

    #[test]
    fn a_window_that_is_too_small_says_what_is_needed() {
        let (table, _) = largest(catalogue::titles()[0], 1);
        for language in Language::ALL {
            let words = texts::words(language).at_table("luxor", table.players());
            let painter = screen::painter(&*table);
            let scene = Scene {
                table: &*table,
                painter,
                words: &words,
                seat: Seat(0),
                menu: None,
                news: &|_| String::new(),
            };
            for window in [Room::new(79, 24), Room::new(80, 23), Room::new(20, 5)] {
                let text = compose(&scene, window, 0).lines.join(" ");
                assert!(text.contains("80") && text.contains("24"), "{text}");
            }
        }
    }
}
