//! Every lesson is played through every accepted choice, with the rules as the referee.

use crate::common::{ANN, BOTS, secrets};
use catalogue::{AnyTable, Reader, Refused, Title};
use game::{Stage, Viewer};
use serde_json::Value;
use session::lesson::{Chosen, Lesson, Progress, SEAT, Step, lesson, lessons, played_on};
use session::{Fault, State, restore};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Rules that no choice, question, event or refusal names where they are taught: a step may say that its words are
/// about them.
const UNNAMED: [&str; 26] = [
    "L2", "L3", // what lies there from the beginning
    "L18", "L22", "L23", "L39", // what comes with a move or a draw, without an event of its own
    "L43", "L44", "L45", "L46", "L47", "L48", // the final count
    "L49", // what is hidden
    "M2", "M5", "M8", "M10", // the mummy's move has one event, and so has a fall
    "Q1", "A1", "A2", "C1", "N1", // what is dealt, and the tiles below
    "X11", "X12", "X13",
    "X14", // piles and the end of Expedition Luxor, which its lesson does not reach
];

/// Rules of playing Luxor that a first game need not meet: the card or tile they belong to explains them when it comes.
const EXPLAINED_BY_THEIR_PIECES: [&str; 9] = [
    "L12", "L13", // no card can move anybody
    "L31", "L33", // the favours of Horus; a space without a tile
    "L35", "L36", "L37", "L38", // the rarer Horus cards
    "L42", // nobody could move
];

fn all() -> &'static [Lesson] {
    lessons().unwrap()
}

fn with_lessons() -> impl Iterator<Item = &'static dyn Title> {
    catalogue::titles().iter().copied().filter(|title| !title.lessons().is_empty())
}

/// The ways through a lesson: one progress for every combination of accepted choices.
fn ways(lesson: &Lesson) -> Vec<BTreeMap<String, String>> {
    let mut ways = vec![BTreeMap::new()];
    for (_, step) in lesson.steps().filter(|(_, step)| step.accept.len() > 1) {
        let with = |way: &BTreeMap<String, String>, action: &str| {
            let mut way = way.clone();
            way.insert(step.id.clone(), action.into());
            way
        };
        ways = ways.iter().flat_map(|way| step.accept.iter().map(|play| with(way, &play.action))).collect();
    }
    ways
}

fn last_step(lesson: &Lesson) -> usize {
    lesson.steps().count() - 1
}

#[test]
fn every_lesson_is_played_through_every_accepted_choice() {
    for lesson in all() {
        for answers in ways(lesson) {
            let mut progress = Progress::default();
            for (number, (_, step)) in lesson.steps().enumerate() {
                let place = format!("{}/{}: {}", lesson.title, lesson.id, step.id);
                assert_eq!(progress.step, number, "{place}");
                let at = lesson.at(progress.clone(), "Mira").unwrap_or_else(|why| panic!("{place}: {why:?}"));
                let legal = at.table.legal();
                if !step.accept.is_empty() {
                    assert_eq!(at.table.decider(), Some(SEAT), "{place}: the learner is asked");
                }
                for play in &step.accept {
                    assert!(legal.contains(&play.action), "{place}: {:?} is none of {legal:?}", play.action);
                }
                let action = answers.get(&step.id).or(step.accept.first().map(|play| &play.action));
                progress = match action {
                    Some(action) => match at.choose(action) {
                        Chosen::Next(next) => next,
                        Chosen::Later => panic!("{place}: {action:?} is accepted"),
                    },
                    None => Progress { step: number + 1, ..progress },
                };
            }
            // The choice of the last step, if it has one, is played with the game that follows; there is none after it.
            let at = lesson.at(Progress { step: last_step(lesson), answers }, "Mira").unwrap();
            assert!(at.is_last());
        }
    }
}

#[test]
fn every_chance_outcome_of_a_lesson_is_asked_for_by_the_rules() {
    // A script with one outcome too many, too few or of another pile is refused, so it cannot go unnoticed.
    let lesson = lesson("luxor", "first").unwrap();
    let mut at = lesson.at(Progress { step: 1, ..Progress::default() }, "Mira").unwrap();
    for chance in [&[][..], &["cards 5", "die 6"], &["die 6"], &["lion wild"]] {
        let chance: Vec<String> = chance.iter().map(|text| text.to_string()).collect();
        let refused = at.table.act_scripted("move stairs by 5", &chance);
        assert!(matches!(refused, Err(Refused::Unreadable(_))), "{chance:?}: {refused:?}");
        assert_eq!(at.table.record_count(), 1, "nothing was played");
    }
    at.table.act_scripted("move stairs by 5", &["cards 5".to_string()]).unwrap();
}

/// The rules that the table names in a step: by its question, its choices, and what happens by them; by what was played
/// for it; by what the step before it did; and by what it forbids.
fn named(
    lesson: &Lesson,
    number: usize,
    step: &Step,
    answers: &BTreeMap<String, String>,
) -> BTreeSet<String> {
    let at = |step| lesson.at(Progress { step, answers: answers.clone() }, "Mira").unwrap();
    let here = at(number);
    let mut rules = BTreeSet::new();
    if here.table.decider() == Some(SEAT) {
        rules.extend(here.table.question().map(|question| question.rule.to_string()));
    }
    let choices: Vec<Value> = serde_json::from_str(here.table.choices_text().get()).unwrap();
    for choice in choices {
        if step.accept.iter().any(|play| choice["action"] == play.action) {
            rules.insert(choice["rule"].as_str().unwrap().into());
        }
    }
    // What was played for this step, and by the choice before it.
    let since = match number.checked_sub(1).map(at) {
        Some(before)
            if before.table.record_count() <= here.table.record_count() && before.station <= here.station =>
        {
            before.table.record_count()
        }
        _ => 0,
    };
    rules.extend(events_since(&*here.table, since));
    for play in &step.accept {
        let mut table = at(number).table;
        let before = table.record_count();
        table.act_scripted(&play.action, &play.chance).unwrap();
        rules.extend(events_since(&*table, before));
        // A choice can lead to the next question, which is part of what it shows.
        rules.extend(table.question().map(|question| question.rule.to_string()));
    }
    for forbidden in &step.forbids {
        match at(number).table.act_scripted(&forbidden.action, &[]) {
            Err(Refused::Forbidden(refusal)) => {
                assert_eq!(refusal.rule, forbidden.rule, "{}: {:?}", step.id, forbidden.action);
                rules.insert(forbidden.rule.clone());
            }
            other => panic!("{}: {:?} is not refused: {other:?}", step.id, forbidden.action),
        }
    }
    rules
}

fn events_since(table: &dyn AnyTable, records: usize) -> Vec<String> {
    let mut reader = [Reader::new(Viewer::Seat(SEAT), 0, 0, b"[".to_vec())];
    for record in records..table.record_count() {
        table.write_log(Some(record), &mut reader);
    }
    let [Reader { mut text, .. }] = reader;
    text.push(b']');
    let entries: Vec<Value> = serde_json::from_slice(&text).unwrap();
    entries.iter().filter_map(|entry| entry["rule"].as_str().map(String::from)).collect()
}

#[test]
fn the_rules_a_lesson_claims_to_teach_are_named_on_its_table() {
    let mut faults = Vec::new();
    for lesson in all() {
        for (number, (_, step)) in lesson.steps().enumerate() {
            let mut rules = BTreeSet::new();
            for answers in ways(lesson) {
                rules.extend(named(lesson, number, step, &answers));
            }
            let place = format!("{}/{}: {}", lesson.title, lesson.id, step.id);
            for rule in step.rules.iter().filter(|rule| !rules.contains(*rule)) {
                faults.push(format!("{place} claims {rule}, the table names {rules:?}"));
            }
            for rule in step.about.iter().filter(|rule| !UNNAMED.contains(&rule.as_str())) {
                faults.push(format!("{place} is about {rule}, which the table could name"));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let about: BTreeSet<&str> = all()
        .iter()
        .flat_map(|lesson| lesson.steps())
        .flat_map(|(_, step)| &step.about)
        .map(String::as_str)
        .collect();
    let unused: Vec<&str> = UNNAMED.into_iter().filter(|rule| !about.contains(rule)).collect();
    assert!(unused.is_empty(), "no step is about {unused:?}");
}

#[test]
fn the_rules_of_playing_luxor_are_taught() {
    let taught: BTreeSet<&str> = all()
        .iter()
        .filter(|lesson| lesson.title == "luxor")
        .flat_map(|lesson| lesson.steps())
        .flat_map(|(_, step)| step.rules.iter().chain(&step.about))
        .map(String::as_str)
        .collect();
    for number in 11..=48 {
        let rule = format!("L{number}");
        let (is_taught, is_left) =
            (taught.contains(rule.as_str()), EXPLAINED_BY_THEIR_PIECES.contains(&rule.as_str()));
        assert!(is_taught != is_left, "{rule}: taught {is_taught}, left to its piece {is_left}");
    }
}

/// Every station of a lesson teaches something, and every module of a complete title has a lesson.
#[test]
fn every_module_has_a_lesson_and_every_complete_title_a_first_game() {
    for title in catalogue::titles() {
        if title.meta().stage == Stage::Trial && title.lessons().is_empty() {
            continue;
        }
        let taught: Vec<Option<&str>> = all()
            .iter()
            .filter(|lesson| lesson.title == title.meta().id)
            .map(|lesson| lesson.module.as_deref())
            .collect();
        let modules = title.meta().modules.iter().map(|module| Some(module.id));
        let wanted: Vec<Option<&str>> = std::iter::once(None).chain(modules).collect();
        assert_eq!(taught, wanted, "{}", title.meta().id);
    }
    for lesson in all() {
        for station in &lesson.stations {
            let teaches = station.steps.iter().any(|step| !step.rules.is_empty() || !step.about.is_empty());
            assert!(teaches, "{}/{}: {}", lesson.title, lesson.id, station.id);
        }
    }
}

/// The texts of a language: each message with the names of its attributes.
fn texts(title: &str, language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let file = format!("../../titles/{title}/locales/{language}/lessons.ftl");
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut message = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((name, _)) = line.split_once(" = ") else { continue };
        match name.trim().strip_prefix('.') {
            Some(attribute) => {
                texts.entry(message.clone()).or_default().insert(attribute.into());
            }
            None => {
                message = name.into();
                texts.insert(name.into(), BTreeSet::new());
            }
        }
    }
    texts
}

#[test]
fn every_step_says_what_to_see_and_why_and_what_to_do_if_there_is_a_choice() {
    let mut known = BTreeSet::new();
    for lesson in all() {
        let texts = texts(lesson.title, "en");
        let name = format!("lesson-{}-{}", lesson.title, lesson.id);
        let ids = lesson.stations.iter().map(|station| format!("{name}-at-{}", station.id));
        for id in ids.chain([name.clone()]) {
            assert!(texts.contains_key(&id), "{id} has no text");
            known.insert(id);
        }
        for (_, step) in lesson.steps() {
            let id = format!("{name}-{}", step.id);
            let parts = texts.get(&id).unwrap_or_else(|| panic!("{id} has no text"));
            assert!(parts.contains("see") && parts.contains("why"), "{id}: {parts:?}");
            assert_eq!(parts.contains("do"), !step.accept.is_empty(), "{id}: {parts:?}");
            known.insert(id);
        }
    }
    let written: BTreeSet<String> =
        with_lessons().flat_map(|title| texts(title.meta().id, "en").into_keys()).collect();
    assert_eq!(written.difference(&known).collect::<Vec<_>>(), [""; 0], "texts that no lesson uses");
}

#[test]
fn every_file_in_the_folder_of_lessons_is_listed() {
    for title in catalogue::titles() {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../titles").join(title.meta().id).join("lessons");
        let mut files: Vec<String> = match std::fs::read_dir(&folder) {
            Ok(files) => files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect(),
            Err(_) => Vec::new(),
        };
        files.sort();
        let mut listed: Vec<String> = title.lessons().iter().map(|(id, _)| format!("{id}.toml")).collect();
        listed.sort();
        assert_eq!(files, listed, "{}", folder.display());
    }
}

#[test]
fn another_choice_is_put_off_and_changes_nothing() {
    let lesson = lesson("luxor", "first").unwrap();
    let at = lesson.at(Progress::default(), "Mira").unwrap();
    assert!(at.table.legal().contains(&"play right".to_string()), "it is legal, but not what is asked");
    assert!(matches!(at.choose("play right"), Chosen::Later));
    assert!(matches!(at.choose("sing"), Chosen::Later));
    let state = lesson.at(Progress::default(), "Mira").unwrap().into_state(true).unwrap();
    assert_eq!((state.step, state.later, state.accept), (0, true, vec!["play left".to_string()]));
}

#[test]
fn going_back_and_resuming_rebuild_the_same_table() {
    let lesson = lesson("luxor", "first").unwrap();
    let shown = |progress: Progress| {
        let state = lesson.at(progress, "Mira").unwrap().into_state(false).unwrap();
        serde_json::to_value(state).unwrap()
    };
    for answers in ways(lesson) {
        for step in 0..=last_step(lesson) {
            let progress = Progress { step, answers: answers.clone() };
            assert_eq!(shown(progress.clone()), shown(progress), "step {step}");
        }
    }
    let card = BTreeMap::from([("key-or-card".to_string(), "take card 1".to_string())]);
    let later = Progress { step: last_step(lesson) - 14, answers: card };
    assert_ne!(
        shown(later.clone())["snapshot"]["view"],
        shown(Progress { answers: BTreeMap::new(), ..later })["snapshot"]["view"]
    );
}

#[test]
fn a_progress_that_does_not_exist_is_refused() {
    let lesson = lesson("luxor", "first").unwrap();
    let refused = |progress: Progress| match lesson.at(progress, "Mira") {
        Err(Fault::BadRequest(why)) => why,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("it is accepted"),
    };
    assert!(refused(Progress { step: 999, ..Progress::default() }).contains("steps"));
    let answers =
        |id: &str, action: &str| Progress { step: 0, answers: BTreeMap::from([(id.into(), action.into())]) };
    assert!(refused(answers("nowhere", "take key")).contains("no step \"nowhere\""));
    assert!(refused(answers("key-or-card", "take card 3")).contains("accepted is take key, take card 1"));
    assert!(matches!(session::lesson::lesson("luxor", "chess"), Err(Fault::NotFound(_))));
}

#[test]
fn a_lesson_is_played_on_from_its_own_position_with_real_chance() {
    for lesson in all().iter().filter(|lesson| lesson.bot.is_some()) {
        for answers in ways(lesson) {
            let progress = Progress { step: last_step(lesson), answers };
            // The bots of these tests are random ones.
            let lesson = Lesson { bot: Some("random".into()), ..lesson.clone() };
            let record = played_on(&lesson, progress, "Mira", ANN, &BOTS, secrets(), 5).unwrap();
            assert_eq!((record.state, record.seats[0].holders.as_slice()), (State::Running, &[ANN][..]));
            assert_eq!(record.seats[1].name, lesson.opponents[0]);
            assert!(record.commitment.is_some(), "chance is committed to");
            let restored = restore(record, &[]).unwrap();
            assert_eq!(restored.unverified, None);
            let mut session = restored.session;
            // Played to its end by anybody, it stays a game like any other.
            let mut records = Vec::new();
            while let Some(seat) = session.table().unwrap().decider() {
                let legal = session.table().unwrap().legal();
                let action = legal[records.len() % legal.len()].clone();
                let append =
                    session.apply_uncommitted(seat, &session::CommandKind::Act(action), None, 6).unwrap();
                records.extend(append.records);
                session.committed();
            }
            let again = restore(session.record.clone(), &records).unwrap();
            assert_eq!(again.unverified, None, "the whole game verifies, its seed too");
            assert!(session.table().unwrap().outcome().is_some());
        }
    }
}

#[test]
fn only_a_lesson_that_leads_into_a_game_can_be_played_on() {
    let first = lesson("luxor", "first").unwrap();
    let mut closed = first.clone();
    closed.stations.iter_mut().for_each(|station| station.play_on = false);
    let refused = played_on(&closed, Progress::default(), "Mira", ANN, &BOTS, secrets(), 5);
    assert!(matches!(refused, Err(Fault::BadRequest(_))));
    let nameless = played_on(first, Progress::default(), " ", ANN, &BOTS, secrets(), 5);
    assert!(matches!(nameless, Err(Fault::BadName(_))));
}

#[test]
fn what_the_others_hold_is_not_sent_to_the_learner() {
    for lesson in all() {
        for step in 0..=last_step(lesson) {
            let at = lesson.at(Progress { step, ..Progress::default() }, "Mira").unwrap();
            let own = at.table.view(Viewer::Seat(SEAT)).text();
            let own: Value = serde_json::from_str(own.get()).unwrap();
            let state = serde_json::to_value(at.into_state(false).unwrap()).unwrap();
            assert_eq!(state["snapshot"]["view"], own);
            assert_eq!(state["snapshot"]["watch"], Value::Null);
        }
    }
}
