"""OpenSpiel games: ``register()``, then ``pyspiel.load_game("fireteam_adrenaline")`` and the like.

Luck is a chance player with its true odds; questions with a single answer are
answered inside. Where several seats are asked at once, they answer in order and
none sees what the others said before the rules show it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import Game, Option, games
from ._agents import id_of
from ._native import Match

__all__ = ["FireteamGame", "FireteamState", "register"]

#: More answers than any match takes.
LONGEST = 100_000

#: Games in which nothing is hidden.
OPEN = {"tf2-board"}


def name_of(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return "fireteam_" + game.replace("-", "_")


def register() -> list[str]:
    """Makes all games known to OpenSpiel, and says their names."""
    known = set(pyspiel.registered_names())
    for made in GAMES:
        if name_of(made.about.name) not in known:
            pyspiel.register_game(_type(made.about), made)
    return [name_of(made.about.name) for made in GAMES]


def _parameters(about: Game) -> dict[str, bool | int | str]:
    """All options with their defaults. What is left to the rules or to luck is -1, or no word."""

    def default(option: Option) -> bool | int | str:
        if option.default in (None, []):
            return -1 if option.kind == "number" else ""
        return option.default

    return {option.name: default(option) for option in about.options}


def _setup(about: Game, params: dict[str, Any]) -> dict[str, Any]:
    """What parameters choose besides the defaults; lists are words with blanks between them."""
    kinds, defaults = {option.name: option.kind for option in about.options}, _parameters(about)

    def value(name: str, said: Any) -> Any:
        is_list = isinstance(kinds.get(name), dict) and "list" in kinds[name]
        return said.split() if is_list and isinstance(said, str) else said

    return {name: value(name, said) for name, said in params.items() if said != defaults.get(name)}


def _type(about: Game) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(about.name),
        long_name=f"Fireteam: {about.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if about.name in OPEN else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if about.teams else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=about.seats[0],
        max_num_players=about.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(about),
    )


class FireteamGame(pyspiel.Game):
    """A game of ours with a setup."""

    #: The game as it is called and described here.
    about: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.setup = _setup(self.about, params)
        first = Match(self.about.name, chance=True, **self.setup)
        self.width = first.num_features
        info = pyspiel.GameInfo(
            num_distinct_actions=first.num_actions,
            max_chance_outcomes=first.num_chances,
            num_players=first.num_seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.about.teams else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.about), info, params)

    def new_initial_state(self, state: Any = None) -> FireteamState:
        return FireteamState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


#: A class for every game; pickles find it by its name in this module.
GAMES = [type(id_of(about.name), (FireteamGame,), {"about": about, "__module__": __name__}) for about in games()]
globals().update({made.__name__: made for made in GAMES})


class FireteamState(pyspiel.State):
    """A position of a match."""

    def __init__(self, game: FireteamGame) -> None:
        super().__init__(game)
        self.match = Match(game.about.name, chance=True, skip_singles=True, **game.setup)
        self.words: list[str] = []
        #: Every step: whose seat took it (None for luck), its word, and the answers before it.
        self.steps: list[tuple[int | None, str, int]] = []
        #: By seat: the number of steps that were written down, and what was.
        self.memories: dict[int, tuple[int, str]] = {}

    def current_player(self) -> int:
        if self.match.over:
            return pyspiel.PlayerId.TERMINAL
        if self.match.is_chance:
            return pyspiel.PlayerId.CHANCE
        return self.match.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.match.chance_outcomes()
        total = sum(odds for _, odds in outcomes)
        return sorted((index, odds / total) for index, odds in outcomes)

    def _apply_action(self, action: int) -> None:
        word = self.match.word(int(action))
        self.words.append(f"{self.match.actor}:{word}")
        self.steps.append((self.match.seat, word, self.match.seq))
        self.match.step(int(action))

    def memory(self, player: int) -> str:
        """All that a seat has been told and has answered, in order."""
        done, text = self.memories.get(player, (0, ""))
        for number in range(done, len(self.steps)):
            seat, word, since = self.steps[number]
            until = self.steps[number + 1][2] if number + 1 < len(self.steps) else None
            lines = [f"> {word}"] if seat == player else []
            lines += self.match.events(seat=player, since=since, until=until)
            text += "".join(f"{line}\n" for line in lines)
        self.memories[player] = len(self.steps), text
        return text

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.word(int(action))

    def is_terminal(self) -> bool:
        return self.match.over

    def returns(self) -> list[float]:
        return [float(pay) for pay in self.match.returns()]

    def __str__(self) -> str:
        return " ".join(self.words)


class Observer:
    """What a seat may know: the tensor, and the view as text.

    Asked for the public part alone it says what everybody sees, and asked for the
    private part alone what the seat sees besides; both as text only. With perfect
    recall, as information states have it, everything that the seat was told and has
    answered stands before the view; this, too, is text only.
    """

    def __init__(self, game: FireteamGame, kind: Any = None) -> None:
        self._recall = kind is not None and kind.perfect_recall
        private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public, self._private = kind is None or kind.public_info, private
        whole = self._public and self._private and not self._recall
        self.tensor = np.zeros(game.width, np.float32) if whole else None
        self.dict = {"observation": self.tensor} if whole else {}

    def set_from(self, state: FireteamState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.match.observation(player)

    def string_from(self, state: FireteamState, player: int) -> str:
        everybodys = state.match.view_json()
        if not self._private:
            return everybodys
        own = state.match.view_json(player)
        now = own if self._public or own != everybodys else ""
        return state.memory(player) + now if self._recall else now
