//! The rules, each by its number.
