"""The example course that nbgrader brings along, graded from the command line."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbgrader
import pytest
from click.testing import CliRunner

from autograder.cli.main import main
from tests.pipeline.page_commands import commands_of
from tests.plain_course.both_ways import (
    QUERIES,
    Rows,
    copies_of,
    copy_for_stock,
    nbgrader_says,
    no_workers,
    rows_of,
)
from tests.plain_course.stock_courses import release, write_feedback

EXAMPLE = Path(nbgrader.__file__).parent / "docs" / "source" / "user_guide"
SHOWN_COURSE = "~/my-nbgrader-course"
"""What docs/plain_courses.md calls a reader's course."""
SCORE = re.compile(r"\(Score: [^)]*\)")


def autograder(course: Path, *words: str) -> tuple[int, str]:
    """Run the verb in this process; give its exit code and all that it said."""
    with no_workers():
        done = CliRunner().invoke(main, ["grade", "--course", str(course), *words])
    return done.exit_code, done.output


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    own = tmp_path_factory.mktemp("quickstart")
    nbgrader_says(own, "quickstart", "course101")
    root = own / "course101"
    release(root, "ps1")
    for student in ("bitdiddle", "hacker"):
        shutil.copytree(EXAMPLE / "submitted" / student, root / "submitted" / student)
    shutil.copytree(root / "source" / "ps1", root / "submitted" / "teacher" / "ps1")
    return root


@pytest.fixture(scope="module")
def stock(course: Path, graded: str) -> Path:
    """Copy the course as it was, and have nbgrader grade and report it."""
    return course.with_name("course101_stock")


@pytest.fixture(scope="module")
def graded(course: Path) -> str:
    stock = copy_for_stock(course)
    nbgrader_says(stock, "autograde", "ps1")
    done = run_as_shown(commands_of("plain_courses.md")[0], course)
    assert done.returncode == 0, done.stderr
    for one in (course, stock):
        write_feedback(one, "ps1", "bitdiddle")
    return done.stdout


def run_as_shown(words: list[str], course: Path) -> "subprocess.CompletedProcess[str]":
    """Run a command of the page, on this course in place of the reader's own."""
    named = [str(course) if word == SHOWN_COURSE else word for word in words]
    assert str(course) in named
    command = [sys.executable, "-m", *named]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def both(course: Path, stock: Path) -> tuple[Rows, Rows]:
    return rows_of(stock), rows_of(course)


@pytest.mark.parametrize("table", list(QUERIES))
def test_rows_equal_those_of_nbgrader(both: tuple[Rows, Rows], table: str) -> None:
    stock, ours = both
    assert stock[table]
    assert ours[table] == stock[table]


def test_the_command_says_what_was_done(graded: str) -> None:
    assert "3 graded in " in graded
    assert "isolation only, not forge-proof" in graded


def cells_of(course: Path, name: str) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads((course / "autograded" / name).read_text())["cells"]
    for cell in cells:
        cell["metadata"].pop("execution", None)  # when it was run
        for output in cell.get("outputs", ()):
            output.pop("traceback", None)  # its colours are another theme's
    return cells


def test_copies_equal_those_of_nbgrader(course: Path, stock: Path) -> None:
    """Sources, outputs, numbers and metadata: formgrader and feedback show what they showed."""
    names = [name for name in copies_of(stock) if name.endswith(".ipynb")]
    assert len(names) == 6
    assert copies_of(course) == copies_of(stock)
    for name in names:
        assert cells_of(course, name) == cells_of(stock, name)


def test_nbgraders_feedback_shows_the_same_scores(course: Path, stock: Path) -> None:
    page = Path("feedback", "bitdiddle", "ps1", "problem1.html")
    stock_scores, scores = (SCORE.findall((one / page).read_text()) for one in (stock, course))
    assert "(Score: 0.5 / 0.5)" in scores
    assert scores == stock_scores


def test_a_second_run_finds_nothing_to_do(both: tuple[Rows, Rows], course: Path) -> None:
    code, said = autograder(course, "ps1", "--student", "bitdiddle", "--json")
    assert code == 0
    assert [item["state"] for item in json.loads(said)["graded"]] == ["skipped"]
    assert rows_of(course) == both[1]


def test_a_student_is_graded_again_as_the_page_shows(
    both: tuple[Rows, Rows], graded_copy: Path
) -> None:
    first, again = commands_of("plain_courses.md")
    assert "--force" in again
    done = run_as_shown(again, graded_copy)
    assert done.returncode == 0, done.stderr
    assert "1 graded in " in done.stdout
    assert "--force" not in first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--dry-run"], "only for courses with a course.toml"),
        (["--lenient", "--unsandboxed"], "Leave one of them out"),
        (["ps2"], "no assignment is named ps2"),
        (["--student", "nobody"], "nothing of nobody"),
    ],
)
def test_wrong_usage_is_told_by_code_2(
    graded: str, course: Path, words: list[str], said: str
) -> None:
    code, output = autograder(course, *words)
    assert code == 2
    assert said in output


@pytest.fixture
def graded_copy(graded: str, course: Path, tmp_path: Path) -> Path:
    """A graded course that a test may change."""
    return Path(shutil.copytree(course, tmp_path / "copy", symlinks=True))


def test_a_submission_that_needs_a_person_is_told_by_code_1(graded_copy: Path) -> None:
    course = graded_copy
    broken = course / "submitted" / "broken" / "ps1"
    broken.mkdir(parents=True)
    (broken / "problem1.ipynb").write_text("{")
    code, said = autograder(course, "--student", "broken")
    assert code == 1
    assert "needs attention: broken/ps1: NotJSONError" in said


def test_a_cell_without_a_score_is_told_by_code_3(graded_copy: Path) -> None:
    course = graded_copy
    wanting = course / "submitted" / "wanting" / "ps1"
    shutil.copytree(course / "submitted" / "bitdiddle" / "ps1", wanting)
    (wanting / "problem2.ipynb").unlink()
    text = (wanting / "problem1.ipynb").read_text()
    (wanting / "problem1.ipynb").write_text(
        text.replace("s = []", "s = []; get_ipython().system('touch x')")
    )
    code, said = autograder(course, "--student", "wanting")
    assert code == 3
    assert "`correct_squares` in problem1.ipynb has no score: it wants shell lines" in said
