"""How fast the package is, beside OpenSpiel and PettingZoo where they are installed.

    python python/bench.py [--seconds 2] [--write]

A decision is an answer among at least two; answers are drawn at random. Rows are the best of
three runs, by second of processor time. One thread, two threads and two processes take turns,
by second on the clock: rows are medians, and what a round makes is compared with the one
thread of that round. Other projects' games are other games: they show what a call costs
there, not who is better. `--write` puts the table into docs/python.md, as `cargo xtask
python --bench` does.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import fireteam

PAGE = Path(__file__).parents[1] / "docs" / "python.md"

#: How often one thread, two threads and two processes take turns.
ROUNDS = 7

#: A way to play for some seconds: decisions a second.
Run = Callable[[float], float]


def match(game: str, look: bool, **setup: object) -> Run:
    """One match at a time, a mask with every step."""

    def run(seconds: float) -> float:
        rng, decisions, began, seed = random.Random(1), 0, time.process_time(), 0
        one = fireteam.Match(game, seed, skip_singles=True, **setup)
        while True:
            for _ in range(200):
                if one.over:
                    seed += 1
                    one = fireteam.Match(game, seed, skip_singles=True, **setup)
                one.mask()
                if look:
                    one.observation()
                one.step(rng.choice(one.legal_actions()))
            decisions += 200
            spent = time.process_time() - began
            if spent > seconds:
                return decisions / spent

    return run


def batch(game: str, threads: int = 1, clock: Callable[[], float] = time.process_time, **setup: object) -> Run:
    """1,024 matches at a time, observations and masks with every step."""

    def run(seconds: float) -> float:
        many = warm(game, threads, **setup)
        return pace(many, seconds, clock)

    return run


def warm(game: str, threads: int, **setup: object) -> fireteam.Batch:
    many = fireteam.Batch(game, 1024, threads, 1, **setup)
    for _ in range(20):
        many.step(many.sample())
    return many


def pace(many: fireteam.Batch, seconds: float, clock: Callable[[], float]) -> float:
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = many.sample()
        began = clock()
        many.step(actions)
        spent += clock() - began
        steps += 1
    return len(many) * steps / spent


def _process(game: str, setup: dict, seconds: float, ready, paces) -> None:
    many = warm(game, 1, **setup)
    ready.wait()
    paces.put(pace(many, seconds, time.perf_counter))


def processes(count: int, game: str, **setup: object) -> Run:
    """As many processes with a batch of one thread each, who begin together: what the machine has for threads."""

    def run(seconds: float) -> float:
        context = multiprocessing.get_context("spawn")
        ready, paces = context.Barrier(count), context.Queue()
        made = [context.Process(target=_process, args=(game, setup, seconds, ready, paces)) for _ in range(count)]
        for one in made:
            one.start()
        total = sum(paces.get() for _ in made)
        for one in made:
            one.join()
        return total

    return run


def openspiel(name: str) -> Run | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def run(seconds: float) -> float:
        rng, decisions, began = random.Random(1), 0, time.process_time()
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, odds)[0])
                else:
                    state.legal_actions_mask()
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            spent = time.process_time() - began
            if spent > seconds:
                return decisions / spent

    return run


def pettingzoo(name: str) -> Run | None:
    try:
        from importlib import import_module

        env = import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None

    def run(seconds: float) -> float:
        rng, decisions, began = random.Random(1), 0, time.process_time()
        while True:
            env.reset(seed=decisions)
            for _ in env.agent_iter():
                look, _, over, broken_off, _ = env.last()
                if over or broken_off:
                    env.step(None)
                    continue
                env.step(rng.choice(look["action_mask"].nonzero()[0]))
                decisions += 1
            spent = time.process_time() - began
            if spent > seconds:
                return decisions / spent

    return run


ROWS: list[tuple[str, Run | None]] = [
    ("Match, mask; adrenaline, 5 players", match("adrenaline", False, players=5)),
    ("Match, mask and observation; adrenaline, 5 players", match("adrenaline", True, players=5)),
    ("Batch of 1,024; adrenaline-team, 2 players", batch("adrenaline-team")),
    ("Batch of 1,024; tf2-board", batch("tf2-board")),
    ("Batch of 1,024; tf2-turns", batch("tf2-turns")),
    ("OpenSpiel, connect_four", openspiel("connect_four")),
    ("OpenSpiel, backgammon", openspiel("backgammon")),
    ("OpenSpiel, gin_rummy", openspiel("gin_rummy")),
    ("PettingZoo, connect_four_v3", pettingzoo("connect_four_v3")),
    ("PettingZoo, tictactoe_v3", pettingzoo("tictactoe_v3")),
]

#: Those who take turns.
TURNS: list[tuple[str, Run]] = [
    ("Batch of 1,024, 1 thread; adrenaline, 5 players", batch("adrenaline", 1, time.perf_counter, players=5)),
    ("the same, 2 threads", batch("adrenaline", 2, time.perf_counter, players=5)),
    ("two processes with 1 thread each", processes(2, "adrenaline", players=5)),
]


def table(seconds: float) -> list[str]:
    load = os.getloadavg()[0]
    rounds = [[run(seconds) for _, run in TURNS] for _ in range(ROUNDS)]
    lines = [f"{time.strftime('%Y-%m-%d')}, {machine()}, load {load:.1f} at the beginning, {ROUNDS} rounds of {seconds:g} s.", ""]
    lines += ["| what | decisions a second | times one thread |", "|---|---:|---:|"]
    for n, (name, _) in enumerate(TURNS):
        times = sorted(one[n] / one[0] for one in rounds)
        said = f"{median(times):.2f} ({times[0]:.2f} to {times[-1]:.2f})" if n else ""
        lines.append(f"| {name} | {median(one[n] for one in rounds):,.0f} | {said} |")
    return lines + [f"| {name} | {max(run(seconds) for _ in range(3)):,.0f} | |" for name, run in ROWS if run]


def machine() -> str:
    about = Path("/proc/cpuinfo")
    model = re.search(r"model name\s*: (.*)", about.read_text()) if about.exists() else None
    return f"{os.cpu_count()} cores of {model[1] if model else 'some processor'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    lines = table(given.seconds)
    print("\n".join(lines))
    if given.write:
        before, rest = PAGE.read_text().split("<!-- bench -->")
        _, after = rest.split("<!-- end of bench -->")
        text = "\n".join(lines)
        PAGE.write_text(f"{before}<!-- bench -->\n{text}\n<!-- end of bench -->{after}")


if __name__ == "__main__":
    main()
