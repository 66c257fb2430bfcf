//! The tree of a search: a bounded pool of small nodes. A node is one answer
//! after another, luck left out; it holds counts and sums, never a position,
//! so that a walk down the tree stays inside the cache.

use table::Actor;

/// No such node.
pub(crate) const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// Who answered what: see [`key`].
    pub(crate) key: u32,
    pub(crate) sibling: u32,
    pub(crate) child: u32,
    pub(crate) visits: u32,
    /// The prior from the first pass, 0 for none, and the value that it expects.
    pub(crate) prior: f32,
    pub(crate) prior_value: f32,
    /// What the side of the one who gave this answer got, summed over the visits.
    pub(crate) sum: f64,
}

/// An answer of an actor as one number.
#[inline]
pub(crate) fn key(actor: Actor, choice: usize) -> u32 {
    u32::from(actor.0) << 24 | choice as u32
}

#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    /// A root alone, with room for `most` nodes.
    pub(crate) fn new(most: usize) -> Tree {
        let mut tree = Tree { nodes: Vec::new(), most: most.max(1) };
        tree.add(NONE, NONE);
        tree
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(crate) fn node(&self, id: u32) -> &Node {
        &self.nodes[id as usize]
    }

    /// A new child, if there is room.
    #[inline]
    pub(crate) fn add(&mut self, parent: u32, key: u32) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let id = self.nodes.len() as u32;
        let sibling = self.nodes.get(parent as usize).map_or(NONE, |p| p.child);
        self.nodes.push(Node { key, sibling, child: NONE, visits: 0, prior: 0.0, prior_value: 0.0, sum: 0.0 });
        if let Some(parent) = self.nodes.get_mut(parent as usize) {
            parent.child = id;
        }
        Some(id)
    }

    /// Notes a way from the root that the first pass found promising; makes
    /// its nodes if there is room.
    pub(crate) fn plant(&mut self, way: impl Iterator<Item = u32>, prior: f32, prior_value: f32) {
        let mut at = 0;
        for key in way {
            let Some(next) = self.child(at, key).or_else(|| self.add(at, key)) else { return };
            let node = &mut self.nodes[next as usize];
            node.prior_value = if node.prior > 0.0 { node.prior_value.max(prior_value) } else { prior_value };
            node.prior += prior;
            at = next;
        }
    }

    /// Takes back all that was planted; what was visited stays.
    pub(crate) fn forget(&mut self) {
        self.nodes.iter_mut().for_each(|node| node.prior = 0.0);
    }

    #[inline]
    pub(crate) fn reward(&mut self, id: u32, value: f32) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        node.sum += f64::from(value);
    }

    #[inline]
    pub(crate) fn children(&self, id: u32) -> impl Iterator<Item = (u32, &Node)> {
        let mut next = self.nodes[id as usize].child;
        std::iter::from_fn(move || {
            let node = self.nodes.get(next as usize)?;
            let id = next;
            next = node.sibling;
            Some((id, node))
        })
    }

    pub(crate) fn child(&self, id: u32, key: u32) -> Option<u32> {
        self.children(id).find(|(_, node)| node.key == key).map(|(id, _)| id)
    }

    /// The tree below one node, with that node as its root.
    pub(crate) fn below(&self, root: u32) -> Tree {
        let mut tree = Tree { nodes: vec![Node { sibling: NONE, child: NONE, ..*self.node(root) }], most: self.most };
        let mut from = vec![root];
        let mut next = 0;
        // The copies stand in the order of `from`, so the place in it is the new id.
        while next < from.len() {
            for (old, node) in self.children(from[next]) {
                let id = tree.add(next as u32, node.key).expect("a part fits where the whole did");
                tree.nodes[id as usize] = Node { sibling: tree.node(id).sibling, child: NONE, ..*node };
                from.push(old);
            }
            next += 1;
        }
        tree
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_bounded_and_a_part_of_it_keeps_its_counts() {
        let mut tree = Tree::new(5);
        let a = tree.add(0, 1).unwrap();
        let b = tree.add(0, 2).unwrap();
        let c = tree.add(b, 3).unwrap();
        let d = tree.add(c, 4).unwrap();
        assert_eq!(tree.add(a, 5), None);
        for id in [b, c, d] {
            tree.reward(id, 0.5);
        }
        let part = tree.below(b);
        assert_eq!(part.len(), 3);
        let c = part.child(0, 3).unwrap();
        let d = part.child(c, 4).unwrap();
        assert_eq!((part.node(d).visits, part.node(d).sum), (1, 0.5));
        assert!(std::mem::size_of::<Node>() <= 32);
        let mut tree = Tree::new(9);
        tree.plant([1, 2, 3].into_iter(), 1.0, 0.4);
        tree.plant([1, 4].into_iter(), 0.5, 0.6);
        let at = |tree: &Tree, way: &[u32]| *tree.node(way.iter().fold(0, |at, &key| tree.child(at, key).unwrap()));
        assert_eq!(
            (at(&tree, &[1]).prior, at(&tree, &[1]).prior_value),
            (1.5, 0.6),
            "the best of the ways that go through"
        );
        assert_eq!((at(&tree, &[1, 2, 3]).prior, at(&tree, &[1, 4]).prior_value), (1.0, 0.6));
        tree.forget();
        assert_eq!(at(&tree, &[1, 2]).prior, 0.0);
    }
}
