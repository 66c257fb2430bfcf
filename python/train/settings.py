"""What each game is taught on: its setups, mixed in one network."""

from __future__ import annotations

from itertools import product
from typing import Any

Setup = dict[str, Any]

ARENAS = ["L1R1", "L1R2", "L2R1", "L2R2"]

#: The setups that are played most, each with five times as many lanes as one of `MORE`.
SETUPS: dict[str, list[Setup]] = {
    "adrenaline": [{"arena": arena, "players": players} for arena, players in product(ARENAS, [3, 4, 5])],
    "adrenaline-team": [
        {"arena": arena, "black": size, "white": size} for arena, size in product(ARENAS, [1, 2, 3])
    ],
    "tf2-board": [{"mode": "ctf", "map": "twin-forts"}, {"mode": "cp", "map": "long-yards"}],
    "tf2-turns": [{"mode": "ctf", "board": "short-yard"}, {"mode": "cp", "board": "dry-stage"}],
}

#: Modes of Adrenaline, each in every arena.
MODES = [
    {"mode": "domination", "players": 3},
    {"mode": "domination", "players": 5},
    {"mode": "turret", "players": 3},
    {"mode": "turret", "players": 5},
    {"bot": True, "players": 3},
    {"powers": True, "players": 3},
    {"powers": True, "players": 6},
]

MORE: dict[str, list[Setup]] = {
    "adrenaline": [{"arena": arena} | mode for arena, mode in product(ARENAS, MODES)],
    "adrenaline-team": [],
    "tf2-board": [{"mode": "ctf", "map": name} for name in ["two-bridges", "millpond"]]
    + [{"mode": "cp", "map": name} for name in ["three-yards", "close-yards", "cross-yards"]],
    "tf2-turns": [{"mode": "ctf", "board": name} for name in ["split-yard", "sluice", "low-road"]]
    + [{"mode": "cp", "board": name} for name in ["far-stage", "high-stage"]],
}

#: Decisions after which a match is broken off: an untaught policy may never end one.
LIMIT = {"adrenaline": 1500, "adrenaline-team": 2000, "tf2-board": 2500, "tf2-turns": 2500}

#: Where the time can be up, the numbers of an observation that say so: the round, and the last one. A goal
#: that is reached in the very last one of The Board Game counts as that, too.
ROUNDS = {"tf2-board": ("rotation", "rotations"), "tf2-turns": ("round", "last round")}

#: Rivals whose share of the victory has a value of its own: with two sides one share says both.
RIVALS = {"adrenaline": 5, "adrenaline-team": 0, "tf2-board": 0, "tf2-turns": 0}


def mix(game: str, only: int = -1) -> list[Setup]:
    """What the lanes of a run play in turn: everything, or a single one of the setups played most."""
    return SETUPS[game] * 5 + MORE[game] if only < 0 else [SETUPS[game][only]]


def setups(game: str, only: int = -1) -> list[Setup]:
    """What a network is measured in."""
    return SETUPS[game] if only < 0 else [SETUPS[game][only]]


def seats_of(game: str, setup: Setup, side: int, seats: int) -> list[int]:
    """The seats of a side."""
    if game == "adrenaline-team":
        return [seat for seat in range(seats) if int(seat >= setup["black"]) == side]
    return [side]


def sides(game: str, seats: int) -> int:
    """How many sides fight for the victory."""
    return seats if game == "adrenaline" else 2
