//! `luxor score`: the final scoring of a game played at a real table.

use crate::cli::ScoreArgs;
use crate::console::{Console, say, show};
use crate::fault::{Done, Fault};
use crate::texts;
use crate::{files, screen};
use catalogue::Title;
use game::transcript::Player;
use game::{Answers, Field, Message, Outcome, Tally, TallyFault};
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;
use terminal::Language;
use terminal::Words;
use terminal::paint;

/// Runs the verb.
pub fn run(args: &ScoreArgs, language: Language) -> Done {
    let title = catalogue::title(&args.what.game).map_err(Fault::usage)?;
    let fields = fields(title, &args.what.modules)?;
    let pad = Pad {
        title,
        components: args.components.as_deref().map(files::read).transpose()?,
        fields,
        words: texts::words(language).at_table(title.meta().id, &[]),
    };
    let mut out = anstream::stdout();
    if args.fields {
        for field in title.sheet() {
            let ask = pad.words.name(field.ask);
            writeln!(
                out,
                "  {} {ask} {}",
                paint::key(&paint::pad(field.id, 12)),
                paint::faint(&pad.words.notation().show(field.example))
            )?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let sheets = if !args.players.is_empty() {
        args.players.iter().map(|text| pad.read_text(text)).collect::<Result<Vec<_>, _>>()?
    } else if args.json {
        pad.read_json(&std::io::read_to_string(std::io::stdin())?)?
    } else {
        pad.ask()?
    };
    if sheets.is_empty() {
        return Err(Fault::usage(pad.words.name("score-nobody")));
    }
    pad.check_together(&sheets)?;
    let outcome = rank(&sheets);
    let players: Vec<Player> =
        sheets.iter().map(|sheet| Player { name: sheet.name.clone(), bot: None }).collect();
    if args.json {
        writeln!(out, "{}", as_json(title, &sheets, &outcome))?;
    } else {
        let words = texts::words(language).at_table(title.meta().id, &players);
        write!(out, "\n{}", screen::result::table(&players, title.categories(), &outcome, &words))?;
        for sheet in sheets.iter().filter(|sheet| !sheet.tally.notes.is_empty()) {
            let notes: Vec<String> = sheet.tally.notes.iter().map(|note| words.say(note)).collect();
            writeln!(out, "  {}", words.label(&sheet.name, notes.join(", ")))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// One player's counted points.
struct Sheet {
    name: String,
    answers: Answers,
    tally: Tally,
}

struct Pad {
    title: &'static dyn Title,
    components: Option<String>,
    fields: Vec<Field>,
    words: Words,
}

/// The fields of the base game and of the modules in play.
fn fields(title: &dyn Title, modules: &[String]) -> Result<Vec<Field>, Fault> {
    let meta = title.meta();
    for module in modules {
        if !meta.modules.iter().any(|known| known.id == module) {
            let known: Vec<&str> = meta.modules.iter().map(|known| known.id).collect();
            return Err(Fault::usage(format!(
                "{} has no module {module:?}; it has {}",
                meta.id,
                known.join(", ")
            )));
        }
    }
    let asked =
        |field: &&Field| field.module.is_none_or(|module| modules.iter().any(|wanted| wanted == module));
    Ok(title.sheet().iter().filter(asked).copied().collect())
}

impl Pad {
    fn tally(&self, answers: &Answers) -> Result<Tally, TallyFault> {
        self.title.tally(self.components.as_deref(), answers)
    }

    fn count(&self, name: &str, answers: &Answers) -> Result<Sheet, Fault> {
        if let Some(unknown) =
            answers.keys().find(|id| !self.title.sheet().iter().any(|field| field.id == *id))
        {
            let known: Vec<&str> = self.title.sheet().iter().map(|field| field.id).collect();
            let message = Message::new("score-unknown-field").text("field", unknown);
            let what = self.words.say(&message.text("known", known.join(", ")));
            return Err(Fault::wrong(format!("{name}: {what}")));
        }
        let tally = self.tally(answers).map_err(|fault| match fault {
            TallyFault::Field(id, what) => Fault::wrong(format!("{name}: {id}: {}", self.words.say(&what))),
            TallyFault::Components(faults) => Fault::wrong(faults),
        })?;
        Ok(Sheet { name: name.into(), answers: answers.clone(), tally })
    }

    /// Refuses what two players cannot both have.
    fn check_together(&self, sheets: &[Sheet]) -> Result<(), Fault> {
        let all: Vec<&Answers> = sheets.iter().map(|sheet| &sheet.answers).collect();
        self.title.check_together(self.components.as_deref(), &all).map_err(|fault| match fault {
            TallyFault::Field(id, what) => Fault::wrong(format!("{id}: {}", self.words.say(&what))),
            TallyFault::Components(faults) => Fault::wrong(faults),
        })
    }

    /// Translates an answer typed in the reader's language to the words of the fields.
    fn read_words(&self, answer: &str) -> String {
        self.words.notation().read(&answer.replace(',', " "))
    }

    /// `Ann: points=14, places=tomb 38`
    fn read_text(&self, text: &str) -> Result<Sheet, Fault> {
        let wrong = || {
            let message = Message::new("score-unreadable").text("typed", text);
            Fault::usage(self.words.say(&message.text("example", "Ann: points=14, keys=1")))
        };
        let (name, rest) = text.split_once(':').ok_or_else(wrong)?;
        let mut answers = Answers::new();
        for part in rest.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (id, value) = part.split_once('=').ok_or_else(wrong)?;
            answers.insert(id.trim().into(), self.read_words(value));
        }
        self.count(name.trim(), &answers)
    }

    /// `{"Ann": {"points": 14, "places": ["tomb", 38]}}`
    fn read_json(&self, text: &str) -> Result<Vec<Sheet>, Fault> {
        let value: Value =
            serde_json::from_str(text).map_err(|error| Fault::wrong(format!("this is not JSON: {error}")))?;
        let shape =
            || Fault::wrong("one object with the players' names is expected: {\"Ann\": {\"points\": 14}}");
        let players = value.as_object().ok_or_else(shape)?;
        let sheet = |(name, fields): (&String, &Value)| {
            let fields = fields.as_object().ok_or_else(shape)?;
            let answers = fields.iter().map(|(id, value)| (id.clone(), plain(value))).collect();
            self.count(name, &answers)
        };
        players.iter().map(sheet).collect()
    }

    /// Asks player by player; a wrong answer is asked again, [`BACK`] asks the question before it again, and the end of
    /// input ends the list.
    fn ask(&self) -> Result<Vec<Sheet>, Fault> {
        let mut console = Console::new();
        let mut people: Vec<(String, Answers)> = Vec::new();
        // How many fields of the last person are answered; all of them before the first name.
        let mut answered = self.fields.len();
        say(&self.words.name("score-intro"))?;
        loop {
            if answered == self.fields.len() {
                let question = self.words.numbered("score-name", people.len() as i64 + 1);
                match console.ask(&format!("\n{}", self.words.label(question, "")))?.as_deref().map(str::trim)
                {
                    None | Some("") => break,
                    Some(BACK) => answered = answered.saturating_sub(usize::from(!people.is_empty())),
                    Some(name) => {
                        people.push((name.to_string(), Answers::new()));
                        answered = 0;
                    }
                }
                continue;
            }
            match self.ask_field(&mut console, &self.fields[answered], &mut people)? {
                Step::On => answered += 1,
                Step::Back if answered > 0 => answered -= 1,
                Step::Back => {
                    // The name was wrong: it is asked again.
                    people.pop();
                    answered = self.fields.len();
                }
            }
        }
        people.iter().map(|(name, answers)| self.count(name, answers)).collect()
    }

    /// Asks the last person about one field until the answer can be counted.
    fn ask_field(
        &self,
        console: &mut Console,
        field: &Field,
        people: &mut [(String, Answers)],
    ) -> Result<Step, Fault> {
        let example = paint::faint(&format!("({})", self.words.notation().show(field.example)));
        let question = self.words.label(format!("  {} {example}", self.words.name(field.ask)), "");
        loop {
            let Some((_, answers)) = people.last_mut() else { return Ok(Step::On) };
            answers.remove(field.id);
            match console.ask(&question)?.as_deref().map(str::trim) {
                None | Some("") => return Ok(Step::On),
                Some(BACK) => return Ok(Step::Back),
                Some(answer) => drop(answers.insert(field.id.into(), self.read_words(answer))),
            }
            let counted = self.tally(answers).and_then(|_| {
                let all: Vec<&Answers> = people.iter().map(|(_, answers)| answers).collect();
                self.title.check_together(self.components.as_deref(), &all)
            });
            match counted {
                Ok(()) => return Ok(Step::On),
                Err(TallyFault::Field(_, what)) => {
                    let what = paint::wrap(&self.words.say(&what), "    ", 4, paint::WIDTH);
                    show(&paint::alarm(&what))?;
                }
                Err(TallyFault::Components(faults)) => return Err(Fault::wrong(faults)),
            }
        }
    }
}

/// What is typed to answer the question before once more.
const BACK: &str = "back";

/// What follows a question.
enum Step {
    /// The next one.
    On,
    /// The one before.
    Back,
}

/// A JSON value as one would type it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(" "),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

fn rank(sheets: &[Sheet]) -> Outcome {
    let parts: Vec<[i16; 8]> = sheets.iter().map(|sheet| sheet.tally.parts).collect();
    let tie_breaks: Vec<i32> = sheets.iter().map(|sheet| sheet.tally.tie_break).collect();
    Outcome::rank(&parts, &tie_breaks)
}

fn as_json(title: &dyn Title, sheets: &[Sheet], outcome: &Outcome) -> Value {
    let player = |(sheet, score): (&Sheet, &game::Score)| {
        let parts: serde_json::Map<String, Value> = title
            .categories()
            .iter()
            .map(|id| id.to_string())
            .zip(score.parts.iter().map(|part| json!(part)))
            .collect();
        let notes: Vec<Value> = sheet.tally.notes.iter().map(|note| json!(note)).collect();
        json!({ "name": sheet.name, "rank": score.rank, "points": score.total, "parts": parts, "notes": notes })
    };
    json!({ "title": title.meta().id, "players": sheets.iter().zip(outcome.scores()).map(player).collect::<Vec<_>>() })
}
