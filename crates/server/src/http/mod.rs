//! The HTTP side: routes, guards, and the page.

mod body;
mod docs;
mod games;
mod guard;
mod me;
mod page;
mod records;
mod replay;
mod socket;
mod tables;

pub use page::{has_page, page_file};

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};

use crate::hub::Hub;
use crate::problem::Problem;

/// What watchdogs ask for, on an address of their own.
pub(crate) fn ops(hub: &Arc<Hub>) -> Router {
    watchdogs().route("/health", get(health)).with_state(hub.clone())
}

fn watchdogs() -> Router<Arc<Hub>> {
    Router::new().route("/ready", get(ready)).route("/metrics", get(metrics))
}

/// They have moved; a page of the client would look like a good answer.
fn no_watchdogs() -> Router<Arc<Hub>> {
    let gone = || async { Problem::NoPage };
    Router::new().route("/ready", get(gone)).route("/metrics", get(gone))
}

async fn health() -> &'static str {
    "ok\n"
}

pub(crate) fn router(hub: &Arc<Hub>) -> Router {
    let limits = hub.config.limits;
    Router::new()
        .route("/api/me", get(me::look).put(me::rename))
        .route("/api/me/records", get(records::mine))
        .route("/api/me/tables", get(me::tables))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}", get(games::one))
        .route("/api/games/{game}/check", post(games::check))
        .route("/api/games/{game}/options", post(games::options))
        .route("/api/games/{game}/examples", get(games::examples))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{id}", get(tables::look))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/return", post(tables::come_back))
        .route("/api/tables/{id}/ready", post(tables::ready))
        .route("/api/tables/{id}/seat", post(tables::seat))
        .route("/api/tables/{id}/chat", post(tables::chat))
        .route("/api/tables/{id}/let-back", post(tables::let_back))
        .route("/api/tables/{id}/stand-in", post(tables::stand_in))
        .route("/api/tables/{id}/claim", post(tables::claim))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/socket", get(socket::open))
        .route("/api/invites/{code}", get(tables::invite))
        .route("/api/records/{id}", get(records::look))
        .route("/api/records/{id}/file", get(records::file))
        .route("/api/records/{id}/steps", get(records::steps))
        .route("/api/records/{id}/story", get(replay::story))
        .route("/api/records/{id}/play", post(replay::play_on))
        .route("/api/openapi.json", get(docs::openapi))
        .route("/api", get(docs::page))
        .route("/health", get(health))
        .merge(if hub.config.ops.is_some() { no_watchdogs() } else { watchdogs() })
        .layer(DefaultBodyLimit::max(limits.body))
        .route(
            "/api/records",
            get(records::list).merge(post(records::upload).layer(DefaultBodyLimit::max(limits.upload))),
        )
        .fallback(page::serve)
        .layer(axum::middleware::from_fn_with_state(hub.clone(), guard::guard))
        .with_state(hub.clone())
}

/// Ready when the store writes and the server is not stopping.
async fn ready(State(hub): State<Arc<Hub>>) -> Result<&'static str, Problem> {
    if hub.is_stopping() {
        return Err(Problem::Stopping);
    }
    hub.store.is_ready().await?;
    if hub.desk.as_ref().is_some_and(|desk| !desk.is_up()) {
        return Err(Problem::Post);
    }
    Ok("ready\n")
}

async fn metrics(State(hub): State<Arc<Hub>>) -> impl IntoResponse {
    (StatusCode::OK, [(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hub.metrics.text(hub.store.node()))
}
