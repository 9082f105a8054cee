"""Makes two copies of a course in nbgrader's own form: one for each side of the comparison."""

import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
from nbformat import v4

from benchmarks.courses import EVERY, STOCK, Workload, run
from benchmarks.public_notebooks import PUBLIC_NOTEBOOKS, PublicCell, PublicNotebook

SOLUTION = "### BEGIN SOLUTION\n{}\n### END SOLUTION"
HANDED_IN = "2026-03-01 10:00:00 UTC"


@dataclass(frozen=True)
class PublicPair:
    """Two copies of one course with the same submissions.

    ``points`` holds those of each tests cell, ``failed`` the tests cells that a student fails.
    """

    workload: Workload
    points: Mapping[str, int]
    failed: Mapping[str, frozenset[str]]
    ours: Path
    stock: Path

    @property
    def shaken(self) -> Mapping[str, frozenset[str]]:
        """No answer uses another one that may be wrong."""
        return {}

    @property
    def beyond_credit(self) -> Mapping[str, frozenset[str]]:
        """No answer uses another one."""
        return {}

    @property
    def assignment(self) -> str:
        """The assignment, and its only notebook."""
        return self.workload.topic


def make_public_pair(workload: Workload, folder: Path) -> PublicPair:
    """Make both copies, with everything handed in and nothing graded."""
    notebook = PUBLIC_NOTEBOOKS[workload.topic]
    stock, ours = folder / "stock", folder / "ours"
    source = stock / "source" / notebook.name
    source.mkdir(parents=True)
    nbformat.write(_source(notebook), source / f"{notebook.name}.ipynb")
    for name, text in notebook.files:
        (source / name).write_text(text)
    (stock / "nbgrader_config.py").write_text(STOCK)
    run([sys.executable, "-m", "nbgrader", "generate_assignment", notebook.name], stock)
    failed = dict(_hand_in(stock, notebook, workload.ids))
    shutil.copytree(stock, ours)
    points = {
        f"cell-{n}": cell.points for n, cell in enumerate(notebook.cells) if cell.kind == "tests"
    }
    return PublicPair(workload, points, failed, ours, stock)


def _source(notebook: PublicNotebook) -> Any:
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    cells = [_cell(f"cell-{n}", cell) for n, cell in enumerate(notebook.cells)]
    return v4.new_notebook(cells=cells, metadata={"kernelspec": kernel})


def _cell(grade_id: str, cell: PublicCell) -> Any:
    is_code = cell.kind in ("code", "answer", "tests")
    source = SOLUTION.format(cell.source) if cell.kind == "answer" else cell.source
    made = (v4.new_code_cell if is_code else v4.new_markdown_cell)(source)
    if cell.kind in ("text", "code"):
        return made
    mark = {
        "grade": cell.kind in ("tests", "written"),
        "grade_id": grade_id,
        "locked": cell.kind in ("tests", "task"),
        "schema_version": 3,
        "solution": cell.kind in ("answer", "written"),
        "task": cell.kind == "task",
    }
    if cell.kind in ("tests", "written", "task"):
        mark["points"] = cell.points or 2
    made.metadata["nbgrader"] = mark
    return made


def _hand_in(
    course: Path, notebook: PublicNotebook, students: list[str]
) -> Iterator[tuple[str, frozenset[str]]]:
    """Hand in right answers; one student in four gets one wrong, whose tests cell is yielded."""
    answers = [n for n, cell in enumerate(notebook.cells) if cell.kind == "answer"]
    released = course / "release" / notebook.name
    made = nbformat.read(released / f"{notebook.name}.ipynb", as_version=4)
    for number, student in enumerate(students):
        failed = answers[number // EVERY % len(answers)] if number % EVERY == EVERY - 1 else -1
        for n, cell in enumerate(notebook.cells):
            if cell.kind in ("answer", "written"):
                made.cells[n].source = cell.wrong if n == failed else cell.source
        folder = course / "submitted" / student / notebook.name
        shutil.copytree(released, folder)
        nbformat.write(made, folder / f"{notebook.name}.ipynb")
        (folder / "timestamp.txt").write_text(HANDED_IN)
        if failed >= 0:
            tests = (n for n, c in enumerate(notebook.cells) if n > failed and c.kind == "tests")
            yield student, frozenset({f"cell-{next(tests)}"})
