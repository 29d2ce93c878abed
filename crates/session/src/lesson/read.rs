//! Reads the file of a lesson. All faults are reported at once, each with its line.

use super::{Forbidden, Lesson, Play, Station, Step};
use game::{Fault, Faults, Lines, position};
use serde::Deserialize;
use std::collections::BTreeSet;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    minutes: Spanned<u8>,
    module: Option<Spanned<String>>,
    opponents: Vec<Spanned<String>>,
    bot: Option<Spanned<String>>,
    #[serde(rename = "station")]
    stations: Vec<Spanned<StationFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StationFile {
    id: Spanned<String>,
    position: Option<Spanned<String>>,
    #[serde(default)]
    play_on: bool,
    #[serde(rename = "step", default)]
    steps: Vec<Spanned<StepFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    id: Spanned<String>,
    #[serde(default)]
    plays: Vec<PlayFile>,
    #[serde(default)]
    accept: Vec<PlayFile>,
    #[serde(default)]
    lamp: Vec<Spanned<String>>,
    #[serde(default)]
    rules: Vec<Spanned<String>>,
    #[serde(default)]
    about: Vec<Spanned<String>>,
    #[serde(default)]
    forbids: Vec<ForbiddenFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayFile {
    #[serde(rename = "do")]
    action: Spanned<String>,
    #[serde(default)]
    chance: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForbiddenFile {
    #[serde(rename = "do")]
    action: String,
    rule: Spanned<String>,
}

/// Reads the file of a lesson.
pub fn read(title: &'static str, id: &'static str, text: &str) -> Result<Lesson, Faults> {
    let mut notes = Notes { lines: Lines::of(text), faults: Vec::new() };
    let file: LessonFile = match toml::from_str(text) {
        Ok(file) => file,
        Err(error) => {
            let line = error.span().map(|span| notes.lines.at(span.start));
            let what = error.message().trim().to_string();
            return Err(Fault { line, what }.into());
        }
    };
    notes.check_lesson(title, &file);
    if !notes.faults.is_empty() {
        return Err(Faults(notes.faults));
    }
    let plain = |texts: Vec<Spanned<String>>| texts.into_iter().map(Spanned::into_inner).collect();
    let play = |play: PlayFile| Play { action: play.action.into_inner(), chance: play.chance };
    let step = |step: Spanned<StepFile>| {
        let step = step.into_inner();
        let forbidden =
            |refused: ForbiddenFile| Forbidden { action: refused.action, rule: refused.rule.into_inner() };
        Step {
            id: step.id.into_inner(),
            plays: step.plays.into_iter().map(play).collect(),
            accept: step.accept.into_iter().map(play).collect(),
            lamp: plain(step.lamp),
            rules: plain(step.rules),
            about: plain(step.about),
            forbids: step.forbids.into_iter().map(forbidden).collect(),
        }
    };
    let station = |station: Spanned<StationFile>| {
        let station = station.into_inner();
        Station {
            id: station.id.into_inner(),
            position: station.position.map(Spanned::into_inner),
            play_on: station.play_on,
            steps: station.steps.into_iter().map(step).collect(),
        }
    };
    Ok(Lesson {
        title,
        id,
        minutes: file.minutes.into_inner(),
        module: file.module.map(Spanned::into_inner),
        opponents: plain(file.opponents),
        bot: file.bot.map(Spanned::into_inner),
        stations: file.stations.into_iter().map(station).collect(),
    })
}

/// The faults found so far, and what is needed to say on which line.
struct Notes {
    lines: Lines,
    faults: Vec<Fault>,
}

impl Notes {
    fn fault<T>(&mut self, at: &Spanned<T>, what: impl Into<String>) {
        let line = self.lines.at(at.span().start);
        self.faults.push(Fault::at(line, what));
    }

    fn check_lesson(&mut self, title: &str, file: &LessonFile) {
        if !(1..=30).contains(file.minutes.get_ref()) {
            self.fault(&file.minutes, "a lesson takes 1 to 30 minutes");
        }
        if let Some(module) = &file.module
            && let Ok(title) = catalogue::title(title)
            && title.meta().modules.iter().all(|known| known.id != module.get_ref())
        {
            let known: Vec<&str> = title.meta().modules.iter().map(|module| module.id).collect();
            self.fault(
                module,
                format!("there is no module {:?}; there is {}", module.get_ref(), known.join(", ")),
            );
        }
        for name in &file.opponents {
            if let Err(why) = crate::seating::name(name.get_ref()) {
                self.fault(name, format!("{:?} is no name of a player: {why:?}", name.get_ref()));
            }
        }
        if file.stations.is_empty() {
            self.faults.push(Fault::whole("a lesson has at least one [[station]]"));
        }
        let plays_on = file.stations.iter().filter(|station| station.get_ref().play_on).count();
        match &file.bot {
            Some(bot) if plays_on == 0 => self.fault(bot, "no station has play_on, so nobody plays on"),
            None if plays_on > 0 => {
                self.faults.push(Fault::whole("a station has play_on, but no bot is named to play on"));
            }
            _ => {}
        }
        if plays_on > 1 {
            self.faults.push(Fault::whole("only one station can have play_on"));
        }
        let mut stations = BTreeSet::new();
        let mut steps = BTreeSet::new();
        for (number, station) in file.stations.iter().enumerate() {
            self.check_station(title, number, station, &mut stations);
            for step in &station.get_ref().steps {
                self.check_step(step, &mut steps);
            }
        }
    }

    fn check_station<'f>(
        &mut self,
        title: &str,
        number: usize,
        station: &'f Spanned<StationFile>,
        known: &mut BTreeSet<&'f str>,
    ) {
        let StationFile { id, position, steps, .. } = station.get_ref();
        self.check_id(id, known);
        if steps.is_empty() {
            self.fault(station, format!("the station {:?} has no [[station.step]]", id.get_ref()));
        }
        match position {
            None if number == 0 => self.fault(station, "the first station needs a position"),
            None => {}
            Some(text) => match position::read_header(text.get_ref()) {
                Ok((header, ..)) if header.title == title => {}
                Ok((header, ..)) => {
                    self.fault(text, format!("the position is one of {:?}, not of {title:?}", header.title));
                }
                Err(fault) => self.fault(text, format!("the position: {fault}")),
            },
        }
    }

    fn check_step<'f>(&mut self, step: &'f Spanned<StepFile>, known: &mut BTreeSet<&'f str>) {
        let step = step.get_ref();
        self.check_id(&step.id, known);
        let mut accepted = BTreeSet::new();
        for play in &step.accept {
            if !accepted.insert(play.action.get_ref()) {
                self.fault(&play.action, format!("{:?} is accepted twice", play.action.get_ref()));
            }
        }
        for thing in step.lamp.iter().filter(|thing| thing.get_ref().trim().is_empty()) {
            self.fault(thing, "a thing in the lamp's light has a name");
        }
        let refused = step.forbids.iter().map(|refused| &refused.rule);
        for rule in step.rules.iter().chain(&step.about).chain(refused) {
            if !is_rule_id(rule.get_ref()) {
                let what = format!("{:?} is no rule; one is a letter and a number, as L21", rule.get_ref());
                self.fault(rule, what);
            }
        }
    }

    fn check_id<'f>(&mut self, id: &'f Spanned<String>, known: &mut BTreeSet<&'f str>) {
        let text = id.get_ref();
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
            self.fault(id, format!("{text:?} is no id; one has small letters and hyphens"));
        }
        if !known.insert(text) {
            self.fault(id, format!("the id {text:?} is there twice"));
        }
    }
}

fn is_rule_id(text: &str) -> bool {
    let mut letters = text.chars();
    let number = letters.next().filter(char::is_ascii_uppercase).and_then(|_| letters.as_str().parse().ok());
    number.is_some_and(|number: u8| (1..100).contains(&number))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "minutes = 2\nopponents = [\"Bastet\"]\n";
    const POSITION: &str =
        "position = \"\"\"\nposition luxor\ngeneration 2\noptions {\"players\":2}\nedition 00 x\n\"\"\"\n";

    fn faults(text: &str) -> String {
        read("luxor", "test", text).expect_err("it has faults").to_string()
    }

    #[test]
    fn a_small_lesson_is_read() {
        let text = format!(
            "{START}[[station]]\nid = \"one\"\n{POSITION}[[station.step]]\nid = \"look\"\nrules = [\"L3\"]\n"
        );
        let lesson = read("luxor", "test", &text).unwrap();
        assert_eq!((lesson.stations.len(), lesson.steps().count()), (1, 1));
        assert_eq!(lesson.stations[0].steps[0].rules, ["L3"]);
    }

    #[test]
    fn every_fault_is_reported_with_its_line() {
        let text = format!(
            "{START}module = \"boats\"\nbot = \"gentle\"\n[[station]]\nid = \"One\"\n\
             [[station.step]]\nid = \"a\"\nrules = [\"21\"]\n\
             accept = [{{ do = \"x\" }}, {{ do = \"x\" }}]\n[[station]]\nid = \"two\"\nposition = \"chess\"\n"
        );
        let found = faults(&text);
        for expected in [
            "line 3: there is no module \"boats\"; there is mummy",
            "line 4: no station has play_on",
            "line 6: \"One\" is no id",
            "line 5: the first station needs a position",
            "line 9: \"21\" is no rule",
            "line 10: \"x\" is accepted twice",
            "line 13: the position: line 1:",
            "the station \"two\" has no [[station.step]]",
        ] {
            assert!(found.contains(expected), "{expected:?} is missing in:\n{found}");
        }
    }

    #[test]
    fn an_unknown_word_is_a_fault_and_not_ignored() {
        let found = faults(&format!("{START}colour = 3\nstation = []\n"));
        assert!(found.starts_with("line 3:") && found.contains("colour"), "{found}");
    }
}
