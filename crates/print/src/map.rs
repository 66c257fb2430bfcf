//! Maps, a page each, as large as the page allows; the page lies on its side where that is larger.

use kurbo::Rect;

use crate::font::Face;
use crate::page::{Page, Paper, Rgb};

/// A map of squares.
#[derive(Clone, Debug)]
pub struct Map {
    pub title: String,
    pub columns: usize,
    /// Row after row; nothing where there is no square.
    pub cells: Vec<Option<Cell>>,
}

/// A square of a map.
#[derive(Clone, Debug)]
pub struct Cell {
    pub colour: Rgb,
    /// A word or a sign in its middle.
    pub label: String,
    /// Small, in its corner.
    pub corner: String,
    /// A mark around its middle: a spawnpoint, a goal.
    pub mark: Option<Rgb>,
    /// North, east, south, west.
    pub borders: [Border; 4],
}

/// What lies between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    Open,
    Door,
    Wall,
}

const MARGIN: f64 = 34.0;
const TITLE: f64 = 26.0;

/// The pages of these maps.
pub fn maps(maps: &[Map], paper: Paper) -> Vec<Page> {
    maps.iter().map(|map| draw(map, paper)).collect()
}

/// The side of a square on a page of this size.
fn side(map: &Map, rows: usize, (width, height): (f64, f64)) -> f64 {
    let across = (width - 2.0 * MARGIN) / map.columns.max(1) as f64;
    across.min((height - 2.0 * MARGIN - TITLE) / rows.max(1) as f64)
}

fn draw(map: &Map, paper: Paper) -> Page {
    let rows = map.cells.len().div_ceil(map.columns.max(1));
    let (short, long) = paper.size();
    let size =
        if side(map, rows, (long, short)) > side(map, rows, (short, long)) { (long, short) } else { (short, long) };
    let side = side(map, rows, size);
    let mut page = Page::new(size);
    let left = (size.0 - side * map.columns as f64) / 2.0;
    page.text((left, MARGIN + 8.0), 16.0, Face::Bold, Rgb::BLACK, &map.title);
    let at = |n: usize| {
        let (x, y) = (left + side * (n % map.columns) as f64, MARGIN + TITLE + side * (n / map.columns) as f64);
        Rect::new(x, y, x + side, y + side)
    };
    let cells = || map.cells.iter().enumerate().filter_map(|(n, cell)| Some((at(n), cell.as_ref()?)));
    for (rect, cell) in cells() {
        page.fill(rect, 0.0, cell.colour);
        page.frame(rect, 0.0, Rgb::GREY, 0.3);
    }
    for (rect, cell) in cells() {
        marked(&mut page, cell, rect);
    }
    for (rect, cell) in cells() {
        for (heading, border) in cell.borders.into_iter().enumerate() {
            bordered(&mut page, border, heading, rect);
        }
    }
    page
}

fn marked(page: &mut Page, cell: &Cell, rect: Rect) {
    let side = rect.width();
    if let Some(colour) = cell.mark {
        let inner = rect.inset(-side * 0.22);
        page.fill(inner, side * 0.12, colour);
        page.frame(inner, side * 0.12, Rgb::BLACK, side * 0.02);
    }
    let ink = if cell.mark.is_some() { Rgb::WHITE } else { Rgb::BLACK };
    let letters = side * 0.2;
    let between = (rect.x0 + side * 0.1, rect.x1 - side * 0.1);
    page.centred(between, rect.center().y + letters * 0.36, letters, Face::Bold, ink, &cell.label);
    let small = (side * 0.1).min(9.0);
    page.text((rect.x0 + side * 0.06, rect.y0 + side * 0.04 + small), small, Face::Plain, Rgb::GREY, &cell.corner);
}

fn bordered(page: &mut Page, border: Border, heading: usize, rect: Rect) {
    let corners = [(rect.x0, rect.y0), (rect.x1, rect.y0), (rect.x1, rect.y1), (rect.x0, rect.y1)];
    let (from, to) = (corners[heading], corners[(heading + 1) % 4]);
    let part = |t: f64| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
    let thick = (rect.width() * 0.05).max(1.2);
    match border {
        Border::Open => {}
        Border::Wall => page.line(from, to, Rgb::BLACK, thick),
        Border::Door => {
            page.line(from, part(0.3), Rgb::BLACK, thick);
            page.line(part(0.7), to, Rgb::BLACK, thick);
        }
    }
}
