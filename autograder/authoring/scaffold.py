"""The files of a new topic or exercise, ready to fill in, and what is left to fill in of them."""

import re
from collections.abc import Iterator
from pathlib import Path

from autograder.authoring.text import Code, Piece, PlacedExercise, parse_text
from autograder.errors import Fault
from autograder.paths import CoursePaths

FILL_IN = "FILL_IN"
_AROUND = " .,:\"'"
_TEMPLATES = Path(__file__).parent / "templates"
_SET_UP = "set_up"
_SHARED = ("how_to_work", "hints_and_handing_in", "conventions", "accuracy", _SET_UP)
_IMPORTS = """\
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from selfcheck import check, needs"""
_MISTAKES = ("first_mistake", "second_mistake", "third_mistake")


def topic_files(paths: CoursePaths, topic: str) -> dict[Path, str]:
    """Return the texts of a new topic without exercises, by where they go."""
    names = {"topic": topic, "shared": _shared_cells(paths)}
    return {
        paths.assignment_file(topic): _filled("assignment.toml", names),
        paths.notebook_text(topic): _filled("notebook.md", names),
        paths.reference(topic, "__init__"): (
            f'"""Reference implementations of the topic {topic}, one exercise per file."""\n'
        ),
    }


def exercise_files(paths: CoursePaths, topic: str, exercise: str) -> dict[Path, str]:
    """Return the texts of a new exercise that have files of their own, by where they go."""
    names = {"topic": topic, "exercise": exercise}
    calibration = paths.calibration(topic, exercise)
    return {
        paths.reference(topic, exercise): _filled("reference.py", names),
        paths.selfcheck(topic, exercise): _filled("selfcheck.py", names),
        paths.hidden_test(topic, exercise): _filled("hidden_test.py", names),
        **{calibration / "wrong" / f"{m}.py": _filled("wrong.py", names) for m in _MISTAKES},
        calibration / "right" / "another_method.py": _filled("right.py", names),
    }


def table_with_exercise(table: str, exercise: str) -> str:
    """Return ``assignment.toml`` with a new exercise at its end."""
    return table.rstrip("\n") + "\n" + _filled("exercise.toml", {"exercise": exercise})


def text_with_exercise(text: str, shown: Path, exercise: str) -> str:
    """Return ``notebook.md`` with a new exercise after the last one, or after the imports."""
    pieces = parse_text(text, shown)
    lines = text.split("\n")
    end = _end_of_cell(lines, _last_place(pieces))
    section = _filled("exercise.md", {"exercise": exercise}).rstrip("\n").split("\n")
    return "\n".join([*lines[:end], "", *section, *lines[end:]])


def course_with_topic(course: str, topic: str) -> str | None:
    """Return ``course.toml`` with ``topic`` at the end of its topics; None if there is no list."""
    found = re.search(r"^topics\s*=\s*\[([^\]]*)\]", course, re.MULTILINE)
    if found is None:
        return None
    listed = found[1].rstrip().rstrip(",")
    comma = f"{listed},\n    " if listed.strip() else "\n    "
    return f'{course[: found.start(1)]}{comma}"{topic}",\n{course[found.end(1) :]}'


def faults_of_unfinished(paths: CoursePaths, topic: str) -> Iterator[Fault]:
    """Yield each place that still waits to be filled in."""
    folders = (
        (paths.assignment(topic), "*.*"),
        (paths.reference(topic, "__init__").parent, "*.py"),
        (paths.hidden_test(topic, "").parent, "*.py"),
        (paths.selfchecks(topic), "*.py"),
        (paths.calibration(topic, ""), "*/*/*.py"),
    )
    for folder, pattern in folders:
        for path in sorted(folder.glob(pattern)):
            text = path.read_text(encoding="utf-8", errors="replace")
            for number, line in enumerate(text.split("\n"), 1):
                _, mark, wanted = line.partition(FILL_IN)
                if mark:
                    message = (
                        f"{FILL_IN} still stands here: {wanted.strip(_AROUND) or 'this line'}."
                    )
                    yield Fault(path.relative_to(paths.root), number, message)


def _shared_cells(paths: CoursePaths) -> str:
    """Return the cells that a new notebook begins with: shared texts, as far as there are any."""
    names = [name for name in _SHARED if paths.shared_text(name).is_file()]
    cells = [f"```{{code-cell}}\n:tags: [shared]\n\n{name}\n```" for name in names]
    if _SET_UP not in names:
        cells.append(f"```{{code-cell}}\n{_IMPORTS}\n```")
    return "\n\n".join(cells)


def _filled(template: str, names: dict[str, str]) -> str:
    text = (_TEMPLATES / f"{template}.txt").read_text(encoding="utf-8")
    for key, name in names.items():
        text = text.replace(f"{{{key}}}", name)
    return text


def _last_place(pieces: tuple[Piece, ...]) -> int:
    """Return a line of the last placed exercise, else of the first code cell, else 0."""
    placed = [piece.line for piece in pieces if isinstance(piece, PlacedExercise)]
    code = [piece.line for piece in pieces if isinstance(piece, Code)]
    return placed[-1] if placed else code[0] if code else 0


def _end_of_cell(lines: list[str], inside: int) -> int:
    """Return how many lines go up to the end of the fenced cell that a line stands in."""
    if inside == 0:
        return len(lines)
    for number in range(inside, len(lines) + 1):
        if lines[number - 1].lstrip().startswith("```"):
            return number
    return len(lines)
