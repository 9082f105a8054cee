"""Small courses in nbgrader's own form, with nothing of ours in them."""

import json
import shutil
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import nbformat
from nbformat import v4
from nbgrader.apps.api import NbGraderAPI

from autograder.plain_course.nbgrader_course import open_app, working_in

Notebook = Any
Change = Callable[[Notebook], None]
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}


def cell(
    grade_id: str,
    source: str,
    *,
    kind: str = "code",
    points: object = None,
    schema: int = 3,
    grade: bool = False,
    solution: bool = False,
    task: bool = False,
    tags: Iterable[str] = (),
) -> Notebook:
    make = v4.new_code_cell if kind == "code" else v4.new_markdown_cell
    made = make(source)
    mark = {
        "grade": grade,
        "grade_id": grade_id,
        "locked": not solution,
        "schema_version": schema,
        "solution": solution,
        "task": task,
    }
    if points is not None:
        mark["points"] = points
    made.metadata["nbgrader"] = mark
    if tags:
        made.metadata["tags"] = list(tags)
    return made


def checks(grade_id: str, source: str, points: object = 2, **more: Any) -> Notebook:
    return cell(grade_id, source, points=points, grade=True, **more)


def answer_cell(grade_id: str, source: str, **more: Any) -> Notebook:
    body = f"### BEGIN SOLUTION\n{source}\n### END SOLUTION"
    return cell(grade_id, body, solution=True, **more)


def plain_cell(source: str) -> Notebook:
    return v4.new_code_cell(source)


def notebook(*cells: Notebook, kernel: dict[str, str] | None = KERNEL) -> Notebook:
    made = v4.new_notebook(cells=list(cells))
    if kernel:
        made.metadata["kernelspec"] = dict(kernel)
    return made


def make_course(
    root: Path,
    assignments: dict[str, dict[str, Notebook]],
    config: str = "",
    files: dict[str, str] | None = None,
) -> Path:
    """Write source/ and have nbgrader release it."""
    for assignment, notebooks in assignments.items():
        folder = root / "source" / assignment
        folder.mkdir(parents=True)
        for name, made in notebooks.items():
            write(folder / f"{name}.ipynb", made)
        for name, text in (files or {}).items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    (root / "nbgrader_config.py").write_text(f"c = get_config()\n{config}")
    for assignment in assignments:
        release(root, assignment)
    return root


def release(root: Path, assignment: str) -> None:
    """Do what ``nbgrader generate_assignment`` does, in this process."""
    with working_in(root), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        app = open_app(root)
        done = NbGraderAPI(app.coursedir, parent=app).generate_assignment(assignment, create=True)
    assert done["success"], done.get("error") or done["log"]


def write_feedback(root: Path, assignment: str, student: str) -> None:
    """Do what ``nbgrader generate_feedback`` does, in this process."""
    with working_in(root), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        app = open_app(root)
        done = NbGraderAPI(app.coursedir, parent=app).generate_feedback(assignment, student)
    assert done["success"], done.get("error") or done["log"]


def hand_in(
    course: Path,
    student: str,
    assignment: str,
    *,
    changes: dict[str, Change] | None = None,
    without: Iterable[str] = (),
    files: dict[str, str] | None = None,
    at: str = "2026-03-01 10:00:00 UTC",
) -> Path:
    """Hand in what was released, changed notebook by notebook."""
    folder = course / "submitted" / student / assignment
    shutil.copytree(course / "release" / assignment, folder)
    for name, change in (changes or {}).items():
        path = folder / f"{name}.ipynb"
        made = nbformat.read(path, as_version=4)
        change(made)
        write(path, made)
    for name in without:
        (folder / name).unlink()
    for name, text in (files or {}).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    if at:
        (folder / "timestamp.txt").write_text(at)
    return folder


def write(path: Path, made: Notebook) -> None:
    path.write_text(json.dumps(made))


def cell_of(made: Notebook, grade_id: str) -> Notebook:
    return next(c for c in made.cells if c.metadata.get("nbgrader", {}).get("grade_id") == grade_id)


def answer(**sources: str) -> Change:
    """Write answers into the cells of these ids."""

    def change(made: Notebook) -> None:
        for grade_id, source in sources.items():
            cell_of(made, grade_id).source = source

    return change


def insert(at: int, *sources: str) -> Change:
    """Put cells of the student's own somewhere."""

    def change(made: Notebook) -> None:
        made.cells[at:at] = [plain_cell(source) for source in sources]

    return change
