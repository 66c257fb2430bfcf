"""The lab on Ray: the parts of a run, each wherever there is room."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import ray

__all__ = ["lab"]


def lab(
    out: str | os.PathLike[str],
    *,
    parts: int,
    program: str | os.PathLike[str] | None = None,
    cpus: int = 1,
    **options: Any,
) -> Path:
    """Plays ``fireteam lab run`` in parts on Ray, and puts them together in the folder ``out``.

    The folder is byte for byte the one that an undivided run writes: Parquet tables, receipts, plan
    and summary (docs/lab.md). ``options`` are those of the command: ``game="adrenaline"``, ``games=10_000``,
    ``bots="greedy"``, ``seed=1``, ``events=True``, ``vary=["arena", "players=3,4"]``. ``program`` is the
    ``fireteam`` of every machine: its path, or else the one that ``FIRETEAM`` or the search path names there.
    A part that was lost with its machine is played again; each is counted once.
    """
    out = Path(out)
    if out.exists() and any(out.iterdir()):
        raise FileExistsError(f"{out} is not empty")
    if parts < 1:
        raise ValueError("parts: at least one")
    words = [word for name, value in options.items() for word in _words(name, value)]
    play = ray.remote(num_cpus=cpus, max_retries=-1)(_part)
    coming = {play.remote(program, words, part, parts, cpus): part for part in range(1, parts + 1)}
    with tempfile.TemporaryDirectory(prefix="fireteam-lab-") as folder:
        while coming:
            [ready], _ = ray.wait(list(coming), num_returns=1)
            part = coming.pop(ready)
            with tarfile.open(fileobj=io.BytesIO(ray.get(ready))) as packed:
                packed.extractall(Path(folder) / str(part), filter="data")
        folders = [str(Path(folder) / str(part)) for part in range(1, parts + 1)]
        content = [word for name, value in options.items() if name == "content" for word in _words(name, value)]
        _run(program, ["lab", "merge", str(out), *folders, *content])
    return out


def _words(name: str, value: Any) -> Iterable[str]:
    """An option as the command line has it."""
    flag = "--" + name.replace("_", "-")
    if name in ("out", "part", "threads"):
        raise TypeError(f"{name} is decided here; leave it out")
    if value is True:
        return [flag]
    if value is None or value is False:
        return []
    if name in ("vary", "set") and not isinstance(value, str):
        return [word for one in value for word in (flag, str(one))]
    return [flag, ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)]


def _run(program: str | os.PathLike[str] | None, words: list[str]) -> None:
    found = program or os.environ.get("FIRETEAM") or shutil.which("fireteam")
    if not found:
        raise FileNotFoundError("no program `fireteam` is on the search path; name it with program=…")
    done = subprocess.run([str(found), *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ValueError(done.stderr.strip() or f"fireteam ended with {done.returncode}")


def _part(program: str | None, words: list[str], part: int, parts: int, cpus: int) -> bytes:
    """One part of a run, packed."""
    with tempfile.TemporaryDirectory(prefix="fireteam-part-") as folder:
        out = Path(folder) / "part"
        _run(program, ["lab", "run", *words, "--part", f"{part}/{parts}", "--threads", str(cpus), "--out", str(out)])
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w") as archive:
            archive.add(out, arcname=".")
        return packed.getvalue()
