//! Editing of one line: insertion, deletion, moving about, and the lines entered before. No input or output here.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use terminal::paint;

/// The most lines that are remembered.
const REMEMBERED: usize = 200;

/// A line being edited, and those before it.
#[derive(Default)]
pub struct LineEditor {
    text: Vec<char>,
    cursor: usize,
    history: Vec<String>,
    /// The line of the history that is shown, and what was being typed before it.
    recalled: Option<(usize, Vec<char>)>,
}

/// What a key did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// The line or the cursor may have changed.
    Edited,
    /// A whole line.
    Entered(String),
    /// No more input will come (Ctrl-D in an empty line).
    Ended,
    /// Ctrl-C.
    Interrupted,
    /// Not a key for editing.
    Other(KeyCode),
}

impl LineEditor {
    /// What a key does to the line.
    pub fn press(&mut self, key: KeyEvent) -> Pressed {
        if key.kind == KeyEventKind::Release {
            return Pressed::Edited;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (control, key.code) {
            (_, KeyCode::Enter) => return Pressed::Entered(self.enter()),
            (true, KeyCode::Char('c')) => return Pressed::Interrupted,
            (true, KeyCode::Char('d')) if self.text.is_empty() => return Pressed::Ended,
            (true, KeyCode::Char('d')) | (_, KeyCode::Delete) => self.delete(self.cursor..self.cursor + 1),
            (_, KeyCode::Backspace) | (true, KeyCode::Char('h')) => {
                self.delete(self.cursor.saturating_sub(1)..self.cursor);
            }
            (true, KeyCode::Char('u')) => self.delete(0..self.cursor),
            (true, KeyCode::Char('k')) => self.delete(self.cursor..self.text.len()),
            (true, KeyCode::Char('w')) => self.delete(self.word_start()..self.cursor),
            (true, KeyCode::Left) => self.cursor = self.word_start(),
            (_, KeyCode::Left) | (true, KeyCode::Char('b')) => self.cursor = self.cursor.saturating_sub(1),
            (_, KeyCode::Right) | (true, KeyCode::Char('f')) => {
                self.cursor = (self.cursor + 1).min(self.text.len());
            }
            (_, KeyCode::Home) | (true, KeyCode::Char('a')) => self.cursor = 0,
            (_, KeyCode::End) | (true, KeyCode::Char('e')) => self.cursor = self.text.len(),
            (_, KeyCode::Up) | (true, KeyCode::Char('p')) => self.older(),
            (_, KeyCode::Down) | (true, KeyCode::Char('n')) => self.newer(),
            (false, KeyCode::Char(char)) if !key.modifiers.contains(KeyModifiers::ALT) => {
                self.text.insert(self.cursor, char);
                self.cursor += 1;
            }
            (_, other) => return Pressed::Other(other),
        }
        Pressed::Edited
    }

    /// The part of the line around the cursor that fits into a width, and the column of the cursor in it.
    pub fn visible(&self, width: usize) -> (String, usize) {
        let columns = |text: &[char]| text.iter().map(|char| paint::columns(*char)).sum::<usize>();
        let mut start = 0;
        // The cursor needs a column of its own, also behind the last character.
        while start < self.cursor && columns(&self.text[start..self.cursor]) + 1 > width {
            start += 1;
        }
        let mut end = start;
        while end < self.text.len() && columns(&self.text[start..=end]) <= width {
            end += 1;
        }
        (self.text[start..end].iter().collect(), columns(&self.text[start..self.cursor]))
    }

    fn enter(&mut self) -> String {
        let line: String = std::mem::take(&mut self.text).into_iter().collect();
        (self.cursor, self.recalled) = (0, None);
        if !line.trim().is_empty() && self.history.last() != Some(&line) {
            self.history.push(line.clone());
            if self.history.len() > REMEMBERED {
                self.history.remove(0);
            }
        }
        line
    }

    fn delete(&mut self, range: std::ops::Range<usize>) {
        let range = range.start..range.end.min(self.text.len());
        if !range.is_empty() {
            self.cursor = range.start;
            self.text.drain(range);
        }
    }

    /// Where the word before the cursor begins.
    fn word_start(&self) -> usize {
        let before = &self.text[..self.cursor];
        let end = before.iter().rposition(|char| !char.is_whitespace()).map_or(0, |last| last + 1);
        before[..end].iter().rposition(|char| char.is_whitespace()).map_or(0, |space| space + 1)
    }

    fn older(&mut self) {
        let at = self.recalled.as_ref().map_or(self.history.len(), |(at, _)| *at);
        let Some(older) = at.checked_sub(1) else { return };
        let typed = match self.recalled.take() {
            Some((_, typed)) => typed,
            None => std::mem::take(&mut self.text),
        };
        self.recalled = Some((older, typed));
        self.show(self.history[older].chars().collect());
    }

    fn newer(&mut self) {
        let Some((at, typed)) = self.recalled.take() else { return };
        match self.history.get(at + 1) {
            Some(line) => {
                let line = line.chars().collect();
                self.recalled = Some((at + 1, typed));
                self.show(line);
            }
            None => self.show(typed),
        }
    }

    fn show(&mut self, text: Vec<char>) {
        self.cursor = text.len();
        self.text = text;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(editor: &mut LineEditor, code: KeyCode) -> Pressed {
        editor.press(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn control(editor: &mut LineEditor, letter: char) -> Pressed {
        editor.press(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
    }

    fn type_text(editor: &mut LineEditor, text: &str) {
        text.chars().for_each(|char| assert_eq!(press(editor, KeyCode::Char(char)), Pressed::Edited));
    }

    fn entered(editor: &mut LineEditor) -> String {
        match press(editor, KeyCode::Enter) {
            Pressed::Entered(line) => line,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn arrow_keys_move_and_text_is_inserted_there() {
        let mut editor = LineEditor::default();
        type_text(&mut editor, "pla left");
        (0..5).for_each(|_| drop(press(&mut editor, KeyCode::Left)));
        type_text(&mut editor, "y");
        press(&mut editor, KeyCode::End);
        press(&mut editor, KeyCode::Backspace);
        press(&mut editor, KeyCode::Home);
        press(&mut editor, KeyCode::Delete);
        assert_eq!(entered(&mut editor), "lay lef");
    }

    #[test]
    fn control_keys_delete_words_and_lines() {
        let mut editor = LineEditor::default();
        type_text(&mut editor, "move 12 by 3");
        control(&mut editor, 'w');
        control(&mut editor, 'w');
        assert_eq!(editor.visible(80), ("move 12 ".into(), 8));
        control(&mut editor, 'a');
        control(&mut editor, 'k');
        type_text(&mut editor, "undo");
        control(&mut editor, 'u');
        assert_eq!(editor.visible(80), (String::new(), 0));
        assert_eq!(control(&mut editor, 'd'), Pressed::Ended);
        assert_eq!(control(&mut editor, 'c'), Pressed::Interrupted);
    }

    #[test]
    fn arrows_up_and_down_recall_lines_and_keep_what_was_typed() {
        let mut editor = LineEditor::default();
        for line in ["hint", "log 20", "log 20", ""] {
            type_text(&mut editor, line);
            assert_eq!(entered(&mut editor), line);
        }
        type_text(&mut editor, "un");
        press(&mut editor, KeyCode::Up);
        assert_eq!(editor.visible(80).0, "log 20");
        press(&mut editor, KeyCode::Up);
        press(&mut editor, KeyCode::Up);
        assert_eq!(editor.visible(80).0, "hint", "equal lines are remembered once");
        press(&mut editor, KeyCode::Down);
        press(&mut editor, KeyCode::Down);
        assert_eq!(editor.visible(80), ("un".into(), 2));
        press(&mut editor, KeyCode::Up);
        assert_eq!(entered(&mut editor), "log 20");
    }

    #[test]
    fn a_line_longer_than_its_room_is_shown_around_the_cursor() {
        let mut editor = LineEditor::default();
        type_text(&mut editor, "abcdefghij神殿");
        assert_eq!(editor.visible(6), ("j神殿".into(), 5));
        press(&mut editor, KeyCode::Home);
        assert_eq!(editor.visible(6), ("abcdef".into(), 0));
    }

    #[test]
    fn other_keys_are_passed_on() {
        let mut editor = LineEditor::default();
        assert_eq!(press(&mut editor, KeyCode::PageDown), Pressed::Other(KeyCode::PageDown));
        let mut released = KeyEvent::new(KeyCode::Char('x'), KeyModifiers::NONE);
        released.kind = KeyEventKind::Release;
        editor.press(released);
        assert_eq!(editor.visible(9).0, "");
    }
}
