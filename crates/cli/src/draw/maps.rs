//! The maps of each game as squares with borders.

use print::{Border, Cell, Map, Rgb};
use serde_json::Value;
use table::Message;
use words::Catalogue;

use super::{list, string};

/// The arenas of a game of the Adrenaline box.
pub(super) fn of_box(game: &str, components: &Value, words: &Catalogue) -> Vec<Map> {
    let arenas = components["arenas"].as_object().into_iter().flatten();
    let arena = |(id, card): (&String, &Value)| {
        arena(title(words, &format!("web-{game}-arena-{id}"), id), list(&card["squares"]))
    };
    arenas.map(arena).collect()
}

/// The maps of The Board Game.
pub(super) fn of_board(components: &Value, words: &Catalogue) -> Vec<Map> {
    let map = |map: &Value| {
        let title = title(words, &format!("web-tf2-board-map-{}", string(&map["id"])), string(&map["name"]));
        grid(title, &rows(&map["rows"]), &[], &walled)
    };
    list(&components["maps"]).iter().map(map).collect()
}

/// The boards of Taking Turns.
pub(super) fn of_turns(components: &Value, words: &Catalogue) -> Vec<Map> {
    let board = |board: &Value| {
        let name = string(&board["name"]);
        let title = title(words, &format!("web-tf2-turns-board-{name}"), name);
        grid(title, &rows(&board["terrain"]), &rows(&board["features"]), &levelled)
    };
    list(&components["boards"]).iter().map(board).collect()
}

/// The entry of the catalogue, else what the content calls it.
fn title(words: &Catalogue, id: &str, plain: &str) -> String {
    let id = id.to_lowercase();
    if words.has(&id) { words.say(&Message::new(id)) } else { plain.to_owned() }
}

/// The colours of cubes and of what belongs to them.
pub(crate) fn colour(word: &str) -> Rgb {
    match word {
        "red" | "R" => Rgb(176, 38, 44),
        "yellow" | "Y" => Rgb(190, 140, 10),
        "blue" | "B" => Rgb(34, 92, 168),
        _ => Rgb(58, 66, 78),
    }
}

fn rows(value: &Value) -> Vec<Vec<char>> {
    list(value).iter().map(|row| string(row).chars().collect()).collect()
}

/// An arena of Adrenaline.
fn arena(title: String, squares: &[Value]) -> Map {
    let number = |square: &Value, key: &str| square[key].as_u64().unwrap_or(0) as usize;
    let columns = squares.iter().map(|square| number(square, "column") + 1).max().unwrap_or(1);
    let rows = squares.iter().map(|square| number(square, "row") + 1).max().unwrap_or(1);
    let mut cells = vec![None; columns * rows];
    for square in squares {
        let border = |border: &Value| match string(border) {
            "open" => Border::Open,
            "door" => Border::Door,
            _ => Border::Wall,
        };
        let mut borders = [Border::Wall; 4];
        for (to, from) in borders.iter_mut().zip(list(&square["borders"])) {
            *to = border(from);
        }
        cells[number(square, "row") * columns + number(square, "column")] = Some(Cell {
            colour: room(string(&square["room"])),
            label: String::new(),
            corner: string(&square["id"]).to_owned(),
            mark: square["spawnpoint"].as_str().map(colour),
            borders,
        });
    }
    Map { title, columns, cells }
}

/// The paler colours of floors, which leave room for pens and tokens.
fn room(word: &str) -> Rgb {
    match word {
        "red" => Rgb(0xf2, 0xb5, 0xb3),
        "yellow" => Rgb(0xf6, 0xe0, 0x9b),
        "blue" => Rgb(0xb3, 0xd3, 0xf6),
        "green" => Rgb(0xb4, 0xe2, 0xc3),
        "purple" => Rgb(0xd6, 0xc2, 0xec),
        _ => Rgb(0xe8, 0xea, 0xee),
    }
}

const FLOOR: Rgb = Rgb(0xf3, 0xf1, 0xea);
const WALL: Rgb = Rgb(0x4a, 0x4f, 0x57);
const BLU: Rgb = Rgb(34, 92, 168);
const RED: Rgb = Rgb(176, 38, 44);
const GREEN: Rgb = Rgb(30, 120, 70);

/// How a sign of a map looks: its floor, its label, its mark.
type Look = (Rgb, String, Option<Rgb>);

/// A map of signs; the second layer, where there is one, lies on the first.
fn grid(title: String, ground: &[Vec<char>], above: &[Vec<char>], look: &dyn Fn(char, char) -> Look) -> Map {
    let columns = ground.iter().map(Vec::len).max().unwrap_or(0);
    let mut cells = Vec::new();
    for (y, row) in ground.iter().enumerate() {
        for x in 0..columns {
            let on = above.get(y).and_then(|row| row.get(x)).copied().unwrap_or('_');
            let cell = row.get(x).map(|sign| {
                let (colour, label, mark) = look(*sign, on);
                Cell { colour, label, corner: String::new(), mark, borders: [Border::Open; 4] }
            });
            cells.push(cell);
        }
    }
    Map { title, columns, cells }
}

/// The Board Game.
fn walled(sign: char, _: char) -> Look {
    match sign {
        '#' => (WALL, String::new(), None),
        '~' => (Rgb(0x9c, 0xcf, 0xe6), String::new(), None),
        'b' => (Rgb(0xc4, 0xd8, 0xf2), String::new(), None),
        'r' => (Rgb(0xf2, 0xc8, 0xc6), String::new(), None),
        'B' => (FLOOR, String::new(), Some(BLU)),
        'R' => (FLOOR, String::new(), Some(RED)),
        '1'..='9' => (FLOOR, sign.to_string(), Some(WALL)),
        _ => (FLOOR, String::new(), None),
    }
}

/// Taking Turns: the upper level is darker, stairs point uphill, flags start on dots and go to holders.
fn levelled(sign: char, on: char) -> Look {
    let (floor, label) = match sign {
        '#' => (WALL, ""),
        '=' => (Rgb(0xd9, 0xcf, 0xb4), ""),
        '>' | '<' | '^' | 'v' => (Rgb(0xe6, 0xe0, 0xcd), [">", "<", "^", "v"]["><^v".find(sign).unwrap_or(0)]),
        _ => (FLOOR, ""),
    };
    match on {
        'r' => (Rgb(0xf2, 0xc8, 0xc6), label.to_owned(), None),
        'g' => (Rgb(0xc3, 0xe6, 0xcf), label.to_owned(), None),
        'p' => (floor, "•".to_owned(), Some(RED)),
        'q' => (floor, "•".to_owned(), Some(GREEN)),
        'R' => (floor, String::new(), Some(RED)),
        'G' => (floor, String::new(), Some(GREEN)),
        '1'..='9' => (floor, on.to_string(), Some(WALL)),
        _ => (floor, label.to_owned(), None),
    }
}
