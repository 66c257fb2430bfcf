"""Team-shooter board games as environments for training and studying agents.

    >>> import fireteam
    >>> match = fireteam.Match("adrenaline", seed=7, players=3)
    >>> match.step(match.legal_actions()[0])
    >>> batch = fireteam.Batch("adrenaline", 1024, seed=7, players=5)
    >>> batch.step(batch.sample())

An observation holds what a seat may know and nothing else. This is tested for
every game: it is the same in every world that looks the same to the seat, and
what looks different to the seat has different numbers.
"""

from __future__ import annotations

import json
from os import PathLike
from typing import Any, NamedTuple

from ._native import Batch, FireteamError, IllegalAction, Match, MatchOver, __version__
from ._native import games_json as _games_json

__all__ = [
    "Batch",
    "Feature",
    "FireteamError",
    "Game",
    "IllegalAction",
    "Match",
    "MatchOver",
    "Option",
    "__version__",
    "games",
    "spec",
]


class Option(NamedTuple):
    """Something that can be chosen before a match."""

    #: The keyword.
    name: str
    #: ``"flag"``, ``"number"``, ``"word"``, ``{"one-of": [words]}`` or ``{"list": kind}``.
    kind: Any
    #: What it is if nothing is said; None where the rules or luck decide.
    default: Any
    #: What the rules accept with the rest at its default; empty where that cannot be listed.
    allowed: list[Any]


class Game(NamedTuple):
    """A game, its numbers, and what can be chosen before a match."""

    #: As in ``Match(name)``.
    name: str
    #: Raised when old records no longer replay.
    rules: int
    #: Changes when any content file does.
    content: str
    #: Raised when features or actions change: weights of another encoding do not fit.
    encoding: int
    #: How many actions there are, and how many numbers an observation is.
    actions: int
    features: int
    #: The fewest and the most seats that any setup has.
    seats: tuple[int, int]
    #: Do several seats play for one side?
    teams: bool
    #: What can be chosen: keyword arguments of :class:`Match` and :class:`Batch`.
    options: list[Option]
    #: The printed components: arenas, weapons, classes, maps.
    components: dict[str, Any]


class Feature(NamedTuple):
    """A part of an observation: the numbers ``observation[place:place + size]``."""

    #: Parts of a list are named ``list[0].part``.
    name: str
    place: int
    size: int
    #: The lowest and the highest value of each number.
    low: int
    high: int


_GAMES: list[Game] = []


def games(content: str | PathLike[str] | None = None) -> list[Game]:
    """The games there are, as they come or with the content of a folder."""
    if content is None and _GAMES:
        return list(_GAMES)
    found = []
    for game in json.loads(_games_json(content)):
        options = [Option(**option) for option in game.pop("options")]
        found.append(Game(options=options, seats=tuple(game.pop("seats")), **game))
    if content is None:
        _GAMES[:] = found
    return found


def spec(of: Match | Batch | str, **setup: Any) -> list[Feature]:
    """Every feature of an observation: its name, its place, its range.

    Takes a match, a batch, or the name of a game and a setup.
    """
    if isinstance(of, str):
        of = Match(of, **setup)
    return [Feature(*row) for row in of.spec_rows()]


def _register() -> None:
    try:
        import gymnasium  # noqa: F401
    except ImportError:
        return
    from . import gym

    gym.register()


_register()
