//! Cards of 63 by 88 millimetres, nine to a page, with marks where to cut.

use kurbo::Rect;

use crate::font::{Face, lines, width};
use crate::page::{Page, Paper, Rgb};
use crate::picture::Picture;

/// A card of a game.
#[derive(Clone, Debug)]
pub struct Card {
    pub title: String,
    /// A line below the title: the numbers of a class.
    pub facts: String,
    /// What kind of card it is; along the lower edge.
    pub kind: String,
    /// The colour of its head.
    pub colour: Rgb,
    pub picture: Option<Picture>,
    /// The price in cubes, beside the title.
    pub price: Vec<Rgb>,
    pub parts: Vec<Part>,
}

/// One effect of a card.
#[derive(Clone, Debug, Default)]
pub struct Part {
    pub name: String,
    /// The price in cubes, beside the name.
    pub price: Vec<Rgb>,
    /// Whatever else it costs or needs, beside the name.
    pub note: String,
    pub text: String,
}

const MM: f64 = 72.0 / 25.4;
const SIZE: (f64, f64) = (63.0 * MM, 88.0 * MM);
/// Cards in a row and in a column.
const GRID: (usize, usize) = (3, 3);
const EDGE: f64 = 9.0;
const HEAD: f64 = 40.0;
const CUBE: f64 = 7.0;
/// The letters of a text, and the smallest they get before a card is too long.
const LETTERS: (f64, f64) = (8.5, 4.5);

/// The pages of these cards.
pub fn cards(cards: &[Card], paper: Paper) -> Vec<Page> {
    let (columns, rows) = GRID;
    let size = paper.size();
    let (left, top) = ((size.0 - SIZE.0 * columns as f64) / 2.0, (size.1 - SIZE.1 * rows as f64) / 2.0);
    let sheet = |cards: &[Card]| {
        let mut page = Page::new(size);
        for (n, card) in cards.iter().enumerate() {
            let (column, row) = (n % columns, n / columns);
            draw(&mut page, card, (left + SIZE.0 * column as f64, top + SIZE.1 * row as f64));
        }
        marks(&mut page, (left, top));
        page
    };
    cards.chunks(columns * rows).map(sheet).collect()
}

/// Short lines beyond the cards, where the knife goes.
fn marks(page: &mut Page, (left, top): (f64, f64)) {
    const GAP: f64 = 3.0;
    const LONG: f64 = 12.0;
    let (right, bottom) = (left + SIZE.0 * GRID.0 as f64, top + SIZE.1 * GRID.1 as f64);
    for x in (0..=GRID.0).map(|n| left + SIZE.0 * n as f64) {
        page.line((x, top - GAP), (x, top - GAP - LONG), Rgb::BLACK, 0.4);
        page.line((x, bottom + GAP), (x, bottom + GAP + LONG), Rgb::BLACK, 0.4);
    }
    for y in (0..=GRID.1).map(|n| top + SIZE.1 * n as f64) {
        page.line((left - GAP, y), (left - GAP - LONG, y), Rgb::BLACK, 0.4);
        page.line((right + GAP, y), (right + GAP + LONG, y), Rgb::BLACK, 0.4);
    }
}

fn draw(page: &mut Page, card: &Card, (x, y): (f64, f64)) {
    let (w, h) = SIZE;
    // The head reaches a little over the cut, so that no white edge is left.
    page.fill(Rect::new(x + 3.0, y + 3.0, x + w - 3.0, y + HEAD), 4.0, card.colour);
    page.frame(Rect::new(x + 3.0, y + 3.0, x + w - 3.0, y + h - 3.0), 4.0, card.colour, 1.0);
    let picture = card.picture.as_ref().map_or(0.0, |picture| {
        page.picture((x + EDGE, y + 7.0), HEAD - 11.0, picture);
        HEAD - 5.0
    });
    let left = x + EDGE + picture;
    let price = card.price.len() as f64 * (CUBE + 2.0);
    let room = x + w - EDGE - price - left - 4.0;
    let size = 11.5_f64.min(11.5 * room / width(&card.title, 11.5, Face::Bold).max(0.1)).max(6.0);
    let low = if card.facts.is_empty() { y + 25.0 } else { y + 20.0 };
    page.text((left, low), size, Face::Bold, Rgb::WHITE, &card.title);
    let size = 7.0_f64.min(7.0 * (room + price) / width(&card.facts, 7.0, Face::Plain).max(0.1));
    page.text((left, y + 31.0), size, Face::Plain, Rgb::WHITE, &card.facts);
    if !card.price.is_empty() {
        let right = x + w - EDGE;
        page.fill(Rect::new(right - price - 1.5, y + 10.0, right + 1.0, y + 12.0 + CUBE + 2.0), 2.0, Rgb::WHITE);
    }
    cubes(page, &card.price, (x + w - EDGE - price, y + 12.0));
    body(page, card, (x + EDGE, y + HEAD + 4.0));
    page.centred((x + EDGE, x + w - EDGE), y + h - 7.5, 5.5, Face::Plain, Rgb::GREY, &card.kind);
}

fn cubes(page: &mut Page, price: &[Rgb], (mut x, y): (f64, f64)) {
    for colour in price {
        let cube = Rect::new(x, y, x + CUBE, y + CUBE);
        page.fill(cube, 1.2, *colour);
        page.frame(cube, 1.2, Rgb::BLACK, 0.7);
        x += CUBE + 2.0;
    }
}

/// The effects, in the largest letters in which all of them fit.
fn body(page: &mut Page, card: &Card, (x, y): (f64, f64)) {
    let room = (SIZE.0 - 2.0 * EDGE, SIZE.1 - HEAD - 18.0);
    let sizes = (0..).map(|n| LETTERS.0 - f64::from(n) * 0.25).take_while(|size| *size > LETTERS.1);
    let size = sizes.into_iter().find(|size| height(card, *size, room.0) <= room.1).unwrap_or(LETTERS.1);
    let mut low = y;
    for part in &card.parts {
        if has_head(part) {
            low += size * 1.35;
            let named = width(&part.name, size, Face::Bold) + 4.0;
            page.text((x, low), size, Face::Bold, Rgb::BLACK, &part.name);
            cubes(page, &part.price, (x + named, low - CUBE + 1.0));
            let after = named + part.price.len() as f64 * (CUBE + 2.0);
            let small = size * 0.85;
            let small = small.min(small * (room.0 - after) / width(&part.note, small, Face::Plain).max(0.1)).max(3.0);
            page.text((x + after, low), small, Face::Plain, Rgb::GREY, &part.note);
        }
        for line in lines(&part.text, size, Face::Plain, room.0) {
            low += size * 1.25;
            page.text((x, low), size, Face::Plain, Rgb::BLACK, &line);
        }
        low += size * 0.5;
    }
}

fn has_head(part: &Part) -> bool {
    !(part.name.is_empty() && part.price.is_empty() && part.note.is_empty())
}

fn height(card: &Card, size: f64, room: f64) -> f64 {
    let part = |part: &Part| {
        let head = if has_head(part) { 1.35 } else { 0.0 };
        size * (head + 0.5 + 1.25 * lines(&part.text, size, Face::Plain, room).len() as f64)
    };
    card.parts.iter().map(part).sum()
}
