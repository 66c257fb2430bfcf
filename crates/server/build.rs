//! The web client is embedded: look again when it was built anew.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A path that is missing would make every build start over.
    if Path::new("../../web/dist").is_dir() {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
