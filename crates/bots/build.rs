//! Lists the networks in `weights/`, so that they are built into the program. A
//! game without a file there has no network.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=weights");
    let home = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let mut files: Vec<_> = fs::read_dir(Path::new(&home).join("weights"))
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "net"));
    files.sort();
    let mut list = String::from("[");
    for path in files {
        let game = path.file_stem().unwrap_or_default();
        write!(list, "({game:?}, include_bytes!({path:?}).as_slice()),").expect("a string takes all");
    }
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("weights.rs"), list + "]").expect("the list can be written");
}
