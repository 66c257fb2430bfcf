//! A hash of anything that can be written, without writing it.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant,
};

type Failed = serde_json::Error;

/// A hash, and whether it is of something that JSON writes as an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hashed {
    pub(crate) hash: u64,
    pub(crate) object: bool,
}

/// The hash of a value. If it is a list of objects and nothing else, their
/// hashes are put into `items`, which otherwise stays empty.
pub(crate) fn hash<T: Serialize + ?Sized>(value: &T, items: Option<&mut Vec<u64>>) -> Hashed {
    let mut state = State { hash: SEED, object: false };
    let list = items.is_some();
    let mut none = Vec::new();
    let items = items.unwrap_or(&mut none);
    value.serialize(Hasher { state: &mut state, items: list.then_some(items) }).expect("plain data can be hashed");
    Hashed { hash: state.hash, object: state.object }
}

struct State {
    hash: u64,
    object: bool,
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

    #[inline]
    fn put_bytes(&mut self, bytes: &[u8]) {
        self.put(bytes.len() as u64 | TEXT);
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.put(u64::from_le_bytes([word[0], word[1], word[2], word[3], word[4], word[5], word[6], word[7]]));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            self.put(rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
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

struct Hasher<'a> {
    state: &'a mut State,
    /// Where hashes of elements go, at the top of a section.
    items: Option<&'a mut Vec<u64>>,
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
        self.state.object = kind == OBJECT || kind == VARIANT;
        self.state.put(kind);
        Inside { state: self.state, items: None, mixed: false, count: 0 }
    }
}

/// A list or an object that has begun.
struct Inside<'a> {
    state: &'a mut State,
    items: Option<&'a mut Vec<u64>>,
    /// A list that holds anything but objects travels whole.
    mixed: bool,
    count: u64,
}

impl Inside<'_> {
    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.count += 1;
        if let Some(items) = &mut self.items {
            let Hashed { hash, object } = hash(value, None);
            self.mixed |= !object;
            items.push(hash);
            self.state.put(hash);
            return Ok(());
        }
        value.serialize(Hasher { state: self.state, items: None })
    }

    #[inline]
    fn finish(self) -> Result<(), Failed> {
        if let Some(items) = self.items {
            if self.mixed {
                items.clear();
            }
            self.state.object = false;
        }
        self.state.put(END | self.count);
        Ok(())
    }
}

/// Inside, the kind of the last element must not become the kind of the whole.
struct Field<'a> {
    inside: Inside<'a>,
    object: bool,
}

impl<'a> Field<'a> {
    fn new(inside: Inside<'a>) -> Field<'a> {
        Field { object: inside.state.object, inside }
    }

    #[inline]
    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.inside.element(value)
    }

    #[inline]
    fn close(self) -> Result<(), Failed> {
        self.inside.state.object = self.object;
        self.inside.finish()
    }
}

impl<'a> serde::Serializer for Hasher<'a> {
    type Ok = ();
    type Error = Failed;
    type SerializeSeq = Field<'a>;
    type SerializeTuple = Field<'a>;
    type SerializeTupleStruct = Field<'a>;
    type SerializeTupleVariant = Field<'a>;
    type SerializeMap = Field<'a>;
    type SerializeStruct = Field<'a>;
    type SerializeStructVariant = Field<'a>;

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
        let mut field = Field::new(self.open(VARIANT));
        field.inside.state.put(u64::from(n));
        field.value(value)?;
        field.close()
    }
    fn serialize_seq(mut self, _: Option<usize>) -> Result<Field<'a>, Failed> {
        let items = self.items.take();
        let mut inside = self.open(LIST);
        inside.items = items;
        Ok(Field::new(inside))
    }
    fn serialize_tuple(self, len: usize) -> Result<Field<'a>, Failed> {
        self.serialize_seq(Some(len))
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Field<'a>, Failed> {
        Ok(Field::new(self.open(LIST)))
    }
    fn serialize_tuple_variant(self, _: &'static str, n: u32, _: &'static str, _: usize) -> Result<Field<'a>, Failed> {
        let inside = self.open(VARIANT);
        inside.state.put(u64::from(n));
        Ok(Field::new(inside))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Field<'a>, Failed> {
        Ok(Field::new(self.open(OBJECT)))
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Field<'a>, Failed> {
        Ok(Field::new(self.open(OBJECT)))
    }
    fn serialize_struct_variant(self, _: &'static str, n: u32, _: &'static str, _: usize) -> Result<Field<'a>, Failed> {
        let inside = self.open(VARIANT);
        inside.state.put(u64::from(n));
        Ok(Field::new(inside))
    }
}

/// Lists of all kinds: element after element.
macro_rules! list {
    ($name:ident, $method:ident) => {
        impl $name for Field<'_> {
            type Ok = ();
            type Error = Failed;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
                self.value(value)
            }

            #[inline]
            fn end(self) -> Result<(), Failed> {
                self.close()
            }
        }
    };
}

list!(SerializeSeq, serialize_element);
list!(SerializeTuple, serialize_element);
list!(SerializeTupleStruct, serialize_field);
list!(SerializeTupleVariant, serialize_field);

/// Fields stand in a fixed order, so their names need not be hashed; one that
/// is left out must be noticed all the same.
macro_rules! fields {
    ($name:ident) => {
        impl $name for Field<'_> {
            type Ok = ();
            type Error = Failed;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Failed> {
                self.value(value)
            }

            fn skip_field(&mut self, _: &'static str) -> Result<(), Failed> {
                self.inside.state.put(END);
                Ok(())
            }

            #[inline]
            fn end(self) -> Result<(), Failed> {
                self.close()
            }
        }
    };
}

fields!(SerializeStruct);
fields!(SerializeStructVariant);

impl SerializeMap for Field<'_> {
    type Ok = ();
    type Error = Failed;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Failed> {
        self.value(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.value(value)
    }

    fn end(self) -> Result<(), Failed> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn items(value: &impl Serialize) -> Vec<u64> {
        let mut items = Vec::new();
        hash(value, Some(&mut items));
        items
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
                assert_ne!(hash(one, None).hash, hash(other, None).hash, "{one} {other}");
            }
            assert_eq!(hash(one, None), hash(&one.clone(), None));
        }
    }

    #[test]
    fn elements_are_told_apart_only_in_lists_of_objects() {
        assert_eq!(items(&json!([{"a": [1]}, {"a": [2]}, {}])).len(), 3);
        assert!(items(&json!([{"a": 1}, null])).is_empty());
        assert!(items(&json!([null, {"a": 1}])).is_empty());
        assert!(items(&json!(["a"])).is_empty());
        assert!(items(&json!({"a": [{}]})).is_empty());
        assert!(items(&json!([[{}]])).is_empty());
        assert!(items(&json!([])).is_empty());
    }
}
