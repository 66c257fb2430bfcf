//! Content files as tables for spreadsheets, and back.

use lab::Sheet;

const TEXT: &str = r#"( // numbers
    players: (3, 5), killshot: (11, Fact),
    cards: [
        (id: "thor", reload: "BR", effects: [
            (id: "basic", steps: [Hurt(2, The(A)), Near(Me, 0, 1), Hurt(1, The(B))]),
        ]),
    ],
    levels: [(power: 7), (power: 8)],
)"#;

fn wrong(csv: &str) -> String {
    Sheet::of(TEXT).unwrap().with(csv).unwrap_err().to_string()
}

#[test]
fn a_file_is_a_row_for_each_thing_and_a_column_for_each_number() {
    let expected = "thing;value;reload;Hurt;Near.1;Near.2;Hurt #2;power\n\
            players.1;3;;;;;;\nplayers.2;5;;;;;;\nkillshot;11;;;;;;\nthor;;BR;;;;;\nthor basic;;;2;0;1;1;\n\
            levels 1;;;;;;;7\nlevels 2;;;;;;;8\n";
    assert_eq!(Sheet::of(TEXT).unwrap().csv(';'), expected);
}

#[test]
fn a_changed_cell_changes_its_value_and_nothing_else() {
    let sheet = Sheet::of(TEXT).unwrap();
    let csv = sheet.csv(',').replace("thor basic,,,2", "\"thor basic\",,,4").replace("BR", "BBR");
    let expected = TEXT.replace("Hurt(2", "Hurt(4").replace("BR", "BBR");
    assert_eq!(sheet.with(&csv).unwrap(), expected);
    assert_eq!(sheet.with("thing\tHurt\r\nthor basic\t4\r\n").unwrap(), TEXT.replace("Hurt(2", "Hurt(4"));
}

#[test]
fn a_bad_cell_is_named_by_row_and_column() {
    assert_eq!(wrong("thing,value\nkillshot,lots\n"), "row 2, column B: `lots` is no whole number");
    assert_eq!(wrong("thing,reload\nthor,BX\n"), "row 2, column B: `BX` are no cubes, which are the letters RYBP");
    assert_eq!(wrong("thing,value\nkillshot,\n"), "row 2, column B: `` is no whole number");
    assert_eq!(wrong("thing,value\n\nzeus,3\n"), "row 3, column A: nothing is called `zeus`");
    assert_eq!(wrong("thing,speed\n"), "row 1, column B: no column is called `speed`");
    let why = "row 2, column C: killshot has no such value, so the cell must be empty";
    assert_eq!(wrong("thing,value,power\nkillshot,11,3\n"), why);
    assert!(wrong("name,value\n").starts_with("row 1, column A"));
    let wide = "thing".to_owned() + &",".repeat(26) + "speed\n";
    assert_eq!(wrong(&wide), "row 1, column AA: no column is called `speed`");
}

#[test]
fn the_way_through_a_spreadsheet_and_back_is_the_identity_for_every_built_in_file() {
    let mut numbers = 0;
    for game in shelf::Shelf::embedded().games() {
        for name in game.files().names() {
            let text = game.files().get(name);
            let Some(sheet) = Sheet::of(text) else { continue };
            numbers += sheet.csv(',').split(',').filter(|cell| cell.trim().parse::<i64>().is_ok()).count();
            for between in [',', ';'] {
                assert_eq!(sheet.with(&sheet.csv(between)).unwrap(), text, "{name}");
            }
        }
    }
    assert!(numbers > 600, "{numbers}");
}
