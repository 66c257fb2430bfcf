"""Teaches a policy by self-play: proximal policy optimisation with masks.

A run is a folder. It holds one checkpoint, written every two minutes and at the
end, and `curve.csv`; the same command goes on where the run stopped.
"""

from __future__ import annotations

import argparse
import copy
import csv
import math
import os
import shutil
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import fireteam
import numpy as np
import torch
from torch import Tensor

from . import reference
from .gauge import Result, gauge
from .network import VALUES, Network, masked, pick
from .rollout import Player, Steps, traces
from .settings import RIVALS

#: Seconds between checkpoints.
SAVE = 120.0


@dataclass
class Plan:
    """How a run learns. What goes from one number to another does so over the whole run."""

    game: str
    #: The place of the one setup that is taught; -1 for all of them.
    only: int = -1
    #: The file of the network that holds the other side, and learns nothing; in self-play there is none.
    against: str = ""
    width: int = 512
    blocks: int = 1
    lanes: int = 16_384
    steps: int = 96
    minibatch: int = 32_768
    epochs: int = 2
    clip: float = 0.15
    rate: tuple[float, float] = (8e-4, 5e-5)
    entropy: tuple[float, float] = (0.01, 0.003)
    fade: tuple[float, float] = (0.93, 0.95)
    shaping: tuple[float, float] = (1.0, 0.2)
    average: float = 0.998
    seed: int = 1

    def at(self, name: str, part: float) -> float:
        begin, end = getattr(self, name)
        return begin + (end - begin) * part

    def rate_at(self, part: float) -> float:
        begin, end = self.rate
        return end + (begin - end) * 0.5 * (1 + math.cos(math.pi * part))


def filed(rivals: int) -> list[int]:
    """Which values stand in a file: the share of the victory, and those of rivals."""
    return [0, *range(VALUES, VALUES + rivals)]


class Run:
    """A network that learns, the average of it that plays, and the clock."""

    def __init__(self, plan: Plan, features: list[tuple], actions: int, device: torch.device) -> None:
        self.plan, self.device, self.features = plan, device, features
        width = sum(feature[2] for feature in features)
        self.network = Network(width, actions, plan.width, plan.blocks, RIVALS[plan.game]).to(device)
        self.average = copy.deepcopy(self.network)
        self.adam = torch.optim.Adam(self.network.parameters(), lr=plan.rate[0], eps=1e-5, fused=device.type == "cuda")
        self.seconds, self.decisions, self.updates = 0.0, 0, 0
        #: How the weights were made that the run began with.
        self.origin = ""

    def save(self, folder: Path) -> None:
        """Writes a checkpoint of three files; a crash in between leaves the old one."""
        adam = self.adam.state_dict()
        adam["state"] = {
            n: {name: held.bfloat16() if held.ndim else held for name, held in state.items()}
            for n, state in adam["state"].items()
        }
        clock = (self.seconds, self.decisions, self.updates)
        parts = {
            "network": {"plan": asdict(self.plan), "features": self.features, "clock": clock}
            | {"origin": self.origin, "weights": self.network.state_dict()},
            "average": self.average.state_dict(),
            "adam": adam,
        }
        fresh, old = folder / "checkpoint.new", folder / "checkpoint.old"
        for gone in (fresh, old):
            shutil.rmtree(gone, ignore_errors=True)
        fresh.mkdir()
        for name, part in parts.items():
            torch.save(part, fresh / f"{name}.pt")
        if (folder / "checkpoint").exists():
            os.replace(folder / "checkpoint", old)
        os.replace(fresh, folder / "checkpoint")

    def load(self, folder: Path) -> None:
        def part(name: str) -> dict:
            return torch.load(folder / "checkpoint" / f"{name}.pt", map_location=self.device, weights_only=True)

        held = part("network")
        if held["features"] != self.features:
            raise SystemExit(f"{folder}: taught on another encoding of {self.plan.game}")
        self.network.load_state_dict(held["weights"])
        self.average.load_state_dict(part("average"))
        self.adam.load_state_dict(part("adam"))
        self.seconds, self.decisions, self.updates = held["clock"]
        self.origin = held["origin"]

    def adopt(self, path: Path) -> None:
        """Begins with the weights of a file."""
        file = reference.Network.read(path)
        if file.game != self.plan.game or file.layout != reference.fingerprint(self.features):
            raise SystemExit(f"{path}: made for another game or encoding")
        if (len(file.first.bias), len(file.blocks)) != (self.plan.width, self.plan.blocks):
            raise SystemExit(f"{path}: has another size; --width {len(file.first.bias)} --blocks {len(file.blocks)}")

        def fill(linear: torch.nn.Linear, layer: reference.Layer, unit: float, lines: np.ndarray) -> None:
            rows = filed(len(layer.bias) - 1) if linear is self.network.value else slice(None)
            weights = torch.from_numpy(lines / (unit * 2.0**layer.shift)).to(linear.weight)
            linear.bias.data[rows] = torch.from_numpy(layer.bias / (reference.ONE * 2.0**layer.shift)).to(linear.bias)
            linear.weight.data[rows, : weights.shape[1]] = weights

        fill(self.network.first, file.first, reference.ONE, file.first.weights.T)
        self.network.first.weight.data /= self.network.scale
        met = torch.from_numpy(file.first.weights.any(1))
        self.network.seen[: len(met)] |= met.to(self.network.seen.device)
        for (rise, fall), (one, two) in zip(self.network.blocks, file.blocks, strict=True):
            fill(rise, one, 1.0, one.weights)
            fill(fall, two, 1.0, two.weights)
        fill(self.network.policy, file.policy, 1.0, file.policy.weights)
        fill(self.network.value, file.value, 1.0, file.value.weights)
        self.average.load_state_dict(self.network.state_dict())
        self.origin = file.made

    @property
    def made(self) -> str:
        """How the weights were made, in a sentence."""
        rival = f"against {Path(self.plan.against).name} alone" if self.plan.against else "self-play"
        now = f"{self.decisions:,} decisions in {self.seconds / 60:.0f} minutes on one GPU, seed {self.plan.seed}"
        return f"{self.origin}; then {rival}, {now}" if self.origin else f"{rival}, {now}"

    @staticmethod
    def of(folder: Path, device: torch.device) -> Run:
        """The run of a folder."""
        held = torch.load(folder / "checkpoint" / "network.pt", map_location=device, weights_only=True)
        run = Run(Plan(**held["plan"]), held["features"], len(held["weights"]["policy.bias"]), device)
        run.load(folder)
        return run

    @staticmethod
    def fresh(plan: Plan, device: torch.device) -> Run:
        """A run for the encoding that the package has."""
        actions = next(game.actions for game in fireteam.games() if game.name == plan.game)
        return Run(plan, [tuple(feature) for feature in fireteam.spec(plan.game)], actions, device)

    def act(self, looks: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        with torch.no_grad(), self.cast():
            logits, values = self.network(looks)
            logs = masked(logits, masks)
            actions = pick(logs)
        return actions, logs.gather(1, actions[:, None])[:, 0], values.float()

    def cast(self) -> torch.autocast:
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")

    def learn(self, played: Steps, part: float) -> dict[str, float]:
        """A few passes over what was played."""
        plan = self.plan
        shaping = plan.at("shaping", part)
        weights = torch.tensor([0.5, 0.5, shaping], device=self.device)
        looks, masks, actions, logs, values = (
            getattr(played, name).flatten(0, 2) for name in ("looks", "masks", "actions", "logs", "values")
        )
        self.network.notice(looks)
        found = [traces(steps, plan.at("fade", part)) for steps in played.pages()]
        gains = torch.cat([gain.flatten(0, 1) for gain, _ in found])
        rows = torch.cat([known.flatten() for _, known in found]).nonzero()[:, 0]
        goals = gains + values
        ahead = gains[:, :VALUES] @ weights
        ahead = (ahead - ahead[rows].mean()) / (ahead[rows].std() + 1e-6)
        for group in self.adam.param_groups:
            group["lr"] = plan.rate_at(part)
        told = torch.zeros(4, device=self.device)
        count = 0
        for _ in range(plan.epochs):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for some in order.split(plan.minibatch):
                if len(some) < plan.minibatch // 2:
                    continue
                with self.cast():
                    logits, guesses = self.network(looks[some])
                now = masked(logits, masks[some])
                chosen = now.gather(1, actions[some, None])[:, 0]
                ratio = (chosen - logs[some]).exp()
                gain = ahead[some]
                bound = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                policy = -torch.min(ratio * gain, bound * gain).mean()
                value = (guesses.float() - goals[some]).square().mean(0).sum()
                entropy = -(now.exp() * now.clamp_min(-50)).sum(1).mean()
                loss = policy + value - plan.at("entropy", part) * entropy
                self.adam.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
                self.adam.step()
                with torch.no_grad():
                    torch._foreach_lerp_(
                        list(self.average.parameters()), list(self.network.parameters()), 1 - plan.average
                    )
                    told += torch.stack([policy, value, entropy, (logs[some] - chosen).mean()])
                count += 1
        self.updates += count
        names = ("policy", "value", "entropy", "divergence")
        return dict(zip(names, (told / max(count, 1)).tolist(), strict=True))


def train(
    plan: Plan,
    folder: Path,
    minutes: float,
    total: float,
    device: torch.device,
    threads: int,
    start: Path | None = None,
    gauged: int = 64,
) -> None:
    """Teaches for `minutes`, as part of a run of `total` minutes; a run that begins may do so with a file of weights.

    With every checkpoint half of `gauged` matches a seat and setup are played, all of them at the end: against greedy
    bots, or against the network that it is taught against.
    """
    torch.manual_seed(plan.seed)
    if device.type == "cuda":
        torch.set_num_threads(1)
    folder.mkdir(parents=True, exist_ok=True)
    run = Run.fresh(plan, device)
    if (folder / "checkpoint").exists():
        run.load(folder)
        print(f"goes on after {run.seconds:.0f} s and {run.decisions:,} decisions")
    rival = f"net:{plan.against}" if plan.against else ""
    seed = plan.seed + int(run.seconds)
    player = Player(plan.game, plan.only, plan.lanes, plan.steps, device, threads, seed, rival)

    def measured(lanes: int) -> Result:
        return gauge(run.average, plan.game, plan.only, rival or "greedy", lanes, device, threads)

    if run.decisions == 0:
        for _ in range(4):
            played = player.play(run.act)
        run.network.measure(played.looks.flatten(0, 2))
        run.average.scale.copy_(run.network.scale)
        if start:
            run.adopt(start)
    began, saved, before = time.time(), time.time(), run.seconds
    while time.time() - began < minutes * 60:
        started = time.time()
        played = player.play(run.act)
        playing = time.time() - started
        part = min(1.0, run.seconds / (total * 60))
        told = run.learn(played, part)
        run.seconds = before + time.time() - began
        run.decisions += played.done.numel()
        pace = played.done.numel() / (time.time() - started)
        line = {"seconds": round(run.seconds, 1), "decisions": run.decisions}
        line |= {"games": int(played.done.sum()), "pace": round(pace), "play": round(playing, 2)}
        line |= {name: round(number, 4) for name, number in told.items()}
        if time.time() - saved > SAVE:
            run.save(folder)
            saved = time.time()
            if gauged:
                line["wins"] = round(measured(gauged // 2).wins, 3)
        note(folder, line)
    run.save(folder)
    if gauged:
        last = measured(gauged)
        note(folder, {"seconds": round(run.seconds, 1), "decisions": run.decisions, "wins": round(last.wins, 3)})
        print(f"against {rival or 'greedy'} {last}")


def note(folder: Path, line: dict[str, float]) -> None:
    """Adds a line to the curve, and prints it."""
    print(" ".join(f"{name} {number}" for name, number in line.items()), flush=True)
    names = ["seconds", "decisions", "games", "pace", "play", "policy", "value", "entropy", "divergence", "wins"]
    fresh = not (folder / "curve.csv").exists()
    with (folder / "curve.csv").open("a", newline="") as file:
        writer = csv.DictWriter(file, names)
        if fresh:
            writer.writeheader()
        writer.writerow(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--total", type=float, default=20.0, help="minutes of the whole run, over which rates fall")
    parser.add_argument("--start", type=Path, help="a .net file to begin with")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--gauged", type=int, default=64, help="matches a seat and setup against greedy; 0 for none")
    for name, default in asdict(Plan("")).items():
        if isinstance(default, (int, float)):
            parser.add_argument(f"--{name}", type=type(default), default=default)
        elif isinstance(default, tuple):
            parser.add_argument(f"--{name}", type=float, nargs=2, default=default, metavar=("BEGIN", "END"))
    parser.add_argument("--against", default="", help="a .net file: an exploiter is taught, against it alone; with --only")
    given = parser.parse_args()
    if given.against and given.only < 0:
        parser.error("--against: an exploiter learns one setup; choose it with --only N")
    chosen = {name: getattr(given, name) for name in asdict(Plan("")) if hasattr(given, name)}
    device = torch.device(given.device)
    train(Plan(**chosen), given.out, given.minutes, given.total, device, given.threads, given.start, given.gauged)


if __name__ == "__main__":
    main()
