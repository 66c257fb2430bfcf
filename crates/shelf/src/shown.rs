//! What changed for a page since it was last shown the table. A view is known
//! by hashes of its sections (its top-level fields), and of the elements'
//! fields of those that are lists of structs; only what has a new hash is
//! written. What several viewers get is written once.
//!
//! A hash has 64 bits: that two different values of one section share it is
//! less likely than a broken machine, and the next change would mend it.

use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeSeq, SerializeStruct, SerializeTuple};
use table::{Actors, Own, Spoken};

use crate::hash::{Elements, hash, hash_section};

/// What the pages of one viewer have been shown.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    sections: Vec<Section>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Section {
    name: &'static str,
    hash: u64,
    elements: Elements,
}

/// What is new for each of several viewers; a buffer to be used again.
#[derive(Debug, Default)]
pub struct Changes {
    /// How the position looks to the first viewer.
    base: Vec<Section>,
    /// The section that differs between viewers.
    own: Section,
    text: Vec<u8>,
    pieces: Vec<Piece>,
    /// By viewer: the pieces they need, as numbers.
    needs: Vec<Vec<u16>>,
}

/// A section, or a field of one of its elements, as JSON.
#[derive(Debug)]
struct Piece {
    section: u16,
    item: u16,
    field: u16,
    hash: u64,
    text: std::ops::Range<u32>,
}

/// In place of the number of an element: the whole section.
const WHOLE: u16 = u16::MAX;

impl Changes {
    /// Compares the position with what each viewer was shown, and takes it as shown.
    pub(crate) fn find<'a, G: Spoken>(
        &mut self,
        game: &G,
        viewers: impl ExactSizeIterator<Item = (Actors, &'a mut Shown)>,
    ) where
        G::View: Serialize,
    {
        self.text.clear();
        self.pieces.clear();
        self.needs.iter_mut().for_each(Vec::clear);
        self.needs.resize_with(viewers.len().max(self.needs.len()), Vec::new);
        let mut view = None;
        for (n, (sees, shown)) in viewers.enumerate() {
            let mut own = None;
            match &mut view {
                None => {
                    let first = view.insert(game.view(sees));
                    self.read(first, None);
                }
                Some(view) => {
                    own = game.look_again(view, sees);
                    self.read(view, own);
                }
            }
            let Some(view) = &view else { continue };
            let own = own.and_then(|own| self.base.iter().position(|section| section.name == own.section));
            self.compare(n, own, shown);
            self.write_missing(view);
        }
    }

    /// The hashes of a view; of the part only that is the viewer's own, where the others are known.
    fn read(&mut self, view: &impl Serialize, only: Option<Own>) {
        if let Some(known) = only.and_then(|own| self.base.iter().find(|section| section.name == own.section)) {
            self.own.clone_from(known);
        }
        let reader = Reader { base: &mut self.base, own: &mut self.own, only, n: 0 };
        view.serialize(reader).expect("a view is a struct of plain data");
    }

    /// Notes what the viewer lacks.
    fn compare(&mut self, viewer: usize, own: Option<usize>, shown: &mut Shown) {
        let needs = &mut self.needs[viewer];
        let pieces = &mut self.pieces;
        let mut need = |section: usize, item: u16, field: u16, hash: u64| {
            let section = section as u16;
            let same = |p: &Piece| p.section == section && p.item == item && p.field == field && p.hash == hash;
            let n = pieces.iter().position(same).unwrap_or_else(|| {
                pieces.push(Piece { section, item, field, hash, text: 0..0 });
                pieces.len() - 1
            });
            needs.push(n as u16);
        };
        shown.sections.resize_with(self.base.len(), Section::default);
        for (n, (base, was)) in self.base.iter().zip(&mut shown.sections).enumerate() {
            let new = if own == Some(n) { &self.own } else { base };
            // Sections stand in a fixed order; one without a name has not been shown.
            if new.hash == was.hash && !was.name.is_empty() {
                continue;
            }
            let (fields, known) = (&new.elements.fields, &was.elements.fields);
            let alike = fields.len() == known.len() && new.elements.names == was.elements.names;
            if fields.is_empty() || !alike {
                need(n, WHOLE, 0, new.hash);
            } else {
                let width = new.elements.names.len();
                let changed = fields.iter().zip(known).enumerate().filter(|(_, (new, was))| new != was);
                changed.for_each(|(at, (&hash, _))| need(n, (at / width) as u16, (at % width) as u16, hash));
            }
            was.clone_from(new);
        }
    }

    /// Writes the pieces that nobody needed before.
    fn write_missing(&mut self, view: &impl Serialize) {
        if self.pieces.iter().all(|piece| !piece.text.is_empty()) {
            return;
        }
        let writer = Writer { pieces: &mut self.pieces, text: &mut self.text, n: 0 };
        view.serialize(writer).expect("a view is a struct of plain data");
    }

    /// Writes `,"view":{…},"parts":{…}` for one of the viewers; nothing if nothing is new.
    pub fn write(&self, viewer: usize, out: &mut Vec<u8>) {
        let needs = self.needs[viewer].iter().map(|&n| &self.pieces[n as usize]);
        let mut lead: &[u8] = b",\"view\":{";
        for piece in needs.clone().filter(|piece| piece.item == WHOLE) {
            out.extend_from_slice(lead);
            self.key(piece, out);
            out.extend_from_slice(self.text_of(piece));
            lead = b",";
        }
        if lead == b"," {
            out.push(b'}');
        }
        // Fields of one element come one after the other, and elements of one section.
        let (mut section, mut item) = (WHOLE, WHOLE);
        for piece in needs.filter(|piece| piece.item != WHOLE) {
            if piece.section != section {
                out.extend_from_slice(if section == WHOLE { b",\"parts\":{" } else { b"}}," });
                self.key(piece, out);
                out.push(b'{');
            } else if piece.item != item {
                out.extend_from_slice(b"},");
            }
            if (piece.section, piece.item) == (section, item) {
                out.push(b',');
            } else {
                out.push(b'"');
                number(piece.item, out);
                out.extend_from_slice(b"\":{");
            }
            out.push(b'"');
            let names = &self.base[piece.section as usize].elements.names;
            out.extend_from_slice(names[piece.field as usize].as_bytes());
            out.extend_from_slice(b"\":");
            out.extend_from_slice(self.text_of(piece));
            (section, item) = (piece.section, piece.item);
        }
        if section != WHOLE {
            out.extend_from_slice(b"}}}");
        }
    }

    /// Do two viewers need the same?
    pub fn are_same(&self, one: usize, other: usize) -> bool {
        self.needs[one] == self.needs[other]
    }

    fn key(&self, piece: &Piece, out: &mut Vec<u8>) {
        out.push(b'"');
        out.extend_from_slice(self.base[piece.section as usize].name.as_bytes());
        out.extend_from_slice(b"\":");
    }

    fn text_of(&self, piece: &Piece) -> &[u8] {
        &self.text[piece.text.start as usize..piece.text.end as usize]
    }
}

fn number(n: u16, out: &mut Vec<u8>) {
    if n >= 10 {
        number(n / 10, out);
    }
    out.push(b'0' + (n % 10) as u8);
}

type Failed = serde_json::Error;
type Never = Impossible<(), Failed>;

/// The methods that a view, or a list in it, has no use for.
macro_rules! no {
    ($($name:ident($($kind:ty),*);)*) => {
        $(fn $name(self, $(_: $kind),*) -> Result<(), Failed> { no() })*
    };
}

fn no<T>() -> Result<T, Failed> {
    Err(Failed::custom("a view is a struct"))
}

/// A serializer that takes a struct and nothing else.
macro_rules! struct_only {
    ($name:ident $(, $visitor:ident)?) => {
        impl<'a $(, $visitor: Visitor)?> serde::Serializer for $name<'a $(, $visitor)?> {
            type Ok = ();
            type Error = Failed;
            type SerializeSeq = Never;
            type SerializeTuple = Never;
            type SerializeTupleStruct = Never;
            type SerializeTupleVariant = Never;
            type SerializeMap = Never;
            type SerializeStruct = Self;
            type SerializeStructVariant = Never;

            fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Failed> {
                Ok(self)
            }

            scalars_refused!();

            fn serialize_seq(self, _: Option<usize>) -> Result<Never, Failed> {
                no()
            }
            fn serialize_tuple(self, _: usize) -> Result<Never, Failed> {
                no()
            }
        }
    };
}

macro_rules! scalars_refused {
    () => {
        no! {
            serialize_bool(bool); serialize_i8(i8); serialize_i16(i16); serialize_i32(i32); serialize_i64(i64);
            serialize_u8(u8); serialize_u16(u16); serialize_u32(u32); serialize_u64(u64);
            serialize_f32(f32); serialize_f64(f64); serialize_char(char); serialize_str(&str); serialize_bytes(&[u8]);
            serialize_none(); serialize_unit(); serialize_unit_struct(&'static str);
            serialize_unit_variant(&'static str, u32, &'static str);
        }
        fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Failed> {
            value.serialize(self)
        }
        fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Failed> {
            value.serialize(self)
        }
        fn serialize_newtype_variant<T: Serialize + ?Sized>(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: &T,
        ) -> Result<(), Failed> {
            no()
        }
        fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never, Failed> {
            no()
        }
        fn serialize_tuple_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Never, Failed> {
            no()
        }
        fn serialize_map(self, _: Option<usize>) -> Result<Never, Failed> {
            no()
        }
        fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Never, Failed> {
            no()
        }
    };
}

/// Takes the hashes of the fields.
struct Reader<'a> {
    base: &'a mut Vec<Section>,
    own: &'a mut Section,
    /// The others are known already.
    only: Option<Own>,
    n: usize,
}

struct_only!(Reader);

impl SerializeStruct for Reader<'_> {
    type Ok = ();
    type Error = Failed;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Failed> {
        let n = self.n;
        self.n += 1;
        let section = match self.only {
            Some(only) if only.section != name => return Ok(()),
            Some(only) => {
                let section = &mut *self.own;
                if section.elements.fields.is_empty() {
                    section.hash = hash_section(value, &mut section.elements);
                } else {
                    let mut again = Again { elements: &mut section.elements, fields: only.fields };
                    value.serialize(Items { visitor: &mut again, item: 0 })?;
                    section.hash = section.elements.hash();
                }
                return Ok(());
            }
            None => {
                if n == self.base.len() {
                    self.base.push(Section::default());
                }
                &mut self.base[n]
            }
        };
        section.name = name;
        section.hash = hash_section(value, &mut section.elements);
        Ok(())
    }

    fn skip_field(&mut self, name: &'static str) -> Result<(), Failed> {
        // A page must hear that it is gone.
        self.serialize_field(name, &())
    }

    fn end(self) -> Result<(), Failed> {
        if self.only.is_none() {
            self.base.truncate(self.n);
        }
        Ok(())
    }
}

/// Writes the pieces that have no text yet.
struct Writer<'a> {
    pieces: &'a mut Vec<Piece>,
    text: &'a mut Vec<u8>,
    n: u16,
}

struct_only!(Writer);

impl SerializeStruct for Writer<'_> {
    type Ok = ();
    type Error = Failed;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Failed> {
        let n = self.n;
        self.n += 1;
        let mut lacking = self.pieces.iter_mut().filter(|piece| piece.section == n && piece.text.is_empty());
        let Some(first) = lacking.next() else { return Ok(()) };
        if first.item == WHOLE {
            return first.write(self.text, value);
        }
        let mut lacking = Lacking { pieces: self.pieces, text: self.text, section: n };
        value.serialize(Items { visitor: &mut lacking, item: 0 })
    }

    fn skip_field(&mut self, name: &'static str) -> Result<(), Failed> {
        self.serialize_field(name, &())
    }

    fn end(self) -> Result<(), Failed> {
        Ok(())
    }
}

impl Piece {
    fn write<T: Serialize + ?Sized>(&mut self, out: &mut Vec<u8>, value: &T) -> Result<(), Failed> {
        let from = out.len() as u32;
        serde_json::to_writer(&mut *out, value)?;
        self.text = from..out.len() as u32;
        Ok(())
    }
}

/// Looks at fields of the elements of a list, by the numbers of both.
trait Visitor {
    fn wants(&self, item: u16) -> bool;

    fn visit<T: Serialize + ?Sized>(
        &mut self,
        item: u16,
        field: u16,
        name: &'static str,
        value: &T,
    ) -> Result<(), Failed>;
}

/// Writes fields that have no text yet.
struct Lacking<'a> {
    pieces: &'a mut Vec<Piece>,
    text: &'a mut Vec<u8>,
    section: u16,
}

impl Visitor for Lacking<'_> {
    fn wants(&self, item: u16) -> bool {
        self.pieces.iter().any(|piece| piece.section == self.section && piece.item == item && piece.text.is_empty())
    }

    fn visit<T: Serialize + ?Sized>(
        &mut self,
        item: u16,
        field: u16,
        _: &'static str,
        value: &T,
    ) -> Result<(), Failed> {
        let place = (self.section, item, field);
        let lacking = |p: &&mut Piece| (p.section, p.item, p.field) == place && p.text.is_empty();
        match self.pieces.iter_mut().find(lacking) {
            Some(piece) => piece.write(self.text, value),
            None => Ok(()),
        }
    }
}

/// Takes the hashes of some fields again.
struct Again<'a> {
    elements: &'a mut Elements,
    fields: &'static [&'static str],
}

impl Visitor for Again<'_> {
    fn wants(&self, _: u16) -> bool {
        true
    }

    fn visit<T: Serialize + ?Sized>(
        &mut self,
        item: u16,
        field: u16,
        name: &'static str,
        value: &T,
    ) -> Result<(), Failed> {
        if self.fields.contains(&name) {
            let n = usize::from(item) * self.elements.names.len() + usize::from(field);
            self.elements.fields[n] = hash(value);
        }
        Ok(())
    }
}

struct Items<'a, V> {
    visitor: &'a mut V,
    item: u16,
}

impl<V: Visitor> Items<'_, V> {
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        let item = self.item;
        self.item += 1;
        match self.visitor.wants(item) {
            true => value.serialize(Fields { visitor: self.visitor, item, n: 0 }),
            false => Ok(()),
        }
    }
}

struct Fields<'a, V> {
    visitor: &'a mut V,
    item: u16,
    n: u16,
}

struct_only!(Fields, V);

impl<V: Visitor> SerializeStruct for Fields<'_, V> {
    type Ok = ();
    type Error = Failed;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Failed> {
        let n = self.n;
        self.n += 1;
        self.visitor.visit(self.item, n, name, value)
    }

    fn skip_field(&mut self, name: &'static str) -> Result<(), Failed> {
        self.serialize_field(name, &())
    }

    fn end(self) -> Result<(), Failed> {
        Ok(())
    }
}

impl<'a, V: Visitor> serde::Serializer for Items<'a, V> {
    type Ok = ();
    type Error = Failed;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Never;
    type SerializeStructVariant = Never;

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Failed> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Failed> {
        Ok(self)
    }

    scalars_refused!();

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Never, Failed> {
        no()
    }
}

impl<V: Visitor> SerializeSeq for Items<'_, V> {
    type Ok = ();
    type Error = Failed;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.element(value)
    }

    fn end(self) -> Result<(), Failed> {
        Ok(())
    }
}

impl<V: Visitor> SerializeTuple for Items<'_, V> {
    type Ok = ();
    type Error = Failed;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.element(value)
    }

    fn end(self) -> Result<(), Failed> {
        Ok(())
    }
}
