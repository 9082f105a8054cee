"""The ``autograded/`` copy of a submission: what formgrader, feedback and export open.

It is hostile content that an instructor opens on the origin where marks are given. So it is built
from the released notebook: every cell that nbgrader knows comes from there, with its metadata, and
takes only the *text* of the student's answer. The student's other cells are kept in their places,
without metadata, sanitized by ``sanitize``. The untouched original is kept elsewhere.
"""

import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from autograder.errors import RecordError
from autograder.gradebook.sanitize import (
    literal_markdown,
    sanitize_code,
    sanitize_markdown,
    sanitize_outputs,
    sanitize_text,
    text_output,
)
from autograder.model import ExerciseResult, Status, SubmissionResult, SubmittedCell, Topic
from autograder.paths import SECRET_FILE, CoursePaths
from autograder.staging import StagedFile, stage
from autograder.timestamps import TIMESTAMP_FILE, timestamp_text

_MAX_SOURCE = 200_000
_MAX_MARKDOWN = 200_000
"""Characters of all Markdown cells of one notebook that are rendered; the rest is shown as is."""

_MAX_SECRET = 1000
_NOTE_WIDTH = 100


@dataclass(frozen=True)
class ReleasedNotebook:
    """The released notebook: all of it, and its nbgrader cells by id, in order."""

    notebook: Any
    placed: dict[str, dict[str, Any]]
    prose: frozenset[str]


def stage_autograded_copy(
    paths: CoursePaths,
    topic: Topic,
    result: SubmissionResult,
    submission_cells: Sequence[SubmittedCell],
    timestamp: datetime | None,
) -> list[StagedFile]:
    """Write the notebook and what nbgrader wants to know of it beside their places.

    Raises
    ------
    OSError
        If that fails; nothing is left behind then.
    RecordError
        If the released notebook cannot be read.
    """
    notebook = autograded_notebook(
        paths.release_notebook(topic.slug), topic, result, submission_cells
    )
    folder = paths.autograded_submission(result.student, topic.slug)
    text = json.dumps(notebook, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    files = {f"{topic.slug}.ipynb": text.encode("utf-8")}
    if timestamp is not None:
        files[TIMESTAMP_FILE] = timestamp_text(timestamp).encode()
    secret = paths.submission(result.student, topic.slug) / SECRET_FILE
    if secret.is_file() and not secret.is_symlink() and secret.stat().st_size <= _MAX_SECRET:
        files[SECRET_FILE] = secret.read_bytes()
    staged: list[StagedFile] = []
    try:
        for name, content in files.items():
            staged.append(stage(folder / name, content))
    except OSError:
        for file in staged:
            file.discard()
        raise
    return staged


def read_released_cells(path: Path) -> dict[str, dict[str, Any]]:
    """Read the nbgrader cells of a released notebook, by id."""
    return read_release(path).placed


def autograded_notebook(
    release_notebook: Path,
    topic: Topic,
    result: SubmissionResult,
    submission_cells: Sequence[SubmittedCell],
) -> dict[str, Any]:
    """Build the copy: released cells with the student's answers, and the student's other cells."""
    release = read_release(release_notebook)
    outputs = {run.index: run.outputs for run in result.cells}
    answers = _answer_places(submission_cells, release.placed)
    checks = {exercise.check_cell: exercise.name for exercise in topic.exercises}
    results = {found.exercise: found for found in result.exercises}
    cells = _notes(result)
    waiting = list(release.placed)
    for index, cell in enumerate(_bounded(submission_cells)):
        cell_outputs = outputs.get(index, ())
        if answers.get(cell.grade_id or "") != index or cell.grade_id not in waiting:
            cells.append(_students_own(index, cell, cell_outputs, release.prose))
            continue
        place = waiting.index(cell.grade_id)
        lost = [grade_id for grade_id in waiting[:place] if grade_id not in answers]
        for grade_id in [*lost, cell.grade_id]:
            waiting.remove(grade_id)
            is_theirs = grade_id == cell.grade_id
            cells.append(
                _placed(release.placed[grade_id], cell if is_theirs else None, cell_outputs)
            )
    cells += [_placed(release.placed[grade_id], None, ()) for grade_id in waiting]
    for built in cells:
        exercise = checks.get(_grade_id(built))
        if exercise:
            built["outputs"] = [text_output(verdict_text(results.get(exercise)))]
    return {**release.notebook, "cells": cells}


def _bounded(cells: Sequence[SubmittedCell]) -> Iterator[SubmittedCell]:
    """Make text cells raw, which are not rendered, once there is more Markdown than anybody writes.

    Rendering takes up to a second for a cell that was made for it, and all of them wait for it.
    """
    room = _MAX_MARKDOWN
    for cell in cells:
        is_rendered = cell.cell_type == "markdown"
        room -= len(cell.source) if is_rendered else 0
        yield replace(cell, cell_type="raw") if is_rendered and room < 0 else cell


def verdict_text(found: ExerciseResult | None) -> str:
    """Report what the hidden tests found, one line for each, as plain text."""
    if found is None or found.score is None:
        return "No score: the grader failed here. This needs a person; it is no fault of yours.\n"
    kind = "bonus" if found.is_bonus else "points"
    lines = [f"{found.exercise}: {kind} {found.score} of {found.max_points}"]
    for verdict in found.verdicts:
        sign = "✓" if verdict.earned else "✗"
        why = "" if verdict.status is Status.PASSED else f" ({verdict.status})"
        lines.append(f"{sign} {verdict.earned} of {verdict.points}  {verdict.title}{why}")
        lines += [f"      {line}" for line in verdict.message.splitlines()]
    lines += [*found.counterexample.splitlines(), *found.notes]
    return sanitize_text("\n".join(lines)) + "\n"


def read_release(path: Path) -> ReleasedNotebook:
    """Read a released notebook, once as long as the file stays as it is; nobody may change it.

    Raises
    ------
    RecordError
        If there is none, or it cannot be read.
    """
    try:
        facts = path.stat()
        return _parse_release(path, facts.st_ino, facts.st_mtime_ns, facts.st_size)
    except (OSError, ValueError) as error:
        raise RecordError(
            f"{path}: the released notebook cannot be read. Got: {error}. Run: autograder build"
        ) from error


@lru_cache(maxsize=32)
def _parse_release(path: Path, *_version: int) -> ReleasedNotebook:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cells = [{**cell, "source": "".join(cell["source"])} for cell in notebook["cells"]]
    placed = {_grade_id(cell): cell for cell in cells if _grade_id(cell)}
    prose = frozenset(cell["source"] for cell in cells if cell["cell_type"] == "markdown")
    return ReleasedNotebook(notebook, placed, prose)


def _grade_id(cell: Mapping[str, Any]) -> str:
    return str(cell["metadata"].get("nbgrader", {}).get("grade_id", ""))


def _answer_places(cells: Sequence[SubmittedCell], placed: Mapping[str, Any]) -> dict[str, int]:
    """Find which of the student's cells answers which released cell: the last one counts."""
    return {
        cell.grade_id: index
        for index, cell in enumerate(cells)
        if cell.grade_id and cell.grade_id in placed
    }


def _placed(
    released: Mapping[str, Any],
    answer: SubmittedCell | None,
    outputs: Sequence[Mapping[str, object]],
) -> dict[str, Any]:
    """Return a released cell; where the student may write, with what the student wrote."""
    cell = dict(released)
    facts = released["metadata"]["nbgrader"]
    if answer is not None and facts["solution"] and answer.source != released["source"]:
        is_code = released["cell_type"] == "code"
        make = _code_text if is_code else sanitize_markdown
        cell["source"] = make(answer.source)
    if cell["cell_type"] == "code":
        cell["outputs"] = [] if facts["grade"] else sanitize_outputs(outputs)
        cell["execution_count"] = None
    return cell


def _students_own(
    index: int,
    cell: SubmittedCell,
    outputs: Sequence[Mapping[str, object]],
    prose: frozenset[str],
) -> dict[str, Any]:
    """Keep a cell that nbgrader does not know: no metadata, no attachments, nothing active."""
    made: dict[str, Any] = {"id": f"student-{index}", "metadata": {}}
    if cell.cell_type == "code":
        return {
            **made,
            "cell_type": "code",
            "execution_count": None,
            "outputs": sanitize_outputs(outputs),
            "source": _code_text(cell.source),
        }
    if cell.cell_type == "markdown" and cell.source in prose:
        source = cell.source
    elif cell.cell_type == "markdown":
        source = sanitize_markdown(cell.source)
    else:
        source = literal_markdown(cell.source)
    return {**made, "cell_type": "markdown", "source": source}


def _code_text(source: str) -> str:
    if len(source) > _MAX_SOURCE:
        return sanitize_text(source, _MAX_SOURCE)
    return sanitize_code(source)


def _notes(result: SubmissionResult) -> list[dict[str, Any]]:
    """Put what was odd about the submission on top, where a marker sees it."""
    reported = [*([result.fault] if result.fault else []), *result.notes]
    if not reported:
        return []
    lines = [textwrap.fill(f"- {note}", _NOTE_WIDTH, subsequent_indent="  ") for note in reported]
    text = "\n".join(["Notes of the autograder", *lines])
    source = literal_markdown(text)
    return [{"id": "autograder-notes", "cell_type": "markdown", "metadata": {}, "source": source}]
