//! A hash of anything that can be written, without writing it.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant,
};

type Failed = serde_json::Error;

/// The elements of a list of structs: the names of their fields, and the
/// hashes of all fields of the first, then of the second, and so on. Empty for
/// anything else.
#[derive(Debug, Default)]
pub(crate) struct Elements {
    pub(crate) names: Vec<&'static str>,
    pub(crate) fields: Vec<u64>,
}

impl Elements {
    pub(crate) fn clear(&mut self) {
        self.names.clear();
        self.fields.clear();
    }

    /// The hash of the whole list.
    pub(crate) fn hash(&self) -> u64 {
        hash_words(self.fields.iter().copied())
    }
}

/// The hash of a row of hashes.
pub(crate) fn hash_words(words: impl Iterator<Item = u64>) -> u64 {
    let mut state = State { hash: SEED };
    let mut count = 0;
    for word in words {
        state.put(word);
        count += 1;
    }
    state.put(END | count);
    state.hash
}

/// The hash of a value.
pub(crate) fn hash<T: Serialize + ?Sized>(value: &T) -> u64 {
    let mut state = State { hash: SEED };
    value.serialize(Hasher { state: &mut state, look: Look::Over }).expect("plain data can be hashed");
    state.hash
}

/// The hash of a section. If it is a list of structs, those of its elements'
/// fields are put into `elements`, which otherwise stays empty.
pub(crate) fn hash_section<T: Serialize + ?Sized>(value: &T, elements: &mut Elements) -> u64 {
    elements.clear();
    let mut state = State { hash: SEED };
    value.serialize(Hasher { state: &mut state, look: Look::List(elements) }).expect("plain data can be hashed");
    if elements.fields.is_empty() { state.hash } else { elements.hash() }
}

struct State {
    hash: u64,
}

const SEED: u64 = 0x9e37_79b9_7f4a_7c15;
const FOLD: u64 = 0xd6e8_feb8_6659_fd93;

impl State {
    /// Multiplies to 128 bits and folds them: every bit of the word reaches every bit of the hash.
    #[inline]
    fn put(&mut self, word: u64) {
        let wide = u128::from(self.hash.rotate_left(23) ^ word) * u128::from(FOLD);
        self.hash = (wide as u64 ^ (wide >> 64) as u64).wrapping_add(word);
    }

    /// Words of eight bytes, or of four: the last one may overlap the one
    /// before, which loses nothing, for the length is known.
    #[inline]
    fn put_bytes(&mut self, bytes: &[u8]) {
        self.put(bytes.len() as u64 | TEXT);
        if let Some(last) = bytes.last_chunk::<8>() {
            let words = bytes[..bytes.len() - 1].as_chunks::<8>().0;
            words.iter().for_each(|word| self.put(u64::from_le_bytes(*word)));
            self.put(u64::from_le_bytes(*last));
        } else if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
            self.put(u64::from(u32::from_le_bytes(*first)) << 32 | u64::from(u32::from_le_bytes(*last)));
        } else {
            self.put(bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }
}

// What kind of thing follows: numbers of games are small, so these never meet them.
const TEXT: u64 = 1 << 60;
const LIST: u64 = 2 << 60;
const OBJECT: u64 = 3 << 60;
const NONE: u64 = 4 << 60;
const BOOL: u64 = 5 << 60;
const VARIANT: u64 = 6 << 60;
const END: u64 = 7 << 60;

/// What is looked for besides the hash of the whole.
enum Look<'a> {
    Over,
    /// This may be a list whose elements are wanted.
    List(&'a mut Elements),
    /// This is one of its elements, the first one or a later one.
    Element(&'a mut Elements, bool),
}

struct Hasher<'a> {
    state: &'a mut State,
    look: Look<'a>,
}

impl<'a> Hasher<'a> {
    #[inline]
    fn word(self, word: u64) -> Result<(), Failed> {
        self.state.put(word);
        Ok(())
    }

    /// Something with fields begins.
    #[inline]
    fn open(self, kind: u64) -> Inside<'a> {
        self.state.put(kind);
        Inside { state: self.state, look: Look::Over, count: 0, mixed: false }
    }
}

/// A list or an object that has begun.
struct Inside<'a> {
    state: &'a mut State,
    look: Look<'a>,
    count: u64,
    /// A list that holds anything but structs of one kind travels whole.
    mixed: bool,
}

impl Inside<'_> {
    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.count += 1;
        let Look::List(elements) = &mut self.look else {
            return value.serialize(Hasher { state: self.state, look: Look::Over });
        };
        value.serialize(Hasher { state: self.state, look: Look::Element(elements, self.count == 1) })?;
        self.mixed |= elements.fields.len() != elements.names.len() * self.count as usize;
        Ok(())
    }

    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Failed> {
        self.count += 1;
        let Look::Element(elements, first) = &mut self.look else {
            return value.serialize(Hasher { state: self.state, look: Look::Over });
        };
        if *first {
            elements.names.push(name);
        }
        let hash = hash(value);
        elements.fields.push(hash);
        self.state.put(hash);
        Ok(())
    }

    #[inline]
    fn finish(self) -> Result<(), Failed> {
        if let (Look::List(elements), true) = (self.look, self.mixed) {
            elements.clear();
        }
        self.state.put(END | self.count);
        Ok(())
    }
}

impl<'a> serde::Serializer for Hasher<'a> {
    type Ok = ();
    type Error = Failed;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    fn serialize_bool(self, v: bool) -> Result<(), Failed> {
        self.word(BOOL | u64::from(v))
    }
    fn serialize_i8(self, v: i8) -> Result<(), Failed> {
        self.word(v as u64)
    }
    fn serialize_i16(self, v: i16) -> Result<(), Failed> {
        self.word(v as u64)
    }
    fn serialize_i32(self, v: i32) -> Result<(), Failed> {
        self.word(v as u64)
    }
    fn serialize_i64(self, v: i64) -> Result<(), Failed> {
        self.word(v as u64)
    }
    fn serialize_u8(self, v: u8) -> Result<(), Failed> {
        self.word(u64::from(v))
    }
    fn serialize_u16(self, v: u16) -> Result<(), Failed> {
        self.word(u64::from(v))
    }
    fn serialize_u32(self, v: u32) -> Result<(), Failed> {
        self.word(u64::from(v))
    }
    fn serialize_u64(self, v: u64) -> Result<(), Failed> {
        self.word(v)
    }
    fn serialize_f32(self, v: f32) -> Result<(), Failed> {
        self.word(u64::from(v.to_bits()))
    }
    fn serialize_f64(self, v: f64) -> Result<(), Failed> {
        self.word(v.to_bits())
    }
    fn serialize_char(self, v: char) -> Result<(), Failed> {
        self.word(TEXT | u64::from(u32::from(v)) << 8)
    }
    #[inline]
    fn serialize_str(self, v: &str) -> Result<(), Failed> {
        self.state.put_bytes(v.as_bytes());
        Ok(())
    }
    fn serialize_bytes(self, v: &[u8]) -> Result<(), Failed> {
        self.state.put_bytes(v);
        Ok(())
    }
    fn serialize_none(self) -> Result<(), Failed> {
        self.word(NONE)
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Failed> {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<(), Failed> {
        self.word(NONE)
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Failed> {
        self.word(NONE)
    }
    fn serialize_unit_variant(self, _: &'static str, n: u32, _: &'static str) -> Result<(), Failed> {
        self.word(VARIANT | u64::from(n) << 8)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Failed> {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        n: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Failed> {
        let mut inside = self.open(VARIANT);
        inside.state.put(u64::from(n));
        inside.element(value)?;
        inside.finish()
    }
    fn serialize_seq(mut self, _: Option<usize>) -> Result<Inside<'a>, Failed> {
        let look = std::mem::replace(&mut self.look, Look::Over);
        let mut inside = self.open(LIST);
        if matches!(look, Look::List(_)) {
            inside.look = look;
        }
        Ok(inside)
    }
    fn serialize_tuple(self, len: usize) -> Result<Inside<'a>, Failed> {
        self.serialize_seq(Some(len))
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, Failed> {
        Ok(self.open(LIST))
    }
    fn serialize_tuple_variant(self, _: &'static str, n: u32, _: &'static str, _: usize) -> Result<Inside<'a>, Failed> {
        let inside = self.open(VARIANT);
        inside.state.put(u64::from(n));
        Ok(inside)
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, Failed> {
        Ok(self.open(OBJECT))
    }
    fn serialize_struct(mut self, _: &'static str, _: usize) -> Result<Inside<'a>, Failed> {
        let look = std::mem::replace(&mut self.look, Look::Over);
        let mut inside = self.open(OBJECT);
        if matches!(look, Look::Element(..)) {
            inside.look = look;
        }
        Ok(inside)
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        n: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, Failed> {
        let inside = self.open(VARIANT);
        inside.state.put(u64::from(n));
        Ok(inside)
    }
}

/// Lists of all kinds: element after element.
macro_rules! list {
    ($name:ident, $method:ident) => {
        impl $name for Inside<'_> {
            type Ok = ();
            type Error = Failed;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Result<(), Failed> {
                self.finish()
            }
        }
    };
}

list!(SerializeSeq, serialize_element);
list!(SerializeTuple, serialize_element);
list!(SerializeTupleStruct, serialize_field);
list!(SerializeTupleVariant, serialize_field);

/// Fields stand in a fixed order, so their names need not be hashed; one that
/// is left out counts as nothing.
macro_rules! fields {
    ($name:ident) => {
        impl $name for Inside<'_> {
            type Ok = ();
            type Error = Failed;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Failed> {
                self.field(name, value)
            }

            fn skip_field(&mut self, name: &'static str) -> Result<(), Failed> {
                self.field(name, &())
            }

            #[inline]
            fn end(self) -> Result<(), Failed> {
                self.finish()
            }
        }
    };
}

fields!(SerializeStruct);
fields!(SerializeStructVariant);

impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = Failed;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Failed> {
        self.element(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.element(value)
    }

    fn end(self) -> Result<(), Failed> {
        self.finish()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn elements(value: &impl Serialize) -> Elements {
        let mut elements = Elements::default();
        hash_section(value, &mut elements);
        elements
    }

    #[test]
    fn different_values_have_different_hashes() {
        let values = [
            json!(null),
            json!(true),
            json!(false),
            json!(0),
            json!(1),
            json!(-1),
            json!(""),
            json!("a"),
            json!("ab"),
            json!("abcdefgh"),
            json!("abcdefgi"),
            json!([]),
            json!([[]]),
            json!([0]),
            json!([0, 0]),
            json!(["a", "b"]),
            json!(["ab"]),
            json!({}),
            json!({"a": 1}),
            json!({"b": 1}),
            json!({"a": [1]}),
            json!([{"a": 1}]),
        ];
        for (n, one) in values.iter().enumerate() {
            for other in &values[n + 1..] {
                assert_ne!(hash(one), hash(other), "{one} {other}");
            }
            assert_eq!(hash(one), hash(&one.clone()));
        }
    }

    #[test]
    fn every_byte_of_a_text_counts() {
        for len in 1..40 {
            let text = "x".repeat(len);
            for at in 0..len {
                let other = format!("{}y{}", &text[..at], &text[at + 1..]);
                assert_ne!(hash(&text), hash(&other), "{other}");
            }
            assert_ne!(hash(&text), hash(&text[1..]), "{len}");
        }
    }

    #[derive(Serialize)]
    struct Thing {
        at: u8,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        marks: Vec<u8>,
    }

    fn thing(at: u8, marks: &[u8]) -> Thing {
        Thing { at, marks: marks.to_vec() }
    }

    #[test]
    fn fields_are_told_apart_only_in_lists_of_structs() {
        let two = elements(&[thing(1, &[2]), thing(1, &[])]);
        assert_eq!((two.names, two.fields.len()), (vec!["at", "marks"], 4));
        assert_eq!(two.fields[0], two.fields[2]);
        assert_ne!(two.fields[1], two.fields[3]);
        assert!(elements(&[Some(thing(1, &[])), None]).fields.is_empty());
        assert!(elements(&[None, Some(thing(1, &[]))]).fields.is_empty());
        assert!(elements(&[[thing(1, &[])]]).fields.is_empty());
        assert!(elements(&thing(1, &[])).fields.is_empty());
        assert!(elements(&json!([{"a": 1}, {"b": 1}])).fields.is_empty(), "these may lose a key");
        assert!(elements(&json!(["a"])).fields.is_empty());
        assert!(elements(&json!([])).fields.is_empty());
    }
}
