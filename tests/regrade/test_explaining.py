"""What an instructor is told who asks why: each hidden test again, with expected and got."""

import numpy as np
import pytest

from autograder.checking.replay import RunKind, SeenCall, calls_that_gave
from autograder.checking.shown_values import SHORT, call_text, value_text
from autograder.cli.complaint_verbs import explanation_lines
from autograder.course import open_course
from autograder.errors import UsageError
from autograder.model import Status
from autograder.pipeline.explain import explain
from autograder.sandbox.snapshot import Call, StudentHandle
from tests.regrade.conftest import SLUG


def explained(room, student, exercise, **options):
    name = f"{SLUG}/{exercise}"
    return explain(open_course(room.root), student, name, sandbox="none", **options)


def said_of(report):
    return "\n".join(explanation_lines(report))


def test_a_wrong_answer_is_shown_with_what_was_given_expected_and_got(room):
    before = room.tree()
    report = explained(room, "wrong", "halve")
    one, many = report.tests
    assert (report.score_before, report.score_now, report.max_points) == (0, 0, 2)
    assert report.code == "def halve(x):\n    return x // 2"
    run = one.deciding_run
    assert (run.expected, run.got, run.place) == ("0.5", "0.0", "test_halve.py:13")
    assert run.statement == "assert_close(student.halve(1.0), 0.5)"
    (call,) = run.calls
    assert (call.call, call.got, call.expected, call.is_wrong) == ("halve(1.0)", "0.0", "0.5", True)
    (call,) = many.deciding_run.calls  # of the calls before it none was wrong
    assert (call.call, call.got, call.expected) == ("halve(-3.0)", "-2.0", "-1.5")
    assert report.counterexample
    assert room.tree() == before, "explaining writes nothing"
    words = said_of(report)
    assert "→ halve(-3.0)\n      expected  -1.5\n      got       -2.0" in words
    assert "recorded: failed; now: failed" in words


def test_marks_given_back_name_the_helper_and_its_run(room):
    report = explained(room, "helper", "quadruple")
    one, many = report.tests
    assert one.now is Status.PASSED
    assert many.followed_through_with == ("double",)
    assert many.deciding_run.said, "with the student's own helper it fails"
    assert [run.said for run in many.runs if run.kind is RunKind.RIGHT_HELPERS][-1:] == [""]
    assert "passes with a right double: marks given back" in said_of(report)


def test_what_a_fixed_test_would_move_is_said(room):
    room.edit("halve", "student.halve(1.0), 0.5", "student.halve(4.0), 2.0")
    report = explained(room, "wrong", "halve")
    one, many = report.tests
    assert (one.recorded, one.now, one.is_moved) == (Status.FAILED, Status.PASSED, True)
    assert (many.is_moved, report.score_before, report.score_now) == (False, 0, 1)
    assert "hidden tests of halve" in report.reasons
    assert "recorded: failed, 0 points; now: passed" in said_of(report)


def test_hidden_tests_that_cannot_be_imported_are_said_not_to_be_replayed(room):
    room.edit("halve", "def test_of_one(", "def test_of_one((")
    report = explained(room, "wrong", "halve")
    assert (report.score_before, report.score_now) == (0, None)
    assert [test.now for test in report.tests] == [Status.GRADER_ERROR] * 2
    assert [test.message for test in report.tests] == ["", ""]
    said = said_of(report)
    (line,) = [line for line in said.splitlines() if line.startswith("could not be tested now: ")]
    assert "test_halve.py:" in line
    assert "this hidden test cannot be imported. Got SyntaxError" in line
    assert "recorded: failed, 0 points; now: grader error" in said


def test_what_is_found_is_what_grading_finds(room):
    for student, exercise in (("quiet", "halve"), ("helper", "double")):
        report = explained(room, student, exercise)
        stored = room.results()[student]["exercises"]
        (recorded,) = [one for one in stored if one["exercise"] == exercise]
        assert [test.message for test in report.tests] == [
            verdict["message"] for verdict in recorded["verdicts"]
        ]
        assert report.score_now == report.score_before
        assert report.counterexample == recorded["counterexample"]


def test_what_was_not_answered_was_not_run(room):
    report = explained(room, "wrong", "double")  # it is a number there
    assert {test.now for test in report.tests} == {Status.NO_ANSWER}
    assert "→" not in said_of(report)


def test_all_calls_are_shown_to_whoever_asks(room):
    runs = {
        is_full: explained(room, "right", "halve", is_full=is_full).tests[1].deciding_run
        for is_full in (False, True)
    }
    assert (len(runs[False].calls), runs[False].left_out) == (2, 10)
    assert (len(runs[True].calls), runs[True].left_out) == (12, 0)


@pytest.mark.parametrize(
    ("student", "name", "said"),
    [
        ("right", "lines/treble", "no exercise or question is named treble. It has: double, halve"),
        ("right", "lines", "a whole topic. Name one of its exercises, such as lines/double"),
        ("right", "halv", "Did you mean lines/halve"),
        ("right", "curves/halve", "no topic is named curves"),
        ("nobody", "lines/halve", "has no student nobody"),
    ],
)
def test_what_is_not_there_is_said(room, student, name, said):
    with pytest.raises(UsageError, match=said):
        explain(open_course(room.root), student, name, sandbox="none")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (np.array([1.0, 0.1 + 0.2]), "np.array([1.                 , 0.30000000000000004])"),
        (np.empty((0, 2)), "np.empty((0, 2))"),
        (np.array([[1], [2]], dtype=np.int8), "np.array([[1],\n          [2]], dtype=np.int8)"),
        ((np.float64(2.0),), "(2.0,)"),
        ({"b": [1, "x"], "a": None}, "{'b': [1, 'x'], 'a': None}"),
        ({3, 1}, "{1, 3}"),
        (set(), "set()"),
        (StudentHandle("halve"), "the student's halve"),
        (np.random.default_rng(1), "a random generator"),
        (list(range(43)), f"[{', '.join(map(str, range(40)))}, … 3 more]"),
        ("\x1b[1m", r"'\x1b[1m'"),
    ],
)
def test_values_are_written_as_they_are(value, text):
    assert value_text(value) == text


def test_a_value_that_several_calls_gave_blames_none_of_them():
    first, second = (SeenCall("f", text, None, value=None) for text in ("f(1)", "f(2)"))
    third = SeenCall("f", "f(3)", None, value=[0.0])
    assert calls_that_gave([first, second, third], None) == []
    assert calls_that_gave([first, second, third], third.value) == [third]
    assert calls_that_gave([first, first], None) == [first, first]


def test_what_cannot_be_written_is_said_to_be_so():
    class Broken:
        def __repr__(self):
            raise RuntimeError

    assert value_text([Broken()]) == "a list that cannot be written"


def test_what_is_long_loses_its_middle():
    assert "of shape (1000,)" in value_text(np.arange(1000.0))
    text = value_text("ab" * 5000)
    assert len(text) < SHORT.characters + 40
    assert "characters …]" in text


def test_a_long_call_has_its_arguments_on_lines_of_their_own():
    assert call_text("f", Call("f", (1,), {"y": 2})) == "f(1, y=2)"
    text = call_text("f", Call("f", (np.ones(30), 2)))
    assert text.startswith("f(\n    np.array([1., 1.,")
    assert text.endswith("\n    2,\n)")
