//! What is measured of every game and compared: wins, length, points, what was
//! had, used and done. Two contents may name different things; a metric finds its
//! place in both, and a thing that one of them lacks is used there not at all.

use ledger::{Index, Measure, Name, Sheet};

use crate::Fault;
use table::{Arg, Message};

/// Where a metric finds its number on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    Win(usize),
    /// The part of the win of sides with a trait; a fair part where nobody has it.
    Trait(usize, usize),
    /// Whether this is true of the game.
    Facet(usize, usize),
    Turns,
    Decisions,
    /// Points of all sides, or of one.
    Points(Option<usize>),
    Source(usize),
    Tool(usize, Count),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Count {
    Uses,
    Damage,
    Kills,
}

/// Something measured of every game, in one content or in two.
#[derive(Clone, Debug)]
pub(crate) struct Metric {
    /// As it is asked for: `win:blu`, `length`, `weapon:whisper:damage`.
    pub(crate) id: String,
    pub(crate) topic: String,
    pub(crate) name: Name,
    /// What is counted of a thing: `uses`, `damage`, `kills`.
    pub(crate) count: Option<&'static str>,
    /// Between 0 and 1, so that exact sequences apply.
    pub(crate) is_rate: bool,
    what: [Option<What>; 2],
}

impl Metric {
    fn new(topic: &str, name: &Name, what: What) -> Metric {
        let id = match what {
            What::Turns | What::Decisions | What::Points(None) => topic.to_owned(),
            _ => format!("{topic}:{}", name.id),
        };
        let is_rate = matches!(what, What::Win(_) | What::Trait(..) | What::Facet(..));
        Metric { id, topic: topic.to_owned(), name: name.clone(), count: None, is_rate, what: [Some(what); 2] }
    }

    fn counted(self, count: &'static str) -> Metric {
        let id = if count == "uses" { self.id } else { format!("{}:{count}", self.id) };
        Metric { id, count: Some(count), ..self }
    }

    /// All metrics of one content.
    pub(crate) fn all(index: &Index) -> Vec<Metric> {
        let lab = |id: &str| Name::new(id, format!("lab-metric-{id}"), id);
        let mut all = Vec::new();
        let sides = || index.sides.iter().enumerate();
        all.extend(sides().map(|(n, name)| Metric::new("win", name, What::Win(n))));
        all.push(Metric::new("length", &index.turns, What::Turns));
        all.push(Metric::new("decisions", &lab("decisions"), What::Decisions));
        all.push(Metric::new("points", &lab("points"), What::Points(None)));
        all.extend(sides().map(|(n, name)| Metric::new("points", name, What::Points(Some(n)))));
        all.extend(index.sources.iter().enumerate().map(|(n, name)| Metric::new("source", name, What::Source(n))));
        for (t, topic) in index.traits.iter().enumerate() {
            all.extend(topic.names.iter().enumerate().map(|(n, name)| Metric::new(&topic.id, name, What::Trait(t, n))));
        }
        for (t, topic) in index.facets.iter().enumerate() {
            all.extend(topic.names.iter().enumerate().map(|(n, name)| Metric::new(&topic.id, name, What::Facet(t, n))));
        }
        let mut tool = 0;
        for topic in &index.tools {
            for name in &topic.names {
                let metric = |count, what| Metric::new(&topic.id, name, What::Tool(tool, what)).counted(count);
                all.push(metric("uses", Count::Uses));
                all.extend(topic.measures.contains(&Measure::Damage).then(|| metric("damage", Count::Damage)));
                all.extend(topic.measures.contains(&Measure::Kills).then(|| metric("kills", Count::Kills)));
                tool += 1;
            }
        }
        all
    }

    /// All metrics of two contents, each once: those of the first, then what only the second has.
    pub(crate) fn both(a: &Index, b: &Index) -> Vec<Metric> {
        let mut all = Metric::all(a);
        all.iter_mut().for_each(|metric| metric.what[1] = None);
        for metric in Metric::all(b) {
            match all.iter_mut().find(|known| known.id == metric.id) {
                Some(known) => known.what[1] = metric.what[1],
                None => all.push(Metric { what: [None, metric.what[1]], ..metric }),
            }
        }
        all
    }

    /// The one that has it, if only one of the two contents does.
    pub(crate) fn only(&self) -> Option<&'static str> {
        match self.what {
            [Some(_), None] => Some("a"),
            [None, Some(_)] => Some("b"),
            _ => None,
        }
    }

    /// The side, where it is one's wins that are asked for.
    pub(crate) fn winner(&self) -> Option<usize> {
        match self.what {
            [Some(What::Win(side)), Some(What::Win(_))] => Some(side),
            _ => None,
        }
    }

    /// What it is in a game of the first content, or of the second.
    pub(crate) fn of(&self, content: usize, sheet: &Sheet) -> f64 {
        let sides = 0..sheet.ends.len();
        let fair = 1.0 / sheet.ends.len() as f64;
        let Some(what) = self.what[content] else {
            // Nobody had it, so nobody won or lost by it; or nobody used it.
            return if self.is_rate && !matches!(self.what[1 - content], Some(What::Facet(..))) { fair } else { 0.0 };
        };
        match what {
            What::Win(side) => sheet.share(side),
            What::Trait(topic, value) => {
                let having = sheet
                    .traits
                    .iter()
                    .filter(|had| (usize::from(had.topic), usize::from(had.value)) == (topic, value));
                let (n, sum) = having.fold((0, 0.0), |(n, sum), had| (n + 1, sum + sheet.share(had.side.into())));
                if n == 0 { fair } else { sum / f64::from(n) }
            }
            What::Facet(topic, value) => f64::from(u8::from(usize::from(sheet.facets[topic]) == value)),
            What::Turns => sheet.turns.into(),
            What::Decisions => sheet.tally.decisions as f64,
            What::Points(None) => sides.map(|side| f64::from(sheet.ends[side].points)).sum::<f64>() * fair,
            What::Points(Some(side)) => sheet.ends[side].points.into(),
            What::Source(source) => sides.map(|side| f64::from(sheet.sources(side)[source])).sum(),
            What::Tool(tool, count) => {
                let of = |side: usize| {
                    let used = sheet.tools(side)[tool];
                    f64::from(match count {
                        Count::Uses => used.uses,
                        Count::Damage => used.damage,
                        Count::Kills => used.kills,
                    })
                };
                sides.map(of).sum()
            }
        }
    }
}

/// The metric that is asked for. A wrong name is told what there is.
pub(crate) fn find(metrics: &[Metric], wanted: &str) -> Result<usize, Fault> {
    metrics.iter().position(|metric| metric.id == wanted).ok_or_else(|| {
        // Of the topic, if that is right; else one of each.
        let topic = wanted.split(':').next().unwrap_or_default();
        let mut known: Vec<&str> =
            metrics.iter().filter(|metric| metric.topic == topic).map(|metric| metric.id.as_str()).collect();
        if known.is_empty() {
            let first = |(n, metric): &(usize, &Metric)| metrics[..*n].iter().all(|other| other.topic != metric.topic);
            known = metrics.iter().enumerate().filter(first).map(|(_, metric)| metric.id.as_str()).collect();
        }
        let known = Arg::List(known.into_iter().map(|id| Arg::Text(id.to_owned())).collect());
        Fault::Said(Message::new("lab-wrong-metric").with("wanted", wanted).with("known", known))
    })
}
