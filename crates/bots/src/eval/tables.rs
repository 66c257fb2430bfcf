//! Tables an evaluation makes once for a board and then only looks up.

use std::sync::OnceLock;

/// A few tables, found without a lock. Boards live as long as the program, so
/// the tables made from them do too.
pub(crate) struct Tables<T: 'static> {
    slots: [OnceLock<T>; 64],
}

impl<T> Tables<T> {
    pub(crate) const fn new() -> Tables<T> {
        Tables { slots: [const { OnceLock::new() }; 64] }
    }

    /// The table that fits, made if there is none yet.
    #[inline]
    pub(crate) fn get(&'static self, fits: impl Fn(&T) -> bool, make: impl Fn() -> T) -> &'static T {
        for slot in &self.slots {
            let table = slot.get_or_init(&make);
            if fits(table) {
                return table;
            }
        }
        // More boards than anybody has: slow, but right.
        Box::leak(Box::new(make()))
    }
}
