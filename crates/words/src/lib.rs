//! The catalogues of the games live beside this file, one folder for each language.
