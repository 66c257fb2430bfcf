"""A match as a picture: an SVG of the board and a table of those who play. For notebooks."""

from __future__ import annotations

import html as _html
import re
from typing import Any

from ._native import Match

#: Side of a space in pixels: games with squares of rooms, and games with grids.
_LARGE, _SMALL = 84, 26
_GROUND = {"#": "#3a3f4b", "~": "#7fb2d9", ".": "#eceff4", "=": "#d8c99b", "_": "#eceff4"}
_SIDES = {"red": "#c0392b", "green": "#2e8b57", "blu": "#2b6cb0", "black": "#333333", "white": "#b8b8b8"}


def html(match: Match) -> str:
    """What everybody at the table sees."""
    view = match.view()
    board = _arena(match, view) if "squares" in view else _grid(view)
    asked = "over" if match.over else f"{', '.join(match.waiting)}: {match.question()}"
    # Until the end points may be hidden.
    result = _result(match) if match.over else ""
    return f"<div><p><b>{_text(match.game)}</b>, {match.seq} answers; {_text(asked)}</p>{board}{result}</div>"


def _result(match: Match) -> str:
    rows = "".join(
        f"<tr><td>{row['place']}.</td><td>{_text(', '.join(row['side']))}</td><td>{row['points']}</td></tr>"
        for row in match.standing()
    )
    return f"<table><tr><th>place</th><th>side</th><th>points</th></tr>{rows}</table>"


def _text(text: Any) -> str:
    return _html.escape(str(text))


def _svg(width: int, height: int, parts: list[str]) -> str:
    inside = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif">{inside}</svg>'
    )


def _place(spot: str) -> tuple[int, int]:
    row, column = re.fullmatch(r"r(\d+)c(\d+)", spot).groups()
    return int(row), int(column)


def _label(x: float, y: float, text: str, size: int, colour: str = "#111", halo: bool = False) -> str:
    around = ' stroke="#fff" stroke-width="3" paint-order="stroke"' if halo else ""
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{colour}"{around} '
        f'text-anchor="middle">{_text(text)}</text>'
    )


def _arena(match: Match, view: dict[str, Any]) -> str:
    """Rooms, what lies in them, who stands there."""
    from . import games

    cards = next(game for game in games(match.content) if game.name == match.game).components["arenas"]
    printed = {square["id"]: square for square in cards[view["arena"]]["squares"]}
    figures = {figure["id"]: figure for figure in view.get("figures") or view["characters"]}
    places = [_place(square["id"]) for square in view["squares"]]
    width, height = (1 + max(c for _, c in places)) * _LARGE, (1 + max(r for r, _ in places)) * _LARGE
    parts = []
    for square in view["squares"]:
        row, column = _place(square["id"])
        x, y = column * _LARGE, row * _LARGE
        room = printed[square["id"]]["room"]
        title = f"{square['id']} {room} {' '.join(str(weapon) for weapon in square['weapons'])}"
        parts.append(
            f'<g><title>{_text(title)}</title><rect x="{x + 1}" y="{y + 1}" width="{_LARGE - 2}" '
            f'height="{_LARGE - 2}" fill="{_tint(room)}"/></g>'
        )
        parts += _borders(x, y, printed[square["id"]]["borders"])
        lies = square["tile"] or "/".join(weapon[:3] for weapon in square["weapons"] if weapon)
        parts.append(_label(x + _LARGE / 2, y + _LARGE - 6, lies, 10, "#444"))
        for n, name in enumerate(square["figures"]):
            cx, cy = x + 16 + 26 * (n % 3), y + 18 + 26 * (n // 3)
            figure = figures[name]
            parts.append(f'<circle cx="{cx}" cy="{cy}" r="11" fill="{_text(figure["colour"])}" stroke="#111"/>')
            parts.append(_label(cx, cy + 4, figure["letter"], 12, "#111", halo=True))
    return _svg(width, height, parts)


def _borders(x: int, y: int, borders: list[str]) -> list[str]:
    """Walls as thick lines, doors as lines with a gap: north, east, south, west."""
    far = _LARGE
    ends = [((0, 0), (far, 0)), ((far, 0), (far, far)), ((0, far), (far, far)), ((0, 0), (0, far))]
    lines = []
    for border, ((ax, ay), (bx, by)) in zip(borders, ends, strict=True):
        if border == "open":
            continue
        gap = f' stroke-dasharray="{far * 0.33:.0f} {far * 0.34:.0f}"' if border == "door" else ""
        lines.append(
            f'<line x1="{x + ax}" y1="{y + ay}" x2="{x + bx}" y2="{y + by}" stroke="#222" stroke-width="4"{gap}/>'
        )
    return lines


def _tint(room: str) -> str:
    known = {"red": "#f3c6c0", "blue": "#c5d6f2", "yellow": "#f5eab8", "green": "#cbe8cb"}
    return known.get(room, {"purple": "#e2cdf0", "white": "#f4f4f4"}.get(room, "#e6e6e6"))


def _grid(view: dict[str, Any]) -> str:
    """Ground, units and what they left behind."""
    rows = view["rows"] if "rows" in view else view["board"]["terrain"]
    size = _SMALL
    parts = []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            fill = _GROUND.get(sign, "#e9dfc4" if sign in "<>^v" else "#eceff4")
            parts.append(f'<rect x="{x * size}" y="{y * size}" width="{size}" height="{size}" fill="{fill}" stroke="#ccc"/>')
    things = [
        *(("unit", unit, unit.get("kind") or unit.get("class")) for unit in view.get("units", view.get("figures", []))),
        *(("building", thing, thing.get("piece", "sentry")) for thing in view.get("buildings", view.get("sentries", []))),
    ]
    for shape, thing, name in things:
        if not thing.get("at"):
            continue
        row, column = _place(thing["at"])
        x, y = column * size + size / 2, row * size + size / 2
        colour = _SIDES.get(thing.get("side") or thing.get("team"), "#777")
        if shape == "unit":
            parts.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size / 2 - 3:.0f}" fill="{colour}"/>')
        else:
            parts.append(f'<rect x="{x - 7:.0f}" y="{y - 7:.0f}" width="14" height="14" fill="{colour}"/>')
        parts.append(_label(x, y + 4, (name or "?")[:2].title(), 10, "#fff"))
    return _svg(len(rows[0]) * size, len(rows) * size, parts)
