//! Tables: open, find, sit, start.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::Deserialize;

use super::body::{Asked, Body};
use super::guard::{From, too_fast};
use crate::hub::Hub;
use crate::identity::Person;
use crate::meta::listed;
use crate::problem::Problem;
use crate::room::{Action, Done, Mail};
use crate::store::Page;
#[cfg(test)]
use crate::wire::Failed;
use crate::wire::{Absent, ChangeSeat, Entered, Invite, Join, LetBack, NewTable, OpenChat, Ready, Tables};

const PAGE: u32 = 20;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    state: Option<String>,
    game: Option<String>,
    before: Option<i64>,
}

impl Wanted {
    pub(super) fn page(self) -> Page {
        Page { state: self.state, game: self.game, before: self.before, limit: PAGE }
    }
}

/// Public tables, newest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("state" = Option<String>, Query, description = "lobby (default), playing or over"),
           ("game" = Option<String>, Query), ("before" = Option<String>, Query)),
    responses((status = 200, body = Tables))))]
pub(super) async fn list(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Tables>, Problem> {
    let rows = hub.store.list(wanted.page()).await?;
    let next = rows.last().filter(|_| rows.len() as u32 == PAGE).map(|row| row.n.to_string());
    let tables = rows.iter().filter_map(|row| listed(row, &person.id, 0)).collect();
    Ok(Json(Tables { tables, next }))
}

/// Opens a table.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Entered), (status = 422, body = Failed))))]
pub(super) async fn create(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Extension(From(from)): Extension<From>,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<Entered>), Problem> {
    hub.gates.tables.pass_network(from).map_err(too_fast)?;
    let id = hub.create(&wish, &person, from).await?;
    let entered = match wish.start {
        true => act(&hub, &id, person, Action::Start).await?,
        false => enter(&hub, &id, person).await?,
    };
    Ok((StatusCode::CREATED, Json(entered)))
}

/// A table as I may see it.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Entered), (status = 404, body = Failed))))]
pub(super) async fn look(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Entered>, Problem> {
    enter(&hub, &id, person).await.map(Json)
}

/// The table an invitation leads to.
#[cfg_attr(test, utoipa::path(get, path = "/api/invites/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = Invite), (status = 404, body = Failed))))]
pub(super) async fn invite(
    State(hub): State<Arc<Hub>>,
    Extension(From(from)): Extension<From>,
    Path(code): Path<String>,
) -> Result<Json<Invite>, Problem> {
    hub.gates.invites.pass_network(from).map_err(too_fast)?;
    // People type codes: case and blanks do not matter.
    let code: String = code.chars().filter(|c| c.is_ascii_alphanumeric()).collect::<String>().to_ascii_lowercase();
    let table = hub.store.invited(&code).await?.ok_or(Problem::NoInvite)?;
    Ok(Json(Invite { table }))
}

pub(super) async fn enter(hub: &Arc<Hub>, id: &str, person: Person) -> Result<Entered, Problem> {
    hub.ask(id, |reply| Mail::Look(person.clone(), reply)).await
}

async fn act(hub: &Arc<Hub>, id: &str, person: Person, action: Action) -> Result<Entered, Problem> {
    match hub.ask(id, |reply| Mail::Act(person.clone(), action.clone(), reply)).await? {
        Done::Here(entered) => Ok(*entered),
        Done::There(id) => enter(hub, &id, person).await,
    }
}

/// Sits down.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = Entered), (status = 403, body = Failed), (status = 409, body = Failed))))]
pub(super) async fn join(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Extension(From(from)): Extension<From>,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<Entered>, Problem> {
    if join.code.is_some() {
        hub.gates.invites.pass_network(from).map_err(too_fast)?;
    }
    act(&hub, &id, person, Action::Join(join)).await.map(Json)
}

/// Gets up; during the match a bot stands in at once.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Entered), (status = 403, body = Failed))))]
pub(super) async fn leave(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::Leave).await.map(Json)
}

/// Takes the seat back from a stand-in.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Entered), (status = 403, body = Failed))))]
pub(super) async fn come_back(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::Return).await.map(Json)
}

/// Is ready, or not.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/ready", tag = "tables", params(("id" = String, Path)),
    request_body = Ready, responses((status = 200, body = Entered), (status = 409, body = Failed))))]
pub(super) async fn ready(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(ready): Body<Ready>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::Ready(ready.ready)).await.map(Json)
}

/// The host opens a seat, puts a bot on it, or sends somebody away.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seat", tag = "tables", params(("id" = String, Path)),
    request_body = ChangeSeat, responses((status = 200, body = Entered), (status = 403, body = Failed))))]
pub(super) async fn seat(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(change): Body<ChangeSeat>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::Seat(change)).await.map(Json)
}

/// The host opens or closes the chat.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    request_body = OpenChat, responses((status = 200, body = Entered), (status = 403, body = Failed))))]
pub(super) async fn chat(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(chat): Body<OpenChat>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::Chat(chat.open)).await.map(Json)
}

/// The host lets somebody sit down again who was sent away.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/let-back", tag = "tables", params(("id" = String, Path)),
    request_body = LetBack, responses((status = 200, body = Entered), (status = 403, body = Failed))))]
pub(super) async fn let_back(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(back): Body<LetBack>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::LetBack(back.person)).await.map(Json)
}

/// A bot plays for somebody who has been away for long, until they come back.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/stand-in", tag = "tables", params(("id" = String, Path)),
    request_body = Absent, responses((status = 200, body = Entered), (status = 409, body = Failed))))]
pub(super) async fn stand_in(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
    Body(absent): Body<Absent>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::StandIn(absent.seat)).await.map(Json)
}

/// Ends the match as won, once everybody on the other sides has been away for long.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/claim", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Entered), (status = 409, body = Failed))))]
pub(super) async fn claim(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::Claim).await.map(Json)
}

/// The host starts the match.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Entered), (status = 409, body = Failed))))]
pub(super) async fn start(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<Json<Entered>, Problem> {
    act(&hub, &id, person, Action::Start).await.map(Json)
}

/// The next table of the same people, seats rotated by one.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 201, body = Entered), (status = 409, body = Failed))))]
pub(super) async fn rematch(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Entered>), Problem> {
    let entered = act(&hub, &id, person, Action::Rematch).await?;
    Ok((StatusCode::CREATED, Json(entered)))
}
