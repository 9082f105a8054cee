"""What is run for one exercise: the definitions that it needs, and nothing else."""

import ast

import pytest

from autograder.selfcheck.needed_cells import names_in_check, needed_cells
from autograder.selfcheck.notebook_cells import Cell

NOTEBOOK = """
import math
import numpy as np
SCALE = 2
SCALE += 1
TABLE = {}
TABLE["a"] = 1
#
def helper(x): return x * SCALE
def unused(x): return experiment
#
def double(x):
    X = np.ones(3)
    return helper(x) + TABLE["a"]
double(3)
#
X = slow()
experiment = [double(one) for one in X]
double = double(2)
np.random.seed(0)
#
def other(x)
    return x
#
limits: float = 3.0
later = (lambda: limits)
"""


def kept(source, *names, exercises=("double", "other")):
    """Return what is kept of each cell, as text."""
    cells = [Cell(n, text) for n, text in enumerate(source.strip().split("\n#\n"), 1)]
    found = needed_cells(cells, names, exercises)
    return {one.number: ast.unparse(one.part) if one.part else one.source for one in found}


def test_definitions_and_what_they_use_are_kept_and_no_experiment():
    assert kept(NOTEBOOK, "double") == {
        1: "import numpy as np\nSCALE = 2\nSCALE += 1\nTABLE = {}\nTABLE['a'] = 1",
        2: "def helper(x):\n    return x * SCALE",
        3: "def double(x):\n    X = np.ones(3)\n    return helper(x) + TABLE['a']",
    }


def test_a_cell_that_is_not_python_is_kept_only_where_it_is_needed():
    assert kept(NOTEBOOK, "other") == {5: "def other(x)\n    return x"}


def test_what_a_function_uses_only_when_it_is_called_is_kept_too():
    assert kept(NOTEBOOK, "later") == {6: "limits: float = 3.0\nlater = lambda: limits"}


@pytest.mark.parametrize(
    "line", ["from mine import *", "def double(x): return globals()['f'](x)", "double = eval('f')"]
)
def test_names_that_are_not_spelled_out_keep_what_may_bind_them(line):
    source = f"{line}\n#\ndef f(x): return x"
    found = kept(source, "double")
    assert line.split("(")[0] in found[1]
    assert ("*" in line) == (2 not in found)


def test_the_functions_that_a_check_calls_are_read_from_its_file(tmp_path):
    file = tmp_path / "test_total.py"
    file.write_text("def test_it(student):\n    assert student.total(student.double(1)) == 2\n")
    assert names_in_check(file) == ["total", "double"]
    assert names_in_check(tmp_path / "absent.py") == []
