//! The two Team Fortress games at the terminal: they are played to the end from
//! a pipe, and their drawings show what is on the table.

mod run;

use expect_test::{Expect, expect};
use run::{fine, refused};

const MODES: [(&str, &str); 4] = [("tf2-board", "ctf"), ("tf2-board", "cp"), ("tf2-turns", "ctf"), ("tf2-turns", "cp")];

/// A player who varies among the first answers; where there are fewer, he is asked again.
fn answers() -> String {
    "1\n3\n2\n1\n2\n1\n1\n".repeat(2000)
}

fn play(game: &str, mode: &str, lang: &str, input: impl AsRef<[u8]>) -> String {
    fine(&["--lang", lang, "play", "--game", game, "--mode", mode, "--seed", "21"], input)
}

#[test]
fn every_mode_is_played_to_the_end_from_a_pipe() {
    for (game, mode) in MODES {
        let out = play(game, mode, "en", answers());
        let end: Vec<&str> = out.lines().rev().take(2).collect();
        assert!(end[1].starts_with("1. ") && end[0].starts_with(['1', '2']), "{game} {mode}: {end:?}");
        // The game names its sides, and nothing is left unsaid.
        assert!(!out.contains("tf2-board-") && !out.contains("tf2-turns-"), "{game} {mode}");
    }
}

#[test]
fn every_mode_is_left_cleanly_in_both_languages() {
    for (game, mode) in MODES {
        let out = play(game, mode, "en", "1\n?\nboard\nq\n");
        assert!(out.ends_with("Until next time.\n") && (out.contains("stairs") || out.contains("sentry")), "{out}");
        let out = play(game, mode, "pl", "1\npomoc\nplansza\nkoniec\n");
        assert!(out.ends_with("Do następnego razu.\n") && out.contains("WIELKIE litery"), "{out}");
    }
}

#[test]
fn drawings_fit_the_screen() {
    for (game, mode) in MODES {
        for lang in ["en", "pl"] {
            let out = play(game, mode, lang, answers());
            assert!(!out.contains('\x1b'));
            // A sentence that tells what happened may be longer.
            let drawn = out.lines().filter(|line| !line.ends_with('.'));
            let widest = drawn.max_by_key(|line| line.chars().count()).unwrap_or_default();
            assert!(widest.chars().count() <= 120, "{game} {mode} {lang}: {widest}");
        }
    }
}

/// The drawing of a scene, without the question that follows it.
fn check(game: &str, scene: &str, lang: &str, expect: &Expect) {
    let out = fine(&["--lang", lang, "referee", "--game", game, "--scene", "-"], scene);
    let drawn = out.split("\n\n").next().unwrap_or_default();
    expect.assert_eq(&format!("{drawn}\n"));
}

const FLAG: &str = "map twin-forts | rotation 4 | lead blu | turn 3
    blu soldier at r7c5 used exposed | blu medic at r7c6 counters 2 | blu heavy at r6c5 burning healed 2
    blu scout away 1 | red scout at r11c6 | red engineer at r5c13 | red spy at r2c9 disguised
    red demoman at r7c13 | red sentry at r5c12 level 2 | red stickies r7c9 r7c10
    blu intel by red scout | red intel at r9c7 tokens 1 | kills 1 3 | active blu medic roll 7 spent 2";

const YARDS: &str = "map three-yards | rotation 2 | lead red | turn 2
    blu medic at r5c11 | blu pyro at r4c8 uber 2 | red heavy at r5c14 fed | red medic at r4c15 uber 1
    point 2 none spinner 2 blu | point 3 red spinner 3 red";

const YARD: &str = "mode ctf | turn red | round 3
    red1 medic r5c2 charge 60 heals red2 | red2 heavy r5c3 health 150 burn 2
    red3 engineer r8c6 builds exit 1 | turret-red3 r8c8 health 40 | red4 soldier r4c5 health 30
    green1 scout r2c9 | green2 soldier out 1 | green3 sniper r5c12
    flag green carried green1 | flag red dropped r3c7 due";

const STAGE: &str = "mode cp | turn green | round 6 | captured 1 | meter 2
    red1 scout r5c10 | red2 soldier r4c5 burn 1
    green1 engineer r7c14 | entrance-green1 r7c15 | exit-green1 r6c14 | green2 medic r6c14 heals green1";

#[test]
fn the_map_shows_intel_sentries_stickies_and_markers() {
    check(
        "tf2-board",
        FLAG,
        "en",
        &expect![[r#"
            Twin Forts, Capture the Flag   rotation 4 of 20, Blu first   turns left ··BrBrBrBr
            Blu to answer
                 c0  c1  c2  c3  c4  c5  c6  c7  c8  c9 c10 c11 c12 c13 c14 c15 c16 c17 c18
             r0 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
             r1 ▒▒▒▒ B   B  ▒▒▒▒ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ▒▒▒▒ r   r  ▒▒▒▒
             r2 ▒▒▒▒ B   B   ·   ·  ▒▒▒▒▒▒▒▒ ·  ~~~~~sp?~~~~ ·  ▒▒▒▒▒▒▒▒ ·   ·   r   r  ▒▒▒▒
             r3 ▒▒▒▒ B   B  ▒▒▒▒ ·   ·  ▒▒▒▒ ·  ~~~~~~~~~~~~ ·  ▒▒▒▒ ·   ·  ▒▒▒▒ r   r  ▒▒▒▒
             r4 ▒▒▒▒▒▒▒▒ ·   ·   ·   ·  ▒▒▒▒ ·  ~~~~~~~~~~~~ ·  ▒▒▒▒ ·   ·   ·   ·  ▒▒▒▒▒▒▒▒
             r5 ▒▒▒▒ ·   ·  ▒▒▒▒▒▒▒▒ ·   ·   ·   ·   ·   ·   ·   △2  en ▒▒▒▒▒▒▒▒ ·   ·  ▒▒▒▒
             r6 ▒▒▒▒ ·  ▒▒▒▒ ·   ·   HE*▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒ ·   ·   ·  ▒▒▒▒ ·  ▒▒▒▒
             r7 ▒▒▒▒ ·   ·   ·  ▒▒▒▒ SO  ME← ·   ·   · ○ · ○ ·   ·   de ▒▒▒▒ ·   ·   ·  ▒▒▒▒
             r8 ▒▒▒▒▒▒▒▒ ·  ▒▒▒▒▒▒▒▒ ·  ▒▒▒▒ ·  ~~~~~~~~~~~~ ·  ▒▒▒▒ ·  ▒▒▒▒▒▒▒▒ ·  ▒▒▒▒▒▒▒▒
             r9 ▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒ □  ~~~~~~~~~~~~ ·  ▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒
            r10 ▒▒▒▒ ·  [B ] ·  ▒▒▒▒▒▒▒▒▒▒▒▒ ·  ~~~~~~~~~~~~ ·  ▒▒▒▒▒▒▒▒▒▒▒▒ ·  [r ] ·  ▒▒▒▒
            r11 ▒▒▒▒ ·   ·   ·   ·   ·  ■sc  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ▒▒▒▒
            r12 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
            CAPITALS and ■ ▲ ● are Blu’s, small letters and □ △ ○ Red’s: Intel, sentry and its level, sticky
            ← its turn, ! uber, * burning, ? disguised; ~ water, B r spawn, [ ] Intel home; s speed, d defense
            ■ Red Scout carries the Blu Intel!
            □ The Red Intel lies on r9c7 with 1 token.
             Blu   1 kill                                          Red   3 kills
              SO Soldier   r7c5   s4 d3  used, exposed              sc Scout     r11c6  s7 d2  has the Intel
            ▶ ME Medic     r7c6   s5 d3  uber counters 2            en Engineer  r5c13  s5 d2
              HE Heavy     r6c5   s3 d7  burning, healed (2)        sp Spy       r2c9   s5 d2  disguised
              SC Scout     —      s7 d2  off the board, 1 token     de Demoman   r7c13  s4 d3
                                                                    △2 Sentry    r5c12         level 2
                                                                    ○  stickies  r7c9 r7c10
        "#]],
    );
}

#[test]
fn the_map_shows_control_points_and_their_spinners() {
    check(
        "tf2-board",
        YARDS,
        "pl",
        &expect![[r#"
            Three Yards, Punkty kontrolne   rotacja 2 z 20, zaczyna RED   pozostałe tury ·BrBrBrBrB
            Odpowiada BLU
                 c0  c1  c2  c3  c4  c5  c6  c7  c8  c9 c10 c11 c12 c13 c14 c15 c16 c17 c18 c19 c20 c21 c22
             r0 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
             r1 ▒▒▒▒▒▒▒▒▒▒▒▒ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ▒▒▒▒▒▒▒▒▒▒▒▒
             r2 ▒▒▒▒▒▒▒▒ ·   ·  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ·  ▒▒▒▒ ·   ·   ·  ▒▒▒▒ ·  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ·   ·  ▒▒▒▒▒▒▒▒
             r3 ▒▒▒▒ ·   ·  ▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒ ·   ·   ·  ▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒ ·   ·  ▒▒▒▒
             r4 ▒▒▒▒ B   B  ▒▒▒▒ ·  ▒▒▒▒ ·  1■  1PY! ·  2·  2·  2·   ·  3□  3me! ·  ▒▒▒▒ ·  ▒▒▒▒ r   r  ▒▒▒▒
             r5 ▒▒▒▒ B   B  ▒▒▒▒ ·   ·   ·  1■  1■   ·  2·  2ME 2·   ·  3he 3□   ·   ·   ·  ▒▒▒▒ r   r  ▒▒▒▒
             r6 ▒▒▒▒ B   B  ▒▒▒▒ ·  ▒▒▒▒ ·  1■  1■   ·  2·  2·  2·   ·  3□  3□   ·  ▒▒▒▒ ·  ▒▒▒▒ r   r  ▒▒▒▒
             r7 ▒▒▒▒ ·   ·  ▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒ ·   ·   ·  ▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒ ·   ·  ▒▒▒▒
             r8 ▒▒▒▒▒▒▒▒ ·   ·  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ·  ▒▒▒▒ ·   ·   ·  ▒▒▒▒ ·  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ·   ·  ▒▒▒▒▒▒▒▒
             r9 ▒▒▒▒▒▒▒▒▒▒▒▒ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ▒▒▒▒▒▒▒▒▒▒▒▒
            r10 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
            WIELKIE litery i ▲ ● to BLU, małe litery i △ ○ to RED: postacie, działko z poziomem, bomba
            ← jej tura, ! über, * ogień, ? przebranie; B r odrodzenie, 1 2 3 punkty, ■ □ zdobyte; s szybkość, o obrona
            Punkt 1   BLU       BLU [3] 2  1  0  1  2  3  RED
            Punkt 2   niczyj    BLU  3 [2] 1  0  1  2  3  RED   do zdobycia
            Punkt 3   RED       BLU  3  2  1  0  1  2 [3] RED
             BLU   zabici: 0                                       RED   zabici: 0
              ME Medyk     r5c11  s5 o3                             he Gruby     r5c14  s3 o6  najedzenie
              PY Pyro      r4c8   s5 o3  über (2)                   me Medyk     r4c15  s5 o3  über (1)
        "#]],
    );
}

#[test]
fn the_board_shows_two_levels_flags_and_buildings() {
    check(
        "tf2-turns",
        YARD,
        "en",
        &expect![[r#"
            split-yard, capture the flag   round 3 of 20   tracker 3/4   respawn timer 1/5
            Red is to move.
                 c0  c1  c2  c3  c4  c5  c6  c7  c8  c9 c10 c11 c12 c13 c14 c15 c16
             r0 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
             r1 ▒▒▒▒ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ▒▒▒▒
             r2 ▒▒▒▒ ·  [R ] ·   ·  (  ) ·   ·   ·  ⚐c1  ·  (  ) ·   ·  [g ] ·  ▒▒▒▒
             r3 ▒▒▒▒ ·   ·   ·  ▒▒▒▒ ·   ·   ⚑  ▒▒▒▒ ·   ·   ·  ▒▒▒▒ ·   ·   ·  ▒▒▒▒
             r4 ▒▒▒▒▒▒▒▒ ·  ▒▒▒▒=====S4= ·   ·   ·   ·   ·  ========▒▒▒▒ ·  ▒▒▒▒▒▒▒▒
             r5 ▒▒▒▒ ·   M1 ▸H2*======== ·  ▒▒▒▒ ·  ▒▒▒▒ ·  =====n3=◂◂◂◂ ·   ·  ▒▒▒▒
             r6 ▒▒▒▒ ·   ·  ▒▒▒▒======== ·   ·   ·   ·   ·  ========▒▒▒▒ ·   ·  ▒▒▒▒
             r7 ▒▒▒▒ R   R   R  ▒▒▒▒ ·   ·   ·  ▒▒▒▒ ·   ·   ·  ▒▒▒▒ g   g   g  ▒▒▒▒
             r8 ▒▒▒▒ R   R   R   ·   ·   E3% ·   ▲3  ·   ·   ·   ·   g   g   g  ▒▒▒▒
             r9 ▒▒▒▒ R   R   R   ·   ·   ·   ·   ·   ·   ·   ·   ·   g   g   g  ▒▒▒▒
            r10 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
            CAPITALS and ⚑ ▲ ▼ ◆ are Red’s, small letters and ⚐ △ ▽ ◇ Green’s: flag, turret, teleporter in, out
            ← its turn, ! uber, * burning, % building; = upper level, ▸ stairs up, ( ) flag start, [ ] its holder
            ⚑ The flag of Red lies on r3c7 and goes back when this turn ends.
            ⚐ Green Scout 1 carries the flag of Green on r2c9!
             Red   0 kills                                         Green   0 kills
              M1 Medic     r5c2   100/100 heals H2, charge 60       c1 Scout     r2c9    80/80  has the flag
              H2 Heavy     r5c3   150/200 burning 2                 s2 Soldier   —              sits out 1 turn
              E3 Engineer  r8c6   100/100 builds exit (1)           n3 Sniper    r5c12   80/80
               ▲3 turret   r8c8    40/60
              S4 Soldier   r4c5    30/130
        "#]],
    );
}

#[test]
fn the_board_shows_control_points_and_who_stands_on_an_exit() {
    check(
        "tf2-turns",
        STAGE,
        "pl",
        &expect![[r#"
            dry-stage, punkty kontrolne   runda 6   licznik rund 2/4   licznik odrodzeń 2/5
            Ruch mają Zieloni.
                 c0  c1  c2  c3  c4  c5  c6  c7  c8  c9 c10 c11 c12 c13 c14 c15 c16 c17 c18 c19 c20 c21
             r0 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
             r1 ▒▒▒▒ ·   ·   ·  ▸▸▸▸============◂◂◂◂ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ▒▒▒▒
             r2 ▒▒▒▒ ·   ·  ▒▒▒▒ ·   ·   ·   ·   ·   ·  ▾▾▾▾ ·   ·   ·   ·  ▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒
             r3 ▒▒▒▒ C   C   ·   ·   ·  ▒▒▒▒ ·   ·  ============ ·   ·   ·   ·   ·   z   z   ·   ·  ▒▒▒▒
             r4 ▒▒▒▒ C   C   ·   ·  1S2*1■   ·  ▒▒▒▒2===2===2===▒▒▒▒ ·   ·   ·  ▒▒▒▒ z   z   ·   ·  ▒▒▒▒
             r5 ▒▒▒▒ C   C  ▒▒▒▒ ·  1■  1■   ·  ▸▸▸▸2===2C1=2===◂◂◂◂ ·   ·   ·   z   z  ▒▒▒▒ ·   ·  ▒▒▒▒
             r6 ▒▒▒▒ C   C   ·   ·  1■  1■   ·  ▒▒▒▒2===2===2===▒▒▒▒ ·   m2◇ ·  ▒▒▒▒ z   z   ·   ·  ▒▒▒▒
             r7 ▒▒▒▒ C   C   ·   ·   ·  ▒▒▒▒ ·   ·  ============ ·   ·   e1  ▽1  ·   z   z   ·   ·  ▒▒▒▒
             r8 ▒▒▒▒ ·   ·  ▒▒▒▒ ·   ·   ·   ·   ·   ·  ▴▴▴▴ ·   ·   ·   ·  ▒▒▒▒ ·   ·   ·   ·   ·  ▒▒▒▒
             r9 ▒▒▒▒ ·   ·   ·  ▸▸▸▸============◂◂◂◂ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ▒▒▒▒
            r10 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
            WIELKIE litery i ▲ ▼ ◆ to Czerwoni, małe litery i △ ▽ ◇ to Zieloni: działko, wejście, wyjście
            ← jej ruch, ! über, * ogień, % budowa; = górny poziom, ▸ schody w górę, C z odrodzenie, 1 2 punkty, ■ zdobyte
            Punkt kontrolny 1   zdobyty przez Czerwonych
            Punkt kontrolny 2   ■■□□  wskaźnik 2 z 4
             Czerwoni   atakują  zabici: 0                         Zieloni   bronią się  zabici: 0
              C1 Skaut     r5c10   80/80                            e1 Inżynier  r7c14  100/100
              S2 Żołnierz  r4c5   130/130 ogień 1                    ▽1 wejście  r7c15   50/50
                                                                     ◇1 wyjście  r6c14   50/50
                                                                    m2 Medyk     r6c14  100/100 leczy e1
        "#]],
    );
}

#[test]
fn a_fair_match_is_two_games_with_sides_swapped_and_a_verdict() {
    let out = fine(
        &["play", "--game", "tf2-turns", "--mode", "cp", "--watch", "--bots", "random", "--fair", "--seed", "3"],
        "",
    );
    assert!(out.contains("Now the same with sides swapped.") && out.contains("The fair match "), "{out}");
    // The person leaves in the first game: there is no second.
    let out = fine(&["play", "--game", "tf2-board", "--fair", "--seed", "3"], "quit\n");
    assert!(!out.contains("sides swapped"), "{out}");
    let err = refused(&["play", "--fair"], "");
    assert!(err.contains("a fair match needs two seats"), "{err}");
}

#[test]
fn a_reference_card_is_shown_by_its_word_and_while_a_class_is_chosen() {
    let out = fine(&["play", "--game", "tf2-turns", "--seed", "3"], "card heavy\nkarta dragon\nquit\n");
    assert!(out.contains("Heavy: movement "), "{out}");
    assert!(out.contains("Run and gun: gives up a step"), "{out}");
    assert!(out.contains("Which card? There are pyro, soldier,"), "{out}");
}
