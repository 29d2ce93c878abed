//! Settings of the server: options, environment, file, defaults, in this order.

use crate::sandbox::Sandbox;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The address that `luxor serve` prints with these arguments and variables.
fn address(sandbox: &Sandbox, args: &[&str], variables: &[(&str, &str)]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_luxor"))
        .args(["serve", "--data", "data"])
        .args(args)
        .envs(variables.iter().copied())
        .env("NO_COLOR", "1")
        .current_dir(&sandbox.0)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(child.stdout.take().unwrap()).lines();
    let line = said.map_while(Result::ok).find(|line| line.contains("://"));
    child.kill().unwrap();
    child.wait().unwrap();
    line.expect("the program says where it listens").split_whitespace().last().unwrap().to_string()
}

#[test]
fn an_option_counts_more_than_the_environment_and_that_more_than_the_file() {
    let sandbox = Sandbox::new();
    sandbox
        .write("luxor.toml", "listen = \"127.0.0.1:0\"\nbase-url = \"http://file.example\"\nper-guest = 7\n");
    let file: &[(&str, &str)] = &[("LUXOR_CONFIG", "luxor.toml")];
    let both: &[(&str, &str)] =
        &[("LUXOR_CONFIG", "luxor.toml"), ("LUXOR_BASE_URL", "http://environment.example")];
    assert_eq!(address(&sandbox, &[], file), "http://file.example");
    assert_eq!(address(&sandbox, &["--config", "luxor.toml"], &[]), "http://file.example");
    assert_eq!(address(&sandbox, &[], both), "http://environment.example");
    assert_eq!(address(&sandbox, &["--base-url", "http://option.example"], both), "http://option.example");
}

#[test]
fn the_document_for_hosts_names_every_setting() {
    let document = include_str!("../../../../docs/hosting.md");
    let help = Sandbox::new().luxor("serve --help", "").out;
    let options: Vec<&str> = help.split_whitespace().filter(|word| word.starts_with("--")).collect();
    assert!(options.len() > 25, "{options:?}");
    for option in options {
        let option = option.trim_end_matches([',', '.', ';']);
        let named = document.contains(&format!("`{option}")) || document.contains(&format!("{option} "));
        assert!(named || ["--help", "--language"].contains(&option), "{option} is not in docs/hosting.md");
    }
}

#[test]
fn the_example_for_hosts_is_valid() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packaging/luxor.toml");
    let free = ["--config", example, "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0"];
    assert_eq!(address(&Sandbox::new(), &free, &[]), "https://luxor.example");
}

#[test]
fn a_server_for_the_network_prints_an_address_for_others() {
    let sandbox = Sandbox::new();
    let address = address(&sandbox, &["--listen", "0.0.0.0:0"], &[]);
    assert!(address.starts_with("http://") && !address.contains("0.0.0.0"), "{address}");
}

#[test]
fn games_expire_only_after_a_notice_that_fits() {
    let sandbox = Sandbox::new();
    for (args, said) in [
        ("--expire-after 7", "a game that is deleted after 7 days cannot be announced 30 days before"),
        ("--expire-after 40 --expire-notice 41", "after 40 days cannot be announced 41 days before"),
        ("--expire-after 40 --expire-notice 0", "0 is not in 1.."),
        ("--list-page 0", "0 is not in 1..=1000"),
        ("--imports 0", "a number from 1 on"),
        ("--send-timeout 0", "0 is not in 1.."),
    ] {
        let run = sandbox.luxor(&format!("serve --data data {args}"), "");
        assert!(run.code == 2 && run.err.contains(said), "{args}: {} {}", run.code, run.err);
    }
    let free = ["--listen", "127.0.0.1:0", "--expire-after", "30"];
    assert!(address(&sandbox, &free, &[("LUXOR_EXPIRE_NOTICE", "30")]).starts_with("http://"));
}

#[test]
fn wrong_settings_say_what_would_be_right() {
    let sandbox = Sandbox::new();
    for (text, said) in [
        (
            "per-gest = 3",
            "there is no setting \"per-gest\"; there are listen, metrics-listen, data, store, base-url",
        ),
        ("per-guest = \"many\"", "invalid value 'many' for '--per-guest <N>'"),
        ("per-guest = -1", "luxor.toml: error: "),
        ("behind-proxy = 1", "behind-proxy: true or false, not 1"),
        ("listen = 8000", "an address reads 127.0.0.1:8000, [::]:8000 or 0.0.0.0"),
        ("config = \"other.toml\"", "there is no setting \"config\""),
        ("seeded-games = true", "there is no setting \"seeded-games\""),
        ("per-guest", "luxor.toml: "),
    ] {
        sandbox.write("luxor.toml", text);
        let run = sandbox.luxor("serve --config luxor.toml", "");
        assert_eq!(run.code, 2, "{text}: {}", run.err);
        assert!(run.err.contains("luxor.toml") && run.err.contains(said), "{text}: {}", run.err);
    }
    let run = sandbox.luxor("serve --config nowhere.toml", "");
    assert!(run.code == 2 && run.err.contains("nowhere.toml"), "{}", run.err);
}

#[test]
#[cfg(unix)]
fn the_limit_of_open_files_is_raised_and_a_shortage_is_logged() {
    let sandbox = Sandbox::new();
    let serve = "ulimit -Sn 300; ulimit -Hn 700; exec \"$0\" serve --listen 127.0.0.1:0 --data data";
    for (sockets, short) in [("1000", true), ("100", false)] {
        let mut child = Command::new("sh")
            .args(["-c", &format!("{serve} --sockets {sockets}"), env!("CARGO_BIN_EXE_luxor")])
            .current_dir(&sandbox.0)
            .env_remove("LUXOR_LOG")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // The server says that it listens after it has looked at the limit.
        let log = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
        let said: Vec<String> = log.take_while(|line| !line.contains("listening")).collect();
        let limits = std::fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        let open_files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
        let soft = open_files.split_whitespace().nth(3);
        assert_eq!(soft, Some("700"), "{open_files}");
        assert_eq!(said.iter().any(|line| line.contains("open_files=700")), short, "{said:?}");
    }
}
