//! A queue in which nobody's work waits behind all the work of somebody else:
//! networks take turns, within a network its tables, within a table first come,
//! first served.

use std::collections::VecDeque;

#[derive(Debug)]
struct Of<K, T> {
    key: K,
    waiting: VecDeque<T>,
}

#[derive(Debug)]
pub(crate) struct Fair<T> {
    networks: VecDeque<Of<String, Of<i64, T>>>,
    len: usize,
}

impl<T> Default for Fair<T> {
    fn default() -> Fair<T> {
        Fair { networks: VecDeque::new(), len: 0 }
    }
}

impl<T> Fair<T> {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn push(&mut self, network: &str, table: i64, work: T) {
        let tables = of(&mut self.networks, network, str::to_owned);
        of(tables, &table, |table| *table).push_back(work);
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let mut network = self.networks.pop_front()?;
        let mut table = network.waiting.pop_front()?;
        let work = table.waiting.pop_front();
        if !table.waiting.is_empty() {
            network.waiting.push_back(table);
        }
        if !network.waiting.is_empty() {
            self.networks.push_back(network);
        }
        self.len -= usize::from(work.is_some());
        work
    }

    pub(crate) fn clear(&mut self) {
        *self = Fair::default();
    }
}

/// The queue of this key; a new one comes last.
fn of<'a, K, Q, T>(all: &'a mut VecDeque<Of<K, T>>, key: &Q, own: impl Fn(&Q) -> K) -> &'a mut VecDeque<T>
where
    K: std::borrow::Borrow<Q>,
    Q: PartialEq + ?Sized,
{
    let at = all.iter().position(|one| one.key.borrow() == key).unwrap_or_else(|| {
        all.push_back(Of { key: own(key), waiting: VecDeque::new() });
        all.len() - 1
    });
    &mut all[at].waiting
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drained(queue: &mut Fair<(char, i64)>) -> Vec<(char, i64)> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn one_network_with_twenty_tables_makes_another_wait_for_one_thought() {
        let mut queue = Fair::default();
        for table in 0..20 {
            for _ in 0..5 {
                queue.push("crowd", table, ('c', table));
            }
        }
        queue.push("guest", 99, ('g', 99));
        assert_eq!(queue.len(), 101);
        let order = drained(&mut queue);
        assert_eq!(order.iter().position(|one| one.0 == 'g'), Some(1));
        assert_eq!((order.len(), queue.len()), (101, 0));
    }

    #[test]
    fn the_tables_of_a_network_take_turns_and_each_keeps_its_order() {
        let mut queue = Fair::default();
        for n in 0..3 {
            queue.push("a", 1, ('x', n));
        }
        queue.push("a", 2, ('y', 0));
        queue.push("a", 2, ('y', 1));
        assert_eq!(drained(&mut queue), [('x', 0), ('y', 0), ('x', 1), ('y', 1), ('x', 2)]);
    }

    #[test]
    fn a_key_that_has_been_served_goes_to_the_end() {
        let mut queue = Fair::default();
        queue.push("a", 1, ('a', 0));
        queue.push("a", 1, ('a', 1));
        assert_eq!(queue.pop(), Some(('a', 0)));
        queue.push("b", 2, ('b', 0));
        queue.push("a", 1, ('a', 2));
        assert_eq!(drained(&mut queue), [('a', 1), ('b', 0), ('a', 2)]);
    }
}
