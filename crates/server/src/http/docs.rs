//! The interface described by itself: OpenAPI from the code, and a page to read.

use axum::response::Html;
use axum::{Json, http::header, response::IntoResponse};
use utoipa::OpenApi;
use utoipa::openapi::RefOr;
use utoipa::openapi::path::{Operation, Parameter};

use crate::wire;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fireteam",
        description = "Tables for team-shooter board games. The socket is described in docs/wire.md."
    ),
    paths(
        super::me::look,
        super::me::rename,
        super::me::tables,
        super::records::mine,
        super::games::list,
        super::games::one,
        super::games::check,
        super::games::options,
        super::games::examples,
        super::tables::list,
        super::tables::create,
        super::tables::look,
        super::tables::invite,
        super::tables::join,
        super::tables::leave,
        super::tables::come_back,
        super::tables::ready,
        super::tables::seat,
        super::tables::chat,
        super::tables::let_back,
        super::tables::stand_in,
        super::tables::claim,
        super::tables::start,
        super::tables::rematch,
        super::records::list,
        super::records::look,
        super::records::file,
        super::records::steps,
        super::records::upload,
        super::replay::story,
        super::replay::play_on
    ),
    components(schemas(wire::Message, wire::Arg, wire::Failed))
)]
struct Api;

pub(super) async fn openapi() -> impl IntoResponse {
    ([(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*")], Json(Api::openapi()))
}

/// The same for people, without a script.
pub(super) async fn page() -> Html<String> {
    let api = Api::openapi();
    let mut out = String::from(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Fireteam: the interface</title>\
         <style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
         code{background:#8882;padding:.1em .3em}dt{margin-top:1rem}h2{margin-top:2rem}</style>\
         <h1>The interface of Fireteam</h1><p>Made from the code. For programs: \
         <a href=/api/openapi.json>openapi.json</a>. The socket <code>GET /api/tables/{id}/socket</code> is described \
         in <code>docs/wire.md</code>.</p><dl>",
    );
    for (path, item) in &api.paths.paths {
        let calls = [("GET", &item.get), ("PUT", &item.put), ("POST", &item.post), ("DELETE", &item.delete)];
        for (verb, operation) in calls.into_iter().filter_map(|(verb, call)| call.as_ref().map(|call| (verb, call))) {
            out.push_str(&entry(verb, path, operation));
        }
    }
    out.push_str("</dl></html>");
    Html(out)
}

fn entry(verb: &str, path: &str, operation: &Operation) -> String {
    let about = operation.summary.as_deref().or(operation.description.as_deref()).unwrap_or_default();
    let answers: Vec<String> =
        operation.responses.responses.keys().map(|status| format!("<code>{status}</code>")).collect();
    let name = |parameter: &RefOr<Parameter>| match parameter {
        RefOr::T(parameter) => Some(format!("<code>{}</code>", parameter.name)),
        RefOr::Ref(_) => None,
    };
    let parameters: Vec<String> = operation.parameters.iter().flatten().filter_map(name).collect();
    let with = if parameters.is_empty() { String::new() } else { format!(" With {}.", parameters.join(", ")) };
    format!("<dt><code>{verb} {path}</code></dt><dd>{about}{with} Answers {}.</dd>", answers.join(", "))
}
