"""A score is withheld where the graded cell that lost points itself met a refusal; nowhere else."""

import shutil
import sqlite3
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.cli.plain_course_verb import plain_course_lines
from autograder.grading.plan import Selection
from autograder.pipeline.grade_plain_course import (
    PlainCourseReport,
    PlainGraded,
    Way,
    grade_plain_course,
)
from autograder.plain_course.notebook_execution import warm_zygote
from autograder.plain_course.run_start import python_for
from autograder.sandbox.levels import Level
from tests.plain_course.both_ways import grade_both_ways, no_workers, scores_of
from tests.plain_course.stock_courses import (
    Change,
    Notebook,
    answer,
    answer_cell,
    cell,
    cell_of,
    checks,
    hand_in,
    insert,
    make_course,
    notebook,
    plain_cell,
)

STOCK = Way()
WITHHELD = {"calls": None, "other": 2, "last": 0, "drawing": None}
"""Scores of a submission of which one cell was refused something, and another failed."""


@pytest.fixture(autouse=True)
def in_process() -> Iterator[None]:
    with no_workers():
        yield


def one() -> Notebook:
    return notebook(
        answer_cell("f", "def f():\n    return 1"),
        checks("calls", "assert f() == 1"),
        checks("other", "assert callable(f)"),
        checks("last", "assert data == 1"),
        cell("drawing", "# DRAW", points=3, grade=True, solution=True),
    )


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_course(tmp_path_factory.mktemp("withheld") / "course", {"ps": {"one": one()}})


@pytest.fixture
def copied(course: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(course, tmp_path / "course"))


def inside(body: str) -> Change:
    """Answer with a function of this body."""
    return answer(f="def f():\n" + textwrap.indent(body, "    "), drawing="draw()")


def grade(course: Path, change: Change, *, way: Way = STOCK) -> PlainGraded:
    return report_of(course, change, way=way).graded[0]


def report_of(course: Path, change: Change, *, way: Way = STOCK) -> PlainCourseReport:
    hand_in(course, "ada", "ps", changes={"one": change})
    return grade_plain_course(course, Selection(("ps",), ("ada",)), jobs=1, way=way)


def waiting_of(course: Path) -> set[str]:
    """Name the cells that wait for a person."""
    query = (
        "select b.name from grade g join base_cell b on b.id = g.cell_id where needs_manual_grade"
    )
    with sqlite3.connect(course / "gradebook.db") as database:
        return {name for (name,) in database.execute(query)}


# --- a graded cell that itself met it -----------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("shell lines", "!touch made"),
        ("programs", "import subprocess\nsubprocess.run(['ls'])"),
        ("programs", "import joblib\njoblib.Parallel(n_jobs=2, backend='loky')([])"),
        ("packages", "%pip install no_such_package\nimport no_such_package"),
        ("the network", "import urllib.request as u\nu.urlopen('http://127.0.0.1/')"),
        ("a browser's widgets", "import ipywidgets\nipywidgets.interact(1)"),
    ],
)
def test_what_only_the_sandbox_refuses_costs_nobody_a_mark(
    copied: Path, what: str, body: str
) -> None:
    item = grade(copied, inside(body))
    assert (item.state, item.fault, item.is_ours) == ("graded", "", False)
    (reason,) = item.withheld
    assert f"`calls` in one.ipynb has no score: it wants {what}" in reason
    assert scores_of(copied, "ada") == WITHHELD
    assert waiting_of(copied) == {"calls", "drawing"}
    assert (copied / "autograded/ada/ps/one.ipynb").exists()


def test_the_lenient_way_withholds_the_same(copied: Path) -> None:
    assert grade(copied, inside("!touch made"), way=Way(kind=True)).withheld
    assert scores_of(copied, "ada") == WITHHELD


def test_no_advice_is_to_run_a_file_unconfined(copied: Path) -> None:
    report = report_of(copied, inside("!touch made"))
    lines = "\n".join(plain_course_lines(report))
    assert "needs attention: ada/ps: `calls` in one.ipynb has no score" in lines
    assert "unsandboxed" not in lines
    assert "not confined" not in lines


def test_a_person_gives_the_withheld_score(copied: Path) -> None:
    grade(copied, inside("!touch made"))
    with sqlite3.connect(copied / "gradebook.db") as database:
        database.execute(
            "update grade set manual_score = 1.5, needs_manual_grade = 0"
            " where cell_id in (select id from base_cell where name = 'calls')"
        )
    way = Way(is_forced=True)
    report = grade_plain_course(copied, Selection(("ps",), ("ada",)), jobs=1, way=way)
    assert report.graded[0].marks[0].score == 3.5
    assert "calls" in waiting_of(copied)


def test_a_module_that_only_the_sandbox_lacks_costs_nobody_a_mark(copied: Path) -> None:
    (copied / ".venv-sandbox").symlink_to(Path(__file__).parents[2] / ".venv-sandbox")
    item = grade(copied, inside("import nbformat\nreturn 1"))
    warm_zygote(python_for(copied), Level.FULL).close()
    assert "`nbformat` is installed beside nbgrader, but not in the sandbox" in item.withheld[0]
    assert scores_of(copied, "ada") == WITHHELD


FILES = {
    "a_whole_path": "open({root!r} + '/shared/own.py')",
    "b_relative": "open('../../../shared/own.py')",
    "c_absolute": "import os\nopen(os.path.abspath('../../../shared/own.py'))",
    "d_module": "import sys\nsys.path.append('../../../shared')\nimport own",
    "e_numpy": "import numpy\nnumpy.loadtxt('../../../shared/own.py')",
    "f_tested": "import os\nassert os.path.exists('{root}/shared/own.py')",
    "g_database": "import sqlite3\nsqlite3.connect('{root}/shared/own.py').execute('select 1')",
}


def test_a_file_that_only_the_machine_has_costs_nobody_a_mark(copied: Path) -> None:
    (copied / "shared").mkdir()
    own = copied / "shared" / "own.py"
    own.write_text("")
    for student, body in FILES.items():
        hand_in(copied, student, "ps", changes={"one": inside(body.format(root=str(copied)))})
    report = grade_plain_course(copied, Selection(("ps",)), jobs=1)
    shown = f"it reads {own}, which is on this machine, but not in the sandbox"
    for item in report.graded:
        assert shown in item.withheld[0], item.student
        assert scores_of(copied, item.student) == WITHHELD


def test_a_variable_that_only_the_machine_has_costs_nobody_a_mark(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OF_THE_MACHINE", "1")
    item = grade(copied, inside("import os\nos.environ['OF_THE_MACHINE']"))
    assert "it reads the environment variable OF_THE_MACHINE" in item.withheld[0]
    assert scores_of(copied, "ada") == WITHHELD


def test_a_name_that_a_file_of_the_machine_would_have_made_costs_nobody_a_mark(
    copied: Path,
) -> None:
    """The cell that reads it has no points; the cell that needs it only lacks the name."""
    (copied / "shared").mkdir()
    (copied / "shared" / "own.txt").write_text("1")

    def change(made: Notebook) -> None:
        insert(0, "text = open('../../../shared/own.txt').read()", "data = int(text)")(made)
        cell_of(made, "f").source = "def f(): return 1"

    item = grade(copied, change)
    assert "`last` in one.ipynb has no score: it reads" in item.withheld[0]
    assert scores_of(copied, "ada")["last"] is None
    assert scores_of(copied, "ada")["calls"] == 2


# --- everything else is scored as nbgrader scores it ----------------------------------------------


def submits_at_the_end(made: Notebook) -> None:
    insert(0, "raise MemoryError")(made)
    made.cells.append(
        plain_cell("import urllib.request as u\nu.urlopen('http://127.0.0.1:9/submit')")
    )


ELSEWHERE = {
    "a_widgets": insert(
        0,
        "import ipywidgets\nipywidgets.interact(lambda x: x, x=1)",
        "out = ipywidgets.Output()\nwith out:\n    1 / 0",
        "raise ValueError('no')",
    ),
    "b_shell": insert(
        0,
        "!more one.ipynb",
        "!pip freeze > requirements.txt",
        "!touch made",
        "!cp one.ipynb two.ipynb",
        "import subprocess\nsubprocess.run(['/no/program'])",
    ),
    "c_network": insert(
        0,
        "import urllib.request as u\nu.urlopen('http://127.0.0.1:9/')",
        "%pip install no_such_package\nimport no_such_package",
    ),
    "d_lacks": insert(0, "open('../none.csv')", "import own", "import os\nos.environ['NO']"),
    "e_submits": submits_at_the_end,
    "f_says": inside("print('a browser\\'s Output should be 5')\nimport ipywidgets\nreturn 2"),
    "g_pages": inside("!more one.ipynb\n!pip freeze > requirements.txt\nreturn 2"),
    "h_caught": inside(
        "import subprocess\ntry:\n    subprocess.run(['/no/program'])\n"
        "except OSError:\n    pass\nreturn 2"
    ),
}


def test_a_refusal_that_cost_the_cell_nothing_leaves_scores_as_they_are(copied: Path) -> None:
    for student, change in ELSEWHERE.items():
        hand_in(copied, student, "ps", changes={"one": change})
    both = grade_both_ways(copied, "ps")
    stock, ours = both.rows
    assert len(stock["grade"]) == 4 * len(ELSEWHERE)
    assert ours == stock
    assert {item.state for item in both.report.graded} == {"graded"}
    assert not any(item.withheld for item in both.report.graded)


def test_a_refusal_in_another_cell_is_noted_where_points_were_lost_below_it(copied: Path) -> None:
    def change(made: Notebook) -> None:
        inside("return 1")(made)
        insert(0, "import urllib.request as u\ndata = u.urlopen('http://127.0.0.1:9/')")(made)

    report = report_of(copied, change)
    assert scores_of(copied, "ada") == {"calls": 2, "other": 2, "last": 0, "drawing": None}
    (remark,) = report.graded[0].remarks
    assert "met a refusal: it wants the network" in remark
    assert remark.endswith("scored as they are: last")
    assert any(line.startswith("note: ada/ps: one.ipynb") for line in plain_course_lines(report))


def test_nothing_is_noted_where_nothing_was_lost(copied: Path) -> None:
    def change(made: Notebook) -> None:
        inside("return 1")(made)
        insert(0, "data = 1\n!touch made")(made)

    item = grade(copied, change)
    assert (item.withheld, item.remarks) == ((), ())
    assert scores_of(copied, "ada")["last"] == 2
