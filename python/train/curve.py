"""Draws what a run won against greedy bots, minute by minute.

    python -m train.curve runs/adrenaline --out docs/pictures/adrenaline-curve.svg
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

WIDE, HIGH, EDGE = 640, 300, 48


def drawn(points: list[tuple[float, float]], title: str) -> str:
    """An SVG of shares over minutes, with lines at every fifth."""
    last = max(minute for minute, _ in points)

    def x(minute: float) -> float:
        return EDGE + (WIDE - 2 * EDGE) * minute / last

    def y(share: float) -> float:
        return HIGH - EDGE - (HIGH - 2 * EDGE) * share

    lines = [
        f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{y(n / 5):.0f}" y2="{y(n / 5):.0f}" stroke="#999" stroke-width=".5"/>'
        f'<text x="{EDGE - 6}" y="{y(n / 5) + 4:.0f}" text-anchor="end">{20 * n} %</text>'
        for n in range(6)
    ]
    lines += [
        f'<text x="{x(minute):.0f}" y="{HIGH - EDGE + 18}" text-anchor="middle">{minute}</text>'
        for minute in range(0, int(last) + 1, 2)
    ]
    path = " ".join(f"{x(minute):.1f},{y(share):.1f}" for minute, share in points)
    dots = "".join(f'<circle cx="{x(minute):.1f}" cy="{y(share):.1f}" r="3"/>' for minute, share in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>'
        f'<text x="{WIDE / 2:.0f}" y="24" text-anchor="middle" font-size="14">{title}</text>{"".join(lines)}'
        f'<polyline points="{path}" fill="none" stroke="#2b6cb0" stroke-width="2"/><g fill="#2b6cb0">{dots}</g>'
        f'<text x="{WIDE / 2:.0f}" y="{HIGH - 10}" text-anchor="middle">minutes</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    with (given.run / "curve.csv").open() as file:
        rows = [row for row in csv.DictReader(file) if row["greedy"]]
    points = [(float(row["seconds"]) / 60, float(row["greedy"])) for row in rows]
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(drawn(points, "share of the victory against greedy bots"))


if __name__ == "__main__":
    main()
