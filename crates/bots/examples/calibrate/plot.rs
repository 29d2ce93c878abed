//! The calibration as a picture.

use crate::bins::Bins;
use std::fmt::Write;

const SIZE: f64 = 360.0;
const EDGE: f64 = 48.0;

/// Share of wins against forecast, with two standard errors; the diagonal would be perfect.
pub fn svg(bins: &Bins) -> String {
    let x = |share: f64| EDGE + SIZE * share;
    let y = |share: f64| EDGE / 2.0 + SIZE * (1.0 - share);
    let (width, height) = (SIZE + 1.5 * EDGE, SIZE + 1.7 * EDGE);
    let most = bins.all().iter().map(|bin| bin.forecasts).max().unwrap_or(1).max(1) as f64;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for step in 0..=5 {
        let share = f64::from(step) / 5.0;
        let (left, right, top, bottom) = (x(0.0), x(1.0), y(1.0), y(0.0));
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            "<path d=\"M{left:.1} {h:.1}H{right:.1}M{v:.1} {top:.1}V{bottom:.1}\" stroke=\"#ddd\" fill=\"none\"/>\n\
             <text x=\"{v:.1}\" y=\"{label:.1}\" text-anchor=\"middle\">{percent}</text>\n\
             <text x=\"{side:.1}\" y=\"{h:.1}\" text-anchor=\"end\" dy=\"4\">{percent}</text>\n",
            h = y(share),
            v = x(share),
            label = bottom + 16.0,
            side = left - 6.0,
            percent = step * 20,
        );
    }
    let _ = writeln!(
        out,
        "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"#999\" stroke-dasharray=\"5 4\"/>",
        x(0.0),
        y(0.0),
        x(1.0),
        y(1.0)
    );
    for bin in bins.all().iter().filter(|bin| bin.forecasts > 0) {
        let (forecast, won, error) = (bin.forecast(), bin.won(), 2.0 * bin.error());
        let radius = 3.0 + 5.0 * (bin.forecasts as f64 / most).sqrt();
        let _ = write!(
            out,
            "<path d=\"M{cx:.1} {low:.1}V{high:.1}\" stroke=\"#b5482a\" stroke-width=\"1.5\"/>\n\
             <circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"{radius:.1}\" fill=\"#b5482a\"/>\n",
            cx = x(forecast),
            cy = y(won),
            low = y((won - error).max(0.0)),
            high = y((won + error).min(1.0)),
        );
    }
    let _ = write!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">forecast, %</text>\n\
         <text transform=\"translate(14 {:.1}) rotate(-90)\" text-anchor=\"middle\">\
         won, % (bars: two standard errors)</text>\n\
         </svg>\n",
        x(0.5),
        height - 8.0,
        y(0.5)
    );
    out
}
