//! Seats people and bots from the options of the command line.

use catalogue::BotFactory;
use game::transcript::Player;
use game::{Message, Seat};
use terminal::Words;

/// The names of computer players, by the letter of their seat.
const NAMES: [&str; 8] = ["Amun", "Bastet", "Cleo", "Djoser", "Eset", "Faiyum", "Geb", "Hapi"];

/// The default number of bots.
const USUAL_BOTS: usize = 3;

/// The default bot: plays sensibly, and can be beaten.
const USUAL_BOT: &str = "gentle";

/// The options that say who plays.
pub struct Asked<'a> {
    /// All players together.
    pub players: Option<u8>,
    /// A number, or names separated by commas.
    pub bots: Option<&'a str>,
    /// The people's names.
    pub people: Option<&'a [String]>,
}

/// The players in the order of their seats: people first.
pub fn seat(
    asked: &Asked,
    title: &str,
    factory: &dyn BotFactory,
    words: &Words,
) -> Result<Vec<Player>, String> {
    let players = asked.players.map(usize::from);
    let mut people = match asked.people {
        Some(names) => names.iter().map(|name| name.trim().to_string()).collect::<Vec<_>>(),
        None => Vec::new(),
    };
    if people.iter().any(String::is_empty) {
        return Err(words.name("seating-name-missing"));
    }
    let bots = match asked.bots {
        Some(text) => Some(bots(text, title, factory, words)?),
        None => None,
    };
    if asked.people.is_none() {
        // A game of bots alone has to be asked for explicitly; the person then watches.
        let watching = bots.as_ref().is_some_and(|bots| players == Some(bots.len()));
        if !watching {
            people.push(words.name("player"));
        }
    }
    let bots = match (bots, players) {
        (Some(bots), _) => bots,
        (None, Some(players)) => vec![USUAL_BOT.into(); players.saturating_sub(people.len())],
        (None, None) if asked.people.is_some() && people.len() > 1 => Vec::new(),
        (None, None) => vec![USUAL_BOT.into(); USUAL_BOTS],
    };
    if let Some(players) = players
        && people.len() + bots.len() != players
    {
        let message = Message::new("seating-count")
            .number("people", people.len() as i64)
            .number("bots", bots.len() as i64)
            .number("players", players as i64);
        return Err(words.say(&message));
    }
    for (i, name) in people.iter().enumerate() {
        if people[..i].contains(name) {
            return Err(words.say(&Message::new("seating-same-name").text("name", name)));
        }
    }
    let person = |name: String| Player { name, bot: None };
    let mut seated: Vec<Player> = people.into_iter().map(person).collect();
    for bot in bots {
        let name = NAMES.get(seated.len()).copied().unwrap_or("Horus");
        let taken = seated.iter().any(|player| player.name == name);
        let name = match taken {
            true => words.say(&Message::new("seating-computer").text("name", name)),
            false => name.to_string(),
        };
        seated.push(Player { name, bot: Some(bot) });
    }
    Ok(seated)
}

/// `3`, or `random,random,random`.
fn bots(text: &str, title: &str, factory: &dyn BotFactory, words: &Words) -> Result<Vec<String>, String> {
    if let Ok(count) = text.trim().parse::<usize>() {
        if count > game::MAX_SEATS {
            return Err(words.say(&Message::new("seating-too-many-bots").number("count", count as i64)));
        }
        return Ok(vec![USUAL_BOT.into(); count]);
    }
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_string()).collect();
    names.iter().try_for_each(|name| factory.check(title, name))?;
    Ok(names)
}

/// A seat by the player's name or by its number.
pub fn find(players: &[Player], who: &str, words: &Words) -> Result<Seat, String> {
    if let Some(seat) = players.iter().position(|player| player.name.eq_ignore_ascii_case(who.trim())) {
        return Ok(Seat(seat as u8));
    }
    match who.trim().parse::<usize>() {
        Ok(number) if (1..=players.len()).contains(&number) => Ok(Seat(number as u8 - 1)),
        _ => {
            let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
            let message = Message::new("seating-nobody")
                .text("who", who)
                .text("names", names.join(", "))
                .number("count", players.len() as i64);
            Err(words.say(&message))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts;
    use bots::Bots;
    use terminal::Language;

    fn seated(players: Option<u8>, bots: Option<&str>, people: Option<&[&str]>) -> Result<String, String> {
        let people: Option<Vec<String>> =
            people.map(|names| names.iter().map(|name| name.to_string()).collect());
        let asked = Asked { players, bots, people: people.as_deref() };
        let seated = seat(&asked, "luxor", &Bots::default(), &texts::words(Language::En))?;
        let show = |player: &Player| match &player.bot {
            Some(bot) => format!("{}={bot}", player.name),
            None => player.name.clone(),
        };
        Ok(seated.iter().map(show).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn missing_options_get_defaults() {
        assert_eq!(seated(None, None, None).unwrap(), "Player Bastet=gentle Cleo=gentle Djoser=gentle");
        assert_eq!(seated(Some(2), None, None).unwrap(), "Player Bastet=gentle");
        assert_eq!(seated(None, None, Some(&["Ann", "Ben"])).unwrap(), "Ann Ben");
        assert_eq!(seated(Some(3), None, Some(&["Ann", "Ben"])).unwrap(), "Ann Ben Cleo=gentle");
        assert_eq!(seated(None, Some("1"), Some(&["Ann"])).unwrap(), "Ann Bastet=gentle");
        assert_eq!(seated(None, Some("random,random"), None).unwrap(), "Player Bastet=random Cleo=random");
        assert_eq!(seated(Some(2), Some("2"), None).unwrap(), "Amun=gentle Bastet=gentle");
    }

    #[test]
    fn impossible_seatings_are_refused() {
        assert!(seated(Some(4), Some("1"), Some(&["Ann"])).unwrap_err().contains("--players says 4"));
        assert!(seated(None, Some("oracle"), None).unwrap_err().contains("there is random"));
        assert!(seated(None, None, Some(&["Ann", "Ann"])).unwrap_err().contains("Two people"));
        assert!(seated(None, None, Some(&["Ann", ""])).unwrap_err().contains("A name is missing"));
    }
}
