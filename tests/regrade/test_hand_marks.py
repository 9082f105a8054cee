"""Marks that a person gives by command: kept by later runs, in the ledger, taken back by undo."""

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from autograder.authoring.assignment import read_topic
from autograder.cli import main
from autograder.course import open_course
from autograder.errors import RecordError, UsageError
from autograder.gradebook import hand_marks
from autograder.gradebook.backups import MAX_RUNS, runs_with_backups
from autograder.gradebook.hand_marks import graded_item, read_given
from autograder.gradebook.ledger import open_ledger, read_ledger
from autograder.pipeline.give_marks import HandMarker
from autograder.pipeline.regrade_requests import (
    add_requests,
    answer_request,
    open_requests,
    read_requests,
    requests_in,
)
from autograder.pipeline.undo import list_runs, undo
from tests.regrade.conftest import SLUG

HALVE = f"{SLUG}/halve"


@pytest.fixture
def course(room):
    return open_course(room.root)


def given(course, student, name="halve"):
    topic = read_topic(course.paths, SLUG)
    return read_given(course.database, graded_item(SLUG, topic.exercise(name)))[student]


def give(course, marker, student, **values):
    topic = read_topic(course.paths, SLUG)
    exercise = topic.exercise("halve")
    return marker.give(student, topic, exercise, lambda now: replace(now, **values), "by a test")


def by_hand(course):
    lines = read_ledger(course.paths.ledger)
    return [(x.student, x.item, x.old, x.new, x.why) for x in lines if "by hand" in x.item]


def cli(course, *words):
    return CliRunner().invoke(main, [*words, "--course", str(course.paths.root)])


def test_a_mark_by_hand_is_written_kept_and_taken_back(room, course):
    before = given(course, "wrong")
    marker = HandMarker(course)
    give(course, marker, "wrong", manual=1.0, comment="Nearly.")
    assert (given(course, "wrong").score, given(course, "wrong").comment) == (1.0, "Nearly.")
    room.report(is_forced=True)
    assert (given(course, "wrong").manual, given(course, "wrong").comment) == (1.0, "Nearly.")
    assert by_hand(course) == [("wrong", "halve, by hand", None, 1.0, "by a test")]
    assert f"{marker.run}  " in cli(course, "undo").output

    shown = cli(course, "undo", marker.run, "--dry-run").output
    assert f"wrong/{SLUG}: halve-check: 1 -> 0" in shown
    assert given(course, "wrong").manual == 1.0
    assert f"wrong/{SLUG}: halve-check: 1 -> 0" in cli(course, "undo", marker.run).output
    assert given(course, "wrong") == before
    assert by_hand(course)[1:] == [
        ("wrong", "halve, by hand", 1.0, None, f"taken back: {marker.run}")
    ]
    with pytest.raises(UsageError, match="taken back before"):
        undo(course, marker.run)
    (redo,) = [run for run in list_runs(course).runs if run.undoes == marker.run]
    undo(course, redo.run)
    assert given(course, "wrong").manual == 1.0


def test_one_session_is_one_run_and_goes_back_to_what_was_before_it(course):
    marker = HandMarker(course)
    give(course, marker, "wrong", manual=1.0)
    first = marker.run
    give(course, marker, "wrong", manual=2.0)
    give(course, marker, "right", manual=0.0)
    assert marker.run == first
    (run,) = [run for run in list_runs(course).runs if run.run == first]
    assert (run.submissions, run.marks) == (2, 3)
    undo(course, first)
    assert [given(course, student).manual for student in ("wrong", "right")] == [None, None]


def test_a_session_goes_on_in_a_run_of_its_own_after_a_grading(room, course):
    marker = HandMarker(course)
    give(course, marker, "wrong", manual=1.0)
    first = marker.run
    room.report(is_forced=True)
    give(course, marker, "wrong", manual=2.0)
    assert marker.run != first
    with pytest.raises(UsageError, match="Take these back first"):
        undo(course, first)
    undo(course, marker.run)
    assert given(course, "wrong").manual == 1.0


def test_what_somebody_changed_since_stays(course):
    marker, other = HandMarker(course), HandMarker(course)
    give(course, marker, "wrong", manual=1.0)
    give(course, other, "wrong", comment="Read again.")
    with pytest.raises(UsageError, match="Take these back first"):
        undo(course, marker.run)
    undo(course, other.run)
    (left,) = runs_with_backups(course.paths)[-1:]
    assert left.by_hand_file.exists()
    give(course, HandMarker(course), "right", comment="Fine.")
    assert not undo(course, marker.run).submissions[0].fault
    assert (given(course, "wrong").manual, given(course, "right").comment) == (None, "Fine.")


def test_marking_by_hand_pushes_no_grading_out_of_undo(course):
    graded = {run.run for run in list_runs(course).runs}
    for number in range(MAX_RUNS + 2):
        give(course, HandMarker(course), "wrong", manual=number % 3)
    runs = {run.run for run in list_runs(course).runs}
    assert graded <= runs
    assert len(runs) == len(graded) + MAX_RUNS + 1  # what is too old goes with the next run


def test_nothing_is_left_of_a_mark_that_could_not_be_written(course, monkeypatch):
    marker = HandMarker(course)
    give(course, marker, "wrong", manual=1.0)
    (run,) = [run for run in runs_with_backups(course.paths) if run.run == marker.run]
    kept, ledger = run.by_hand_file.read_bytes(), course.paths.ledger.read_bytes()

    def fail(*_):
        raise RecordError("no room")

    monkeypatch.setattr(hand_marks, "_lines", fail)
    with pytest.raises(RecordError, match="no room"):
        give(course, marker, "wrong", manual=2.0)
    assert given(course, "wrong").manual == 1.0
    assert (run.by_hand_file.read_bytes(), course.paths.ledger.read_bytes()) == (kept, ledger)


def test_a_grading_that_is_under_way_is_not_disturbed(course, monkeypatch):
    monkeypatch.setattr("autograder.gradebook.ledger.WAIT_SECONDS", 0)
    with (
        open_ledger(course.paths.ledger),
        pytest.raises(RecordError, match="another run is recording"),
    ):
        give(course, HandMarker(course), "wrong", manual=1.0)
    assert given(course, "wrong").manual is None


# --- requests ---------------------------------------------------------------------------------


def test_a_request_is_taken_in_listed_answered_and_stands_on_the_page(room, course):
    add_requests(course, [("wrong", HALVE, "Floor division is fine."), ("right", HALVE, "Look!")])
    done = cli(course, "requests")
    assert done.exit_code == 1, "somebody must look"
    assert "1  20" in done.output
    assert "Floor division is fine." in done.output
    assert f"autograder explain wrong {HALVE}" in done.output
    assert [student for student, _ in open_requests(course.paths, SLUG)] == ["wrong", "right"]
    assert cli(course, "report", SLUG).exit_code == 0
    report = (course.paths.private / "reports" / f"{SLUG}.html").read_text()
    assert "Asks to look at a mark again" in report
    assert "(request 2)" in report

    done = cli(
        course, "request", "answer", "1", "--text", "It is not, but take one.", "--points", "1"
    )
    assert f"wrong/{HALVE}: 0 -> 1" in done.output
    assert [one.number for one in read_requests(course.paths).requests] == [2, 1]
    room.report(is_forced=True)
    assert given(course, "wrong").score == 1.0
    assert cli(course, "feedback", SLUG, "--student", "wrong").exit_code == 0
    page = course.paths.feedback_page("wrong", SLUG).read_text()
    assert "Floor division is fine." in page
    assert "Answer: It is not, but take one." in page
    with pytest.raises(UsageError, match="was answered on"):
        answer_request(course, 1, "Again.")

    (request,) = [one for one in read_requests(course.paths).requests if one.number == 1]
    undo(course, request.run)
    assert (given(course, "wrong").manual, given(course, "wrong").comment) == (None, "")
    assert [one.number for one in read_requests(course.paths).requests] == [1, 2], "open again"


def test_an_answer_may_add_to_what_the_tests_give_or_move_no_mark(course):
    asked = add_requests(course, [("wrong", HALVE, "x"), ("wrong", "quadruple", "y")])
    assert [one.exercise for one in asked.requests] == [HALVE, f"{SLUG}/quadruple"]
    answer_request(course, 1, "Half a point for the idea.", extra=0.5)
    assert (given(course, "wrong").extra, given(course, "wrong").score) == (0.5, 0.5)
    report = answer_request(course, 2, "No.")
    assert report.mark.before.score == report.mark.after.score
    assert "Answer: No." in given(course, "wrong", "quadruple").comment
    assert [item for _, item, *_ in by_hand(course)] == ["halve, extra by hand"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("nobody", HALVE, "x"), "has no student nobody"),
        (("wrong", f"{SLUG}/treble", "x"), "no exercise or question is named treble"),
        (("wrong", HALVE, " "), "has no text"),
    ],
)
def test_a_request_that_cannot_be_is_refused_and_nothing_is_taken_in(course, asked, said):
    with pytest.raises(UsageError, match=said):
        add_requests(course, [("right", HALVE, "good"), asked])
    assert read_requests(course.paths).requests == ()


def test_an_answer_that_cannot_be_is_refused(course):
    add_requests(course, [("wrong", HALVE, "x")])
    for number, text, points, said in (
        (2, "x", None, "no such request"),
        (1, " ", None, "no text"),
        (1, "x", 3.0, "from 0 to 2"),
    ):
        with pytest.raises(UsageError, match=said):
            answer_request(course, number, text, points=points)
    assert given(course, "wrong").comment == ""


def test_requests_come_from_a_table(course, tmp_path):
    table = tmp_path / "asked.csv"
    table.write_text(f'student,exercise,text\nwrong,{HALVE},"Why, please?"\n')
    assert cli(course, "request", "add", "--from", str(table)).exit_code == 0
    assert read_requests(course.paths).requests[0].text == "Why, please?"
    table.write_text("who,what\n")
    with pytest.raises(UsageError, match="lacks the column student, exercise, text"):
        requests_in(table)


def test_a_request_that_was_cut_off_is_no_request_and_harms_none(course):
    add_requests(course, [("wrong", HALVE, "first")])
    with course.paths.requests.open("a") as file:
        file.write('{"number": 2, "ti')
    assert [one.text for one in read_requests(course.paths).requests] == ["first"]
    add_requests(course, [("wrong", HALVE, "second")])
    assert [one.number for one in read_requests(course.paths).requests] == [1, 2]
    lines = course.paths.requests.read_text().splitlines()
    assert [json.loads(line)["event"] for line in lines] == ["asked", "asked"]
    course.paths.requests.write_text("broken\n")
    with pytest.raises(RecordError, match=r"requests.jsonl:1: this line is damaged"):
        read_requests(course.paths)
