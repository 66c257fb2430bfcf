//! The visitor: name, own tables.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};

use super::body::Body;
use super::guard::cookie;
use crate::hub::Hub;
use crate::identity::Person;
use crate::meta::listed;
use crate::names::good_name;
use crate::problem::Problem;
#[cfg(test)]
use crate::wire::Failed;
use crate::wire::{Me, NewName, Tables, WIRE};

fn me(person: &Person) -> Me {
    Me { id: person.id.clone(), name: person.name.clone(), wire: WIRE, version: crate::VERSION.to_owned() }
}

/// Who am I? Makes a guest of a caller who is nobody yet.
#[cfg_attr(test, utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me))))]
pub(super) async fn look(Extension(person): Extension<Person>) -> Json<Me> {
    Json(me(&person))
}

/// Takes another name.
#[cfg_attr(test, utoipa::path(put, path = "/api/me", tag = "people", request_body = NewName,
    responses((status = 200, body = Me), (status = 422, body = Failed))))]
pub(super) async fn rename(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
    Body(wish): Body<NewName>,
) -> Result<Response, Problem> {
    let name = good_name(&wish.name).ok_or(Problem::BadName)?;
    let person = Person { name, ..person };
    Ok(([(header::SET_COOKIE, cookie(&hub, &person))], Json(me(&person))).into_response())
}

/// Tables I sit at that are not over, those where I am asked first.
#[cfg_attr(test, utoipa::path(get, path = "/api/me/tables", tag = "people", responses((status = 200, body = Tables))))]
pub(super) async fn tables(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<Person>,
) -> Result<Json<Tables>, Problem> {
    let rows = hub.store.mine(&person.id).await?;
    let mut tables: Vec<_> = rows.iter().filter_map(|(row, asked)| listed(row, &person.id, *asked)).collect();
    tables.sort_by_key(|table| !table.your_move);
    Ok(Json(Tables { tables, next: None }))
}
