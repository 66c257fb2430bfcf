//! Lists the catalogues: every `.ftl` file in a folder of this crate that is
//! called as a language, `en` or `pl`, is built into the program, compressed.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where it builds"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let mut arms = String::new();
    for folder in paths(&root)?.iter().filter(|path| path.is_dir() && name(path).len() == 2) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let _ = writeln!(arms, "        {:?} => &[", name(folder));
        for file in paths(folder)?.iter().filter(|path| path.extension().is_some_and(|ext| ext == "ftl")) {
            let packed = out.join(format!("{}-{}", name(folder), name(file)));
            fs::write(&packed, miniz_oxide::deflate::compress_to_vec(&fs::read(file)?, 9))?;
            let _ = writeln!(arms, "            ({:?}, include_bytes!({packed:?}) as &[u8]),", name(file));
        }
        arms.push_str("        ],\n");
    }
    let signature = "fn packed(lang: &str) -> &'static [(&'static str, &'static [u8])]";
    let code = format!("{signature} {{\n    match lang {{\n{arms}        _ => &[],\n    }}\n}}\n");
    fs::write(out.join("files.rs"), code)
}

/// What lies in a folder, in the order of the names.
fn paths(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
