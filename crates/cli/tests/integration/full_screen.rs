//! The table on a full screen, in a pseudo terminal as a person sees it.

use crate::sandbox::Sandbox;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::process::{Child, Command};

/// The program in a terminal of its own.
struct Terminal {
    master: File,
    child: Child,
    screen: vt100::Parser,
}

impl Terminal {
    fn start(sandbox: &Sandbox, args: &str, columns: u16, lines: u16) -> Terminal {
        let master: OwnedFd = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let path = ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
        tcsetwinsize(&master, size(columns, lines)).unwrap();
        let open = || OpenOptions::new().read(true).write(true).open(&path).unwrap();
        // The terminal must be the controlling one, or the program is not told when its window changes.
        let child = Command::new("setsid")
            .args(["--ctty", "--wait", env!("CARGO_BIN_EXE_luxor")])
            .args(args.split_whitespace())
            .current_dir(&sandbox.0)
            .env("TERM", "xterm-256color")
            .stdin(open())
            .stdout(open())
            .stderr(open())
            .spawn()
            .unwrap();
        Terminal { master: master.into(), child, screen: vt100::Parser::new(lines, columns, 500) }
    }

    fn resize(&mut self, columns: u16, lines: u16) {
        self.screen.screen_mut().set_size(lines, columns);
        tcsetwinsize(&self.master, size(columns, lines)).unwrap();
    }

    fn type_keys(&mut self, keys: &str) {
        self.master.write_all(keys.as_bytes()).unwrap();
    }

    /// Reads what the program draws until the screen is as expected.
    fn wait(&mut self, what: &str, expected: impl Fn(&vt100::Screen) -> bool) {
        let mut buffer = [0; 4096];
        while !expected(self.screen.screen()) {
            let count = self.master.read(&mut buffer).unwrap_or(0);
            assert!(count > 0, "the program ended before: {what}\n{}", self.screen.screen().contents());
            self.screen.process(&buffer[..count]);
        }
    }

    fn wait_for(&mut self, text: &str) {
        self.wait(text, |screen| screen.contents().contains(text));
    }

    /// Reads to the end; the exit code and what is left on the terminal.
    fn end(mut self) -> (Option<i32>, String) {
        let mut buffer = [0; 4096];
        // A terminal whose other end is closed is an error, not an end.
        while let Ok(count @ 1..) = self.master.read(&mut buffer) {
            self.screen.process(&buffer[..count]);
        }
        let code = self.child.wait().unwrap().code();
        assert!(!self.screen.screen().alternate_screen(), "the terminal is given back");
        (code, self.screen.screen().contents())
    }

    fn last_line(&self) -> String {
        last_line(self.screen.screen())
    }
}

fn last_line(screen: &vt100::Screen) -> String {
    let (lines, columns) = screen.size();
    screen.contents_between(lines - 1, 0, lines - 1, columns)
}

fn size(columns: u16, lines: u16) -> Winsize {
    Winsize { ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }
}

const ALL_MODULES: &str = "--modules mummy,equipment,artifacts,characters";

#[test]
fn board_question_and_choices_share_the_smallest_screen() {
    let sandbox = Sandbox::new();
    let args = format!("play --people Ann --bots 4 {ALL_MODULES} --seed 3 --first Ann --save game.jsonl");
    let mut terminal = Terminal::start(&sandbox, &args, 80, 24);
    terminal.wait("the prompt", |screen| last_line(screen).starts_with("Ann >"));
    let shown = terminal.screen.screen().contents();
    assert!(terminal.screen.screen().alternate_screen());
    for text in
        ["STAIRS", "TOMB", "E Eset", "Your hand:", "Which card do you play?", "play left", "play right"]
    {
        assert!(shown.contains(text), "{text} is missing in\n{shown}");
    }
    terminal.type_keys("1\r");
    terminal.wait("the next question", |screen| !screen.contents().contains("Which card do you play?"));
    terminal.type_keys("quit\r");
    let (code, left) = terminal.end();
    assert_eq!(code, Some(0), "{left}");
    assert!(left.contains("game.jsonl") && left.contains("Continue with"), "{left}");
    assert!(sandbox.luxor("verify game.jsonl", "").out.contains("exact"));
}

#[test]
fn arrow_keys_edit_the_line_and_recall_earlier_ones() {
    let sandbox = Sandbox::new();
    let mut terminal = Terminal::start(&sandbox, "play --people Ann --bots 1 --seed 3 --first Ann", 80, 24);
    terminal.wait("the prompt", |screen| last_line(screen).starts_with("Ann >"));
    // "fly" is typed as "ly", then an f is put before it.
    terminal.type_keys("ly\x1b[D\x1b[Df\r");
    terminal.wait_for("“fly” is not possible here. Type a number from 1 to 2");
    terminal.type_keys("\x1b[A");
    terminal.wait("the earlier line", |screen| last_line(screen).trim_end() == "Ann > fly");
    terminal.type_keys("\x1b[B");
    terminal.wait("an empty line", |screen| last_line(screen).trim_end() == "Ann >");
    terminal.type_keys("\x03");
    let (code, left) = terminal.end();
    assert_eq!(code, Some(130), "{left}");
}

#[test]
fn the_table_follows_the_window() {
    let sandbox = Sandbox::new();
    let mut terminal = Terminal::start(&sandbox, "play --people Ann --bots 3 --seed 3 --first Ann", 80, 24);
    terminal.wait("the prompt", |screen| last_line(screen).starts_with("Ann >"));
    terminal.resize(120, 24);
    terminal.wait("the players beside the board", |screen| {
        let (lines, columns) = screen.size();
        screen.rows(78, columns - 78).take(usize::from(lines)).any(|row| row.contains("Bastet"))
            && last_line(screen).starts_with("Ann >")
    });
    terminal.resize(60, 20);
    terminal.wait("a clear word", |screen| screen.contents().contains("80 columns and 24 lines"));
    terminal.resize(80, 24);
    terminal.wait("the board again", |screen| {
        screen.contents().contains("Which card do you play?") && last_line(screen).starts_with("Ann >")
    });
    assert!(!terminal.screen.screen().contents().contains("80 columns and 24 lines"));
    assert!(terminal.last_line().starts_with("Ann >"));
    terminal.type_keys("\x04");
    assert_eq!(terminal.end().0, Some(0), "no more input ends the game");
}

#[test]
fn long_answers_have_pages_of_their_own() {
    let sandbox = Sandbox::new();
    let mut terminal = Terminal::start(&sandbox, "play --people Ann --bots 1 --seed 3 --first Ann", 80, 24);
    terminal.wait("the prompt", |screen| last_line(screen).starts_with("Ann >"));
    terminal.type_keys("rules\r");
    terminal.wait_for("Goal of the game");
    assert!(!terminal.screen.screen().contents().contains("Which card do you play?"));
    terminal.resize(60, 20);
    terminal.wait_for("80 columns and 24 lines");
    terminal.resize(80, 24);
    terminal.wait_for("Goal of the game");
    terminal.type_keys("\x1b[6~");
    terminal.wait("the next page", |screen| !screen.contents().contains("Goal of the game"));
    terminal.type_keys("\r");
    terminal.wait_for("Which card do you play?");
    terminal.type_keys("quit\r");
    assert_eq!(terminal.end().0, Some(0));
}
