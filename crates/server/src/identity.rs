//! Who a visitor is: a guest with a name, vouched for by a signed cookie.
//! Nothing is kept on the server; anybody who changes the cookie is nobody.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::ids;
use crate::names::good_name;

pub(crate) const COOKIE: &str = "fireteam";

/// A guest. The id is public; only the cookie proves it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The network this visit comes from, as text; empty where nobody visits.
    pub(crate) from: String,
}

impl Person {
    pub(crate) fn new() -> Person {
        Person { id: ids::letters(16), name: Person::any_name(), from: String::new() }
    }

    fn any_name() -> String {
        format!("Guest {}", 1000 + ids::random_u64() % 9000)
    }
}

/// Signs and checks cookies. Its key never leaves it.
pub(crate) struct Signer {
    key: Vec<u8>,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

impl Signer {
    pub(crate) fn new(key: Vec<u8>) -> Signer {
        Signer { key }
    }

    /// The value of the cookie for a person: version, id, name, signature.
    pub(crate) fn sign(&self, person: &Person) -> String {
        let body = format!("1.{}.{}", person.id, hex(person.name.as_bytes()));
        let signature = hex(&self.mac(&body).finalize().into_bytes());
        format!("{body}.{signature}")
    }

    /// The person a cookie vouches for, if nobody touched it.
    pub(crate) fn check(&self, cookie: &str) -> Option<Person> {
        let (body, signature) = cookie.rsplit_once('.')?;
        // Takes the same time wherever the first difference is.
        self.mac(body).verify_slice(&unhex(signature)?).ok()?;
        let mut parts = body.split('.');
        let (Some("1"), Some(id), Some(name), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
            return None;
        };
        // What was once a good name may be none any more.
        let name = good_name(&String::from_utf8(unhex(name)?).ok()?).unwrap_or_else(Person::any_name);
        Some(Person { id: id.to_owned(), name, from: String::new() })
    }

    /// A mark that stands for a network and does not tell it.
    pub(crate) fn mark(&self, network: &str) -> String {
        hex(&self.mac(&format!("network {network}")).finalize().into_bytes()[..8])
    }

    fn mac(&self, body: &str) -> Hmac<Sha256> {
        let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&self.key).expect("a key of any length will do");
        mac.update(body.as_bytes());
        mac
    }
}

/// The cookie's value in the `Cookie` header of a request.
pub(crate) fn find_cookie(header: &str) -> Option<&str> {
    header.split(';').filter_map(|pair| pair.trim().split_once('=')).find(|(name, _)| *name == COOKIE).map(|(_, v)| v)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.is_ascii() {
        return None;
    }
    (0..text.len()).step_by(2).map(|i| u8::from_str_radix(&text[i..i + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_vouches_for_its_person_and_nobody_else() {
        let signer = Signer::new(vec![7; 32]);
        let ada = Person { id: "abc".to_owned(), name: "Ada Łódź".to_owned(), from: String::new() };
        let cookie = signer.sign(&ada);
        assert_eq!(signer.check(&cookie), Some(ada));
        assert_eq!(signer.check(&cookie.replace("abc", "abd")), None);
        assert_eq!(signer.check(&cookie[..cookie.len() - 2]), None);
        assert_eq!(signer.check("1.abc.00."), None);
        assert_eq!(signer.check(""), None);
        assert_eq!(Signer::new(vec![8; 32]).check(&cookie), None);
        assert_eq!(find_cookie(&format!("x=1; fireteam={cookie}; y=2")), Some(cookie.as_str()));
        assert_eq!(find_cookie("xfireteam=1"), None);
        let hidden = signer.sign(&Person { id: "abc".to_owned(), name: "\u{3164}".to_owned(), from: String::new() });
        assert!(signer.check(&hidden).unwrap().name.starts_with("Guest "), "a name that is none any more");
    }
}
