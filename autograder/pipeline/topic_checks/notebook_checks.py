"""Whether source and release run from top to bottom in a real kernel, and what they show."""

import ast
import os
import re
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import nbformat

from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

WAITING = "This cell works once you have written "
CELL_SECONDS = 600
ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Sums in one order, whatever the machine; and two notebooks can run beside each other."""
_HIDDEN = re.compile(r"^### BEGIN HIDDEN TESTS$.*?^### END HIDDEN TESTS$", re.DOTALL | re.MULTILINE)


def check_notebooks(material: TopicMaterial) -> CheckFinding:
    """Run the source and the release, and look at what their cells show."""
    slug, paths = material.slug, material.paths
    source = without_hidden_tests(_read(paths.source_notebook(slug)))
    right = run_notebook(source, paths.source(slug))
    stubs = run_notebook(_read(paths.release_notebook(slug)), paths.release(slug))
    missing = [f"source: {fault}" for fault in faults_with_answers(right)]
    missing += [f"release: {fault}" for fault in faults_with_stubs(stubs)]
    figures = sum(len(list(_figures(cell))) for cell in code_cells(right))
    experiments = [cell for cell in code_cells(right) if needed(cell)]
    return CheckFinding(f"{figures} figures, {len(experiments)} experiment cells", tuple(missing))


def _read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


def without_hidden_tests(notebook: Any) -> Any:
    """Take out what keeps stock nbgrader from grading the source: it raises on purpose."""
    for cell in notebook.cells:
        cell.source = _HIDDEN.sub("", cell.source).rstrip()
    return notebook


def run_notebook(notebook: Any, folder: Path) -> Any:
    """Run all cells in a kernel, in a copy of the released folder; errors stay in their cells."""
    from nbclient import NotebookClient

    with tempfile.TemporaryDirectory() as copy, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the Jupyter client and its event loop
        place = Path(copy) / folder.name
        shutil.copytree(folder, place, ignore=shutil.ignore_patterns("__pycache__"))
        client = NotebookClient(
            notebook,
            timeout=CELL_SECONDS,
            kernel_name="python3",
            allow_errors=True,
            resources={"metadata": {"path": str(place)}},
        )
        environment = {**os.environ, **ONE_THREAD}
        client.execute(stderr=subprocess.DEVNULL, env=environment)  # the kernel's own warnings
    return notebook


def code_cells(notebook: Any) -> list[Any]:
    """List the code cells of a notebook."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def needed(cell: Any) -> set[str]:
    """Return the functions that an experiment cell waits for; what is nested waits after these."""
    try:
        tree = ast.parse(cell.source)
    except SyntaxError:
        return set()
    return set(_waited_for(tree))


def _waited_for(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "needs":
        return [str(name.value) for name in node.args if isinstance(name, ast.Constant)]
    if not isinstance(node, ast.With):
        return _waited_for_in(ast.iter_child_nodes(node))
    return _waited_for_in(node.items) or _waited_for_in(node.body)


def _waited_for_in(nodes: Iterable[ast.AST]) -> list[str]:
    return [name for node in nodes for name in _waited_for(node)]


def faults_with_answers(notebook: Any) -> Iterator[str]:
    """Yield what is wrong in a notebook that was run with all answers."""
    yield from _complaints(notebook)
    cells = code_cells(notebook)
    for cell in (cell for cell in cells if cell.id.endswith("-check")):
        if _value(cell) != f"{cell.metadata.nbgrader.points:g}":
            yield f"{cell.id}: the self-checks do not pass. Got {_value(cell) or 'nothing'}."
    experiments = [cell for cell in cells if needed(cell)]
    if not experiments:
        yield 'no experiment: no cell says what it waits for. Write: with needs("..."):'
    for cell in experiments:
        if not cell.outputs or WAITING in _printed(cell):
            yield f"{_name(cell)}: the experiment shows nothing although all is written."
    if not any(figure for cell in cells for figure in _figures(cell)):
        yield "no cell draws a figure. Draw one."


def faults_with_stubs(notebook: Any) -> Iterator[str]:
    """Yield what is wrong in a notebook that was run as it is released."""
    yield from _complaints(notebook)
    for cell in code_cells(notebook):
        if cell.id.endswith("-check") and _value(cell) != "0":
            yield f"{cell.id}: a stub earns points. Got {_value(cell) or 'nothing'}."
        names = needed(cell)
        last = (_printed(cell).splitlines() or [""])[-1]
        if names and not (last.startswith(WAITING) and all(f"`{n}`" in last for n in names)):
            yield f"{_name(cell)}: does not say kindly that {', '.join(sorted(names))} is missing."


def _complaints(notebook: Any) -> Iterator[str]:
    """Yield what would frighten a student: errors, and warnings on the red ground."""
    for cell in code_cells(notebook):
        for output in cell.outputs:
            is_warning = output.get("name") == "stderr" and "Warning" in output.text
            if output.output_type == "error" or is_warning:
                yield f"{_name(cell)}: {output.get('ename') or output.text.strip()[:100]}"


def _name(cell: Any) -> str:
    words = (cell.source.strip().splitlines() or ["empty"])[0]
    return f"{cell.id} ({words[:50]})"


def _printed(cell: Any) -> str:
    return "".join(out.text for out in cell.outputs if out.get("name") == "stdout")


def _value(cell: Any) -> str:
    found = [out.data.get("text/plain", "") for out in cell.outputs if "data" in out]
    try:
        return f"{float(found[-1]):g}" if found else ""
    except ValueError:
        return str(found[-1])[:60]


def _figures(cell: Any) -> Iterator[str]:
    for output in cell.outputs:
        if "image/png" in output.get("data", {}):
            yield output.data["image/png"]
