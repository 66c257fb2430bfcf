//! What changed for a page since it was last shown the table. A view is known
//! by hashes of its sections (its top-level fields), and of the elements'
//! fields of those that are lists of structs; only what has a new hash is
//! written. Most of a view is the same for everybody: that is compared once,
//! and for each viewer only what is their own. What several viewers get is
//! written once.
//!
//! A hash has 64 bits: that two different values of one section share it is
//! less likely than a broken machine, and the next change would mend it.

use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeSeq, SerializeStruct, SerializeTuple};
use table::{Actors, Own, Spoken};

use crate::hash::{Elements, hash, hash_section, hash_words};

/// What the pages of one viewer have been shown.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The hash of what all viewers share.
    common: Option<u64>,
    /// The hashes of the viewer's own fields.
    own: Vec<u64>,
}

#[derive(Debug, Default)]
struct Section {
    name: &'static str,
    /// Without what is some viewer's own.
    hash: u64,
    elements: Elements,
}

/// What is new for each of several viewers; a buffer to be used again.
#[derive(Debug, Default)]
pub struct Changes {
    /// What all viewers share, now and when this was last asked.
    now: Vec<Section>,
    before: Vec<Section>,
    common: Option<u64>,
    owned: Owned,
    /// The hashes of one viewer's own fields.
    own: Vec<u64>,
    text: Vec<u8>,
    /// First come those that everybody needs who has seen what was before.
    pieces: Vec<Piece>,
    common_pieces: usize,
    /// By viewer: the pieces they need, as numbers.
    needs: Vec<Vec<u16>>,
}

/// Where the viewers' own fields are.
#[derive(Debug, Default)]
struct Owned {
    section: Option<usize>,
    /// Their numbers in an element of the section, also as bits; none if the
    /// section is no list of structs, and so their own as a whole.
    fields: Vec<u16>,
    bits: u64,
    /// The elements are not those of before: the section travels whole.
    whole: bool,
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
        let was = self.common;
        let mut view = None;
        for (n, (sees, shown)) in viewers.enumerate() {
            let view = match &mut view {
                None => {
                    let first = view.insert(game.view(sees));
                    self.look(first, &G::OWN);
                    first
                }
                Some(view) => {
                    game.look_again(view, sees);
                    view
                }
            };
            self.own.clear();
            let reader = OwnReader { owned: &self.owned, own: &mut self.own, n: 0 };
            view.serialize(reader).expect("a view is a struct of plain data");
            self.compare(n, shown.common.is_some() && shown.common == was, shown);
            self.write_missing(view);
        }
    }

    /// Takes the hashes of what all viewers share, and notes what is new in it.
    fn look(&mut self, view: &impl Serialize, own: &Own) {
        std::mem::swap(&mut self.now, &mut self.before);
        self.owned.section = None;
        let reader = Reader { sections: &mut self.now, own, owned: &mut self.owned, n: 0 };
        view.serialize(reader).expect("a view is a struct of plain data");
        self.common = Some(hash_words(self.now.iter().map(|section| section.hash)));
        let nothing = Section::default();
        for (n, new) in self.now.iter().enumerate() {
            let was = self.before.get(n).unwrap_or(&nothing);
            // Sections stand in a fixed order; one without a name has not been there.
            if new.hash == was.hash && !was.name.is_empty() {
                continue;
            }
            let mut piece = |item: usize, field: usize, hash: u64| {
                let (section, item, field) = (n as u16, item as u16, field as u16);
                self.pieces.push(Piece { section, item, field, hash, text: 0..0 });
            };
            let (fields, known) = (&new.elements.fields, &was.elements.fields);
            if !fields.is_empty() && fields.len() == known.len() && new.elements.names == was.elements.names {
                let width = new.elements.names.len();
                let changed = fields.iter().zip(known).enumerate().filter(|(_, (new, was))| new != was);
                changed.for_each(|(at, (&hash, _))| piece(at / width, at % width, hash));
            } else if self.owned.section == Some(n) {
                self.owned.whole = true;
            } else {
                piece(WHOLE.into(), 0, new.hash);
            }
        }
        self.common_pieces = self.pieces.len();
    }

    /// Notes what the viewer lacks.
    fn compare(&mut self, viewer: usize, in_step: bool, shown: &mut Shown) {
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
        let whole = |n: usize| match self.owned.section {
            Some(own) if own == n => hash_words(self.own.iter().copied().chain([self.now[n].hash])),
            _ => self.now[n].hash,
        };
        if !in_step {
            (0..self.now.len()).for_each(|n| need(n, WHOLE, 0, whole(n)));
        } else if let Some(n) = self.owned.section {
            let fields = &self.owned.fields;
            if self.owned.whole || fields.is_empty() && self.own != shown.own {
                need(n, WHOLE, 0, whole(n));
            } else if !fields.is_empty() {
                let changed = self.own.iter().zip(&shown.own).enumerate().filter(|(_, (new, was))| new != was);
                changed.for_each(|(at, (&hash, _))| {
                    need(n, (at / fields.len()) as u16, fields[at % fields.len()], hash);
                });
            }
        }
        if in_step {
            needs.extend(0..self.common_pieces as u16);
            let pieces = &self.pieces;
            needs.sort_unstable_by_key(|&n| {
                let piece = &pieces[n as usize];
                (piece.section, piece.item, piece.field)
            });
        }
        shown.common = self.common;
        shown.own.clone_from(&self.own);
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
            let names = &self.now[piece.section as usize].elements.names;
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
        out.extend_from_slice(self.now[piece.section as usize].name.as_bytes());
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

/// A serializer that takes a struct and nothing else, and numbers its fields.
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

        impl<'a $(, $visitor: Visitor)?> SerializeStruct for $name<'a $(, $visitor)?> {
            type Ok = ();
            type Error = Failed;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Failed> {
                self.n += 1;
                self.field(self.n - 1, name, value)
            }

            fn skip_field(&mut self, name: &'static str) -> Result<(), Failed> {
                // A page must hear that it is gone.
                self.serialize_field(name, &())
            }

            fn end(self) -> Result<(), Failed> {
                Ok(())
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

/// Takes the hashes of the fields, but of what is some viewer's own.
struct Reader<'a> {
    sections: &'a mut Vec<Section>,
    own: &'a Own,
    owned: &'a mut Owned,
    n: u16,
}

struct_only!(Reader);

impl Reader<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, n: u16, name: &'static str, value: &T) -> Result<(), Failed> {
        let n = usize::from(n);
        if n == self.sections.len() {
            self.sections.push(Section::default());
        }
        let section = &mut self.sections[n];
        section.name = name;
        section.hash = hash_section(value, &mut section.elements);
        if name == self.own.section {
            let Elements { names, fields } = &mut section.elements;
            let own = |(n, name)| self.own.fields.contains(name).then_some(n as u16);
            self.owned.section = Some(n);
            self.owned.fields.clear();
            self.owned.fields.extend(names.iter().enumerate().filter_map(own));
            debug_assert!(names.is_empty() || self.owned.fields.len() == self.own.fields.len(), "{:?}", self.own);
            self.owned.bits = self.owned.fields.iter().fold(0, |bits, &field| bits | 1 << field);
            self.owned.whole = false;
            for item in fields.chunks_mut(names.len().max(1)) {
                self.owned.fields.iter().for_each(|&own| item[usize::from(own)] = 0);
            }
            section.hash = section.elements.hash();
        }
        Ok(())
    }
}

/// Takes the hashes of what is the viewer's own.
struct OwnReader<'a> {
    owned: &'a Owned,
    own: &'a mut Vec<u64>,
    n: u16,
}

struct_only!(OwnReader);

impl OwnReader<'_> {
    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, n: u16, _: &'static str, value: &T) -> Result<(), Failed> {
        if self.owned.section != Some(n.into()) {
            return Ok(());
        }
        if self.owned.fields.is_empty() {
            self.own.push(hash(value));
            return Ok(());
        }
        value.serialize(Items { visitor: &mut OwnFields { bits: self.owned.bits, own: self.own }, item: 0 })
    }
}

/// Writes the pieces that have no text yet.
struct Writer<'a> {
    pieces: &'a mut Vec<Piece>,
    text: &'a mut Vec<u8>,
    n: u16,
}

struct_only!(Writer);

impl Writer<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, n: u16, _: &'static str, value: &T) -> Result<(), Failed> {
        let mut lacking = self.pieces.iter_mut().filter(|piece| piece.section == n && piece.text.is_empty());
        let Some(first) = lacking.next() else { return Ok(()) };
        if first.item == WHOLE {
            return first.write(self.text, value);
        }
        let mut lacking = Lacking { pieces: self.pieces, text: self.text, section: n };
        value.serialize(Items { visitor: &mut lacking, item: 0 })
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

    fn visit<T: Serialize + ?Sized>(&mut self, item: u16, field: u16, value: &T) -> Result<(), Failed>;
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

    fn visit<T: Serialize + ?Sized>(&mut self, item: u16, field: u16, value: &T) -> Result<(), Failed> {
        let place = (self.section, item, field);
        let lacking = |p: &&mut Piece| (p.section, p.item, p.field) == place && p.text.is_empty();
        match self.pieces.iter_mut().find(lacking) {
            Some(piece) => piece.write(self.text, value),
            None => Ok(()),
        }
    }
}

/// Takes the hashes of some fields.
struct OwnFields<'a> {
    bits: u64,
    own: &'a mut Vec<u64>,
}

impl Visitor for OwnFields<'_> {
    fn wants(&self, _: u16) -> bool {
        true
    }

    #[inline]
    fn visit<T: Serialize + ?Sized>(&mut self, _: u16, field: u16, value: &T) -> Result<(), Failed> {
        if self.bits >> field & 1 == 1 {
            self.own.push(hash(value));
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

impl<V: Visitor> Fields<'_, V> {
    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, n: u16, _: &'static str, value: &T) -> Result<(), Failed> {
        self.visitor.visit(self.item, n, value)
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
