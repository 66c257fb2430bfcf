"""Lines over a range as an SVG, with shares from 0 to 100 % upwards."""

from __future__ import annotations

Points = list[tuple[float, float]]

WIDE, HIGH, EDGE = 640, 300, 48
COLOURS = ["#2b6cb0", "#c05621", "#2f855a", "#6b46c1"]


def drawn(lines: dict[str, Points], title: str, below: str, marks: list[tuple[float, str]]) -> str:
    """`marks` are numbers on the lower edge; the last one is its end. Several lines get their names."""
    end = marks[-1][0]

    def x(at: float) -> float:
        return EDGE + (WIDE - 2 * EDGE) * at / end

    def y(share: float) -> float:
        return HIGH - EDGE - (HIGH - 2 * EDGE) * share

    parts = [
        f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{y(n / 5):.0f}" y2="{y(n / 5):.0f}" stroke="#999"/>'
        f'<text x="{EDGE - 6}" y="{y(n / 5) + 4:.0f}" text-anchor="end">{20 * n} %</text>'
        for n in range(6)
    ]
    parts += [
        f'<text x="{x(at):.0f}" y="{HIGH - EDGE + 18}" text-anchor="middle">{name}</text>' for at, name in marks
    ]
    for n, (name, points) in enumerate(lines.items()):
        path = " ".join(f"{x(at):.1f},{y(share):.1f}" for at, share in points)
        dots = "".join(f'<circle cx="{x(at):.1f}" cy="{y(share):.1f}" r="3"/>' for at, share in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[n]}" stroke-width="2"/>')
        parts.append(f'<g fill="{COLOURS[n]}">{dots}')
        if len(lines) > 1:
            parts.append(f'<text x="{EDGE + 12}" y="{EDGE + 16 * n + 12}">{name}</text>')
        parts.append("</g>")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/><g stroke-width=".5">'
        f'<text x="{WIDE / 2:.0f}" y="24" text-anchor="middle" font-size="14">{title}</text>{"".join(parts)}'
        f'<text x="{WIDE / 2:.0f}" y="{HIGH - 10}" text-anchor="middle">{below}</text></g></svg>\n'
    )
