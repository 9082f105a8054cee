"""Options of a course mean what they mean in nbgrader: time-outs, plugins, filters, permissions."""

import sqlite3
import textwrap

import pytest

from tests.plain_course.both_ways import QUERIES, Both, copies_of, database_of, grade_both_ways
from tests.plain_course.stock_courses import (
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

CONFIG = """
import os, sys
os.environ["COURSE_OF_A_TEST"] = "graded"
sys.path.insert(0, {root!r})
c.ExecutePreprocessor.timeout = 20
c.Execute.timeout = 2
c.NotebookClient.iopub_timeout = 3
c.IgnorePattern.enabled = True
c.IgnorePattern.pattern = "harmless"
c.LimitOutput.max_lines = 5
c.ClearMetadataPreprocessor.enabled = True
c.ClearMetadataPreprocessor.preserve_cell_metadata_mask = {{"nbgrader"}}
c.Autograde.exclude_overwriting = {{"ps": ["kept.py"]}}
c.CourseDirectory.groupshared = True
c.AssignLatePenalties.plugin_class = "late.PerHour"
c.Autograde.pre_convert_hook = "late.before"
c.Autograde.post_convert_hook = "late.after"
c.OverwriteCells.add_missing_cells = True
c.Autograde.autograde_preprocessors = [
    "nbgrader.preprocessors.Execute", "nbgrader.preprocessors.IgnorePattern",
    "nbconvert.preprocessors.ClearMetadataPreprocessor", "nbgrader.preprocessors.LimitOutput",
    "nbgrader.preprocessors.SaveAutoGrades", "late.Comments",
    "nbgrader.preprocessors.AssignLatePenalties", "nbgrader.preprocessors.CheckCellMetadata",
]
"""
PLUGIN = """
from pathlib import Path
from nbgrader.api import Gradebook
from nbgrader.plugins import BasePlugin
from nbgrader.preprocessors import NbGraderPreprocessor

def before(assignment, student, notebooks):
    with open("hooks.txt", "a") as file:
        file.write(f"before {assignment} {student} {[Path(one).name for one in notebooks]}\\n")

def after(assignment, student, notebooks):
    with open("hooks.txt", "a") as file:
        file.write(f"after {assignment} {student} {len(notebooks)}\\n")

class Comments(NbGraderPreprocessor):
    def preprocess(self, nb, resources):
        where = resources["nbgrader"]
        with Gradebook(where["db_url"]) as gradebook:
            names = where["notebook"], where["assignment"], where["student"]
            for comment in gradebook.find_submission_notebook(*names).comments:
                score = gradebook.find_grade("kept", *names).auto_score
                comment.manual_comment = f"kept scored {score}"
            gradebook.db.commit()
        return nb, resources

class PerHour(BasePlugin):
    def late_submission_penalty(self, student_id, score, total_seconds_late):
        if student_id == "f_refunded":
            return -1
        return 100 if student_id == "g_all_lost" else 0.5 * (total_seconds_late // 3600)
"""
SLOW = "while True:\n    pass"
DEAF = """import time
while True:
    try:
        time.sleep(0.1)
    except KeyboardInterrupt:
        pass"""
CAUGHT = "import time\ntry:\n    time.sleep(60)\nexcept KeyboardInterrupt:\n    print('caught')"


def inside_f(body: str) -> str:
    return "def f():\n" + textwrap.indent(body, "    ")


def one() -> Notebook:
    return notebook(
        answer_cell("f", "def f():\n    return 1"),
        checks("ignored", "import sys\nprint('a harmless line', file=sys.stderr)"),
        checks("not_ignored", "print('another', file=sys.stderr)"),
        checks("runs_f", "f()\n0.5"),
        checks("long", "for i in range(50):\n    print(i)\nprint('x', file=sys.stderr)"),
        checks("kept", "import kept\nkept.VALUE"),
        checks("replaced", "import replaced\nreplaced.VALUE"),
        cell("essay", "YOUR ANSWER HERE", kind="markdown", points=4, grade=True, solution=True),
        checks("environment", "import os\nassert os.environ['COURSE_OF_A_TEST'] == 'graded'"),
        plain_cell("pass"),
    )


def lose(made: Notebook) -> None:
    made.cells.remove(cell_of(made, "long"))


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    own = tmp_path_factory.mktemp("configured")
    (own / "late.py").write_text(PLUGIN)
    root = make_course(
        own / "course",
        {"ps": {"one": one()}},
        CONFIG.format(root=str(own)),
        {"kept.py": "VALUE = 0.25\n", "replaced.py": "VALUE = 0.75\n"},
    )
    with sqlite3.connect(root / "gradebook.db") as database:
        database.execute("update assignment set duedate = '2026-03-01 12:00:00.000000'")
    files = {"kept.py": "VALUE = 1.5\n", "replaced.py": "VALUE = 2\n"}
    late = "2026-03-01 15:30:00 UTC"
    hand_in(root, "a_in_time", "ps", files=files)
    hand_in(root, "b_late", "ps", files=files, at=late, changes={"one": lose})
    hand_in(root, "d_deaf", "ps", changes={"one": insert(0, DEAF)})
    caught, slow = ({"one": answer(f=inside_f(body))} for body in (CAUGHT, SLOW))
    hand_in(root, "f_refunded", "ps", at=late, changes=caught)
    hand_in(root, "g_all_lost", "ps", at=late, changes=slow)
    return grade_both_ways(root, "ps")


@pytest.mark.parametrize("table", list(QUERIES))
def test_rows_equal_those_of_nbgrader(both: Both, table: str) -> None:
    stock, ours = both.rows
    assert stock[table]
    assert ours[table] == stock[table]


def test_options_were_at_work(both: Both) -> None:
    with sqlite3.connect(both.ours / "gradebook.db") as database:
        scores = {
            (who, name): score
            for who, name, score in database.execute(
                "select s.student_id, c.name, g.auto_score from grade g"
                " join base_cell c on c.id = g.cell_id"
                " join submitted_notebook n on n.id = g.notebook_id"
                " join submitted_assignment s on s.id = n.assignment_id"
            )
        }
        penalties = dict(
            database.execute(
                "select s.student_id, n.late_submission_penalty from submitted_notebook n"
                " join submitted_assignment s on s.id = n.assignment_id"
            ).fetchall()
        )
    assert scores["a_in_time", "ignored"] == 2
    assert scores["a_in_time", "not_ignored"] == 0
    assert scores["a_in_time", "kept"] == 1.5
    assert scores["a_in_time", "replaced"] == 0.75
    assert scores["g_all_lost", "runs_f"] == 0
    assert scores["f_refunded", "runs_f"] == 0.5  # the value came before the error of the time-out
    assert scores["g_all_lost", "replaced"] == 0.75
    assert scores["a_in_time", "environment"] == 2
    assert scores["b_late", "long"] == scores["a_in_time", "long"] == 2  # what decides is cut off
    assert scores["d_deaf", "replaced"] is None
    assert penalties["a_in_time"] is None
    assert penalties["b_late"] == 1.5
    assert penalties["f_refunded"] == 0
    assert penalties["g_all_lost"] > 1


def test_hooks_and_preprocessors_of_the_course_saw_what_they_see_in_nbgrader(both: Both) -> None:
    """In another order: submissions are under way side by side."""
    stock, ours = ((one / "hooks.txt").read_text().splitlines() for one in (both.stock, both.ours))
    assert "before ps * ['one.ipynb']" in stock
    assert sorted(ours) == sorted(stock)
    with database_of(both.ours) as database:
        (comments,) = zip(*database.execute("select manual_comment from comment"), strict=True)
    assert "kept scored 1.5" in comments


def test_copies_have_the_permissions_of_a_shared_course(both: Both) -> None:
    assert copies_of(both.ours) == copies_of(both.stock)
    assert set(copies_of(both.ours).values()) == {"0o664"}
