"""Syntax that a newer Python reads is named as such, and nothing else is taken for it."""

import sys

import pytest

from autograder.checking.newer_syntax import FEATURES, newer_syntax
from autograder.checking.syntax import parse_cell

from .conftest import exercise_of

F, PARAMETERS, ALIAS, TEMPLATE, EXCEPT, LAZY = (what for _, what, _ in FEATURES)
NEWER = [
    ('x = f"{d["a"]}"', F, 1),
    ("y = 1\nx = f'{', '.join(names)}'", F, 2),
    ("x = f\"{'\\n'.join(names)}\"", F, 1),
    ('x = f"{names!r:>{d["width"]}}"', F, 1),
    ('x = f"{\n  y  # why\n}"', F, 1),
    ('x = rf"\\d{d["a"]=}"', F, 1),
    ('x = "plain" f"{d["a"]}" "plain"', F, 1),
    ('x = f"{f"{f"{1 + 1}"}"}"', F, 1),
    ('x = f"{{}} {d["a"]} \\N{BULLET}"', F, 1),
    ('x = f"{a if b != c else d["a"]}"', F, 1),
    ('x = f"{x["a"] == y["b"]}"', F, 1),
    ('def f(x):\n    """Doc {."""\n    return f"{x["a"]}"', F, 3),
    ("def first[T](items: list[T]) -> T:\n    return items[0]", PARAMETERS, 1),
    ("class Box[T: (int, str), *Ts, **P]:\n    pass", PARAMETERS, 1),
    ("async def f[\n  T,\n](x):\n    pass", PARAMETERS, 1),
    ("type Vector = list[float]", ALIAS, 1),
    ("type Pair[T] = tuple[T, T]", ALIAS, 1),
    ("x = t'{name}'", TEMPLATE, 1),
    ("try:\n    pass\nexcept ValueError, TypeError:\n    pass", EXCEPT, 3),
    ("lazy import numpy", LAZY, 1),
    ("type A = int\ndef f[T](x):\n    return f'{x['a']}'", ALIAS, 1),
]
OLD_FAULTS = [
    "def f(x:\n    return x",
    'x = f"{d["a"}"',
    'x = f"{d["a" b]}"',
    'x = f"{}"',
    'x = f"{d["a"]!z}"',
    'x = f"{d["a"]"',
    'x = f"{d["a"]}',
    "x = f'{x!}'",
    "def f[T(x):\n    pass",
    "def f[T](x)\n    pass",
    "type = = 3",
    "x = (1\ntype X = int",
    'print f"{d["a"]}"',
    "f" + '"{' * 5_000,
    "x = 'abc",
    "",
]


@pytest.mark.parametrize(("source", "what", "line"), NEWER)
def test_what_is_newer_is_named_with_its_line(source, what, line):
    found = newer_syntax(source)
    assert (found.what, found.line) == (what, line)
    parsed = parse_cell(source)
    assert parsed.tree is None
    assert parsed.error_line == line
    own = ".".join(map(str, sys.version_info[:2]))
    assert f"came with Python 3.{found.since[1]}, and Python {own} grades" in parsed.error


@pytest.mark.parametrize("source", OLD_FAULTS)
def test_an_ordinary_fault_is_none(source):
    assert newer_syntax(source) is None


@pytest.mark.parametrize("source", [source for source, _, _ in NEWER])
def test_beside_an_ordinary_fault_it_is_not_blamed(source):
    assert newer_syntax(f"{source}\nx = = 1") is None


def test_notes_and_messages_say_so(grade, right_answers):
    newer = "\n".join(('label = f"{right["a"]}"', right_answers["r2_score"]))
    result = grade({"r2_score": newer}, after='print(f"{right["a"]}")')
    found = exercise_of(result, "r2_score")
    assert any(
        f"line 1: Python cannot read the cell of `r2_score` ({F} came" in n for n in found.notes
    )
    assert any(f"cannot be read: {F} came with Python 3.12" in note for note in result.notes)
