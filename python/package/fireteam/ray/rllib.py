"""An environment for RLlib: every seat an agent, or some of them played by our bots."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from .. import IllegalAction, Match
from .._agents import agent, bounds, observe
from .._native import seed_of

__all__ = ["FireteamEnv"]


class FireteamEnv(MultiAgentEnv):
    """One match for RLlib. The agent asked is in the observations; everybody is paid at the end.

    The configuration has ``game``, ``bots`` (a dictionary from seat to skill), ``limit`` (decisions
    until a match is broken off), ``lead`` (what a point of lead pays at once; 0 without it), ``seed``, and the
    options of the setup. An action that is not legal loses the match, unless ``illegal`` is ``"raise"``. Observations are dictionaries with ``observations`` and ``action_mask``, as
    RLlib's own example of masked actions has them.
    """

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        setup = dict(config or {})
        self.game = setup.pop("game", "adrenaline")
        self.bots: dict[int, str] = setup.pop("bots", {})
        self.limit: int = setup.pop("limit", 0)
        self.lead: float = setup.pop("lead", 0.0)
        self.illegal: str = setup.pop("illegal", "lose")
        worker, vector = getattr(config, "worker_index", 0), getattr(config, "vector_index", 0)
        self._seed: int = seed_of(seed_of(setup.pop("seed", 0), worker), vector)
        self.setup, self._played, self._decisions = setup, 0, 0
        self.match = Match(self.game, skip_singles=True, **setup)
        seats = [seat for seat in range(self.match.num_seats) if seat not in self.bots]
        if not seats:
            raise ValueError("bots: no seat is left to learn")
        low, high = bounds(self.match)
        look = spaces.Dict(
            {
                "observations": spaces.Box(low.astype(np.float32), high.astype(np.float32), dtype=np.float32),
                "action_mask": spaces.Box(0.0, 1.0, (self.match.num_actions,), dtype=np.float32),
            }
        )
        self.possible_agents = [agent(seat) for seat in seats]
        self.agents = list(self.possible_agents)
        self._seats = dict(zip(self.possible_agents, seats, strict=True))
        self.observation_spaces = dict.fromkeys(self.agents, look)
        self.action_spaces = dict.fromkeys(self.agents, spaces.Discrete(self.match.num_actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict, dict]:
        if seed is not None:
            self._seed, self._played = seed, 0
        self.agents, self._decisions = list(self.possible_agents), 0
        # A match may end before anybody here is asked.
        while True:
            self._played += 1
            self.match = Match(self.game, seed_of(self._seed, self._played), skip_singles=True, **self.setup)
            self._run_bots()
            if not self.match.over:
                self._leads = self._find_leads()
                return self._looks(), {}

    def step(self, action_dict: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        for name, action in action_dict.items():
            actor = self.match.actor_of(self._seats[name])
            if actor is None:
                raise ValueError(f"{name} is not asked")
            try:
                self.match.step(int(action), actor)
            except IllegalAction:
                if self.illegal == "raise":
                    raise
                return self._lost(name)
            self._decisions += 1
        self._run_bots()
        over = self.match.over
        cut = not over and 0 < self.limit <= self._decisions
        looks = self._looks(everybody=over or cut)
        before, self._leads = self._leads, self._find_leads()
        paid = self.match.returns()
        rewards = {
            name: paid[seat] + self.lead * (self._leads[seat] - before[seat]) for name, seat in self._seats.items()
        }
        ends = {**dict.fromkeys(self.agents, over), "__all__": over}
        cuts = {**dict.fromkeys(self.agents, cut), "__all__": cut}
        return looks, rewards, ends, cuts, {}

    def _lost(self, loser: str) -> tuple[dict, dict, dict, dict, dict]:
        """The end of a match in which somebody took an action that is not legal."""
        looks, agents = self._looks(everybody=True), self.agents
        rewards = {name: -1.0 if name == loser else 1.0 / max(len(agents) - 1, 1) for name in agents}
        ends = {**dict.fromkeys(agents, True), "__all__": True}
        return looks, rewards, ends, {**dict.fromkeys(agents, False), "__all__": False}, {}

    def _run_bots(self) -> None:
        while not self.match.over:
            skill = self.bots.get(self.match.seat)
            if skill is None:
                return
            self.match.step(self.match.bot(skill, seed_of(self.match.seed, self.match.seq)))

    def _find_leads(self) -> list[int]:
        """By seat, how far it is ahead of the best of the others."""
        points = self.match.points()
        return [mine - max(points[:seat] + points[seat + 1 :]) for seat, mine in enumerate(points)]

    def _looks(self, everybody: bool = False) -> dict[str, dict[str, np.ndarray]]:
        asked = set(self.match.waiting_seats)
        looks = {}
        for name, seat in self._seats.items():
            if everybody or seat in asked:
                seen = observe(self.match, seat, self.match.num_actions + 1)
                mask = seen["action_mask"][:-1].astype(np.float32)
                # At the end nobody is asked, but a mask is never empty.
                mask = mask if mask.any() else np.ones_like(mask)
                looks[name] = {"observations": seen["observation"].astype(np.float32), "action_mask": mask}
        return looks
