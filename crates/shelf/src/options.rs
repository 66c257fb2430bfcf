//! What can be chosen before a match: the fields of a game's setup, their
//! defaults, and the values the rules accept. Nothing is listed by hand: the
//! setup says what it reads, and the rules say what they refuse. An option may
//! depend on those before it in the setup: the maps on the mode.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Serialize, forward_to_deserialize_any};
use serde_json::{Map, Value, json};
use table::{Arg, BadSetup, Described, Game};

/// An option of a setup.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opt {
    pub name: &'static str,
    pub kind: OptionKind,
    /// What an empty setup means by this content; `null` where the mode or luck decides.
    pub default: Value,
    /// What the rules accept after what was chosen before it, with the rest at
    /// its default or one flag of it raised; empty where that cannot be listed.
    pub allowed: Vec<Value>,
}

/// What an option is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    Flag,
    Number,
    Word,
    OneOf(&'static [&'static str]),
    List(Box<OptionKind>),
}

impl OptionKind {
    /// Reads a value as people type it: `5`, `true`, `violet`, `violet,dozer`.
    pub fn read(&self, text: &str) -> Result<Value, String> {
        match self {
            OptionKind::Flag => text.parse::<bool>().map(Value::from).map_err(|_| format!("`{text}`: true or false")),
            OptionKind::Number => text.parse::<i64>().map(Value::from).map_err(|_| format!("`{text}`: not a number")),
            OptionKind::Word => Ok(Value::from(text)),
            OptionKind::OneOf(words) if words.contains(&text) => Ok(Value::from(text)),
            OptionKind::OneOf(words) => Err(format!("`{text}`: one of {}", words.join(", "))),
            OptionKind::List(kind) => {
                text.split(',').filter(|part| !part.is_empty()).map(|part| kind.read(part)).collect()
            }
        }
    }
}

/// All options of a game, in the order of its setup, with some of them chosen.
pub(crate) fn options<G: Described>(rules: &'static G::Rules, chosen: &Map<String, Value>) -> Vec<Opt>
where
    G::Setup: Default + Serialize + DeserializeOwned,
{
    let defaults = serde_json::to_value(G::usual(rules)).unwrap_or(Value::Null);
    let mut before = Map::new();
    let option = |name: &'static str| {
        let kind = kind_of::<G::Setup>(name).unwrap_or(OptionKind::Word);
        // A flag that a setup leaves out is down.
        let missing = if kind == OptionKind::Flag { Value::Bool(false) } else { Value::Null };
        let default = defaults.get(name).cloned().unwrap_or(missing);
        let allowed = allowed::<G>(rules, name, &kind, &before);
        // What does not go with what stands before it says nothing about what comes after it.
        if let Some(value) = chosen.get(name)
            && matches!(attempt::<G>(rules, &before, name, value.clone()), Some(Ok(())))
        {
            before.insert(name.to_owned(), value.clone());
        }
        Opt { name, kind, default, allowed }
    };
    fields::<G::Setup>().iter().copied().map(option).collect()
}

/// Tries values after what was chosen before, with the rest at its default.
fn allowed<G: Game>(rules: &'static G::Rules, name: &str, kind: &OptionKind, before: &Map<String, Value>) -> Vec<Value>
where
    G::Setup: DeserializeOwned,
{
    let attempt = |value: Value| attempt::<G>(rules, before, name, value);
    let accepts = |value: &Value| matches!(attempt(value.clone()), Some(Ok(())));
    match kind {
        OptionKind::Flag => [false, true].map(Value::from).into_iter().filter(accepts).collect(),
        OptionKind::Number => (0..=32).map(Value::from).filter(accepts).collect(),
        OptionKind::OneOf(words) => words.iter().map(|&word| Value::from(word)).filter(accepts).collect(),
        // A refused word usually comes with the words that are known.
        OptionKind::Word => attempt(json!("?")).map(known).unwrap_or_default(),
        OptionKind::List(kind) => match &**kind {
            OptionKind::OneOf(words) => words.iter().map(|&word| Value::from(word)).collect(),
            _ => (1..=8)
                .map(|n| attempt(json!(vec!["?"; n])).map(known).unwrap_or_default())
                .max_by_key(Vec::len)
                .unwrap_or_default(),
        },
    }
}

/// Would the rules take this value after those? None if it is not even of the kind that is read there.
fn attempt<G: Game>(
    rules: &'static G::Rules,
    before: &Map<String, Value>,
    name: &str,
    value: Value,
) -> Option<Result<(), BadSetup>>
where
    G::Setup: DeserializeOwned,
{
    let mut setup = before.clone();
    setup.insert(name.to_owned(), value);
    let first = start::<G>(rules, &setup)?;
    if first.is_ok() {
        return Some(first);
    }
    // Some values only go with a flag that nobody has spoken of yet.
    let raised = |flag: &'static str| {
        let mut setup = setup.clone();
        let open = kind_of::<G::Setup>(flag) == Some(OptionKind::Flag) && !setup.contains_key(flag);
        setup.insert(flag.to_owned(), Value::Bool(true));
        if open { start::<G>(rules, &setup) } else { None }
    };
    let others: Vec<_> = fields::<G::Setup>().iter().filter_map(|flag| raised(flag)).collect();
    if others.iter().any(Result::is_ok) {
        return Some(Ok(()));
    }
    // A refusal that lists what is known says more than another.
    let lists = |refused: &Result<(), BadSetup>| !known(refused.clone()).is_empty();
    if lists(&first) { Some(first) } else { Some(others.into_iter().find(lists).unwrap_or(first)) }
}

/// What the rules say of a setup, if it can be read.
fn start<G: Game>(rules: &'static G::Rules, setup: &Map<String, Value>) -> Option<Result<(), BadSetup>>
where
    G::Setup: DeserializeOwned,
{
    let setup = serde_json::from_value::<G::Setup>(Value::Object(setup.clone())).ok()?;
    Some(G::new(rules, &setup).map(|_| ()))
}

/// The list called `known` in a refusal.
fn known(refused: Result<(), BadSetup>) -> Vec<Value> {
    let Err(BadSetup(message)) = refused else { return Vec::new() };
    let list = message.args.into_iter().find_map(|(name, arg)| match arg {
        Arg::List(all) if name == "known" => Some(all),
        _ => None,
    });
    let word = |arg: Arg| match arg {
        Arg::Text(text) | Arg::Term { plain: text, .. } => Some(Value::from(text)),
        _ => None,
    };
    list.unwrap_or_default().into_iter().filter_map(word).collect()
}

/// The names of the fields a struct reads.
pub(crate) fn fields<T: DeserializeOwned>() -> &'static [&'static str] {
    match T::deserialize(Probe { key: None }) {
        Err(Found::Fields(names)) => names,
        _ => &[],
    }
}

/// What kind of value the field reads.
fn kind_of<T: DeserializeOwned>(field: &'static str) -> Option<OptionKind> {
    match T::deserialize(Probe { key: Some(field) }) {
        Err(Found::Kind(kind)) => Some(kind),
        _ => None,
    }
}

/// A deserializer that holds nothing: it only listens to what is asked of it,
/// and answers with an error that says what it heard.
struct Probe {
    key: Option<&'static str>,
}

#[derive(Debug)]
enum Found {
    Fields(&'static [&'static str]),
    Kind(OptionKind),
    Other,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("found")
    }
}

impl std::error::Error for Found {}

impl serde::de::Error for Found {
    fn custom<T: fmt::Display>(_: T) -> Found {
        Found::Other
    }
}

impl<'de> Deserializer<'de> for Probe {
    type Error = Found;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Found> {
        match self.key {
            None => Err(Found::Fields(fields)),
            Some(_) => visitor.visit_map(self),
        }
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Found> {
        Err(Found::Other)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

impl<'de> MapAccess<'de> for Probe {
    type Error = Found;

    fn next_key_seed<K: serde::de::DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Found> {
        self.key.take().map(|key| seed.deserialize(StrDeserializer::new(key))).transpose()
    }

    fn next_value_seed<V: serde::de::DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Found> {
        seed.deserialize(Listen)
    }
}

/// Stands in for one value and says what was wanted of it.
struct Listen;

macro_rules! heard {
    ($kind:expr, $($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Found> {
            Err(Found::Kind($kind))
        }
    )*};
}

impl<'de> Deserializer<'de> for Listen {
    type Error = Found;

    heard!(OptionKind::Flag, deserialize_bool);
    heard!(OptionKind::Number, deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    heard!(OptionKind::Word, deserialize_str deserialize_string deserialize_char deserialize_any);

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Found> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Found> {
        visitor.visit_seq(self).map_err(|found| match found {
            Found::Kind(kind) => Found::Kind(OptionKind::List(Box::new(kind))),
            other => other,
        })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Found> {
        Err(Found::Kind(OptionKind::OneOf(variants)))
    }

    forward_to_deserialize_any! {
        f32 f64 bytes byte_buf unit unit_struct newtype_struct tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> serde::de::SeqAccess<'de> for Listen {
    type Error = Found;

    fn next_element_seed<T: serde::de::DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Found> {
        seed.deserialize(Listen).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use adrenaline::{Adrenaline, Rules};

    use super::*;

    #[test]
    fn the_options_of_adrenaline_are_found_with_their_values() {
        let all = options::<Adrenaline>(Rules::embedded(), &Map::new());
        let names: Vec<&str> = all.iter().map(|option| option.name).collect();
        assert_eq!(names, ["mode", "players", "bot", "powers", "arena", "skulls", "ending", "figures", "first"]);
        let of = |name: &str| all.iter().find(|option| option.name == name).unwrap();
        // Two only with the bot, six only with powers, which are chosen after them.
        assert_eq!(of("players").allowed, [2, 3, 4, 5, 6].map(Value::from));
        assert_eq!(of("players").default, 5);
        // Five with the bot need powers, too.
        assert_eq!(of("bot").allowed, [false, true].map(Value::from));
        assert_eq!(of("powers").allowed, [false, true].map(Value::from));
        assert_eq!(of("arena").allowed, ["L2R2", "L2R1", "L1R2", "L1R1"].map(Value::from));
        assert_eq!(of("ending").allowed, ["frenzy", "sudden-death"].map(Value::from));
        assert_eq!(of("first").default, Value::Null);
        assert_eq!(of("first").allowed.len(), 5);
        assert_eq!(of("figures").kind, OptionKind::List(Box::new(OptionKind::Word)));
        assert_eq!(of("figures").allowed.len(), 6);
    }

    #[test]
    fn a_value_that_needs_a_flag_is_offered_and_leaves_that_flag_no_choice() {
        let two = Map::from_iter([("players".to_owned(), json!(2))]);
        let all = options::<Adrenaline>(Rules::embedded(), &two);
        let of = |name: &str| all.iter().find(|option| option.name == name).unwrap();
        assert_eq!(of("bot").allowed, [true].map(Value::from));
        assert_eq!(of("arena").allowed.len(), 4);
        assert_eq!(of("first").allowed.len(), 2);
    }

    #[test]
    fn the_maps_are_those_of_the_mode_chosen_before() {
        let maps = |mode: &str| {
            let chosen = Map::from_iter([("mode".to_owned(), json!(mode)), ("map".to_owned(), json!("twin-forts"))]);
            let all = options::<tf2_board::TfBoard>(tf2_board::Rules::embedded(), &chosen);
            // A map of the other mode takes nothing away from what comes after it.
            assert_eq!(all.iter().find(|option| option.name == "first").unwrap().allowed.len(), 2);
            all.into_iter().find(|option| option.name == "map").unwrap().allowed
        };
        assert_eq!(maps("ctf"), ["twin-forts", "two-bridges", "millpond"].map(|map| json!(map)));
        assert_eq!(maps("cp"), ["long-yards", "three-yards", "close-yards", "cross-yards"].map(|map| json!(map)));
    }

    #[test]
    fn a_typed_value_is_read_by_its_kind() {
        assert_eq!(OptionKind::Number.read("7"), Ok(json!(7)));
        assert_eq!(OptionKind::Number.read("seven"), Err("`seven`: not a number".to_owned()));
        assert_eq!(OptionKind::List(Box::new(OptionKind::Word)).read("violet,dozer"), Ok(json!(["violet", "dozer"])));
        assert_eq!(OptionKind::OneOf(&["a", "b"]).read("c"), Err("`c`: one of a, b".to_owned()));
        assert_eq!(OptionKind::Flag.read("true"), Ok(json!(true)));
    }
}
