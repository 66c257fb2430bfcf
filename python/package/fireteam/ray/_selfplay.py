"""Actors that hold a batch, and work for them in pieces."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import ray
from ray.exceptions import ObjectLostError, RayActorError

from .. import Batch
from .._native import seed_of

#: What chooses actions: (batch) -> one action for each of its matches. It must be something Ray can send.
Policy = Callable[[Batch], np.ndarray]


#: A piece that is lost this often takes its worker with it, whichever it is.
ATTEMPTS = 5


def _at_random(batch: Batch) -> np.ndarray:
    return batch.sample()


@dataclass
class Rollout:
    """What a batch went through in one piece of work: arrays (steps, n, …) with the names of :class:`fireteam.Batch`."""

    piece: int
    observations: np.ndarray
    masks: np.ndarray
    seats: np.ndarray
    actions: np.ndarray
    rewards: np.ndarray
    done: np.ndarray
    truncated: np.ndarray
    #: What the asked seats may know after the last step: (n, features).
    last: np.ndarray


@dataclass
class Scores:
    """How matches ended, added up."""

    #: Matches that came to an end, and matches that were broken off.
    matches: int
    truncated: int
    decisions: int
    #: By seat: matches won, shared wins as a part of one, and the sum of what the matches paid.
    wins: np.ndarray
    rewards: np.ndarray

    def __add__(self, other: Scores) -> Scores:
        return Scores(
            self.matches + other.matches,
            self.truncated + other.truncated,
            self.decisions + other.decisions,
            self.wins + other.wins,
            self.rewards + other.rewards,
        )


class Actor:
    """Holds a batch, and plays pieces of work with it. ``rollouts`` and ``scores`` make actors of this class."""

    def __init__(self, game: str, n: int, threads: int = 1, **batch: Any) -> None:
        self.batch = Batch(game, n, threads, **batch)

    def ready(self) -> None:
        """Answers once the actor is there."""

    def rollout(self, piece: int, seed: int, steps: int, policy: Policy | None = None) -> Rollout:
        """Begins anew with this seed, and keeps everything it goes through."""
        batch, policy = self.batch, policy or _at_random
        batch.reset(seed_of(seed, piece))
        names = ("observations", "masks", "seats", "actions", "rewards", "done", "truncated")
        kept: dict[str, list[np.ndarray]] = {name: [] for name in names}
        for _ in range(steps):
            for name in ("observations", "masks", "seats"):
                kept[name].append(getattr(batch, name).copy())
            actions = np.asarray(policy(batch))
            kept["actions"].append(actions)
            batch.step(actions)
            for name in ("rewards", "done", "truncated"):
                kept[name].append(getattr(batch, name).copy())
        return Rollout(piece, **{name: np.stack(rows) for name, rows in kept.items()}, last=batch.observations.copy())

    def scores(self, piece: int, seed: int, steps: int, policy: Policy | None = None) -> Scores:
        """Begins anew with this seed, and keeps only how matches ended."""
        batch, policy = self.batch, policy or _at_random
        batch.reset(seed_of(seed, piece))
        seats = batch.num_seats
        total = Scores(0, 0, 0, np.zeros(seats), np.zeros(seats))
        for _ in range(steps):
            batch.step(np.asarray(policy(batch)))
            over = batch.done & ~batch.truncated
            paid = batch.rewards[over].astype(float)
            best = paid == paid.max(axis=1, keepdims=True) if len(paid) else paid
            total.matches += int(over.sum())
            total.truncated += int(batch.truncated.sum())
            total.decisions += len(batch)
            total.wins += (best / np.maximum(best.sum(axis=1, keepdims=True), 1)).sum(axis=0)
            total.rewards += paid.sum(axis=0)
        return total


def rollouts(
    game: str,
    *,
    pieces: int,
    n: int = 256,
    steps: int = 64,
    policy: Policy | None = None,
    seed: int = 0,
    workers: int = 2,
    threads: int = 1,
    **batch: Any,
) -> Iterator[Rollout]:
    """Plays pieces of ``steps`` steps of ``n`` matches on Ray, and yields them as they come.

    Every piece comes once, in no certain order. It depends on the seed, its number and the
    policy: whichever worker plays it, and however often a worker is lost, it is the same. Without
    a policy, actions are drawn at random. ``batch`` is what :class:`fireteam.Batch` takes besides.
    """
    yield from _work("rollout", game, pieces, (seed, steps, policy), workers, {"n": n, "threads": threads, **batch})


def scores(
    game: str,
    *,
    pieces: int,
    n: int = 256,
    steps: int = 512,
    policy: Policy | None = None,
    seed: int = 0,
    workers: int = 2,
    threads: int = 1,
    **batch: Any,
) -> Scores:
    """How matches end under a policy: like :func:`rollouts`, but added up."""
    parts = _work("scores", game, pieces, (seed, steps, policy), workers, {"n": n, "threads": threads, **batch})
    first = next(parts)
    for part in parts:
        first += part
    return first


def _work(method: str, game: str, pieces: int, job: tuple, workers: int, batch: dict[str, Any]) -> Iterator[Any]:
    """Every piece once. Whatever is lost with an actor is given to another one."""
    if pieces < 1 or workers < 1:
        raise ValueError("pieces and workers: at least one")
    # What is wrong with a batch is said here, not on some machine.
    Batch(game, **batch)
    seed, steps, policy = job
    policy = ray.put(policy)
    made = ray.remote(num_cpus=batch["threads"])(Actor)
    todo, attempts, done = deque(range(pieces)), Counter(), 0
    #: What is on its way, and from whom; no piece for an actor that is about to start. It gets
    #: one when it is there: where a machine has gone, there may be no room for it any more.
    coming: dict[Any, tuple[Any, int | None]] = {}

    def begin() -> None:
        actor = made.remote(game, **batch)
        coming[actor.ready.remote()] = actor, None

    for _ in range(min(workers, pieces)):
        begin()
    try:
        while done < pieces:
            [ready], _ = ray.wait(list(coming), num_returns=1)
            actor, piece = coming.pop(ready)
            try:
                result = ray.get(ready)
            except (RayActorError, ObjectLostError) as lost:
                attempts[piece] += 1
                if attempts[piece] > ATTEMPTS:
                    raise RuntimeError(f"piece {piece} was lost {ATTEMPTS} times") from lost
                if piece is not None:
                    todo.appendleft(piece)
                begin()
                continue
            if todo:
                # The next piece is under way before this one is looked at.
                following = todo.popleft()
                coming[getattr(actor, method).remote(following, seed, steps, policy)] = actor, following
            if piece is not None:
                done += 1
                yield result
    finally:
        for actor in {actor for actor, _ in coming.values()}:
            ray.kill(actor)
