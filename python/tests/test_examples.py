"""The examples and the pages of the documentation run, at a small size."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import fireteam
import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_that_learns_runs_in_every_game(game):
    train = runpy.run_path(str(EXAMPLES / "train.py"))["train"]
    setup = {"players": 3} if game == "adrenaline" else {}
    assert all(0 <= share <= 1 for share in train(game, 1.0, setup))


def test_the_tour_runs():
    runpy.run_path(str(EXAMPLES / "tour.py"))


def test_the_page_that_starts_from_nothing_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(EXAMPLES.parents[1])
    code = "\n".join(re.findall(r"```python\n(.*?)```", (DOCS / "python-start.md").read_text(), re.DOTALL))
    small = code.replace("UPDATES = 200", "UPDATES = 3").replace("SECONDS = 120", "SECONDS = 2")
    small = small.replace("agent.npz", str(tmp_path / "agent.npz"))
    exec(compile(small, "python-start.md", "exec"), {})
    assert (tmp_path / "agent.npz").exists()


def converse(words, questions):
    """Lets a program answer questions of a match, as `fireteam` would put them, and gives its answers."""
    lines = [{"type": "hello", "protocol": 1, "version": "0"}, *questions]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    done = subprocess.run([sys.executable, *map(str, words)], input=text, capture_output=True, text=True, check=True)
    ready, *answers = map(json.loads, done.stdout.splitlines())
    assert ready["ready"] is True
    return ready, answers


def question(n):
    """A question of a match somewhere in the middle."""
    match = fireteam.Match("adrenaline", seed=n, players=3, skip_singles=True)
    for _ in range(20 * n):
        match.step(match.bot("random", seed=match.seq))
    offers = [
        {"index": index, "word": word, "label": label}
        for index, word, label in zip(match.legal_actions(), match.legal_words(), match.labels(), strict=True)
    ]
    listed = "\n".join(f"- {offer['word']}: {offer['label']}" for offer in offers)
    text = f"{match.question()}\n{listed}\n"
    look = match.observation().tolist()
    return {"type": "question", "match": 1, "n": n, "game": "adrenaline", "offers": offers, "observation": look, "text": text}


@pytest.mark.parametrize("name", ["agent.py", "agent_trained.py"])
def test_the_agents_of_the_examples_answer_what_is_offered(name, tmp_path):
    words, questions = [EXAMPLES / name], [question(n) for n in range(1, 6)]
    if name == "agent_trained.py":
        train = runpy.run_path(str(EXAMPLES / "train.py"))["train"]
        train("adrenaline", 1.0, {"players": 3}, save=str(tmp_path / "net.npz"))
        words.append(tmp_path / "net.npz")
    ready, answers = converse(words, [*questions, {"type": "over", "match": 1}])
    assert ready["wants"] == (["numbers"] if name == "agent_trained.py" else ["view"])
    assert [answer["n"] for answer in answers] == [1, 2, 3, 4, 5]
    for asked, answer in zip(questions, answers, strict=True):
        assert answer["answer"] in [offer[key] for offer in asked["offers"] for key in ("index", "word")]


def test_the_agent_that_reads_words_asks_for_reasons(monkeypatch):
    words = runpy.run_path(str(EXAMPLES / "agent_words.py"))
    play, said, asked = words["play"], [], question(2)
    answers = iter(["teleport", asked["offers"][0]["word"]])
    reason = {"type": "reason", "why": "teleport", "offered": False, "reason": "You have no Teleporter."}
    lines = [json.dumps(line) for line in (asked, reason)]

    class Pipe:
        def __iter__(self):
            while lines:
                yield lines.pop(0)

        def readline(self):
            return lines.pop(0)

    prompts = []
    play.__globals__.update(say=said.append, complete=lambda prompt: prompts.append(prompt) or next(answers))
    monkeypatch.setattr(sys, "stdin", Pipe())
    play()
    assert said == [{"n": 2, "why": "teleport"}, {"n": 2, "answer": asked["offers"][0]["word"]}]
    assert prompts[1].endswith("teleport: You have no Teleporter.\n")
