//! Compresses the networks in `weights/` and lists them, so that they are built into
//! the program. A game without a file there has no network.

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
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let mut list = format!("static BUILT_IN: [BuiltIn; {}] = [", files.len());
    for path in files {
        let game = path.file_stem().unwrap_or_default();
        let packed = Path::new(&out).join(game).with_extension("packed");
        let bytes = fs::read(&path).expect("the file can be read");
        // A higher level takes longer and gains one percent.
        fs::write(&packed, miniz_oxide::deflate::compress_to_vec(&bytes, 1)).expect("it can be written");
        write!(list, "BuiltIn::new({game:?}, include_bytes!({packed:?})),").expect("a string takes all");
    }
    fs::write(Path::new(&out).join("weights.rs"), list + "];").expect("the list can be written");
}
