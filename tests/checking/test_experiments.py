"""Which released cells may be left out when a notebook is run once more for its functions."""

import ast

import pytest

from autograder.checking.experiment_cells import cells_apart
from autograder.sandbox.snapshot import CodeCell

IMPORTS = "import numpy as np\nimport matplotlib.pyplot as plt\nplt.rcParams['figure.dpi'] = 90"
ANSWER = "def half(x):\n    y = np.asarray(x)\n    return y / 2"
CHECK = "check('half')"


def apart(own: str, *released: str) -> set[str]:
    """Return the released cells that can be left out; IMPORTS before them, ``own`` between."""
    cells = [IMPORTS, own, *released]
    trees = {}
    for index, source in enumerate(cells):
        try:
            trees[index] = ast.parse(source)
        except SyntaxError:
            trees[index] = None
    code = [CodeCell(index, source) for index, source in enumerate(cells)]
    found = cells_apart(code, trees, {IMPORTS, *released})
    return {cells[index] for index in found} - {IMPORTS}


@pytest.mark.parametrize(
    "experiment",
    [
        CHECK,
        "x = np.linspace(0, 1)\ny = half(x)\nplt.plot(x, y)\nplt.show()",
        "with needs('half'):\n    fig, ax = plt.subplots()\n    ax.plot(half([1, 2]))",
        "rng = np.random.default_rng(0)\nrng.shuffle(points)\nprint(points.max(), half(points))",
        "results = {}\nresults['a'] = half(3)\nresults.update(b=4)",
        "for x in range(3):\n    print(half(x))",
        "import pandas as pd\nframe = pd.read_csv('data/a.csv')\nframe['y'] = half(frame['x'])",
    ],
)
def test_an_experiment_stands_apart(experiment):
    assert apart(ANSWER, experiment) == {experiment}


@pytest.mark.parametrize(
    "experiment",
    [
        "show_all(half, [1, 2])\nplt.show()",
        "pairs = dict.fromkeys([1, 2], half(3))",
        "np.add.at(totals, [0], half(3))",
    ],
)
def test_calls_change_no_module_no_built_in_type_and_no_answer(experiment):
    answer = "def half(x):\n    plt.close()\n    return np.array(dict(a=x)['a']) / 2"
    cells = [CodeCell(0, answer, "half"), CodeCell(1, experiment), CodeCell(2, "use = half(1)")]
    trees = {cell.index: ast.parse(cell.source) for cell in cells}
    trees[2] = ast.parse(f"{IMPORTS}\nuse = half(1)")
    assert 1 in cells_apart(cells, trees, {experiment})


def test_what_is_imported_above_an_experiment_is_imported_in_its_place():
    above = "from collections.abc import Callable\nimport numpy as np\n\nx = 3\nprint(half(x))"
    answer = "def half(f: Callable, x=None):\n    return np.array(f(x)) / 2"
    cells = [CodeCell(0, above), CodeCell(1, answer, "half")]
    trees = {cell.index: ast.parse(cell.source) for cell in cells}
    imports = "from collections.abc import Callable\nimport numpy as np"
    assert cells_apart(cells, trees, {above}) == {0: imports}


@pytest.mark.parametrize(
    "change",
    [
        "sys.path.append('lib')",
        "sys.path[0] = 'lib'",
        "os.environ.setdefault('RATE', '1')",
        "os.environ['RATE'] = '1'",
        "os.chdir('data')",
        "np.random.seed(0)",
        "np.seterr(all='raise')",
        "np.random.shuffle(rows)",
    ],
)
def test_what_changes_a_module_is_kept_whoever_names_it(change):
    assert apart(ANSWER, f"import os, sys\n{change}") == set()


@pytest.mark.parametrize(
    "cell",
    [
        "RATE = 0.1",
        "for RATE in (1, 2):\n    pass",
        "RATE, other = 1, 2",
        "with open('data/a.csv') as RATE:\n    pass",
        "def RATE():\n    return 1",
        "print(1)\nfrom constants import RATE",
        "RATE.extend([1])",
        "last = RATE.pop()",
        "RATE[0] = 3",
        "RATE.value.deep = 3",
        "RATE += 1",
        "del RATE",
        "np.random.shuffle(RATE)",
        "fill(target=RATE)",
        "if (RATE := 3):\n    pass",
        "np.seterr(all='raise')",
        "np.float = float",
        "try:\n    pass\nexcept ValueError as RATE:\n    pass",
    ],
)
def test_what_an_answer_names_is_kept(cell):
    assert apart("def half(x):\n    return np.array(x) * RATE", cell, CHECK) == {CHECK}


def test_what_a_needed_cell_needs_is_kept():
    first, second, third = "table = [1, 2]", "RATE = table[0]", "table = None"
    assert apart("def half(x):\n    return x * RATE", first, second) == set()
    assert apart("def half(x):\n    return x * RATE", second, third) == set()
    count = "total = total + 1\nRATE = total"
    assert apart("def half(x):\n    return x * RATE", "total = 0", count) == set()
    assert apart("def half(x):\n    return x * RATE", "total = 0", "total += 1\nRATE = total") == (
        set()
    )


def test_names_of_a_function_s_own_are_not_the_notebook_s():
    own = "def half(x, scale=2):\n    y = [v / scale for v in x]\n    return y"
    assert apart(own, "x = 1", "y = 2", "v = 3\nscale = 4") == {
        "x = 1",
        "y = 2",
        "v = 3\nscale = 4",
    }


@pytest.mark.parametrize(
    "own",
    [
        "def half(x):\n    return globals()['RATE'] * x",
        "def half(x):\n    return eval('x / 2')",
        "seen = 0\ndef half(x):\n    global seen\n    seen += 1\n    return x / 2",
        "import sys\ndef half(x):\n    return x / 2",
        "import random\ndef half(x):\n    return x / 2 + 0 * random.random()",
        "from random import random as chance\ndef half(x):\n    return x / 2",
        "def half(x):\n    return x / 2 + 0 * np.random.rand()",
        "def half(x):\n    return x.query('x > @limit')['x'] / 2",
        "%run other.py",
        "!pip install half\ndef half(x:\n    return x / 2",
        "def half(x:\n    return eval('x / 2')",
    ],
)
def test_nothing_is_left_out_where_an_answer_may_reach_anything(own):
    assert apart(own, CHECK) == set()


def test_of_a_cell_that_cannot_be_read_all_words_are_kept():
    own = "def half(x:\n    return RATE * x"
    assert apart(own, "RATE = 0.5", "other = 3", CHECK) == {"other = 3", CHECK}


def test_a_generator_of_its_own_is_no_reason_to_keep_anything():
    own = "def half(x, rng=None):\n    rng = np.random.default_rng(0)\n    return x / 2"
    assert apart(own, CHECK) == {CHECK}


def test_what_a_student_wrote_is_never_left_out():
    assert apart("y = 3\nprint(y)", CHECK) == {CHECK}


def test_an_answer_cell_that_was_left_as_released_is_kept():
    stub = "def half(x):\n    raise NotImplementedError"
    cells = [CodeCell(0, stub, "half"), CodeCell(1, CHECK)]
    trees = {cell.index: ast.parse(cell.source) for cell in cells}
    assert cells_apart(cells, trees, {stub, CHECK}) == {1: ""}


def test_nothing_is_left_out_where_telling_would_take_long():
    own = "\n".join(f"def helper_{number}(): pass" for number in range(20_000))
    assert apart(own, CHECK) == set()
