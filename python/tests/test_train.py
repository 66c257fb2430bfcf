"""Teaching a network at a small size, where torch is installed."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed; networks are not taught here")
sys.path.insert(0, str(Path(__file__).parents[1]))

import fireteam  # noqa: E402
from train import calibration, export, ppo, reference, rollout  # noqa: E402

CPU = torch.device("cpu")
SMALL = dict(width=32, blocks=1, lanes=48, steps=8, minibatch=128)


DOCS = Path(__file__).parents[2] / "docs"


def looks(game: str, setup: dict, steps: int = 30) -> fireteam.Batch:
    batch = fireteam.Batch(game, 32, seed=5, **setup)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


def test_a_run_goes_on_where_it_stopped_and_becomes_a_file(tmp_path: Path) -> None:
    plan = ppo.Plan("adrenaline", only=0, **SMALL)
    ppo.train(plan, tmp_path, minutes=0.001, total=1.0, device=CPU, threads=1, gauged=0)
    first = ppo.Run.of(tmp_path, CPU)
    ppo.train(plan, tmp_path, minutes=0.001, total=1.0, device=CPU, threads=1, gauged=0)
    run = ppo.Run.of(tmp_path, CPU)
    assert run.decisions > first.decisions > 0 and run.updates > first.updates > 0
    export.whole(run, "a test").write(tmp_path / "small.net")
    file = reference.Network.read(tmp_path / "small.net")
    batch = looks("adrenaline", {"players": 3})
    logits, values = run.average(torch.from_numpy(batch.observations))
    whole, shares = file.evaluate(batch.observations)
    assert np.abs(whole / 256 - logits.detach().numpy()).max() < 0.1
    told = values[:, [0, 3, 4, 5, 6, 7]].detach().numpy()
    assert np.abs(1 / (1 + np.exp(-shares / 256)) - told).max() < 0.02


#: What makes the commands of the page small.
TINY = {
    "train.ppo": "--only 0 --width 32 --lanes 48 --steps 8 --minibatch 128 --gauged 1 --device cpu --threads 1",
    "train.gauge": "--lanes 1 --threads 1",
}


def test_every_command_of_the_page_runs_at_a_small_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = re.findall(r"^    python -m (train\.\w+) ([^$\n]*)$", (DOCS / "training.md").read_text(), re.MULTILINE)
    assert {module.removeprefix("train.") for module, _ in commands} == {"ppo", "gauge", "export", "curve", "calibration"}
    monkeypatch.chdir(DOCS.parent / "python")
    for module, words in commands:
        words = re.sub(r"--out \S*/", f"--out {tmp_path}/", words).replace("runs/", f"{tmp_path}/")
        words = re.sub(r"--(minutes|total) \d+", r"--\1 0.001", words).replace("--matches 1000", "--matches 1")
        monkeypatch.setattr(sys, "argv", [module, *words.split(), *TINY.get(module, "").split()])
        importlib.import_module(module).main()
    assert reference.Network.read(tmp_path / "adrenaline.net").game == "adrenaline"
    for picture in ("adrenaline-curve.svg", "calibration.svg"):
        assert "<polyline" in (tmp_path / picture).read_text()
    exploiter = ppo.Run.of(tmp_path / "exploiter", CPU)
    assert exploiter.decisions > 0 and exploiter.made.startswith("against adrenaline.net alone, ")


def test_an_exploiter_has_a_side_and_the_frozen_network_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game, ours in [("adrenaline", [{0}, {1}]), ("adrenaline-team", [{0}, {1}]), ("tf2-turns", [{0}, {1}])]:
        run = ppo.Run.fresh(ppo.Plan(game, **SMALL), CPU)
        export.whole(run, "a test").write(tmp_path / f"{game}.net")
        player = rollout.Player(game, 0, 16, 30, CPU, 1, seed=3, rival=f"net:{tmp_path / game}.net")
        played = player.play(run.act)
        assert [set(page.seats.unique().tolist()) for page in played.pages()] == ours, game
        gains, known = rollout.traces(played.pages()[0], fade=0.9)
        assert known.any() and gains.isfinite().all()
    monkeypatch.setattr(sys, "argv", ["ppo", "adrenaline", "--against", "some.net", "--out", str(tmp_path)])
    with pytest.raises(SystemExit):
        ppo.main()


def test_a_run_can_begin_with_a_file(tmp_path: Path) -> None:
    run = ppo.Run.fresh(ppo.Plan("tf2-board", **SMALL), CPU)
    run.network.policy.weight.data.normal_(std=0.1)
    batch = looks("tf2-board", {})
    run.network.seen.fill_(True)
    run.average.load_state_dict(run.network.state_dict())
    export.whole(run, "a test").write(tmp_path / "begin.net")
    other = ppo.Run.fresh(ppo.Plan("tf2-board", **SMALL), CPU)
    other.adopt(tmp_path / "begin.net")
    here, there = (r.network(torch.from_numpy(batch.observations))[0].detach() for r in (run, other))
    assert (here - there).abs().max() < 0.1
    assert other.made == "a test; then self-play, 0 decisions in 0 minutes on one GPU, seed 1"
    with pytest.raises(SystemExit, match="made for another game or encoding"):
        ppo.Run.fresh(ppo.Plan("adrenaline", **SMALL), CPU).adopt(tmp_path / "begin.net")


def test_a_value_that_is_too_sure_of_itself_is_mended_and_the_policy_stays(tmp_path: Path) -> None:
    luck = np.random.default_rng(1)
    value = luck.normal(0, 2, 100_000)
    came = luck.random(len(value)) < 1 / (1 + np.exp(-(0.5 * value + 0.2)))
    slope, lean = calibration.fitted(np.stack([1 / (1 + np.exp(-value)), came], axis=1))
    assert (slope, lean) == pytest.approx((0.5, 0.2), abs=0.03)
    run = ppo.Run.fresh(ppo.Plan("adrenaline", **SMALL), CPU)
    run.average.value.bias.data.fill_(1.0)
    export.whole(run, "a test").write(tmp_path / "sure.net")
    before = reference.Network.read(tmp_path / "sure.net")
    calibration.mend(tmp_path / "sure.net", slope, lean)
    after = reference.Network.read(tmp_path / "sure.net")
    look = looks("adrenaline", {"players": 3}).observations
    assert (after.evaluate(look)[0] == before.evaluate(look)[0]).all()
    assert np.abs(after.evaluate(look)[1] - (slope * before.evaluate(look)[1] + 256 * lean)).max() <= 2


def test_a_gain_counts_what_is_earned_until_the_seats_own_next_decision() -> None:
    def steps(seats: list[int], rewards: list[list[float]], done: list[bool], values: list[float]) -> rollout.Steps:
        rounds = len(seats)
        streams = torch.zeros(rounds, 1, 2, 3)
        streams[:, 0, :, 0] = torch.tensor(rewards)
        guess = torch.zeros(rounds, 1, 3)
        guess[:, 0, 0] = torch.tensor(values)
        nothing = torch.zeros(rounds, 1)
        return rollout.Steps(
            looks=nothing, masks=nothing, actions=nothing, logs=nothing, values=guess,
            seats=torch.tensor(seats)[:, None], rewards=streams, done=torch.tensor(done)[:, None],
        )  # fmt: skip

    # Seat 0 acts, seat 1 acts and ends the match with 1 for seat 0; then a new match begins.
    played = steps([0, 1, 0, 1], [[0, 0], [1, 0], [0.5, 0], [0, 0]], [False, True, False, False], [0.3, 0.6, 0.2, 0.1])
    gains, known = rollout.traces(played, fade=0.9)
    assert known[:, 0].tolist() == [True, True, False, False]
    assert gains[:, 0, 0].tolist() == pytest.approx([0.7, -0.6, 0, 0])
    # A decision is measured against the seat's next one, which carries what came of it.
    played = steps([0, 1, 0, 0], [[0.1, 0], [0.2, 0], [0, 0], [0, 0]], [False] * 4, [0.3, 0.6, 0.5, 0.4])
    gains, known = rollout.traces(played, fade=0.5)
    assert known[:, 0].tolist() == [True, False, True, False]
    assert gains[:, 0, 0].tolist() == pytest.approx([0.3 + 0.5 - 0.3 + 0.5 * (0.4 - 0.5), 0, -0.1, 0])


def test_rivals_are_counted_from_each_seat_and_none_is_there_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rollout.LIMIT, "adrenaline", 20)
    player = rollout.Player("adrenaline", -1, 176, 30, CPU, 1, seed=3)

    def at_random(looks: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        return torch.multinomial(masks.float(), 1)[:, 0], torch.zeros(len(looks)), torch.zeros(len(looks), 8)

    page = player.play(at_random).pages()[0]
    here = player.groups[0].here
    met = set()
    for t, lane in page.done.nonzero().tolist():
        seats = int(here[lane].sum())
        met.add(seats)
        earned = page.rewards[t, lane]
        for seat in range(seats):
            rivals = [float(earned[(seat + k) % seats, 0]) if k < seats else 0.0 for k in range(1, 6)]
            assert earned[seat, 3:].tolist() == pytest.approx(rivals)
    assert met == {3, 4, 5, 6}
    assert not page.rewards[~page.done][..., 3:].any()


def test_a_victory_by_the_clock_pays_half() -> None:
    for game, last in [("tf2-turns", 20), ("tf2-board", 20)]:
        group = rollout.Group(game, 0, 3, 1, CPU, 1, {})
        places = {feature.name: feature.place for feature in group.batch.spec()}
        now, end = (places[name] for name in rollout.ROUNDS[game])
        # The goal is reached in time; the time is up; nothing ended.
        group.batch.done[:] = [True, True, False]
        for lane, tens in enumerate([1, 2, 2]):
            group.batch.final_observations[lane, [now, now + 1]] = [tens, 1]
            group.batch.final_observations[lane, [end, end + 1]] = [last // 10, last % 10]
        group.batch.rewards[:] = [1.0, -1.0]
        group.fetch()
        earned = group.earned()
        assert group.late.tolist() == [False, True, False], game
        assert earned[:, 0, :2].tolist() == [[1.0, 1.0], [1.0, 0.0], [0.0, 0.0]], game
        assert not earned[:, 1, :2].any(), game
