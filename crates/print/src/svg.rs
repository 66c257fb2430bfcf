//! A page as SVG, with its letters inside, so that it looks the same everywhere.

use std::fmt::Write;

use kurbo::BezPath;

use crate::font::{Face, width};
use crate::page::{Op, Page, Rgb, placed};
use crate::picture::Picture;

impl Page {
    /// The page as a document of its own.
    pub fn svg(&self) -> String {
        let (w, h) = (self.width, self.height);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}pt\" height=\"{h}pt\" viewBox=\"0 0 {w} {h}\">\n<style>\n"
        );
        for face in Face::ALL {
            let (weight, file) = (weight(face), base64(face.file()));
            // Writing into a string cannot fail.
            let _ = writeln!(
                out,
                "@font-face {{ font-family: Inter; font-weight: {weight}; src: url(data:font/ttf;base64,{file}) }}"
            );
        }
        out += "text { font-family: Inter, sans-serif; white-space: pre }\n</style>\n";
        let _ = writeln!(out, "<rect width=\"{w}\" height=\"{h}\" fill=\"#fff\"/>");
        for op in &self.ops {
            write(&mut out, op);
        }
        out + "</svg>\n"
    }
}

fn weight(face: Face) -> u16 {
    if face == Face::Bold { 700 } else { 400 }
}

fn write(out: &mut String, op: &Op) {
    let _ = match op {
        Op::Fill(path, ink) => writeln!(out, "<path d=\"{}\" fill=\"{}\"/>", drawn(path), colour(*ink)),
        Op::Stroke(path, ink, width) => {
            let (d, ink) = (drawn(path), colour(*ink));
            writeln!(out, "<path d=\"{d}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width:.2}\"/>")
        }
        Op::Text { text, .. } if text.is_empty() => Ok(()),
        Op::Text { x, y, size, face, ink, text } => writeln!(
            out,
            "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size:.2}\" font-weight=\"{}\" fill=\"{}\" textLength=\"{:.2}\" \
             lengthAdjust=\"spacingAndGlyphs\">{}</text>",
            weight(*face),
            colour(*ink),
            width(text, *size, *face),
            escaped(text)
        ),
        Op::Picture { x, y, side, picture } => {
            pictured(out, (*x, *y), *side, picture);
            Ok(())
        }
    };
}

/// A drawing of somebody else's is shown as an image: whatever it can do, it does not do it here.
fn pictured(out: &mut String, (x, y): (f64, f64), side: f64, picture: &Picture) {
    if let Some(source) = picture.foreign() {
        let data = base64(source.as_bytes());
        let _ = writeln!(
            out,
            "<image x=\"{x:.2}\" y=\"{y:.2}\" width=\"{side:.2}\" height=\"{side:.2}\" href=\"data:image/svg+xml;base64,{data}\"/>"
        );
        return;
    }
    let place = placed(x, y, side, picture.size());
    for op in picture.ops(place) {
        write(out, &op);
    }
}

fn drawn(path: &BezPath) -> String {
    let mut path = path.clone();
    // Hundredths of a point are finer than any printer.
    for element in path.elements_mut() {
        let round = |point: &mut kurbo::Point| *point = ((point.to_vec2() * 100.0).round() / 100.0).to_point();
        match element {
            kurbo::PathEl::MoveTo(a) | kurbo::PathEl::LineTo(a) => round(a),
            kurbo::PathEl::QuadTo(a, b) => [a, b].into_iter().for_each(round),
            kurbo::PathEl::CurveTo(a, b, c) => [a, b, c].into_iter().for_each(round),
            kurbo::PathEl::ClosePath => {}
        }
    }
    path.to_svg()
}

fn colour(Rgb(r, g, b): Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for n in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * n) & 63) as usize];
            out.push(if n <= three.len() { char::from(digit) } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_as_everybody_writes_them() {
        assert_eq!(
            ["", "f", "fo", "foo", "foob"].map(|text| base64(text.as_bytes())),
            ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="]
        );
    }
}
