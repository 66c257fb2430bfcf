"""Is what a network expects what comes? It plays against itself, by its best
answers; at every decision the share of the victory it expects is kept, and at
the end compared with what the seat got. `--mend` then makes a network as sure of
itself as it may be: it stretches and shifts the value, and leaves the policy alone.

    python -m train.calibration ../crates/bots/weights/*.net --out ../docs/pictures/calibration.svg
"""

from __future__ import annotations

import argparse
from pathlib import Path

import fireteam
import numpy as np
import torch

from . import reference
from .picture import drawn
from .ppo import Plan, Run
from .settings import LIMIT, setups, sides

#: Expectations are put together in tenths.
BINS = 10


def network_of(path: Path) -> tuple[str, torch.nn.Module]:
    """The game and the network of a file, in real numbers."""
    file = reference.Network.read(path)
    run = Run.fresh(Plan(file.game, width=len(file.first.bias), blocks=len(file.blocks)), torch.device("cpu"))
    run.adopt(path)
    return file.game, run.average


@torch.no_grad()
def expected_and_came(network: torch.nn.Module, game: str, setup: dict, matches: int, seed: int) -> np.ndarray:
    """For every decision of some matches what was expected and what came of it."""
    batch = fireteam.Batch(game, matches, seed=seed, limit=LIMIT[game], **setup)
    count = sides(game, batch.num_seats)
    held: list[list[tuple[int, float]]] = [[] for _ in range(matches)]
    found, going = [], np.arange(matches)
    while len(going):
        masks = torch.from_numpy(batch.masks[going])
        logits, values = network(torch.from_numpy(batch.observations[going]))
        for lane, seat, expected in zip(going, batch.seats[going], values[:, 0].tolist(), strict=True):
            held[lane].append((seat, expected))
        # Lanes that are over go on anyhow.
        actions = batch.legal[:, 0].astype(np.int64)
        actions[going] = logits.masked_fill(~masks, -1e9).argmax(1)
        batch.step(actions)
        for lane in going[batch.done[going]]:
            if not batch.truncated[lane]:
                came = (batch.rewards[lane] * (count - 1) + 1) / count
                found += [(expected, came[seat]) for seat, expected in held[lane]]
        going = going[~batch.done[going]]
    return np.array(found).reshape(-1, 2)


def in_bins(pairs: np.ndarray) -> list[tuple[float, float, int]]:
    """By tenths: what was expected, what came, of how many decisions."""
    place = np.minimum((pairs[:, 0] * BINS).astype(int), BINS - 1)
    some = (pairs[place == n] for n in range(BINS))
    return [(*held.mean(0).tolist(), len(held)) for held in some if len(held)]


def fitted(pairs: np.ndarray) -> tuple[float, float]:
    """By what to multiply a value, and what to add, so that its share is what came: a logistic regression."""
    share = pairs[:, 0].clip(1e-4, 1 - 1e-4)
    value = np.stack([np.log(share / (1 - share)), np.ones(len(share))])
    factors = np.array([1.0, 0.0])
    for _ in range(20):
        guess = 1 / (1 + np.exp(-factors @ value))
        bend = (value * guess * (1 - guess)) @ value.T
        factors += np.linalg.solve(bend, value @ (pairs[:, 1] - guess))
    return float(factors[0]), float(factors[1])


def mend(path: Path, slope: float, lean: float) -> None:
    file = reference.Network.read(path)
    unit = 2.0**file.value.shift
    weights, bias = file.value.weights / unit, file.value.bias / (reference.ONE * unit)
    file.value = reference.whole(slope * weights, slope * bias + lean, 1, file.clip, file.value.coding)
    file.write(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--matches", type=int, default=200, help="in every setup that is measured")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--mend", action="store_true", help="write the file anew with the value that fits")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    lines = {}
    for path in given.files:
        game, network = network_of(path)
        plays = [expected_and_came(network, game, setup, given.matches, given.seed) for setup in setups(game)]
        pairs = np.concatenate(plays)
        if not len(pairs):
            parser.error(f"{path}: no match came to its end")
        bins = in_bins(pairs)
        lines[game] = [(expected, came) for expected, came, _ in bins]
        for expected, came, count in bins:
            print(f"{game}: expected {expected:.1%}, came {came:.1%}, {count:,} decisions")
        count = sum(count for _, _, count in bins)
        off = sum(abs(expected - came) * some for expected, came, some in bins) / count
        print(f"{game}: off by {off:.1%} in the mean of {count:,} decisions", flush=True)
        if given.mend:
            slope, lean = fitted(pairs)
            mend(path, slope, lean)
            print(f"{path}: value times {slope:.3f}, plus {lean:.3f}", flush=True)
    marks = [(n / 5, f"{20 * n} %") for n in range(6)]
    given.out.write_text(drawn(lines, "what came, by what was expected", "expected share of the victory", marks))


if __name__ == "__main__":
    main()
