"""Self-play on a cluster: a linear policy plays all three seats of Adrenaline, and learns by REINFORCE.

    python python/examples/ray_selfplay.py [ROUNDS]

Actors that hold a `Batch` play pieces of work, on as many machines as Ray has; a piece that
is lost is played again, and each is counted once. Needs `pip install ray`.
"""

import sys

import fireteam
import fireteam.ray
import numpy as np

SETUP = {"players": 3, "limit": 400}
BOTS = {1: "random", 2: "random"}


class Policy:
    """Chances of every action: what Ray sends to the workers."""

    def __init__(self) -> None:
        about = next(game for game in fireteam.games() if game.name == "adrenaline")
        self.weights = np.zeros((about.features, about.actions), np.float32)
        self.rng = np.random.default_rng(1)

    def chances(self, looks: np.ndarray, masks: np.ndarray) -> np.ndarray:
        logits = np.where(masks, looks.astype(np.float32) / 8 @ self.weights, -np.inf)
        odds = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return odds / odds.sum(axis=-1, keepdims=True)

    def __call__(self, batch: fireteam.Batch) -> np.ndarray:
        noise = -np.log(self.rng.exponential(size=batch.masks.shape))
        with np.errstate(divide="ignore"):
            return (np.log(self.chances(batch.observations, batch.masks)) + noise).argmax(axis=1)

    def slope(self, played: fireteam.ray.Rollout) -> np.ndarray:
        """Towards what was done in matches that paid: by decision, the pay of its seat when the match ended."""
        paid, slope = np.zeros(played.rewards.shape[1:], np.float32), np.zeros_like(self.weights)
        lanes = np.arange(len(paid))
        for t in reversed(range(len(played.actions))):
            paid = np.where(played.done[t][:, None], played.rewards[t], paid)
            toward = -self.chances(played.observations[t], played.masks[t])
            toward[lanes, played.actions[t]] += 1
            slope += played.observations[t].T.astype(np.float32) / 8 @ (toward * paid[lanes, played.seats[t], None])
        return slope / played.actions.size


def main(rounds: int = 20, pieces: int = 8, n: int = 32, steps: int = 512, workers: int = 2) -> list[fireteam.ray.Scores]:
    policy, told = Policy(), []
    work = {"n": n, "steps": steps, "workers": workers}
    for seed in range(rounds):
        parts = fireteam.ray.rollouts("adrenaline", pieces=pieces, policy=policy, seed=seed, **work, **SETUP)
        slopes = {played.piece: policy.slope(played) for played in parts}
        policy.weights += 0.5 * sum(slopes[piece] for piece in range(pieces)) / pieces
        told.append(fireteam.ray.scores("adrenaline", pieces=2, policy=policy, seed=77, bots=BOTS, **work, **SETUP))
        print(f"round {seed}: won {told[-1].wins[0] / max(told[-1].matches, 1):.0%} of {told[-1].matches} against random")
    return told


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
