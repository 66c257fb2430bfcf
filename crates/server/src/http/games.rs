//! The games on the shelf.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use shelf::AnyGame;

use super::body::Body;
use super::page::json;
use crate::bots::levels;
use crate::examples;
use crate::hub::Hub;
use crate::meta;
use crate::problem::Problem;
#[cfg(test)]
use crate::wire::Failed;
use crate::wire::{CheckSetup, CheckedSetup, Examples, GameCard, GameOption, GameOptions, Games};

fn option(option: shelf::Opt) -> GameOption {
    GameOption {
        name: option.name.to_owned(),
        kind: serde_json::to_value(&option.kind).unwrap_or_default(),
        default: option.default,
        allowed: option.allowed,
    }
}

fn card(game: &dyn AnyGame) -> GameCard {
    let about = game.about();
    GameCard {
        game: about.name.to_owned(),
        rules: game.rules_version(),
        content: game.fingerprint(),
        players: about.players,
        credits: about.credits.map(|(designer, publisher)| (designer.to_owned(), publisher.to_owned())),
        guide: about.guide.iter().map(|chapter| chapter.id.to_owned()).collect(),
        options: game.options().into_iter().map(option).collect(),
        levels: levels().to_vec(),
        components: None,
        words: game.own_words().clone(),
    }
}

/// All games with their options.
#[cfg_attr(test, utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Games))))]
pub(super) async fn list(State(hub): State<Arc<Hub>>, headers: HeaderMap) -> Response {
    json(&headers, &Games { games: hub.shelf.games().map(card).collect() })
}

/// One game with its printed components.
#[cfg_attr(test, utoipa::path(get, path = "/api/games/{game}", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = GameCard), (status = 404, body = Failed))))]
pub(super) async fn one(
    State(hub): State<Arc<Hub>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let game = hub.shelf.game(&game)?;
    Ok(json(&headers, &GameCard { components: Some(game.components()), ..card(game) }))
}

/// Would the rules accept this setup, and who would play?
#[cfg_attr(test, utoipa::path(post, path = "/api/games/{game}/check", tag = "games", params(("game" = String, Path)),
    request_body = CheckSetup, responses((status = 200, body = CheckedSetup), (status = 422, body = Failed))))]
pub(super) async fn check(
    State(hub): State<Arc<Hub>>,
    Path(game): Path<String>,
    Body(wish): Body<CheckSetup>,
) -> Result<Json<CheckedSetup>, Problem> {
    let game = hub.shelf.game(&game)?;
    let (setup, roster) = meta::check(game, &wish.setup)?;
    let start = game.start(&setup, 0)?;
    // One name for each seat; a seat may speak for a team besides.
    let actors =
        roster.seats().filter_map(|(_, held)| held.first()).map(|actor| start.name(actor).into_owned()).collect();
    Ok(Json(CheckedSetup { setup, actors }))
}

/// The options when some of them are chosen: the maps of a mode. What is chosen need not go together.
#[cfg_attr(test, utoipa::path(post, path = "/api/games/{game}/options", tag = "games", params(("game" = String, Path)),
    request_body = CheckSetup, responses((status = 200, body = GameOptions), (status = 404, body = Failed))))]
pub(super) async fn options(
    State(hub): State<Arc<Hub>>,
    Path(game): Path<String>,
    Body(wish): Body<CheckSetup>,
) -> Result<Json<GameOptions>, Problem> {
    let game = hub.shelf.game(&game)?;
    let chosen = wish.setup.as_object().cloned().unwrap_or_default();
    Ok(Json(GameOptions { options: game.options_after(&chosen).into_iter().map(option).collect() }))
}

/// Positions that explain the game, each with the question asked there.
#[cfg_attr(test, utoipa::path(get, path = "/api/games/{game}/examples", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Examples), (status = 404, body = Failed))))]
pub(super) async fn examples(State(hub): State<Arc<Hub>>, Path(game): Path<String>) -> Result<Json<Examples>, Problem> {
    let work = move || hub.shelf.game(&game).map(examples::of).map_err(Problem::from);
    let examples = tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Fault)??;
    Ok(Json(Examples { examples }))
}
