//! A run as one page: plots with intervals and sample sizes, readable without
//! the documentation, in the language of the reader, without anything from elsewhere.

mod notes;
mod pair;
mod plot;
mod sweep;
mod tune;

use ledger::{Measure, Name};
use table::{Arg, Message};
use words::{Catalogue, Lang};

use crate::summary::{Board, FacetRows, Section, Summary, ToolRow, ToolRows, Variant, Worth, fair};
use plot::{Line, Scale};
use stats::Interval;

pub use pair::page as pair_page;
pub use sweep::page as sweep_page;
pub use tune::page as tune_page;

/// The whole page.
pub fn page(summary: &Summary, lang: Lang) -> String {
    let mut page = Page::new(lang);
    page.head(summary);
    page.findings(&summary.all);
    page.sides(&summary.all);
    page.worth(summary);
    page.variants(summary);
    for rows in &summary.all.traits {
        page.traits(&summary.all, &rows.topic);
    }
    page.length(&summary.all);
    page.sources(&summary.all);
    for rows in &summary.all.tools {
        page.tools(rows);
    }
    for rows in &summary.all.facets {
        page.facets(rows, &summary.all);
    }
    summary.boards.iter().for_each(|board| page.board(board));
    page.kinds(&summary.all);
    page.reading();
    page.finish()
}

/// A page in the making.
pub(crate) struct Page {
    words: Catalogue,
    body: String,
    title: String,
}

/// A message of the lab.
pub(crate) fn msg(id: &str) -> Message {
    Message::new(format!("lab-{id}"))
}

/// Text as it may stand in a page.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Page {
    pub(crate) fn new(lang: Lang) -> Page {
        Page { words: Catalogue::new(lang), body: String::new(), title: String::new() }
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        escape(&self.words.say(message))
    }

    pub(crate) fn word(&self, id: &str) -> String {
        self.say(&msg(id))
    }

    /// A number as the language writes it.
    pub(crate) fn number(&self, value: f64, digits: usize) -> String {
        if !value.is_finite() {
            return "–".to_owned();
        }
        self.words.lang().number(&format!("{value:.digits$}").replace('-', "−"))
    }

    /// A whole number in groups of three.
    pub(crate) fn count(&self, n: u64) -> String {
        let digits = n.to_string();
        let mut out = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                out.push('\u{a0}');
            }
            out.push(digit);
        }
        out
    }

    pub(crate) fn percent(&self, rate: f64) -> String {
        format!("{}%", self.number(100.0 * rate, 1))
    }

    /// A difference of rates, in percentage points.
    pub(crate) fn points(&self, rate: f64) -> String {
        let sign = if rate > 0.0 { "+" } else { "" };
        format!("{sign}{}", self.number(100.0 * rate, 1))
    }

    pub(crate) fn name(&self, name: &Name) -> String {
        let own = self.say(&Message::new("lab-name").with("name", name.arg()));
        match &name.owner {
            Some(owner) => format!("{} · {own}", self.name(owner)),
            None => own,
        }
    }

    /// A name as an argument of a sentence.
    fn arg(&self, name: &Name) -> Arg {
        Arg::Text(self.words.say(&Message::new("lab-name").with("name", name.arg())))
    }

    pub(crate) fn push(&mut self, html: &str) {
        self.body.push_str(html);
    }

    /// A part of the page with its title and what it shows.
    pub(crate) fn section(&mut self, title: &str, note: &str, inside: &str) {
        let note = if note.is_empty() { String::new() } else { format!("<p class=\"note\">{note}</p>") };
        self.push(&format!("<section><h2>{title}</h2>{note}{inside}</section>\n"));
    }

    pub(crate) fn finish(self) -> String {
        let lang = self.words.lang();
        format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
            self.title,
            include_str!("style.css"),
            self.body
        )
    }

    fn head(&mut self, summary: &Summary) {
        let plan = &summary.plan;
        let game = Arg::term(format!("{}-title", plan.game), plan.game.clone());
        self.title = self.say(&msg("title").with("game", game));
        let mut bots = plan.bots.clone();
        bots.dedup();
        let setup = self.setup_words(&plan.game, &plan.setups);
        let facts = [
            ("games", self.count(summary.all.games)),
            ("bots", escape(&bots.join(", "))),
            ("turns", self.number(summary.all.length.turns.value, 1)),
            ("decisions", self.number(summary.all.length.decisions.value, 0)),
        ];
        let tiles: String = facts
            .iter()
            .map(|(id, value)| {
                let label = self.say(&msg(&format!("tile-{id}")).with("unit", self.arg(&summary.all.length.unit)));
                format!("<div class=\"tile\"><b>{value}</b><span>{label}</span></div>")
            })
            .collect();
        let made = msg("made").with("seed", plan.seed.to_string()).with("content", plan.content.as_str());
        let mut made = self.say(&made.with("rules", plan.rules));
        if plan.opening == ledger::Opening::Random {
            made = format!("{} {made}", self.word("opening-random"));
        }
        let title = self.title.clone();
        self.push(&format!(
            "<header><h1>{title}</h1><p class=\"note\">{setup}</p><div class=\"tiles\">{tiles}</div>\
             <p class=\"note\">{made}</p></header>\n"
        ));
    }

    fn sides(&mut self, section: &Section) {
        let fair = fair(section);
        let lines: Vec<Line> = section
            .sides
            .iter()
            .enumerate()
            .map(|(n, side)| Line::rate(self.side_name(n, &side.name), side.win))
            .collect();
        let plot = self.rates(&lines, fair);
        let (title, note) = (self.word("sides"), self.fair_note("sides-note", fair));
        self.section(&title, &note, &plot);
    }

    /// Seats are numbered, teams have names.
    pub(crate) fn side_name(&self, n: usize, name: &Name) -> String {
        if name.id.starts_with("seat-") { self.say(&msg("seat").with("n", n + 1)) } else { self.name(name) }
    }

    fn fair_note(&self, id: &str, fair: f64) -> String {
        self.say(&msg(id).with("fair", self.percent(fair)))
    }

    /// Rates around the fair one.
    pub(crate) fn rates(&self, lines: &[Line], fair: f64) -> String {
        self.rates_on(lines, &Scale::shares(lines, fair))
    }

    /// Rates on a scale that others share.
    fn rates_on(&self, lines: &[Line], scale: &Scale) -> String {
        plot::forest(self, lines, scale, &|x| self.percent(x))
    }

    fn variants(&mut self, summary: &Summary) {
        let variants: Vec<&Variant> = summary.variants.iter().filter(|variant| variant.worth.is_none()).collect();
        if variants.len() < 2 {
            return;
        }
        let label = |v: &Variant| escape(v.label.strip_suffix(" all").unwrap_or(&v.label));
        let of = |side: usize| -> Vec<Line> {
            variants.iter().map(|v| Line::rate(label(v), v.section.sides[side].win)).collect()
        };
        // One scale for all sides, so that setups and sides can be compared by eye.
        let sides: Vec<Vec<Line>> = (0..summary.all.sides.len()).map(of).collect();
        let scale = Scale::shares(sides.iter().flatten(), fair(&summary.all));
        let mut inside = String::new();
        for (side, lines) in sides.iter().enumerate() {
            let title = self.side_name(side, &summary.all.sides[side].name);
            let title = self.say(&msg("variants-side").with("side", title));
            inside += &format!("<h3>{title}</h3>{}", self.rates_on(lines, &scale));
        }
        let lines: Vec<Line> = variants.iter().map(|v| Line::rate(label(v), v.section.length.turns)).collect();
        let scale = Scale::from_zero(&lines);
        inside += &format!(
            "<h3>{}</h3>{}",
            self.say(&msg("length-in").with("unit", self.arg(&summary.all.length.unit))),
            plot::forest(self, &lines, &scale, &|x| self.number(x, 1))
        );
        let (title, note) = (self.word("variants"), self.word("variants-note"));
        self.section(&title, &note, &inside);
    }

    fn traits(&mut self, section: &Section, topic: &str) {
        let rows = section.traits(topic);
        if rows.len() < 2 {
            return;
        }
        let fair = fair(section);
        let mut lines: Vec<Line> = rows.iter().map(|row| Line::rate(self.name(&row.name), row.win)).collect();
        if !matches!(topic, "order" | "spawn") {
            lines.sort_by(|a, b| b.at.value.total_cmp(&a.at.value));
        }
        let plot = self.rates(&lines, fair);
        let title = self.word(&format!("topic-{topic}"));
        let note = self.fair_note(&format!("topic-{topic}-note"), fair);
        self.section(&title, &note, &plot);
    }

    fn length(&mut self, section: &Section) {
        let length = &section.length;
        let unit = self.arg(&length.unit);
        let turns: Vec<(f64, u64)> = length.turns_seen.iter().map(|&(x, n)| (f64::from(x), n)).collect();
        let decisions: Vec<(f64, u64)> = length.decisions_seen.iter().map(|&(x, n)| (x as f64, n)).collect();
        let inside = format!(
            "<div class=\"pair\"><figure><figcaption>{}</figcaption>{}</figure>\
             <figure><figcaption>{}</figcaption>{}</figure></div>",
            self.say(&msg("length-in").with("unit", unit)),
            plot::histogram(self, &turns, 1.0, length.turns),
            self.word("length-decisions"),
            plot::histogram(self, &decisions, length.bar as f64, length.decisions)
        );
        let (title, note) = (self.word("length"), self.word("length-note"));
        self.section(&title, &note, &inside);
    }

    fn sources(&mut self, section: &Section) {
        let has_points = section.sides.iter().any(|side| side.points.value > 1.0);
        let line = |row: &crate::summary::SourceRow| {
            let label = self.name(&row.name);
            let note = if has_points { format!(" <small>{}</small>", self.percent(row.part)) } else { String::new() };
            Line::rate(label + &note, row.mean)
        };
        let lines: Vec<Line> = section.sources.iter().map(line).collect();
        let plot = plot::forest(self, &lines, &Scale::from_zero(&lines), &|x| self.number(x, 2));
        let id = if has_points { "sources" } else { "feats" };
        let (title, note) = (self.word(id), self.word(&format!("{id}-note")));
        self.section(&title, &note, &plot);
    }

    fn tools(&mut self, rows: &ToolRows) {
        if rows.rows.is_empty() {
            return;
        }
        let mut inside = String::new();
        let mut sorted: Vec<&ToolRow> = rows.rows.iter().collect();
        let measured = |page: &Page, id: &str, of: &dyn Fn(&ToolRow) -> Option<Interval>, lines: &[&ToolRow]| {
            let mut lines: Vec<Line> =
                lines.iter().filter_map(|row| Some(Line::rate(page.name(&row.name), of(row)?))).collect();
            lines.retain(|line| line.at.n >= 2 && line.at.value > 0.0);
            lines.sort_by(|a, b| b.at.value.total_cmp(&a.at.value));
            let plot = plot::forest(page, &lines, &Scale::from_zero(&lines), &|x| page.number(x, 2));
            if lines.is_empty() { String::new() } else { format!("<h3>{}</h3>{plot}", page.word(id)) }
        };
        sorted.sort_by(|a, b| b.lift.value.total_cmp(&a.lift.value));
        let lifts: Vec<Line> = sorted.iter().map(|row| Line::rate(self.name(&row.name), row.lift)).collect();
        inside += &format!(
            "<h3>{}</h3><p class=\"note\">{}</p>{}",
            self.word("lift"),
            self.word("lift-note"),
            plot::forest(self, &lifts, &Scale::around(&lifts, 0.0), &|x| self.points(x))
        );
        if rows.measures.contains(&Measure::Ammo) {
            inside += &measured(self, "damage-per-ammo", &|row| row.damage_per_ammo, &sorted);
        }
        if rows.measures.contains(&Measure::Damage) {
            inside += &measured(self, "damage-per-use", &|row| row.damage_per_use, &sorted);
        } else if rows.measures.contains(&Measure::Kills) {
            inside += &measured(self, "kills-per-use", &|row| row.kills_per_use, &sorted);
        }
        inside += &self.tool_table(rows, &sorted);
        let title = self.word(&format!("topic-{}", rows.topic));
        self.section(&title, "", &inside);
    }

    /// All numbers of a topic, for those who want them.
    fn tool_table(&self, rows: &ToolRows, sorted: &[&ToolRow]) -> String {
        let has = |measure| rows.measures.contains(&measure);
        let mut columns = vec!["uses", "used"];
        columns.extend(has(Measure::Damage).then_some("damage"));
        columns.extend(has(Measure::Kills).then_some("kills"));
        columns.extend(has(Measure::Ammo).then_some("ammo"));
        columns.extend(["win", "n"]);
        let head: String =
            columns.iter().map(|id| format!("<th>{}</th>", self.word(&format!("column-{id}")))).collect();
        let body: String = sorted
            .iter()
            .map(|row| {
                let cell = |id: &&str| match *id {
                    "uses" => self.number(row.uses, 2),
                    "used" => self.percent(row.used.value),
                    "damage" => self.count(row.damage),
                    "kills" => self.count(row.kills),
                    "ammo" => self.count(row.ammo),
                    "win" => format!(
                        "{} <small>{}–{}</small>",
                        self.percent(row.win.value),
                        self.number(100.0 * row.win.low, 1),
                        self.number(100.0 * row.win.high, 1)
                    ),
                    _ => self.count(row.win.n),
                };
                let cells: String = columns.iter().map(|id| format!("<td>{}</td>", cell(id))).collect();
                format!("<tr><th scope=\"row\">{}</th>{cells}</tr>", self.name(&row.name))
            })
            .collect();
        format!(
            "<details><summary>{}</summary><div class=\"wide\"><table><thead><tr><th></th>{head}</tr></thead>\
             <tbody>{body}</tbody></table></div></details>",
            self.word("all-numbers")
        )
    }

    fn facets(&mut self, rows: &FacetRows, section: &Section) {
        if rows.rows.is_empty() {
            return;
        }
        let fair = fair(section);
        let lines: Vec<Line> = rows.rows.iter().map(|row| Line::rate(self.name(&row.name), row.part)).collect();
        let mut inside = format!(
            "<h3>{}</h3>{}",
            self.word("facet-part"),
            plot::forest(self, &lines, &Scale::parts(&lines), &|x| self.percent(x))
        );
        let of = |side: usize| -> Vec<Line> {
            rows.rows.iter().map(|row| Line::rate(self.name(&row.name), row.wins[side])).collect()
        };
        let sides: Vec<Vec<Line>> = (0..section.sides.len()).map(of).collect();
        let scale = Scale::shares(sides.iter().flatten(), fair);
        let shown = if section.sides.len() == 2 { 1 } else { 8 };
        for (n, (side, lines)) in section.sides.iter().zip(&sides).enumerate().take(shown) {
            let title = self.say(&msg("variants-side").with("side", self.side_name(n, &side.name)));
            inside += &format!("<h3>{title}</h3>{}", self.rates_on(lines, &scale));
        }
        let lines: Vec<Line> = rows.rows.iter().map(|row| Line::rate(self.name(&row.name), row.turns)).collect();
        inside += &format!(
            "<h3>{}</h3>{}",
            self.say(&msg("length-in").with("unit", self.arg(&section.length.unit))),
            plot::forest(self, &lines, &Scale::from_zero(&lines), &|x| self.number(x, 1))
        );
        let title = self.word(&format!("topic-{}", rows.topic));
        let note = self.word(&format!("topic-{}-note", rows.topic));
        self.section(&title, &note, &inside);
    }

    fn board(&mut self, board: &Board) {
        let name = self.name(&board.name);
        let map = |page: &Page, id: &str, of: &dyn Fn(&crate::summary::Square) -> u64| {
            let total: u64 = board.squares.iter().map(of).sum();
            let caption = page.say(&msg(id).with("n", page.count(total)));
            format!("<figure><figcaption>{caption}</figcaption>{}</figure>", plot::heat(page, board, of))
        };
        let inside = format!(
            "<div class=\"pair\">{}{}</div>",
            map(self, "heat-deaths", &|square| square.deaths),
            map(self, "heat-stood", &|square| square.stood)
        );
        let signs: Vec<String> = ["spawn", "home", "point"]
            .into_iter()
            .filter(|mark| board.squares.iter().any(|square| square.cell.mark == *mark))
            .map(|mark| self.word(&format!("legend-{mark}")))
            .collect();
        let inside = format!("{inside}<p class=\"legend\">{} {}</p>", self.word("legend"), signs.join(" "));
        let title = self.say(&msg("board").with("board", name));
        let note = self.say(&msg("board-note").with("games", self.count(board.games)));
        self.section(&title, &note, &inside);
    }

    fn kinds(&mut self, section: &Section) {
        let all: u64 = section.kinds.iter().map(|kind| kind.decisions).sum();
        let mut kinds: Vec<_> = section.kinds.iter().collect();
        kinds.sort_by_key(|kind| std::cmp::Reverse(kind.decisions));
        let row = |kind: &&crate::summary::KindRow| {
            let part = kind.decisions as f64 / all.max(1) as f64;
            format!(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>",
                self.name(&kind.name),
                self.percent(part),
                self.number(kind.options, 1),
                self.count(kind.decisions)
            )
        };
        let head: String = ["kind", "part", "options", "decisions"]
            .map(|id| format!("<th>{}</th>", self.word(&format!("column-{id}"))))
            .concat();
        let body: String = kinds.iter().map(row).collect();
        let table =
            format!("<div class=\"wide\"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>");
        let (title, note) = (self.word("kinds"), self.word("kinds-note"));
        self.section(&title, &note, &table);
    }

    pub(crate) fn reading(&mut self) {
        let items: String = ["interval", "n", "colour", "holm", "lift", "bots"]
            .map(|id| format!("<li>{}</li>", self.word(&format!("reading-{id}"))))
            .concat();
        let title = self.word("reading");
        self.section(&title, "", &format!("<ul>{items}</ul>"));
    }

    pub(crate) fn set_title(&mut self, title: String) {
        self.title = title;
    }

    /// Setups in one line: what they have in common, by the names that a table has for it.
    pub(crate) fn setup_words(&self, game: &str, setups: &[serde_json::Value]) -> String {
        let Some(fields) = setups.first().and_then(serde_json::Value::as_object) else { return String::new() };
        let common = |key: &str, value: &serde_json::Value| setups.iter().all(|setup| setup.get(key) == Some(value));
        let said = |id: String, plain: &str| match self.words.has(&id) {
            true => self.words.say(&Message::new(id)),
            false => plain.to_owned(),
        };
        // What is off and has no name at a table need not be told.
        let off = |key: &str, value: &serde_json::Value| {
            *value == false && !self.words.has(&format!("web-{game}-option-{key}"))
        };
        let set = fields.iter().filter(|(key, value)| !value.is_null() && common(key, value) && !off(key, value));
        let word = |(key, value): (&String, &serde_json::Value)| {
            let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let value = said(format!("web-{game}-{key}-{plain}"), &plain);
            format!("{}: {value}", said(format!("web-{game}-option-{key}"), key))
        };
        escape(&set.map(word).collect::<Vec<_>>().join(" · "))
    }

    /// What things are worth: what was lost by those who did without.
    fn worth(&mut self, summary: &Summary) {
        let worths: Vec<(&Variant, &Worth)> =
            summary.variants.iter().filter_map(|variant| Some((variant, variant.worth.as_ref()?))).collect();
        let mut lines = Vec::new();
        for (variant, worth) in &worths {
            // The setup, where several were played, stands before the thing.
            let setup = variant.label.split("without ").next().unwrap_or_default().trim();
            for (n, side) in summary.all.sides.iter().enumerate() {
                if worth.side.is_none_or(|only| only == n) {
                    let message = msg("worth-line").with("thing", self.arg(&worth.thing));
                    let label = self.say(&message.with("side", self.side_name(n, &side.name)));
                    let label = if setup.is_empty() { label } else { format!("{} · {label}", escape(setup)) };
                    let forced = msg("worth-forced")
                        .with("allowed", self.count(worth.allowed))
                        .with("forced", self.count(worth.forced));
                    let note = if worth.forced == 0 { String::new() } else { self.say(&forced) };
                    lines.push(Line::rate(format!("{label} <small>{note}</small>"), worth.win[n]));
                }
            }
        }
        if lines.is_empty() {
            return;
        }
        let plot = plot::forest(self, &lines, &Scale::around(&lines, 0.0), &|x| self.points(x));
        let (title, note) = (self.word("worth"), self.word("worth-note"));
        self.section(&title, &note, &plot);
    }
}
