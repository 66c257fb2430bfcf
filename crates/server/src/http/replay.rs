//! Finished matches at a glance, and playing on from any of their moments.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::body::Body;
use super::guard::{From, too_fast};
use super::records::find;
use super::tables::enter;
use crate::hub::Hub;
use crate::identity::Person;
use crate::meta::Meta;
use crate::problem::Problem;
use crate::room::joined;
use crate::store::{Job, Row};
use crate::wire::{Entered, PlayOn};
#[cfg(test)]
use crate::wire::{Failed, Story};
use crate::{ids, replay};

/// Turns, moments and charts of a record.
#[cfg_attr(test, utoipa::path(get, path = "/api/records/{id}/story", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Story), (status = 404, body = Failed))))]
pub(super) async fn story(State(hub): State<Arc<Hub>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let row = find(&hub, &id).await?;
    let work = move || -> Result<String, Problem> {
        let game = hub.opened.open(&hub.shelf, &row.id, &row.record)?;
        Ok(serde_json::to_string(&game.story()).expect("a story is plain data"))
    };
    let text = tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Fault)??;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Opens a table where a record goes on from one of its moments, against bots.
#[cfg_attr(test, utoipa::path(post, path = "/api/records/{id}/play", tag = "records", params(("id" = String, Path)),
    request_body = PlayOn,
    responses((status = 201, body = Entered), (status = 404, body = Failed), (status = 409, body = Failed))))]
pub(super) async fn play_on(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Extension(From(from)): Extension<From>,
    Path(id): Path<String>,
    Body(wish): Body<PlayOn>,
) -> Result<(StatusCode, Json<Entered>), Problem> {
    hub.gates.tables.pass_network(from).map_err(too_fast)?;
    let row = find(&hub, &id).await?;
    let (there, me) = (hub.clone(), person.clone());
    let work = move || -> Result<(Meta, String, Row), Problem> {
        let whole = there.opened.open(&there.shelf, &row.id, &row.record)?;
        let (mine, _) = replay::chair(&*whole, &wish.r#as)?;
        let mut game = whole.back_at(usize::try_from(wish.at).unwrap_or(usize::MAX), there.seed());
        game.run_luck(&[]);
        if game.is_over() {
            return Err(Problem::Over);
        }
        let level = wish.level.as_deref().unwrap_or("normal");
        let mut meta = Meta::playing_on(&whole.record(), &game.roster(), mine, level, &me, there.store.now())?;
        meta.come_from(&there.signer.mark(&me.from), &me.id);
        let awaited = game.waiting();
        let asked = meta.seats.iter().enumerate().filter(|(_, chair)| !chair.actors.and(awaited).is_empty());
        let asked = asked.fold(0, |all, (n, _)| all | 1 << n);
        let lines = joined(&game.fresh());
        Ok((meta, row.game, Row { seq: 0, at: there.store.now(), lines, keep: None, asked, banks: None }))
    };
    let (meta, game, row) = tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Fault)??;
    let id = ids::table_id();
    let table = meta.row(hub.store.number(), &id, &ids::invite_code(), &game, true, None);
    hub.store.write(Job::Create(table.clone())).await?;
    hub.store.write(Job::Start { table, row }).await?;
    let entered = enter(&hub, &id, person).await?;
    Ok((StatusCode::CREATED, Json(entered)))
}
