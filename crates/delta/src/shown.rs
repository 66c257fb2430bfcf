//! What is new for a page since it was last shown the table. What a viewer was
//! shown is kept as it was and compared field by field, what everybody sees
//! once for all who saw the same, what is a viewer's own for each of them.

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

use serde::Serialize;
use table::{Differences, Fields, Section};

type Kept = Arc<dyn Any + Send + Sync>;

/// What the pages of one viewer have been shown.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    public: Option<Kept>,
    own: Option<Kept>,
}

/// What is new for each of several viewers; a buffer to be used again.
#[derive(Debug, Default)]
pub struct Changes {
    text: Text,
    /// What is new for everybody who was last shown the same.
    public: Vec<(Option<Kept>, Piece)>,
    /// By viewer: which of these it is, and what is new of their own.
    viewers: Vec<(usize, Piece)>,
}

/// Members of two JSON objects: sections that are new as a whole, and parts of sections.
#[derive(Debug, Default)]
struct Text {
    whole: Vec<u8>,
    parts: Vec<u8>,
}

/// Members that stand next to each other in a [`Text`].
#[derive(Clone, Debug)]
struct Piece {
    whole: Range<usize>,
    parts: Range<usize>,
}

impl Changes {
    /// Compares a position with what each viewer was shown, and takes it as shown.
    pub fn find<'a, P: Fields, O: Section>(
        &mut self,
        public: P,
        viewers: impl IntoIterator<Item = (O, &'a mut Shown)>,
    ) {
        let Changes { text, public: known, viewers: found } = self;
        text.whole.clear();
        text.parts.clear();
        known.clear();
        found.clear();
        let public = Arc::new(public);
        for (own, shown) in viewers {
            let n = known.iter().position(|(was, _)| is_same(was, &shown.public)).unwrap_or_else(|| {
                known.push((shown.public.clone(), text.public(&*public, before(&shown.public))));
                known.len() - 1
            });
            let piece = text.own(&own, before(&shown.own));
            if !piece.is_empty() {
                shown.own = Some(Arc::new(own));
            }
            shown.public = Some(public.clone());
            found.push((n, piece));
        }
    }

    /// Writes `,"view":{…},"parts":{…}` for one of the viewers; nothing if nothing is new.
    pub fn write(&self, viewer: usize, out: &mut Vec<u8>) {
        let [public, own] = self.pieces(viewer);
        let Text { whole, parts } = &self.text;
        write_object(b",\"view\":{", [&whole[public.whole.clone()], &whole[own.whole.clone()]], out);
        write_object(b",\"parts\":{", [&parts[public.parts.clone()], &parts[own.parts.clone()]], out);
    }

    /// Do two viewers need the same?
    pub fn are_same(&self, one: usize, other: usize) -> bool {
        let pairs = self.pieces(one).into_iter().zip(self.pieces(other));
        let (whole, parts) = (&self.text.whole, &self.text.parts);
        pairs.into_iter().all(|(one, other)| {
            whole[one.whole.clone()] == whole[other.whole.clone()]
                && parts[one.parts.clone()] == parts[other.parts.clone()]
        })
    }

    fn pieces(&self, viewer: usize) -> [&Piece; 2] {
        let (public, own) = &self.viewers[viewer];
        [&self.public[*public].1, own]
    }
}

fn is_same(one: &Option<Kept>, other: &Option<Kept>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => Arc::ptr_eq(one, other),
        (one, other) => one.is_none() && other.is_none(),
    }
}

/// What a viewer was shown, if it was this kind of thing.
fn before<T: 'static>(kept: &Option<Kept>) -> Option<&T> {
    kept.as_ref().and_then(|kept| kept.downcast_ref())
}

fn write_object(opening: &[u8], members: [&[u8]; 2], out: &mut Vec<u8>) {
    if members.iter().all(|part| part.is_empty()) {
        return;
    }
    out.extend_from_slice(opening);
    out.extend_from_slice(members[0]);
    if members.iter().all(|part| !part.is_empty()) {
        out.push(b',');
    }
    out.extend_from_slice(members[1]);
    out.push(b'}');
}

impl Text {
    /// Everything that everybody sees, or what of it is not as it was.
    fn public<P: Fields>(&mut self, now: &P, was: Option<&P>) -> Piece {
        let Some(was) = was else {
            let start = self.whole.len();
            json(&mut self.whole, now);
            // The members of the object, without its braces.
            return Piece { whole: start + 1..self.whole.len() - 1, parts: self.parts.len()..self.parts.len() };
        };
        self.piece(|found| now.differences(was, found))
    }

    fn own<O: Section>(&mut self, now: &O, was: Option<&O>) -> Piece {
        self.piece(|found| match was {
            Some(was) => now.differences("own", was, found),
            None => found.whole("own", now),
        })
    }

    fn piece(&mut self, find: impl FnOnce(&mut Sections<'_>)) -> Piece {
        let (whole, parts) = (self.whole.len(), self.parts.len());
        find(&mut Sections { whole: Members::of(&mut self.whole), parts: Members::of(&mut self.parts) });
        Piece { whole: whole..self.whole.len(), parts: parts..self.parts.len() }
    }
}

impl Piece {
    fn is_empty(&self) -> bool {
        self.whole.is_empty() && self.parts.is_empty()
    }
}

/// Writes sections of a view that have changed; of a list as long as it was, only the fields that have.
struct Sections<'a> {
    whole: Members<'a>,
    parts: Members<'a>,
}

impl Differences for Sections<'_> {
    fn whole(&mut self, name: &'static str, now: &(impl Serialize + ?Sized)) {
        self.whole.whole(name, now);
    }

    fn list<T: Fields>(&mut self, name: &'static str, now: &[T], was: &[T]) {
        if now.len() != was.len() {
            return self.whole(name, now);
        }
        let mut is_open = false;
        for (n, (now, was)) in now.iter().zip(was).enumerate().filter(|(_, (now, was))| now != was) {
            if is_open {
                self.parts.out.push(b',');
            } else {
                self.parts.key(name);
                self.parts.out.push(b'{');
                is_open = true;
            }
            self.parts.out.push(b'"');
            json(self.parts.out, &n);
            self.parts.out.extend_from_slice(b"\":{");
            now.differences(was, &mut Members::of(self.parts.out));
            self.parts.out.push(b'}');
        }
        if is_open {
            self.parts.out.push(b'}');
        }
    }
}

/// Writes members of an object that begins where the text ends.
struct Members<'a> {
    out: &'a mut Vec<u8>,
    start: usize,
}

impl Members<'_> {
    fn of(out: &mut Vec<u8>) -> Members<'_> {
        Members { start: out.len(), out }
    }

    fn key(&mut self, name: &str) {
        if self.out.len() > self.start {
            self.out.push(b',');
        }
        self.out.push(b'"');
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
    }
}

impl Differences for Members<'_> {
    fn whole(&mut self, name: &'static str, now: &(impl Serialize + ?Sized)) {
        self.key(name);
        json(self.out, now);
    }

    fn list<T: Fields>(&mut self, name: &'static str, now: &[T], was: &[T]) {
        if now != was {
            self.whole(name, now);
        }
    }
}

fn json(out: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(out, value).expect("a view is plain data");
}
