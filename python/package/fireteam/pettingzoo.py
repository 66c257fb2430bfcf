"""PettingZoo environments: every seat an agent.

Questions with a single answer and luck are answered inside. An agent that is not
asked has one legal action: the last one, which waits.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._agents import agent, observe, space
from ._native import FireteamError, IllegalAction, Match

__all__ = ["FireteamAEC", "FireteamParallel", "aec_env", "parallel_env"]


def aec_env(game: str, **setup: Any) -> FireteamAEC:
    """A match in which agents answer one after the other."""
    return FireteamAEC(game, **setup)


def parallel_env(game: str, **setup: Any) -> FireteamParallel:
    """A match in which all agents act at once; those who are not asked wait."""
    return FireteamParallel(game, **setup)


class _Table:
    """A match, its spaces, and a new seed for every episode."""

    def __init__(self, game: str, limit: int, render_mode: str | None, setup: dict[str, Any]) -> None:
        self.game, self.setup, self.limit, self.render_mode = game, setup, limit, render_mode
        self.match = Match(game, skip_singles=True, **setup)
        self.possible_agents = [agent(seat) for seat in range(self.match.num_seats)]
        self.agents: list[str] = []
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        #: The action of those who are not asked.
        self.wait = self.match.num_actions
        one = space(self.match, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, one)
        self.action_spaces = {name: spaces.Discrete(self.wait + 1) for name in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._steps = 0

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.match = Match(self.game, int(self._seeds.integers(2**63)), skip_singles=True, **self.setup)
        self.agents = list(self.possible_agents)
        self._steps = 0

    def look(self, name: str) -> dict[str, np.ndarray]:
        return observe(self.match, self.seat_of[name], self.wait + 1)

    def told(self, name: str) -> dict[str, Any]:
        return {"action_mask": self.look(name)["action_mask"]}

    def answer(self, seat: int, action: Any) -> None:
        actor = self.match.actor_of(seat)
        if actor is None:
            raise IllegalAction(f"{agent(seat)} is not asked")
        self.match.step(int(action), actor)
        self._steps += 1

    @property
    def broken_off(self) -> bool:
        return 0 < self.limit <= self._steps and not self.match.over

    def draw(self) -> str | None:
        if self.render_mode is None:
            return None
        text = "\n".join(self.match.events()) or repr(self.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class _Env:
    """What both environments have in common."""

    metadata = {"name": "fireteam_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}

    def _sit_down(self, table: _Table) -> None:
        self._table = table
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces
        self.metadata = self.metadata | {"name": f"fireteam_{table.game.replace('-', '_')}_v0"}
        self.agents = []

    @property
    def match(self) -> Match:
        """The match under way."""
        return self._table.match

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self._table.draw()

    def close(self) -> None:
        pass


class FireteamAEC(_Env, AECEnv):
    """One agent answers after the other."""

    def __init__(self, game: str, *, limit: int = 0, render_mode: str | None = None, **setup: Any) -> None:
        super().__init__()
        self._sit_down(_Table(game, limit, render_mode, setup))

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._table.look(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: Any) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            return self._was_dead_step(action)
        self._table.answer(self._table.seat_of[name], action)
        self._cumulative_rewards[name] = 0.0
        returns = self.match.returns()
        self.rewards = {other: returns[self._table.seat_of[other]] for other in self.agents}
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()
        return None

    def _ask(self) -> None:
        over, broken_off = self.match.over, self._table.broken_off
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, broken_off)
        self.infos = {name: self._table.told(name) for name in self.agents}
        seat = self.match.seat
        self.agent_selection = self.agents[0] if seat is None or broken_off else self.possible_agents[seat]


class FireteamParallel(_Env, ParallelEnv):
    """All agents act at once; those who are not asked wait.

    An action that is not legal raises; with ``illegal="lose"`` it ends the match, and
    costs the agent that took it 1.
    """

    def __init__(
        self, game: str, *, illegal: str = "raise", limit: int = 0, render_mode: str | None = None, **setup: Any
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise FireteamError(f"illegal: lose or raise, not {illegal!r}")
        self._sit_down(_Table(game, limit, render_mode, setup))
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, np.ndarray]], dict[str, dict[str, Any]]]:
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        looks = {name: self._table.look(name) for name in self.agents}
        return looks, {name: {"action_mask": look["action_mask"]} for name, look in looks.items()}

    def step(self, actions: dict[str, Any]) -> tuple[dict, dict, dict, dict, dict]:
        if not self.agents:
            raise FireteamError("the match is over; reset it")
        agents = self.agents
        wrong = [name for name in agents if not self._is_legal(name, int(actions[name]))]
        if wrong and self.illegal == "raise":
            said = ", ".join(f"{name} {actions[name]}" for name in wrong)
            raise IllegalAction(f"not legal: {said}; an agent that is not asked can only wait, {self._table.wait}")
        for seat in [] if wrong else self.match.waiting_seats:
            if self.match.actor_of(seat) is not None:
                self._table.answer(seat, actions[agent(seat)])
        over, broken_off = self.match.over or bool(wrong), self._table.broken_off
        returns = [-float(agent(seat) in wrong) for seat in range(len(agents))] if wrong else self.match.returns()
        looks = {name: self._table.look(name) for name in agents}
        if over or broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            looks,
            {name: returns[self._table.seat_of[name]] for name in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            {name: {"action_mask": look["action_mask"]} for name, look in looks.items()},
        )

    def _is_legal(self, name: str, action: int) -> bool:
        actor = self.match.actor_of(self._table.seat_of[name])
        return action == self._table.wait if actor is None else action in self.match.legal_actions(actor)
