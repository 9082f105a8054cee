"""Assignments in the gradebook: due dates, notebooks and cells, as nbgrader itself stores them.

The rows are those that ``nbgrader generate_assignment`` would write for the same source notebook
(a test compares them), but written in one transaction, and left alone when they are right.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import nbformat
from nbgrader import utils as nbgrader_cells
from nbgrader.api import (
    Assignment,
    GradeCell,
    Notebook,
    SolutionCell,
    SourceCell,
    SubmittedNotebook,
    new_uuid,
)
from nbgrader.preprocessors import (
    CheckCellMetadata,
    ClearOutput,
    ClearSolutions,
    ComputeChecksums,
    LockCells,
)
from sqlalchemy import URL, func, select
from sqlalchemy.orm import Session
from traitlets.config import Config

from autograder.counted_words import count_of
from autograder.errors import RecordError
from autograder.gradebook.database import one_transaction
from autograder.gradebook.rows import naive_utc

COURSE = "default_course"
"""The id of the one course that nbgrader's tables are made with."""

_AUTHORING_STEPS = (LockCells, ClearSolutions, ClearOutput, CheckCellMetadata, ComputeChecksums)
_KINDS = {"grade": GradeCell, "solution": SolutionCell, "source": SourceCell}


@dataclass(frozen=True)
class PlannedAssignment:
    """A topic as it should stand in the gradebook."""

    topic: str
    notebook: Path
    due: datetime | None = None


@dataclass(frozen=True)
class AssignmentChange:
    """What setting up one topic changed in the gradebook."""

    topic: str
    is_new: bool
    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()

    @property
    def is_change(self) -> bool:
        """Whether any row was written."""
        return self.is_new or bool(self.added or self.removed or self.updated)


@dataclass(frozen=True)
class _Cells:
    """The rows that a source notebook asks for: name to fields, by kind of cell."""

    kernelspec: str
    grade: dict[str, dict[str, Any]] = field(default_factory=dict)
    solution: dict[str, dict[str, Any]] = field(default_factory=dict)
    source: dict[str, dict[str, Any]] = field(default_factory=dict)


def record_assignments(
    url: URL, planned: Sequence[PlannedAssignment], settings: Config | None = None
) -> list[AssignmentChange]:
    """Bring the gradebook's assignments up to date, all in one transaction.

    Parameters
    ----------
    url : URL
        The gradebook.
    planned : sequence of PlannedAssignment
        The topics.
    settings : Config, optional
        The course's settings for nbgrader: they decide what stands where a solution stood.

    Raises
    ------
    RecordError
        If the gradebook cannot be written, a notebook cannot be read, or the set of cells of a
        topic with submissions would change.
    """
    cells = [_read_cells(plan.notebook, settings) for plan in planned]
    with one_transaction(url, writes=True) as session:
        return [
            _record_one(session, plan, wanted) for plan, wanted in zip(planned, cells, strict=True)
        ]


def assignment_names(url: URL) -> frozenset[str]:
    """Read the names of all assignments in the gradebook."""
    with one_transaction(url, writes=False) as session:
        return frozenset(session.scalars(select(Assignment.name)))


def recorded_cells(url: URL, topic: str) -> frozenset[str]:
    """Read which cells of a topic the gradebook knows; none if it has no such topic."""
    with one_transaction(url, writes=False) as session:
        names = session.scalars(
            select(SourceCell.name)
            .join(Notebook, Notebook.id == SourceCell.notebook_id)
            .join(Assignment, Assignment.id == Notebook.assignment_id)
            .where(Assignment.name == topic)
        )
        return frozenset(names)


def _record_one(session: Session, plan: PlannedAssignment, wanted: _Cells) -> AssignmentChange:
    assignment = session.scalar(select(Assignment).where(Assignment.name == plan.topic))
    is_new = assignment is None
    if assignment is None:
        assignment = Assignment(name=plan.topic, course_id=COURSE)
        assignment.id = new_uuid()
        session.add(assignment)
        session.flush()
    updated = ["due date"] if _set(assignment, _due_fields(plan.due)) else []
    notebook = _notebook_row(session, assignment.id, plan.topic)
    if _set(notebook, {"kernelspec": wanted.kernelspec}):
        updated.append("kernel")
    return _record_cells(session, plan.topic, notebook, wanted, is_new, updated)


def _record_cells(
    session: Session, topic: str, notebook: Any, wanted: _Cells, is_new: bool, updated: list[str]
) -> AssignmentChange:
    added: list[str] = []
    removed: list[str] = []
    for kind, row_class in _KINDS.items():
        rows = session.scalars(select(row_class).where(row_class.notebook_id == notebook.id))
        present = {row.name: row for row in rows}
        fields_by_name: dict[str, dict[str, Any]] = getattr(wanted, kind)
        for name in present.keys() - fields_by_name.keys():
            session.delete(present[name])
            removed.append(name)
        for name, fields in fields_by_name.items():
            if name not in present:
                session.add(row_class(id=new_uuid(), name=name, notebook_id=notebook.id, **fields))
                added.append(name)
            elif _set(present[name], fields):
                updated.append(name)
    if added or removed:
        _refuse_if_submitted(session, topic, notebook.id, added, removed)
    session.flush()
    return AssignmentChange(topic, is_new, _sorted(added), _sorted(removed), _sorted(updated))


def _refuse_if_submitted(
    session: Session, topic: str, notebook_id: str, added: list[str], removed: list[str]
) -> None:
    count = session.scalar(
        select(func.count())
        .select_from(SubmittedNotebook)
        .where(SubmittedNotebook.notebook_id == notebook_id)
    )
    if count:
        changes = [f"+{name}" for name in added] + [f"-{name}" for name in removed]
        raise RecordError(
            f"{topic}: its cells are frozen, because of {count_of(count, 'submission')}. "
            f"Got {', '.join(sorted(set(changes)))}. Take the change back in the text and build "
            "again, or give the new version a topic of its own. Nothing was recorded"
        )


def _notebook_row(session: Session, assignment_id: str, name: str) -> Any:
    notebook = session.scalar(
        select(Notebook).where(Notebook.assignment_id == assignment_id, Notebook.name == name)
    )
    if notebook is None:
        notebook = Notebook(id=new_uuid(), name=name, assignment_id=assignment_id)
        session.add(notebook)
        session.flush()
    return notebook


def _due_fields(due: datetime | None) -> dict[str, Any]:
    """Return the due date to be set; without one, what was set in formgrader stays."""
    return {} if due is None else {"duedate": naive_utc(due)}


def _set(row: Any, fields: dict[str, Any]) -> bool:
    changed = {name: value for name, value in fields.items() if getattr(row, name) != value}
    for name, value in changed.items():
        setattr(row, name, value)
    return bool(changed)


def _sorted(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(names)))


def _read_cells(path: Path, settings: Config | None) -> _Cells:
    """Collect the rows that nbgrader would make of a source notebook."""
    try:
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, nbformat.reader.NotJSONError) as error:
        raise RecordError(f"{path}: cannot be read. Got: {error}. Run: autograder build") from error
    for step in _AUTHORING_STEPS:
        notebook, _ = step(config=settings or Config()).preprocess(notebook, {})
    cells = _Cells(kernelspec=json.dumps(notebook.metadata.get("kernelspec", {})))
    for cell in notebook.cells:
        _collect(cell, cells)
    return cells


def _collect(cell: Any, cells: _Cells) -> None:
    is_grade = nbgrader_cells.is_grade(cell)
    is_solution = nbgrader_cells.is_solution(cell)
    is_locked = nbgrader_cells.is_locked(cell)
    if not (is_grade or is_solution or is_locked):
        return
    facts = cell.metadata.nbgrader
    name = facts["grade_id"]
    if is_grade:
        points = float(facts["points"])
        cells.grade[name] = {"max_score": points, "cell_type": cell.cell_type}
    if is_solution:
        cells.solution[name] = {}
    cells.source[name] = {
        "cell_type": cell.cell_type,
        "locked": is_locked,
        "source": cell.source,
        "checksum": facts.get("checksum"),
    }
