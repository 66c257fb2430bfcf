//! JSON bodies and queries, refused in our own words.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::hub::Hub;
use crate::problem::Problem;

/// A body that came in time and is not too big.
pub(super) struct Raw(pub(super) Bytes);

impl FromRequest<Arc<Hub>> for Raw {
    type Rejection = Problem;

    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Raw, Problem> {
        let bytes = timeout(hub.config.body, Bytes::from_request(request, hub)).await.map_err(|_| Problem::TooSlow)?;
        bytes.map(Raw).map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::TooBig
            } else {
                Problem::Malformed(rejection.body_text())
            }
        })
    }
}

/// A body of JSON; an empty one reads as `{}`.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Hub>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Body<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let is_json = kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
        let Raw(bytes) = Raw::from_request(request, hub).await?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        if !is_json && !bytes.is_empty() {
            return Err(Problem::Malformed("the content type must be application/json".to_owned()));
        }
        serde_json::from_slice(text).map(Body).map_err(|error| Problem::Malformed(error.to_string()))
    }
}

/// The query of an address.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Hub>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Asked<T>, Problem> {
        let query = Query::from_request_parts(parts, hub).await;
        query.map(|Query(query)| Asked(query)).map_err(|rejection| Problem::Malformed(rejection.body_text()))
    }
}
