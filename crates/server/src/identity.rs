//! Who a visitor is: a guest with a name, vouched for by a signed cookie.
//! Nothing is kept on the server; whoever changes the cookie is nobody.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::ids;

pub(crate) const COOKIE: &str = "fireteam";

/// A guest. The id is public; only the cookie proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Person {
    pub(crate) fn new() -> Person {
        Person { id: ids::letters(16), name: format!("Guest {}", 100 + ids::random_u64() % 900) }
    }
}

/// A name people can read: 1 to 24 characters, nothing invisible, no blanks around it.
pub(crate) fn good_name(name: &str) -> Option<String> {
    let name = name.trim();
    let length = name.chars().count();
    let clean = name.chars().all(|c| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    });
    ((1..=24).contains(&length) && clean).then(|| name.to_owned())
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
        Some(Person { id: id.to_owned(), name: String::from_utf8(unhex(name)?).ok()? })
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
        let ada = Person { id: "abc".to_owned(), name: "Ada Łódź".to_owned() };
        let cookie = signer.sign(&ada);
        assert_eq!(signer.check(&cookie), Some(ada));
        assert_eq!(signer.check(&cookie.replace("abc", "abd")), None);
        assert_eq!(signer.check(&cookie[..cookie.len() - 2]), None);
        assert_eq!(signer.check("1.abc.00."), None);
        assert_eq!(signer.check(""), None);
        assert_eq!(Signer::new(vec![8; 32]).check(&cookie), None);
        assert_eq!(find_cookie(&format!("x=1; fireteam={cookie}; y=2")), Some(cookie.as_str()));
        assert_eq!(find_cookie("xfireteam=1"), None);
    }

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(good_name("  Ada "), Some("Ada".to_owned()));
        assert_eq!(good_name("Żółw"), Some("Żółw".to_owned()));
        assert_eq!(good_name(" "), None);
        assert_eq!(good_name("a\u{202e}b"), None);
        assert_eq!(good_name("a\nb"), None);
        assert_eq!(good_name(&"x".repeat(25)), None);
    }
}
