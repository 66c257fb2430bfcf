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
from .replay import Replay
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
        self.rate = torch.tensor(plan.rate[0], device=device)
        fused = device.type == "cuda"
        self.adam = torch.optim.Adam(self.network.parameters(), lr=self.rate, eps=1e-5, fused=fused, capturable=fused)
        self.lesson: Lesson | None = None
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
        for group in self.adam.param_groups:
            group["lr"] = self.rate
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
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda", cache_enabled=False)

    def learn(self, played: Steps, part: float) -> dict[str, float]:
        """A few passes over what was played, which is always written into the same room."""
        if self.lesson is None or self.lesson.played is not played:
            self.lesson = Lesson(self, played)
        self.network.notice(played.looks.flatten(0, 2))
        return self.lesson.learn(part)


class Lesson:
    """What a run learns from the room that its matches are written into."""

    def __init__(self, run: Run, played: Steps) -> None:
        self.run, self.played, plan, device = run, played, run.plan, run.device
        names = ("looks", "masks", "actions", "logs", "values")
        self.looks, self.masks, self.actions, self.logs, self.values = (
            getattr(played, name).flatten(0, 2) for name in names
        )
        self.ahead, self.goals = torch.zeros_like(self.logs), torch.zeros_like(self.values)
        self.known = torch.zeros_like(self.logs, dtype=torch.bool)
        #: The decisions that the next minibatch is made of.
        self.some = torch.zeros(plan.minibatch, dtype=torch.int64, device=device)
        #: How strongly surprises fade, chance is paid for and the shaping counts.
        self.fade, self.entropy, self.shaping = (torch.zeros((), device=device) for _ in range(3))
        self.told = torch.zeros(4, device=device)
        self.look_back = Replay(self.judge, device)
        self.take = Replay(self.descend, device)

    def learn(self, part: float) -> dict[str, float]:
        run, plan = self.run, self.run.plan
        for number, name in [(self.fade, "fade"), (self.entropy, "entropy"), (self.shaping, "shaping")]:
            number.fill_(plan.at(name, part))
        run.rate.fill_(plan.rate_at(part))
        self.look_back()
        rows = self.known.nonzero()[:, 0]
        self.ahead.sub_(self.ahead[rows].mean()).div_(self.ahead[rows].std() + 1e-6)
        self.told.zero_()
        # The last minibatch is filled up with decisions of the first.
        count = -(-len(rows) // plan.minibatch)
        for _ in range(plan.epochs):
            order = rows[torch.randperm(len(rows), device=run.device)]
            order = order.repeat(-(-plan.minibatch // len(rows)) + 1)[: count * plan.minibatch]
            for some in order.split(plan.minibatch):
                self.some.copy_(some)
                self.take()
        run.updates += count * plan.epochs
        names = ("policy", "value", "entropy", "divergence")
        return dict(zip(names, (self.told / (count * plan.epochs)).tolist(), strict=True))

    def judge(self) -> None:
        """How much better every decision went than expected."""
        found = [traces(steps, self.fade) for steps in self.played.pages()]
        gains = torch.cat([gain.flatten(0, 1) for gain, _ in found])
        self.known.copy_(torch.cat([known.flatten() for _, known in found]))
        self.goals.copy_(gains + self.values)
        self.ahead.copy_(0.5 * gains[:, 0] + 0.5 * gains[:, 1] + self.shaping * gains[:, 2])

    def descend(self) -> None:
        """A step of the weights by a minibatch."""
        run, plan, some = self.run, self.run.plan, self.some
        with run.cast():
            logits, guesses = run.network(self.looks[some])
        now = masked(logits, self.masks[some])
        chosen = now.gather(1, self.actions[some, None])[:, 0]
        ratio = (chosen - self.logs[some]).exp()
        gain = self.ahead[some]
        bound = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        policy = -torch.min(ratio * gain, bound * gain).mean()
        value = (guesses.float() - self.goals[some]).square().mean(0).sum()
        entropy = -(now.exp() * now.clamp_min(-50)).sum(1).mean()
        run.adam.zero_grad(set_to_none=True)
        (policy + value - self.entropy * entropy).backward()
        torch.nn.utils.clip_grad_norm_(run.network.parameters(), 1.0)
        run.adam.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(run.average.parameters()), list(run.network.parameters()), 1 - plan.average)
            divergence = (self.logs[some] - chosen).mean()
            self.told += torch.stack([policy, value, entropy, divergence])


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
