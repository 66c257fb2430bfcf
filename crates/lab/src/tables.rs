//! Rows for other programs: Parquet files, one column after the other, without
//! Arrow. `docs/lab.md` describes every table.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Arc;

use ledger::{EventLine, Index, Sheet, WIN};
use parquet::basic::{Compression, Encoding, IntType, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesPtr};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use crate::Fault;

/// The values of one column, in the order of the rows.
#[derive(Debug)]
enum Column {
    /// Unsigned, up to 32 bits.
    Small(Vec<i32>),
    /// Signed, 32 bits.
    Signed(Vec<i32>),
    /// Unsigned, 64 bits.
    Large(Vec<i64>),
    Real(Vec<f64>),
    /// Texts; equal ones share their bytes.
    Text(Vec<ByteArray>),
}

/// A table in the making.
#[derive(Debug)]
struct Table {
    name: &'static str,
    columns: Vec<(String, Column)>,
}

impl Table {
    fn new(name: &'static str, columns: Vec<(&str, Column)>) -> Table {
        Table { name, columns: columns.into_iter().map(|(name, column)| (name.to_owned(), column)).collect() }
    }

    fn clear(&mut self) {
        for (_, column) in &mut self.columns {
            match column {
                Column::Small(all) | Column::Signed(all) => all.clear(),
                Column::Large(all) => all.clear(),
                Column::Real(all) => all.clear(),
                Column::Text(all) => all.clear(),
            }
        }
    }

    fn schema(&self) -> Arc<Type> {
        let field = |(name, column): &(String, Column)| {
            let integer =
                |width: i8, signed: bool| Some(LogicalType::Integer(IntType { bit_width: width, is_signed: signed }));
            let (physical, logical) = match column {
                Column::Small(_) => (Physical::INT32, integer(32, false)),
                Column::Signed(_) => (Physical::INT32, integer(32, true)),
                Column::Large(_) => (Physical::INT64, integer(64, false)),
                Column::Real(_) => (Physical::DOUBLE, None),
                Column::Text(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
            };
            let built = Type::primitive_type_builder(name, physical)
                .with_repetition(Repetition::REQUIRED)
                .with_logical_type(logical)
                .build();
            Arc::new(built.expect("our column types are sound"))
        };
        let fields = self.columns.iter().map(field).collect();
        Arc::new(Type::group_type_builder(self.name).with_fields(fields).build().expect("our schema is sound"))
    }

    fn write(&self, out: &mut (impl Write + Send), properties: &WriterPropertiesPtr) -> parquet::errors::Result<()> {
        let mut file = SerializedFileWriter::new(out, self.schema(), Arc::clone(properties))?;
        let mut group = file.next_row_group()?;
        for (_, column) in &self.columns {
            let mut writer = group.next_column()?.expect("one for each column of the schema");
            match column {
                Column::Small(all) | Column::Signed(all) => {
                    writer.typed::<Int32Type>().write_batch(all, None, None)?;
                }
                Column::Large(all) => {
                    writer.typed::<Int64Type>().write_batch(all, None, None)?;
                }
                Column::Real(all) => {
                    writer.typed::<DoubleType>().write_batch(all, None, None)?;
                }
                Column::Text(all) => {
                    writer.typed::<ByteArrayType>().write_batch(all, None, None)?;
                }
            }
            writer.close()?;
        }
        group.close()?;
        file.close()?;
        Ok(())
    }
}

/// Appends to the columns of a table, in order, one value each.
macro_rules! row {
    ($table:expr, $($value:expr),+ $(,)?) => {{
        let mut columns = $table.columns.iter_mut();
        $($value.put(&mut columns.next().expect("a column for every value").1);)+
    }};
}

trait Put {
    fn put(self, column: &mut Column);
}

impl Put for u32 {
    #[inline]
    fn put(self, column: &mut Column) {
        if let Column::Small(all) = column {
            all.push(self as i32);
        }
    }
}

impl Put for i32 {
    #[inline]
    fn put(self, column: &mut Column) {
        if let Column::Signed(all) = column {
            all.push(self);
        }
    }
}

impl Put for u64 {
    #[inline]
    fn put(self, column: &mut Column) {
        if let Column::Large(all) = column {
            all.push(self as i64);
        }
    }
}

impl Put for f64 {
    #[inline]
    fn put(self, column: &mut Column) {
        if let Column::Real(all) = column {
            all.push(self);
        }
    }
}

impl Put for &ByteArray {
    #[inline]
    fn put(self, column: &mut Column) {
        if let Column::Text(all) = column {
            all.push(self.clone());
        }
    }
}

/// The words of one setup, ready to be put into rows.
#[derive(Debug)]
pub(crate) struct Words {
    label: ByteArray,
    board: ByteArray,
    sides: Vec<ByteArray>,
    sources: Vec<ByteArray>,
    kinds: Vec<ByteArray>,
    traits: Vec<(ByteArray, Vec<ByteArray>)>,
    /// Topic and name of every tool.
    tools: Vec<(ByteArray, ByteArray)>,
    facets: Vec<Vec<ByteArray>>,
    bots: Vec<ByteArray>,
    none: ByteArray,
}

impl Words {
    pub(crate) fn new(index: &Index, label: &str, bots: &[String]) -> Words {
        let word = |text: &str| ByteArray::from(text.as_bytes().to_vec());
        let ids = |names: &[ledger::Name]| names.iter().map(|name| word(&name.id)).collect::<Vec<_>>();
        Words {
            label: word(label),
            board: word(&index.board.id),
            sides: ids(&index.sides),
            sources: ids(&index.sources),
            kinds: ids(&index.kinds),
            traits: index.traits.iter().map(|topic| (word(&topic.id), ids(&topic.names))).collect(),
            tools: index
                .tools
                .iter()
                .flat_map(|topic| topic.names.iter().map(|name| (word(&topic.id), word(&name.id))))
                .collect(),
            facets: index.facets.iter().map(|topic| ids(&topic.names)).collect(),
            bots: bots.iter().map(|bot| word(bot)).collect(),
            none: word(""),
        }
    }
}

/// The tables of one shard.
#[derive(Debug)]
pub(crate) struct Tables {
    games: Table,
    sides: Table,
    points: Table,
    traits: Table,
    tools: Table,
    decisions: Table,
    events: Option<Table>,
    properties: WriterPropertiesPtr,
}

impl Tables {
    /// The names of the tables, as folders.
    pub(crate) const NAMES: [&'static str; 7] = ["games", "sides", "points", "traits", "tools", "decisions", "events"];

    /// The columns of whole numbers, in whatever table.
    const NUMBERS: [&'static str; 15] = [
        "game",
        "seed",
        "turns",
        "decisions",
        "singles",
        "luck",
        "side",
        "points",
        "place",
        "uses",
        "damage",
        "kills",
        "ammo",
        "options",
        "answer",
    ];

    pub(crate) fn new(index: &Index, events: bool) -> Tables {
        use Column::{Large, Real, Signed, Small, Text};
        let (small, text) = (|| Small(Vec::new()), || Text(Vec::new()));
        let mut games = Table::new(
            "games",
            vec![
                ("game", small()),
                ("seed", Large(Vec::new())),
                ("variant", text()),
                ("board", text()),
                ("turns", small()),
                ("decisions", small()),
                ("singles", small()),
                ("luck", small()),
            ],
        );
        games.columns.extend(index.facets.iter().map(|topic| (topic.id.clone(), text())));
        let sides = vec![
            ("game", small()),
            ("side", small()),
            ("name", text()),
            ("bot", text()),
            ("points", Signed(Vec::new())),
            ("place", small()),
            ("win", Real(Vec::new())),
        ];
        let tools = vec![
            ("game", small()),
            ("side", small()),
            ("topic", text()),
            ("name", text()),
            ("uses", small()),
            ("damage", small()),
            ("kills", small()),
            ("ammo", small()),
        ];
        let named = |last: Vec<(&'static str, Column)>| {
            let mut all = vec![("game", small()), ("side", small())];
            all.extend(last);
            all
        };
        let told = vec![("game", small()), ("answer", small()), ("event", text()), ("args", text())];
        Tables {
            games,
            sides: Table::new("sides", sides),
            points: Table::new("points", named(vec![("source", text()), ("points", Signed(Vec::new()))])),
            traits: Table::new("traits", named(vec![("topic", text()), ("name", text())])),
            tools: Table::new("tools", tools),
            decisions: Table::new(
                "decisions",
                named(vec![("kind", text()), ("decisions", small()), ("options", small())]),
            ),
            events: events.then(|| Table::new("events", told)),
            properties: Arc::new(properties()),
        }
    }

    /// Appends one match.
    pub(crate) fn add(&mut self, game: u64, seed: u64, words: &Words, sheet: &Sheet, told: &[EventLine]) {
        let n = game as u32;
        let tally = &sheet.tally;
        let [decisions, singles, luck] = [tally.decisions, tally.singles, tally.luck].map(|count| count as u32);
        row!(self.games, n, seed, &words.label, &words.board, sheet.turns, decisions, singles, luck);
        for ((names, &value), (_, column)) in
            words.facets.iter().zip(&sheet.facets).zip(self.games.columns.iter_mut().skip(8))
        {
            names.get(usize::from(value)).unwrap_or(&words.none).put(column);
        }
        for (i, end) in sheet.ends.iter().enumerate() {
            let side = i as u32 + 1;
            let win = f64::from(end.share) / f64::from(WIN);
            row!(self.sides, n, side, &words.sides[i], &words.bots[i], end.points, u32::from(end.place), win);
            for (source, &points) in words.sources.iter().zip(sheet.sources(i)) {
                if points != 0 {
                    row!(self.points, n, side, source, points);
                }
            }
            for (kind, (&decisions, &options)) in
                words.kinds.iter().zip(sheet.decisions(i).iter().zip(sheet.offered(i)))
            {
                if decisions > 0 {
                    row!(self.decisions, n, side, kind, decisions, options);
                }
            }
            for ((topic, name), used) in words.tools.iter().zip(sheet.tools(i)) {
                if *used != ledger::Use::default() {
                    row!(self.tools, n, side, topic, name, used.uses, used.damage, used.kills, used.ammo);
                }
            }
        }
        for had in &sheet.traits {
            let (topic, names) = &words.traits[had.topic as usize];
            row!(self.traits, n, u32::from(had.side) + 1, topic, &names[had.value as usize]);
        }
        if let Some(table) = &mut self.events {
            for told in told {
                let args: serde_json::Map<String, serde_json::Value> =
                    told.message.args.iter().map(|(name, arg)| (name.to_string(), crate::tables::plain(arg))).collect();
                let text = |text: String| ByteArray::from(text.into_bytes());
                let args = text(serde_json::Value::Object(args).to_string());
                row!(table, n, told.answer, &text(told.message.id.to_string()), &args);
            }
        }
    }

    /// Writes one file of each table and starts anew. Every file appears whole or not at all.
    pub(crate) fn write(&mut self, dir: &Path, shard: u64) -> Result<(), Fault> {
        let all = [
            &mut self.games,
            &mut self.sides,
            &mut self.points,
            &mut self.traits,
            &mut self.tools,
            &mut self.decisions,
        ];
        for table in all.into_iter().chain(&mut self.events) {
            let path = dir.join(table.name).join(format!("part-{shard:06}.parquet"));
            whole(&path, |out| {
                table.write(out, &self.properties).map_err(|error| match error {
                    parquet::errors::ParquetError::External(error) => match error.downcast::<std::io::Error>() {
                        Ok(error) => *error,
                        Err(error) => std::io::Error::other(error),
                    },
                    other => std::io::Error::other(other),
                })
            })?;
            table.clear();
        }
        Ok(())
    }
}

/// Texts repeat, so they are kept in dictionaries; numbers are kept as small differences, which is cheaper to make.
fn properties() -> WriterProperties {
    let mut builder = WriterProperties::builder()
        .set_created_by("fireteam".to_owned())
        .set_compression(Compression::SNAPPY)
        // Least and greatest values would help nobody in files this small, and cost time.
        .set_statistics_enabled(EnabledStatistics::None)
        .set_dictionary_enabled(true);
    for column in Tables::NUMBERS {
        builder = builder
            .set_column_dictionary_enabled(column.into(), false)
            .set_column_encoding(column.into(), Encoding::DELTA_BINARY_PACKED);
    }
    builder.build()
}

/// A value of a message as plain JSON: numbers, words by their id.
fn plain(arg: &table::Arg) -> serde_json::Value {
    use serde_json::Value;
    use table::Arg;
    match arg {
        Arg::Number(n) => Value::from(*n),
        Arg::Text(text) => Value::from(text.as_str()),
        Arg::Term { plain, .. } => Value::from(plain.as_str()),
        Arg::List(all) => all.iter().map(plain).collect(),
        Arg::Message(message) => {
            Value::Object(message.args.iter().map(|(name, arg)| (name.to_string(), plain(arg))).collect())
        }
    }
}

/// Writes a file under another name and gives it its own when all of it is there.
pub(crate) fn whole(path: &Path, write: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>) -> Result<(), Fault> {
    let part = path.with_extension("unfinished");
    let written = File::create(&part).and_then(|file| {
        let mut out = BufWriter::new(file);
        write(&mut out)?;
        out.flush()?;
        out.get_ref().sync_data()?;
        fs::rename(&part, path)
    });
    written.map_err(|error| {
        // What is left of it is of no use to anybody; the first error is the one to tell.
        let _ = fs::remove_file(&part);
        Fault::file("write", path, &error)
    })
}
