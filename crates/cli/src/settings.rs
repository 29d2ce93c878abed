//! Settings of `luxor serve` from a file. Each setting is one option in [`ServeArgs`], which
//! also says its default and its environment variable; the file says the same options by name.
//!
//! What is given as an option counts most, then the environment, then the file, then the default.

use crate::cli::{Cli, ServeArgs, Verb};
use crate::fault::Fault;
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches, Parser};
use std::ffi::OsString;
use std::path::Path;
use toml::Value;

const SERVE: &str = "serve";

/// Reads the command line, the environment and the file of settings, if one is named.
pub fn parse() -> Result<Cli, Fault> {
    let given: Vec<OsString> = std::env::args_os().collect();
    let cli = Cli::parse_from(&given);
    match &cli.verb {
        // Without a verb the program serves, by the environment and its file.
        None => {
            let language = cli.language;
            let given = [OsString::from("luxor"), OsString::from(SERVE)];
            Ok(Cli { language, ..with_file(Cli::parse_from(&given), &given)? })
        }
        Some(_) => with_file(cli, &given),
    }
}

/// The same command line over the settings in its file.
fn with_file(cli: Cli, given: &[OsString]) -> Result<Cli, Fault> {
    let Some(Verb::Serve(ServeArgs { config: Some(path), .. })) = &cli.verb else { return Ok(cli) };
    let settings = read(path)?;
    let command = Cli::command().mut_subcommand(SERVE, |serve| {
        settings
            .iter()
            .fold(serve, |serve, (id, value)| serve.mut_arg(id, |arg| arg.default_value(value.clone())))
    });
    let matches = command.get_matches_from(given);
    Cli::from_arg_matches(&matches).map_err(|error| Fault::usage(error.to_string()))
}

/// The settings in a file: the id of each argument, and its value as it would be given on the command line.
fn read(path: &Path) -> Result<Vec<(String, String)>, Fault> {
    let wrong = |why: String| Fault::usage(format!("{}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| wrong(error.to_string()))?;
    let command = Cli::command();
    let serve = command.find_subcommand(SERVE).ok_or_else(|| wrong("there is no verb serve".into()))?;
    table
        .iter()
        .map(|(name, value)| {
            let arg = setting(serve, name).ok_or_else(|| wrong(unknown(serve, name)))?;
            let value = text_of(arg, value).map_err(|why| wrong(format!("{name}: {why}")))?;
            check(arg, name, &value).map_err(wrong)?;
            Ok((arg.get_id().to_string(), value))
        })
        .collect()
}

/// The argument that a setting of this name stands for.
fn setting<'a>(serve: &'a Command, name: &str) -> Option<&'a Arg> {
    settings(serve).find(|arg| arg.get_long() == Some(name))
}

/// Everything a file can say: all options but the file itself.
fn settings(serve: &Command) -> impl Iterator<Item = &Arg> {
    let others = ["config", "help", "language"];
    serve.get_arguments().filter(move |arg| !arg.is_hide_set() && !others.contains(&arg.get_id().as_str()))
}

fn unknown(serve: &Command, name: &str) -> String {
    let known: Vec<&str> = settings(serve).filter_map(Arg::get_long).collect();
    format!("there is no setting {name:?}; there are {}", known.join(", "))
}

/// A value as it would be given on the command line.
fn text_of(arg: &Arg, value: &Value) -> Result<String, String> {
    let is_flag = matches!(arg.get_action(), ArgAction::SetTrue);
    match value {
        Value::Boolean(on) if is_flag => Ok(on.to_string()),
        Value::String(text) if !is_flag => Ok(text.clone()),
        Value::Integer(number) if !is_flag => Ok(number.to_string()),
        _ if is_flag => Err(format!("true or false, not {value}")),
        _ => Err(format!("a number or a text in quotes, not {value}")),
    }
}

/// Checks a value by the rules of its option.
fn check(arg: &Arg, name: &str, value: &str) -> Result<(), String> {
    let alone = Command::new("luxor").no_binary_name(true).arg(arg.clone());
    let words: Vec<String> = match arg.get_action() {
        ArgAction::SetTrue => Vec::new(),
        _ => vec![format!("--{name}={value}")],
    };
    let told = |error: clap::Error| error.to_string().lines().next().unwrap_or_default().to_string();
    alone.try_get_matches_from(words).map(|_| ()).map_err(told)
}
