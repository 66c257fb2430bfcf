"""Self-play and the lab on a cluster of two nodes, with workers killed in the middle."""

import filecmp
import os
import runpy
import signal
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ray = pytest.importorskip("ray")

import fireteam.ray  # noqa: E402
from ray.cluster_utils import Cluster  # noqa: E402

ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])

EXAMPLE = Path(__file__).parents[1] / "examples" / "ray_selfplay.py"
WORK = {"pieces": 6, "n": 8, "steps": 30, "seed": 5, "players": 3}


@pytest.fixture(scope="module")
def cluster():
    """Two nodes, each with its own processes, and room for one worker on each."""
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 80 * 2**20})
    nodes.add_node(num_cpus=1, object_store_memory=80 * 2**20)
    ray.init(address=nodes.address, log_to_driver=False)
    nodes.wait_for_nodes()
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def alone(piece):
    """What a piece is without Ray."""
    return fireteam.ray.Actor("adrenaline", WORK["n"], players=3).rollout(piece, WORK["seed"], WORK["steps"])


def suicidal(marker, moment):
    """A policy that takes its process down once, in the middle of a piece."""
    asked = 0

    def policy(batch):
        nonlocal asked
        asked += 1
        if asked == moment and not os.path.exists(marker):
            Path(marker).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return batch.sample()

    return policy


def test_pieces_come_once_and_are_what_they_are_without_ray(cluster):
    found = {rollout.piece: rollout for rollout in fireteam.ray.rollouts("adrenaline", **WORK)}
    assert sorted(found) == list(range(WORK["pieces"]))
    for piece in (0, 5):
        for name, array in vars(alone(piece)).items():
            assert np.array_equal(getattr(found[piece], name), array), name
    assert found[0].observations.shape[:2] == (30, 8)


def test_a_worker_that_is_killed_loses_nothing_and_nothing_is_counted_twice(cluster, tmp_path):
    marker = tmp_path / "killed"
    told = list(fireteam.ray.rollouts("adrenaline", policy=suicidal(str(marker), 20), **WORK))
    assert marker.exists(), "nobody was killed"
    assert sorted(rollout.piece for rollout in told) == list(range(WORK["pieces"]))
    for rollout in told:
        if rollout.piece in (1, 2, 3):
            assert np.array_equal(rollout.actions, alone(rollout.piece).actions), rollout.piece
    marker.unlink()
    quiet = fireteam.ray.scores("adrenaline", **{**WORK, "steps": 1200})
    killed = fireteam.ray.scores("adrenaline", policy=suicidal(str(marker), 200), **{**WORK, "steps": 1200})
    assert marker.exists() and quiet.matches > 0
    assert (quiet.matches, quiet.decisions) == (killed.matches, killed.decisions)
    assert quiet.decisions == 6 * 8 * 1200
    assert np.array_equal(quiet.wins, killed.wins) and quiet.wins.sum() == pytest.approx(quiet.matches)


def test_the_example_plays_against_itself_and_counts_every_piece_once(cluster):
    main = runpy.run_path(str(EXAMPLE), run_name="ray_selfplay")["main"]
    told = main(rounds=2, pieces=3, n=8, steps=450)
    assert [scores.decisions for scores in told] == [2 * 8 * 450] * 2
    assert all(scores.matches + scores.truncated >= 16 for scores in told)


def test_a_node_that_goes_takes_nothing_with_it(cluster):
    node = cluster.add_node(num_cpus=2, object_store_memory=80 * 2**20)
    cluster.wait_for_nodes()
    found = []
    for rollout in fireteam.ray.rollouts("adrenaline", workers=3, **{**WORK, "pieces": 9}):
        found.append(rollout.piece)
        if len(found) == 2:
            cluster.remove_node(node, allow_graceful=False)
    assert sorted(found) == list(range(9))


PROGRAM = os.environ.get("FIRETEAM") and str(Path(os.environ["FIRETEAM"]).resolve())
PARTS = PROGRAM and subprocess.run([PROGRAM, "lab", "merge", "--help"], capture_output=True, check=False).returncode == 0
needs_program = pytest.mark.skipif(not PARTS, reason="FIRETEAM does not name a program that plays in parts")
RUN = {"game": "tf2-turns", "games": 120, "bots": "random,random", "seed": 3, "vary": ["mode"]}


@needs_program
def test_the_lab_in_parts_is_the_same_to_the_byte_with_a_worker_killed(cluster, tmp_path):
    marker = tmp_path / "killed"
    wrapper = tmp_path / "fireteam"
    kill = f'case "$*" in *"--part 2/"*) if [ ! -e {marker} ]; then : > {marker}; kill -9 $PPID; exit 1; fi;; esac'
    wrapper.write_text(f'#!/bin/sh\n{kill}\nexec {PROGRAM} "$@"\n')
    wrapper.chmod(wrapper.stat().st_mode | stat.S_IEXEC)
    out = fireteam.ray.lab(tmp_path / "ray", parts=3, program=wrapper, **RUN)
    assert marker.exists(), "nobody was killed"
    whole = tmp_path / "whole"
    words = ["--game", "tf2-turns", "--games", "120", "--bots", "random,random", "--seed", "3", "--vary", "mode"]
    subprocess.run([PROGRAM, "lab", "run", *words, "--out", whole], check=True, capture_output=True)
    files = sorted(str(path.relative_to(whole)) for path in whole.rglob("*") if path.is_file())
    there = sorted(str(path.relative_to(out)) for path in out.rglob("*") if path.is_file())
    assert there == files and any(name.endswith(".parquet") for name in files)
    _, different, missing = filecmp.cmpfiles(whole, out, files, shallow=False)
    assert not different and not missing


@needs_program
def test_what_is_wrong_with_a_run_of_the_lab_is_said(cluster, tmp_path):
    with pytest.raises(Exception, match="chess"):
        fireteam.ray.lab(tmp_path / "a", parts=2, program=PROGRAM, game="chess", games=4)
    with pytest.raises(TypeError, match="threads"):
        fireteam.ray.lab(tmp_path / "b", parts=2, program=PROGRAM, threads=4)
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "notes").write_text("mine")
    with pytest.raises(FileExistsError):
        fireteam.ray.lab(tmp_path / "c", parts=2, program=PROGRAM, games=4)
