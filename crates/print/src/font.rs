//! The letters: two faces of Inter, reduced to the Latin alphabets, and how wide they run.

use std::sync::OnceLock;

/// Which letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    Plain,
    Bold,
}

impl Face {
    pub(crate) const ALL: [Face; 2] = [Face::Plain, Face::Bold];

    pub(crate) fn file(self) -> &'static [u8] {
        match self {
            Face::Plain => include_bytes!("../fonts/inter-regular.ttf"),
            Face::Bold => include_bytes!("../fonts/inter-bold.ttf"),
        }
    }

    pub(crate) fn font(self) -> &'static Font {
        static FONTS: [OnceLock<Font>; 2] = [OnceLock::new(), OnceLock::new()];
        FONTS[self as usize].get_or_init(|| Font::read(self.file()))
    }
}

/// The measures of a face, in thousandths of its size.
#[derive(Debug, Default)]
pub(crate) struct Font {
    /// Letters in their order, with the number of the glyph.
    letters: Vec<(char, u16)>,
    pub(crate) widths: Vec<u32>,
}

impl Font {
    /// A file that is not a font has no letters; a test looks at those we have.
    fn read(file: &[u8]) -> Font {
        let Ok(face) = ttf_parser::Face::parse(file, 0) else { return Font::default() };
        let unit = u32::from(face.units_per_em());
        let mut letters = Vec::new();
        for table in face.tables().cmap.iter().flat_map(|cmap| cmap.subtables).filter(|table| table.is_unicode()) {
            table.codepoints(|code| {
                let letter = char::from_u32(code);
                letters.extend(letter.and_then(|letter| Some((letter, table.glyph_index(code)?.0))));
            });
        }
        letters.sort_unstable();
        letters.dedup();
        let width = |n| u32::from(face.glyph_hor_advance(ttf_parser::GlyphId(n)).unwrap_or(0)) * 1000 / unit;
        Font { letters, widths: (0..face.number_of_glyphs()).map(width).collect() }
    }

    pub(crate) fn letters(&self) -> &[(char, u16)] {
        &self.letters
    }

    /// A letter that the face does not have is a question mark.
    pub(crate) fn glyph(&self, letter: char) -> u16 {
        let find = |letter| self.letters.binary_search_by_key(&letter, |(known, _)| *known).ok();
        find(letter).or_else(|| find('?')).map_or(0, |at| self.letters[at].1)
    }
}

/// How wide a text runs, in points.
pub(crate) fn width(text: &str, size: f64, face: Face) -> f64 {
    let font = face.font();
    let sum: u32 =
        text.chars().map(|letter| font.widths.get(usize::from(font.glyph(letter))).copied().unwrap_or(0)).sum();
    f64::from(sum) * size / 1000.0
}

/// The lines of a text that is no wider than this.
pub(crate) fn lines(text: &str, size: f64, face: Face, room: f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last().map_or("", String::as_str);
        let longer = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
        match lines.last_mut() {
            Some(line) if line.is_empty() || width(&longer, size, face) <= room => *line = longer,
            _ => lines.push(word.to_owned()),
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_faces_have_all_letters_of_polish() {
        for face in Face::ALL {
            let unknown = face.font().glyph('?');
            for letter in "aąbcćdeęfghijklłmnńoóprsśtuwyzźżĄĆĘŁŃÓŚŹŻ0123456789–—„”“…·×".chars()
            {
                assert_ne!(face.font().glyph(letter), unknown, "{letter}");
            }
            assert!(width("mm", 10.0, face) > width("ii", 10.0, face));
        }
    }

    #[test]
    fn a_text_is_broken_between_words_and_never_inside_one() {
        let text = "one two three incomprehensibilities";
        let broken = lines(text, 10.0, Face::Plain, 60.0);
        assert_eq!(broken.join(" "), text);
        assert!(broken.len() > 2);
        assert!(broken.iter().filter(|line| line.contains(' ')).all(|line| width(line, 10.0, Face::Plain) <= 60.0));
    }
}
