"""A plain course as nbgrader sees it: its configuration, its database, what was handed in."""

import contextlib
import functools
import io
import logging
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nbconvert.exporters import NotebookExporter
from nbconvert.preprocessors import ExecutePreprocessor
from nbgrader.api import Gradebook
from nbgrader.apps.autogradeapp import AutogradeApp
from nbgrader.converters.autograde import Autograde
from nbgrader.preprocessors import AssignLatePenalties, Execute
from sqlalchemy.exc import SQLAlchemyError
from traitlets.utils.importstring import import_item

from autograder.control_characters import escape_line
from autograder.errors import UsageError
from autograder.plain_course.plain_submission import DATABASE

REPLACED = "the course replaces {what}"
ELSEWHERE = (
    "{root}/nbgrader_config.py: c.CourseDirectory.root is {there}, and there is no such folder. "
    "Leave the line out: the folder of the configuration is the course's"
)
KEPT = ("PATH", "HOME", "TMPDIR", "PYTHONPATH")
"""Variables that the sandbox needs as they are."""

_SET: dict[Path, dict[str, str]] = {}


@functools.cache
def open_app(root: Path) -> Any:
    """Read the course's configuration just as ``nbgrader autograde`` in its folder would.

    Raises
    ------
    UsageError
        If the configuration cannot be read, or names a folder of the course that is not there.
    """
    said = io.StringIO()
    with working_in(root), contextlib.redirect_stderr(said):
        before = dict(os.environ)
        app = AutogradeApp()
        with contextlib.suppress(SystemExit):
            app.initialize([])
        _SET[root] = {k: v for k, v in os.environ.items() if before.get(k) != v and k not in KEPT}
    if " | ERROR]" in said.getvalue() or " | CRITICAL]" in said.getvalue():
        last = said.getvalue().strip().splitlines()[-1]
        raise UsageError(f"{root}/nbgrader_config.py: nbgrader cannot read it. Got: {last}. Fix it")
    if not Path(app.coursedir.root).is_dir():
        raise UsageError(ELSEWHERE.format(root=root, there=app.coursedir.root))
    app.log.handlers = [Lines()]
    app.log.propagate = False
    app.log.setLevel(logging.WARNING)
    return app


def set_by(root: Path) -> dict[str, str]:
    """Return the environment variables that the course's configuration sets for its notebooks."""
    open_app(root)
    return _SET[root]


def steps_of(app: Any) -> list[str]:
    """Name nbgrader's own folders in the course."""
    names = ("source", "release", "submitted", "autograded", "feedback", "solution")
    return [str(getattr(app.coursedir, f"{name}_directory")) for name in names]


class Lines(logging.Handler):
    """Keeps what nbgrader says, for the report."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[tuple[int, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one line."""
        with contextlib.suppress(Exception):
            self.lines.append((record.levelno, record.getMessage()))

    def take(self) -> list[tuple[int, str]]:
        """Return what was said since this was last asked."""
        lines, self.lines = self.lines, []
        return lines


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """Stand in a folder with the environment's programs on the path, as nbgrader expects."""
    before, path = Path.cwd(), os.environ.get("PATH", os.defpath)
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), path])
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
        os.environ["PATH"] = path


def resolve(preprocessor: Any) -> Any:
    """Return the class of a preprocessor named in a list; what has no such name, as it is."""
    if isinstance(preprocessor, str):
        with contextlib.suppress(Exception):  # nbgrader says what is wrong with it in its time
            return import_item(preprocessor)
    return preprocessor


def why_unconfined(app: Any) -> str:
    """Explain why the course cannot be run in the sandbox; an empty text if it can.

    Preprocessors may be added anywhere but before or in place of ``Execute``.
    """
    converter = Autograde(coursedir=app.coursedir, parent=app)
    if converter.exporter_class is not NotebookExporter:
        return REPLACED.format(what="the exporter (c.Autograde.exporter_class)")
    first, *others = map(resolve, converter.autograde_preprocessors or [None])
    if first is not Execute:
        return REPLACED.format(what="what c.Autograde.autograde_preprocessors begins with, Execute")
    if any(map(_is_execution, (*others, *map(resolve, converter.sanitize_preprocessors)))):
        return REPLACED.format(what="how often notebooks are run")
    if Execute(parent=converter).extra_arguments:
        return REPLACED.format(
            what="how a kernel is started (c.ExecutePreprocessor.extra_arguments)"
        )
    return ""


def _is_execution(preprocessor: object) -> bool:
    return isinstance(preprocessor, type) and issubclass(preprocessor, ExecutePreprocessor)


def has_own_parts(app: Any) -> bool:
    """Return whether parts that are not nbgrader's take part: they may open a gradebook."""
    converter = Autograde(coursedir=app.coursedir, parent=app)
    listed = (*converter.sanitize_preprocessors, *converter.autograde_preprocessors)
    parts: list[Any] = list(map(resolve, listed))
    with contextlib.suppress(Exception):  # nbgrader says what is wrong with it in its time
        parts.append(AssignLatePenalties(parent=app).plugin_class)
    are_stock = (
        str(getattr(part, "__module__", "")).partition(".")[0] in ("nbgrader", "nbconvert")
        for part in parts
    )
    return bool(converter.pre_convert_hook or converter.post_convert_hook or not all(are_stock))


def is_executing(app: Any) -> bool:
    """Return whether the course lets notebooks be run at all."""
    return bool(Execute(parent=app).enabled)


@dataclass(frozen=True)
class HandedInAssignments:
    """The assignments to be graded, and names of ``submitted/`` that the database does not know."""

    assignments: tuple[str, ...]
    unknown: tuple[str, ...] = ()


def handed_in_for(app: Any, wanted: tuple[str, ...]) -> HandedInAssignments:
    """List the assignments that something was handed in for, by whether the database knows them.

    Where assignments are ``wanted``, it is those, and nothing else is looked at.

    Raises
    ------
    UsageError
        If an assignment is named that the database does not know.
    """
    try:
        with Gradebook(app.coursedir.db_url, app.coursedir.course_id) as gradebook:
            known = sorted(assignment.name for assignment in gradebook.assignments)
    except SQLAlchemyError as error:
        raise UsageError(f"gradebook.db: {DATABASE}. Got: {error}") from error
    for name in wanted:
        if name not in known:
            has = f"It knows: {', '.join(known)}" if known else "It knows none"
            raise UsageError(
                f"gradebook.db: no assignment is named {name}. {has}. "
                f"Run: nbgrader generate_assignment {name}"
            )
    if not known:
        raise UsageError(
            f"{app.coursedir.root}: the gradebook has no assignments. "
            "Run nbgrader generate_assignment NAME there"
        )
    if wanted:
        return HandedInAssignments(tuple(dict.fromkeys(wanted)))
    found = _handed_in(app.coursedir)
    unknown = tuple(sorted(escape_line(name) for name in found.difference(known)))
    return HandedInAssignments(tuple(name for name in known if name in found), unknown)


def _handed_in(coursedir: Any) -> set[str]:
    step = coursedir.submitted_directory
    pattern = re.compile(coursedir.format_path(step, "(?P<s>.*)", "(?P<a>.*)", escape=True))
    everywhere = coursedir.format_path(step, "*", "*")
    folders = (path for path in Path("/").glob(everywhere.lstrip("/")) if path.is_dir())
    found = (pattern.fullmatch(str(folder)) for folder in folders)
    return {match["a"] for match in found if match}
