"""A network in plain NumPy, integer for integer: the file format of
docs/networks.md, its arithmetic, and the way from trained weights to whole
numbers. The bots' own inference is held against this file by a golden test
(`python reference.py golden` writes what it compares)."""

import hashlib
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

MAGIC = b"fireteam-network 1\n"
ONE = 256  # an activation, a logit or a value of 1.0
MOST_SHIFT = 24
MOST_CLIP = 4095
MOST_EXPONENT = 8
LARGEST = 127 << MOST_EXPONENT  # a weight that either coding can hold
LIMIT = 2**31 - 1


def fingerprint(rows) -> str:
    """What a layout is known by. `rows` are those of `Batch.spec_rows()`: name, place, size, lowest, highest."""
    lines = "".join(f"{name} {size} {low} {high}\n" for name, _, size, low, high in rows)
    return hashlib.sha256(lines.encode()).hexdigest()[:16]


@dataclass
class Layer:
    """Lines of whole weights. In the first layer a line is a feature; elsewhere it is an output."""

    bias: np.ndarray  # int32
    weights: np.ndarray  # int16, (lines, hidden)
    shift: int
    coding: str = "i16"

    def __post_init__(self):
        self.bias = np.asarray(self.bias, np.int64).astype(np.int32)
        self.weights = np.asarray(self.weights, np.int64).astype(np.int16)
        if self.coding == "i8":
            exponents, small = eight_bits(self.weights)
            self.weights = small.astype(np.int16) << exponents[:, None].astype(np.int16)

    def written(self, kept=None) -> bytes:
        weights = self.weights if kept is None else self.weights[kept]
        if self.coding == "i16":
            return self.bias.astype("<i4").tobytes() + weights.astype("<i2").tobytes()
        exponents, small = eight_bits(weights)
        return self.bias.astype("<i4").tobytes() + exponents.tobytes() + small.tobytes()


def eight_bits(weights: np.ndarray):
    """Every line as 8 bits and one exponent: the weight is the number shifted left by it."""
    exponents = np.zeros(len(weights), np.uint8)
    small = np.zeros(weights.shape, np.int8)
    for n, line in enumerate(weights.astype(np.int64)):
        e = 0
        while np.abs(rounded(line, e)).max(initial=0) > 127:
            e += 1
        exponents[n], small[n] = e, rounded(line, e)
    return exponents, small


def rounded(sums: np.ndarray, shift: int) -> np.ndarray:
    """Divided by a power of two; halves go up."""
    return (sums + ((1 << shift) >> 1)) >> shift


@dataclass
class Network:
    first: Layer
    blocks: list[tuple[Layer, Layer]]
    policy: Layer
    value: Layer
    clip: int
    game: str
    encoding: int
    layout: str
    rules: int
    content: str = ""
    made: str = ""
    extra: dict = field(default_factory=dict)

    @property
    def layers(self):
        return [self.first, *(layer for block in self.blocks for layer in block), self.policy, self.value]

    def check(self):
        """No sum can leave 32 bits, whatever the position."""
        assert 1 <= self.clip <= MOST_CLIP
        for n, layer in enumerate(self.layers):
            assert 0 <= layer.shift <= MOST_SHIFT and layer.coding in ("i16", "i8")
            weights = np.abs(layer.weights.astype(np.int64))
            reach = weights.sum(0) * 128 if n == 0 else weights.sum(1) * self.clip
            worst = int((reach + np.abs(layer.bias.astype(np.int64))).max()) + ((1 << layer.shift) >> 1)
            assert worst <= LIMIT, f"layer {n}: a sum of {worst} does not fit into 32 bits"

    def trunk(self, features: np.ndarray) -> np.ndarray:
        wide = [(layer.weights.astype(np.int64), layer.bias.astype(np.int64)) for layer in self.layers]
        sums = np.asarray(features, np.int64) @ wide[0][0] + wide[0][1]
        x = np.clip(rounded(sums, self.first.shift), 0, self.clip)
        for n, (one, two) in enumerate(self.blocks):
            (w1, b1), (w2, b2) = wide[1 + 2 * n], wide[2 + 2 * n]
            t = np.clip(rounded(x @ w1.T + b1, one.shift), 0, self.clip)
            x = np.clip(x + rounded(t @ w2.T + b2, two.shift), 0, self.clip)
        return x

    def evaluate(self, features: np.ndarray):
        """Logits of all answers and the values, in units of 1/256; works on a batch too."""
        x = self.trunk(features)
        head = lambda layer: rounded(x @ layer.weights.astype(np.int64).T + layer.bias.astype(np.int64), layer.shift)
        return head(self.policy), head(self.value)

    def write(self, path):
        self.check()
        kept = np.flatnonzero(self.first.weights.any(axis=1))
        bits = np.zeros(len(self.first.weights), np.uint8)
        bits[kept] = 1
        head = {
            "game": self.game,
            "encoding": self.encoding,
            "layout": self.layout,
            "features": len(self.first.weights),
            "answers": len(self.policy.bias),
            "rules": self.rules,
            "content": self.content,
            "made": self.made,
            "hidden": len(self.first.bias),
            "blocks": len(self.blocks),
            "values": len(self.value.bias),
            "clip": self.clip,
            "shifts": [layer.shift for layer in self.layers],
            "codings": [layer.coding for layer in self.layers],
            **self.extra,
        }
        body = MAGIC + json.dumps(head, ensure_ascii=False).encode() + b"\n"
        body += np.packbits(bits, bitorder="little").tobytes()
        body += self.first.written(kept) + b"".join(layer.written() for layer in self.layers[1:])
        Path(path).write_bytes(body + hashlib.sha256(body).digest())

    @staticmethod
    def read(path) -> "Network":
        data = Path(path).read_bytes()
        assert data.startswith(MAGIC), "not a network, or one of another format"
        assert hashlib.sha256(data[:-32]).digest() == data[-32:], "the checksum is wrong"
        line_end = data.index(b"\n", len(MAGIC))
        head = json.loads(data[len(MAGIC) : line_end])
        at = line_end + 1

        def take(count, dtype):
            nonlocal at
            size = count * np.dtype(dtype).itemsize
            at += size
            return np.frombuffer(data[at - size : at], dtype)

        def layer(n, outputs, lines):
            coding, shift = head["codings"][n], head["shifts"][n]
            bias = take(outputs, "<i4")
            if coding == "i16":
                return Layer(bias, take(lines * hidden, "<i2").reshape(lines, hidden), shift)
            exponents = take(lines, np.uint8)
            small = take(lines * hidden, np.int8).reshape(lines, hidden).astype(np.int16)
            return Layer(bias, small << exponents[:, None].astype(np.int16), shift, "i8")

        features, hidden = head["features"], head["hidden"]
        kept = np.unpackbits(take((features + 7) // 8, np.uint8), count=features, bitorder="little").astype(bool)
        first = layer(0, hidden, int(kept.sum()))
        weights = np.zeros((features, hidden), np.int16)
        weights[kept] = first.weights
        first = Layer(first.bias, weights, first.shift, first.coding)
        count = head["blocks"]
        blocks = [(layer(1 + 2 * n, hidden, hidden), layer(2 + 2 * n, hidden, hidden)) for n in range(count)]
        policy = layer(1 + 2 * count, head["answers"], head["answers"])
        value = layer(2 + 2 * count, head["values"], head["values"])
        assert at == len(data) - 32, "the file is longer than its header says"
        named = ("clip", "game", "encoding", "layout", "rules", "content", "made")
        return Network(first, blocks, policy, value, **{name: head[name] for name in named})


def whole(weights, bias, unit: float, clip: int | None, coding="i16") -> Layer:
    """A layer of real numbers, `weights` (outputs, inputs), as whole ones: the largest shift that fits.

    `unit` is what a product of weight and input is counted in before the shift: ONE where the inputs are
    features, 1 where they are activations. `clip` is the largest activation, None where the inputs are features.
    """
    weights, bias = np.asarray(weights, np.float64), np.asarray(bias, np.float64)
    most = np.abs(weights).sum(1).max() * (128 if clip is None else clip)
    for shift in range(MOST_SHIFT, -1, -1):
        scale = unit * 2.0**shift
        sums = most * scale + np.abs(bias).max() * ONE * 2.0**shift + 2.0**shift
        if np.abs(weights).max() * scale < LARGEST and sums < 0.9 * LIMIT:
            lines = np.rint((weights.T if clip is None else weights) * scale)
            return Layer(np.rint(bias * ONE * 2.0**shift), lines, shift, coding)
    raise ValueError("a weight is too large")


def from_floats(first, blocks, policy, value, *, clip=1023, codings=None, **about) -> Network:
    """A network from real weights. Every layer is (weights, bias), weights as (outputs, inputs); blocks are pairs
    of layers. Activations were clipped to 0…clip/256 while training; features are the raw whole numbers, so that a
    scale the training gave them has to be multiplied into the weights of `first` before."""
    codings = iter(codings or ["i16"] * (3 + 2 * len(blocks)))
    one = whole(*first, ONE, None, next(codings))
    pairs = [(whole(*a, 1, clip, next(codings)), whole(*b, 1, clip, next(codings))) for a, b in blocks]
    heads = [whole(*layer, 1, clip, next(codings)) for layer in (policy, value)]
    network = Network(one, pairs, *heads, clip=clip, **about)
    network.check()
    return network


def fall_off(root: int, count: int) -> list[int]:
    """Powers of a number below 1 (in units of 2^-64), in units of 2^-16."""
    power, table = 1 << 64, []
    for _ in range(count):
        table.append((power + (1 << 47)) >> 48)
        power = (power * root) >> 64
    return table


STEPS = fall_off(0xFF007FD55FFDDE39, ONE)  # e^(-1/256)
WHOLES = fall_off(0x5E2D58D8B3BCDF1B, 12)  # e^-1


def decay(distance: int) -> int:
    """e^-(distance/256) in units of 2^-16."""
    wholes, steps = divmod(distance, ONE)
    return (WHOLES[wholes] * STEPS[steps] + (1 << 15)) >> 16 if wholes < len(WHOLES) else 0


def share(value: int) -> int:
    """A value as the share of the victory it stands for, from 0 to 65536: the logistic function."""
    below = (1 << 16) + decay(abs(int(value)))
    high = ((1 << 32) + below // 2) // below
    return high if value >= 0 else (1 << 16) - high


def priors(logits) -> list[int]:
    """How much a policy is drawn to each of some answers; from 1 to 65536, the best one has 65536."""
    best = max(int(logit) for logit in logits)
    return [max(1, decay(best - int(logit))) for logit in logits]


def made_up(features, hidden, blocks, answers, values, codings, seed, **about) -> Network:
    """Random weights that keep activations within their range, and a third of the features without any."""
    luck = np.random.default_rng(seed)
    draw = lambda outputs, inputs, gain: (
        luck.normal(0, gain / np.sqrt(inputs), (outputs, inputs)),
        luck.normal(0, 0.1, outputs),
    )
    first = draw(hidden, features, 1.5)
    first[0][:, luck.random(features) < 1 / 3] = 0
    pairs = [(draw(hidden, hidden, 1.5), draw(hidden, hidden, 0.7)) for _ in range(blocks)]
    heads = [draw(answers, hidden, 2.0), draw(values, hidden, 1.0)]
    return from_floats(first, pairs, *heads, codings=codings, **about)


def golden(folder: Path):
    """Two small networks, positions, and what comes out: what the tests of the bots compare."""
    codings = ["i16", "i8", "i16", "i8", "i8", "i16", "i16"]
    about = dict(game="golden", encoding=3, layout="0123456789abcdef", rules=2, content="c0ffee", made="by chance")
    network = made_up(301, 32, 2, 45, 3, codings, 7, **about)
    network.write(folder / "golden.net")
    luck = np.random.default_rng(8)
    cases = []
    for n in range(12):
        features = luck.integers(-128, 128, 301) if n == 0 else luck.integers(-3, 4, 301)
        features[luck.random(301) < 0.8] = 0
        logits, values = network.evaluate(features)
        legal = luck.permutation(45)[: 1 + n * 4 % 45]
        cases.append(
            {
                "features": features.tolist(),
                "trunk": network.trunk(features).tolist(),
                "logits": logits.tolist(),
                "values": values.tolist(),
                "shares": [share(value) for value in values],
                "legal": legal.tolist(),
                "priors": priors(logits[legal]),
            }
        )
    decays = [[distance, decay(distance)] for distance in [0, 1, 255, 256, 700, 2815, 3071, 3072, 10**9]]
    text = json.dumps({"cases": cases, "decays": decays}, separators=(",", ":"))
    (folder / "golden.json").write_text(text.replace('{"features"', '\n{"features"') + "\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["golden"]:
        home = Path(__file__).resolve().parents[2] / "crates/bots/tests/net"
        home.mkdir(exist_ok=True)
        golden(home)
        copy = Network.read(home / "golden.net")
        copy.write(home / "again.net")
        assert (home / "again.net").read_bytes() == (home / "golden.net").read_bytes()
        (home / "again.net").unlink()
    else:
        sys.exit("usage: python reference.py golden")
