"""What is kept of a hand-in for a student's page: receipt, due date, code, and the one before."""

import json
from datetime import UTC, datetime, timedelta

from nbgrader.api import Gradebook

from autograder.gradebook.copy_answers import CopiedAnswers, read_answers
from autograder.gradebook.marks import read_marks
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.result_store import stored_hand_in
from autograder.gradebook.writer import open_writer
from autograder.model import SubmittedCell

FIRST = datetime(2026, 10, 4, 9, tzinfo=UTC)
SECOND = datetime(2026, 10, 5, 18, tzinfo=UTC)


def do_record(course, result, cells, at=FIRST, receipt="0123456789ab"):
    with open_writer(course.paths, course.url, f"run-{receipt}") as writer:
        record_submission(writer, course.topic, result, HandedIn(cells, at, receipt))


def facts_of(course):
    return stored_hand_in(course.paths, "ada", "doubling")[1]


def test_the_hand_in_before_is_kept_until_there_is_another(course, cells, result):
    do_record(course, result(double=1), cells(), FIRST, "first")
    assert facts_of(course).receipt == "first"
    assert facts_of(course).earlier is None

    do_record(course, result(double=4, submission_hash="other"), cells(), SECOND, "second")
    facts = facts_of(course)
    assert facts.receipt == "second"
    assert datetime.fromisoformat(facts.earlier.handed_in) == FIRST
    assert facts.earlier.scores == {"double": 1, "triple": 0}
    assert facts.earlier.passed == {"double": ("test_some",), "triple": ()}

    do_record(course, result(double=3, submission_hash="other"), cells(), SECOND, "second")
    assert facts_of(course).earlier == facts.earlier, "the same files, graded again"


def test_what_could_not_be_graded_is_no_hand_in_to_compare_with(course, cells, result):
    do_record(course, result(double=1), cells(), receipt="first")
    do_record(course, result(fault="broken", submission_hash="b"), cells(), receipt="second")
    do_record(course, result(double=2, submission_hash="c"), cells(), receipt="third")
    assert facts_of(course).earlier.scores["double"] == 1


def test_a_result_of_an_earlier_version_has_no_facts(course, cells, result):
    do_record(course, result(), cells())
    path = course.paths.stored_result("ada", "doubling")
    record = json.loads(path.read_bytes())
    del record["hand_in"]
    path.write_text(json.dumps(record))
    found, facts = stored_hand_in(course.paths, "ada", "doubling")
    assert found.student == "ada"
    assert (facts.receipt, facts.handed_in, facts.earlier) == ("", "", None)


def test_an_extension_moves_the_due_date(course, cells, result):
    do_record(course, result(), cells())
    due = read_marks(course.url).submission("ada", "doubling").due
    with Gradebook(str(course.url)) as gradebook:
        gradebook.grant_extension("doubling", "ada", hours=5)
    assert read_marks(course.url).submission("ada", "doubling").due == due + timedelta(hours=5)


def test_code_and_words_are_read_back_from_the_copy(course, cells, result):
    code = "def double(x):\n    return 2 * x  # \u202e"
    do_record(course, result(), cells(double=code, reason="**Because** $x$."))
    answers = read_answers(course.paths, course.topic, "ada")
    assert answers.code == {"double": code.replace("\u202e", "⟨U+202E⟩")}
    assert "<strong>Because</strong> $x$." in answers.written["reason"]


def test_the_last_definition_counts_wherever_it_stands(course, cells, result):
    later = "y = 1\n\ndef double(x):\n    return x + x"
    extra = (SubmittedCell("code", later), SubmittedCell("markdown", "def double(x): no"))
    do_record(course, result(), cells(extra=extra))
    assert read_answers(course.paths, course.topic, "ada").code == {"double": later}


def test_a_cell_that_python_cannot_read_is_shown_all_the_same(course, cells, result):
    do_record(course, result(), cells(double="def double(x:\n    return"))
    answers = read_answers(course.paths, course.topic, "ada")
    assert answers.code == {"double": "def double(x:\n    return"}


def test_without_a_copy_that_can_be_read_there_are_no_answers(course, cells, result):
    assert read_answers(course.paths, course.topic, "ada") == CopiedAnswers()
    do_record(course, result(), cells())
    copy = course.paths.autograded_submission("ada", "doubling") / "doubling.ipynb"
    for content in ("{", "[]", '{"cells": [1]}', '{"cells": [{"cell_type": "code"}]}'):
        copy.write_text(content)
        assert read_answers(course.paths, course.topic, "ada") == CopiedAnswers()
