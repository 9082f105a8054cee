"""What public courses do with figures, magics, the environment and one another's notebooks."""

from pathlib import Path

import pytest

from tests.plain_course.both_ways import QUERIES, Both, grade_both_ways, scores_of
from tests.plain_course.stock_courses import (
    Notebook,
    answer,
    answer_cell,
    checks,
    hand_in,
    make_course,
    notebook,
    plain_cell,
)

CONFIG = """
import os
os.environ["TZ"] = "America/New_York"
os.environ["PYTHONWARNINGS"] = "ignore"
"""
READS = """
import json
cells = json.load(open("one.ipynb"))["cells"]
assert any(cell.get("execution_count") for cell in cells)
"""


def one(answer: str = "x = 1") -> Notebook:
    return notebook(
        plain_cell("%autosave 60\nimport matplotlib.pyplot as plt\nplt.ioff()"),
        plain_cell("%clear\n%less one.ipynb\nplt.ion()\nwith plt.ioff():\n    y = 1"),
        answer_cell("f", answer),
        checks("figures", "with plt.ioff():\n    plt.figure()\nassert x == y"),
        checks("open", "plt.figure()\nplt.ioff()\nassert len(plt.get_fignums()) > 0"),
        checks("zone", "import time\nassert time.tzname[0] == 'EST'", 3),
        checks("quiet", "import warnings\nwarnings.warn('this says nothing')\nassert x == 1", 5),
    )


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    root: Path = tmp_path_factory.mktemp("habits") / "course"
    course = make_course(
        root, {"ps": {"one": one(), "two": notebook(checks("reads", READS))}}, CONFIG
    )
    hand_in(course, "a_right", "ps", changes={"one": answer(f="x = 1")})
    return grade_both_ways(course, "ps")


@pytest.mark.parametrize("table", list(QUERIES))
def test_rows_equal_those_of_nbgrader(both: Both, table: str) -> None:
    stock, ours = both.rows
    assert stock[table] or table == "comment"
    assert ours[table] == stock[table]


def test_everything_is_earned(both: Both) -> None:
    scores = scores_of(both.ours, "a_right")
    names = ("figures", "open", "zone", "quiet", "reads")
    assert [scores[name] for name in names] == [2, 2, 3, 5, 2]
