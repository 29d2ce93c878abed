//! UTC timestamps for the names of saved games.

use std::time::{SystemTime, UNIX_EPOCH};

/// The current date and time (UTC), such as `2026-11-15-2057`.
pub fn now() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs());
    format(seconds)
}

fn format(seconds: u64) -> String {
    let (year, month, day) = date(seconds / 86_400);
    let minutes = seconds % 86_400 / 60;
    format!("{year:04}-{month:02}-{day:02}-{:02}{:02}", minutes / 60, minutes % 60)
}

/// The civil date of a day counted from 1970-01-01, by eras of 400 years that begin in March.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
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
