"""Gymnasium's own checks, and what one seat against bots owes besides."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

import fireteam  # noqa: E402
from fireteam.gym import FireteamEnv  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

IDS = ["fireteam/Adrenaline-v0", "fireteam/AdrenalineTeam-v0", "fireteam/TF2Board-v0", "fireteam/TF2Turns-v0"]


@pytest.mark.parametrize("id", IDS)
def test_gymnasiums_own_check_passes(id):
    env = gymnasium.make(id, bots="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize("id", IDS)
def test_a_seat_plays_whole_matches_with_masks(id):
    env = gymnasium.make(id, bots="random", seat=1)
    look, info = env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(5000):
        assert env.unwrapped.match.seat == 1
        assert look["action_mask"].any() and (look["action_mask"] == info["action_mask"]).all()
        look, reward, over, broken_off, info = env.step(rng.choice(np.flatnonzero(look["action_mask"])))
        if over:
            break
        assert reward == 0 and not broken_off
    assert over and -1 <= reward <= 1


def test_an_illegal_action_loses_or_raises():
    env = gymnasium.make(IDS[0], bots="random").unwrapped
    look, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(look["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal_action"]) == (-1, True, illegal)
    env = FireteamEnv("adrenaline", bots="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(fireteam.IllegalAction):
        env.step(illegal)


def test_bots_of_our_own_are_met():
    env = gymnasium.make(IDS[3], bots="greedy", limit=20)
    look, _ = env.reset(seed=1)
    for _ in range(20):
        look, _, over, broken_off, _ = env.step(int(np.flatnonzero(look["action_mask"])[0]))
        if over:
            break
    assert over or broken_off


@pytest.mark.parametrize("id", IDS)
def test_many_matches_at_once(id):
    envs = gymnasium.make_vec(id, num_envs=8, vectorization_mode="vector_entry_point", bots="random")
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    look, info = envs.reset(seed=5)
    again, _ = envs.reset(seed=5)
    assert all(np.array_equal(look[key], again[key]) for key in look)
    rng, ends = np.random.default_rng(2), 0
    for _ in range(700):
        assert envs.observation_space.contains(look)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in look["action_mask"]])
        look, rewards, over, broken_off, info = envs.step(actions)
        assert rewards.shape == over.shape == broken_off.shape == (8,)
        assert (rewards[~over] == 0).all()
        ends += over.sum()
        assert ("final_obs" in info) == bool(over.any())
    assert ends > 0
