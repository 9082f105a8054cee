"""The released notebook from top to bottom in a real kernel: with all answers, and with none."""

import ast

import nbformat
import pytest
from nbclient import NotebookClient

# Warnings of the Jupyter client and its event loop are not ours.
pytestmark = pytest.mark.filterwarnings("ignore")
WAITING = "This cell works once you have written "


def run(notebook, folder):
    client = NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        allow_errors=True,  # so that every one of them is found
        resources={"metadata": {"path": folder}},
    )
    client.execute()
    return notebook


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def complaints(notebook):
    """List what would frighten a student: errors, and warnings on the red ground."""
    return [
        f"{cell.id}: {output.get('ename') or output.text}"
        for cell in code_cells(notebook)
        for output in cell.outputs
        if output.output_type == "error"
        or (output.get("name") == "stderr" and "Warning" in output.text)
    ]


def printed(cell):
    return "".join(output.text for output in cell.outputs if output.get("name") == "stdout")


def check_cells(notebook):
    return [cell for cell in code_cells(notebook) if cell.id.endswith("-check")]


def needed(cell):
    """Name the functions that an experiment cell waits for; what is nested waits after these."""
    return set(waited_for(ast.parse(cell.source)))


def waited_for(node):
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "needs":
        return [argument.value for argument in node.args]
    inner = node.items if isinstance(node, ast.With) else ast.iter_child_nodes(node)
    names = [name for child in inner for name in waited_for(child)]
    if isinstance(node, ast.With) and not names:
        names = [name for child in node.body for name in waited_for(child)]
    return names


def test_with_the_reference_answers_everything_works(slug, paths, released):
    source = nbformat.read(paths.source_notebook(slug), as_version=4)
    answers = {cell.id: cell.source for cell in source.cells if cell.id.endswith("-answer")}
    notebook = nbformat.read(released / slug / f"{slug}.ipynb", as_version=4)
    for cell in notebook.cells:
        cell.source = answers.get(cell.id, cell.source)
    run(notebook, released / slug)

    assert complaints(notebook) == []
    assert len(check_cells(notebook)) == len(answers)
    for cell in check_cells(notebook):
        (output,) = cell.outputs
        assert "All of them pass." in output.data["text/html"]
        assert float(output.data["text/plain"]) == cell.metadata.nbgrader.points
    experiments = [cell for cell in code_cells(notebook) if needed(cell)]
    assert experiments
    for cell in experiments:
        assert cell.outputs
        assert WAITING not in printed(cell)


def test_untouched_it_runs_and_says_kindly_what_is_missing(slug, released):
    notebook = nbformat.read(released / slug / f"{slug}.ipynb", as_version=4)
    run(notebook, released / slug)

    assert complaints(notebook) == []
    assert check_cells(notebook)
    for cell in check_cells(notebook):
        (output,) = cell.outputs
        assert "Not attempted yet." in output.data["text/html"]
        assert output.data["text/plain"] == "0"
    experiments = [cell for cell in code_cells(notebook) if needed(cell)]
    assert experiments
    for cell in experiments:
        sentence = printed(cell).splitlines()[-1]
        assert sentence.startswith(WAITING)
        assert all(f"`{name}`" in sentence for name in needed(cell))
