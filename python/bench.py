"""How fast the package is, beside OpenSpiel and PettingZoo where they are installed.

    python python/bench.py [SECONDS]

A decision is an answer among at least two. Every number is the best of three runs with
random answers, in decisions by second of processor time; with several threads, by second
on the clock. Other projects' games are other games: they show what
a call costs there, not who is better.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import fireteam

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0


def best(run: Callable[[float], float]) -> float:
    """Decisions a second, the best of three runs."""
    return max(run(SECONDS) for _ in range(3))


def match(game: str, look: bool, **setup: object) -> Callable[[float], float]:
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


def batch(game: str, threads: int, **setup: object) -> Callable[[float], float]:
    """1,024 matches at a time, observations and masks with every step."""

    def run(seconds: float) -> float:
        clock = time.process_time if threads == 1 else time.perf_counter
        many = fireteam.Batch(game, 1024, threads, 1, **setup)
        for _ in range(20):
            many.step(many.sample())
        steps, spent = 0, 0.0
        while spent < seconds:
            actions = many.sample()
            began = clock()
            many.step(actions)
            spent += clock() - began
            steps += 1
        return 1024 * steps / spent

    return run


def openspiel(name: str) -> Callable[[float], float] | None:
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


def pettingzoo(name: str) -> Callable[[float], float] | None:
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


ROWS: list[tuple[str, Callable[[float], float] | None]] = [
    ("Match, mask; adrenaline, 5 players", match("adrenaline", False, players=5)),
    ("Match, mask and observation; adrenaline, 5 players", match("adrenaline", True, players=5)),
    ("Batch of 1,024, 1 thread; adrenaline, 5 players", batch("adrenaline", 1, players=5)),
    ("Batch of 1,024, 2 threads; adrenaline, 5 players", batch("adrenaline", 2, players=5)),
    ("Batch of 1,024, 1 thread; adrenaline-team, 2 players", batch("adrenaline-team", 1)),
    ("Batch of 1,024, 1 thread; tf2-board", batch("tf2-board", 1)),
    ("Batch of 1,024, 1 thread; tf2-turns", batch("tf2-turns", 1)),
    ("OpenSpiel, connect_four", openspiel("connect_four")),
    ("OpenSpiel, backgammon", openspiel("backgammon")),
    ("OpenSpiel, gin_rummy", openspiel("gin_rummy")),
    ("PettingZoo, connect_four_v3", pettingzoo("connect_four_v3")),
    ("PettingZoo, tictactoe_v3", pettingzoo("tictactoe_v3")),
]

if __name__ == "__main__":
    print("| what | decisions a second |\n|---|---:|")
    for name, run in ROWS:
        if run is not None:
            print(f"| {name} | {best(run):,.0f} |", flush=True)
