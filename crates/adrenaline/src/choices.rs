//! How the answers of a game are listed: its words, then kinds of things with
//! how many there can be. The order of the list is the numbering of the answers.

macro_rules! choices {
    (
        $(#[$doc:meta])*
        words { $($(#[$word_doc:meta])* $word:ident,)+ }
        things { $($(#[$kind_doc:meta])* $kind:ident($id:ident) of $most:expr,)+ }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Choice {
            $($(#[$word_doc])* $word,)+
            $($(#[$kind_doc])* $kind($id),)+
        }

        const WORDS: &[Choice] = &[$(Choice::$word),+];
        const MOST: &[usize] = &[$($most),+];

        /// The words and the kinds of things, by number.
        enum Word { $($word),+ }
        enum Kind { $($kind),+ }

        /// The number of the first thing of a kind.
        const fn start(kind: usize) -> usize {
            if kind == 0 { WORDS.len() } else { start(kind - 1) + MOST[kind - 1] }
        }

        impl Choice {
            pub(crate) const COUNT: usize = start(MOST.len());
        }

        impl table::Choice for Choice {
            #[inline]
            fn index(self) -> usize {
                match self {
                    $(Choice::$word => Word::$word as usize,)+
                    $(Choice::$kind(thing) => thing.ix() + const { start(Kind::$kind as usize) },)+
                }
            }

            fn from_index(index: usize) -> Option<Choice> {
                if let Some(&word) = WORDS.get(index) {
                    return Some(word);
                }
                $(if index < const { start(Kind::$kind as usize + 1) } {
                    return Some(Choice::$kind($id::nth(index - const { start(Kind::$kind as usize) })));
                })+
                None
            }
        }

        #[cfg(test)]
        mod tests {
            use table::Choice as _;

            use super::Choice;

            #[test]
            fn every_index_is_an_answer_and_back() {
                for index in 0..Choice::COUNT {
                    assert_eq!(Choice::from_index(index).unwrap().index(), index);
                }
                assert_eq!(Choice::from_index(Choice::COUNT), None);
            }
        }
    };
}

pub(crate) use choices;
