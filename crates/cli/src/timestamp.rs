//! UTC timestamps for the names of saved games.

use session::Day;
use std::time::{SystemTime, UNIX_EPOCH};

/// The current date and time (UTC), such as `2026-11-15-2057`.
pub fn now() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs());
    format(seconds)
}

fn format(seconds: u64) -> String {
    let day = Day(u32::try_from(seconds / 86_400).unwrap_or_default());
    let minutes = seconds % 86_400 / 60;
    format!("{day}-{:02}{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::format;

    #[test]
    fn dates_match_the_calendar() {
        assert_eq!(format(0), "1970-01-01-0000");
        assert_eq!(format(951_782_399), "2000-02-28-2359");
        assert_eq!(format(951_782_400), "2000-02-29-0000");
        assert_eq!(format(1_794_776_220), "2026-11-15-2057");
    }
}
