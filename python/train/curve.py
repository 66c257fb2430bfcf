"""Draws what a run won against greedy bots, or the network it was taught against, minute by minute.

    python -m train.curve runs/adrenaline --out docs/pictures/adrenaline-curve.svg
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

from .picture import drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    with (given.run / "curve.csv").open() as file:
        rows = [row for row in csv.DictReader(file) if row["wins"]]
    points = [(float(row["seconds"]) / 60, float(row["wins"])) for row in rows]
    if not points:
        parser.error(f"{given.run}: nothing was gauged")
    minutes = max(1, round(points[-1][0]))
    marks = [(minute, str(minute)) for minute in range(0, minutes + 1, 1 if minutes < 4 else 2)]
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(drawn({"": points}, "share of the victory against bots", "minutes", marks))


if __name__ == "__main__":
    main()
