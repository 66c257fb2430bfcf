//! Pages as one PDF, written by hand: two embedded typefaces, paths and texts are all it needs.

use std::fmt::Write;

use kurbo::{BezPath, PathEl};

use crate::font::{Face, Font};
use crate::page::{Op, Page, Rgb, placed};

/// The document. Its texts can be searched and copied.
pub fn pdf(pages: &[Page]) -> Vec<u8> {
    let mut file = File::default();
    let (catalogue, tree) = (file.reserve(), file.reserve());
    let fonts = Face::ALL.map(|face| typeface(&mut file, face));
    let resources = file.add(&format!("<< /Font << /F0 {} 0 R /F1 {} 0 R >> >>", fonts[0], fonts[1]));
    let mut kids = String::new();
    for page in pages {
        let content = file.stream("", content(page).as_bytes());
        let (w, h) = (page.width, page.height);
        let id = file.add(&format!(
            "<< /Type /Page /Parent {tree} 0 R /MediaBox [0 0 {w} {h}] /Resources {resources} 0 R /Contents {content} 0 R >>"
        ));
        let _ = write!(kids, "{id} 0 R ");
    }
    file.set(tree, &format!("<< /Type /Pages /Count {} /Kids [{kids}] >>", pages.len()));
    file.set(catalogue, &format!("<< /Type /Catalog /Pages {tree} 0 R >>"));
    file.finish(catalogue)
}

/// The numbered objects of a document.
#[derive(Default)]
struct File {
    objects: Vec<Vec<u8>>,
}

impl File {
    fn reserve(&mut self) -> usize {
        self.objects.push(Vec::new());
        self.objects.len()
    }

    fn set(&mut self, id: usize, text: &str) {
        self.objects[id - 1] = text.as_bytes().to_vec();
    }

    fn add(&mut self, text: &str) -> usize {
        let id = self.reserve();
        self.set(id, text);
        id
    }

    fn stream(&mut self, more: &str, bytes: &[u8]) -> usize {
        let id = self.add(&format!("<< /Length {}{more} >>\nstream\n", bytes.len()));
        self.objects[id - 1].extend_from_slice(bytes);
        self.objects[id - 1].extend_from_slice(b"\nendstream");
        id
    }

    fn finish(self, catalogue: usize) -> Vec<u8> {
        let mut out = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n".to_vec();
        let mut places = String::new();
        for (n, object) in self.objects.iter().enumerate() {
            let _ = writeln!(places, "{:010} 00000 n ", out.len());
            out.extend_from_slice(format!("{} 0 obj\n", n + 1).as_bytes());
            out.extend_from_slice(object);
            out.extend_from_slice(b"\nendobj\n");
        }
        let (start, size) = (out.len(), self.objects.len() + 1);
        let tail = format!(
            "xref\n0 {size}\n0000000000 65535 f \n{places}trailer\n<< /Size {size} /Root {catalogue} 0 R >>\nstartxref\n{start}\n%%EOF\n"
        );
        out.extend_from_slice(tail.as_bytes());
        out
    }
}

fn typeface(file: &mut File, face: Face) -> usize {
    let font = face.font();
    let bytes = face.file();
    let name = ["Inter-Regular", "Inter-Bold"][face as usize];
    let data = file.stream(&format!(" /Length1 {}", bytes.len()), bytes);
    let descriptor = file.add(&format!(
        "<< /Type /FontDescriptor /FontName /{name} /Flags 4 /FontBBox [-200 -250 1200 970] /ItalicAngle 0 \
         /Ascent 968 /Descent -241 /CapHeight 727 /StemV 90 /FontFile2 {data} 0 R >>"
    ));
    let widths: Vec<String> = font.widths.iter().map(u32::to_string).collect();
    let letters = file.add(&format!(
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) \
         /Supplement 0 >> /FontDescriptor {descriptor} 0 R /CIDToGIDMap /Identity /W [0 [{}]] >>",
        widths.join(" ")
    ));
    let meaning = file.stream("", to_unicode(font).as_bytes());
    file.add(&format!(
        "<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H /DescendantFonts [{letters} 0 R] \
         /ToUnicode {meaning} 0 R >>"
    ))
}

/// Which letter each glyph is, for those who search and copy.
fn to_unicode(font: &Font) -> String {
    let mut map =
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Letters def\n/CMapType 2 def\n\
        1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n"
            .to_owned();
    for some in font.letters().chunks(100) {
        let _ = writeln!(map, "{} beginbfchar", some.len());
        for (letter, glyph) in some {
            let _ = writeln!(map, "<{glyph:04x}> <{:04x}>", u32::from(*letter));
        }
        map += "endbfchar\n";
    }
    map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
}

fn content(page: &Page) -> String {
    // PDF counts upwards.
    let mut out = format!("1 0 0 -1 0 {} cm\n", page.height);
    page.ops.iter().for_each(|op| draw(&mut out, op));
    out
}

fn draw(out: &mut String, op: &Op) {
    let _ = match op {
        Op::Fill(path, ink) => writeln!(out, "{} rg {}f", colour(*ink), drawn(path)),
        Op::Stroke(path, ink, width) => writeln!(out, "{} RG {width:.2} w {}S", colour(*ink), drawn(path)),
        Op::Text { x, y, size, face, ink, text } => {
            let font = face.font();
            let glyphs: String = text.chars().map(|letter| format!("{:04x}", font.glyph(letter))).collect();
            let (ink, face) = (colour(*ink), *face as usize);
            writeln!(out, "BT {ink} rg /F{face} {size:.2} Tf 1 0 0 -1 {x:.2} {y:.2} Tm <{glyphs}> Tj ET")
        }
        Op::Picture { x, y, side, picture } => {
            picture.ops(placed(*x, *y, *side, picture.size())).iter().for_each(|op| draw(out, op));
            Ok(())
        }
    };
}

fn colour(Rgb(r, g, b): Rgb) -> String {
    let part = |byte: u8| format!("{:.3}", f64::from(byte) / 255.0);
    [r, g, b].map(part).join(" ")
}

fn drawn(path: &BezPath) -> String {
    let mut out = String::new();
    let mut at = kurbo::Point::ZERO;
    for element in path.elements() {
        let _ = match *element {
            PathEl::MoveTo(p) => write!(out, "{:.2} {:.2} m ", p.x, p.y),
            PathEl::LineTo(p) => write!(out, "{:.2} {:.2} l ", p.x, p.y),
            PathEl::QuadTo(a, p) => {
                let (b, c) = (at + (a - at) * (2.0 / 3.0), p + (a - p) * (2.0 / 3.0));
                write!(out, "{:.2} {:.2} {:.2} {:.2} {:.2} {:.2} c ", b.x, b.y, c.x, c.y, p.x, p.y)
            }
            PathEl::CurveTo(a, b, p) => {
                write!(out, "{:.2} {:.2} {:.2} {:.2} {:.2} {:.2} c ", a.x, a.y, b.x, b.y, p.x, p.y)
            }
            PathEl::ClosePath => write!(out, "h "),
        };
        at = element.end_point().unwrap_or(at);
    }
    out
}
