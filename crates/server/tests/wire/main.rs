//! A real server with real HTTP and WebSocket clients.

mod analysis;
mod bots;
mod changes;
mod client;
mod commands;
mod damaged;
mod delete_guest;
mod fixtures;
mod games;
mod generations;
mod hosts;
mod lessons;
mod limits;
mod quotas;
mod restart;
mod same_bytes;
mod secrecy;
mod seeds;
mod seen;
mod slow;
mod statistics;
mod tables;
mod takeovers;
mod twins;
mod ws_commands;
mod your_page;
