//! A real server with real HTTP and WebSocket clients.

mod changes;
mod client;
mod commands;
mod games;
mod generations;
mod limits;
mod minds;
mod restart;
mod saying;
mod secrecy;
mod seeds;
mod tables;
mod twins;
