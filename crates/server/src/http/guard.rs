//! What every request passes: how much, from where, from whom; and what every
//! answer carries.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::door::Peer;
use crate::hub::Hub;
use crate::identity::{COOKIE, Person, find_cookie};
use crate::problem::Problem;
use crate::source::Source;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct From(pub(super) Source);

const YEAR: u64 = 365 * 24 * 3600;

/// Nothing is loaded from anywhere but here; styles may stand in the page.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
                      connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

const HEADERS: [(&str, &str); 7] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

pub(super) async fn guard(
    State(hub): State<Arc<Hub>>,
    Extension(peer): Extension<Peer>,
    mut request: Request,
    next: Next,
) -> Response {
    let from = Source::of(address(&hub, peer.addr.ip(), request.headers()));
    request.extensions_mut().insert(From(from));
    let mut new = None;
    let response = match admit(&hub, from, &mut request, &mut new) {
        Ok(()) => next.run(request).await,
        Err(problem) => {
            if matches!(problem, Problem::TooFast { .. }) {
                hub.metrics.limited.fetch_add(1, Relaxed);
            }
            problem.into_response()
        }
    };
    dress(&hub, response, new.as_ref())
}

fn admit(hub: &Hub, from: Source, request: &mut Request, new: &mut Option<Person>) -> Result<(), Problem> {
    let path = request.uri().path();
    if path == "/health" {
        return Ok(());
    }
    hub.gates.requests.pass_network(from).map_err(too_fast)?;
    has_host(request)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && !is_home(hub, request.headers()) {
        return Err(Problem::ForeignOrigin);
    }
    if !path.starts_with("/api/") || path == "/api/openapi.json" {
        return Ok(());
    }
    let cookie = request.headers().get(header::COOKIE).and_then(|cookie| cookie.to_str().ok());
    let known = cookie.and_then(find_cookie).and_then(|cookie| hub.signer.check(cookie));
    let mut person = match known {
        Some(person) => person,
        None => {
            hub.gates.guests.pass_network(from).map_err(too_fast)?;
            new.insert(Person::new()).clone()
        }
    };
    person.from = from.to_string();
    if changes {
        hub.gates.changes.pass(&person.id, from).map_err(too_fast)?;
    }
    request.extensions_mut().insert(person);
    Ok(())
}

pub(super) fn too_fast(wait: Duration) -> Problem {
    Problem::TooFast { seconds: wait.as_secs() + 1 }
}

fn address(hub: &Hub, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !hub.config.trust_proxy {
        return peer;
    }
    // The last entry is the one our own proxy wrote.
    let forwarded = headers.get("x-forwarded-for").and_then(|list| list.to_str().ok());
    forwarded.and_then(|list| list.rsplit(',').next()).and_then(|last| last.trim().parse().ok()).unwrap_or(peer)
}

/// HTTP/1.1 asks for one `Host`, neither none nor two.
fn has_host(request: &Request) -> Result<(), Problem> {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    match hosts {
        0 if request.version() == Version::HTTP_10 => Ok(()),
        1 => Ok(()),
        _ => Err(Problem::Malformed(format!("{hosts} Host headers where one is due"))),
    }
}

/// Is the page one of ours? A program that is not a browser names no origin.
fn is_home(hub: &Hub, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if !hub.config.origins.is_empty() {
        return hub.config.origins.iter().any(|known| known == origin);
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    // Anybody who sits between a page and http:// can write that page; an https:// site must not trust it.
    let own = match origin.strip_prefix("https://") {
        None if !hub.config.secure => origin.strip_prefix("http://"),
        own => own,
    };
    own.is_some() && own == host
}

fn dress(hub: &Hub, mut response: Response, new: Option<&Person>) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    headers.insert("x-fireteam-version", HeaderValue::from_static(crate::VERSION));
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if let Some(person) = new
        && !headers.contains_key(header::SET_COOKIE)
    {
        headers.insert(header::SET_COOKIE, cookie(hub, person));
    }
    response
}

/// The header that makes a browser remember a person.
pub(super) fn cookie(hub: &Hub, person: &Person) -> HeaderValue {
    let secure = if hub.config.secure { "; Secure" } else { "" };
    let value = hub.signer.sign(person);
    let text = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}");
    HeaderValue::from_str(&text).expect("a cookie is plain letters")
}
