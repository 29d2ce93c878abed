//! Days and months of the calendar, without time zones.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A day, counted from 1970-01-01; as text `2026-11-18`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub u32);

/// A month; as text `2026-11`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Month {
    year: u32,
    /// From 1.
    month: u32,
}

/// Years that can be named: a number of four digits, and no day before the first.
const YEARS: RangeInclusive<u32> = 1970..=9999;

impl Day {
    /// The day of a time in milliseconds since 1970, in UTC.
    pub fn of_millis(millis: i64) -> Day {
        Day(u32::try_from(millis.div_euclid(86_400_000)).unwrap_or_default())
    }

    /// The day after it.
    pub fn next(self) -> Day {
        Day(self.0 + 1)
    }

    /// The month it belongs to.
    pub fn month(self) -> Month {
        let (year, month, _) = self.date();
        Month { year, month }
    }

    /// Year, month and day, by eras of 400 years that begin in March.
    pub fn date(self) -> (u32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        (year_of_era + era * 400 + u32::from(month <= 2), month, day)
    }

    /// The inverse of [`date`](Day::date); of a day that the month does not have it is a day of the next one.
    const fn of_date(year: u32, month: u32, day: u32) -> Day {
        let year = if month <= 2 { year - 1 } else { year };
        let month_from_march = if month <= 2 { month + 9 } else { month - 3 };
        let (era, year_of_era) = (year / 400, year % 400);
        let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Day(era * 146_097 + day_of_era - 719_468)
    }
}

impl Month {
    /// Its days.
    pub fn days(self) -> impl Iterator<Item = Day> {
        let (year, next) = if self.month == 12 { (self.year + 1, 1) } else { (self.year, self.month + 1) };
        (Day::of_date(self.year, self.month, 1).0..Day::of_date(year, next, 1).0).map(Day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

impl FromStr for Month {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('-').and_then(|(year, month)| {
            let is_plain =
                |text: &str, digits| text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
            (is_plain(year, 4) && is_plain(month, 2)).then(|| (year.parse().ok(), month.parse().ok()))
        });
        match numbers {
            Some((Some(year), Some(month))) if YEARS.contains(&year) && (1..=12).contains(&month) => {
                Ok(Month { year, month })
            }
            _ => Err(format!("{text:?} is no month; one reads 2026-11")),
        }
    }
}

impl FromStr for Day {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no day; one reads 2026-11-18");
        let (month, day) = text.rsplit_once('-').ok_or_else(wrong)?;
        let month: Month = month.parse().map_err(|_| wrong())?;
        // A day is what is written as this text: `2026-02-30` and `2026-2-3` are none.
        month.days().find(|known| day.len() == 2 && known.to_string() == text).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates_and_dates_days() {
        for (days, text) in [
            (0, "1970-01-01"),
            (11_015, "2000-02-28"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_772, "2026-11-15"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(Day(days).to_string(), text);
            assert_eq!(text.parse(), Ok(Day(days)));
        }
        assert_eq!(Day::of_millis(1_794_776_220_000).to_string(), "2026-11-15");
        assert_eq!(Day::of_millis(-1), Day(0));
        for day in (0..60_000).map(Day) {
            let (year, month, of_month) = day.date();
            assert_eq!(Day::of_date(year, month, of_month), day);
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for wrong in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2025-02-29",
            "2026-1-2",
            "2026-11-00",
            "1969-12-31",
            "x-11-18",
        ] {
            assert!(wrong.parse::<Day>().unwrap_err().contains("one reads 2026-11-18"), "{wrong}");
        }
        for wrong in ["", "2026", "2026-13", "2026-00", "2026-1", "+026-01", "2026-11-18"] {
            assert!(wrong.parse::<Month>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn months_have_their_days() {
        let days = |text: &str| text.parse::<Month>().unwrap().days().count();
        assert_eq!(["2026-11", "2026-12", "2028-02", "2026-02"].map(days), [30, 31, 29, 28]);
        assert_eq!("2026-11-18".parse::<Day>().unwrap().month().to_string(), "2026-11");
    }
}
