"""Grade copies of one course by nbgrader itself and by us, and read both gradebooks."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from autograder.cli import plain_course_verb
from autograder.grading.worker_pool import Done
from autograder.model import Selection
from autograder.pipeline import grade_plain_course as verb
from autograder.pipeline.grade_plain_course import PlainCourseReport, Way, grade_plain_course

GRADES = """
select a.name as assignment, s.student_id as student, n.name as notebook, c.name as cell,
  g.auto_score, g.manual_score, g.extra_credit, g.needs_manual_grade,
  coalesce(gc.max_score, tc.max_score)
from grade g
left join grade_cells gc on gc.id = g.cell_id
left join task_cells tc on tc.id = g.cell_id
join submitted_notebook sn on sn.id = g.notebook_id
join submitted_assignment s on s.id = sn.assignment_id
join assignment a on a.id = s.assignment_id
join notebook n on n.id = sn.notebook_id
join base_cell c on c.id = g.cell_id
"""
COMMENTS = """
select a.name as assignment, s.student_id as student, n.name as notebook, c.name as cell,
  k.auto_comment, k.manual_comment
from comment k
join submitted_notebook sn on sn.id = k.notebook_id
join submitted_assignment s on s.id = sn.assignment_id
join assignment a on a.id = s.assignment_id
join notebook n on n.id = sn.notebook_id
join base_cell c on c.id = k.cell_id
"""
NOTEBOOKS = """
select a.name as assignment, s.student_id as student, n.name as notebook,
  sn.late_submission_penalty
from submitted_notebook sn
join submitted_assignment s on s.id = sn.assignment_id
join assignment a on a.id = s.assignment_id
join notebook n on n.id = sn.notebook_id
"""
ASSIGNMENTS = """
select a.name as assignment, s.student_id as student, s.timestamp
from submitted_assignment s join assignment a on a.id = s.assignment_id
"""
QUERIES = {
    "grade": GRADES,
    "comment": COMMENTS,
    "submitted_notebook": NOTEBOOKS,
    "submitted_assignment": ASSIGNMENTS,
    "student": "select id from student",
}
Rows = dict[str, list[tuple[Any, ...]]]

PATIENT = "--Execute.iopub_timeout=60"
"""By default nbgrader gives up on output that takes 4 s to arrive, as it may on a busy machine."""


STOCK_AGAIN = 3
"""Threads of stock's kernel race for the last output of a cell, such as a warning, which then is
lost and costs no mark. It was seen in two runs in a row. What differs every time is a difference.
"""


@dataclass(frozen=True)
class Both:
    """What came out of nbgrader and of us."""

    stock: Path
    ours: Path
    stock_code: int
    stock_said: str
    report: PlainCourseReport
    rows: tuple[Rows, Rows]


def rows_of(course: Path) -> Rows:
    with database_of(course) as database:
        return {table: _sorted(database, query) for table, query in QUERIES.items()}


def database_of(course: Path) -> sqlite3.Connection:
    return sqlite3.connect(next(course.glob("*.db")))


def scores_of(course: Path, student: str) -> dict[str, float | None]:
    """Return the automatic score of each cell of a student."""
    query = (
        "select c.name, g.auto_score from grade g join base_cell c on c.id = g.cell_id"
        " join submitted_notebook n on n.id = g.notebook_id"
        " join submitted_assignment s on s.id = n.assignment_id where s.student_id = ?"
    )
    with database_of(course) as database:
        return dict(database.execute(query, [student]).fetchall())


def _sorted(database: sqlite3.Connection, query: str) -> list[tuple[Any, ...]]:
    return sorted(database.execute(query).fetchall(), key=repr)


def copies_of(course: Path) -> dict[str, str]:
    """List what is in autograded/, with permissions, but for what Python compiled there."""
    folder = course / "autograded"
    return {
        path.relative_to(folder).as_posix(): oct(path.stat().st_mode & 0o7777)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.parent.name != "__pycache__"
    }


def environment() -> dict[str, str]:
    """Find alembic; do not tell kernels of pytest, for which they leave descriptors alone."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return {**kept, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}


def _stock_autograde(course: Path, assignment: str, *, force: bool) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "nbgrader", "autograde", assignment, PATIENT]
    command += ["--force"] if force else []
    return subprocess.Popen(
        command, cwd=course, stderr=subprocess.PIPE, text=True, env=environment()
    )


def nbgrader_says(course: Path, *words: str) -> None:
    command = [sys.executable, "-m", "nbgrader", *words]
    done = subprocess.run(
        command, cwd=course, capture_output=True, text=True, check=False, env=environment()
    )
    assert done.returncode == 0, done.stderr


def grade_both_ways(course: Path, assignment: str, *, force: bool = False) -> Both:
    """Copy the course, grade the copy by nbgrader and the course by us."""
    stock = copy_for_stock(course)
    with _stock_autograde(stock, assignment, force=force) as running, no_workers():
        way = Way(is_forced=force)
        report = grade_plain_course(course, Selection((assignment,)), jobs=1, way=way)
        _, said = running.communicate()
    ours = rows_of(course)
    for _ in range(STOCK_AGAIN):
        if rows_of(stock) == ours:
            break
        with _stock_autograde(stock, assignment, force=True) as running:
            _, said = running.communicate()
    return Both(stock, course, running.returncode, said, report, (rows_of(stock), ours))


def copy_for_stock(course: Path) -> Path:
    stock = course.with_name(course.name + "_stock")
    if not stock.exists():
        shutil.copytree(course, stock)
    return stock


class OwnProcess:
    """A pool without workers: they take longer to start than these notebooks take."""

    def __init__(self, run_task: Callable[[bytes], bytes], jobs: int) -> None:
        self._run_task = run_task

    def run(self, tasks: Mapping[str, bytes]) -> Iterator[Done]:
        return (Done(key, self._run_task(tasks[key])) for key in tasks)


@contextlib.contextmanager
def no_workers() -> Iterator[None]:
    """Run notebooks in this process, with the warm process of the whole session of tests."""
    start = mock.patch.object(plain_course_verb, "warm_process", return_value=nullcontext())
    with start, mock.patch.object(verb, "LocalPool", OwnProcess):
        yield
