//! Forecasts in ten bins, with errors that take games as what is independent: positions of one game are not.

/// Number of bins.
pub const BINS: usize = 10;

/// Forecasts and results in ten bins.
#[derive(Default)]
pub struct Bins {
    bins: [Bin; BINS],
    games: u64,
    forecasts: u64,
    /// The sum of squared differences of forecast and result.
    squares: f64,
    wins: f64,
}

/// One bin.
#[derive(Clone, Default)]
pub struct Bin {
    pub forecasts: u64,
    sum: f64,
    wins: f64,
    /// For each game with a forecast here: how many, and by how much wins exceed what was forecast.
    games: Vec<(f64, f64)>,
}

impl Bin {
    /// The mean forecast.
    pub fn forecast(&self) -> f64 {
        self.sum / self.forecasts.max(1) as f64
    }

    /// The share of wins.
    pub fn won(&self) -> f64 {
        self.wins / self.forecasts.max(1) as f64
    }

    /// The standard error of the difference of both, with games as clusters.
    pub fn error(&self) -> f64 {
        let mean = self.won() - self.forecast();
        let squares: f64 = self.games.iter().map(|(count, excess)| (excess - mean * count).powi(2)).sum();
        squares.sqrt() / self.forecasts.max(1) as f64
    }
}

impl Bins {
    /// Adds the forecasts of one game, each with its result.
    pub fn add_game(&mut self, forecasts: &[(f64, f64)]) {
        self.games += 1;
        let mut here = [(0.0, 0.0); BINS];
        for &(forecast, won) in forecasts {
            let at = ((forecast * BINS as f64) as usize).min(BINS - 1);
            let bin = &mut self.bins[at];
            bin.forecasts += 1;
            bin.sum += forecast;
            bin.wins += won;
            here[at].0 += 1.0;
            here[at].1 += won - forecast;
            self.squares += (forecast - won).powi(2);
            self.wins += won;
        }
        self.forecasts += forecasts.len() as u64;
        for (bin, &(count, excess)) in self.bins.iter_mut().zip(&here) {
            if count > 0.0 {
                bin.games.push((count, excess));
            }
        }
    }

    pub fn all(&self) -> &[Bin] {
        &self.bins
    }

    /// The mean squared difference of forecast and result.
    pub fn brier(&self) -> f64 {
        self.squares / self.forecasts.max(1) as f64
    }

    /// The same if everybody always got the same chance.
    pub fn baseline(&self) -> f64 {
        let base = self.wins / self.forecasts.max(1) as f64;
        base * (1.0 - base)
    }

    /// The mean squared difference of forecast and share of wins over the bins.
    pub fn reliability(&self) -> f64 {
        let part = |bin: &Bin| bin.forecasts as f64 * (bin.forecast() - bin.won()).powi(2);
        self.bins.iter().map(part).sum::<f64>() / self.forecasts.max(1) as f64
    }

    /// As a table, and a line with the scores.
    pub fn table(&self) -> String {
        let mut text = String::from(
            "| forecast | positions and seats | mean forecast | won | error |\n|---|---|---|---|---|\n",
        );
        for (at, bin) in self.bins.iter().enumerate() {
            text.push_str(&format!(
                "| {}-{} % | {} | {:.1} % | {:.1} % | {:.1} % |\n",
                10 * at,
                10 * (at + 1),
                bin.forecasts,
                100.0 * bin.forecast(),
                100.0 * bin.won(),
                100.0 * bin.error()
            ));
        }
        text.push_str(&format!(
            "\n{} games, {} forecasts. Brier score {:.4} (the same chance for everybody: {:.4}), reliability {:.5}.\n",
            self.games,
            self.forecasts,
            self.brier(),
            self.baseline(),
            self.reliability()
        ));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forecasts_are_compared_with_results() {
        let mut bins = Bins::default();
        for won in [1.0, 0.0, 0.0, 0.0] {
            bins.add_game(&[(0.25, won), (0.75, 1.0 - won)]);
        }
        let [quarter, most] = [&bins.all()[2], &bins.all()[7]];
        assert_eq!((quarter.forecasts, quarter.forecast(), quarter.won()), (4, 0.25, 0.25));
        assert_eq!(most.won(), 0.75);
        assert!((quarter.error() - (3.0f64 / 4.0).sqrt() / 4.0).abs() < 1e-9, "{}", quarter.error());
        assert!((bins.brier() - 0.1875).abs() < 1e-9 && bins.reliability() < 1e-9);
        assert_eq!(bins.baseline(), 0.25);
    }
}
