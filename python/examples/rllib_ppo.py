"""PPO of RLlib learns to beat two random players of Adrenaline.

    python python/examples/rllib_ppo.py [SECONDS]

One seat learns; the other two are random bots inside the environment. Actions that are not
legal are masked by the module that RLlib has for it. Needs `pip install "ray[rllib]" torch`.
"""

from __future__ import annotations

import sys
import time

import numpy as np
import ray
import torch
from fireteam.ray.rllib import FireteamEnv
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

SETUP = {"game": "adrenaline", "players": 3, "bots": {1: "random", 2: "random"}, "limit": 400}


def config(steps: int, runners: int = 1) -> PPOConfig:
    spec = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]})
    return (
        PPOConfig()
        .environment(FireteamEnv, env_config={**SETUP, "lead": 0.05})
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=1)
        .multi_agent(policies={"learner"}, policy_mapping_fn=lambda *_, **__: "learner")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"learner": spec}))
        .training(
            train_batch_size_per_learner=steps,
            minibatch_size=min(steps, 512),
            num_epochs=4,
            lr=5e-4,
            gamma=0.997,
            lambda_=0.95,
            entropy_coeff=0.01,
            vf_clip_param=100.0,
        )
    )


def win_rate(algorithm, matches: int) -> float:
    """The share of matches won by the likeliest action, without the reward for a lead."""
    env, module, wins = FireteamEnv({**SETUP, "seed": 77, "limit": 0}), algorithm.get_module("learner"), 0
    for _ in range(matches):
        looks, _ = env.reset()
        paid, over = {}, False
        while not over:
            batch = {
                name: {key: torch.from_numpy(part[None]) for key, part in look.items()} for name, look in looks.items()
            }
            with torch.no_grad():
                logits = {n: module.forward_inference({"obs": b})["action_dist_inputs"] for n, b in batch.items()}
            looks, paid, ends, _, _ = env.step({name: int(np.argmax(rows[0])) for name, rows in logits.items()})
            over = ends["__all__"]
        wins += paid["seat_0"] > 0
    return wins / matches


def train(seconds: float, steps: int = 4096, matches: int = 100, runners: int = 1) -> float:
    ray.init("local", ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
    algorithm = config(steps, runners).build_algo()
    began, decisions = time.time(), 0
    while True:
        result = algorithm.train()
        decisions += steps
        mean = result["env_runners"].get("episode_return_mean", float("nan"))
        spent = time.time() - began
        print(f"{spent:6.0f} s  {decisions:9,} decisions  return {mean:6.2f}", flush=True)
        if spent > seconds:
            break
    rate = win_rate(algorithm, matches)
    algorithm.stop()
    print(f"won {rate:.0%} of {matches} matches; chance alone would win a third")
    return rate


if __name__ == "__main__":
    train(float(sys.argv[1]) if len(sys.argv) > 1 else 300)
