"""The stubs name what the native half has, and nothing else."""

import ast
import runpy
from pathlib import Path

import fireteam
import fireteam._native as native

STUBS = ast.parse((Path(fireteam.__file__).parent / "_native.pyi").read_text())


def names(node):
    found = set()
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            found.add(part.name)
    return found


def public(thing):
    return {name for name in vars(thing) if not name.startswith("__")}


def test_the_stubs_name_everything_there_is():
    assert names(STUBS) == public(native)
    for part in STUBS.body:
        if isinstance(part, ast.ClassDef) and part.name in ("Match", "Batch"):
            stubbed = {name for name in names(part) if not name.startswith("__")}
            assert stubbed == public(getattr(native, part.name)), part.name


def test_the_page_of_names_is_in_step():
    api = runpy.run_path(str(Path(__file__).parents[1] / "api.py"))
    assert api["PAGE"].read_text() == api["page"](), "run `python python/api.py`"
