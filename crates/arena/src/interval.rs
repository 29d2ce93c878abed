//! Confidence intervals of shares.

/// The normal deviate of a 95 % interval.
const Z: f64 = 1.959_964;

/// The Wilson 95 % interval of a share of successes; shared wins count as fractions.
pub fn wilson(successes: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let share = successes / n;
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_matches_published_values() {
        let (low, high) = wilson(50.0, 100);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3);
        let (low, high) = wilson(0.0, 10);
        assert!(low < 1e-12 && (high - 0.2775).abs() < 1e-3);
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }
}
