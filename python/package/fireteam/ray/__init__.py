"""Self-play and the lab on Ray, for more than one machine.

    >>> import fireteam.ray
    >>> for rollout in fireteam.ray.rollouts("adrenaline", pieces=64, n=256, steps=64, players=3):
    ...     learn(rollout.observations, rollout.actions, rollout.rewards)
    >>> fireteam.ray.lab("folder", parts=16, game="adrenaline", games=10_000, seed=1)

Work is cut into pieces, each with a seed of its own. A piece that was lost with its
worker is played again, elsewhere, and comes out the same; it is counted once.
:mod:`fireteam.ray.rllib` has an environment for RLlib.
"""

from ._lab import lab
from ._selfplay import Actor, Rollout, Scores, rollouts, scores

__all__ = ["Actor", "Rollout", "Scores", "lab", "rollouts", "scores"]
