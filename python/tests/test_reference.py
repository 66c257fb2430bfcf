"""The reference of networks: its own files, and the real numbers it rounds."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python/train"))

import reference  # noqa: E402

GOLDEN = ROOT / "crates/bots/tests/net"
ABOUT = dict(game="test", encoding=1, layout="", rules=1)


def test_the_golden_file_says_what_the_bots_are_tested_with():
    network = reference.Network.read(GOLDEN / "golden.net")
    for case in json.loads((GOLDEN / "golden.json").read_text())["cases"]:
        logits, values = network.evaluate(np.array(case["features"]))
        assert logits.tolist() == case["logits"]
        assert [reference.share(value) for value in values] == case["shares"]
        assert reference.priors(logits[case["legal"]]) == case["priors"]


@pytest.mark.parametrize("coding", ["i8", "i16"])
def test_a_file_is_read_as_it_was_written(tmp_path, coding):
    network = reference.made_up(40, 32, 1, 7, 2, [coding] * 5, 3, **ABOUT)
    network.write(tmp_path / "one.net")
    copy = reference.Network.read(tmp_path / "one.net")
    copy.write(tmp_path / "two.net")
    assert (tmp_path / "one.net").read_bytes() == (tmp_path / "two.net").read_bytes()
    features = np.random.default_rng(1).integers(-5, 6, (9, 40))
    for one, two in zip(network.evaluate(features), copy.evaluate(features)):
        assert (one == two).all()


def test_a_damaged_file_is_refused(tmp_path):
    reference.made_up(40, 32, 1, 7, 2, ["i8"] * 5, 3, **ABOUT).write(tmp_path / "one.net")
    data = bytearray((tmp_path / "one.net").read_bytes())
    data[700] ^= 1
    (tmp_path / "one.net").write_bytes(data)
    with pytest.raises(AssertionError, match="checksum"):
        reference.Network.read(tmp_path / "one.net")


@pytest.mark.parametrize("coding, tolerance", [("i16", 0.01), ("i8", 0.1)])
def test_whole_numbers_stay_near_the_real_ones(coding, tolerance):
    luck = np.random.default_rng(5)
    layer = lambda outputs, inputs: (luck.normal(0, 1 / np.sqrt(inputs), (outputs, inputs)), luck.normal(0, 0.1, outputs))
    first, block, policy, value = layer(64, 90), (layer(64, 64), layer(64, 64)), layer(11, 64), layer(1, 64)
    network = reference.from_floats(first, [block], policy, value, codings=[coding] * 5, **ABOUT)
    features = luck.integers(0, 3, (50, 90))
    clip = lambda x: np.clip(x, 0, 1023 / 256)
    apply = lambda layer, x: x @ layer[0].T + layer[1]
    x = clip(apply(first, features))
    x = clip(x + apply(block[1], clip(apply(block[0], x))))
    logits, values = network.evaluate(features)
    assert np.abs(logits / 256 - apply(policy, x)).max() < tolerance
    assert np.abs(values / 256 - apply(value, x)).max() < tolerance


def test_weights_that_could_overflow_are_refused():
    network = reference.made_up(40, 32, 1, 7, 2, ["i16"] * 5, 3, **ABOUT)
    network.policy.weights[:] = 32_767
    network.clip = 4_095
    with pytest.raises(AssertionError, match="32 bits"):
        network.check()
