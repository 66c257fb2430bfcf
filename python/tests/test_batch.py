"""Many matches at once: arrays that stay where they are, and what is refused."""

import multiprocessing
import os
import pickle
import threading

import fireteam
import fireteam._native as _native
import numpy as np
import pytest

ARRAYS = {
    "observations": np.int8,
    "final_observations": np.int8,
    "masks": np.bool_,
    "legal": np.int16,
    "legal_counts": np.int32,
    "seats": np.int8,
    "rewards": np.float32,
    "points": np.int32,
    "done": np.bool_,
    "truncated": np.bool_,
}


def test_arrays_are_handed_out_without_copying(game):
    batch = fireteam.Batch(game, 6, seed=1)
    homes = {name: getattr(batch, name).ctypes.data for name in ARRAYS}
    looks = batch.observations
    before = looks.copy()
    for _ in range(20):
        batch.step(batch.sample())
    for name, dtype in ARRAYS.items():
        array = getattr(batch, name)
        assert array.ctypes.data == homes[name]
        assert array.dtype == dtype and len(array) == 6
    assert not np.array_equal(looks, before)
    assert looks.shape == (6, sum(feature.size for feature in fireteam.spec(batch)))


def test_masks_are_never_empty_and_matches_follow_each_other(game):
    batch = fireteam.Batch(game, 16, seed=2)
    ends = 0
    for _ in range(1500):
        assert (batch.masks.sum(axis=1) == batch.legal_counts).all() and (batch.legal_counts > 1).all()
        batch.step(batch.sample())
        ends += batch.done.sum()
        paid = np.abs(batch.rewards).sum(axis=1) > 0
        assert not (paid & ~batch.done).any()
    assert ends > 0
    assert batch.metadata["autoreset_mode"] == "SameStep"


def test_a_lane_shows_what_a_match_shows():
    batch = fireteam.Batch("tf2-turns", 1, seed=5, mode="cp")
    match = fireteam.Match("tf2-turns", mode="cp", skip_singles=True)
    assert np.array_equal(batch.observations[0], match.observation(0))
    assert np.array_equal(batch.masks[0], match.mask())


def test_threads_and_seeds_decide_nothing_and_everything():
    def run(threads, seed):
        batch = fireteam.Batch("adrenaline", 9, threads, seed, players=3)
        for _ in range(60):
            batch.step(batch.sample())
        return batch.observations.copy()

    assert np.array_equal(run(1, 3), run(3, 3))
    assert not np.array_equal(run(1, 3), run(1, 4))


def test_batches_with_neighbouring_seeds_have_no_match_in_common():
    def run(n):
        batch = fireteam.Batch("adrenaline", 8, seed=_native.seed_of(5, n), players=3)
        for _ in range(20):
            batch.step(batch.legal[:, 0])
        return {row.tobytes() for row in batch.observations}

    assert not run(0) & run(1)


def test_bots_take_seats():
    batch = fireteam.Batch("adrenaline", 4, bots={0: "random", 2: "greedy"}, limit=30, players=3)
    ends = 0
    for _ in range(65):
        assert (batch.seats == 1).all()
        batch.step(batch.sample())
        ends += batch.truncated.sum()
    assert ends == 8


def test_actions_may_be_any_whole_numbers():
    batch = fireteam.Batch("adrenaline", 3)
    for dtype in (np.int64, np.int32, np.int16, np.uint64, np.uint32, np.uint16, np.uint8):
        batch.step(batch.sample().astype(dtype))
    while (batch.legal[:, 0] > np.iinfo(np.int8).max).any():
        batch.step(batch.sample())
    batch.step(batch.legal[:, 0].astype(np.int8))
    batch.step(list(map(int, batch.sample())))
    batch.step(np.stack([batch.sample(), batch.sample()], axis=1)[:, 0] * 0 + batch.sample())


def test_bad_actions_raise_and_nothing_is_taken():
    batch = fireteam.Batch("adrenaline", 3, seed=1)
    before = batch.observations.copy()
    good = batch.sample()
    for wrong, error, says in [
        (good.astype(float), TypeError, "float64"),
        (good[:2], fireteam.FireteamError, "2 actions for 3 lanes"),
        (np.stack([good, good]), TypeError, "shape"),
        (np.array([good[0], good[1], 100_000]), fireteam.IllegalAction, "lane 2"),
        (np.array([good[0], -5, good[2]]), fireteam.IllegalAction, "action -5 of lane 1"),
        (np.full(3, -5, np.int8), fireteam.IllegalAction, "action -5 of lane 0"),
        (np.array([good[0], good[1], 2**64 - 1], np.uint64), fireteam.IllegalAction, "action 18446744073709551615 of lane 2"),
        ("abc", TypeError, "whole numbers"),
        (None, TypeError, "whole numbers"),
    ]:
        with pytest.raises(error) as raised:
            batch.step(wrong)
        assert says in str(raised.value)
        assert np.array_equal(batch.observations, before)
    batch.step(good)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"n": 0}, "at least one lane"),
        ({"n": 10**8}, "there is room for"),
        ({"n": 2**63}, "9223372036854775808 lanes"),
        ({"n": 2**64 - 1, "threads": 2}, "there is room for"),
        ({"n": 1, "threads": 0}, "threads"),
        ({"n": 1, "threads": 100_000}, "threads"),
        ({"n": 1, "bots": {9: "greedy"}}, "there is no seat 9"),
        ({"n": 1, "bots": {0: "genius"}}, "`genius`"),
        ({"n": 1, "bots": dict.fromkeys(range(5), "random")}, "no seat is left"),
        ({"n": 1, "players": 77}, "77"),
    ],
)
def test_bad_arguments_raise_and_say_what_is_wrong(arguments, says):
    with pytest.raises(fireteam.FireteamError) as raised:
        fireteam.Batch("adrenaline", **arguments)
    assert says in str(raised.value)


def test_a_batch_cannot_be_pickled_and_an_array_made_read_only_is_noticed():
    batch = fireteam.Batch("adrenaline", 2)
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(batch)
    actions = batch.sample()
    batch.masks.flags.writeable = False
    with pytest.raises(RuntimeError, match="masks"):
        batch.step(actions)
    batch.masks.flags.writeable = True
    batch.step(actions)


def _after_fork(batch, answer):
    try:
        batch.sample()
        answer.put("worked")
    except RuntimeError as error:
        answer.put(str(error))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")
def test_threads_that_stayed_behind_in_a_fork_are_noticed():
    context = multiprocessing.get_context("fork")
    for threads, says in ((2, "forked"), (1, "worked")):
        batch = fireteam.Batch("adrenaline", 4, threads)
        answer = context.SimpleQueue()
        child = context.Process(target=_after_fork, args=(batch, answer))
        child.start()
        child.join()
        assert says in answer.get()


def test_the_interpreter_runs_on_while_a_batch_steps():
    batch = fireteam.Batch("adrenaline", 64, bots={1: "greedy"}, players=3)
    inside, done, seen = threading.Event(), threading.Event(), 0

    def work():
        for _ in range(50):
            actions = batch.sample()
            inside.set()
            batch.step(actions)
            inside.clear()
        done.set()

    worker = threading.Thread(target=work)
    worker.start()
    while not done.is_set():
        seen += inside.is_set()
    worker.join()
    assert seen > 0


def test_two_threads_cannot_step_one_batch_at_once():
    batch = fireteam.Batch("adrenaline", 64, bots={1: "greedy"}, players=3)
    refused, done = [], threading.Event()

    def work():
        for _ in range(50):
            batch.step(batch.sample())
        done.set()

    worker = threading.Thread(target=work)
    worker.start()
    while not done.is_set():
        try:
            batch.sample()
        except RuntimeError as error:
            refused.append(str(error))
            break
    worker.join()
    assert refused and "another thread" in refused[0]
