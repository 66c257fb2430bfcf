//! Offers as they travel. Many say nearly the same, a square each: such a one
//! names an earlier offer that it is like, and the arguments that differ.

use serde::Serialize;
use table::{Arg, Message, Name, Pointer};

/// One answer that may be given now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offer {
    pub text: String,
    pub label: Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Pointer>,
}

/// An offer, whole or by what makes it differ from an earlier one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Packed<'a> {
    pub text: &'a str,
    /// The number of an earlier offer. This one is the same, but for every
    /// text and pointer that is the earlier one's `text`: it is this `text`
    /// here; and but for `args`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub like: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<&'a Message>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<&'a Pointer>,
    /// Arguments of the label that take the place of those of the same name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<&'a (Name, Arg)>,
}

/// Earlier offers that are looked at for likeness.
const REACH: usize = 12;

/// Packs offers, in their order.
pub fn pack(offers: &[Offer]) -> Vec<Packed<'_>> {
    (0..offers.len()).map(|n| one(&offers[..n], &offers[n])).collect()
}

fn one<'a>(earlier: &[Offer], offer: &'a Offer) -> Packed<'a> {
    let mut best: Option<(usize, Vec<&'a (Name, Arg)>)> = None;
    for (like, model) in earlier.iter().enumerate().rev().take(REACH) {
        let Some(args) = differing(model, offer) else { continue };
        if best.as_ref().is_none_or(|(_, least)| args.len() < least.len()) {
            best = Some((like, args));
        }
        if best.as_ref().is_some_and(|(_, args)| args.is_empty()) {
            break;
        }
    }
    let Offer { text, label, at } = offer;
    match best {
        Some((like, args)) => Packed { text, like: Some(like), label: None, at: None, args },
        None => Packed { text, like: None, label: Some(label), at: at.as_ref(), args: Vec::new() },
    }
}

/// The arguments by which an offer differs from a model; none if it differs in more than that.
fn differing<'a>(model: &Offer, offer: &'a Offer) -> Option<Vec<&'a (Name, Arg)>> {
    let renamed = Renamed { from: &model.text, to: &offer.text };
    let at = match (&model.at, &offer.at) {
        (None, None) => true,
        (Some(was), Some(is)) => was.kind == is.kind && renamed.text(&was.id, &is.id),
        _ => false,
    };
    let (was, is) = (&model.label, &offer.label);
    let names = was.args.iter().map(|(name, _)| name).eq(is.args.iter().map(|(name, _)| name));
    if !at || was.id != is.id || !names {
        return None;
    }
    let pairs = was.args.iter().zip(&is.args);
    Some(pairs.filter(|((_, was), (_, is))| !renamed.arg(was, is)).map(|(_, is)| is).collect())
}

/// Is the second what becomes of the first under another name?
struct Renamed<'a> {
    from: &'a str,
    to: &'a str,
}

impl Renamed<'_> {
    fn text(&self, was: &str, is: &str) -> bool {
        is == if was == self.from { self.to } else { was }
    }

    fn arg(&self, was: &Arg, is: &Arg) -> bool {
        match (was, is) {
            (Arg::Text(was), Arg::Text(is)) => self.text(was, is),
            (Arg::List(was), Arg::List(is)) => {
                was.len() == is.len() && was.iter().zip(is).all(|(was, is)| self.arg(was, is))
            }
            (Arg::Message(was), Arg::Message(is)) => {
                let same = |((a, was), (b, is)): (&(Name, Arg), &(Name, Arg))| a == b && self.arg(was, is);
                was.id == is.id && was.args.len() == is.args.len() && was.args.iter().zip(&is.args).all(same)
            }
            (was, is) => was == is,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(at: &str, room: &str, cost: u8) -> Offer {
        let inner = Message::new("square").with("at", at).with("room", Arg::term(room.to_owned(), room));
        let label = Message::new("walk").with("to", Arg::Message(Box::new(inner))).with("cost", cost);
        Offer { text: at.to_owned(), label, at: Some(Pointer::new("square", at)) }
    }

    #[test]
    fn offers_that_say_nearly_the_same_say_only_what_differs() {
        let pass = Offer { text: "pass".to_owned(), label: Message::new("pass"), at: None };
        let offers = [
            square("r1c1", "blue", 1),
            square("r1c2", "blue", 1),
            square("r1c3", "red", 1),
            square("r2c3", "red", 2),
            pass,
        ];
        let packed = serde_json::to_value(pack(&offers)).unwrap();
        assert_eq!(packed[0], serde_json::to_value(&offers[0]).unwrap());
        assert_eq!(packed[1], serde_json::json!({"text": "r1c2", "like": 0}));
        assert_eq!(packed[2]["args"], serde_json::json!([offers[2].label.args[0]]));
        assert_eq!(packed[3], serde_json::json!({"text": "r2c3", "like": 2, "args": [["cost", {"number": 2}]]}));
        assert_eq!(packed[4], serde_json::to_value(&offers[4]).unwrap());
    }

    #[test]
    fn a_text_that_would_be_renamed_but_must_not_be_is_sent() {
        let offer = |text: &str, from: &str| Offer {
            text: text.to_owned(),
            label: Message::new("walk").with("from", from),
            at: None,
        };
        let offers = [offer("a", "a"), offer("b", "a"), offer("c", "c")];
        let packed = pack(&offers);
        assert_eq!(packed[1].args, [&offers[1].label.args[0]]);
        assert_eq!((packed[2].like, packed[2].args.len()), (Some(0), 0));
    }
}
