//! `cargo xtask test cluster`: three nodes and one PostgreSQL, under load and injected faults.

use crate::cargo;
use crate::packages::{self, Package};
use xtask::step::Step;

/// The options, what each sets, and the variable by which the test gets it.
const OPTIONS: [(&str, &str, &str); 5] = [
    ("--games", "games played at the same time in each test", "LUXOR_CLUSTER_GAMES"),
    ("--kills", "nodes that are killed or ended, one after the other", "LUXOR_CLUSTER_KILLS"),
    (
        "--rounds",
        "times that the database is killed and the network fails in every way",
        "LUXOR_CLUSTER_ROUNDS",
    ),
    ("--seed", "chooses the nodes and moments", "LUXOR_CLUSTER_SEED"),
    ("--failovers", "times that the database is lost and its standby promoted", "LUXOR_CLUSTER_FAILOVERS"),
];

/// The steps; an error says which options there are.
pub fn steps(options: &[&str]) -> Result<Vec<Step>, String> {
    let mut test = cargo::cluster_tests();
    let (pairs, rest) = options.as_chunks::<2>();
    for [name, number] in pairs {
        let known = OPTIONS.iter().find(|(option, ..)| option == name);
        match known.filter(|_| number.parse::<u32>().is_ok()) {
            Some((_, _, variable)) => test = test.with(variable, number.to_string()),
            None => return Err(usage()),
        }
    }
    if !rest.is_empty() {
        return Err(usage());
    }
    Ok([packages::install(&[Package::Postgres]), vec![test]].concat())
}

fn usage() -> String {
    let lines = OPTIONS.map(|(option, what, _)| format!("  {option} N  {what}\n"));
    format!("cargo xtask test cluster takes these options, each with a number:\n{}", lines.concat())
}
