"""What the adapters share: seats as agents, and dictionaries with masks."""

from __future__ import annotations

from typing import Any

import numpy as np

from ._native import Match


def id_of(game: str) -> str:
    """The name of a game in the ids of other projects: ``TF2Board`` for ``tf2-board``."""
    return "".join(part.upper() if part[-1].isdigit() else part.capitalize() for part in game.split("-"))


def agent(seat: int) -> str:
    return f"seat_{seat}"


def observe(match: Match, seat: int, actions: int) -> dict[str, np.ndarray]:
    """What a seat may know, and a mask of ``actions`` places.

    A seat that is not asked may only wait: the one action beyond those of the match.
    """
    mask = np.zeros(actions, dtype=np.int8)
    actor = match.actor_of(seat)
    if actor is None:
        mask[actions - 1] = 1
    else:
        mask[: match.num_actions] = match.mask(actor)
    return {"observation": match.observation(seat), "action_mask": mask}


def bounds(match: Match) -> tuple[np.ndarray, np.ndarray]:
    """The lowest and the highest value of every number of an observation."""
    low = np.zeros(match.num_features, dtype=np.int8)
    high = np.zeros(match.num_features, dtype=np.int8)
    for _, place, size, least, most in match.spec_rows():
        low[place : place + size] = least
        high[place : place + size] = most
    return low, high


def space(match: Match, actions: int) -> Any:
    """The space of :func:`observe`."""
    from gymnasium import spaces

    low, high = bounds(match)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )
