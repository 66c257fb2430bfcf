//! The interface described by itself: OpenAPI, and a page to read. A test makes both from the code
//! and compares; the program carries them as files, so that to build it takes no descriptions.

use axum::http::header;
use axum::response::{Html, IntoResponse};

pub(super) async fn openapi() -> impl IntoResponse {
    let kind = (header::CONTENT_TYPE, "application/json");
    ([kind, (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*")], include_str!("../../api/openapi.json"))
}

/// The same for people, without a script.
pub(super) async fn page() -> Html<&'static str> {
    Html(include_str!("../../api/index.html"))
}

#[cfg(test)]
mod tests {
    use expect_test::expect_file;
    use utoipa::OpenApi;
    use utoipa::openapi::path::{Operation, Parameter};
    use utoipa::openapi::{self, RefOr};

    use crate::wire;

    #[derive(OpenApi)]
    #[openapi(
        info(
            title = "Fireteam",
            description = "Tables for team-shooter board games. The socket is described in docs/wire.md."
        ),
        paths(
            crate::http::me::look,
            crate::http::me::rename,
            crate::http::me::tables,
            crate::http::records::mine,
            crate::http::games::list,
            crate::http::games::one,
            crate::http::games::check,
            crate::http::games::options,
            crate::http::games::examples,
            crate::http::tables::list,
            crate::http::tables::create,
            crate::http::tables::look,
            crate::http::tables::invite,
            crate::http::tables::join,
            crate::http::tables::leave,
            crate::http::tables::come_back,
            crate::http::tables::ready,
            crate::http::tables::seat,
            crate::http::tables::chat,
            crate::http::tables::let_back,
            crate::http::tables::stand_in,
            crate::http::tables::claim,
            crate::http::tables::start,
            crate::http::tables::rematch,
            crate::http::records::list,
            crate::http::records::look,
            crate::http::records::file,
            crate::http::records::steps,
            crate::http::records::upload,
            crate::http::replay::story,
            crate::http::replay::play_on
        ),
        components(schemas(wire::Message, wire::Arg, wire::Failed))
    )]
    struct Api;

    #[test]
    fn the_description_is_that_of_the_code() {
        let api = Api::openapi();
        expect_file!["../../api/openapi.json"].assert_eq(&(api.to_pretty_json().unwrap() + "\n"));
        expect_file!["../../api/index.html"].assert_eq(&page(&api));
    }

    fn page(api: &openapi::OpenApi) -> String {
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
            for (verb, operation) in calls.into_iter().filter_map(|(verb, call)| call.as_ref().map(|call| (verb, call)))
            {
                out.push_str(&entry(verb, path, operation));
            }
        }
        out.push_str("\n</dl></html>\n");
        out
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
        format!("\n<dt><code>{verb} {path}</code></dt><dd>{about}{with} Answers {}.</dd>", answers.join(", "))
    }
}
