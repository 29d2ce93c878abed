//! The address of a database. It can hold a password, so errors repeat no part of it.

use crate::Fault;
use sqlx::postgres::PgConnectOptions;

/// How an address begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// What may stand behind its question mark, by the names of PostgreSQL's own programs.
const PARAMETERS: [&str; 12] = [
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];

/// How the connection is encrypted. `allow` would try without encryption first.
const SSL_MODES: [&str; 5] = ["disable", "prefer", "require", "verify-ca", "verify-full"];

/// Parses `postgres://user:password@host/database?sslmode=verify-full`.
pub fn parse(url: &str) -> Result<PgConnectOptions, Fault> {
    let wrong = |what: String| Fault::Broken(what);
    let form = "this is no address of a PostgreSQL database; one reads postgres://user@host/database";
    if !SCHEMES.iter().any(|scheme| url.starts_with(scheme)) {
        return Err(wrong(form.into()));
    }
    let parameters = url.split_once('?').map_or("", |(_, parameters)| parameters);
    for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        // The library would ignore one that it does not know, and log its value.
        if !PARAMETERS.contains(&name) {
            let known = PARAMETERS.join(", ");
            return Err(wrong(format!(
                "the address of the database has an unknown parameter; there are {known} \
                 (in a password, ? is written %3F and & %26)"
            )));
        }
        if name == "sslmode" && !SSL_MODES.contains(&value) {
            return Err(wrong(format!(
                "the address of the database has an unknown sslmode; there are {}",
                SSL_MODES.join(", ")
            )));
        }
    }
    url.parse().map_err(|_| wrong(form.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_parameter_is_refused_without_its_value() {
        let fault = |url: &str| parse(url).unwrap_err().to_string();
        let address = "postgres://ann:hush@host/luxor";
        assert!(parse(&format!("{address}?sslmode=verify-full&sslrootcert=/etc/ca.pem")).is_ok());
        for (url, what) in [
            (format!("{address}?ssl_mode=require"), "there are sslmode, sslrootcert"),
            (format!("{address}?sslmode=on"), "there are disable, prefer, require, verify-ca, verify-full"),
            (format!("{address}?sslmode=allow"), "unknown sslmode"),
            (format!("{address}?pasword=hush"), "unknown parameter"),
            ("postgres://ann:no?hush@host/luxor".into(), "%3F"),
            ("postgres://ann:hush@[nonsense/luxor".into(), "postgres://user@host/database"),
            ("mysql://ann:hush@host/luxor".into(), "postgres://user@host/database"),
        ] {
            assert!(fault(&url).contains(what), "{url}: {}", fault(&url));
            assert!(!fault(&url).contains("hush"), "{}", fault(&url));
        }
    }
}
