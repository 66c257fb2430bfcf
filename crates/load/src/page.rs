//! What a page knows of a table: everything at first, then change by change, as
//! the page in the browser follows it. It knows the wire and no rule.

use serde_json::{Value, json};
use server::wire::{All, Ask, Message, Told};

#[derive(Clone, Debug, Default)]
pub struct Page {
    pub view: Value,
    pub seq: u64,
    pub asks: Vec<Ask>,
    pub over: bool,
    /// As far as this page has followed it, and the number of its first line.
    pub log: (u32, Vec<Message>),
}

impl Page {
    pub fn take_all(&mut self, all: &All) {
        self.view = all.view.clone().unwrap_or(Value::Null);
        self.seq = all.seq;
        self.asks = all.asks.clone();
        self.over = all.table.result.is_some();
        self.log = (all.log.from, all.log.lines.clone());
    }

    /// Follows the changes. No, if this is not the next frame: then nothing is changed.
    pub fn follow(&mut self, told: &Told) -> bool {
        if told.after != self.seq {
            return false;
        }
        for (name, value) in &told.view {
            if self.view.is_null() {
                self.view = json!({});
            }
            self.view[name] = value.clone();
        }
        for (name, items) in &told.parts {
            for (n, fields) in items {
                for (field, value) in fields {
                    if let Ok(n) = n.parse::<usize>() {
                        self.view[name][n][field] = value.clone();
                    }
                }
            }
        }
        if let Some(kept) = told.undone {
            self.log.0 = self.log.0.min(kept);
            self.log.1.truncate((kept - self.log.0) as usize);
        }
        self.log.1.extend(told.note.iter().chain(&told.events).cloned());
        self.seq = told.seq;
        self.asks = told.asks.clone();
        self.over = told.result.is_some();
        true
    }

    /// The reader's own question: actor and the words offered.
    pub fn mine(&self) -> Option<(String, Vec<String>)> {
        let ask = self.asks.iter().find(|ask| ask.offers.is_some())?;
        let words = ask.offers.iter().flatten().map(|offer| offer.text().to_owned()).collect();
        Some((ask.r#as.clone(), words))
    }
}
