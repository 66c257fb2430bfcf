"""The environment for RLlib, and the example that learns with it. Run by night: PyTorch is large."""

import runpy
from pathlib import Path

import fireteam
import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("ray.rllib")

from fireteam.ray.rllib import FireteamEnv  # noqa: E402

EXAMPLE = Path(__file__).parents[1] / "examples" / "rllib_ppo.py"


def test_whoever_is_asked_sees_and_everybody_is_paid_at_the_end(game):
    env, rng = FireteamEnv({"game": game, "seed": 3}), np.random.default_rng(1)
    looks, _ = env.reset()
    for _ in range(20_000):
        actions = {}
        for name, look in looks.items():
            assert env.observation_spaces[name].contains(look)
            actions[name] = int(rng.choice(np.flatnonzero(look["action_mask"])))
        looks, rewards, ends, cuts, _ = env.step(actions)
        assert looks and not cuts["__all__"]
        if ends["__all__"]:
            break
        assert not any(rewards.values())
    assert ends["__all__"] and set(rewards) == set(env.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-5) or game == "adrenaline-team"


def test_a_match_is_broken_off_and_seats_can_be_given_to_bots():
    env = FireteamEnv({"game": "adrenaline", "players": 3, "bots": {1: "random", 2: "random"}, "limit": 10, "lead": 0.1})
    assert env.possible_agents == ["seat_0"]
    looks, _ = env.reset(seed=1)
    for n in range(10):
        looks, _, ends, cuts, _ = env.step({"seat_0": int(np.argmax(looks["seat_0"]["action_mask"]))})
        assert cuts["__all__"] == (n == 9)
    with pytest.raises(ValueError, match="no seat"):
        FireteamEnv({"game": "tf2-turns", "bots": {0: "random", 1: "random"}})


def test_the_check_of_rllib_passes_and_an_illegal_action_loses(game):
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    check_multiagent_environments(FireteamEnv({"game": game}))
    env = FireteamEnv({"game": game})
    looks, _ = env.reset(seed=1)
    name, look = next(iter(looks.items()))
    wrong = {name: int(np.argmin(look["action_mask"]))}
    _, rewards, ends, _, _ = env.step(wrong)
    assert ends["__all__"] and rewards[name] == -1
    strict = FireteamEnv({"game": game, "illegal": "raise"})
    strict.reset(seed=1)
    with pytest.raises(fireteam.IllegalAction):
        strict.step(wrong)


def test_the_example_learns_to_beat_random():
    train = runpy.run_path(str(EXAMPLE))["train"]
    assert train(240.0) > 0.6
