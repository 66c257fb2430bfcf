//! The command line in the language of the reader. Structure comes from
//! `args.rs`; texts come from the catalogue, by ids made of the path of
//! a command and the name of a flag, so that nothing is described twice.

use std::ffi::OsString;
use std::fmt::Display;
use std::num::ParseIntError;
use std::str::FromStr;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};
use shelf::BadSkill;
use table::{Arg, Message};
use words::{Catalogue, Lang};

use crate::args::{Args, Luck};
use crate::complain::{Complaint, report};
use crate::talk::list;
use crate::version;

fn msg(id: &str) -> Message {
    Message::new(format!("usage-{id}"))
}

/// The language that was asked for, before anything else is understood.
pub(crate) fn lang(given: &[OsString]) -> Lang {
    let words: Vec<&str> = given.iter().filter_map(|word| word.to_str()).collect();
    let after = words.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let word = after.or_else(|| words.iter().find_map(|word| word.strip_prefix("--lang=")));
    word.and_then(|word| word.parse().ok()).unwrap_or_else(Lang::from_env)
}

/// The arguments, or the exit code: help has been printed, or what is wrong.
pub(crate) fn parse(given: &[OsString], lang: Lang, json: bool) -> Result<Args, u8> {
    let matches = command(lang).try_get_matches_from(given);
    let error = match matches.and_then(|matches| Args::from_arg_matches(&matches)) {
        Ok(args) => return Ok(args),
        Err(error) => error,
    };
    if error.kind() == ErrorKind::DisplayVersion && given.iter().any(|word| word == "--version") {
        anstream::print!("{}", version::long());
        return Err(0);
    }
    let words = Catalogue::new(lang);
    match wrong(&error) {
        Some(message) => {
            report(&words.say(&message), json, lang);
            if !json {
                let more = words.say(&msg("more").with("command", path(given)));
                anstream::eprintln!("{}", more.replace("  ", " "));
            }
        }
        // English only: what a library says of a value.
        None if error.use_stderr() && json => {
            let text = error.to_string();
            report(text.lines().next().unwrap_or_default().trim_start_matches("error: "), json, lang);
        }
        // Nobody is left to hear that nobody listens.
        None => drop(error.print()),
    }
    Err(if error.use_stderr() { 2 } else { 0 })
}

/// The commands among the arguments: `lab run`.
fn path(given: &[OsString]) -> String {
    let mut at = Args::command();
    let mut path = Vec::new();
    for word in given.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(next) = at.find_subcommand(word).cloned() {
            path.push(word.to_owned());
            at = next;
        }
    }
    path.join(" ")
}

/// The whole command line with its texts.
pub(crate) fn command(lang: Lang) -> clap::Command {
    let words = Catalogue::new(lang);
    let mut command = Args::command().long_about(words.say(&msg("about-long")));
    command.build();
    dressed(command, "", &words)
}

/// The place of a command in the catalogue. What stands under `help` are the
/// commands once more.
fn place(path: &str) -> String {
    match path.rsplit(' ').next() {
        Some("help") => "help".to_owned(),
        _ => path.split(' ').filter(|part| *part != "help").collect::<Vec<_>>().join("-"),
    }
}

fn about_id(path: &str) -> String {
    match path {
        "" => "about".to_owned(),
        _ => format!("about-{}", place(path)),
    }
}

/// A command and all below it; `path` are the words that lead to it.
fn dressed(command: clap::Command, path: &str, words: &Catalogue) -> clap::Command {
    let say = |id: &str| words.say(&msg(id));
    // Headings live as long as the program.
    let heading = |id: &str| -> &'static str { say(id).leak() };
    let (options, arguments) = (heading("heading-options"), heading("heading-arguments"));
    let about = about_id(path);
    let mut command = command.mut_args(|arg| {
        let arg = described(arg, path, words);
        let heading = if arg.is_positional() { arguments } else { options };
        arg.help_heading(heading)
    });
    if words.has(&msg(&about).id) {
        command = command.about(say(&about));
    }
    let usage = command.render_usage().to_string().replace("[OPTIONS]", &say("options"));
    let usage = usage.trim_start_matches("Usage: ").replace("[COMMAND]", &format!("[{}]", say("command")));
    let usage = usage.replace("<COMMAND>", &format!("<{}>", say("command")));
    let template = format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", say("heading-usage"));
    command
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading(heading("heading-commands"))
        .mut_subcommands(|below| {
            let path = format!("{path} {}", below.get_name());
            dressed(below, path.trim_start(), words)
        })
}

/// A flag with its text: that of its command, or that of all commands which
/// have it. Its default and its variable stand at the end.
fn described(arg: clap::Arg, path: &str, words: &Catalogue) -> clap::Arg {
    let Some(id) = text_id(&arg, path, words) else { return arg };
    let mut text = words.say(&Message::new(id));
    let values: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !values.is_empty() && arg.get_action().takes_values() {
        text += &format!(" {}", words.say(&msg("default").with("value", values.join(","))));
    }
    if let Some(name) = arg.get_env() {
        text += &format!(" {}", words.say(&msg("env").with("name", name.to_string_lossy().into_owned())));
    }
    let arg = if arg.get_long_help().is_some() { arg.long_help(text.clone()) } else { arg };
    arg.help(text).hide_default_value(true).hide_env(true)
}

fn text_id(arg: &clap::Arg, path: &str, words: &Catalogue) -> Option<String> {
    let name = arg.get_id().as_str().replace('_', "-");
    let ids = [format!("usage-{}-{name}", place(path)), format!("usage-any-{name}")];
    ids.into_iter().find(|id| words.has(id))
}

/// What is wrong with the arguments; `None` for help and for what has no words.
fn wrong(error: &clap::Error) -> Option<Message> {
    let text = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => texts.first().cloned(),
        _ => None,
    };
    // `--games <GAMES>` is the flag and what it takes.
    let flag = |kind| Some(text(kind)?.split_whitespace().next()?.to_owned());
    let similar = |id: &str, name: &str, word: String, kind| match flag(kind) {
        Some(like) => msg(&format!("wrong-{id}-similar")).with(name.to_owned(), word).with("similar", like),
        None => msg(&format!("wrong-{id}")).with(name.to_owned(), word),
    };
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            similar("flag", "flag", flag(ContextKind::InvalidArg)?, ContextKind::SuggestedArg)
        }
        ErrorKind::InvalidSubcommand => {
            let word = text(ContextKind::InvalidSubcommand)?;
            similar("command", "command", word, ContextKind::SuggestedSubcommand)
        }
        ErrorKind::InvalidValue => {
            let value = text(ContextKind::InvalidValue).unwrap_or_default();
            let flag = flag(ContextKind::InvalidArg)?;
            match error.get(ContextKind::ValidValue) {
                Some(ContextValue::Strings(known)) if !value.is_empty() => {
                    msg("wrong-choice").with("flag", flag).with("value", value).with("known", list(known))
                }
                _ => msg("wrong-empty").with("flag", flag),
            }
        }
        ErrorKind::ValueValidation => {
            let reason = Arg::Message(Box::new(reason(std::error::Error::source(error)?)?));
            let value = text(ContextKind::InvalidValue)?;
            msg("wrong-value").with("flag", flag(ContextKind::InvalidArg)?).with("value", value).with("reason", reason)
        }
        ErrorKind::MissingRequiredArgument => match error.get(ContextKind::InvalidArg)? {
            ContextValue::Strings(flags) => msg("wrong-missing").with("flags", list(flags)),
            _ => return None,
        },
        ErrorKind::ArgumentConflict => {
            let (one, other) = (flag(ContextKind::InvalidArg)?, flag(ContextKind::PriorArg)?);
            match one == other {
                true => msg("wrong-twice").with("flag", one),
                false => msg("wrong-together").with("flag", one).with("other", other),
            }
        }
        _ => return None,
    })
}

/// Why a value is refused.
fn reason(source: &(dyn std::error::Error + 'static)) -> Option<Message> {
    if let Some(Complaint(message)) = source.downcast_ref() {
        return Some(message.clone());
    }
    if let Some(bad) = source.downcast_ref::<BadSkill>() {
        return Some(bad_skill(bad));
    }
    source.downcast_ref::<ParseIntError>().map(|_| msg("reason-whole"))
}

/// Why a bot cannot be had.
pub(crate) fn bad_skill(bad: &BadSkill) -> Message {
    match bad {
        BadSkill::Unknown(word) => msg("reason-skill").with("word", word.as_str()),
        BadSkill::Iterations(word) => msg("reason-iterations").with("word", word.as_str()),
        BadSkill::Network { .. } => msg("reason-network").with("reason", bad.to_string()),
        BadSkill::Program { .. } => msg("reason-program").with("reason", bad.to_string()),
    }
}

// Values

pub(crate) fn read_lang(word: &str) -> Result<Lang, Complaint> {
    word.parse().map_err(|_| msg("reason-lang").with("word", word).into())
}

pub(crate) fn read_opening(word: &str) -> Result<lab::Opening, Complaint> {
    match word {
        "bots" => Ok(lab::Opening::Bots),
        "random" => Ok(lab::Opening::Random),
        _ => Err(msg("reason-opening").into()),
    }
}

pub(crate) fn read_paper(word: &str) -> Result<print::Paper, Complaint> {
    match word {
        "a4" => Ok(print::Paper::A4),
        "letter" => Ok(print::Paper::Letter),
        _ => Err(msg("reason-paper").into()),
    }
}

pub(crate) fn read_aim(word: &str) -> Result<lab::Aim, Complaint> {
    word.parse().map_err(|()| msg("reason-aim").into())
}

pub(crate) fn read_part(word: &str) -> Result<lab::Part, Complaint> {
    word.parse().map_err(|()| msg("reason-part").into())
}

pub(crate) fn read_luck(word: &str) -> Result<Luck, Complaint> {
    match word {
        "first" => Ok(Luck::First),
        _ => word.parse().map(Luck::Seed).map_err(|_| msg("reason-luck").into()),
    }
}

/// A number within bounds, both included.
pub(crate) fn within<T>(low: T, high: T) -> impl Fn(&str) -> Result<T, Complaint> + Clone + Send + Sync
where
    T: FromStr + PartialOrd + Display + Copy + Send + Sync + 'static,
{
    move |word| {
        let refused = || msg("reason-within").with("low", low.to_string()).with("high", high.to_string()).into();
        word.parse().ok().filter(|n| (low..=high).contains(n)).ok_or_else(refused)
    }
}

/// A number with a least value.
pub(crate) fn from<T>(low: T) -> impl Fn(&str) -> Result<T, Complaint> + Clone + Send + Sync
where
    T: FromStr + PartialOrd + Display + Copy + Send + Sync + 'static,
{
    move |word| {
        let refused = || msg("reason-from").with("low", low.to_string()).into();
        word.parse().ok().filter(|n| *n >= low).ok_or_else(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything in a command line that lacks a text, with its path.
    fn untold(command: &clap::Command, path: &str, words: &Catalogue, out: &mut Vec<String>) {
        let about = about_id(path);
        if !words.has(&msg(&about).id) {
            out.push(about);
        }
        for arg in command.get_arguments().filter(|arg| text_id(arg, path, words).is_none()) {
            out.push(format!("{path}-{}", arg.get_id()));
        }
        for below in command.get_subcommands() {
            untold(below, format!("{path} {}", below.get_name()).trim_start(), words, out);
        }
    }

    #[test]
    fn every_command_and_every_flag_has_a_text_in_every_language() {
        for lang in Lang::ALL {
            let mut command = Args::command();
            command.build();
            let mut missing = Vec::new();
            untold(&command, "", &Catalogue::new(lang), &mut missing);
            assert!(missing.is_empty(), "{lang}: {missing:#?}");
        }
    }

    #[test]
    fn a_polish_page_has_no_english_word_of_the_library() {
        fn pages(command: &mut clap::Command, out: &mut Vec<String>) {
            out.push(command.render_long_help().to_string());
            command.get_subcommands_mut().for_each(|below| pages(below, out));
        }
        let mut all = Vec::new();
        pages(&mut command(Lang::Pl), &mut all);
        assert!(all.len() > 15);
        for page in all {
            for english in
                ["Usage", "Options", "OPTIONS", "Arguments", "Commands", "COMMAND", "Print", "default", "env:"]
            {
                assert!(!page.contains(english), "{english} in {page}");
            }
            assert!(page.contains("Użycie: fireteam"), "{page}");
        }
    }

    #[test]
    fn the_language_is_known_before_the_rest_is_understood() {
        let lang = |line: &str| lang(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(lang("fireteam --lang pl --nonsense"), Lang::Pl);
        assert_eq!(lang("fireteam sim --lang=pl"), Lang::Pl);
    }
}
