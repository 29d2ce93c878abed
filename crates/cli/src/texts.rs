//! The texts of all titles: their messages and their rule books.

use catalogue::{Listed, Visit, titles};
use terminal::{Language, Texts, Words};

/// The texts of the title with this id.
pub fn of_title(language: Language, title: &str) -> Option<Texts> {
    struct Find(Language);

    impl Visit for Find {
        type Output = Texts;

        fn visit<G: Listed>(self) -> Texts {
            G::texts(self.0)
        }
    }

    catalogue::visit(title, Find(language))
}

/// The texts of every title, in the order of the titles.
pub fn of_all_titles(language: Language) -> impl Iterator<Item = Texts> {
    titles().iter().filter_map(move |title| of_title(language, title.meta().id))
}

/// The messages of the program and of every title, those of lessons included.
pub fn words(language: Language) -> Words {
    let messages = of_all_titles(language).flat_map(|texts| texts.messages.iter().copied());
    Words::new(language, messages.chain(lessons(language)))
}

/// The texts of the lessons of every title.
fn lessons(language: Language) -> impl Iterator<Item = &'static str> {
    struct Find(Language);

    impl Visit for Find {
        type Output = &'static str;

        fn visit<G: Listed>(self) -> &'static str {
            G::lesson_texts(self.0)
        }
    }

    titles().iter().filter_map(move |title| catalogue::visit(title.meta().id, Find(language)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::{AnyTable, Refused, Title};
    use game::transcript::Player;
    use game::{ChaCha8Rng, GameRequest, Seat, Seed, SeedableRng, Stage, Viewer, below};
    use std::collections::BTreeSet;
    use terminal::notation::Notation;

    fn complete(text: &str) {
        assert!(!text.contains('‹'), "a text is missing: {text}");
    }

    fn players(count: u8) -> Vec<Player> {
        (0..count).map(|seat| Player { name: format!("P{seat}"), bot: Some("random".into()) }).collect()
    }

    fn table(title: &str, count: u8, modules: &[&str], seed: u64) -> Box<dyn AnyTable> {
        let title = catalogue::title(title).unwrap();
        let modules = modules.iter().map(|id| id.to_string()).collect();
        let request = GameRequest { players: count, modules, first: None };
        title.deal(&request, None, players(count), Seed::from_number(seed)).unwrap()
    }

    /// Plays one of the legal actions at random.
    fn play(table: &mut dyn AnyTable, rng: &mut ChaCha8Rng) {
        let mut legal = table.legal();
        let action = legal.swap_remove(below(rng, legal.len() as u32) as usize);
        table.act(&action).unwrap();
    }

    #[test]
    fn every_title_has_its_texts() {
        let languages = Language::ALL.map(words);
        for (title, words) in
            titles().iter().flat_map(|title| languages.each_ref().map(|words| (title, words)))
        {
            let meta = title.meta();
            let modules = meta.modules.iter().flat_map(|module| [module.name, module.about]);
            let advice = meta.advice.iter().map(|advice| advice.message);
            let sheet = title.sheet().iter().map(|field| field.ask);
            let categories = title.categories().iter().copied();
            for id in [meta.name, meta.about]
                .into_iter()
                .chain(modules)
                .chain(advice)
                .chain(sheet)
                .chain(categories)
            {
                complete(&words.name(id));
            }
        }
    }

    #[test]
    fn every_event_has_a_sentence() {
        for title in titles() {
            let meta = title.meta();
            let modules: Vec<&str> = meta.modules.iter().map(|module| module.id).collect();
            for seed in 0..8 {
                let mut table = table(meta.id, *meta.players.end(), &modules, seed);
                let language = Language::ALL[seed as usize % Language::ALL.len()];
                let words = words(language).at_table(meta.id, table.players());
                let (painter, mut rng) = (crate::screen::painter(&*table), ChaCha8Rng::seed_from_u64(seed));
                while let Some(seat) = table.decider() {
                    complete(&painter.menu(&*table, Viewer::Seat(seat), &words).text);
                    complete(&painter.question(&*table, seat, &words));
                    play(&mut *table, &mut rng);
                }
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                    for message in painter.log(&*table, viewer, 0) {
                        complete(&words.say(&message));
                        words.short(&message).iter().for_each(|text| complete(text));
                    }
                }
            }
        }
    }

    /// Every action chosen in some games, tried in positions where most of them are illegal.
    #[test]
    fn every_refusal_has_a_sentence() {
        for title in titles() {
            let mut refused = 0;
            let meta = title.meta();
            let modules: Vec<&str> = meta.modules.iter().map(|module| module.id).collect();
            let mut actions = BTreeSet::new();
            for seed in 0..4 {
                let mut table = table(meta.id, 2, &modules, seed);
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                while table.decider().is_some() {
                    actions.extend(table.legal());
                    play(&mut *table, &mut rng);
                }
            }
            let mut table = table(meta.id, 2, &modules, 9);
            let words = words(Language::En).at_table(meta.id, table.players());
            let mut rng = ChaCha8Rng::seed_from_u64(9);
            for step in 0.. {
                let legal = table.legal();
                for action in
                    actions.iter().skip(step % 7).step_by(7).filter(|action| !legal.contains(action))
                {
                    match table.act(action) {
                        Err(Refused::Forbidden(refusal)) => complete(&words.say(&refusal.message)),
                        other => panic!("{action}: {other:?}"),
                    }
                    refused += 1;
                }
                if legal.is_empty() {
                    break;
                }
                play(&mut *table, &mut rng);
            }
            assert!(refused > 1000 || meta.stage == Stage::Trial, "{refused}");
        }
    }

    /// Every legal action that occurs in some games of a title with all modules.
    fn actions(title: &dyn Title) -> BTreeSet<String> {
        let mut actions = BTreeSet::new();
        let meta = title.meta();
        let count = *meta.players.end();
        let modules = meta.modules.iter().map(|module| module.id.to_string()).collect();
        let request = GameRequest { players: count, modules, first: None };
        for seed in 0..8 {
            let players = (0..count).map(|seat| Player { name: format!("P{seat}"), bot: None }).collect();
            let mut table = title.deal(&request, None, players, Seed::from_number(seed)).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            while table.decider().is_some() {
                actions.extend(table.legal());
                play(&mut *table, &mut rng);
            }
        }
        actions
    }

    #[test]
    fn every_shown_action_parses_back() {
        for (title, language) in
            titles().iter().flat_map(|title| Language::ALL.map(|language| (title, language)))
        {
            let words = words(language).at_table(title.meta().id, &[]);
            for action in &actions(*title) {
                let shown = words.notation().show(action);
                assert_eq!(words.notation().read(&shown), *action, "{language:?}: {shown}");
                assert_eq!(words.notation().read(&shown.to_lowercase()), *action, "{language:?}: {shown}");
                if language == Language::En {
                    assert_eq!(shown, *action);
                }
            }
        }
    }

    /// A word missing in a title's `action-words` would be shown in English.
    #[test]
    fn every_word_of_an_action_has_a_translation() {
        for title in titles() {
            let words = words(Language::De).at_table(title.meta().id, &[]);
            let blank = Notation::new(words.notation().phrases().map(|english| (english.into(), "_".into())));
            for action in actions(*title) {
                let shown = blank.show(&action);
                let is_word = |word: &str| word.chars().all(|char| char.is_ascii_lowercase() || char == '-');
                let kept: Vec<&str> = shown.split(' ').filter(|word| is_word(word)).collect();
                assert!(kept.is_empty(), "{action}: {kept:?}");
            }
        }
    }
}
