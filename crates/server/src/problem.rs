//! What can go wrong with a request, as the page is told.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::store;
use crate::wire::{Failed, Failure, Message};

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, thiserror::Error)]
pub(crate) enum Problem {
    #[error("malformed request: {0}")]
    Malformed(String),
    #[error("a page of another origin")]
    ForeignOrigin,
    #[error("only the host may do that")]
    NotHost,
    #[error("not seated at this table")]
    NotSeated,
    #[error("not the code of this table")]
    BadCode,
    #[error("sent away from this table")]
    SentAway,
    #[error("no such page")]
    NoPage,
    #[error("no such game")]
    NoGame,
    #[error("no such table")]
    NoTable,
    #[error("no such invitation")]
    NoInvite,
    #[error("no such record")]
    NoRecord,
    #[error("no seat is open")]
    TableFull,
    #[error("that seat is taken")]
    SeatTaken,
    #[error("somebody here has such a name")]
    NameTaken,
    #[error("too many tables wait")]
    TooManyTables,
    #[error("already seated")]
    AlreadySeated,
    #[error("already started")]
    AlreadyStarted,
    #[error("the match is not over")]
    NotOver,
    #[error("the match is over")]
    Over,
    #[error("somebody is not ready or a seat is open")]
    NotReady,
    #[error("not away for long enough")]
    NotAway,
    #[error("too big")]
    TooBig,
    #[error("too slow")]
    TooSlow,
    #[error("not a good name")]
    BadName,
    #[error("setup refused: {}", .0.id)]
    BadSetup(Message),
    #[error("seats: {0}")]
    BadSeats(String),
    #[error("not a good clock")]
    BadClock,
    #[error("{0}")]
    BadRecord(String),
    #[error("another version of the wire")]
    Version,
    #[error("too fast")]
    TooFast { seconds: u64 },
    #[error("a fault of ours")]
    Fault,
    #[error("could not be stored")]
    Store,
    #[error("another process looks after this table")]
    Elsewhere,
    #[error("the post between the servers is away")]
    Post,
    #[error("stopping")]
    Stopping,
}

impl Problem {
    pub(crate) fn code(&self) -> &'static str {
        self.parts().1
    }

    fn parts(&self) -> (StatusCode, &'static str) {
        use StatusCode as S;
        match self {
            Problem::Malformed(_) => (S::BAD_REQUEST, "malformed"),
            Problem::ForeignOrigin => (S::FORBIDDEN, "foreign-origin"),
            Problem::NotHost => (S::FORBIDDEN, "not-host"),
            Problem::NotSeated => (S::FORBIDDEN, "not-seated"),
            Problem::BadCode => (S::FORBIDDEN, "bad-code"),
            Problem::SentAway => (S::FORBIDDEN, "sent-away"),
            Problem::NoPage => (S::NOT_FOUND, "no-page"),
            Problem::NoGame => (S::NOT_FOUND, "no-game"),
            Problem::NoTable => (S::NOT_FOUND, "no-table"),
            Problem::NoInvite => (S::NOT_FOUND, "no-invite"),
            Problem::NoRecord => (S::NOT_FOUND, "no-record"),
            Problem::TableFull => (S::CONFLICT, "table-full"),
            Problem::SeatTaken => (S::CONFLICT, "seat-taken"),
            Problem::NameTaken => (S::CONFLICT, "name-taken"),
            Problem::TooManyTables => (S::CONFLICT, "too-many-tables"),
            Problem::AlreadySeated => (S::CONFLICT, "already-seated"),
            Problem::AlreadyStarted => (S::CONFLICT, "already-started"),
            Problem::NotOver => (S::CONFLICT, "not-over"),
            Problem::Over => (S::CONFLICT, "over"),
            Problem::NotReady => (S::CONFLICT, "not-ready"),
            Problem::NotAway => (S::CONFLICT, "not-away"),
            Problem::TooBig => (S::PAYLOAD_TOO_LARGE, "too-big"),
            Problem::TooSlow => (S::REQUEST_TIMEOUT, "too-slow"),
            Problem::BadName => (S::UNPROCESSABLE_ENTITY, "bad-name"),
            Problem::BadSetup(_) => (S::UNPROCESSABLE_ENTITY, "bad-setup"),
            Problem::BadSeats(_) => (S::UNPROCESSABLE_ENTITY, "bad-seats"),
            Problem::BadClock => (S::UNPROCESSABLE_ENTITY, "bad-clock"),
            Problem::BadRecord(_) => (S::UNPROCESSABLE_ENTITY, "bad-record"),
            Problem::Version => (S::UPGRADE_REQUIRED, "version"),
            Problem::TooFast { .. } => (S::TOO_MANY_REQUESTS, "too-fast"),
            Problem::Fault => (S::INTERNAL_SERVER_ERROR, "fault"),
            Problem::Store => (S::SERVICE_UNAVAILABLE, "store"),
            Problem::Elsewhere => (S::SERVICE_UNAVAILABLE, "elsewhere"),
            Problem::Post => (S::SERVICE_UNAVAILABLE, "post"),
            Problem::Stopping => (S::SERVICE_UNAVAILABLE, "stopping"),
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("server-error-{}", self.code()));
        match self {
            Problem::BadSetup(theirs) => theirs.clone(),
            Problem::Malformed(reason) | Problem::BadSeats(reason) | Problem::BadRecord(reason) => {
                message.with("reason", reason)
            }
            _ => message,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, code) = self.parts();
        let failure = Failure { code: code.to_owned(), message: self.message() };
        let mut response = (status, Json(Failed { error: failure })).into_response();
        if let Problem::TooFast { seconds } = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        response
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        tracing::error!(%error, "store");
        Problem::Store
    }
}

impl From<shelf::Wrong> for Problem {
    fn from(wrong: shelf::Wrong) -> Problem {
        match wrong {
            shelf::Wrong::NoGame { .. } => Problem::NoGame,
            shelf::Wrong::Setup(message) => Problem::BadSetup((&message).into()),
            shelf::Wrong::Record { reason } => Problem::BadRecord(reason),
            other => Problem::BadSetup(Message::new("server-error-bad-setup").with("reason", other.to_string())),
        }
    }
}
