"""What each game is taught on: its setups, mixed in one network."""

from __future__ import annotations

from itertools import product
from typing import Any

ARENAS = ["L1R1", "L1R2", "L2R1", "L2R2"]

SETUPS: dict[str, list[dict[str, Any]]] = {
    "adrenaline": [{"arena": arena, "players": players} for arena, players in product(ARENAS, [3, 4, 5])],
    "adrenaline-team": [
        {"arena": arena, "black": size, "white": size} for arena, size in product(ARENAS, [1, 2, 3])
    ],
    "tf2-board": [{"mode": mode} for mode in ["ctf", "cp"]],
    "tf2-turns": [{"mode": mode} for mode in ["ctf", "cp"]],
}

#: Decisions after which a match is broken off: an untaught policy may never end one.
LIMIT = {"adrenaline": 1500, "adrenaline-team": 2000, "tf2-board": 2500, "tf2-turns": 2500}


def setups(game: str, only: int = -1) -> list[dict[str, Any]]:
    """All setups of a game, or a single one of them."""
    return SETUPS[game] if only < 0 else [SETUPS[game][only]]


def sides(game: str, seats: int) -> int:
    """How many sides fight for the victory."""
    return seats if game == "adrenaline" else 2
