//! Weapons as they stand in a file, compiled and checked.

use serde::{Deserialize, Serialize};
use table::given::NO_PICTURE;
use table::{BadContent, Given, Reading};

use crate::compile::{self, Origin, RawEffect};
use crate::content::{Limits, MARKS, OVERKILL, SPACES, check_id, cubes, is_word};
use crate::effect::{Program, Step, WeaponKind};
use crate::ids::{Colour, Effect, Per};

/// A weapon as it stands in a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "weapon")]
pub(crate) struct RawWeapon {
    pub(crate) id: String,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    name: Given,
    #[serde(default, skip_serializing)]
    picture: String,
    pub(crate) reload: String,
    pub(crate) effects: Vec<RawEffect>,
}

/// Compiles and checks one weapon. The error is a reason.
pub(crate) fn compile_weapon(raw: RawWeapon, origin: Origin, limits: &Limits) -> Result<WeaponKind, String> {
    let reload = cubes(&raw.reload).ok_or_else(|| format!("reload {:?}: only R, Y and B", raw.reload))?;
    let Some(top) = raw.reload.chars().next() else { return Err("reload: at least one cube".to_owned()) };
    if reload.0.iter().any(|&n| n > limits.cubes_of_a_colour) {
        return Err("nobody can hold the cubes to reload it".to_owned());
    }
    let colour = Colour::lettered(top).unwrap_or_default();
    let mut grab = reload;
    grab[colour] -= 1;
    let mut effects = Vec::new();
    for (i, e) in raw.effects.into_iter().enumerate() {
        let cost = cubes(&e.cost).ok_or_else(|| format!("effect {}: cost {:?}", e.id, e.cost))?;
        if !is_word(&e.id) || (i == 0) != (e.id == "basic") {
            return Err(format!("effect {:?}: the first is called basic, the others otherwise", e.id));
        }
        if effects.iter().any(|(other, _): &(RawEffect, _)| other.id == e.id) {
            return Err(format!("effect {:?} stands twice", e.id));
        }
        effects.push((e, cost));
    }
    let effects = compile::compile(&effects, origin)?;
    // Beyond this it is a slip of the pen: no board has the space.
    let (damage, marks) = (if origin == Origin::Own { OVERKILL } else { SPACES }, MARKS);
    for effect in &effects {
        for step in &effect.steps {
            match step {
                Step::Hurt(n, _) if *n > damage => {
                    return Err(format!("effect {}: more than {damage} damage can never count", effect.id));
                }
                Step::Mark(n, _) if *n > marks => {
                    return Err(format!("effect {}: more than {marks} marks can never count", effect.id));
                }
                _ => {}
            }
        }
    }
    let effects: Per<Effect, Vec<Program>> = Per::new(effects);
    let modes = effects.each().filter(|(e, effect)| *e == Effect::BASIC || effect.mode).map(|(e, _)| e).collect();
    let name = raw.name.or_readable(&raw.id);
    let picture = table::given::picture(&raw.picture).ok_or_else(|| NO_PICTURE.to_owned())?;
    Ok(WeaponKind { id: raw.id, name, picture, colour, reload, grab, effects, modes })
}

pub(crate) fn read_weapons(
    files: &Reading<'_>,
    limits: &Limits,
    met: &mut Vec<String>,
) -> Result<Vec<WeaponKind>, BadContent> {
    const FILE: &str = "weapons.ron";
    let mut weapons = Vec::new();
    for raw in files.read::<Vec<RawWeapon>>(FILE)? {
        check_id(files, FILE, &raw.id, met)?;
        let id = raw.id.clone();
        let bad = |why: String| files.bad(FILE, &format!("\"{id}\""), format!("weapon {id}: {why}"));
        weapons.push(compile_weapon(raw, Origin::Arena, limits).map_err(bad)?);
    }
    let fewest = 3 * limits.weapons_at_spawnpoint as usize;
    // Six characters bring two of their own each, and a set of weapons is 64 bits.
    if weapons.len() < fewest || weapons.len() > 52 {
        return Err(files.bad(FILE, "[", format!("{fewest} to 52 weapons are needed")));
    }
    Ok(weapons)
}
