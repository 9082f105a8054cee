"""What the release gave at its top is there for grading, wherever its cell went."""

import ast
import json

import pytest

from autograder.checking.released_names import (
    lacking_names,
    put_back_source,
    read_released_names,
)
from autograder.paths import CoursePaths

from .conftest import SLUG, code_cell, exercise_of, lost

GIVEN = {
    "np": "import numpy as np",
    "Callable": "from collections.abc import Callable",
    "check": "from selfcheck import check",
    "EPS": "EPS = 1e-12",
    "scaled": "def scaled(x):\n    return np.asarray(x) / EPS",
}


def lacking(*sources):
    trees = []
    for source in sources:
        try:
            trees.append(ast.parse(source))
        except SyntaxError:
            trees.append(None)
    return lacking_names(sources, trees, GIVEN)


@pytest.mark.parametrize(
    ("sources", "names"),
    [
        (["import numpy as np", "def f(x: np.ndarray): return np.sum(x)"], []),
        (["def f(x): return np.sum(x)", "import numpy as np"], []),
        (["def f(x): return np.sum(x)"], ["np"]),
        (["def f(x: np.ndarray): return x", "import numpy as np"], ["np"]),
        (["def f(x=np.pi): return x", "import numpy as np"], ["np"]),
        (["@np.vectorize\ndef f(x): return x", "import numpy as np"], ["np"]),
        (["class A(np.ndarray): pass", "import numpy as np"], ["np"]),
        (["x = np.ones(3)", "import numpy as np"], ["np"]),
        (["import numpy as np; x = np.ones(3)"], []),
        (["import numpy as np )", "x = np.ones(3)"], ["np"]),
        (["try:\n    import numpy as np\nexcept ImportError:\n    pass", "x = np.pi"], []),
        (["f = lambda x: np.sum(x)", "import numpy as np"], []),
        (["check('f')"], ["check"]),
        (["x = scaled(3)"], ["np", "EPS", "scaled"]),
        (["def f(a): return a", "pd.x"], []),
        (["exec(open('setup.py').read())", "x = np.pi"], []),
        (["from pylab import *", "x = np.pi"], []),
        ([], []),
    ],
)
def test_a_name_is_lacking_where_it_is_needed_first(sources, names):
    assert lacking(*sources) == names


@pytest.mark.parametrize("magic", ["%run setup.py", "%pylab inline"])
def test_what_a_magic_may_have_bound_is_not_lacking(magic):
    source, tree = f"{magic}\nx = np.pi", ast.parse("pass\nx = np.pi")
    assert lacking_names([source], [tree], GIVEN) == []


def test_a_name_is_put_back_as_the_release_defined_it():
    namespace = {}
    exec(put_back_source(lacking("x = scaled(3)"), GIVEN), namespace)
    assert namespace["scaled"](2.0) == 2e12


def test_constants_and_functions_of_a_release_are_known(tmp_path):
    source = (
        "%matplotlib inline\nimport os.path, numpy as np\nBLUE, RED = '#00f', '#f00'\n"
        "SIZES = {'a': 1}\nx = np.ones(3)\nprint(x)\ndef helper(): return BLUE\n"
    )
    answer = {
        **code_cell("def half(x): pass"),
        "metadata": {"nbgrader": {"grade_id": "half-answer"}},
    }
    cells = [code_cell(source), answer, code_cell("LATER = 1")]
    folder = tmp_path / "release" / "t"
    folder.mkdir(parents=True)
    notebook = {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (folder / "t.ipynb").write_text(json.dumps(notebook))
    given = read_released_names(CoursePaths(tmp_path), "t")
    assert list(given) == ["os", "np", "BLUE", "RED", "SIZES", "helper"]
    assert given["os"] == "import os.path"
    assert given["RED"] == "BLUE, RED = ('#00f', '#f00')"


def test_every_name_at_the_top_of_a_release_is_known(paths):
    given = read_released_names(paths, SLUG)
    assert {"np", "pd", "plt", "Callable", "check", "needs"} <= given.keys()
    assert given["np"] == "import numpy as np"
    assert given["check"] == "from selfcheck import check"


def is_set_up(cell):
    return "import numpy as np" in "".join(cell["source"])


def deleted(cells):
    return [cell for cell in cells if not is_set_up(cell)]


def moved_down(cells):
    return deleted(cells) + [cell for cell in cells if is_set_up(cell)]


def turned_into_text(cells):
    return [{**cell, "cell_type": "markdown"} if is_set_up(cell) else cell for cell in cells]


def spoilt(cells):
    return [
        {**cell, "source": "import numpy as np )"} if is_set_up(cell) else cell for cell in cells
    ]


@pytest.mark.parametrize("change", [deleted, moved_down, turned_into_text, spoilt])
def test_marks_stay_when_the_set_up_cell_goes(run, fill_in, right_answers, change):
    notebook = fill_in(right_answers)
    notebook["cells"] = change(notebook["cells"])
    result = run({f"{SLUG}.ipynb": json.dumps(notebook).encode()}).result
    assert lost(result) == {}
    (note,) = [note for note in result.notes if "put back" in note]
    assert "`np`" in note
    assert "at the top" in note


def test_the_function_s_lines_are_still_quoted(run, fill_in, right_answers):
    source = right_answers["r2_score"].replace(
        "    residual", '    raise ValueError("x")\n    residual', 1
    )
    notebook = fill_in({**right_answers, "r2_score": source})
    notebook["cells"] = deleted(notebook["cells"])
    result = run({f"{SLUG}.ipynb": json.dumps(notebook).encode()}).result
    assert any(
        '`raise ValueError("x")`' in v.message for v in exercise_of(result, "r2_score").verdicts
    )


@pytest.mark.parametrize("own", ["import numpy as np", "import numpy as np\nimport pandas as pd"])
def test_own_imports_in_place_of_the_released_ones_need_nothing(run, fill_in, right_answers, own):
    notebook = fill_in(right_answers)
    keep = "from collections.abc import Callable\nfrom selfcheck import check, needs\n"
    keep += "import matplotlib.pyplot as plt\nimport pandas as pd\n"
    notebook["cells"] = [code_cell(keep + own), *deleted(notebook["cells"])]
    result = run({f"{SLUG}.ipynb": json.dumps(notebook).encode()}).result
    assert lost(result) == {}
    assert not any("put back" in note for note in result.notes)


# --- what the line of a definition raised -----------------------------------------------------

BODY = '(y_true, y_pred):\n    """Score."""\n    return 1.0\n'


@pytest.mark.parametrize(
    ("head", "words"),
    [
        (
            "def r2_score(y_true: Vector, y_pred) -> float:\n    return 1.0",
            ["NameError", "`Vector`", "line 1"],
        ),
        (
            "x = 1\n@profile\ndef r2_score" + BODY,
            ["NameError", "`profile`", "line 2", "`@profile`"],
        ),
        ("import numba\n@numba.njit\ndef r2_score" + BODY, ["`numba` is not installed", "line 2"]),
        ("from numba import njit\n@njit\ndef r2_score" + BODY, ["`numba` is not installed"]),
        (
            "from numba import njit as fast\n\n@fast\ndef r2_score" + BODY,
            ["`numba` is not", "line 3"],
        ),
        ("1 / 0\ndef r2_score(y_true, y_pred=[][1]):\n    return 1.0", ["IndexError", "line 2"]),
        ("print('x' * 5000)\ndef r2_score(y_true, y_pred=int('a')):\n    return 1", ["ValueError"]),
    ],
)
def test_what_the_line_of_a_definition_raised_is_said_by_name(grade, head, words):
    found = exercise_of(grade({"r2_score": head}), "r2_score")
    messages = {verdict.message for verdict in found.verdicts}
    assert not any("no function of this name" in message for message in messages)
    for word in words:
        assert any(word in message for message in messages), messages
