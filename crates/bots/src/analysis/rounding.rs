//! Rounding that keeps sums.

/// Rounds parts to whole numbers that add up to `total` (largest remainder): each is within 1 of its part. `total` must
/// be the rounded sum of the parts.
pub(super) fn largest_remainder<const PARTS: usize>(parts: [f64; PARTS], total: i32) -> [i32; PARTS] {
    let mut rounded = parts.map(|part| part.floor() as i32);
    let mut order: [usize; PARTS] = std::array::from_fn(|part| part);
    let remainder = |part: usize| parts[part] - parts[part].floor();
    order.sort_by(|&one, &other| remainder(other).total_cmp(&remainder(one)));
    let missing = total - rounded.iter().sum::<i32>();
    for &part in order.iter().take(missing.clamp(0, PARTS as i32) as usize) {
        rounded[part] += 1;
    }
    rounded
}

/// Four decimals are more than any estimate here is worth.
pub(crate) fn round(number: f64) -> f64 {
    // Adding zero makes a negative zero positive.
    (number * 1e4).round() / 1e4 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounded_parts_add_up() {
        assert_eq!(largest_remainder([25.4, 21.4, -4.4, 57.6], 100), [25, 21, -4, 58]);
        assert_eq!(largest_remainder([25.0, -10.5, -4.25, -10.25], 0), [25, -11, -4, -10]);
        assert_eq!(largest_remainder([33.3, 0.2, 0.0, -0.2], 33), [33, 0, 0, 0]);
        assert_eq!(round(-0.00001).to_string(), "0");
    }

    #[test]
    fn no_part_is_off_by_more_than_one() {
        let mut seed = crate::SplitMix64::new(1);
        for _ in 0..1000 {
            let parts: [f64; 4] = std::array::from_fn(|_| f64::from(seed.unit_f32()) * 200.0 - 100.0);
            let total = parts.iter().sum::<f64>().round() as i32;
            let rounded = largest_remainder(parts, total);
            assert_eq!(rounded.iter().sum::<i32>(), total);
            assert!(parts.iter().zip(rounded).all(|(part, shown)| (part - f64::from(shown)).abs() <= 1.0));
        }
    }
}
