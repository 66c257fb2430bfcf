//! What a typed line means: the number of an offer, the offer itself or the
//! beginning of it, or a command.

use shelf::Offer;
use words::Lang;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// The offer with this index.
    Offer(usize),
    Undo,
    Board,
    Help,
    Quit,
    Why(String),
    /// What a card does.
    Card(String),
    /// Why, but not what.
    WhyWhat,
    /// A number that no answer has.
    NoNumber,
    /// Several offers begin like this.
    Unclear(Vec<String>),
    /// None does; perhaps it is a word of the game all the same.
    Word(String),
}

/// The commands as they are completed, in the language of the table.
pub(crate) fn commands(lang: Lang) -> [&'static str; 6] {
    match lang {
        Lang::En => ["why", "card", "undo", "board", "help", "quit"],
        Lang::Pl => ["czemu", "karta", "cofnij", "plansza", "pomoc", "koniec"],
    }
}

pub(crate) fn understand(line: &str, offers: &[Offer]) -> Typed {
    let line = line.trim();
    let lower = line.to_lowercase();
    if let Ok(n) = line.parse::<usize>()
        && (1..=offers.len()).contains(&n)
    {
        return Typed::Offer(n - 1);
    }
    if let Some(i) = offers.iter().position(|offer| offer.text.to_lowercase() == lower) {
        return Typed::Offer(i);
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match first.to_lowercase().as_str() {
        "" | "b" | "board" | "plansza" => return Typed::Board,
        "u" | "undo" | "cofnij" => return Typed::Undo,
        "?" | "h" | "help" | "pomoc" => return Typed::Help,
        "c" | "card" | "karta" => return Typed::Card(rest.trim().to_lowercase()),
        "q" | "quit" | "exit" | "koniec" => return Typed::Quit,
        "why" | "w" | "czemu" | "dlaczego" => {
            let word = rest.trim();
            return if word.is_empty() { Typed::WhyWhat } else { Typed::Why(word.to_owned()) };
        }
        _ => {}
    }
    let bare = |text: &str| text.trim_start_matches(['@', '+']).to_lowercase();
    let begins = |(_, offer): &(usize, &Offer)| bare(&offer.text).starts_with(&bare(&lower));
    let all: Vec<(usize, &Offer)> = offers.iter().enumerate().filter(begins).collect();
    match all[..] {
        [] if line.parse::<i128>().is_ok() => Typed::NoNumber,
        [] => Typed::Word(line.to_owned()),
        [(i, _)] => Typed::Offer(i),
        _ => match all.iter().find(|(_, offer)| bare(&offer.text) == bare(&lower)) {
            Some((i, _)) => Typed::Offer(*i),
            None => Typed::Unclear(all.iter().map(|(_, offer)| offer.text.clone()).collect()),
        },
    }
}

#[cfg(test)]
mod tests {
    use table::Message;

    use super::*;

    fn offers() -> Vec<Offer> {
        let offer = |text: &str| Offer { text: text.to_owned(), label: Message::new("x"), at: None };
        ["run", "@dozer", "machine-gun", "+reaper", "red", "r1c2", "r1c3"].map(offer).to_vec()
    }

    #[test]
    fn numbers_words_and_beginnings_name_offers() {
        let offers = offers();
        for (line, index) in [("1", 0), ("run", 0), (" RUN ", 0), ("dozer", 1), ("@do", 1), ("mach", 2), ("reaper", 3)]
        {
            assert_eq!(understand(line, &offers), Typed::Offer(index), "{line}");
        }
        assert_eq!(understand("r1c", &offers), Typed::Unclear(vec!["r1c2".to_owned(), "r1c3".to_owned()]));
    }

    #[test]
    fn what_is_neither_offer_nor_command_is_a_word() {
        let offers = offers();
        assert_eq!(understand("99", &offers), Typed::NoNumber);
        assert_eq!(understand("-1", &offers), Typed::NoNumber);
        assert_eq!(understand("0", &offers), Typed::NoNumber);
        assert_eq!(understand("fly", &offers), Typed::Word("fly".to_owned()));
        assert_eq!(understand("why railgun", &offers), Typed::Why("railgun".to_owned()));
        assert_eq!(understand("why", &offers), Typed::WhyWhat);
        assert_eq!(understand("card Railgun", &offers), Typed::Card("railgun".to_owned()));
        assert_eq!(understand("karta", &offers), Typed::Card(String::new()));
        assert_eq!(understand("", &offers), Typed::Board);
        assert_eq!(understand("u", &offers), Typed::Undo);
        assert_eq!(understand("Q", &offers), Typed::Quit);
    }
}
