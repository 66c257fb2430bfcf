//! Sheets as a printer gets them.

use print::{Border, Card, Cell, Map, Page, Paper, Part, Rgb, cards, maps, pdf};

fn card(text: &str) -> Card {
    Card {
        title: "Żółw <&>".to_owned(),
        facts: "Zażółć gęślą jaźń".to_owned(),
        kind: "broń".to_owned(),
        colour: Rgb(176, 38, 44),
        picture: None,
        price: vec![Rgb(1, 2, 3)],
        parts: vec![Part { name: "Basic".to_owned(), text: text.to_owned(), ..Part::default() }],
    }
}

fn map(columns: usize, rows: usize) -> Map {
    let borders = [Border::Wall, Border::Door, Border::Open, Border::Wall];
    let cell = Cell { colour: Rgb::WHITE, label: "1".to_owned(), corner: "r0c0".to_owned(), mark: None, borders };
    Map { title: "Map".to_owned(), columns, cells: vec![Some(cell); columns * rows] }
}

fn size(page: &Page) -> String {
    let svg = page.svg();
    svg[svg.find("viewBox").unwrap()..].split('"').nth(1).unwrap().to_owned()
}

#[test]
fn nine_cards_stand_on_a_page_of_either_paper() {
    let all = vec![card("a"); 10];
    assert_eq!(cards(&all, Paper::A4).len(), 2);
    assert_eq!(size(&cards(&all, Paper::A4)[0]), "0 0 595.28 841.89");
    assert_eq!(size(&cards(&all, Paper::Letter)[0]), "0 0 612 792");
}

#[test]
fn a_wide_map_lies_on_its_side() {
    let pages = maps(&[map(8, 3), map(3, 8)], Paper::A4);
    assert_eq!([size(&pages[0]), size(&pages[1])], ["0 0 841.89 595.28", "0 0 595.28 841.89"]);
}

#[test]
fn a_text_is_escaped_and_a_long_one_is_written_smaller() {
    let svg = |text: &str| cards(&[card(text)], Paper::A4)[0].svg();
    assert!(svg("a").contains("Żółw &lt;&amp;&gt;</text>"));
    let long = "word ".repeat(260);
    assert!(svg("word").contains("font-size=\"8.50\"") && !svg(&long).contains("font-size=\"8.50\""));
}

#[test]
fn the_places_of_all_objects_of_a_pdf_are_where_its_table_says() {
    let file = pdf(&cards(&vec![card("a"); 10], Paper::A4));
    let text = String::from_utf8_lossy(&file);
    assert!(text.starts_with("%PDF-1.7") && text.ends_with("%%EOF\n") && text.contains("/Count 2"));
    let find = |needle: &[u8]| file.windows(needle.len()).rposition(|window| window == needle).unwrap();
    let (start, end) = (find(b"xref\n0 "), find(b"trailer"));
    let start = file[..start].iter().rposition(|byte| *byte == b'\n').map_or(start, |_| start);
    let table = String::from_utf8(file[start..end].to_vec()).unwrap();
    for (n, line) in table.lines().skip(3).enumerate() {
        let at: usize = line.split(' ').next().unwrap().parse().unwrap();
        let head = format!("{} 0 obj", n + 1);
        assert_eq!(&file[at..at + head.len()], head.as_bytes());
    }
}
