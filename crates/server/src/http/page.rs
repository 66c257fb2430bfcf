//! The web client inside the binary. Without one, a page that says how to get it.

use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::Embed;

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

/// A file of the client; any other address is the client's own affair.
pub(super) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Problem::NoPage.into_response();
    }
    if let Some(file) = Dist::get(path) {
        // Names under assets/ change with their content.
        let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return ([(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, keep)], file.data).into_response();
    }
    // A missing file is missing; a missing page is drawn by the client.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Problem::NoPage.into_response();
    }
    match Dist::get("index.html") {
        Some(index) => {
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], index.data)
                .into_response()
        }
        None => (StatusCode::OK, Html(PLAIN)).into_response(),
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
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
