"""``nbgrader autograde``, taken apart where it runs the notebooks.

Every step is nbgrader's own code in nbgrader's order. ``begin`` does what comes before the cells
are run, ``finish`` what comes after, so that many submissions can be under way at once while one
process alone reads configuration, writes files and keeps the gradebook.
"""

import contextlib
import json
import logging
import os
import re
import traceback
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import nbformat
from jupyter_client.kernelspec import NoSuchKernel
from nbconvert.writers.files import FilesWriter
from nbformat.notebooknode import from_dict
from nbformat.v4.rwbase import rejoin_lines
from nbgrader import utils
from nbgrader.converters.autograde import Autograde
from nbgrader.converters.base import BaseConverter, NbGraderException
from nbgrader.nbgraderformat import SchemaTooNewError, SchemaTooOldError
from nbgrader.preprocessors import Execute
from nbgrader.utils import remove, rmtree
from sqlalchemy.exc import OperationalError

from autograder.plain_course.lean_exporter import LeanExporter
from autograder.plain_course.leniency import kind_list
from autograder.plain_course.nbgrader_course import Lines
from autograder.plain_course.notebook_execution import Executed
from autograder.plain_course.plain_submission import (
    DATABASE,
    NEW_SCHEMA,
    OLD_SCHEMA,
    NotExecutedError,
    NotOursError,
    PlainSubmission,
    files_below,
    last_line,
    own_folder,
    place_below,
    refuse_links,
    refuse_other_kernels,
)
from autograder.plain_course.withheld_scores import with_withholding

NO_TIME_STAMP = "'CourseDirectory' object has no attribute 'fail'"
"""nbgrader's slip where it means to say that it cannot read a time."""

BAD_TIME = "{path}: nbgrader cannot read the time in it. Write one such as 2026-03-01 12:00:00 UTC"


class SteppedAutograde(Autograde):  # type: ignore[misc]
    """nbgrader's converter, one step at a time."""

    kind = False
    refused: Mapping[str, str] = MappingProxyType({})
    withheld: list[str]

    def prepare(self) -> None:
        """Create what ``start`` creates."""
        self.writer = FilesWriter(parent=self, config=self.config)  # type: ignore[no-untyped-call]
        self.exporter = LeanExporter(parent=self, config=self.config)  # type: ignore[no-untyped-call]

    def find(self, assignment: str, students: tuple[str, ...]) -> Iterator[PlainSubmission]:
        """List what was handed in for an assignment, in nbgrader's order."""
        self.coursedir.assignment_id = assignment
        with contextlib.suppress(NbGraderException):
            self.init_notebooks()
            pattern = self._format_source(
                "(?P<assignment_id>.*)", "(?P<student_id>.*)", escape=True
            )
            for folder in sorted(self.assignments):
                found = re.match(pattern, folder)
                if found and (not students or found["student_id"] in students):
                    yield PlainSubmission(
                        folder,
                        found["assignment_id"],
                        found["student_id"],
                        sources=sorted(self.assignments[folder]),
                    )

    def begin(self, submission: PlainSubmission) -> None:
        """Do what nbgrader does before it runs the cells."""
        self.coursedir.assignment_id = submission.assignment
        self.notebooks = submission.sources
        with self._watched(submission):
            folder = Path(submission.folder)
            refuse_links(folder, own_folder(folder, self.coursedir.directory_structure))
            if not self.init_destination(submission.assignment, submission.student):
                submission.state = "skipped"
                return
            submission.state = "running"
            self.run_pre_convert_hook()
            self.init_assignment(submission.assignment, submission.student)
            submission.sources = self.notebooks
            for notebook in self.notebooks:
                if submission.trouble is None:
                    self._sanitize(submission, notebook)
            copy = self._folder(submission)
            submission.files, submission.remarks = files_below(copy, submission.notebooks)
            submission.place = place_below(Path(self.coursedir.root), copy)

    def _sanitize(self, submission: PlainSubmission, notebook: str) -> None:
        """Clean one notebook; what goes wrong counts when those before it have been graded."""
        self._sanitizing = True
        self._init_preprocessors()
        try:
            BaseConverter.convert_single_notebook(self, notebook)
        except Exception as error:  # noqa: BLE001 - handled where nbgrader would come to it
            submission.trouble = error
            stops = isinstance(error, OperationalError) or (
                not self.kind and isinstance(error, SchemaTooOldError | SchemaTooNewError)
            )
            submission.stops_assignment = (
                stops  # already now: others are begun before this one ends
            )
            return
        path = Path(self.writer.build_directory, Path(notebook).name)
        text = path.read_text(encoding="utf-8")
        configured = Execute(parent=self.exporter).kernel_name
        try:
            refuse_other_kernels(path.stem, text, configured, kind=self.kind)
        except NoSuchKernel as error:
            submission.trouble = error
            return
        submission.notebooks[path.name] = text

    def finish(self, submission: PlainSubmission, executed: Executed) -> None:
        """Do what nbgrader does after it has run the cells."""
        self.coursedir.assignment_id = submission.assignment
        self.notebooks = submission.sources
        self.withheld = submission.withheld
        submission.remarks.extend(executed.notes)
        with self._watched(submission):
            for name in submission.notebooks:
                if name not in executed.notebooks:
                    self._save_partial(submission, name, executed)
                    raise NotExecutedError(executed.failure)
                self._score(submission, name, executed)
            if submission.trouble is not None:
                raise submission.trouble
            self.set_permissions(submission.assignment, submission.student)
            self.run_post_convert_hook()
            submission.state = "graded"

    def _score(self, submission: PlainSubmission, name: str, executed: Executed) -> None:
        """Run the preprocessors that follow on the notebook that was run."""
        folder = self._format_dest(submission.assignment, submission.student)
        # not joined yet, if the course lets no notebook be run
        given = rejoin_lines(_node(json.loads(executed.notebooks[name])))  # type: ignore[no-untyped-call]
        self.exporter.given = given
        self.refused = executed.refused.get(name, {})
        self._sanitizing = False
        self._init_preprocessors()
        try:
            with utils.setenv(NBGRADER_EXECUTION="autograde"):
                BaseConverter.convert_single_notebook(self, os.path.join(folder, name))  # noqa: PTH118
        finally:
            self._sanitizing = True
            self.exporter.given = None

    def _save_partial(self, submission: PlainSubmission, name: str, executed: Executed) -> None:
        """In the kind way, let a person see how far a notebook came."""
        if self.kind and executed.partial:
            folder = self._folder(submission)
            node = _node(json.loads(executed.partial))
            text = nbformat.writes(node)  # type: ignore[no-untyped-call]
            (folder / name).write_text(text, encoding="utf-8")

    def _init_preprocessors(self) -> None:
        """Register the course's preprocessors, but for ``Execute``: the cells are run elsewhere."""
        self.exporter._preprocessors = []
        if self._sanitizing:
            listed = list(self.sanitize_preprocessors)
        else:
            listed = [*self.autograde_preprocessors[1:]]
        if self.kind:
            listed = kind_list(listed, is_first=self._sanitizing)
        if self.refused and not self._sanitizing:
            listed = with_withholding(listed)
        for one in listed:
            self.exporter.register_preprocessor(one)  # type: ignore[no-untyped-call]

    def abandon(self, submission: PlainSubmission, fault: str) -> None:
        """Take back what is on the disk of a submission that met a grader error."""
        submission.state, submission.fault, submission.is_ours = "failed", fault, True
        self.coursedir.assignment_id = submission.assignment
        self.notebooks = submission.sources
        self._remove_copy(submission)

    @contextlib.contextmanager
    def _watched(self, submission: PlainSubmission) -> Iterator[None]:
        """Answer a failure as nbgrader does, and keep what it has said."""
        try:
            yield
        except NotOursError as error:
            self._fail(submission, str(error))
            submission.is_ours = True
        except NotExecutedError as error:
            self._fail(submission, str(error))
        except OperationalError as error:
            self._fail(submission, f"{DATABASE} ({error.orig})", stops_assignment=True)
        except SchemaTooOldError:
            self._fail(submission, OLD_SCHEMA, stops_assignment=not self.kind)
        except SchemaTooNewError:
            self._fail(submission, NEW_SCHEMA, stops_assignment=not self.kind)
        except KeyboardInterrupt:
            self._fail(submission, "Canceled", stops_assignment=True)
            raise
        except Exception as error:  # noqa: BLE001 - one submission must not stop the class
            if str(error) == NO_TIME_STAMP:
                self._fail(submission, BAD_TIME.format(path=f"{submission.folder}/timestamp.txt"))
                return
            self.log.debug(traceback.format_exc())
            said = str(error).strip() or type(error).__name__
            self._fail(submission, f"{type(error).__name__}: {last_line(said)}")
        finally:
            self._take_notes(submission)

    def _fail(
        self, submission: PlainSubmission, fault: str, *, stops_assignment: bool = False
    ) -> None:
        submission.state, submission.fault = "failed", fault
        submission.stops_assignment = stops_assignment
        if not self.kind:
            self._remove_copy(submission)

    def _folder(self, submission: PlainSubmission) -> Path:
        """Name the folder of the copy that is graded."""
        folder = self._format_dest(submission.assignment, submission.student)
        return Path(os.path.normpath(folder))

    def _remove_copy(self, submission: PlainSubmission) -> None:
        """Remove what nbgrader removes of a submission that failed."""
        folder = self._folder(submission)
        if self.coursedir.notebook_id == "*":
            if folder.exists():
                rmtree(str(folder))
            return
        for notebook in self.notebooks:
            path = folder / (Path(notebook).stem + self.exporter.file_extension)
            if path.exists():
                remove(str(path))

    def _take_notes(self, submission: PlainSubmission) -> None:
        for handler in self.log.handlers:
            if isinstance(handler, Lines):
                found = [text for level, text in handler.take() if level >= logging.WARNING]
                submission.notes.extend(" ".join(text.split()) for text in found)


def _node(data: Any) -> Any:
    """Make a notebook, or a copy of a cell, from plain values."""
    return from_dict(data)  # type: ignore[no-untyped-call]
