"""How well a network plays: its best answer, without search, against our bots."""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import fireteam
import torch
from torch import nn

from .settings import LIMIT, seats_of, setups, sides


@dataclass
class Result:
    games: int
    #: The share of the victory, where 1 is all of it.
    wins: float
    #: What an equal player would have won.
    fair: float
    #: The share of matches that had to be broken off.
    cut: float
    #: How often a rival had fewer points, a tie counted half; the victory where there are two sides.
    ahead: float

    def __str__(self) -> str:
        return (
            f"{self.wins:.1%} of the victory (fair {self.fair:.1%}), ahead of {self.ahead:.1%} of its rivals, "
            f"{self.games} games, {self.cut:.1%} broken off"
        )


@torch.no_grad()
def gauge(
    network: nn.Module, game: str, only: int, skill: str, lanes: int, device: torch.device, threads: int
) -> Result:
    """Plays `lanes` matches in every setup and seat, where the rivals are bots of `skill`."""
    tables = []
    for setup in setups(game, only):
        seats = fireteam.Match(game, **setup).num_seats
        for side in range(sides(game, seats)):
            ours = seats_of(game, setup, side, seats)
            bots = {seat: skill for seat in range(seats) if seat not in ours}
            tables.append((fireteam.Batch(game, lanes, seed=77, bots=bots, limit=LIMIT[game], **setup), ours))
    with ThreadPoolExecutor(threads) as pool:
        results = list(pool.map(lambda table: play(network, game, *table, device), tables))
    count = len(results) * lanes
    sums = [sum(column) / count for column in zip(*results, strict=True)]
    return Result(count, *sums)


def play(network: nn.Module, game: str, batch: fireteam.Batch, ours: list[int], device: torch.device):
    """Shares of the victory, fair shares, matches broken off and rivals left behind, all summed up."""
    lanes, seats = batch.seats.shape[0], batch.num_seats
    count = sides(game, seats)
    running = torch.ones(lanes, dtype=torch.bool)
    wins = cut = ahead = 0.0
    rivals = [seat for seat in range(seats) if seat not in ours]
    while running.any():
        looks, masks = (torch.from_numpy(array).to(device) for array in (batch.observations, batch.masks))
        logits, _ = network(looks)
        batch.step(logits.masked_fill(~masks, -1e9).argmax(1).cpu().numpy())
        over = torch.from_numpy(batch.done) & running
        for lane in over.nonzero()[:, 0].tolist():
            points = batch.points[lane]
            share = (float(batch.rewards[lane, ours[0]]) * (count - 1) + 1) / count
            share = 1.0 / count if batch.truncated[lane] else share
            wins += share
            cut += bool(batch.truncated[lane])
            if count > 2:
                mine = points[ours[0]]
                ahead += float((mine > points[rivals]).sum() + 0.5 * (mine == points[rivals]).sum()) / len(rivals)
            else:
                ahead += share
        running &= ~over
    return wins, lanes / count, cut, ahead


def main() -> None:
    from .ppo import Run

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--lanes", type=int, default=64)
    parser.add_argument("--threads", type=int, default=16)
    given = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    run = Run.of(given.run, device)
    print(gauge(run.average, run.plan.game, run.plan.only, given.bots, given.lanes, device, given.threads))


if __name__ == "__main__":
    main()
