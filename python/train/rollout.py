"""Matches played by a policy against itself, many at once: the engine steps
one group of lanes on the processors while the network answers another.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import partial
from typing import Callable

import fireteam
import torch
from torch import Tensor

from .network import VALUES, padded
from .replay import Replay
from .settings import LIMIT, RIVALS, ROUNDS, mix, seats_of, sides


@dataclass
class Steps:
    """What was seen and done, a row for every step and a column for every lane; of all groups, a page for each."""

    looks: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    seats: Tensor
    #: By seat and stream: what the step earned.
    rewards: Tensor
    done: Tensor

    def pages(self) -> list[Steps]:
        """The steps of each group."""
        return [Steps(*page) for page in zip(*(getattr(self, field.name) for field in fields(self)), strict=True)]


class Group:
    """Lanes of all setups that are stepped together; all arrays on the device. In a single setup `bots` may have seats."""

    def __init__(
        self, game: str, only: int, lanes: int, seed: int, device: torch.device, threads: int, bots: dict[int, str]
    ) -> None:
        plays = mix(game, only)
        self.lanes = lanes // len(plays) * len(plays)
        self.batch = batch = fireteam.Batch(
            game, self.lanes, threads, seed, bots=bots, setups=plays, limit=LIMIT[game], shares=True, manners=True
        )
        self.num_seats, self.num_actions = batch.num_seats, batch.num_actions
        arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.points)
        arrays += (batch.shares, batch.done, batch.truncated)
        self.arrays = [torch.from_numpy(array) for array in arrays]
        self.rooms = [torch.zeros_like(array, device=device) for array in self.arrays]
        self.rooms[0] = torch.zeros(self.lanes, padded(batch.observations.shape[1]), dtype=torch.int8, device=device)
        self.looks, self.masks, self.seats, self.pay, self.points, self.shares, self.done, self.cut = self.rooms
        #: Which matches ended because their time was up.
        self.late = torch.zeros(self.lanes, dtype=torch.bool, device=device)
        places = {feature.name: feature.place for feature in batch.spec()}
        self.rounds = [place for name in ROUNDS.get(game, ()) for place in (places[name], places[name] + 1)]
        self.actions = torch.zeros(self.lanes, dtype=torch.int64)
        self.chosen = torch.zeros(self.lanes, dtype=torch.int64, device=device)
        #: Which of the steps that are written down comes next.
        self.step = torch.zeros(1, dtype=torch.int64, device=device)
        if device.type == "cuda":
            for array in (*self.arrays, self.actions):
                torch.cuda.cudart().cudaHostRegister(array.data_ptr(), array.numel() * array.element_size(), 0)
        counts = [fireteam.Match(game, **setup).num_seats for setup in plays]
        seats = torch.tensor(counts, device=device).repeat(self.lanes // len(plays))
        self.here = torch.arange(self.num_seats, device=device) < seats[:, None]
        self.sides = torch.tensor([float(sides(game, count)) for count in counts], device=device)
        self.sides = self.sides.repeat(self.lanes // len(plays))[:, None]
        #: By lane, seat and rival: the rival's seat, and whether there is one.
        step = 1 + torch.arange(RIVALS[game], device=device)
        count = self.here.sum(1)[:, None, None]
        self.rivals = (torch.arange(self.num_seats, device=device)[:, None] + step) % count
        self.faced = self.here[:, :, None] & (step < count)
        #: The potential before the step, by seat.
        self.before = (1.0 / self.sides).expand(-1, self.num_seats).clone()
        self.every = torch.arange(self.lanes, device=device)[:, None, None]
        self.fetch()

    def fetch(self) -> None:
        """Brings what the batch has written onto the device."""
        for room, array in zip(self.rooms, self.arrays, strict=True):
            room[..., : array.shape[-1]].copy_(array, non_blocking=True)
        if self.rounds:
            ends = self.batch.done.nonzero()[0]
            tens, ones = self.batch.final_observations[ends].astype(int)[:, self.rounds].reshape(-1, 2, 2).T
            now, last = 10 * tens + ones
            late = (last > 0) & (now >= last)
            self.late.zero_()
            self.late[torch.from_numpy(ends[late]).to(self.late.device)] = True

    def send(self, pool: ThreadPoolExecutor) -> Future[None]:
        """Lets the processors step by what was chosen; what was fetched has arrived by then."""
        self.actions.copy_(self.chosen)
        return pool.submit(self.batch.step, self.actions.numpy())

    def earned(self) -> Tensor:
        """What the last step paid: the victory, others left behind, growth of the potential, the rivals' victory.

        Where there are two sides, the second is the victory once more, but nothing if the time was up: else both
        learn to wait for the other.
        """
        over = self.done[:, None]
        won = torch.where(self.cut[:, None], self.shares, (self.pay * (self.sides - 1) + 1) / self.sides)
        mine, theirs = self.points[:, :, None], self.points[:, None, :]
        both = self.here[:, :, None] & self.here[:, None, :]
        ahead = ((mine > theirs) & both).sum(2) + 0.5 * (((mine == theirs) & both).sum(2) - 1)
        ahead = torch.where(self.sides > 2, ahead / (self.here.sum(1, keepdim=True) - 1), won * ~self.late[:, None])
        grown = self.shares - self.before
        self.before.copy_(torch.where(over, 1.0 / self.sides, self.shares))
        own = torch.stack([won * over, ahead * over, grown], dim=2) * self.here[:, :, None]
        return torch.cat([own, (won * over)[self.every, self.rivals] * self.faced], dim=2)


#: Observations and masks in; actions, the logs of their chances, and values out.
Policy = Callable[[Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]

#: Groups of lanes: the engine steps one while the network answers another.
GROUPS = 2


class Player:
    """Groups of lanes and the steps they took last. Against a `rival`, a bot, each group plays a side of its own."""

    def __init__(
        self,
        game: str,
        only: int,
        lanes: int,
        steps: int,
        device: torch.device,
        threads: int,
        seed: int,
        rival: str = "",
    ) -> None:
        def bots(side: int) -> dict[int, str]:
            [setup] = mix(game, only)
            seats = range(fireteam.Match(game, **setup).num_seats)
            ours = seats_of(game, setup, side, len(seats))
            return {seat: rival for seat in seats if seat not in ours}

        self.pool = ThreadPoolExecutor(GROUPS)
        self.groups = [
            Group(game, only, lanes // GROUPS, GROUPS * seed + n, device, threads, bots(n) if rival else {})
            for n in range(GROUPS)
        ]
        self.played = self.store(self.groups[0], steps)
        self.stores = self.played.pages()
        self.steps, self.device = steps, device
        self.waiting: list[Future[None] | None] = [None] * GROUPS
        self.policy: Policy | None = None
        self.answers: list[Replay] = []
        self.accounts: list[Replay] = []

    def store(self, group: Group, steps: int) -> Steps:
        """Room for the steps of all groups, which are of one size."""

        def room(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(GROUPS, steps, group.lanes, *shape, dtype=dtype, device=group.looks.device)

        return Steps(
            looks=room(group.looks.shape[1], dtype=torch.int8),
            masks=room(group.num_actions, dtype=torch.bool),
            actions=room(dtype=torch.int64),
            logs=room(dtype=torch.float32),
            values=room(VALUES + group.rivals.shape[2], dtype=torch.float32),
            seats=room(dtype=torch.int64),
            rewards=room(group.num_seats, VALUES + group.rivals.shape[2], dtype=torch.float32),
            done=room(dtype=torch.bool),
        )

    def play(self, policy: Policy) -> Steps:
        """Plays on by `policy`. A page for each group.

        A policy is asked in the same way ever after, see `Replay`; it must not change but in its weights.
        """
        if policy != self.policy:
            self.policy = policy
            pairs = list(zip(self.groups, self.stores, strict=True))
            self.answers = [Replay(partial(self.answer, *pair), self.device) for pair in pairs]
            self.accounts = [Replay(partial(self.account, *pair), self.device) for pair in pairs]
        for _ in range(self.steps):
            for n, group in enumerate(self.groups):
                self.arrive(n)
                self.answers[n]()
                self.waiting[n] = group.send(self.pool)
        for n in range(len(self.groups)):
            self.arrive(n)
        return self.played

    def arrive(self, n: int) -> None:
        """Waits for the step of a group and writes down what it paid."""
        step, self.waiting[n] = self.waiting[n], None
        if step:
            step.result()
            self.groups[n].fetch()
            self.accounts[n]()

    def answer(self, group: Group, store: Steps) -> None:
        """Writes down a question and the policy's answer to it."""
        assert self.policy
        actions, logs, values = self.policy(group.looks, group.masks)
        group.chosen.copy_(actions)
        for held, now in [
            (wide(store.looks), wide(group.looks)),
            (store.masks, group.masks),
            (store.seats, group.seats.long()),
            (store.actions, actions),
            (store.logs, logs),
            (store.values, values),
        ]:
            held.index_copy_(0, group.step, now[None])

    def account(self, group: Group, store: Steps) -> None:
        """Writes down what a step paid; the next one follows."""
        store.rewards.index_copy_(0, group.step, group.earned()[None])
        store.done.index_copy_(0, group.step, group.done[None])
        group.step.add_(1).remainder_(self.steps)


def wide(looks: Tensor) -> Tensor:
    """Eight small numbers as one, which are moved faster."""
    return looks.view(torch.int64)


def traces(steps: Steps, fade: float | Tensor) -> tuple[Tensor, Tensor]:
    """For every decision and stream how much better it went than expected, by
    the seat's own later decisions; and which decisions have one to compare with.
    """
    rounds, lanes, seats, streams = steps.rewards.shape
    device = steps.rewards.device
    every = torch.arange(lanes, device=device)
    gains = torch.zeros(rounds, lanes, streams, device=device)
    known = torch.zeros(rounds, lanes, dtype=torch.bool, device=device)
    earned = torch.zeros(lanes, seats, streams, device=device)
    value = torch.zeros(lanes, seats, streams, device=device)
    gain = torch.zeros(lanes, seats, streams, device=device)
    follows = torch.zeros(lanes, seats, dtype=torch.bool, device=device)
    nothing, yes = torch.zeros(streams, device=device), torch.ones((), dtype=torch.bool, device=device)
    for t in reversed(range(rounds)):
        alive = ~steps.done[t]
        earned = steps.rewards[t] + earned * alive[:, None, None]
        value = value * alive[:, None, None]
        gain = gain * alive[:, None, None]
        follows = follows | ~alive[:, None]
        seat = steps.seats[t]
        now = follows[every, seat]
        surprise = earned[every, seat] + value[every, seat] - steps.values[t] + fade * gain[every, seat]
        surprise = surprise * now[:, None]
        gains[t], known[t] = surprise, now
        gain[every, seat] = surprise
        value[every, seat] = steps.values[t]
        earned[every, seat] = nothing
        follows[every, seat] = yes
    return gains, known
