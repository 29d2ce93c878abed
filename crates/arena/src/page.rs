//! A ladder as a self-contained HTML page with plots.

use crate::Ladder;
use std::fmt::Write;

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:56rem;margin:2rem auto;padding:0 1rem;\
color:#2b2117;background:#fbf6ea}svg{width:100%;height:auto}text{font:13px sans-serif;fill:currentColor}\
table{border-collapse:collapse}td,th{border-bottom:1px solid #cbb98f;padding:.2rem .6rem;text-align:right}\
th:first-child,td:first-child{text-align:left}\
@media(prefers-color-scheme:dark){body{background:#1d1811;color:#efe3c8}}";

/// The colours of the categories.
const COLOURS: [&str; 8] =
    ["#a8612a", "#3d7a8c", "#b59a2b", "#6f4a7e", "#4f7d43", "#b0483f", "#7a6a52", "#888888"];

impl Ladder {
    /// Renders the page; `name` translates the message id of a category.
    pub fn page(&self, name: impl Fn(&str) -> String) -> String {
        let mut out = String::new();
        let title = format!("{}: how strong are the computer players?", self.title);
        // Writing to a String cannot fail.
        let _ = write!(
            out,
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
             content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style><h1>{title}</h1><p>{}.</p>",
            escape(&self.origin())
        );
        if !self.modules.is_empty() {
            let _ = write!(out, "<p>With {}.</p>", escape(&self.modules.join(", ")));
        }
        out.push_str(&self.rating_plot());
        out.push_str(&self.points_plot(name));
        out.push_str(&self.length_plot());
        out.push_str(&self.seat_plot());
        out.push_str("</html>\n");
        out
    }

    fn rating_plot(&self) -> String {
        let ratings = self.ratings();
        let most = ratings.iter().map(|rating| rating.elo + rating.half.min(400.0)).fold(1.0, f64::max);
        let rows = ratings.iter().zip(&self.bots).map(|(rating, name)| {
            let at = |elo: f64| 170.0 + 500.0 * elo.clamp(0.0, most) / most;
            let mark = format!(
                "<line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"12\" y2=\"12\" stroke=\"currentColor\"/>\
                 <circle cx=\"{:.1}\" cy=\"12\" r=\"5\" fill=\"{}\"/>",
                at(rating.elo - rating.half),
                at(rating.elo + rating.half),
                at(rating.elo),
                COLOURS[0]
            );
            (name.clone(), mark, format!("{:.0} ± {:.0}", rating.elo, rating.half))
        });
        plot("Rating with its 95 % interval", "Points as in chess; the lowest player has 0.", rows.collect())
    }

    fn points_plot(&self, name: impl Fn(&str) -> String) -> String {
        let Some(first) = self.pairings.first() else { return String::new() };
        let categories = first.report.categories;
        let points: Vec<Vec<f64>> = (0..self.bots.len()).map(|bot| self.points(bot)).collect();
        let most = points.iter().filter_map(|points| points.last().copied()).fold(1.0, f64::max);
        let rows = points.iter().zip(&self.bots).map(|(points, name)| {
            let mut from = 170.0;
            let mut marks = String::new();
            for (category, value) in points.iter().take(categories.len()).enumerate() {
                let width = 500.0 * value.max(0.0) / most;
                let _ = write!(
                    marks,
                    "<rect x=\"{from:.1}\" y=\"3\" width=\"{width:.1}\" height=\"18\" fill=\"{}\"/>",
                    COLOURS[category % COLOURS.len()]
                );
                from += width;
            }
            (name.clone(), marks, format!("{:.1}", points.last().copied().unwrap_or(0.0)))
        });
        let legend: Vec<String> = categories
            .iter()
            .enumerate()
            .map(|(category, id)| {
                let colour = COLOURS[category % COLOURS.len()];
                format!("<span style=\"color:{colour}\">■</span> {}", escape(&name(id)))
            })
            .collect();
        plot("Mean points by category", &legend.join(" "), rows.collect())
    }

    fn length_plot(&self) -> String {
        let most = self.pairings.iter().map(|pairing| pairing.report.rounds_per_game()).fold(1.0, f64::max);
        let rows = self.pairings.iter().map(|pairing| {
            let rounds = pairing.report.rounds_per_game();
            let name = format!("{} – {}", self.bots[pairing.one], self.bots[pairing.other]);
            (name, bar(rounds / most, COLOURS[1]), format!("{rounds:.1}"))
        });
        plot("Length of games", "Mean turns of each player in a game.", rows.collect())
    }

    fn seat_plot(&self) -> String {
        let shares = self.seat_shares();
        let most = shares.iter().copied().fold(0.01, f64::max);
        let rows = shares.iter().enumerate().map(|(seat, share)| {
            (format!("seat {}", seat + 1), bar(share / most, COLOURS[4]), format!("{:.1} %", 100.0 * share))
        });
        plot("Victories by seat", "All games; who begins is drawn by lot.", rows.collect())
    }
}

fn bar(share: f64, colour: &str) -> String {
    format!("<rect x=\"170\" y=\"3\" width=\"{:.1}\" height=\"18\" fill=\"{colour}\"/>", 500.0 * share)
}

/// An SVG plot; each row has a name, its marks and a number.
fn plot(heading: &str, about: &str, rows: Vec<(String, String, String)>) -> String {
    let height = 24 * rows.len() + 4;
    let mut out = format!(
        "<h2>{heading}</h2><p>{about}</p><svg viewBox=\"0 0 760 {height}\" role=\"img\" aria-label=\"{heading}\">"
    );
    for (at, (name, marks, figure)) in rows.iter().enumerate() {
        let _ = write!(
            out,
            "<g transform=\"translate(0 {})\"><text x=\"160\" y=\"17\" text-anchor=\"end\">{}</text>{marks}\
             <text x=\"678\" y=\"17\">{figure}</text></g>",
            24 * at,
            escape(name)
        );
    }
    out.push_str("</svg>");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
