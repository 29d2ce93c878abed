//! A throw-away PostgreSQL server that takes encrypted connections with a password only.

#![allow(dead_code, reason = "each test file needs its own part of it")]

use crate::cluster::{Cluster, new_folder, run};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

/// The password of its user.
pub const PASSWORD: &str = "hush-4711";

/// The server, and the certificates that were made for it.
pub struct Encrypted {
    pub cluster: Cluster,
    /// The address for which its certificate was made.
    pub address: String,
    /// Another one, at which it listens too.
    pub other_address: String,
    database: String,
    certificates: TempDir,
}

/// Who may connect: the tests themselves over the socket, others encrypted and with a password.
const ACCESS: &str = "local all all trust\nhostssl all all 127.0.0.0/8 scram-sha-256\n";

impl Encrypted {
    pub fn start() -> Encrypted {
        // A port is another process's affair, the loopback addresses of this one are its own.
        let [_, a, b, c] = std::process::id().to_be_bytes();
        let address = |last: u8| format!("127.{}.{b}.{}", 128 | a, (c & 0x7f) << 1 | last);
        let (address, other_address) = (address(0), address(1));
        let certificates = make_certificates(&address);
        let folder = new_folder();
        for (name, mode) in [("server.pem", 0o644), ("server.key", 0o600)] {
            let file = folder.path().join(name);
            fs::copy(certificates.path().join(name), &file).unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
            give(&file, folder.path());
        }
        let access = folder.path().join("access.conf");
        fs::write(&access, ACCESS).unwrap();
        give(&access, folder.path());
        let path = folder.path().display().to_string();
        let settings = [
            format!("listen_addresses={address},{other_address}"),
            "fsync=off".into(),
            "ssl=on".into(),
            format!("ssl_cert_file={path}/server.pem"),
            format!("ssl_key_file={path}/server.key"),
            format!("hba_file={path}/access.conf"),
        ];
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let cluster = Cluster::with(folder, &settings);
        cluster.sql(&format!("ALTER ROLE luxor PASSWORD '{PASSWORD}'"));
        let (_, database) = cluster.named_database();
        Encrypted { cluster, address, other_address, database, certificates }
    }

    /// The address of its database, with these parameters.
    pub fn url(&self, host: &str, password: &str, parameters: &str) -> String {
        format!("postgres://luxor:{password}@{host}/{}?{parameters}", self.database)
    }

    /// The certificate of the authority that vouches for the server.
    pub fn authority(&self) -> PathBuf {
        self.certificates.path().join("authority.pem")
    }

    /// The certificate of another one.
    pub fn stranger(&self) -> PathBuf {
        self.certificates.path().join("stranger.pem")
    }
}

/// Gives a file to the owner of a folder.
fn give(file: &std::path::Path, folder: &std::path::Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    let owner = fs::metadata(folder).unwrap();
    chown(file, Some(owner.uid()), Some(owner.gid())).unwrap();
}

/// Two authorities, and a certificate for a server with this address by one of them.
fn make_certificates(address: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let openssl = |arguments: &str| {
        run(Command::new("openssl").args(arguments.split(' ')).current_dir(folder.path()));
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    for name in ["authority", "stranger"] {
        openssl(&format!("req -x509 {key} -keyout {name}.key -out {name}.pem -days 2 -subj /CN={name}"));
    }
    openssl(&format!("req -new {key} -keyout server.key -out server.csr -subj /CN=database"));
    fs::write(folder.path().join("server.ext"), format!("subjectAltName=IP:{address}\n")).unwrap();
    openssl(
        "x509 -req -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial -days 2 \
         -extfile server.ext -out server.pem",
    );
    folder
}
