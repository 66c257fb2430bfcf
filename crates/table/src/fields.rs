//! A view as fields that can be held against those of an earlier look at the
//! same table, so that a page is told only what is new. [`fields!`](crate::fields)
//! writes the comparison for a struct; the compiler refuses a list that forgets a field.

use std::fmt::Debug;

use serde::Serialize;

/// A struct that can say which of its fields have changed.
pub trait Fields: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static {
    /// Names every field that is not as it was.
    fn differences(&self, was: &Self, found: &mut impl Differences);
}

/// A value that stands in a view under a name of its own.
pub trait Section: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static {
    /// Says what is new in it: the whole, if it is not a list of [`Fields`].
    fn differences(&self, name: &'static str, was: &Self, found: &mut impl Differences) {
        if self != was {
            found.whole(name, self);
        }
    }
}

impl Section for () {}

impl<T: Fields> Section for Vec<T> {
    fn differences(&self, name: &'static str, was: &Self, found: &mut impl Differences) {
        found.list(name, self, was);
    }
}

/// Hears what has changed.
pub trait Differences {
    /// This field is new as a whole.
    fn whole(&mut self, name: &'static str, now: &(impl Serialize + ?Sized));

    /// This field is a list, which may or may not differ.
    fn list<T: Fields>(&mut self, name: &'static str, now: &[T], was: &[T]);
}

/// Implements [`Fields`] for a struct, given the names of all its fields. A
/// list whose elements have [`Fields`] too is marked `each`: it is compared
/// element by element.
///
/// ```
/// #[derive(Clone, Debug, PartialEq, serde::Serialize)]
/// struct Figure {
///     at: u8,
/// }
/// #[derive(Clone, Debug, PartialEq, serde::Serialize)]
/// struct Public {
///     turn: u8,
///     figures: Vec<Figure>,
/// }
/// table::fields!(Figure { at });
/// table::fields!(Public { turn, figures: each });
/// ```
#[macro_export]
macro_rules! fields {
    ($type:ty { $($name:ident $(: $each:ident)?),* $(,)? }) => {
        impl $crate::Fields for $type {
            fn differences(&self, was: &Self, found: &mut impl $crate::Differences) {
                let Self { $($name),* } = self;
                $($crate::fields!(@ $($each)? $name, was.$name, found);)*
            }
        }
    };
    (@ each $now:ident, $was:expr, $found:ident) => {
        $crate::Section::differences($now, stringify!($now), &$was, $found)
    };
    (@ $now:ident, $was:expr, $found:ident) => {
        if *$now != $was {
            $crate::Differences::whole($found, stringify!($now), $now);
        }
    };
}
