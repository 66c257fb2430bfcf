//! The four arenas: who sees what, how far it is, and what lies between.

use adrenaline::{Arena, Border, Heading, Rules, Square};

use crate::table_talk::offers;

/// For each arena: a row for each square with the squares seen from it and the
/// distances to all squares in the order of the rows. Squares are row and column.
const TABLES: [(&str, &str); 4] = [
    (
        "L2R2",
        "
        00  00 01 02 10 11 12 | 0 1 2 1 2 3 4 3 4 5
        01  00 01 02 | 1 0 1 2 3 2 3 4 5 4
        02  00 01 02 10 11 12 | 2 1 0 3 2 1 2 3 4 3
        10  00 01 02 10 11 12 | 1 2 3 0 1 2 3 2 3 4
        11  10 11 12 21 22 | 2 3 2 1 0 1 2 1 2 3
        12  00 01 02 10 11 12 13 23 | 3 2 1 2 1 0 1 2 3 2
        13  10 11 12 13 23 | 4 3 2 3 2 1 0 3 2 1
        21  10 11 12 21 22 | 3 4 3 2 1 2 3 0 1 2
        22  13 21 22 23 | 4 5 4 3 2 3 2 1 0 1
        23  13 21 22 23 | 5 4 3 4 3 2 1 2 1 0
        ",
    ),
    (
        "L2R1",
        "
        00  00 01 02 10 11 | 0 1 2 3 1 2 3 4 3 4 5
        01  00 01 02 | 1 0 1 2 2 3 2 3 4 3 4
        02  00 01 02 03 12 13 22 23 | 2 1 0 1 3 4 1 2 3 2 3
        03  00 01 02 03 12 13 22 23 | 3 2 1 0 4 5 2 1 4 3 2
        10  00 01 02 10 11 | 1 2 3 4 0 1 4 5 2 3 4
        11  10 11 21 | 2 3 4 5 1 0 3 4 1 2 3
        12  00 01 02 12 13 22 23 | 3 2 1 2 4 3 0 1 2 1 2
        13  03 12 13 22 23 | 4 3 2 1 5 4 1 0 3 2 1
        21  10 11 12 13 21 22 23 | 3 4 3 4 2 1 2 3 0 1 2
        22  12 13 21 22 23 | 4 3 2 3 3 2 1 2 1 0 1
        23  12 13 22 23 | 5 4 3 2 4 3 2 1 2 1 0
        ",
    ),
    (
        "L1R2",
        "
        00  00 01 02 10 | 0 1 2 1 2 3 4 2 3 4 5
        01  00 01 02 10 11 12 | 1 0 1 2 1 2 3 3 2 3 4
        02  01 02 11 12 | 2 1 0 3 2 1 2 4 3 4 3
        10  00 10 20 21 22 | 1 2 3 0 3 4 5 1 2 3 4
        11  01 02 11 12 20 21 22 | 2 1 2 3 0 1 2 2 1 2 3
        12  01 02 11 12 13 23 | 3 2 1 4 1 0 1 3 2 3 2
        13  11 12 13 23 | 4 3 2 5 2 1 0 4 3 2 1
        20  00 10 20 21 22 | 2 3 4 1 2 3 4 0 1 2 3
        21  11 12 20 21 22 | 3 2 3 2 1 2 3 1 0 1 2
        22  13 20 21 22 23 | 4 3 4 3 2 3 2 2 1 0 1
        23  13 20 21 22 23 | 5 4 3 4 3 2 1 3 2 1 0
        ",
    ),
    (
        "L1R1",
        "
        00  00 01 02 10 | 0 1 2 3 1 2 3 4 2 3 4 5
        01  00 01 02 10 11 | 1 0 1 2 2 1 2 3 3 2 3 4
        02  01 02 03 12 13 22 23 | 2 1 0 1 3 2 1 2 4 3 2 3
        03  01 02 03 12 13 22 23 | 3 2 1 0 4 3 2 1 5 4 3 2
        10  00 10 20 21 | 1 2 3 4 0 3 4 5 1 2 3 4
        11  01 02 11 20 21 | 2 1 2 3 3 0 3 4 2 1 2 3
        12  01 02 12 13 22 23 | 3 2 1 2 4 3 0 1 3 2 1 2
        13  03 12 13 22 23 | 4 3 2 1 5 4 1 0 4 3 2 1
        20  00 10 20 21 | 2 3 4 5 1 2 3 4 0 1 2 3
        21  11 12 13 20 21 22 23 | 3 2 3 4 2 1 2 3 1 0 1 2
        22  12 13 20 21 22 23 | 4 3 2 3 3 2 1 2 2 1 0 1
        23  12 13 22 23 | 5 4 3 2 4 3 2 1 3 2 1 0
        ",
    ),
];

/// Neighbours with a door (`D`), an open border (`.`) or a wall (`#`) between them.
const BORDERS: [(&str, &str); 4] = [
    (
        "L2R2",
        "
        00.01 00D10 01.02 01#11 02D12 10.11 11.12 11D21 12D13 12#22 13.23 21.22 22D23
        ",
    ),
    (
        "L2R1",
        "
        00.01 00D10 01.02 01#11 02D03 02D12 03D13 10.11 11#12 11D21 12.13 12.22 13.23 21D22 22.23
        ",
    ),
    (
        "L1R2",
        "
        00D01 00.10 01.02 01D11 02D12 10#11 10D20 11.12 11D21 12D13 12#22 13.23 20.21 21.22 22D23
        ",
    ),
    (
        "L1R1",
        "
        00D01 00.10 01.02 01D11 02D03 02D12 03D13 10#11 10D20 11#12 11D21 12.13 12.22 13.23 20.21
        21D22 22.23
        ",
    ),
];

/// The rooms, with their squares; a spawnpoint is followed by a star.
const ROOMS: [(&str, &str); 4] = [
    (
        "L2R2",
        "
        blue: 00 01 02*blue
        red: 10*red 11 12
        yellow: 13 23*yellow
        white: 21 22
        ",
    ),
    (
        "L2R1",
        "
        blue: 00 01 02*blue
        green: 03
        red: 10*red 11
        yellow: 12 13 22 23*yellow
        white: 21
        ",
    ),
    (
        "L1R2",
        "
        red: 00 10*red
        blue: 01 02*blue
        purple: 11 12
        yellow: 13 23*yellow
        white: 20 21 22
        ",
    ),
    (
        "L1R1",
        "
        red: 00 10*red
        blue: 01 02*blue
        green: 03
        purple: 11
        yellow: 12 13 22 23*yellow
        white: 20 21
        ",
    ),
];

fn arena(id: &str) -> &'static Arena {
    Rules::embedded().arenas.iter().find(|arena| arena.id == id).expect("an arena of the box")
}

fn square(arena: &Arena, word: &str) -> Square {
    arena.named(&format!("r{}c{}", &word[..1], &word[1..])).unwrap_or_else(|| panic!("no square {word}"))
}

fn rows(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// Checks the sight and distance tables of one arena.
fn check_tables(id: &str) {
    let arena = arena(id);
    let table = TABLES.iter().find(|(name, _)| *name == id).unwrap().1;
    let order: Vec<&str> = rows(table).map(|row| &row[..2]).collect();
    assert_eq!(order.len(), arena.len());
    for row in rows(table) {
        let (seen, far) = row[2..].split_once('|').unwrap();
        let from = square(arena, &row[..2]);
        let seen: Vec<Square> = seen.split_whitespace().map(|word| square(arena, word)).collect();
        assert_eq!(arena.seen_from(from).collect::<Vec<_>>(), seen, "{id}: seen from {}", &row[..2]);
        let far: Vec<u8> = far.split_whitespace().map(|n| n.parse().unwrap()).collect();
        let measured: Vec<u8> = order.iter().map(|to| arena.distance(from, square(arena, to))).collect();
        assert_eq!(measured, far, "{id}: distances from {}", &row[..2]);
    }
}

#[test]
fn sight_and_distance_in_l2r2() {
    check_tables("L2R2");
}

#[test]
fn sight_and_distance_in_l2r1() {
    check_tables("L2R1");
}

#[test]
fn sight_and_distance_in_l1r2() {
    check_tables("L1R2");
}

#[test]
fn sight_and_distance_in_l1r1() {
    check_tables("L1R1");
}

#[test]
fn borders_are_open_a_door_a_wall_or_the_edge() {
    for (id, table) in BORDERS {
        let arena = arena(id);
        let mut drawn = 0;
        for word in table.split_whitespace() {
            let (a, b) = (square(arena, &word[..2]), square(arena, &word[3..]));
            let border = match &word[2..3] {
                "." => Border::Open,
                "D" => Border::Door,
                _ => Border::Wall,
            };
            let heading = if arena.place(a).0 == arena.place(b).0 { Heading::East } else { Heading::South };
            let back = if heading == Heading::East { Heading::West } else { Heading::North };
            assert_eq!(arena.border(a, heading), border, "{id} {word}");
            assert_eq!(arena.border(b, back), border, "{id} {word} seen from the other side");
            drawn += 2;
        }
        let all = arena.all.flat_map(|s| Heading::ALL.map(|heading| arena.border(s, heading)));
        assert_eq!(all.filter(|&border| border != Border::Edge).count(), drawn, "{id}: everything else is the edge");
    }
}

#[test]
fn rooms_and_spawnpoints_are_as_printed() {
    for (id, table) in ROOMS {
        let arena = arena(id);
        assert_eq!(rows(table).count(), arena.rooms.len(), "{id}");
        for row in rows(table) {
            let (room, squares) = row.split_once(": ").unwrap();
            let mut printed = Vec::new();
            for word in squares.split(' ') {
                let at = square(arena, &word[..2]);
                let spawnpoint = arena.spawn.iter().position(|&s| s == at).map(|colour| adrenaline::COLOURS[colour]);
                assert_eq!(spawnpoint, word.split_once('*').map(|(_, colour)| colour), "{id} {word}");
                assert_eq!(
                    arena.ammo.has(at),
                    spawnpoint.is_none(),
                    "{id} {word}: every other square is an ammo square"
                );
                printed.push(at);
            }
            let compiled = arena.rooms.iter().find(|r| r.name == room).unwrap_or_else(|| panic!("{id}: {room}"));
            assert_eq!(compiled.squares.collect::<Vec<_>>(), printed, "{id} {room}");
        }
    }
}

#[test]
fn arenas_have_ten_to_twelve_squares_and_missing_ones_lie_in_corners() {
    for (id, squares, missing) in [
        ("L2R2", 10, vec![(2, 0), (0, 3)]),
        ("L2R1", 11, vec![(2, 0)]),
        ("L1R2", 11, vec![(0, 3)]),
        ("L1R1", 12, vec![]),
    ] {
        let arena = arena(id);
        assert_eq!(arena.len(), squares);
        for (row, column) in missing {
            assert_eq!(arena.at(row, column), None, "{id}");
        }
        assert_eq!(arena.at(3, 0), None);
        assert_eq!(arena.at(0, 4), None);
    }
}

#[test]
fn a_move_is_one_step_to_a_side_neighbour_through_open_borders_and_doors_never_walls() {
    let arena = arena("L1R1");
    let next = |word: &str| arena.near(square(arena, word), 1, 1).map(|s| arena.name(s)).collect::<Vec<_>>();
    assert_eq!(next("11"), ["r0c1", "r2c1"]);
    assert_eq!(next("12"), ["r0c2", "r1c3", "r2c2"]);
}

#[test]
fn seeing_is_not_symmetric() {
    let arena = arena("L1R1");
    let (peeks, hides) = (square(arena, "21"), square(arena, "23"));
    assert!(arena.sees(peeks, hides));
    assert!(!arena.sees(hides, peeks));
}

#[test]
fn only_the_railgun_ignores_walls_its_line_reaches_to_the_edge_of_the_grid() {
    let arena = arena("L1R1");
    let from = square(arena, "10");
    let ray: Vec<&str> = arena.ray(from, Heading::East).map(|s| arena.name(s)).collect();
    assert_eq!(ray, ["r1c0", "r1c1", "r1c2", "r1c3"]);
    assert!(!arena.ahead(from, Heading::East, 1).is_on());
}

#[test]
fn vector_6_the_movement_example() {
    // From r1c2 of L2R1: 1 move, 2 moves, 3 moves.
    let arena = arena("L2R1");
    let from = square(arena, "12");
    let at = |moves| arena.near(from, moves, moves).map(|s| arena.name(s)).collect::<Vec<_>>().join(" ");
    assert_eq!(at(1), "r0c2 r1c3 r2c2");
    assert_eq!(at(2), "r0c1 r0c3 r2c1 r2c3");
    assert_eq!(at(3), "r0c0 r1c1");
    assert_eq!(
        offers("arena L2R1 | violet at r1c2 | dozer at r0c0", "run"),
        "violet: r0c0 r0c1 r0c2 r0c3 r1c1 r1c3 r2c1 r2c2 r2c3"
    );
}
