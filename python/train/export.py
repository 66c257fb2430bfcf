"""Writes the network of a run as a file that the bots read.

    python -m train.export runs/adrenaline --out crates/bots/weights/adrenaline.net

Features are matched by name: a file can be made for an encoding that has grown
since the run, whose new features the network then does not look at, and whose
new actions it does not know.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import fireteam
import numpy as np
import torch

from . import reference
from .network import CLIP, VALUES
from .ppo import Run, filed


def columns(taught: list, now: list) -> np.ndarray:
    """For every number of today's observations its place in those of the run, or -1."""
    places = {feature.name: feature for feature in taught}
    found = []
    for feature in now:
        old = places.get(feature.name)
        fits = old is not None and old.size == feature.size
        found.extend(range(old.place, old.place + old.size) if fits else [-1] * feature.size)
    return np.array(found)


def whole(run: Run, made: str) -> reference.Network:
    """The average of a run in whole numbers."""
    network = run.average.cpu().float()
    info = next(game for game in fireteam.games() if game.name == run.plan.game)
    now = fireteam.spec(run.plan.game)
    taught = [fireteam.Feature(*feature) for feature in run.features]
    place = columns(taught, now)

    def layer(linear: torch.nn.Linear) -> tuple[np.ndarray, np.ndarray]:
        return linear.weight.detach().double().numpy(), linear.bias.detach().double().numpy()

    weights, bias = layer(network.first)
    # What was never met has learned nothing and need not be written.
    weights = weights * network.scale.double().numpy() * run.network.seen.cpu().numpy()
    weights = np.where(place >= 0, weights[:, place], 0.0)
    policy, lean = layer(network.policy)
    new = info.actions - len(lean)
    policy, lean = np.pad(policy, ((0, new), (0, 0))), np.pad(lean, (0, new))
    value, offset = layer(network.value)
    kept = filed(len(offset) - VALUES)
    return reference.from_floats(
        (weights, bias),
        [(layer(rise), layer(fall)) for rise, fall in network.blocks],
        (policy, lean),
        (value[kept], offset[kept]),
        clip=round(CLIP * 256),
        codings=["i8"] * (3 + 2 * len(network.blocks)),
        game=run.plan.game,
        encoding=info.encoding,
        layout=reference.fingerprint([tuple(feature) for feature in now]),
        rules=info.rules,
        content=info.content,
        made=made,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    run = Run.of(given.run, torch.device("cpu"))
    whole(run, run.made).write(given.out)
    print(f"{given.out}: {given.out.stat().st_size:,} bytes, {run.made}")


if __name__ == "__main__":
    main()
