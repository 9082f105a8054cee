"""Read back from the ``autograded/`` copy what a student wrote: the code, and answers in words.

The copy is published together with the result, so it is what was graded, whatever has been handed
in since. Its text is what ``copy`` has made safe: code with its invisible signs spelled out, and
written answers as clean HTML.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from autograder.gradebook.copy import read_released_cells
from autograder.model import Topic
from autograder.paths import CoursePaths


@dataclass(frozen=True)
class CopiedAnswers:
    """What a student wrote: code by exercise, and clean HTML by written question."""

    code: Mapping[str, str] = field(default_factory=dict)
    written: Mapping[str, str] = field(default_factory=dict)


def read_answers(paths: CoursePaths, topic: Topic, student: str) -> CopiedAnswers:
    """Read the answers of one submission; nothing if there is no copy that can be read.

    What stands as it was released is no answer. Of an answer that is in no cell of the release,
    the last cell that defines its function is taken, as grading does.
    """
    folder = paths.autograded_submission(student, topic.slug)
    try:
        notebook = json.loads((folder / f"{topic.slug}.ipynb").read_bytes())
        cells = [_Cell.of(cell) for cell in notebook["cells"]]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return CopiedAnswers()
    released = read_released_cells(paths.release_notebook(topic.slug))
    stood = {cell["source"] for cell in released.values()}
    own = [cell for cell in cells if cell.source not in stood]
    code = {exercise.name: _code_of(own, exercise.name) for exercise in topic.exercises}
    written = {
        question.id: cell.source
        for question in topic.questions
        for cell in own
        if cell.grade_id == question.cell
    }
    return CopiedAnswers({name: text for name, text in code.items() if text.strip()}, written)


@dataclass(frozen=True)
class _Cell:
    is_code: bool
    source: str
    grade_id: str

    @classmethod
    def of(cls, cell: Mapping[str, Any]) -> "_Cell":
        return cls(
            cell["cell_type"] == "code",
            "".join(cell["source"]),
            str(cell["metadata"].get("nbgrader", {}).get("grade_id", "")),
        )


def _code_of(own: Sequence[_Cell], name: str) -> str:
    """Return the cell that defines a function last; else the answer cell, whatever is in it."""
    defines = re.compile(rf"^(?:(?:async\s+)?def\s+{name}\b|{name}\s*[:=])", re.MULTILINE)
    code = [cell for cell in own if cell.is_code]
    found = [cell.source for cell in code if defines.search(cell.source)]
    found = found or [cell.source for cell in code if cell.grade_id == f"{name}-answer"]
    return found[-1] if found else ""
