//! Records: finished matches to read, to keep, to look at, to bring.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use shelf::Record;

use super::body::{Asked, Raw};
use super::guard::{From, too_fast};
use crate::hub::Hub;
use crate::identity::Person;
use crate::meta::Meta;
use crate::problem::Problem;
use crate::store::{Job, Page, RecordRow};
#[cfg(test)]
use crate::wire::{Failed, Steps};
use crate::wire::{Place, RecordCard, Records};
use crate::{ids, replay};

const PAGE: u32 = 20;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    game: Option<String>,
    before: Option<i64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mine {
    before: Option<i64>,
}

/// Records of public tables, newest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/records", tag = "records",
    params(("game" = Option<String>, Query), ("before" = Option<String>, Query)),
    responses((status = 200, body = Records))))]
pub(super) async fn list(State(hub): State<Arc<Hub>>, Asked(wanted): Asked<Wanted>) -> Result<Json<Records>, Problem> {
    let page = Page { state: None, game: wanted.game, before: wanted.before, limit: PAGE };
    let rows = hub.store.records(page).await?;
    Ok(Json(listed(rows.into_iter().map(|(n, card)| (n, serde_json::from_str(&card).ok())).collect())))
}

/// Records of tables where I sat, private ones too, newest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/me/records", tag = "people", params(("before" = Option<String>, Query)),
    responses((status = 200, body = Records))))]
pub(super) async fn mine(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Asked(wanted): Asked<Mine>,
) -> Result<Json<Records>, Problem> {
    let page = Page { before: wanted.before, limit: PAGE, ..Page::default() };
    let rows = hub.store.my_records(&person.id, page).await?;
    let card = |card: &str, meta: &str| {
        let seat = serde_json::from_str::<Meta>(meta).ok().and_then(|meta| meta.seat_of(&person.id));
        Some(RecordCard { mine: seat.map(|seat| seat as u8), ..serde_json::from_str(card).ok()? })
    };
    Ok(Json(listed(rows.iter().map(|(n, text, meta)| (*n, card(text, meta))).collect())))
}

/// A page of records, and where the next one begins.
fn listed(rows: Vec<(i64, Option<RecordCard>)>) -> Records {
    let next = rows.last().filter(|_| rows.len() as u32 == PAGE).map(|(n, _)| n.to_string());
    Records { records: rows.into_iter().filter_map(|(_, card)| card).collect(), next }
}

pub(super) async fn find(hub: &Hub, id: &str) -> Result<RecordRow, Problem> {
    hub.store.record(id).await?.ok_or(Problem::NoRecord)
}

/// One record in short.
#[cfg_attr(test, utoipa::path(get, path = "/api/records/{id}", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = RecordCard), (status = 404, body = Failed))))]
pub(super) async fn look(State(hub): State<Arc<Hub>>, Path(id): Path<String>) -> Result<Json<RecordCard>, Problem> {
    let row = find(&hub, &id).await?;
    serde_json::from_str(&row.card).map(Json).map_err(|_| Problem::Fault)
}

/// The record as a file.
#[cfg_attr(test, utoipa::path(get, path = "/api/records/{id}/file", tag = "records", params(("id" = String, Path)),
    responses((status = 200, description = "setup, every answer, result"), (status = 404, body = Failed))))]
pub(super) async fn file(State(hub): State<Arc<Hub>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let row = find(&hub, &id).await?;
    let name = format!("attachment; filename=\"{}-{}.json\"", row.game, row.id);
    let kind = "application/json".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], row.record).into_response())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Window {
    sees: Option<String>,
    from: Option<usize>,
    count: Option<usize>,
}

/// What a viewer saw, answer by answer.
#[cfg_attr(test, utoipa::path(get, path = "/api/records/{id}/steps", tag = "records",
    params(("id" = String, Path), ("sees" = Option<String>, Query, description = "all (default), none or an actor"),
           ("from" = Option<u32>, Query), ("count" = Option<u32>, Query)),
    responses((status = 200, body = Steps), (status = 404, body = Failed))))]
pub(super) async fn steps(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Asked(window): Asked<Window>,
) -> Result<Response, Problem> {
    let row = find(&hub, &id).await?;
    let work = move || {
        let game = hub.opened.open(&hub.shelf, &row.id, &row.record)?;
        let sees = window.sees.as_deref().unwrap_or("all");
        replay::steps(&*game, sees, window.from.unwrap_or(0), window.count.unwrap_or(100).min(200))
    };
    let text = tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Fault)??;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Brings a record of another server. It is replayed before it is taken.
#[cfg_attr(test, utoipa::path(post, path = "/api/records", tag = "records", request_body = String,
    responses((status = 201, body = RecordCard), (status = 413, body = Failed), (status = 422, body = Failed))))]
pub(super) async fn upload(
    State(hub): State<Arc<Hub>>,
    Extension(From(from)): Extension<From>,
    Raw(body): Raw,
) -> Result<(StatusCode, Json<RecordCard>), Problem> {
    hub.gates.tables.pass_network(from).map_err(too_fast)?;
    let there = hub.clone();
    let work = move || -> Result<(RecordCard, String), Problem> {
        let text = std::str::from_utf8(&body).map_err(|_| Problem::BadRecord("not UTF-8".to_owned()))?;
        let record = Record::from_json(text)?;
        let game = there.shelf.load(&record, 0).map_err(|wrong| Problem::BadRecord(wrong.to_string()))?;
        let card = RecordCard {
            id: ids::table_id(),
            game: record.game.clone(),
            rules: record.rules,
            players: game.actors().map(|actor| game.name(actor).into_owned()).collect(),
            result: record.result.clone().map(|places| places.into_iter().map(Place::from).collect()),
            sides: Vec::new(),
            mine: None,
            claimed: None,
            answers: record.log.len() as u32,
            started: None,
            ended: there.store.now(),
            uploaded: true,
        };
        Ok((card, record.to_json()))
    };
    let (card, record) = tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Fault)??;
    let row = RecordRow {
        n: hub.store.number(),
        id: card.id.clone(),
        game: card.game.clone(),
        listed: false,
        card: serde_json::to_string(&card).expect("a card is plain data"),
        record,
    };
    hub.store.write(Job::Upload(row)).await?;
    Ok((StatusCode::CREATED, Json(card)))
}
