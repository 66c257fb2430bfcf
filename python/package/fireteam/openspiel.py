"""OpenSpiel games: ``register()``, then ``pyspiel.load_game("fireteam_adrenaline")`` and the like.

Luck is a chance player with its true odds; questions with a single answer are
answered inside. Where several seats are asked at once, they answer in order and
none sees what the others said before the rules show it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._native import Match

__all__ = ["FireteamGame", "FireteamState", "register"]

#: More answers than any match takes.
LONGEST = 100_000


def name_of(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return "fireteam_" + game.replace("-", "_")


def register() -> list[str]:
    """Makes all games known to OpenSpiel, and says their names."""
    known = set(pyspiel.registered_names())
    names = []
    for game in GAMES:
        names.append(name_of(game.fireteam))
        if names[-1] not in known:
            pyspiel.register_game(_type(game.fireteam), game)
    return names


def _parameters(game: str) -> dict[str, Any]:
    """The numbers, flags and words of the setup that have a default."""
    from . import games

    options = next(one for one in games() if one.name == game).options
    return {option.name: option.default for option in options if isinstance(option.default, (bool, int, str))}


def _type(game: str) -> pyspiel.GameType:
    teams, information = game == "adrenaline-team", pyspiel.GameType.Information
    players = {"adrenaline": (3, 6), "adrenaline-team": (2, 6)}.get(game, (2, 2))
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Fireteam: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game == "tf2-board" else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if teams else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


class FireteamGame(pyspiel.Game):
    """A game of ours with a setup."""

    #: The name of the game here.
    fireteam: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setup = dict(params or {})
        first = Match(self.fireteam, chance=True, **self.setup)
        self.width = first.num_features
        teams = self.fireteam == "adrenaline-team"
        info = pyspiel.GameInfo(
            num_distinct_actions=first.num_actions,
            max_chance_outcomes=first.num_chances,
            num_players=first.num_seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if teams else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.fireteam), info, self.setup)

    def new_initial_state(self, state: Any = None) -> FireteamState:
        return FireteamState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class Adrenaline(FireteamGame):
    fireteam = "adrenaline"


class AdrenalineTeam(FireteamGame):
    fireteam = "adrenaline-team"


class TF2Board(FireteamGame):
    fireteam = "tf2-board"


class TF2Turns(FireteamGame):
    fireteam = "tf2-turns"


GAMES = [Adrenaline, AdrenalineTeam, TF2Board, TF2Turns]


class FireteamState(pyspiel.State):
    """A position of a match."""

    def __init__(self, game: FireteamGame) -> None:
        super().__init__(game)
        self.match = Match(game.fireteam, chance=True, skip_singles=True, **game.setup)
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
