"""What the cells of a topic show once its exercises are solved: run once, kept by content."""

import asyncio
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from importlib.metadata import version
from pathlib import Path
from typing import Any

import nbformat

from autograder.errors import AutograderError
from autograder.paths import CoursePaths
from autograder.pipeline.topic_checks.notebook_checks import ONE_THREAD, without_hidden_tests

DRAWING = Path(__file__).with_name("figure_drawing.py")
KIT = """\
import contextlib


def check(*names, **options):
    return None


def needs(*names):
    return contextlib.nullcontext()
"""
"""Stands in for `selfcheck`: all exercises are solved, so nothing waits and nothing is checked."""

GETS_FILES = "files-of-the-topic"
"""The id of the cell that is for notebooks opened without what lies beside them."""

PACKAGES = ("numpy", "pandas", "matplotlib", "scikit-learn", "ipykernel")
CELL_SECONDS = 600

Outputs = dict[str, list[dict[str, Any]]]
"""What cells show, by the id of the cell."""


class NotebookFailedError(AutograderError):
    """A notebook of the course does not run from top to bottom with its own references."""


def outputs_of(paths: CoursePaths, topic: str, cache: Path) -> Outputs:
    """Return what the cells of a topic's source show; it is run if something of it has changed.

    Parameters
    ----------
    paths : CoursePaths
        The course.
    topic : str
        Name of the topic.
    cache : Path
        Folder in which outputs are kept, one file a topic.
    """
    cells = cells_to_run(paths, topic)
    key = _key(cells, paths.source(topic) / "data")
    kept = cache / f"{topic}.json"
    if kept.exists():
        record = json.loads(kept.read_text(encoding="utf-8"))
        if record["key"] == key:
            outputs: Outputs = record["outputs"]
            return outputs
    found = _run(cells, paths.source(topic), topic)
    cache.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"key": key, "outputs": found}), encoding="utf-8")
    return found


def cells_to_run(paths: CoursePaths, topic: str) -> list[Any]:
    """Return the code cells of a topic's source without the checks, which draw no figure."""
    notebook = nbformat.read(paths.source_notebook(topic), as_version=4)  # type: ignore[no-untyped-call]
    cells = [cell for cell in without_hidden_tests(notebook).cells if cell.cell_type == "code"]
    return [cell for cell in cells if not cell.id.endswith("-check") and cell.id != GETS_FILES]


def _key(cells: list[Any], data: Path) -> str:
    """Return the hash of all that decides what is shown."""
    digest = hashlib.sha256()
    parts: list[Any] = [[cell.id, cell.source] for cell in cells]
    parts += [[name, version(name)] for name in PACKAGES]
    parts += [sys.version_info[:2], KIT, DRAWING.read_text(encoding="utf-8")]
    digest.update(json.dumps(parts).encode())
    for file in sorted(data.rglob("*")):
        if file.is_file():
            digest.update(file.relative_to(data).as_posix().encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _run(cells: list[Any], folder: Path, topic: str) -> Outputs:
    """Run the cells in a kernel of this environment, beside a copy of the topic's data."""
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError

    start = nbformat.v4.new_code_cell(f"import {DRAWING.stem}")  # type: ignore[no-untyped-call]
    notebook = nbformat.v4.new_notebook(cells=[start, *cells])  # type: ignore[no-untyped-call]
    with tempfile.TemporaryDirectory() as name, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the Jupyter client and its event loop
        place = Path(name)
        if (folder / "data").exists():
            shutil.copytree(folder / "data", place / "data")
        (place / "selfcheck.py").write_text(KIT)
        shutil.copy(DRAWING, place)
        client = NotebookClient(
            notebook,
            timeout=CELL_SECONDS,
            kernel_name="python3",
            resources={"metadata": {"path": name}},
        )
        try:
            asyncio.run(  # its own loop, closed at the end: a thread has none
                client.async_execute(stderr=subprocess.DEVNULL, env={**os.environ, **ONE_THREAD})
            )
        except CellExecutionError as error:
            raise _failure(topic, "a cell", error.ename, error.evalue) from None
    for cell in notebook.cells:
        for output in cell.outputs:
            if output.output_type == "error":  # while it was shown
                raise _failure(topic, cell.id, output.ename, output.evalue)
    return {cell.id: _shown(cell) for cell in notebook.cells[1:] if cell.outputs}


def _failure(topic: str, cell: str, kind: str, words: str) -> NotebookFailedError:
    return NotebookFailedError(
        f"source/{topic}: {cell} does not run with the references. Got {kind}: {words}. "
        f"Run: autograder check-topic {topic}"
    )


def _shown(cell: Any) -> list[dict[str, Any]]:
    """Return the outputs that a reader should see: no warnings, which quote lines of code."""
    seen = [out for out in cell.outputs if out.get("name") != "stderr"]
    return [_without_counts(json.loads(json.dumps(out))) for out in seen]


def _without_counts(output: dict[str, Any]) -> dict[str, Any]:
    if "execution_count" in output:
        output["execution_count"] = None
    return output
