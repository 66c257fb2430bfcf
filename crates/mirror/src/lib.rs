//! TypeScript mirrors of Rust types, one file of `web/src/wire/` for each crate
//! that has some. Only tests use it: the test that calls [`Mirror::in_step`]
//! fails when the page's file is not what the types say, and writes the file
//! where `UPDATE_WIRE` is set.

use std::collections::BTreeMap;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

/// The text of one file, type by type.
#[derive(Debug)]
pub struct Mirror {
    file: &'static str,
    head: String,
    /// By name: the order in which types are found is not always the same.
    types: BTreeMap<String, String>,
}

impl Mirror {
    /// A file of the page, without its ending, made from types of the crate in a folder.
    pub fn of(folder: &'static str, file: &'static str) -> Mirror {
        let head = format!(
            "// Made from the types in crates/{folder}. Do not edit: run\n\
             // UPDATE_WIRE=1 cargo test --workspace --lib in_step\n"
        );
        Mirror { file, head, types: BTreeMap::new() }
    }

    /// A line that stands for itself.
    #[must_use]
    pub fn line(mut self, line: &str) -> Mirror {
        self.head.push_str(&format!("\n{line}\n"));
        self
    }

    /// A type or a tuple of types, and all that they mention.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Mirror {
        self.visit::<T>();
        T::visit_generics(&mut self);
        self
    }

    /// Panics if the file says something else.
    pub fn in_step(&self) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire").join(self.file);
        let path = path.with_extension("ts");
        let text: String = [&self.head].into_iter().chain(self.types.values()).map(String::as_str).collect();
        if std::env::var_os("UPDATE_WIRE").is_some() {
            std::fs::write(&path, &text).expect("the page's folder can be written");
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        let path = path.display();
        assert!(there == text, "{path} is out of step: UPDATE_WIRE=1 cargo test --workspace --lib in_step");
    }
}

impl TypeVisitor for Mirror {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of the language have no file that they could be written to.
        if T::output_path().is_none() {
            return;
        }
        let cfg = Config::new().with_large_int("number");
        let text = format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&cfg));
        if self.types.insert(T::ident(&cfg), text).is_none() {
            T::visit_dependencies(self);
        }
    }
}
