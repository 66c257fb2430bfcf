//! What a game says about itself, to be compared with what its box says.

use table::{Chapter, Described};

/// A line for each thing that a descriptor names.
pub fn said<G: Described>() -> String {
    let about = G::DESCRIPTOR;
    let chapter = |chapter: &Chapter| match chapter.scene {
        Some(scene) => format!("{} ({} lines)", chapter.id, scene.lines().count()),
        None => chapter.id.to_owned(),
    };
    let guide: Vec<String> = about.guide.iter().map(chapter).collect();
    let earlier: Vec<String> = about.earlier.iter().map(|(then, now)| format!("{then} is {now}")).collect();
    let (fewest, most) = about.players;
    let mut lines = vec![
        format!("{}: {fewest} to {most} players, each a {}", about.name, about.actors),
        format!("sides: {:?}, points: {}, listed: {}", about.sides, about.points, about.listed),
    ];
    let credits = about.credits.map_or_else(String::new, |(by, of)| format!("{by}, {of}"));
    let lists = [("guide", guide.join(", ")), ("credits", credits), ("folders", about.folders.join(", "))];
    let told = lists.into_iter().chain([("earlier", earlier.join(", "))]).filter(|(_, list)| !list.is_empty());
    lines.extend(told.map(|(name, list)| format!("{name}: {list}")));
    lines.join("\n")
}
