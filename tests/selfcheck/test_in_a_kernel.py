"""The check cells in a real kernel: the table, partial credit, and the terminal's very words."""

import hashlib
import json
import logging

import nbformat
import pytest
from nbclient import NotebookClient
from nbgrader.utils import determine_grade

from autograder.selfcheck.results import CheckResult, Row

CELLS = {
    "double": "def double(x):\n    y = x.copy()\n    x *= 2\n    return x",
    "total": """
        %precision 3
        def total(x):
            print("adding", x)
            weights = np.ones(7)
            if len(x) == 2:
                return float(sum(double(np.array(x))))
            return np.array(x) @ weights
    """,
    "extra": "def extra(x):\n    raise ValueError('no')",
}


def run_in_kernel(path):
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": path.parent}}).execute()
    return notebook


@pytest.mark.filterwarnings("ignore")  # of the Jupyter client and its event loop, not ours
def test_notebook_and_terminal_agree_word_for_word(write, shell, cell):
    points = {"double": 3, "total": 1.5, "extra": 0}
    cells = [cell.code("import numpy as np\nfrom selfcheck import check, needs")]
    for name, source in CELLS.items():
        cells += [cell.answer(name, source), cell.checking(name, points[name])]
    cells.append(cell.code("with needs('total'):\n    raise NotImplementedError"))
    executed = run_in_kernel(write(cells))
    reported = json.loads(shell("--json").stdout)
    assert reported["cells"] == []

    for data in reported["exercises"]:
        checked = next(c for c in executed.cells if c.id == f"{data['exercise']}-check")
        (output,) = checked.outputs
        assert output.output_type == "execute_result"
        rows = tuple(Row(**row) for row in data["rows"])
        shown = CheckResult(
            data["exercise"], data["max_points"], data["is_bonus"], rows, tuple(data["notes"])
        )
        assert output.data["text/html"] == shown._repr_html_()
        assert output.data["text/plain"] == repr(shown)
        credit, _ = determine_grade(checked, logging.getLogger())
        assert credit == (0 if data["is_bonus"] else data["points"])

    double, total, extra = reported["exercises"]
    assert double["points"] == 2
    assert [row["status"] for row in total["rows"]] == ["failed", "passed"]
    assert "`return np.array(x) @ weights`" in total["rows"][0]["message"]
    assert total["notes"]
    assert extra["passed"]
    assert executed.cells[-1].outputs[0].text == "This cell works once you have written `total`.\n"


@pytest.mark.filterwarnings("ignore")
def test_an_untouched_notebook_runs_from_top_to_bottom(write, shell, cell):
    cells = [cell.code("import numpy as np\nfrom selfcheck import check, needs")]
    for name in CELLS:
        stub = (
            f'def {name}(x):\n    """D."""\n    # YOUR CODE HERE\n    raise NotImplementedError()'
        )
        cells += [cell.answer(name, stub), cell.checking(name)]
    executed = run_in_kernel(write(cells))
    for checked in executed.cells[2::2]:
        assert determine_grade(checked, logging.getLogger())[0] == 0
        assert "not attempted yet" in checked.outputs[0].data["text/html"]
    reported = json.loads(shell("--json").stdout)
    assert {row["status"] for entry in reported["exercises"] for row in entry["rows"]} == {"todo"}


@pytest.mark.filterwarnings("ignore")
def test_a_cell_can_ask_for_what_the_terminal_offers(release, write, cell):
    answers = [cell.answer(name, source) for name, source in CELLS.items()]
    write([cell.code("import numpy as np\nfrom selfcheck import check, needs"), *answers])
    asked = [
        "import numpy as np\nfrom selfcheck import check",
        "check.watch()",
        "def extra(x):\n    return 1",
        "check.watch(False)",
        "def extra(x):\n    return 2",
        "check.pack()",
    ]
    notebook = nbformat.v4.new_notebook(cells=list(map(nbformat.v4.new_code_cell, asked)))
    resources = {"metadata": {"path": release}}
    NotebookClient(notebook, timeout=120, resources=resources).execute()
    _, _, watched, _, unwatched, packed = [one.outputs for one in notebook.cells]
    assert "No ValueError was raised" in watched[0].data["text/html"]
    assert unwatched == []
    said = packed[0].data["text/plain"]
    receipt = hashlib.sha256((release / "demo.ipynb").read_bytes()).hexdigest()[:12]
    assert f"Receipt: {receipt}." in said
    assert "differ from what you ran last: extra. Save the notebook" in said
    assert (release / "demo.zip").is_file()
