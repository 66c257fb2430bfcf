//! Positions as text. Written between actions: while the coin is in the air,
//! while a character is placed, before a unit is chosen, and in its turn
//! between walking and acting. The format is told in `docs/scenes-tf2-board.md`.

use std::fmt::Write;

use table::scene::{Statement, statements};
use table::{BadScene, Quiet};

use crate::classes::{Figure, Markers, Sentry, Stand, TEAM, Team, Unit};
use crate::content::{Lead, Rules};
use crate::grid::{Spot, Square};
use crate::setup::Mode;
use crate::state::{Intel, Phase, Point, TfBoard, Using};

pub(crate) fn write(state: &TfBoard) -> Option<String> {
    if !matches!(state.phase, Phase::Coin | Phase::PlaceClass | Phase::Select | Phase::Act) {
        return None;
    }
    let mut text = format!("map {}\n", state.map.name);
    let out = &mut text;
    if state.concede {
        out.push_str("concede\n");
    }
    let settings = &state.rules.settings;
    if state.leading != settings.lead {
        line(out, format_args!("leading {}", state.leading.word()));
    }
    if state.sanctuary != settings.spawn_sanctuary {
        line(out, format_args!("sanctuary {}", if state.sanctuary { "on" } else { "off" }));
    }
    match state.phase {
        Phase::Coin => out.push_str("coin\n"),
        Phase::PlaceClass => line(out, format_args!("placing\nlead {}", state.lead.word())),
        _ => {
            let (rotation, lead, turn) = (state.rotation, state.lead.word(), state.turn + 1);
            line(out, format_args!("rotation {rotation}\nlead {lead}\nturn {turn}"));
        }
    }
    for unit in (0..Unit::CHARACTERS as u8).map(Unit) {
        write_figure(state, unit, out);
    }
    for team in Team::BOTH {
        let word = team.word();
        let sentry = state.sentries[team.ix()];
        if sentry.level > 0 {
            line(out, format_args!("{word} sentry at {} level {}", state.map.spot(sentry.at), sentry.level));
        }
        if !state.stickies[team.ix()].is_empty() {
            let spots: Vec<String> =
                state.stickies[team.ix()].iter().map(|&at| state.map.spot(at).to_string()).collect();
            line(out, format_args!("{word} stickies {}", spots.join(" ")));
        }
        let intel = state.intel[team.ix()];
        if let Some(unit) = intel.carrier {
            let Stand { team, .. } = state.stand(unit);
            line(out, format_args!("{word} intel by {} {}", team.word(), state.kind_of(state.stand(unit))));
        } else if intel.tokens > 0 {
            line(out, format_args!("{word} intel at {} tokens {}", state.map.spot(intel.at), intel.tokens));
        }
    }
    if state.map.mode == Mode::Cp {
        for (k, point) in state.points.iter().enumerate() {
            let owner = point.owner.map_or("none", Team::word);
            let side = match point.spin.signum() {
                1 => " blu",
                -1 => " red",
                _ => "",
            };
            line(out, format_args!("point {} {owner} spinner {}{side}", k + 1, point.spin.abs()));
        }
    }
    line(out, format_args!("kills {} {}", state.kills[0], state.kills[1]));
    if state.phase == Phase::Act {
        let Using { unit, roll, spent, left, acted } = state.using;
        let stand = state.stand(unit);
        let acted = if acted { " acted" } else { "" };
        line(
            out,
            format_args!(
                "active {} {} roll {roll} spent {spent} left {left}{acted}",
                stand.team.word(),
                state.kind_of(stand)
            ),
        );
    }
    Some(text)
}

fn line(out: &mut String, words: std::fmt::Arguments<'_>) {
    let _ = writeln!(out, "{words}");
}

fn write_figure(state: &TfBoard, unit: Unit, out: &mut String) {
    let figure = state.figure(unit);
    let Some(class) = figure.class else { return };
    let _ = write!(out, "{} {}", unit.team().word(), state.rules.word(class));
    if !figure.is_alive() {
        line(out, format_args!(" away {}", figure.tokens));
        return;
    }
    let _ = write!(out, " at {}", state.map.spot(figure.at));
    for (name, bit) in Markers::NAMES {
        if figure.wears(bit) {
            let _ = write!(out, " {name}");
        }
    }
    for (name, count) in [("healed", figure.healed), ("uber", figure.uber), ("counters", figure.counters)] {
        if count > 0 {
            let _ = write!(out, " {name} {count}");
        }
    }
    out.push('\n');
}

pub(crate) fn read(rules: &'static Rules, text: &str) -> Result<TfBoard, BadScene> {
    let mut all = statements(text).into_iter();
    let mut first = all.next().ok_or_else(|| BadScene::whole("a scene begins with `map`"))?;
    let word = first.need("`map`")?;
    if word != "map" {
        return Err(first.bad(word, "a scene begins with `map`"));
    }
    let map = first.one_of("map", |name| rules.maps.iter().find(|map| map.name == name))?;
    first.end()?;
    let mut reader = Reader { state: TfBoard::empty(rules, map, Team::Blu), placed: [0; 2], carriers: Vec::new() };
    reader.state.rotation = 1;
    reader.state.phase = Phase::NextTurn;
    for mut statement in all {
        reader.take(&mut statement)?;
        statement.end()?;
    }
    reader.finish(text)
}

struct Reader {
    state: TfBoard,
    placed: [usize; 2],
    carriers: Vec<(Team, Stand)>,
}

impl Reader {
    fn take(&mut self, words: &mut Statement<'_>) -> Result<(), BadScene> {
        let state = &mut self.state;
        let word = words.need("a statement")?;
        match word {
            "concede" => state.concede = true,
            "leading" => {
                state.leading = words.one_of("way to lead", |w| Lead::ALL.into_iter().find(|lead| lead.word() == w))?;
            }
            "sanctuary" => state.sanctuary = words.one_of("word `on` or `off`", on_or_off)?,
            "coin" => (state.phase, state.rotation) = (Phase::Coin, 0),
            "placing" => (state.phase, state.rotation) = (Phase::PlaceClass, 0),
            "lead" => state.lead = words.one_of("team", Team::named)?,
            "rotation" => {
                let most = u32::from(state.rules.settings.max_rotations);
                state.rotation = words.number("rotation", 1..=most)? as u8;
            }
            "turn" => state.turn = words.number("turn", 1..=2 * TEAM as u32)? as u8 - 1,
            "point" => self.point(words)?,
            "kills" => {
                for team in Team::BOTH {
                    state.kills[team.ix()] = words.number("kills", 0..=255)? as u8;
                }
            }
            "active" => self.active(words)?,
            "blu" => self.of_team(Team::Blu, words)?,
            "red" => self.of_team(Team::Red, words)?,
            _ => return Err(words.bad(word, "no such statement")),
        }
        Ok(())
    }

    fn of_team(&mut self, team: Team, words: &mut Statement<'_>) -> Result<(), BadScene> {
        match words.peek() {
            Some("sentry") => {
                words.take();
                expect(words, "at")?;
                let at = self.square(words)?;
                expect(words, "level")?;
                self.state.sentries[team.ix()] = Sentry { at, level: words.number("level", 1..=3)? as u8 };
            }
            Some("stickies") => {
                words.take();
                while let Some(word) = words.peek() {
                    let at = self.square(words)?;
                    if self.state.stickies[team.ix()].is_full() {
                        return Err(words.bad(word, "a team has three stickies"));
                    }
                    self.state.stickies[team.ix()].push(at);
                }
            }
            Some("intel") => {
                let word = words.take().unwrap_or_default();
                if self.state.map.mode == Mode::Cp {
                    return Err(words.bad(word, "this map has no Intel"));
                }
                self.intel(team, words)?;
            }
            _ => self.figure(team, words)?,
        }
        Ok(())
    }

    fn intel(&mut self, team: Team, words: &mut Statement<'_>) -> Result<(), BadScene> {
        let word = words.need("`at` or `by`")?;
        match word {
            "by" => {
                let by = words.one_of("team", Team::named)?;
                let class = words.one_of("class", |word| self.state.rules.class_named(word))?;
                self.carriers.push((team, Stand { team: by, class: Some(class) }));
            }
            "at" => {
                let at = self.square(words)?;
                expect(words, "tokens")?;
                let most = u32::from(self.state.rules.settings.intel_tokens);
                let tokens = words.number("tokens", 1..=most)? as u8;
                self.state.intel[team.ix()] = Intel { at, tokens, carrier: None };
            }
            _ => return Err(words.bad(word, "expected `at` or `by`")),
        }
        Ok(())
    }

    fn figure(&mut self, team: Team, words: &mut Statement<'_>) -> Result<(), BadScene> {
        let name = words.need("a class, `sentry`, `stickies` or `intel`")?;
        let Some(class) = self.state.rules.class_named(name) else { return Err(words.bad(name, "no such class")) };
        let slot = self.placed[team.ix()];
        if slot == TEAM {
            return Err(words.bad(name, "a team has five characters"));
        }
        self.placed[team.ix()] += 1;
        let unit = Unit::slot(team, slot);
        let settings = &self.state.rules.0.settings;
        let place = words.need("`at` or `away`")?;
        match place {
            "away" => {
                let tokens = words.number("tokens", 0..=u32::from(settings.respawn_tokens))? as u8;
                *self.state.figure_mut(unit) = Figure { class: Some(class), tokens, ..Figure::NONE };
                return Ok(());
            }
            "at" => {}
            _ => return Err(words.bad(place, "expected `at` or `away`")),
        }
        let at = self.square(words)?;
        let mut figure = Figure { class: Some(class), ..Figure::NONE };
        while let Some(word) = words.take() {
            match word {
                "healed" => figure.healed = words.number("healed", 1..=2)? as u8,
                "uber" => figure.uber = words.number("uber", 1..=2)? as u8,
                "counters" => {
                    figure.counters = words.number("counters", 1..=u32::from(settings.uber_counters_needed))? as u8;
                }
                _ => match Markers::NAMES.iter().find(|(name, _)| *name == word) {
                    Some((_, bit)) => figure.markers.set(*bit),
                    None => return Err(words.bad(word, "no such marker")),
                },
            }
        }
        *self.state.figure_mut(unit) = figure;
        self.state.put(unit, at);
        Ok(())
    }

    fn point(&mut self, words: &mut Statement<'_>) -> Result<(), BadScene> {
        let k = words.number("point", 1..=3)? as usize - 1;
        let owner = words.one_of("owner", |word| match word {
            "none" => Some(None),
            _ => Team::named(word).map(Some),
        })?;
        expect(words, "spinner")?;
        let most = self.state.rules.settings.spinner_limit.unsigned_abs();
        let spin = words.number("spinner", 0..=u32::from(most))? as i8;
        let side = if spin == 0 { Team::Blu } else { words.one_of("side", Team::named)? };
        self.state.points[k] = Point { owner, spin: if side == Team::Blu { spin } else { -spin } };
        Ok(())
    }

    fn active(&mut self, words: &mut Statement<'_>) -> Result<(), BadScene> {
        let team = words.one_of("team", Team::named)?;
        let name = words.need("a class")?;
        let unit =
            self.state.rules.class_named(name).and_then(|class| self.state.unit(Stand { team, class: Some(class) }));
        let Some(unit) = unit.filter(|&unit| self.state.figure(unit).is_alive()) else {
            return Err(words.bad(name, "must stand on the board, and above in the scene"));
        };
        let class = self.state.figure(unit).class.expect("it was found by its class");
        let speed = self.state.rules.cards[class.ix()].speed;
        expect(words, "roll")?;
        let settings = &self.state.rules.settings;
        let most = u32::from(settings.dice.sums().end() + settings.effects.aim);
        let roll = words.number("roll", 2..=most)? as u8;
        let mut using = Using { unit, roll, spent: 0, left: speed, acted: false };
        while let Some(word) = words.take() {
            match word {
                "spent" => {
                    using.spent = words.number("spent", 0..=u32::from(speed))? as u8;
                    using.left = speed - using.spent;
                }
                "left" => using.left = words.number("left", 0..=u32::from(speed - using.spent))? as u8,
                "acted" => using.acted = true,
                _ => return Err(words.bad(word, "expected `spent`, `left` or `acted`")),
            }
        }
        self.state.figure_mut(unit).markers.set(Markers::USED);
        self.state.using = using;
        self.state.phase = Phase::Act;
        Ok(())
    }

    fn square(&self, words: &mut Statement<'_>) -> Result<Square, BadScene> {
        let map = self.state.map.0;
        let word = words.need("a space")?;
        let square = Spot::named(word).and_then(|spot| map.square(spot));
        match square {
            Some(square) if !map.walls.has(square) => Ok(square),
            Some(_) => Err(words.bad(word, "that space is a wall")),
            None => Err(words.bad(word, "no such space")),
        }
    }

    fn finish(self, text: &str) -> Result<TfBoard, BadScene> {
        let Reader { mut state, placed, carriers } = self;
        for (of, stand) in carriers {
            let Some(unit) = state.unit(stand).filter(|unit| state.figure(*unit).is_alive() && stand.team != of) else {
                return Err(BadScene::pinned(text, format!("{} intel is carried by nobody on the board", of.word())));
            };
            state.intel[of.ix()] = Intel { at: Square::OFF, tokens: 0, carrier: Some(unit) };
        }
        if state.rotation == 0 {
            let (lead, other) = (placed[state.lead.ix()], placed[state.lead.other().ix()]);
            if lead != other && lead != other + 1 || other == TEAM || (state.phase == Phase::Coin && lead > 0) {
                return Err(BadScene::whole("the teams are placed alternately, the lead player first"));
            }
            state.turn = (lead + other) as u8;
        }
        let other = state.turn % 2 == 1;
        state.who = if other { state.lead.other() } else { state.lead };
        if state.phase == Phase::Act {
            state.last = state.who;
        }
        if state.phase == Phase::Act && state.using.unit.team() != state.who {
            return Err(BadScene::pinned(text, "the active character is not of the team whose turn it is"));
        }
        state.audit_scene(text)?;
        state.run(&mut Quiet);
        Ok(state)
    }
}

impl TfBoard {
    /// A scene must be sound, and in its turn a character must have a way on.
    fn audit_scene(&self, text: &str) -> Result<(), BadScene> {
        crate::audit::audit(self).map_err(|fault| BadScene::pinned(text, fault))?;
        if self.phase == Phase::Act && !self.is_alone(self.using.unit) && self.destinations().is_empty() {
            return Err(BadScene::pinned(text, "the active character stands on another and cannot go on"));
        }
        Ok(())
    }
}

fn on_or_off(word: &str) -> Option<bool> {
    ["off", "on"].iter().position(|known| *known == word).map(|n| n == 1)
}

fn expect(words: &mut Statement<'_>, what: &str) -> Result<(), BadScene> {
    let word = words.need(&format!("`{what}`"))?;
    if word == what { Ok(()) } else { Err(words.bad(word, format!("expected `{what}`"))) }
}
