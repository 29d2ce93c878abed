//! The report as one page without scripts, to keep or to send.

use super::report::{Report, sign};
use catalogue::analysis::{ChancesAt, Grade};

/// One colour for each seat, distinguishable by lightness too.
const COLOURS: [&str; 8] =
    ["#b5482a", "#d9a514", "#2f7d8c", "#5b4a91", "#7a8f3a", "#a85c8a", "#4a5a6a", "#c98b6b"];
const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 220.0;

const STYLE: &str = "\
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}\
body{max-width:60rem;margin:2rem auto;padding:0 1rem}\
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .8rem;text-align:right}\
th:first-child,td:first-child{text-align:left}tr{border-bottom:1px solid #8884}\
svg{width:100%;height:auto}.seat{display:inline-block;width:.8em;height:.8em;margin-right:.5em;border-radius:2px}\
li{margin:.6rem 0}li p{margin:.1rem 0 .1rem 1.5rem}.sign{font-weight:bold}small{opacity:.75}";

/// The whole page.
pub fn page(report: &Report<'_>) -> String {
    let words = report.words;
    let name = |id: &str| escaped(&words.name(id));
    let summary = report.analysis.summary.as_ref().map(|summary| words.say(summary)).unwrap_or_default();
    let title = name("analyse-title");
    let language = words.language().code();
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head>\n\
         <body><h1>{title}</h1>\n<p>{}</p>\n",
        escaped(&summary)
    );
    out.push_str(&seats(report));
    out.push_str(&format!("<h2>{}</h2>\n{}", name("analyse-chances"), bands(report)));
    out.push_str(&format!("<h2>{}</h2>\n<ul>\n", name("analyse-turning-points")));
    let points = report.turning_points();
    if points.is_empty() {
        out.push_str(&format!("<li>{}</li>\n", name("analyse-no-turning-points")));
    }
    for point in points {
        out.push_str(&item(report, &point.when, point.seat, &point.change, point.sign, &point.what));
    }
    out.push_str(&format!("</ul>\n<h2>{}</h2>\n<ul>\n", name("analyse-decisions")));
    for decision in &report.analysis.decisions {
        if matches!(decision.grade, Grade::Fine | Grade::Unclear) {
            continue;
        }
        let when = words.say(&game::Message::new("analyse-turn").number("turn", decision.turn));
        let change = report.change((-100.0 * decision.loss).round() as i32);
        out.push_str(&item(
            report,
            &when,
            decision.seat,
            &change,
            sign(decision.grade),
            &report.decision(decision),
        ));
    }
    out.push_str(&format!("</ul>\n<p><small>{}</small></p>\n</body></html>\n", name("analyse-views")));
    out
}

fn item(report: &Report<'_>, when: &str, seat: u8, change: &str, sign: &str, what: &[String]) -> String {
    let lines: String = what.iter().map(|line| format!("<p>{}</p>", escaped(line))).collect();
    format!(
        "<li>{} · {} {} <span class=\"sign\">{sign}</span>{lines}</li>\n",
        escaped(when),
        player(report, usize::from(seat)),
        escaped(change)
    )
}

/// A player with the colour of the seat.
fn player(report: &Report<'_>, seat: usize) -> String {
    let colour = COLOURS[seat % COLOURS.len()];
    format!("<span class=\"seat\" style=\"background:{colour}\"></span>{}", escaped(report.name(seat)))
}

/// Luck and play, the winner first.
fn seats(report: &Report<'_>) -> String {
    let heads = ["player", "start", "luck", "play", "others", "result", "loss"]
        .map(|id| format!("<th>{}</th>", escaped(&report.words.name(&format!("analyse-{id}")))));
    let mut out = format!("<table><tr>{}</tr>\n", heads.concat());
    for (seat, numbers) in report.seats() {
        let shown = numbers.shown;
        let cells = [
            report.percent(shown.start),
            report.change(shown.luck),
            report.change(shown.play),
            report.change(shown.others),
            report.percent(shown.result),
            report.fine_percent(numbers.loss),
        ];
        let cells: String = cells.iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect();
        out.push_str(&format!("<tr><td>{}</td>{cells}</tr>\n", player(report, seat)));
    }
    out.push_str("</table>\n");
    out
}

/// The chances of all seats over the game, one band above the other.
fn bands(report: &Report<'_>) -> String {
    let chances = &report.analysis.chances;
    let last = chances.last().map_or(1, |at| at.at).max(1) as f64;
    let x = |at: &ChancesAt| WIDTH * at.at as f64 / last;
    let upto = |at: &ChancesAt, seat: usize| HEIGHT * at.chances[..seat].iter().sum::<f64>();
    let label = escaped(&report.words.name("analyse-chances"));
    let mut out = format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{label}\">\n");
    for seat in 0..report.analysis.seats.len() {
        let above = chances.iter().map(|at| format!("{:.1},{:.1}", x(at), upto(at, seat)));
        let below = chances.iter().rev().map(|at| format!("{:.1},{:.1}", x(at), upto(at, seat + 1)));
        let points: Vec<String> = above.chain(below).collect();
        let (colour, name) = (COLOURS[seat % COLOURS.len()], escaped(report.name(seat)));
        let points = points.join(" ");
        out.push_str(&format!(
            "<polygon points=\"{points}\" fill=\"{colour}\"><title>{name}</title></polygon>\n"
        ));
    }
    let half = HEIGHT / 2.0;
    out.push_str(&format!(
        "<path d=\"M0 {half}H{WIDTH}\" stroke=\"#fff\" stroke-dasharray=\"6 6\"/>\n</svg>\n"
    ));
    out
}

/// Names of players are texts of other people.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
