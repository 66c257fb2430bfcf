//! The web client inside the binary. Without one, a page that says how to get it.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::Embed;
use serde::Serialize;

use crate::hub::Hub;
use crate::problem::Problem;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const PLAIN: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Fireteam</title>\
<h1>Fireteam is running</h1>\
<p>This program was built without the web client. Build it with <code>npm ci &amp;&amp; npm run build</code> in \
<code>web/</code>, then build the program again.</p>\
<p>The interface for programs is described at <a href=/api>/api</a>.</p></html>";

/// A file of the client as it is inside: plain, or compressed as `.gz`.
enum File {
    Plain(Cow<'static, [u8]>),
    Zipped(Cow<'static, [u8]>),
}

impl File {
    fn get(path: &str) -> Option<File> {
        let zipped = || Dist::get(&format!("{path}.gz")).map(|file| File::Zipped(file.data));
        Dist::get(path).map(|file| File::Plain(file.data)).or_else(zipped)
    }

    fn plain(self) -> Option<Cow<'static, [u8]>> {
        match self {
            File::Plain(data) => Some(data),
            File::Zipped(data) => unzipped(&data).map(Cow::Owned),
        }
    }
}

/// What is between the head of a `.gz` file, ten bytes as Node writes it, and its checksum and length.
fn unzipped(file: &[u8]) -> Option<Vec<u8>> {
    let (_, body) = file.split_first_chunk::<10>()?;
    let (body, _) = body.split_last_chunk::<8>()?;
    miniz_oxide::inflate::decompress_to_vec(body).ok()
}

/// A `.gz` file of this text.
fn zipped(text: &[u8]) -> Vec<u8> {
    let mut file = vec![31, 139, 8, 0, 0, 0, 0, 0, 0, 255];
    file.extend(miniz_oxide::deflate::compress_to_vec(text, 6));
    file.extend(crc(text).to_le_bytes());
    file.extend((text.len() as u32).to_le_bytes());
    file
}

/// The checksum of a `.gz` file.
fn crc(text: &[u8]) -> u32 {
    let bit = |sum: u32, _| (sum >> 1) ^ ((sum & 1) * 0xedb8_8320);
    !text.iter().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), bit))
}

/// An answer that is long and the same for everybody: compressed for those who take it.
pub(super) fn json(headers: &HeaderMap, answer: &impl Serialize) -> Response {
    let text = serde_json::to_vec(answer).expect("an answer is plain data");
    let head = [(header::CONTENT_TYPE, "application/json"), VARY];
    match takes_gzip(headers) {
        true => (head, [(header::CONTENT_ENCODING, "gzip")], zipped(&text)).into_response(),
        false => (head, text).into_response(),
    }
}

/// A file of the client, if the program was built with it.
pub fn page_file(name: &str) -> Option<Vec<u8>> {
    File::get(name)?.plain().map(Cow::into_owned)
}

/// Was the program built with the web client inside?
pub fn has_page() -> bool {
    Dist::get("index.html").is_some()
}

/// A file of the client; any other address is the client's own affair.
pub(super) async fn serve(State(hub): State<Arc<Hub>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Problem::NoPage.into_response();
    }
    if let Some(file) = File::get(path) {
        // Names under assets/ change with their content.
        let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let head = [(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, keep), VARY];
        return match file {
            File::Zipped(data) if takes_gzip(&headers) => {
                (head, [(header::CONTENT_ENCODING, "gzip")], data).into_response()
            }
            file => file.plain().map_or_else(|| Problem::NoPage.into_response(), |data| (head, data).into_response()),
        };
    }
    // A missing file is missing; a missing page is drawn by the client.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Problem::NoPage.into_response();
    }
    match Dist::get("index.html") {
        Some(index) => {
            let head = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            match shared(&index.data, hub.config.secure, &headers) {
                Some(page) => (head, page).into_response(),
                None => (head, index.data).into_response(),
            }
        }
        None => (StatusCode::OK, Html(PLAIN)).into_response(),
    }
}

/// The page with the whole address of its picture, as those want it who show a link to it elsewhere.
fn shared(page: &[u8], secure: bool, headers: &HeaderMap) -> Option<String> {
    const PICTURE: &str = "content=\"/shared.jpg\"";
    let host = headers.get(header::HOST)?.to_str().ok()?;
    if !host.bytes().all(|c| c.is_ascii_alphanumeric() || b"-.:[]".contains(&c)) {
        return None;
    }
    let scheme = if secure { "https" } else { "http" };
    Some(std::str::from_utf8(page).ok()?.replace(PICTURE, &format!("content=\"{scheme}://{host}/shared.jpg\"")))
}

/// The same address may be answered compressed or not.
const VARY: (header::HeaderName, &str) = (header::VARY, "accept-encoding");

fn takes_gzip(headers: &HeaderMap) -> bool {
    let all = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compressed_goes_to_those_who_take_it() {
        let takes = |value: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, header::HeaderValue::from_static(value))]))
        };
        assert!(takes("gzip"));
        assert!(takes("br;q=1.0, GZIP;q=0.8, *;q=0.1"));
        assert!(!takes("br, deflate"));
        assert!(!takes("gzip;q=0, identity"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn a_long_answer_is_compressed_for_those_who_take_it_and_caches_are_told() {
        let gzip = HeaderMap::from_iter([(header::ACCEPT_ENCODING, header::HeaderValue::from_static("gzip"))]);
        for (headers, coding) in [(gzip, Some("gzip")), (HeaderMap::new(), None)] {
            let answer = json(&headers, &"fireteam");
            let said = |name| answer.headers().get(name).map(|value| value.to_str().unwrap());
            assert_eq!((said(header::CONTENT_ENCODING), said(header::VARY)), (coding, Some("accept-encoding")));
        }
    }

    #[test]
    fn a_shared_link_has_its_picture_with_the_whole_address() {
        let from = |host: &'static str| HeaderMap::from_iter([(header::HOST, header::HeaderValue::from_static(host))]);
        let page = |secure, host| shared(br#"<meta content="/shared.jpg">"#, secure, &from(host));
        assert_eq!(page(true, "a.b").unwrap(), r#"<meta content="https://a.b/shared.jpg">"#);
        assert_eq!(page(false, "[::1]:7878").unwrap(), r#"<meta content="http://[::1]:7878/shared.jpg">"#);
        assert_eq!(page(true, "a.b\"><script>"), None);
    }

    #[test]
    fn the_others_get_it_unpacked() {
        let file = [
            31, 139, 8, 0, 0, 0, 0, 0, 2, 255, 75, 203, 44, 74, 45, 73, 77, 204, 213, 77, 195, 205, 0, 0, 78, 26, 86,
            163, 36, 0, 0, 0,
        ];
        assert_eq!(unzipped(&file).unwrap(), b"fireteam-fireteam-fireteam-fireteam-");
        assert_eq!(unzipped(&file[..12]), None);
        let ours = zipped(b"fireteam-fireteam-fireteam-fireteam-");
        assert_eq!(unzipped(&ours).unwrap(), b"fireteam-fireteam-fireteam-fireteam-");
        assert_eq!(ours[ours.len() - 8..], file[file.len() - 8..], "checksum and length as others write them");
    }
}
