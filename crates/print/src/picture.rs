//! Drawings on cards: the shapes of an SVG, with plain colours. Text, gradients, filters and
//! images inside a drawing are not drawn in PDF; [`Picture::left_out`] names the first such thing.

use kurbo::{Affine, BezPath, Circle, Ellipse, Line, Point, Rect, RoundedRect, Shape, Vec2};
use roxmltree::{Document, Node};

use crate::page::{Op, Rgb};

/// A drawing.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The whole text of a drawing that is not ours.
    source: Option<String>,
    size: (f64, f64),
    shapes: Vec<(BezPath, Paint)>,
    left_out: Option<String>,
}

#[derive(Clone, Copy, Debug)]
struct Paint {
    fill: Option<Rgb>,
    stroke: Option<(Rgb, f64)>,
}

/// How a part of a drawing is painted where it does not say so itself.
#[derive(Clone, Copy, Debug)]
struct Style {
    paint: Paint,
    stroke: Option<Rgb>,
    width: f64,
    place: Affine,
}

impl Picture {
    /// An icon of our own set: what stands between the tags of an SVG of 512 by 512.
    pub fn icon(body: &str, ink: Rgb) -> Option<Picture> {
        let whole = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">{body}</svg>");
        Picture::read(&whole, ink)
    }

    /// A drawing of somebody else's; none if it is not SVG.
    pub fn own(source: &str, ink: Rgb) -> Option<Picture> {
        Some(Picture { source: Some(source.to_owned()), ..Picture::read(source, ink)? })
    }

    /// What the drawing has that is not drawn in PDF.
    pub fn left_out(&self) -> Option<&str> {
        self.left_out.as_deref()
    }

    pub(crate) fn foreign(&self) -> Option<&str> {
        self.source.as_deref()
    }

    pub(crate) fn size(&self) -> (f64, f64) {
        self.size
    }

    /// Its shapes, so placed.
    pub(crate) fn ops(&self, place: Affine) -> Vec<Op> {
        let scale = place.determinant().abs().sqrt();
        let op = |(path, paint): &(BezPath, Paint)| {
            let path = place * path.clone();
            let fill = paint.fill.map(|ink| Op::Fill(path.clone(), ink));
            let stroke = paint.stroke.map(|(ink, width)| Op::Stroke(path, ink, width * scale));
            fill.into_iter().chain(stroke)
        };
        self.shapes.iter().flat_map(op).collect()
    }

    fn read(text: &str, ink: Rgb) -> Option<Picture> {
        let document = Document::parse(text).ok()?;
        let root = document.root_element();
        let numbers = |key: &str| root.attribute(key).map(numbers).unwrap_or_default();
        let (corner, size) = match (&numbers("viewBox")[..], &numbers("width")[..], &numbers("height")[..]) {
            ([x, y, width, height], ..) => ((*x, *y), (*width, *height)),
            (_, [width, ..], [height, ..]) => ((0.0, 0.0), (*width, *height)),
            _ => ((0.0, 0.0), (512.0, 512.0)),
        };
        let paint = Paint { fill: Some(Rgb(0, 0, 0)), stroke: None };
        let style = Style { paint, stroke: None, width: 1.0, place: Affine::translate((-corner.0, -corner.1)) };
        let mut picture = Picture { source: None, size, shapes: Vec::new(), left_out: None };
        picture.walk(root, style, ink);
        Some(picture)
    }

    fn walk(&mut self, node: Node<'_, '_>, style: Style, ink: Rgb) {
        let style = self.styled(node, style, ink);
        let path = match node.tag_name().name() {
            "svg" | "g" => {
                return node.children().filter(Node::is_element).for_each(|child| self.walk(child, style, ink));
            }
            "title" | "desc" | "metadata" => return,
            name => shape(name, node),
        };
        match path {
            Some(path) => self.shapes.push((style.place * path, style.paint)),
            None => self.miss(node.tag_name().name()),
        }
    }

    fn miss(&mut self, what: &str) {
        self.left_out.get_or_insert_with(|| what.to_owned());
    }

    fn styled(&mut self, node: Node<'_, '_>, mut style: Style, ink: Rgb) -> Style {
        let inline = node.attribute("style").unwrap_or_default();
        let said = |key: &str| {
            let inline = inline.split(';').filter_map(|pair| pair.split_once(':')).find(|(name, _)| name.trim() == key);
            inline.map(|(_, value)| value.trim()).or_else(|| node.attribute(key))
        };
        let mut colour = |word: &str| match word {
            "none" | "transparent" => None,
            "currentColor" | "inherit" => Some(ink),
            _ => Rgb::hex(word).or_else(|| named(word)).or_else(|| {
                self.miss(word);
                Some(ink)
            }),
        };
        if let Some(word) = said("fill") {
            style.paint.fill = colour(word);
        }
        if let Some(word) = said("stroke") {
            style.stroke = colour(word);
        }
        if let Some(&width) = said("stroke-width").map(numbers).unwrap_or_default().first() {
            style.width = width;
        }
        style.paint.stroke = style.stroke.map(|ink| (ink, style.width));
        style.place *= node.attribute("transform").map_or(Affine::IDENTITY, transform);
        style
    }
}

fn named(word: &str) -> Option<Rgb> {
    Some(match word {
        "black" => Rgb(0, 0, 0),
        "white" => Rgb(255, 255, 255),
        "red" => Rgb(255, 0, 0),
        "green" => Rgb(0, 128, 0),
        "blue" => Rgb(0, 0, 255),
        "yellow" => Rgb(255, 255, 0),
        "gray" | "grey" => Rgb(128, 128, 128),
        _ => return None,
    })
}

fn numbers(text: &str) -> Vec<f64> {
    let parts = text.split(|c: char| c.is_whitespace() || c == ',').filter(|part| !part.is_empty());
    parts.filter_map(|part| part.trim_end_matches(|c: char| c.is_alphabetic() || c == '%').parse().ok()).collect()
}

/// `translate(…) rotate(…)` and so on.
fn transform(text: &str) -> Affine {
    let mut all = Affine::IDENTITY;
    for (name, args) in text.split(')').filter_map(|part| part.split_once('(')) {
        all *= match (name.trim().trim_start_matches(','), &numbers(args)[..]) {
            ("translate", [x]) => Affine::translate((*x, 0.0)),
            ("translate", [x, y]) => Affine::translate((*x, *y)),
            ("scale", [s]) => Affine::scale(*s),
            ("scale", [x, y]) => Affine::scale_non_uniform(*x, *y),
            ("rotate", [angle]) => Affine::rotate(angle.to_radians()),
            ("rotate", [angle, x, y]) => Affine::rotate_about(angle.to_radians(), Point::new(*x, *y)),
            ("matrix", [a, b, c, d, e, f]) => Affine::new([*a, *b, *c, *d, *e, *f]),
            _ => Affine::IDENTITY,
        };
    }
    all
}

fn shape(name: &str, node: Node<'_, '_>) -> Option<BezPath> {
    const FINE: f64 = 0.05;
    let n = |key: &str| node.attribute(key).map(numbers).unwrap_or_default().first().copied().unwrap_or(0.0);
    let points = || -> Vec<Point> {
        let numbers = node.attribute("points").map(numbers).unwrap_or_default();
        numbers.chunks_exact(2).map(|pair| Point::new(pair[0], pair[1])).collect()
    };
    Some(match name {
        "path" => BezPath::from_svg(node.attribute("d")?).ok()?,
        "rect" => {
            let rect = Rect::new(n("x"), n("y"), n("x") + n("width"), n("y") + n("height"));
            RoundedRect::from_rect(rect, n("rx").max(n("ry"))).to_path(FINE)
        }
        "circle" => Circle::new((n("cx"), n("cy")), n("r")).to_path(FINE),
        "ellipse" => Ellipse::new((n("cx"), n("cy")), Vec2::new(n("rx"), n("ry")), 0.0).to_path(FINE),
        "line" => Line::new((n("x1"), n("y1")), (n("x2"), n("y2"))).to_path(FINE),
        "polygon" | "polyline" => {
            let mut path = BezPath::new();
            for (at, point) in points().into_iter().enumerate() {
                if at == 0 { path.move_to(point) } else { path.line_to(point) }
            }
            if name == "polygon" && !path.elements().is_empty() {
                path.close_path();
            }
            path
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_read_with_their_colours_and_places() {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><g fill='#ff0000' transform='translate(1 2) scale(2)'>\
            <rect width='1' height='1'/><circle r='1' style='fill: none; stroke: currentColor'/></g></svg>";
        let picture = Picture::own(text, Rgb::WHITE).unwrap();
        assert_eq!((picture.size(), picture.left_out()), ((10.0, 10.0), None));
        let [(square, red), (_, ring)] = &picture.shapes[..] else { panic!("{picture:?}") };
        assert_eq!(square.bounding_box(), Rect::new(1.0, 2.0, 3.0, 4.0));
        assert_eq!((red.fill, ring.fill, ring.stroke), (Some(Rgb(255, 0, 0)), None, Some((Rgb::WHITE, 1.0))));
    }

    #[test]
    fn what_cannot_be_drawn_is_named_and_text_without_a_drawing_gives_none() {
        let text = "<svg xmlns='http://www.w3.org/2000/svg'><text>a</text><path d='M0 0h4v4z'/></svg>";
        let picture = Picture::own(text, Rgb::WHITE).unwrap();
        assert_eq!((picture.left_out(), picture.shapes.len()), (Some("text"), 1));
        assert!(Picture::own("<svg", Rgb::WHITE).is_none());
    }
}
