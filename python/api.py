"""Writes docs/python-api.md from the stubs and the docstrings.

    python python/api.py
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "python-api.md"
PARTS = {
    "fireteam": ["_native.pyi", "__init__.py"],
    "fireteam.gym": ["gym.py"],
    "fireteam.pettingzoo": ["pettingzoo.py"],
    "fireteam.openspiel": ["openspiel.py"],
    "fireteam.ray": ["ray/_selfplay.py", "ray/_lab.py"],
    "fireteam.ray.rllib": ["ray/rllib.py"],
}


def plain(text: str) -> str:
    """A line of Markdown, of what Sphinx would read."""
    return re.sub(r":\w+:`", "`", " ".join(text.split())).replace("``", "`")


def said(node: ast.AST) -> str:
    return plain(ast.get_docstring(node) or "")


def signature(node: ast.FunctionDef) -> str:
    given = ast.unparse(node.args).removeprefix("self, ").removeprefix("cls, ")
    given = "" if given in ("self", "cls") else given
    answer = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({given}){answer}"


def remarks(lines: list[str], line: int) -> str:
    """What `#:` says above a line, counted from 1."""
    above = line - 1
    while above and lines[above - 1].strip().startswith("#:"):
        above -= 1
    return plain(" ".join(text.strip().removeprefix("#:") for text in lines[above : line - 1]))


def of_class(node: ast.ClassDef, text: list[str]) -> list[str]:
    lines = [f"### `{node.name}`", "", said(node)]
    names = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            about = remarks(text, part.lineno)
            names.append(f"* `{ast.unparse(part.target)}`: `{ast.unparse(part.annotation)}`" + (f". {about}" if about else ""))
        if not isinstance(part, ast.FunctionDef) or (part.name.startswith("_") and part.name not in MAKERS):
            continue
        is_property = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in part.decorator_list)
        if is_property:
            title = f"`{part.name}`: `{ast.unparse(part.returns)}`"
        else:
            title = f"`{node.name if part.name in MAKERS else part.name}{signature(part)}`"
        names.append(f"* {title}" + (f". {said(part)}" if said(part) else ""))
    return [*lines, "", *names, ""] if names else [*lines, ""]


MAKERS = ("__new__", "__init__")


def page() -> str:
    lines = ["# The Python package, name by name", "", "Written by `python python/api.py`; see [python.md](python.md).", ""]
    for module, files in PARTS.items():
        lines += [f"## `{module}`", ""]
        for file in files:
            text = (HERE / "package" / "fireteam" / file).read_text()
            for part in ast.parse(text).body:
                if isinstance(part, ast.ClassDef) and not part.name.startswith("_") and said(part):
                    lines += of_class(part, text.splitlines())
                elif isinstance(part, ast.FunctionDef) and not part.name.startswith("_") and said(part):
                    lines += [f"### `{part.name}{signature(part)}`", "", said(part), ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
