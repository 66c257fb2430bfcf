//! Where networks come from: those built into the program, and files. Each is
//! read once and never freed, so that a skill that names one can be copied.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::{fmt, fs};

use table::{Encode, Layout, Shared};

use super::file::BadNetwork;
use super::infer::Network;

// The files of `weights/`, by game.
include!(concat!(env!("OUT_DIR"), "/weights.rs"));

/// The network of a game in the program: compressed, and read when somebody first wants it.
struct BuiltIn {
    game: &'static str,
    packed: &'static [u8],
    read: OnceLock<Result<&'static Loaded, BadNetwork>>,
}

/// Every file that was read so far.
static READ: Mutex<Vec<&Loaded>> = Mutex::new(Vec::new());

/// Which network to play by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weights {
    /// The one of the game at hand that is built into the program.
    BuiltIn,
    /// One from a file.
    File(Shared<Loaded>),
}

/// A network that was read, and the contents it was compared with.
#[derive(Debug)]
pub struct Loaded {
    /// As it was given; the game's name where it is built in.
    name: String,
    checksum: Vec<u8>,
    network: Network,
    compared: Mutex<Vec<Compared>>,
}

/// Does a network fit a game with some content?
#[derive(Debug)]
struct Compared {
    game: &'static str,
    /// The address of the rules, which are never freed.
    rules: usize,
    layout: Result<&'static Layout, BadNetwork>,
}

/// The file of a game's network in the program, if there is one.
pub fn built_in(game: &str) -> Option<Vec<u8>> {
    BuiltIn::of(game)?.unpacked().ok()
}

impl BuiltIn {
    const fn new(game: &'static str, packed: &'static [u8]) -> BuiltIn {
        BuiltIn { game, packed, read: OnceLock::new() }
    }

    fn of(game: &str) -> Option<&'static BuiltIn> {
        BUILT_IN.iter().find(|one| one.game == game)
    }

    fn unpacked(&self) -> Result<Vec<u8>, BadNetwork> {
        miniz_oxide::inflate::decompress_to_vec(self.packed).map_err(|error| BadNetwork(error.to_string()))
    }

    fn read(&self) -> Result<&'static Loaded, BadNetwork> {
        self.read.get_or_init(|| Loaded::read(self.game, &self.unpacked()?)).clone()
    }
}

/// The network in a file with these bytes, read now or before.
fn load(name: &str, bytes: &[u8]) -> Result<&'static Loaded, BadNetwork> {
    let checksum = checksum(bytes);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = read.iter().find(|known| known.name == name && known.checksum == checksum) {
        return Ok(known);
    }
    let loaded = Loaded::read(name, bytes)?;
    read.push(loaded);
    Ok(loaded)
}

/// What a file of weights ends with.
fn checksum(bytes: &[u8]) -> &[u8] {
    bytes.last_chunk::<32>().map_or(&[], |last| last)
}

impl Weights {
    /// Reads a file. One that has changed since it was read before is another network.
    pub fn open(path: &str) -> Result<Weights, BadNetwork> {
        let read = fs::read(path).map_err(|error| BadNetwork(error.to_string().to_lowercase()))?;
        load(path, &read).map(|loaded| Weights::File(Shared(loaded)))
    }

    /// The network and the layout of the game's features, if they fit together.
    pub(crate) fn of<G: Encode>(self, game: &G) -> Result<(&'static Network, &'static Layout), BadNetwork> {
        let loaded = match self {
            Weights::File(Shared(loaded)) => loaded,
            Weights::BuiltIn => {
                let none = || BadNetwork(format!("no network of {} is built in; name a file of weights", G::NAME));
                BuiltIn::of(G::NAME).ok_or_else(none)?.read()?
            }
        };
        loaded.layout(game).map(|layout| (&loaded.network, layout))
    }
}

impl Loaded {
    fn read(name: &str, bytes: &[u8]) -> Result<&'static Loaded, BadNetwork> {
        let checksum = checksum(bytes).to_owned();
        let network = Network::read(bytes)?;
        let loaded = Loaded { name: name.to_owned(), checksum, network, compared: Mutex::default() };
        Ok(Box::leak(Box::new(loaded)))
    }

    fn layout<G: Encode>(&self, game: &G) -> Result<&'static Layout, BadNetwork> {
        let rules = std::ptr::from_ref(game.rules()).addr();
        let mut compared = self.compared.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = compared.iter().find(|known| known.game == G::NAME && known.rules == rules) {
            return known.layout.clone();
        }
        let layout = Layout::of(game);
        let layout = self.network.fits(game, &layout).map(|()| &*Box::leak(Box::new(layout)));
        compared.push(Compared { game: G::NAME, rules, layout: layout.clone() });
        layout
    }
}

/// The path of a file; nothing for what is built in.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Weights::BuiltIn => Ok(()),
            Weights::File(loaded) => f.write_str(&loaded.name),
        }
    }
}
