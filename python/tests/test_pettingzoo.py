"""PettingZoo's own checks, unchanged."""

import random

import pytest

pytest.importorskip("pettingzoo")

import fireteam  # noqa: E402
import fireteam.pettingzoo  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402


def test_the_api_test_passes(game):
    api_test(fireteam.pettingzoo.aec_env(game), num_cycles=300)


def test_the_parallel_api_test_passes(game):
    parallel_api_test(fireteam.pettingzoo.parallel_env(game), num_cycles=300)


def test_the_seed_test_passes(game):
    seed_test(lambda: fireteam.pettingzoo.aec_env(game), num_cycles=40)


def test_the_parallel_seed_test_passes(game):
    # It takes any action, so that nearly all its matches end at once.
    parallel_seed_test(lambda: fireteam.pettingzoo.parallel_env(game, illegal="lose"), num_cycles=40)


def test_rewards_of_a_whole_match_add_up(game):
    env = fireteam.pettingzoo.aec_env(game)
    env.reset(seed=4)
    total, rng = dict.fromkeys(env.possible_agents, 0.0), random.Random(1)
    for name in env.agent_iter():
        look, reward, over, broken_off, info = env.last()
        total[name] += reward
        env.step(None if over or broken_off else rng.choice(look["action_mask"].nonzero()[0]))
    assert env.match.over
    assert total == {f"seat_{seat}": pay for seat, pay in enumerate(env.match.returns())}


def test_uneven_teams_pass_too():
    teams = {"black": 2, "white": 3}
    api_test(fireteam.pettingzoo.aec_env("adrenaline-team", **teams), num_cycles=300)
    parallel_api_test(fireteam.pettingzoo.parallel_env("adrenaline-team", **teams), num_cycles=300)


def test_a_limit_breaks_off_and_whoever_is_not_asked_can_only_wait():
    env = fireteam.pettingzoo.parallel_env("adrenaline", limit=3, players=3)
    looks, _ = env.reset(seed=1)
    for _ in range(3):
        wrong = {name: 0 for name in env.agents}
        with pytest.raises(fireteam.IllegalAction):
            env.step(wrong | {name: 0 for name in env.agents})
        actions = {name: int(look["action_mask"].nonzero()[0][0]) for name, look in looks.items()}
        looks, _, _, broken_off, _ = env.step(actions)
    assert all(broken_off.values()) and env.agents == []
