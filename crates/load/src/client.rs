//! A small client for the load harness and the tests: HTTP calls one by one,
//! and a socket. It knows the wire and no rule.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};

use server::wire::Frame;

/// A visitor with a cookie.
#[derive(Clone, Debug)]
pub struct Client {
    pub addr: SocketAddr,
    pub cookie: Option<String>,
    /// Sent as `Origin`, if set.
    pub origin: Option<String>,
    /// Sent as `X-Forwarded-For`, if set.
    pub forwarded: Option<String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json<T: DeserializeOwned>(&self) -> io::Result<T> {
        serde_json::from_slice(&self.body)
            .map_err(|error| io::Error::other(format!("{error}: {} {}", self.status, self.text())))
    }

    /// The code of a failure.
    pub fn code(&self) -> String {
        self.json::<Value>().ok().and_then(|body| body["error"]["code"].as_str().map(str::to_owned)).unwrap_or_default()
    }
}

impl Client {
    /// A visitor who has just got a cookie.
    pub async fn new(addr: SocketAddr) -> io::Result<Client> {
        let mut client = Client { addr, cookie: None, origin: None, forwarded: None };
        client.get("/api/me").await?;
        Ok(client)
    }

    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.call("GET", path, None).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.call("POST", path, Some(&body.to_string())).await
    }

    /// One request on a connection of its own.
    pub async fn call(&mut self, method: &str, path: &str, body: Option<&str>) -> io::Result<Answer> {
        let stream = TcpStream::connect(self.addr).await?;
        self.call_on(stream, method, path, body).await
    }

    /// The same on this connection.
    pub async fn call_on(
        &mut self,
        mut stream: impl AsyncRead + AsyncWrite + Unpin,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> io::Result<Answer> {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.addr);
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("Cookie: fireteam={cookie}\r\n"));
        }
        if let Some(origin) = &self.origin {
            head.push_str(&format!("Origin: {origin}\r\n"));
        }
        if let Some(forwarded) = &self.forwarded {
            head.push_str(&format!("X-Forwarded-For: {forwarded}\r\n"));
        }
        if let Some(body) = body {
            head.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
        }
        head.push_str("\r\n");
        head.push_str(body.unwrap_or_default());
        // A server that refuses early may close before it has read everything.
        let _ = stream.write_all(head.as_bytes()).await;
        let mut bytes = Vec::new();
        if let Err(error) = stream.read_to_end(&mut bytes).await
            && bytes.is_empty()
        {
            return Err(error);
        }
        let answer = parse(&bytes).ok_or_else(|| io::Error::other("not an answer"))?;
        if let Some(set) = answer.header("set-cookie")
            && let Some(value) = set.strip_prefix("fireteam=").and_then(|rest| rest.split(';').next())
        {
            self.cookie = Some(value.to_owned());
        }
        Ok(answer)
    }

    /// Opens the socket of a table.
    pub async fn socket(&self, table: &str) -> Result<Socket, WsError> {
        self.socket_at(&socket_path(table)).await
    }

    pub async fn socket_at(&self, path: &str) -> Result<Socket, WsError> {
        let stream = TcpStream::connect(self.addr).await?;
        stream.set_nodelay(true)?;
        self.socket_on(stream, path).await
    }

    /// The same on this connection.
    pub async fn socket_on<S: AsyncRead + AsyncWrite + Unpin>(
        &self,
        stream: S,
        path: &str,
    ) -> Result<Socket<S>, WsError> {
        let mut request = format!("ws://{}{path}", self.addr).into_client_request()?;
        let mut put = |name: &'static str, value: String| {
            if let Ok(value) = value.parse() {
                request.headers_mut().insert(name, value);
            }
        };
        if let Some(cookie) = &self.cookie {
            put("cookie", format!("fireteam={cookie}"));
        }
        if let Some(origin) = &self.origin {
            put("origin", origin.clone());
        }
        if let Some(forwarded) = &self.forwarded {
            put("x-forwarded-for", forwarded.clone());
        }
        let (ws, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket { ws, close: None })
    }
}

/// Where the socket of a table is.
pub fn socket_path(table: &str) -> String {
    format!("/api/tables/{table}/socket?wire={}", server::wire::WIRE)
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers = lines.filter_map(|line| line.split_once(':'));
    let headers = headers.map(|(name, value)| (name.to_owned(), value.trim().to_owned())).collect();
    Some(Answer { status, headers, body: bytes[end + 4..].to_vec() })
}

/// A socket of a table.
#[derive(Debug)]
pub struct Socket<S = TcpStream> {
    pub ws: WebSocketStream<S>,
    /// The code the server closed with.
    pub close: Option<u16>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Socket<S> {
    /// The next frame as text; `None` when the server has hung up.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            match self.ws.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(frame)) => self.close = frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next frame by its type.
    pub async fn frame(&mut self) -> Option<Frame> {
        let text = self.text().await?;
        Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
    }

    pub async fn send(&mut self, said: &Value) -> Result<(), WsError> {
        self.ws.send(Message::text(said.to_string())).await
    }
}
