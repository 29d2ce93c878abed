//! Twins of whole games on one server; `tests/nodes` compares them across nodes.

use crate::client::*;
use crate::twins::{same_bytes, searching};
use std::sync::Arc;

async fn alone(title: &str, modules: &[&str], seed: u64) {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::thinking(folder, generous(), searching()).await;
    same_bytes(&running, &running, title, modules, seed).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_of_luxor_are_the_same_bytes() {
    alone("luxor", &[], 41).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_of_luxor_with_all_modules_are_the_same_bytes() {
    alone("luxor", &["mummy", "equipment", "artifacts", "characters"], 42).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_of_expedition_are_the_same_bytes() {
    alone("expedition", &[], 43).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twins_of_new_adventures_are_the_same_bytes() {
    alone("expedition", &["new-adventures"], 44).await;
}
