"""Gymnasium environments: one seat against our bots, one match or many at once.

Registered on import as ``fireteam/Adrenaline-v0``, ``fireteam/AdrenalineTeam-v0``,
``fireteam/TF2Board-v0`` and ``fireteam/TF2Turns-v0``.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ._agents import bounds, id_of, space
from ._native import Batch, FireteamError, IllegalAction, Match

__all__ = ["FireteamEnv", "FireteamVectorEnv", "register"]


def register() -> None:
    """Makes the ids known to Gymnasium."""
    from . import games

    for game in games():
        id = f"fireteam/{id_of(game.name)}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id=id,
                entry_point="fireteam.gym:FireteamEnv",
                vector_entry_point="fireteam.gym:FireteamVectorEnv",
                kwargs={"game": game.name},
                disable_env_checker=True,
            )


class FireteamEnv(gymnasium.Env):
    """One seat of a match; bots of ours answer for the others.

    An observation is a dictionary with ``observation`` and ``action_mask``; the mask is
    in ``info`` as well. An action that is not legal loses the match at once, unless
    ``illegal`` is ``"raise"``. The reward is paid at the end: see ``Match.returns``.
    """

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str = "greedy",
        illegal: str = "lose",
        limit: int = 0,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise FireteamError(f"illegal: lose or raise, not {illegal!r}")
        self.game, self.seat, self.bots, self.illegal, self.limit = game, seat, bots, illegal, limit
        self.render_mode, self.setup = render_mode, setup
        self.match = Match(game, skip_singles=True, **setup)
        if not 0 <= seat < self.match.num_seats:
            raise FireteamError(f"there is no seat {seat}; there are {self.match.num_seats}")
        self.observation_space = space(self.match, self.match.num_actions)
        self.action_space = spaces.Discrete(self.match.num_actions)
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        self._steps = 0
        # A match may end before this seat is ever asked; then another begins.
        while True:
            luck = int(self.np_random.integers(2**63))
            self.match = Match(self.game, luck, skip_singles=True, **self.setup)
            self._others()
            if not self.match.over:
                break
        return self._look()

    def step(self, action: Any) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        try:
            self.match.step(int(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            look, info = self._look()
            return look, -1.0, True, False, info | {"illegal_action": int(action)}
        self._steps += 1
        self._others()
        over = self.match.over
        look, info = self._look()
        broken_off = not over and 0 < self.limit <= self._steps
        return look, float(self.match.returns()[self.seat]), over, broken_off, info

    def _others(self) -> None:
        """Bots answer until this seat is asked."""
        while not self.match.over and self.match.seat != self.seat:
            self.match.step(self.match.bot(self.bots, int(self.np_random.integers(2**63))))

    def _look(self) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        if self.match.over:
            mask = np.ones(self.match.num_actions, dtype=np.int8)
        else:
            mask = self.match.mask().astype(np.int8)
        return {"observation": self.match.observation(self.seat), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = "\n".join(self.match.events(seat=self.seat)) or repr(self.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class FireteamVectorEnv(VectorEnv):
    """Many matches at once: a ``Batch`` with one seat left to the policy.

    A match that ends is followed by another in the same step; the last observation
    is in ``info["final_obs"]``. An action that is not legal raises.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        bots: str = "greedy",
        threads: int = 1,
        limit: int = 0,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        first = Match(game, **setup)
        if not 0 <= seat < first.num_seats:
            raise FireteamError(f"there is no seat {seat}; there are {first.num_seats}")
        others = {other: bots for other in range(first.num_seats) if other != seat}
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        self.batch = Batch(game, num_envs, threads, bots=others, limit=limit, **setup)
        low, high = bounds(first)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int8),
                "action_mask": spaces.MultiBinary(first.num_actions),
            }
        )
        self.single_action_space = spaces.Discrete(first.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        look = self._look()
        return look, {"action_mask": look["action_mask"]}

    def step(self, actions: Any) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        batch = self.batch
        batch.step(np.asarray(actions))
        look = self._look()
        done, truncated = batch.done.copy(), batch.truncated.copy()
        info: dict[str, Any] = {"action_mask": look["action_mask"]}
        if done.any():
            info["final_obs"] = {
                "observation": batch.final_observations * done[:, None],
                "action_mask": np.repeat(done[:, None].astype(np.int8), batch.num_actions, axis=1),
            }
            info["_final_obs"] = done
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return look, rewards, done & ~truncated, truncated, info

    def _look(self) -> dict[str, np.ndarray]:
        # Copies, since the batch writes into its arrays at the next step.
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.astype(np.int8)}
