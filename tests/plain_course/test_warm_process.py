"""One warm process for a run: its workers, what it imports ahead, and scores as nbgrader's."""

import re
import shutil
import sys
import warnings
from pathlib import Path

import jsonschema
import nbformat
import pytest
from nbconvert.exporters import NotebookExporter
from nbgrader.api import Gradebook
from nbgrader.nbgraderformat import MetadataValidator
from traitlets.config import Config

from autograder.model import Selection
from autograder.pipeline.grade_plain_course import grade_plain_course
from autograder.plain_course.lean_exporter import LeanExporter
from autograder.plain_course.nbgrader_course import open_app, working_in
from autograder.plain_course.notebook_execution import warm_zygote
from autograder.plain_course.run_start import Way, python_for, warm_process
from autograder.plain_course.session import RunGradebook, _Lent, quiet, validate_metadata
from autograder.plain_course.work_ahead import FAILING, ahead_of
from autograder.sandbox.levels import Level
from tests.plain_course.both_ways import copy_for_stock, nbgrader_says, rows_of
from tests.plain_course.stock_courses import (
    answer,
    answer_cell,
    cell,
    checks,
    hand_in,
    insert,
    make_course,
    notebook,
    plain_cell,
)

STUDENTS = ("ada", "bob", "eve")


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = notebook(
        plain_cell("from scipy import optimize\nimport matplotlib.pyplot as plt\n%precision 3"),
        answer_cell("root", "root = optimize.brentq(lambda x: x - 2, 0, 5)"),
        checks("root-check", "assert abs(root - 2) < 1e-9"),
        answer_cell("picture", "fig, ax = plt.subplots()\nax.plot([1, 2])\nfig.tight_layout()"),
        checks(
            "picture-check",
            "assert len(ax.lines) == 1\nassert fig.get_layout_engine() is not None\n1",
            points=3,
        ),
        cell("words", "none", kind="markdown", points=2, grade=True, solution=True),
        cell("project", "draw", kind="markdown", points=2, task=True),
    )
    root = make_course(tmp_path_factory.mktemp("warm") / "course", {"ps1": {"p": made}})
    right = answer(
        root="root = optimize.brentq(lambda x: x - 2, 0, 5)",
        picture="fig, ax = plt.subplots()\nax.plot([1, 2])\nfig.tight_layout()\nplt.show()",
        words="some",
    )
    hand_in(root, "ada", "ps1", changes={"p": right})
    hand_in(root, "bob", "ps1", changes={"p": answer(root="root = 1 / 0")})
    hand_in(root, "eve", "ps1", changes={"p": insert(0, "import warnings", "undefined")})
    return root


def test_with_workers_and_a_warm_process_every_row_is_as_in_nbgrader(course: Path) -> None:
    stock = copy_for_stock(course)
    nbgrader_says(stock, "autograde", "ps1")
    with warm_process(course, Way()) as warm:
        report = grade_plain_course(course, Selection(("ps1",)), jobs=2, warm=warm)
    assert {item.student: item.fault for item in report.graded} == dict.fromkeys(STUDENTS, "")
    assert [item.state for item in report.graded] == ["graded"] * len(STUDENTS)
    assert rows_of(course) == rows_of(stock)


def test_workers_do_not_take_over_the_warm_process_of_their_parent(
    course: Path, tmp_path: Path
) -> None:
    """They are forks of this process: what it keeps for notebooks of its own is not theirs."""
    copy = Path(shutil.copytree(course, tmp_path / "course"))
    assert warm_zygote(python_for(copy), Level.FULL)  # kept for this process, as after a run in it
    with warm_process(copy, Way()) as warm:
        report = grade_plain_course(copy, Selection(("ps1",)), jobs=2, warm=warm)
    assert {item.student: item.fault for item in report.graded} == dict.fromkeys(STUDENTS, "")


def test_a_run_without_sandbox_starts_no_warm_process(tmp_path: Path) -> None:
    with warm_process(tmp_path, Way(unsandboxed=True)) as warm:
        assert warm is None


# --- what is imported ahead ---


def test_only_imports_of_known_packages_are_run_ahead(course: Path) -> None:
    with working_in(course):
        ahead = ahead_of(open_app(course).coursedir, ["ps1", "none"])
    assert ahead.imports == ("from scipy import optimize",)
    assert ahead.failing == ()


@pytest.mark.parametrize(
    ("tests", "raised"),
    [
        ("np.testing.assert_equal(1, 1)", "numpy.testing"),
        ("from numpy.testing import assert_allclose", "numpy.testing"),
        ("pd.testing.assert_frame_equal(a, b)", "pandas._testing"),
        ("import unittest", "unittest.case"),
    ],
)
def test_tests_that_compare_with_a_library_have_its_code_read_ahead(
    tmp_path: Path, tests: str, raised: str
) -> None:
    made = notebook(answer_cell("x", "x = 1"), checks("x-check", tests))
    root = make_course(tmp_path / "course", {"ps1": {"p": made}})
    with working_in(root):
        (failing,) = ahead_of(open_app(root).coursedir, ["ps1"]).failing
    assert failing in FAILING.values()
    with pytest.raises(AssertionError) as caught:
        exec(failing, {})
    modules = [entry.frame.f_globals.get("__name__", "") for entry in caught.traceback]
    assert any(module.startswith(raised) for module in modules)


def test_a_traceback_that_was_made_ahead_has_the_words_of_nbgraders(tmp_path: Path) -> None:
    made = notebook(
        plain_cell("import numpy as np"),
        answer_cell("x", "x = 1.0"),
        checks("x-check", "np.testing.assert_allclose(x, 1.0)"),
    )
    root = make_course(tmp_path / "course", {"ps1": {"p": made}})
    hand_in(root, "ada", "ps1", changes={"p": answer(x="x = 2.0")})
    stock = copy_for_stock(root)
    nbgrader_says(stock, "autograde", "ps1")
    with warm_process(root, Way()) as warm:
        grade_plain_course(root, Selection(("ps1",)), jobs=2, warm=warm)
    assert rows_of(root) == rows_of(stock)
    ours, theirs = (
        nbformat.read(course / "autograded" / "ada" / "ps1" / "p.ipynb", as_version=4)
        for course in (root, stock)
    )
    assert _tracebacks(ours) == _tracebacks(theirs) != []


def _tracebacks(made: nbformat.NotebookNode) -> list[str]:
    outputs = [output for cell in made.cells for output in cell.get("outputs", [])]
    lines = ["\n".join(one["traceback"]) for one in outputs if one["output_type"] == "error"]
    return [re.sub(r"\x1b\[[\d;]*m", "", text) for text in lines]  # without colours


@pytest.mark.parametrize(
    ("text", "is_quiet"),
    [
        ("x = 1", True),
        ("import warnings\nwarnings.warn('old', FutureWarning)", False),
        ("print('hello')", False),
        ("import sys\nsys.stderr.write('no')", False),
        ("raise ImportError", False),
        ("import threading, time\nthreading.Thread(target=time.sleep, args=(9,)).start()", False),
    ],
)
def test_an_import_that_a_notebook_would_see_is_not_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, *, is_quiet: bool
) -> None:
    from autograder.sandbox.inside import plain_warm_up

    (tmp_path / "some_module.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "some_module", raising=False)
    monkeypatch.setattr(plain_warm_up, "thread_count", lambda: 1 + text.count("Thread("))
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        assert plain_warm_up.import_quietly(["import some_module"]) == [is_quiet]


# --- what nbgrader's steps do, done once ---


def test_cells_and_grades_asked_for_together_are_those_that_nbgrader_finds(course: Path) -> None:
    with quiet(), Gradebook(f"sqlite:///{course}/gradebook.db") as gradebook:
        gradebook.update_or_create_student("new")
        gradebook.update_or_create_submission("ps1", "new")
        lent = _Lent(gradebook)
        for name in ("root-check", "picture-check", "words", "project"):
            for find in ("find_source_cell", "find_graded_cell"):
                asked = (name, "p", "ps1")
                assert getattr(lent, find)(*asked) is getattr(gradebook, find)(*asked)
            asked = (name, "p", "ps1", "new")
            assert lent.find_grade(*asked) is gradebook.find_grade(*asked)
        for name in ("root", "words", "project"):
            asked = (name, "p", "ps1", "new")
            assert lent.find_comment(*asked) is gradebook.find_comment(*asked)
        with pytest.raises(Exception, match="No such source cell"):
            lent.find_source_cell("nothing", "p", "ps1")


def test_a_step_reads_what_a_person_has_written_meanwhile(course: Path, tmp_path: Path) -> None:
    copied = Path(shutil.copytree(course, tmp_path / "copy"))
    url = f"sqlite:///{copied}/gradebook.db"
    ours = RunGradebook(url)
    with ours.lent():
        pass
    with quiet(), Gradebook(url) as gradebook:
        gradebook.update_or_create_student("new")
        gradebook.update_or_create_submission("ps1", "new")
    assert [mark.notebook for mark in ours.marks_of("ps1", "new")] == ["p"]
    ours.close()


METADATA = {
    "grade": True,
    "grade_id": "a",
    "locked": True,
    "schema_version": 3,
    "solution": False,
    "task": False,
    "points": 2,
}


@pytest.mark.parametrize(
    "change",
    [{}, {"points": 2.5}, {"points": "2"}, {"points": -1}, {"grade": 1}, {"grade_id": "a b"}],
)
def test_metadata_are_judged_as_by_jsonschema_each_time(change: dict[str, object]) -> None:
    metadata, schema = METADATA | change, MetadataValidator().schema
    for _ in range(2):
        assert _fault(validate_metadata, metadata, schema) == _fault(
            jsonschema.validate, metadata, schema
        )


def _fault(validate: object, metadata: object, schema: object) -> str:
    try:
        validate(metadata, schema)
    except jsonschema.ValidationError as error:
        return str(error)
    return ""


class Spoil:
    """A preprocessor that makes a notebook invalid."""

    def __call__(self, made: object, resources: object) -> tuple[object, object]:
        made.cells[0]["outputs"] = 3
        return made, resources


def test_the_exporter_writes_what_nbconvert_writes_and_refuses_what_it_refuses(
    course: Path,
) -> None:
    path = str(course / "submitted" / "ada" / "ps1" / "p.ipynb")
    made = [kind(config=Config()) for kind in (NotebookExporter, LeanExporter)]
    with quiet():
        written = [one.from_filename(path)[0] for one in made]
        assert written[0] == written[1]
        for one in made:
            one.register_preprocessor(Spoil())
            with pytest.raises(nbformat.ValidationError):
                one.from_filename(path)


def test_a_notebook_that_is_given_takes_the_place_of_the_file(course: Path) -> None:
    path = str(course / "submitted" / "ada" / "ps1" / "p.ipynb")
    exporter = LeanExporter(config=Config())
    exporter.given = notebook(plain_cell("given"))
    assert "given" in exporter.from_filename(path)[0]
