import json
import sqlite3
from datetime import UTC, datetime, timedelta

import nbformat
import pytest
from nbgrader.api import Gradebook

from autograder.errors import RecordError
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.marks import read_marks
from autograder.gradebook.recording import HandedIn, preview_submission, record_submission
from autograder.gradebook.result_store import stored_result
from autograder.gradebook.rows import LateTerms
from autograder.gradebook.writer import open_writer

HANDED_IN_AT = datetime(2026, 10, 5, 16, tzinfo=UTC)


def do_record(course, result, cells, *, run="run-1", at=HANDED_IN_AT, **options):
    with open_writer(course.paths, course.url, run) as writer:
        return record_submission(writer, course.topic, result, HandedIn(cells, at), **options)


def dump(course):
    with sqlite3.connect(course.paths.gradebook) as connection:
        lines = list(connection.iterdump())
    connection.close()
    return lines


def snapshot(course):
    files = {
        path: (path.read_bytes(), path.stat().st_mtime_ns)
        for folder in (course.paths.autograded, course.paths.private)
        for path in folder.rglob("*")
        if path.is_file()
    }
    contents = {path: content for path, (content, _) in files.items()}
    return dump(course), contents


def marks_of(course, student="ada"):
    found = read_marks(course.url).submission(student, "doubling")
    return {mark.cell: mark for mark in found.marks}


def change_by_hand(course, statement):
    with sqlite3.connect(course.paths.gradebook) as connection:
        connection.execute(statement)
    connection.close()


def test_scores_go_to_the_check_cells_and_bonus_to_the_one_of_no_points(course, cells, result):
    report = do_record(course, result(double=3, triple=2), cells())
    marks = marks_of(course)
    assert (marks["double-check"].auto, marks["double-check"].max_score) == (3, 4)
    assert (marks["triple-check"].auto, marks["triple-check"].max_score) == (2, 0)
    assert marks["triple-check"].is_bonus
    assert [mark.extra for mark in marks.values()] == [None] * 3
    assert {change.cell for change in report.changes} == {
        "double-check",
        "triple-check",
        "reason-question",
    }


def test_recording_twice_changes_nothing(course, cells, result):
    arguments = (course, result(answered=("reason",)), cells(reason="Since."))
    do_record(*arguments)
    before = snapshot(course)
    report = do_record(*arguments, run="run-2")
    assert snapshot(course) == before
    assert not report.is_change


def test_a_grader_error_leaves_no_score_and_asks_for_a_person(course, cells, result):
    report = do_record(course, result(double=None), cells())
    mark = marks_of(course)["double-check"]
    assert mark.auto is None
    assert mark.needs_person
    assert mark.score is None
    assert report.needs_person == ("double-check",)


def test_a_fault_of_the_whole_submission_leaves_no_score_at_all(course, cells, result):
    do_record(course, result(fault="the sandbox did not start"), cells())
    marks = marks_of(course)
    assert [marks[f"{name}-check"].score for name in ("double", "triple")] == [None, None]


def test_an_exercise_that_the_result_leaves_out_has_no_score(course, cells, result):
    whole = result()
    do_record(course, result(exercises=whole.exercises[1:]), cells())
    assert marks_of(course)["double-check"].score is None


def test_an_untouched_question_is_zero_and_needs_nobody(course, cells, result):
    do_record(course, result(), cells())
    mark = marks_of(course)["reason-question"]
    assert (mark.auto, mark.needs_person) == (0, False)


def test_a_touched_question_waits_for_a_person(course, cells, result):
    do_record(course, result(answered=("reason",)), cells(reason="Since."))
    mark = marks_of(course)["reason-question"]
    assert (mark.auto, mark.needs_person) == (None, True)


MARKED = (
    "UPDATE grade SET manual_score = 2.5, extra_credit = 0.5, needs_manual_grade = 0 "
    "WHERE auto_score IS NULL"
)
COMMENTED = "UPDATE comment SET manual_comment = 'Well said.'"


@pytest.mark.parametrize(
    ("new_answer", "asks_again"), [("Since.", False), ("  Since.\n", False), ("No!", True)]
)
def test_a_marked_question_asks_again_only_when_the_answer_changed(
    course, cells, result, new_answer, asks_again
):
    do_record(course, result(answered=("reason",)), cells(reason="Since."))
    change_by_hand(course, MARKED)
    do_record(course, result(answered=("reason",)), cells(reason=new_answer))
    mark = marks_of(course)["reason-question"]
    assert (mark.manual, mark.extra) == (2.5, 0.5)
    assert mark.needs_person is asks_again


def test_a_question_resolved_without_a_mark_stays_resolved(course, cells, result):
    do_record(course, result(answered=("reason",)), cells(reason="Since."))
    change_by_hand(course, "UPDATE grade SET needs_manual_grade = 0")
    do_record(course, result(answered=("reason",)), cells(reason="Since."))
    assert not marks_of(course)["reason-question"].needs_person


def test_what_people_gave_is_never_touched(course, cells, result):
    do_record(course, result(answered=("reason",)), cells(reason="Since."))
    change_by_hand(course, "UPDATE grade SET manual_score = 1, extra_credit = 2")
    change_by_hand(course, COMMENTED)
    do_record(course, result(double=0, answered=("reason",)), cells(double="x", reason="No!"))
    assert [(m.manual, m.extra) for m in marks_of(course).values()] == [(1, 2)] * 3
    assert sum("Well said." in line for line in dump(course)) == 3


def test_a_mark_given_over_ours_asks_again_only_when_ours_moves(course, cells, result):
    do_record(course, result(double=3), cells())
    change_by_hand(course, "UPDATE grade SET manual_score = 4, needs_manual_grade = 0")
    do_record(course, result(double=3), cells())
    assert not marks_of(course)["double-check"].needs_person
    do_record(course, result(double=1), cells())
    assert marks_of(course)["double-check"].needs_person


def test_comments_say_no_response_where_the_answer_is_as_released(course, cells, result):
    do_record(course, result(answered=("reason",)), cells(reason="Since."))
    with Gradebook(f"sqlite:///{course.paths.gradebook}") as gradebook:
        comments = {
            name: gradebook.find_comment(name, "doubling", "doubling", "ada").auto_comment
            for name in ("double-answer", "triple-answer", "reason-question")
        }
    assert comments == {
        "double-answer": None,
        "triple-answer": "No response.",
        "reason-question": None,
    }


def test_nbgrader_sees_failed_tests_score_and_time(course, cells, result):
    do_record(course, result(double=1, triple=2), cells())
    with Gradebook(f"sqlite:///{course.paths.gradebook}") as gradebook:
        notebook = gradebook.find_submission_notebook("doubling", "doubling", "ada")
        submission = gradebook.find_submission("doubling", "ada")
        assert notebook.failed_tests
        assert (notebook.score, notebook.max_score) == (3, 7)
        assert submission.timestamp == HANDED_IN_AT.replace(tzinfo=None)
        assert not submission.needs_manual_grade


@pytest.mark.parametrize(("share", "penalty"), [(0.5, 2.0), (9.0, 4.0), (-1.0, 0.0)])
def test_the_late_penalty_stays_between_nothing_and_the_score(
    course, cells, result, share, penalty
):
    late = HANDED_IN_AT + timedelta(hours=3)
    do_record(course, result(), cells(), at=late, late=LateTerms(lambda score, _: share * score))
    assert read_marks(course.url).submission("ada", "doubling").late_penalty == penalty


def test_the_late_rule_is_told_the_seconds_after_the_extended_due_date(course, cells, result):
    asked = []

    def rule(score, seconds_late):
        asked.append((score, seconds_late))
        return 1.0

    do_record(course, result(), cells(), late=LateTerms(rule))
    assert asked == []
    late = HANDED_IN_AT + timedelta(hours=3)
    with Gradebook(f"sqlite:///{course.paths.gradebook}") as gradebook:
        gradebook.grant_extension("doubling", "ada", hours=1)
    do_record(course, result(), cells(), at=late, late=LateTerms(rule))
    assert asked == [(4.0, 3600.0)]


def test_a_submission_without_a_time_keeps_the_one_in_the_gradebook(course, cells, result):
    do_record(course, result(), cells())
    do_record(course, result(), cells(), at=None)
    assert read_marks(course.url).submission("ada", "doubling").timestamp == HANDED_IN_AT


def test_the_ledger_has_one_line_for_each_mark_that_moved(course, cells, result):
    do_record(course, result(double=3), cells())
    do_record(course, result(double=4), cells(), run="run-2", why="hidden tests changed")
    lines = read_ledger(course.paths.ledger)
    assert [(line.item, line.old, line.new) for line in lines[:-1]] == [
        ("double", None, 3),
        ("reason", None, 0),
        ("triple", None, 0),
    ]
    last = lines[-1]
    assert (last.run, last.student, last.topic) == ("run-2", "ada", "doubling")
    assert (last.item, last.old, last.new, last.why) == ("double", 3, 4, "hidden tests changed")
    datetime.fromisoformat(last.time)


def test_the_result_is_stored_and_read_back(course, cells, result):
    made = result(double=2, answered=("reason",))
    do_record(course, made, cells(reason="Since."))
    assert stored_result(course.paths, "ada", "doubling") == made
    assert stored_result(course.paths, "bob", "doubling") is None


def test_a_preview_says_what_would_change_and_writes_nothing(course, cells, result):
    do_record(course, result(double=1), cells())
    before = snapshot(course)
    changes = preview_submission(
        course.paths, course.url, course.topic, result(double=4), HandedIn(cells(), HANDED_IN_AT)
    )
    assert [(c.cell, c.old, c.new) for c in changes] == [("double-check", 1, 4)]
    assert snapshot(course) == before


def test_the_copy_is_a_valid_notebook_with_a_timestamp(course, cells, result):
    do_record(course, result(), cells())
    folder = course.paths.autograded_submission("ada", "doubling")
    notebook = nbformat.read(folder / "doubling.ipynb", as_version=4)
    nbformat.validate(notebook)
    assert notebook.cells[2].source == "def double(x):\n    return 2 * x"
    assert (folder / "timestamp.txt").read_text() == "2026-10-05 16:00:00.000000 UTC\n"
    assert sorted(path.name for path in folder.iterdir()) == ["doubling.ipynb", "timestamp.txt"]


def test_two_students_of_the_same_topic_do_not_meet(course, cells, result):
    do_record(course, result("ada", double=4), cells())
    do_record(course, result("bob", double=1), cells())
    assert marks_of(course, "ada")["double-check"].auto == 4
    assert marks_of(course, "bob")["double-check"].auto == 1


@pytest.mark.parametrize("student", ["../eve", "", "..", "a/b"])
def test_a_student_whose_name_is_a_path_is_refused(course, cells, result, student):
    with pytest.raises(RecordError, match="cannot be filed"):
        do_record(course, result(student), cells())


def test_an_unknown_student_is_refused_and_leaves_no_trace(course, cells, result):
    with pytest.raises(RecordError, match=r"mallory: .*no such student.*autograder roster"):
        do_record(course, result("mallory"), cells())
    assert stored_result(course.paths, "mallory", "doubling") is None
    assert not list(course.paths.autograded.rglob("*.ipynb"))
    assert course.paths.ledger.read_bytes() == b""


def test_hostile_text_can_be_stored(course, cells, result):
    outputs = ({"output_type": "stream", "name": "stdout", "text": "\ud800\x00"},)
    from autograder.model import CellRun, Status

    made = result(cells=(CellRun(2, Status.PASSED, outputs),), notes=("\udfff",))
    do_record(course, made, cells(double="x = '\ud800'", reason="\ud800"))
    assert stored_result(course.paths, "ada", "doubling").score == 4
    copy = course.paths.autograded_submission("ada", "doubling") / "doubling.ipynb"
    json.loads(copy.read_text(encoding="utf-8"))
