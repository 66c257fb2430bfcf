//! Which of the printed classes of The Board Game a class is like. What bots know of classes
//! they have learned from the printed ones; a class of another content is taken for the
//! printed one of its name, else for the one with the most similar card.

use tf2_board::{Class, Deed, Effect, Rules};

/// Classes that are printed.
pub(super) const PRINTED: usize = 9;

/// What a class is worth beside what its numbers say.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    /// How gladly it is chosen. No class did much better than another in teams by chance, the Soldier best.
    pub(super) draft: f32,
    /// To have it on the board.
    pub(super) alive: f32,
}

const fn worth(draft: f32, alive: f32) -> Worth {
    Worth { draft, alive }
}

/// By printed class: Scout, Soldier, Pyro, Demoman, Heavy, Engineer, Medic, Sniper, Spy.
pub(super) const WORTH: [Worth; PRINTED] = [
    worth(1.4, 0.1),
    worth(1.4, 0.0),
    worth(1.2, 0.0),
    worth(1.2, 0.0),
    worth(1.0, 0.0),
    worth(0.8, 0.0),
    worth(1.2, 0.1),
    worth(0.8, 0.0),
    worth(1.0, 0.0),
];

/// The printed classes by how much a class is like them, the nearest first.
pub(super) struct Likes {
    pub(super) is_printed: bool,
    pub(super) order: [usize; PRINTED],
}

pub(super) fn likes(rules: &Rules, class: Class) -> Likes {
    let printed = Rules::embedded();
    let same = printed.class_named(rules.word(class)).map(Class::ix);
    let card = Card::of(rules, class);
    let mut order = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let far: Vec<u32> = printed.classes().map(|other| card.apart(&Card::of(printed, other))).collect();
    order.sort_by_key(|&other| (Some(other) != same, far[other]));
    Likes { is_printed: same.is_some(), order }
}

/// A card in a few numbers.
struct Card {
    speed: u8,
    defense: u8,
    weight: u8,
    /// Of its strongest attack that can be made at once.
    power: u8,
    /// Of its farthest.
    range: u8,
    effects: Vec<Effect>,
}

impl Card {
    fn of(rules: &Rules, class: Class) -> Card {
        let (speed, defense, weight) = rules.stats(class);
        let (mut power, mut range, mut effects) = (0, 0, Vec::new());
        for action in rules.card(class).filter_map(|id| rules.action(id)) {
            match action.deed {
                Deed::Attack { power: this, .. } => (power, range) = (power.max(this), range.max(action.max)),
                Deed::Special(effect) => effects.push(effect),
            }
        }
        Card { speed, defense, weight, power, range, effects }
    }

    /// How little two cards are alike: special actions say most.
    fn apart(&self, other: &Card) -> u32 {
        let numbers = [
            (self.speed, other.speed),
            (self.defense, other.defense),
            (self.weight, other.weight),
            (self.power, other.power),
            (self.range, other.range),
        ];
        let missing = |a: &[Effect], b: &[Effect]| a.iter().filter(|effect| !b.contains(effect)).count() as u32;
        numbers.iter().map(|(a, b)| u32::from(a.abs_diff(*b))).sum::<u32>()
            + 4 * (missing(&self.effects, &other.effects) + missing(&other.effects, &self.effects))
    }
}
