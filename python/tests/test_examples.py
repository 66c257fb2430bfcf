"""The examples run, at a small size."""

import runpy
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_example_that_learns_runs_in_every_game(game):
    train = runpy.run_path(str(EXAMPLES / "train.py"))["train"]
    setup = {"players": 3} if game == "adrenaline" else {}
    assert all(0 <= share <= 1 for share in train(game, 1.0, setup))
