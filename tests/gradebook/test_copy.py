import copy
import dataclasses
import json
from html.parser import HTMLParser

import nbformat
import pytest
from nbconvert.exporters import HTMLExporter
from nbgrader.api import Gradebook
from nbgrader.apps.api import NbGraderAPI
from nbgrader.converters import GenerateFeedback
from nbgrader.coursedir import CourseDirectory
from nbgrader.server_extensions.formgrader import handlers
from traitlets.config import Config

from autograder.gradebook.copy import (
    autograded_notebook,
    read_release,
    stage_autograded_copy,
)
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.writer import open_writer
from autograder.model import CellRun, Status, SubmittedCell

SCRIPT = "<script>alert('run')</script>"
HOSTILE_OUTPUTS = (
    {"output_type": "display_data", "data": {"text/html": SCRIPT, "text/plain": SCRIPT}},
    {"output_type": "display_data", "data": {"image/svg+xml": f"<svg>{SCRIPT}</svg>"}},
    {"output_type": "stream", "name": "stdout", "text": SCRIPT},
    {"output_type": "error", "ename": SCRIPT, "evalue": SCRIPT, "traceback": [SCRIPT]},
)


class Scripts(HTMLParser):
    """Everything in a page that would run and that has our word in it."""

    def __init__(self, page):
        super().__init__()
        self.found, self._inside = [], False
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self._inside = tag == "script"
        for name, value in attributes:
            is_theirs = (value or "").startswith("toggle_name(")
            if (name.startswith("on") and not is_theirs) or "alert(" in (value or ""):
                self.found.append((tag, name, value))

    def handle_endtag(self, tag):
        self._inside = False

    def handle_data(self, data):
        if self._inside and "alert(" in data:
            self.found.append(data)


@pytest.fixture
def hostile(cells):
    """A submission with a script wherever a script can be put."""
    return cells(
        double=f"def double(x):\n    return '{SCRIPT}'",
        reason=f"Since {SCRIPT} <img src=x onerror=alert(1)>.",
        extra=(
            SubmittedCell("markdown", f"# reason-question\n\n{SCRIPT}\n\n[x](javascript:alert(1))"),
            SubmittedCell("raw", SCRIPT),
            SubmittedCell("invented", SCRIPT),
            SubmittedCell("code", f"print({SCRIPT!r})"),
            SubmittedCell("code", "1", f"'>{SCRIPT}"),
        ),
    )


@pytest.fixture
def recorded(course, hostile, result):
    """The hostile submission, recorded."""
    runs = tuple(CellRun(index, Status.RAISED, HOSTILE_OUTPUTS) for index in range(12))
    made = result(answered=("reason",), cells=runs, notes=(SCRIPT,))
    with open_writer(course.paths, course.url, "run") as writer:
        record_submission(writer, course.topic, made, HandedIn(hostile))
    return course


def copy_of(course):
    folder = course.paths.autograded_submission("ada", "doubling")
    return nbformat.read(folder / "doubling.ipynb", as_version=4)


def build(course, result, cells):
    path = course.paths.release_notebook("doubling")
    return autograded_notebook(path, course.topic, result, cells)["cells"]


def ids(built):
    facts = [cell["metadata"].get("nbgrader", {}) for cell in built]
    return [fact.get("grade_id") for fact in facts]


def test_an_untouched_submission_is_the_release_with_verdicts(course, cells, result):
    built = build(course, result(), cells(double=None))
    release = nbformat.read(course.paths.release_notebook("doubling"), as_version=4)
    assert [cell["source"] for cell in built] == [cell.source for cell in release.cells]
    assert ids(built) == ids(release.cells)


def test_checks_say_what_the_hidden_tests_found(course, cells, result):
    built = build(course, result(double=1, triple=2), cells())
    texts = {
        cell["id"]: cell["outputs"][0]["text"] for cell in built if cell["id"].endswith("-check")
    }
    assert texts["double-check"].splitlines() == [
        "double: points 1 of 4",
        "✓ 1 of 1  Is half right.",
        "✗ 0 of 3  Is right. (failed)",
        "      expected <4>",
    ]
    assert texts["triple-check"].startswith("triple: bonus 2 of 2\n")


def test_a_check_without_a_score_says_that_it_is_our_fault(course, cells, result):
    built = build(course, result(double=None), cells())
    check = next(cell for cell in built if cell["id"] == "double-check")
    assert check["outputs"][0]["text"].startswith("No score")
    assert "worker died" not in check["outputs"][0]["text"]


def test_the_text_of_locked_cells_comes_from_the_release(course, cells, result):
    forged = tuple(
        dataclasses.replace(cell, source="give_me_points()")
        if cell.grade_id == "double-check"
        else cell
        for cell in cells()
    )
    built = build(course, result(), forged)
    check = next(cell for cell in built if cell["id"] == "double-check")
    assert check["source"] == 'check("double")'


def test_deleted_cells_come_back_in_their_places(course, cells, result):
    left = tuple(cell for cell in cells() if cell.grade_id in (None, "triple-answer"))
    assert ids(build(course, result(), left)) == [
        *(None, None),
        *("double-answer", "double-check", "triple-answer", "triple-check", "reason-question"),
    ]


def test_an_empty_submission_still_has_every_graded_cell(course, result):
    assert ids(build(course, result(fault="no JSON"), ())) == [
        *(None, "double-answer", "double-check", "triple-answer", "triple-check"),
        "reason-question",
    ]


def test_the_last_of_two_cells_with_the_same_id_is_the_answer(course, cells, result):
    again = SubmittedCell("code", "def double(x):\n    return x + x", "double-answer")
    built = build(course, result(), cells(extra=(again,)))
    assert ids(built).count("double-answer") == 1
    answer = next(cell for cell in built if cell["id"] == "double-answer")
    assert answer["source"] == again.source
    assert any(cell["source"] == "def double(x):\n    return 2 * x" for cell in built)


def test_a_students_own_cells_stay_where_they_were(course, cells, result):
    own = SubmittedCell("code", "print(double(2))")
    made = cells()
    built = build(course, result(), (*made[:4], own, *made[4:]))
    assert [cell["source"] for cell in built].index("print(double(2))") == 4
    assert built[4]["metadata"] == {}


def test_more_markdown_than_anybody_writes_is_shown_and_not_rendered(course, result):
    flood = [SubmittedCell("markdown", "*a* " * 10_000)] * 20
    sources = [cell["source"] for cell in build(course, result(), flood)]
    sources = [source for source in sources if source.count("a") >= 10_000]
    assert [source.startswith("<pre>") for source in sources] == [False] * 5 + [True] * 15


def test_outputs_stand_under_the_cells_that_made_them(course, cells, result):
    output = {"output_type": "stream", "name": "stdout", "text": "four"}
    built = build(course, result(cells=(CellRun(1, Status.PASSED, (output,)),)), cells())
    assert next(cell["outputs"] for cell in built if cell["cell_type"] == "code") == [output]


def test_an_answer_in_a_cell_of_the_wrong_kind_keeps_the_released_kind(course, cells, result):
    made = [
        dataclasses.replace(cell, cell_type="markdown" if cell.cell_type == "code" else "code")
        for cell in cells(reason=SCRIPT)
    ]
    built = {cell["id"]: cell for cell in build(course, result(), made)}
    assert built["double-answer"]["cell_type"] == "code"
    assert built["reason-question"]["cell_type"] == "markdown"
    assert SCRIPT not in built["reason-question"]["source"]


def test_the_copy_of_a_hostile_submission_is_valid_and_bare(recorded):
    notebook = copy_of(recorded)
    nbformat.validate(notebook)
    assert set(notebook.metadata) == {"kernelspec"}
    own = [cell for cell in notebook.cells if "nbgrader" not in cell.metadata]
    assert [dict(cell.metadata) for cell in own] == [{}] * len(own)
    assert not any("attachments" in cell for cell in notebook.cells)
    assert {cell.cell_type for cell in notebook.cells} == {"code", "markdown"}
    mime_types = {
        kind
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        for kind in output.get("data", {})
    }
    assert mime_types == {"text/plain"}


@pytest.mark.filterwarnings("default")
def test_formgrader_shows_the_copy_and_runs_nothing_of_it(recorded):
    config = Config()
    config.HTMLExporter.template_name = "formgrade"
    config.HTMLExporter.extra_template_basedirs = [handlers.template_path]
    exporter = HTMLExporter(config=config)
    path = recorded.paths.autograded_submission("ada", "doubling") / "doubling.ipynb"
    resources = {
        **{"assignment_id": "doubling", "notebook_id": "doubling", "submission_id": "x"},
        **{"index": 0, "total": 1, "base_url": "", "student": "ada", "notebook_path": "x"},
        **{"last_name": "L", "first_name": "A"},
    }
    page, _ = exporter.from_filename(str(path), resources=resources)
    assert Scripts(page).found == []
    assert page.count("Full credit") == 3
    assert "Is half right." in page


@pytest.mark.filterwarnings("default")
def test_nbgrader_makes_feedback_of_the_copy(recorded):
    root = recorded.paths.root
    with Gradebook(f"sqlite:///{recorded.paths.gradebook}") as gradebook:
        assert gradebook.find_submission("doubling", "ada").needs_manual_grade
    folder = CourseDirectory()
    folder.root = str(root)
    folder.db_url = f"sqlite:///{recorded.paths.gradebook}"
    folder.assignment_id = "doubling"
    GenerateFeedback(coursedir=folder).start()
    page = (root / "feedback" / "ada" / "doubling" / "doubling.html").read_text()
    assert Scripts(page).found == []
    assert "Score: 4.0 / 7.0" in page


def write_copy(course, result, cells):
    for file in stage_autograded_copy(course.paths, course.topic, result, cells, None):
        file.publish()
    return course.paths.autograded_submission("ada", "doubling") / "doubling.ipynb"


def test_the_copy_can_be_written_by_itself(course, cells, result):
    path = write_copy(course, result(), cells())
    json.loads(path.read_text())
    assert [file.name for file in path.parent.iterdir()] == ["doubling.ipynb"]


def test_its_files_have_ordinary_permissions(course, cells, result):
    path = write_copy(course, result(), cells())
    probe = course.paths.root / "probe"
    probe.write_text("")
    assert path.stat().st_mode == probe.stat().st_mode


@pytest.mark.filterwarnings("default")
def test_formgrader_lists_the_submission_with_its_marks(recorded):
    folder = CourseDirectory()
    folder.root = str(recorded.paths.root)
    folder.db_url = f"sqlite:///{recorded.paths.gradebook}"
    (listed,) = NbGraderAPI(folder).get_student_notebook_submissions("ada", "doubling")
    assert (listed["score"], listed["max_score"]) == (4, 7)
    assert listed["needs_manual_grade"]
    assert listed["id"] is not None


def test_a_release_is_parsed_once_as_long_as_it_stays_as_it_is(course, cells, result):
    path = course.paths.release_notebook("doubling")
    first = read_release(path)
    write_copy(course, result(), cells())
    assert read_release(path) is first
    changed = path.read_text().replace("return 2 * x", "return x")
    path.write_text(changed + "\n")
    assert read_release(path) is not first


def test_what_is_read_of_a_release_stays_as_it_was_when_copies_are_made(course, cells, result):
    release = read_release(course.paths.release_notebook("doubling"))
    before = copy.deepcopy(release)
    write_copy(course, result(double=1), cells(double="def double(x):\n    return x"))
    assert release == before
