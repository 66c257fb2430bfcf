//! A search as one page: what was wanted, what was found and whether it held,
//! and everything that was tried.

use table::Arg;
use words::Lang;

use super::{Page, escape, msg};
use crate::aim::Aim;
use crate::tune::{Confirmed, Tuned};
use stats::Interval;

/// The page of a search; `diff` is what changes in the content files.
pub fn page(tuned: &Tuned, diff: &str, lang: Lang) -> String {
    let mut page = Page::new(lang);
    let game = Arg::term(format!("{}-title", tuned.game), tuned.game.clone());
    let title = page.say(&msg("tune-title").with("game", game));
    page.set_title(title.clone());
    let mut bots = tuned.bots.clone();
    bots.dedup();
    let note = msg("tune-note").with("games", page.count(tuned.games)).with("bots", bots.join(", "));
    let note = page.say(&note.with("seed", tuned.seed.to_string()));
    page.push(&format!(
        "<header><h1>{title}</h1><p class=\"note\">{note}</p><p class=\"note\">{}</p></header>\n",
        page.setup_words(&tuned.game, std::slice::from_ref(&tuned.setup))
    ));
    found(&mut page, tuned, diff);
    confirmed(&mut page, tuned);
    tried(&mut page, tuned);
    let items: String = ["tune-aims", "tune-fresh", "bots"]
        .map(|id| format!("<li>{}</li>", page.word(&format!("reading-{id}"))))
        .concat();
    let title = page.word("reading");
    page.section(&title, "", &format!("<ul>{items}</ul>"));
    page.finish()
}

/// The values that were found, and how the search ended.
fn found(page: &mut Page, tuned: &Tuned, diff: &str) {
    let ended = serde_word(&tuned.ended);
    let ended = page.say(&msg(&format!("tune-ended-{ended}")).with("tries", page.count(tuned.tried.len() as u64)));
    let verdict = match &tuned.confirmed {
        Some(confirmed) => page.word(&format!("tune-found-{}", serde_word(&confirmed.verdict))),
        None => page.word("tune-found-standing"),
    };
    let rows: String = tuned
        .fields
        .iter()
        .zip(tuned.standing.iter().zip(&tuned.found))
        .map(|(field, (standing, found))| {
            format!("<tr><th scope=\"row\">{}</th><td>{standing}</td><td><b>{found}</b></td></tr>", escape(field))
        })
        .collect();
    let head: String =
        ["number", "standing", "found"].map(|id| format!("<th>{}</th>", page.word(&format!("column-{id}")))).concat();
    let diff = if diff.is_empty() { String::new() } else { format!("<pre>{}</pre>", escape(diff)) };
    let inside = format!(
        "<p>{verdict}</p><p class=\"note\">{ended}</p><div class=\"wide\"><table><thead><tr>{head}</tr></thead>\
         <tbody>{rows}</tbody></table></div>{diff}"
    );
    let title = page.word("tune-found");
    page.section(&title, "", &inside);
}

/// A word of a verdict as the catalogue has it.
fn serde_word(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

/// What stands and what was found under fresh seeds.
fn confirmed(page: &mut Page, tuned: &Tuned) {
    let Some(Confirmed { games, standing, found, gain, .. }) = &tuned.confirmed else { return };
    let cell = |aim: &Aim, at: &Interval| {
        let say = |x: f64| aimed(page, aim, x);
        format!("<td>{} <small>{} … {}</small></td>", say(at.value), say(at.low), say(at.high))
    };
    let row = |(aim, (before, after)): (&Aim, (&Interval, &Interval))| {
        let wanted = escape(&wanted(page, aim));
        let name = escape(&aim.metric);
        format!("<tr><th scope=\"row\">{name}</th><td>{wanted}</td>{}{}</tr>", cell(aim, before), cell(aim, after))
    };
    let rows: String = tuned.aims.iter().zip(standing.iter().zip(found)).map(row).collect();
    let head: String = ["aim", "wanted", "standing", "found"]
        .map(|id| format!("<th>{}</th>", page.word(&format!("column-{id}"))))
        .concat();
    let gained = msg("tune-gain").with("gain", page.number(gain.value, 2)).with("low", page.number(gain.low, 2));
    let gained = page.say(&gained.with("high", page.number(gain.high, 2)));
    let inside = format!(
        "<div class=\"wide\"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div><p class=\"note\">{gained}</p>"
    );
    let title = page.word("tune-confirmed");
    let note = page.say(&msg("tune-confirmed-note").with("games", page.count(*games)));
    page.section(&title, &note, &inside);
}

/// Everything that was tried, in order.
fn tried(page: &mut Page, tuned: &Tuned) {
    let mut head = String::from("<th></th>");
    head += &tuned.fields.iter().map(|field| format!("<th>{}</th>", escape(field))).collect::<String>();
    head += &tuned.aims.iter().map(|aim| format!("<th>{}</th>", escape(&aim.metric))).collect::<String>();
    head += &format!("<th>{}</th>", page.word("column-distance"));
    let mut rows = String::new();
    for (n, made) in tuned.tried.iter().enumerate() {
        let values: String = made.values.iter().map(|value| format!("<td>{value}</td>")).collect();
        let seen = match &made.refused {
            Some(reason) => format!("<td colspan=\"{}\">{}</td><td></td>", tuned.aims.len(), escape(reason)),
            None => {
                let cell = |(aim, at): (&Aim, &Interval)| format!("<td>{}</td>", aimed(page, aim, at.value));
                let seen: String = tuned.aims.iter().zip(&made.seen).map(cell).collect();
                format!("{seen}<td>{}</td>", page.number(made.distance, 2))
            }
        };
        let here = if made.values == tuned.found { " class=\"here\"" } else { "" };
        rows += &format!("<tr{here}><th scope=\"row\">{}</th>{values}{seen}</tr>", n + 1);
    }
    let table = format!("<div class=\"wide\"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>");
    let (title, note) = (page.word("tune-tried"), page.word("tune-tried-note"));
    page.section(&title, &note, &table);
}

/// A value of an aim, rates in per cent.
fn aimed(page: &Page, aim: &Aim, value: f64) -> String {
    if aim.is_rate() { page.percent(value) } else { page.number(value, 2) }
}

/// What is wanted, as it was written.
fn wanted(page: &Page, aim: &Aim) -> String {
    let end = |end: Option<f64>| end.map_or(String::new(), |x| page.number(x, usize::from(x.fract() != 0.0)));
    let unit = if aim.is_rate() { "%" } else { "" };
    match (aim.low, aim.high) {
        (Some(low), Some(high)) if low == high => format!("{}{unit}", end(Some(low))),
        (low, high) => format!("{} … {}{unit}", end(low), end(high)),
    }
}
