"""Whether ``notebook.md`` places what ``assignment.toml`` lists: each once, in the same order."""

import ast
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from autograder.authoring.assignment import Assignment
from autograder.authoring.reference import imported_names
from autograder.authoring.text import (
    Code,
    Piece,
    Placed,
    PlacedErratum,
    PlacedExercise,
    PlacedQuestion,
)
from autograder.errors import Fault

_NEEDED = {"np": "numpy", "check": "selfcheck.check"}


def faults_of_placement(
    assignment: Assignment, pieces: Sequence[Piece], shown: Path
) -> Iterator[Fault]:
    """Yield every difference between the table and the text, which is shown as ``shown``."""
    topic = assignment.topic
    exercises = [exercise.name for exercise in topic.exercises]
    placed = [piece for piece in pieces if isinstance(piece, PlacedExercise)]
    yield from _compare("exercise", "name", exercises, placed, assignment, shown)
    yield from _faults_of_order(exercises, placed, shown)
    questions = [piece for piece in pieces if isinstance(piece, PlacedQuestion)]
    yield from _compare(
        "question", "id", [q.id for q in topic.questions], questions, assignment, shown
    )
    errata = [piece for piece in pieces if isinstance(piece, PlacedErratum)]
    yield from _compare("erratum", "id", [e.id for e in topic.errata], errata, assignment, shown)


def _compare(
    kind: str,
    key: str,
    listed: Sequence[str],
    placed: Sequence[Placed],
    assignment: Assignment,
    shown: Path,
) -> Iterator[Fault]:
    toml = assignment.toml
    lines: dict[str, int] = {}
    for piece in placed:
        if piece.name not in listed:
            message = (
                f"the {kind} {piece.name!r} is not in {toml.file.name}. Add a [[{kind}]] there."
            )
            yield Fault(shown, piece.line, message)
        elif piece.name in lines:
            message = f"the {kind} {piece.name!r} stands here and on line {lines[piece.name]}."
            yield Fault(shown, piece.line, f"{message} Take one out.")
        lines.setdefault(piece.name, piece.line)
    for index, name in enumerate(listed):
        if name and name not in lines:
            message = (
                f"the {kind} {name!r} has no place in {shown.name}. Put a cell tagged [{kind}]."
            )
            yield toml.fault((kind, index, key), message)


def _faults_of_order(
    listed: Sequence[str], placed: Sequence[PlacedExercise], shown: Path
) -> Iterator[Fault]:
    """Yield the first exercise that the text places before one that the table lists earlier."""
    known = [piece for piece in placed if piece.name in listed]
    for before, after in pairwise(known):
        if listed.index(after.name) < listed.index(before.name):
            message = (
                f"{after.name!r} comes after {before.name!r} here and before it in the table. "
                "Use one order."
            )
            yield Fault(shown, after.line, message)
            return


def notebook_imports(pieces: Sequence[Piece]) -> dict[str, str]:
    """Return the names that the notebook's ordinary cells import, each with its origin."""
    names: dict[str, str] = {}
    for piece in pieces:
        if isinstance(piece, Code):
            try:
                names.update(imported_names(ast.parse(piece.text)))
            except SyntaxError:
                continue  # reported by `faults_of_code`
    return names


def faults_of_code(pieces: Sequence[Piece], shown: Path) -> Iterator[Fault]:
    """Yield ordinary cells that are not Python."""
    for cell in (piece for piece in pieces if isinstance(piece, Code)):
        try:
            ast.parse(cell.text)
        except SyntaxError as error:
            message = f"this cell is not Python: {error.msg}. Fix this line."
            yield Fault(shown, cell.line + (error.lineno or 1) - 1, message)


def faults_of_first_cell(pieces: Sequence[Piece], shown: Path) -> Iterator[Fault]:
    """Yield the imports that every notebook needs and the first code cell does not have."""
    cells = [piece for piece in pieces if isinstance(piece, Code)]
    first = notebook_imports(cells[:1])
    missing = [name for name, origin in _NEEDED.items() if first.get(name) != origin]
    if missing:
        line = cells[0].line if cells else 1
        message = (
            f"the first code cell does not import {' and '.join(missing)}. Write there: "
            "import numpy as np, and from selfcheck import check"
        )
        yield Fault(shown, line, message)
