"""What a class does wrong: groups, the page that shows them, and an answer that is adopted."""

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from autograder.authoring.assignment import read_topic
from autograder.cli.main import main
from autograder.course import open_course
from autograder.errors import UsageError
from autograder.gradebook.people_comments import GivenComments
from autograder.gradebook.result_store import result_bytes, stored_result
from autograder.model import ExerciseResult, Status, SubmissionResult, Verdict
from autograder.pipeline.class_mistakes import class_mistakes, propose_answer, write_answer
from autograder.pipeline.topic_checks.answer_checks import fault_of_sentence
from autograder.reports.class_report import render_class
from autograder.reports.feedback_page import render_feedback
from autograder.reports.mistake_groups import mistake_groups
from tests.course_copy import TOPIC as SLUG
from tests.course_copy import copy_course

SAYS = "Your function behaves like one that cuts <b>off</b> negative scores."
WRONG = (Verdict("test_a", "Is 1 for perfect predictions.", 3, Status.FAILED, "Off by 1."),)


def result(student, *, mistakes=(), behaviour="", example=""):
    words = SAYS if mistakes else ""
    found = ExerciseResult("r2_score", 3, False, WRONG, example, mistakes, words, behaviour)
    return SubmissionResult(student, SLUG, "0" * 64, (found,))


CLASS = [
    result("s1", behaviour="bbb"),
    result("s2", mistakes=("clipped",), behaviour="aaa", example="`r2_score([1.0], [22.0])`"),
    result("s3", behaviour="ccc", example="`r2_score([4.0], [1.0])`"),
    result("s4", behaviour="ccc"),
    result("s5", mistakes=("clipped",), behaviour="aab", example="`r2_score([1.0], [2.0])`"),
    result("s6", behaviour="ccc"),
    result("s7"),
]


def test_named_mistakes_come_first_then_the_largest_groups_without_a_name():
    groups = mistake_groups("r2_score", CLASS)
    assert [(g.mistakes, g.behaviour, g.students) for g in groups] == [
        (("clipped",), "", ("s2", "s5")),
        ((), "ccc", ("s3", "s4", "s6")),
        ((), "bbb", ("s1",)),
    ]
    assert groups[0].words == SAYS
    assert groups[0].example == "`r2_score([1.0], [2.0])`"
    assert mistake_groups("one_hot", CLASS) == ()


def test_the_class_report_shows_groups_of_more_than_one_with_an_example(course):
    topic = read_topic(course.paths, SLUG)
    page = render_class(CLASS, topic)
    assert "cuts &lt;b&gt;off&lt;/b&gt; negative scores" in page
    assert "<code>ccc</code>" in page
    assert "<code>bbb</code>" not in page
    assert "<code>r2_score([4.0], [1.0])</code>" in page


def test_the_feedback_page_says_it_to_the_student(course):
    topic = read_topic(course.paths, SLUG)
    assert "behaves like one that cuts &lt;b&gt;off&lt;/b&gt;" in render_feedback(CLASS[1], topic)
    assert "behaves like" not in render_feedback(CLASS[0], topic)


@pytest.fixture
def class_course(tmp_path):
    """Return a course in which one student has handed in and been graded."""
    course = open_course(copy_course(tmp_path / "course"))
    paths = course.paths
    cell = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    source = "# Ada\ndef r2_score(y_true, y_pred):\n    ada = 0.5\n    return ada"
    notebook = json.loads(paths.release_notebook(SLUG).read_text())
    for released in notebook["cells"]:
        if released["metadata"].get("nbgrader", {}).get("grade_id") == "r2_score-answer":
            released["source"] = source
    notebook["cells"].append({**cell, "id": "x", "source": "1 +"})
    folder = paths.submission("s1", SLUG)
    folder.mkdir(parents=True)
    (folder / f"{SLUG}.ipynb").write_text(json.dumps(notebook))
    return course


def test_an_adopted_answer_is_anonymous_and_can_be_calibrated(class_course):
    exercise = f"{SLUG}/r2_score"
    options = {"stored_name": "always_half", "sentence": "returns 0.5 whatever comes"}
    proposed = propose_answer(class_course, "s1", exercise, **options)
    assert not proposed.path.exists()
    written = write_answer(proposed)
    assert written.path.read_text() == proposed.source
    assert "ada" not in proposed.source.lower()
    assert fault_of_sentence(written.path) == ""
    room = {}
    exec(proposed.source, room)
    assert room["r2_score"]([1.0], [2.0]) == 0.5
    with pytest.raises(UsageError, match="there is such a stored answer already"):
        propose_answer(class_course, "s1", exercise, **options)


@pytest.mark.parametrize(
    ("student", "name", "sentence", "message"),
    [
        ("s2", "half", "returns one half for all", "nothing was handed in"),
        ("s1", "../half", "returns one half for all", "no name of a stored answer"),
        ("s1", "half", "wrong", "words: write"),
    ],
)
def test_what_cannot_be_adopted_is_said(class_course, student, name, sentence, message):
    with pytest.raises(UsageError, match=message):
        propose_answer(
            class_course, student, f"{SLUG}/r2_score", stored_name=name, sentence=sentence
        )


def run(course, *words, answer=""):
    arguments = ["mistakes", *words, "--course", str(course.paths.root)]
    return CliRunner().invoke(main, arguments, input=answer)


def test_the_verb_shows_an_answer_before_it_is_written(class_course):
    words = ["adopt", "s1", f"{SLUG}/r2_score", "--name", "half", "--says", "returns 0.5 for all"]
    path = class_course.paths.calibration(SLUG, "r2_score") / "wrong" / "half.py"
    refused = run(class_course, *words, answer="n\n")
    assert "def r2_score(y_true, y_pred):" in refused.output
    assert "Nothing was written." in refused.output
    assert not path.exists()
    assert (
        f"autograder mistakes {SLUG}/r2_score --record"
        in run(class_course, *words, answer="y\n").output
    )
    assert path.exists()


def store_class(paths):
    topic = read_topic(paths, SLUG)
    for one in CLASS:
        others = tuple(
            ExerciseResult(e.name, e.max_points, e.is_bonus, ())
            for e in topic.exercises
            if e.name != "r2_score"
        )
        place = paths.stored_result(one.student, SLUG)
        place.parent.mkdir(parents=True, exist_ok=True)
        whole = replace(one, exercises=(*one.exercises, *others))
        place.write_bytes(result_bytes(whole, {}))


def test_the_verb_lists_groups(class_course):
    paths = class_course.paths
    store_class(paths)
    assert stored_result(paths, "s1", SLUG) is not None
    assert [len(g.students) for g in class_mistakes(class_course, SLUG)] == [2, 3, 1]
    listed = run(class_course, f"{SLUG}/r2_score")
    assert "r2_score: clipped. s2, s5" in listed.output
    assert "3 groups, 2 of them without a name" in listed.output
    assert json.loads(run(class_course, SLUG, "--json").output)["groups"][0]["students"] == [
        "s2",
        "s5",
    ]


def test_one_comment_goes_to_all_that_behave_alike(class_course, monkeypatch):
    given = []

    def give(url, topic, cell, students, text):
        given.append((topic, cell, students, text))
        return GivenComments(written=students[:-1], kept=students[-1:])

    monkeypatch.setattr("autograder.pipeline.class_mistakes.give_comment", give)
    store_class(class_course.paths)
    said = run(class_course, "comment", "s4", f"{SLUG}/r2_score", "--says", "Read it again.")
    assert given == [(SLUG, "r2_score-answer", ("s3", "s4", "s6"), "Read it again.")]
    assert "2 got the comment, 0 had it." in said.output
    assert "Another comment of a person was kept: s6" in said.output
    other = run(class_course, "comment", "s7", f"{SLUG}/r2_score", "--says", "Read it again.")
    assert "no wrong answer that was compared with others" in str(other.output)
    assert "write: comment STUDENT" in run(class_course, "comment", "s4").output
    assert len(given) == 1
