//! Where networks come from: those built into the program, and files. Each is
//! read once and never freed, so that a skill that names one can be copied.

use std::sync::{Mutex, PoisonError};
use std::{fmt, fs};

use table::{Encode, Layout, Shared};

use super::file::BadNetwork;
use super::infer::Network;

/// The files of `weights/`, by game.
static BUILT_IN: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/weights.rs"));

/// Everything that was read so far.
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

/// The network of a game in the program, if there is one.
pub fn built_in(game: &str) -> Option<&'static [u8]> {
    BUILT_IN.iter().find(|(name, _)| *name == game).map(|(_, bytes)| *bytes)
}

/// The network with these bytes, read now or before.
fn load(name: &str, bytes: &[u8]) -> Result<&'static Loaded, BadNetwork> {
    let checksum = bytes.last_chunk::<32>().map_or(&[][..], |last| last);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = read.iter().find(|known| known.name == name && known.checksum == checksum) {
        return Ok(known);
    }
    let (name, checksum) = (name.to_owned(), checksum.to_owned());
    let network = Network::read(bytes)?;
    let loaded = Box::leak(Box::new(Loaded { name, checksum, network, compared: Mutex::default() }));
    read.push(loaded);
    Ok(loaded)
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
                let bytes = built_in(G::NAME);
                let none = || BadNetwork(format!("no network of {} is built in; name a file of weights", G::NAME));
                load(G::NAME, bytes.ok_or_else(none)?)?
            }
        };
        loaded.layout(game).map(|layout| (&loaded.network, layout))
    }
}

impl Loaded {
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
