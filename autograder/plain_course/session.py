"""One gradebook a run, and one commit for all that nbgrader writes in a step.

nbgrader opens its gradebook nine times a submission, each time with an engine that has every query
to compile again, and commits at every cell. It checks its schema of metadata anew for every cell.
"""

import contextlib
import functools
import json
import warnings
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any
from unittest import mock

import jsonschema
from nbgrader.api import BaseCell, Comment, Grade, Gradebook
from sqlalchemy.exc import SQLAlchemyError

from autograder.errors import RecordError
from autograder.plain_course.nbgrader_marks import NotebookMark, marks_in

USERS = (
    "nbgrader.converters.autograde",
    "nbgrader.preprocessors.overwritekernelspec",
    "nbgrader.preprocessors.overwritecells",
    "nbgrader.preprocessors.saveautogrades",
    "nbgrader.preprocessors.latesubmissions",
    "autograder.plain_course.withheld_scores",
)
"""Modules that open a gradebook of their own."""


class _Lent:
    """Stands for ``Gradebook(...)``: lends the one that is open, and never closes it.

    nbgrader asks for cells and grades one by one, with a query that joins up to six tables. Here
    those of a notebook are read together. What is not among them, nbgrader's own query finds.
    """

    def __init__(self, gradebook: Any) -> None:
        self._gradebook = gradebook
        self._known: dict[tuple[str, ...], dict[str, Any]] = {}
        self.db = _Uncommitted(gradebook.db)

    def __call__(self, *_: object, **__: object) -> Any:
        return self

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        return

    def close(self) -> None:
        """Stay open."""

    def find_source_cell(self, name: str, notebook: str, assignment: str) -> Any:
        """Find a cell as it is in the source."""
        cells = self._cells("source_cells", notebook, assignment)
        return cells.get(name) or self._gradebook.find_source_cell(name, notebook, assignment)

    def find_graded_cell(self, name: str, notebook: str, assignment: str) -> Any:
        """Find a cell that is graded automatically, else a task."""
        cells = self._cells("grade_cells", notebook, assignment)
        return cells.get(name) or self._gradebook.find_graded_cell(name, notebook, assignment)

    def find_grade(self, name: str, notebook: str, assignment: str, student: str) -> Any:
        """Find the grade of a cell."""
        found = self._entries(Grade, "GradeCell", notebook, assignment, student).get(name)
        return found or self._gradebook.find_grade(name, notebook, assignment, student)

    def find_comment(self, name: str, notebook: str, assignment: str, student: str) -> Any:
        """Find the comment on a cell."""
        found = self._entries(Comment, "SolutionCell", notebook, assignment, student).get(name)
        return found or self._gradebook.find_comment(name, notebook, assignment, student)

    def _cells(self, kind: str, notebook: str, assignment: str) -> dict[str, Any]:
        key = (kind, notebook, assignment)
        if key not in self._known:
            cells = getattr(self._gradebook.find_notebook(notebook, assignment), kind)
            self._known[key] = {cell.name: cell for cell in cells}
        return self._known[key]

    def _entries(
        self, table: Any, kind: str, notebook: str, assignment: str, student: str
    ) -> dict[str, Any]:
        key = (kind, notebook, assignment, student)
        if key not in self._known:
            submitted = self._gradebook.find_submission_notebook(notebook, assignment, student)
            found = (
                self.db.query(table, BaseCell.name)
                .join(BaseCell, BaseCell.id == table.cell_id)
                .filter(table.notebook_id == submitted.id, BaseCell.type == kind)
            )
            self._known[key] = {name: entry for entry, name in found}
        return self._known[key]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._gradebook, name)


class _Uncommitted:
    """The session of the gradebook that is lent, to those who would commit it at every cell."""

    def __init__(self, db: Any) -> None:
        self._db = db

    def commit(self) -> None:
        """Leave it to the end of the step."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


class RunGradebook:
    """The gradebook of a course for the length of a run; it is opened when it is first needed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._opened: Any = None

    def _gradebook(self) -> Any:
        if self._opened is None:
            self._opened = Gradebook(self._url)
        return self._opened

    @contextlib.contextmanager
    def lent(self) -> Iterator[None]:
        """Allow nbgrader's steps inside the block to share it; commit at their end in any case.

        Every block reads the database afresh: a person may mark in formgrader meanwhile.
        """
        gradebook = self._gradebook()
        with contextlib.ExitStack() as stack:
            stack.callback(gradebook.db.remove)
            stack.enter_context(quiet())
            lent = _Lent(gradebook)
            for module in USERS:
                stack.enter_context(mock.patch(f"{module}.Gradebook", lent))
            commit = gradebook.db.commit
            stack.enter_context(mock.patch.object(gradebook.db, "commit", gradebook.db.flush))
            try:
                yield
            finally:
                _keep(gradebook, commit)

    def marks_of(self, assignment: str, student: str) -> tuple[NotebookMark, ...]:
        """Return the marks of all notebooks; nothing if there is no such submission."""
        gradebook = self._gradebook()
        try:
            return marks_in(gradebook, assignment, student)
        finally:
            gradebook.db.remove()

    def close(self) -> None:
        """Close it."""
        if self._opened is not None:
            self._opened.close()


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Silence warnings, and check nbgrader's schema of metadata once a run."""
    with (
        warnings.catch_warnings(),
        mock.patch(
            "nbgrader.nbgraderformat.common.jsonschema", SimpleNamespace(validate=validate_metadata)
        ),
    ):
        warnings.simplefilter("ignore")  # what libraries say of each other stops nobody
        yield


def validate_metadata(metadata: Any, schema: Any) -> None:
    """Do what ``jsonschema.validate`` does; what was found valid is not looked at again.

    Raises
    ------
    jsonschema.ValidationError
        As it does.
    """
    written = json.dumps(schema)
    try:
        key = json.dumps(metadata)
    except (TypeError, ValueError):  # a notebook holds no such thing, a course's own part may
        jsonschema.validate(metadata, schema)
        return
    if key not in (valid := _valid(written)):
        error = jsonschema.exceptions.best_match(_validator(written).iter_errors(metadata))
        if error is not None:
            raise error
        valid.add(key)


@functools.cache
def _validator(schema: str) -> Any:
    read = json.loads(schema)
    kind = jsonschema.validators.validator_for(read)
    kind.check_schema(read)
    return kind(read)


@functools.cache
def _valid(_schema: str) -> set[str]:
    """Keep the metadata that were valid by a schema; cells of a class have the same ones."""
    return set()


def _keep(gradebook: Any, commit: Callable[[], None]) -> None:
    try:
        commit()
    except SQLAlchemyError as error:
        gradebook.db.rollback()
        raise RecordError(
            f"gradebook: nothing of this step was kept. Got: {error}. Run grade again"
        ) from error
