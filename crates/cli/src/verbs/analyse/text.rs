//! The report as text.

use super::report::Report;
use game::Seat;
use terminal::paint;

/// A seat's numbers need columns of this width.
const COLUMN: usize = 11;
const NAME: usize = 18;

/// The whole report.
pub fn text(report: &Report<'_>) -> String {
    let words = report.words;
    let mut out = String::from("\n");
    if let Some(summary) = &report.analysis.summary {
        out.push_str(&format!("  {}\n\n", paint::gold(&words.say(summary))));
    }
    let row = |name: &str, cells: &[String]| {
        let cells: String = cells.iter().map(|cell| paint::right(cell, COLUMN)).collect();
        format!("  {}{cells}\n", paint::pad(name, NAME))
    };
    let heads = ["start", "luck", "play", "others", "result"].map(|id| words.name(&format!("analyse-{id}")));
    out.push_str(&row(&words.name("analyse-player"), &heads));
    for (seat, numbers) in report.seats() {
        let shown = numbers.shown;
        let name = paint::player(Seat(seat as u8), &paint::cut(report.name(seat), NAME - 1));
        let cells = [
            report.percent(shown.start),
            report.change(shown.luck),
            report.change(shown.play),
            report.change(shown.others),
            report.percent(shown.result),
        ];
        out.push_str(&row(&name, &cells));
    }
    out.push('\n');
    for (seat, numbers) in report.seats() {
        let grades = numbers.grades;
        let counted = [
            ("blunder", grades.blunder),
            ("mistake", grades.mistake),
            ("inaccuracy", grades.inaccuracy),
            ("strong", grades.strong),
        ];
        let counted: Vec<String> = counted
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(id, count)| format!("{} {count}", words.name(&format!("analyse-grade-{id}"))))
            .collect();
        let loss = words.label(words.name("analyse-loss"), report.fine_percent(numbers.loss));
        let parts: Vec<String> = std::iter::once(loss).chain(counted).collect();
        out.push_str(&format!("  {}{}\n", paint::pad(report.name(seat), NAME), parts.join(" · ")));
    }
    out.push_str(&format!("\n  {}\n", paint::heading(&words.name("analyse-turning-points"))));
    let points = report.turning_points();
    if points.is_empty() {
        out.push_str(&format!("  {}\n", words.name("analyse-no-turning-points")));
    }
    for point in points {
        let name = paint::player(Seat(point.seat), report.name(usize::from(point.seat)));
        out.push_str(&format!("  {} · {name} {} {}\n", point.when, point.change, point.sign));
        point.what.iter().for_each(|line| out.push_str(&format!("      {line}\n")));
    }
    out.push_str(&format!("\n  {}\n", paint::faint(&words.name("analyse-views"))));
    out
}
