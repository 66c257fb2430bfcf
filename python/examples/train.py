"""A policy that learns to beat our bots, with NumPy alone.

    python python/examples/train.py [SECONDS] [--game adrenaline] [--bots random] [--save FILE.npz]

One seat learns against bots: an advantage actor-critic with one hidden
layer. The reward is the outcome, and the lead in points as it grows, which is
what makes learning start early. What was saved plays by `agent_trained.py`.
"""

from __future__ import annotations

import argparse
import time

import fireteam
import numpy as np

LANES, STEPS, HIDDEN = 256, 32, 128
DISCOUNT, TRACE, ENTROPY = 0.997, 0.95, 0.01


class Network:
    """Numbers in; a logit for every action and a value out."""

    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = [
            layer(features, HIDDEN, 2.0),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.1),
            layer(HIDDEN, 1, 0.1),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def __call__(self, looks: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        inner, bias, policy, value = self.weights
        hidden = np.maximum(looks @ inner + bias, 0)
        logits = np.where(masks, hidden @ policy, -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ value)[:, 0]

    def learn(self, looks, masks, actions, advantages, targets, rate: float) -> None:
        """One step of Adam towards what went better than expected."""
        inner, _, policy, value = self.weights
        hidden, chances, values = self(looks, masks)
        n = len(actions)
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = (chances * logs).sum(axis=1, keepdims=True)
        up = chances * advantages[:, None] + ENTROPY * chances * (logs - surprise)
        up[np.arange(n), actions] -= advantages
        up = np.where(masks, up, 0) / n
        gap = ((values - targets) / n)[:, None]
        back = (up @ policy.T + 0.5 * gap @ value.T) * (hidden > 0)
        slopes = [looks.T @ back, back.sum(axis=0), hidden.T @ up, 0.5 * hidden.T @ gap]
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.updates += 1
        for weight, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            slope = slope * min(1.0, 0.5 / (norm + 1e-9))
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            fix = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            weight -= rate * fix * first / (np.sqrt(second) + 1e-8)


def pick(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action for every row, by its chances."""
    drawn = rng.random((len(chances), 1), dtype=np.float32) * chances.sum(axis=1, keepdims=True)
    picked = (chances.cumsum(axis=1) < drawn).sum(axis=1)
    legal = chances[np.arange(len(chances)), np.minimum(picked, chances.shape[1] - 1)] > 0
    return np.where(legal, picked, chances.argmax(axis=1))


def lead(points: np.ndarray) -> np.ndarray:
    """How far the first seat is ahead of the best of the others."""
    return (points[:, 0] - points[:, 1:].max(axis=1)).astype(np.float32)


def train(
    game: str, seconds: float, setup: dict[str, object], skill: str = "random", save: str | None = None
) -> list[float]:
    """Trains and prints; gives the share of wins in each tenth of the time."""
    rng = np.random.default_rng(1)
    seats = fireteam.Match(game, **setup).num_seats
    bots = dict.fromkeys(range(1, seats), skill)
    batch = fireteam.Batch(game, LANES, seed=1, bots=bots, limit=400, **setup)
    network = Network(batch.observations.shape[1], batch.num_actions, rng)
    began, shares, wins, ends, decisions = time.time(), [], 0, 0, 0
    ahead = lead(batch.points)
    while time.time() - began < seconds:
        looks, masks, actions, values, rewards, done = [], [], [], [], [], []
        for _ in range(STEPS):
            look, mask = batch.observations.astype(np.float32), batch.masks.copy()
            _, chances, value = network(look, mask)
            action = pick(chances, rng)
            batch.step(action)
            now = lead(batch.points)
            reward = batch.rewards[:, 0] + 0.05 * (now - ahead)
            over = batch.done.copy()
            ahead = np.where(over, 0, now)
            wins += int((batch.rewards[over & ~batch.truncated, 0] > 0).sum())
            ends += int((over & ~batch.truncated).sum())
            for store, part in zip(
                (looks, masks, actions, values, rewards, done), (look, mask, action, value, reward, over), strict=True
            ):
                store.append(part)
        decisions += LANES * STEPS
        _, _, following = network(batch.observations.astype(np.float32), batch.masks)
        advantage, trace = np.zeros(LANES, np.float32), []
        for t in reversed(range(STEPS)):
            alive = ~done[t]
            surprise = rewards[t] + DISCOUNT * following * alive - values[t]
            advantage = surprise + DISCOUNT * TRACE * advantage * alive
            trace.append(advantage)
            following = values[t]
        gains = np.concatenate(trace[::-1])
        targets = gains + np.concatenate(values)
        scaled = (gains - gains.mean()) / (gains.std() + 1e-6)
        every = [np.concatenate(store) for store in (looks, masks, actions)]
        order = rng.permutation(LANES * STEPS)
        for part in np.split(order, 4):
            network.learn(*(store[part] for store in every), scaled[part], targets[part], 1e-3)
        if time.time() - began > seconds * (len(shares) + 1) / 10 and ends:
            shares.append(wins / ends)
            spent = time.time() - began
            print(f"{spent:6.0f} s  {decisions:9,} decisions  {ends:6,} matches  {100 * wins / ends:5.1f} % won", flush=True)
            wins = ends = 0
    if save:
        np.savez_compressed(save, *network.weights, game=game, encoding=fireteam.Match(game, **setup).encoding)
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=300)
    parser.add_argument("--game", default="adrenaline")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--save", metavar="FILE")
    given = parser.parse_args()
    train(given.game, given.seconds, {"players": 3} if given.game == "adrenaline" else {}, given.bots, given.save)
