//! A real server with real HTTP and WebSocket clients.

mod bots;
mod changes;
mod client;
mod commands;
mod damaged;
mod fixtures;
mod games;
mod generations;
mod limits;
mod quotas;
mod restart;
mod secrecy;
mod seeds;
mod tables;
mod takeovers;
mod twins;
mod ws_commands;
