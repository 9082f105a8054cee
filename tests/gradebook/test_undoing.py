"""A run is taken back: marks, results and copies as before; what people gave stays."""

import itertools
import os
import shutil
import signal
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from autograder.errors import RecordError, UsageError
from autograder.gradebook import backups as backups_module
from autograder.gradebook.backups import runs_with_backups
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.marks import read_marks
from autograder.gradebook.recording import NO_PENALTY, HandedIn, record_submission
from autograder.gradebook.result_store import stored_result
from autograder.gradebook.undo_run import choose_run, is_back, past_runs, take_back
from autograder.gradebook.writer import open_writer


def do_record(course, result, cells, run, before_commit=None):
    with open_writer(course.paths, course.url, run) as writer:
        if before_commit:
            event.listen(writer.engine, "commit", lambda _connection: before_commit())
        record_submission(writer, course.topic, result, HandedIn(cells))


def do_undo(course, run, name, before_commit=None):
    begun = choose_run(course.paths, run).undone_by
    with open_writer(course.paths, course.url, begun or name, undoes=run) as writer:
        if before_commit:
            event.listen(writer.engine, "commit", lambda _connection: before_commit())
        for backup in choose_run(course.paths, run).backups.backups():
            if not begun or not is_back(course.paths, backup):
                take_back(writer, course.topic, backup, NO_PENALTY)


def files_of(course):
    """Read results and copies; the ledger and what is kept only grow."""
    folders = (course.paths.autograded, course.paths.private / "results")
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return {path: path.read_bytes() for path in files}


def marks_of(course, student="ada"):
    found = read_marks(course.url).submission(student, "doubling")
    return {mark.cell: (mark.auto, mark.manual, mark.needs_person) for mark in found.marks}


def by_hand(course, statement):
    connection = sqlite3.connect(course.paths.gradebook)
    with connection:
        connection.execute(statement)
    connection.close()


@pytest.fixture
def graded_twice(course, cells, result):
    """A course in which ``first`` gave 1 point, and ``second`` 4; with what ``first`` left."""
    do_record(course, result(double=1), cells(), "first")
    before = files_of(course), marks_of(course)
    do_record(course, result(double=4), cells(), "second")
    assert (files_of(course), marks_of(course)) != before
    return course, before


def test_everything_is_as_before_the_run(graded_twice):
    course, before = graded_twice
    do_undo(course, "second", "third")
    assert (files_of(course), marks_of(course)) == before
    last = read_ledger(course.paths.ledger)[-1]
    assert (last.run, last.item, last.old, last.new) == ("third", "double", 4, 1)
    assert last.why == "taken back: second"


def test_what_people_gave_and_settled_stays(course, cells, result):
    do_record(course, result(double=1), cells(), "first")
    answered = result(double=4, answered=("reason",))
    do_record(course, answered, cells(reason="Since."), "second")
    assert marks_of(course)["reason-question"] == (None, None, True)
    by_hand(
        course, "UPDATE grade SET manual_score = 2, needs_manual_grade = 0 WHERE needs_manual_grade"
    )
    do_undo(course, "second", "third")
    assert marks_of(course)["reason-question"] == (0, 2, False)
    assert marks_of(course)["double-check"][0] == 1


def test_before_the_first_run_there_was_nothing(course, cells, result):
    do_record(course, result(double=1), cells(), "first")
    do_undo(course, "first", "second")
    assert files_of(course) == {}
    assert {mark[0] for mark in marks_of(course).values()} == {None}
    assert stored_result(course.paths, "ada", "doubling") is None


def test_a_later_run_of_the_same_submission_comes_first(graded_twice, cells, result):
    course, _ = graded_twice
    do_record(course, result("bob"), cells(), "another student's")
    with pytest.raises(UsageError, match=r"first: later runs .*: second\. .*undo second"):
        choose_run(course.paths, "first")
    do_undo(course, "another student's", "third")
    do_undo(course, "second", "fourth")
    do_undo(course, "first", "fifth")
    assert files_of(course) == {}


def test_a_run_is_taken_back_once_and_that_can_be_taken_back(graded_twice):
    course, before = graded_twice
    after = files_of(course), marks_of(course)
    do_undo(course, "second", "third")
    with pytest.raises(UsageError, match=r"taken back before, by third\. .*undo third"):
        choose_run(course.paths, "second")
    do_undo(course, "third", "fourth")
    assert (files_of(course), marks_of(course)) == after
    with pytest.raises(UsageError, match="later runs recorded the same submissions: second"):
        choose_run(course.paths, "first")
    do_undo(course, "second", "fifth")
    assert (files_of(course), marks_of(course)) == before
    reported = [(past.backups.run, past.undoes, past.undone_by) for past in past_runs(course.paths)]
    assert reported == [
        ("first", "", ""),
        ("second", "", "fifth"),
        ("third", "second", "fourth"),
        ("fourth", "third", ""),
        ("fifth", "second", ""),
    ]


def test_an_unknown_run_is_refused_with_the_latest_named(graded_twice):
    with pytest.raises(UsageError, match=r"nonsense: no run .* are: second, first\."):
        choose_run(graded_twice[0].paths, "nonsense")


def test_a_damaged_file_is_refused(graded_twice):
    course, _ = graded_twice
    (of_run(course, "second").folder / "doubling" / "ada.zip").write_bytes(b"no archive")
    with pytest.raises(RecordError, match=r"ada\.zip: what was kept .* cannot be read"):
        choose_run(course.paths, "second")


@pytest.mark.parametrize(("limit", "value"), [("MAX_RUNS", 2), ("MAX_BYTES", 1)])
def test_what_is_kept_is_bounded(course, cells, result, monkeypatch, limit, value):
    monkeypatch.setattr(backups_module, limit, value)
    for double, name in zip(itertools.cycle([1, 4]), "abcde", strict=False):
        do_record(course, result(double=double), cells(), name)
    names = [run.run for run in runs_with_backups(course.paths)]
    assert names == ["c", "d", "e"] if limit == "MAX_RUNS" else ["d", "e"]
    assert [run.number for run in runs_with_backups(course.paths)][-1] == 5


def test_what_a_killed_run_was_writing_is_removed_by_the_next_one(graded_twice, cells, result):
    course, _ = graded_twice
    unfinished = of_run(course, "second").folder / "doubling" / ".bob.zip.new"
    unfinished.write_bytes(b"half")
    do_record(course, result(double=1), cells(), "third")
    assert not unfinished.exists()
    assert [run.run for run in runs_with_backups(course.paths)] == ["first", "second", "third"]


def test_a_recording_that_changes_nothing_keeps_nothing(graded_twice, cells, result):
    course, _ = graded_twice
    do_record(course, result(double=4), cells(), "third")
    assert [run.run for run in runs_with_backups(course.paths)] == ["first", "second"]


# --- kills ------------------------------------------------------------------------------------

MOST_STEPS = 60


def killed_at(step, do):
    """Do something in a child that kills itself at the given step; say whether it was killed."""
    child = os.fork()
    if child == 0:
        left = iter(range(step, -1, -1))

        def count_down():
            if next(left) == 0:
                os.kill(os.getpid(), signal.SIGKILL)

        for target, name in ((os, "fsync"), (Path, "replace"), (Path, "unlink"), (os, "write")):
            _call_around(target, name, count_down)
        do(count_down)
        os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def _call_around(target, name, call):
    real = getattr(target, name)

    def around(*args, **kwargs):
        call()
        value = real(*args, **kwargs)
        call()
        return value

    setattr(target, name, around)


def everything(course):
    root = course.paths.root
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


def of_run(course, name):
    (run,) = [run for run in runs_with_backups(course.paths) if run.run == name]
    return run


def put_back(course, start):
    for folder in course.paths.runs.iterdir():
        if not any(folder in path.parents for path in start):
            shutil.rmtree(folder)
    for path in course.paths.root.rglob("*"):
        if path.is_file() and path not in start:
            path.unlink()
    for path, content in start.items():
        path.write_bytes(content)


@pytest.mark.parametrize("is_first", [True, False])
def test_whenever_undo_is_killed_the_same_undo_goes_on(course, cells, result, is_first):
    run, name = ("first", "second") if is_first else ("second", "third")
    for student in ("ada", "bob"):
        do_record(course, result(student, double=1), cells(), "first")
    before = {} if is_first else files_of(course)
    if not is_first:
        for student in ("ada", "bob"):
            do_record(course, result(student, double=4), cells(), "second")
    after = files_of(course)
    start, steps = everything(course), 0
    for step in range(is_first, MOST_STEPS, 3):
        if not killed_at(step, lambda call: do_undo(course, run, name, call)):
            break
        steps += 1
        if not all(is_back(course.paths, one) for one in of_run(course, run).backups()):
            do_undo(course, run, f"{name} again")
        assert files_of(course) == before, step
        assert {marks_of(course, s)["double-check"][0] for s in ("ada", "bob")} == (
            {None} if is_first else {1}
        )
        (undone,) = [past.undone_by for past in past_runs(course.paths) if past.backups.run == run]
        do_undo(course, undone, "redo")
        assert files_of(course) == after, step
        put_back(course, start)
    assert steps > 8


def test_a_run_after_a_killed_one_goes_back_to_what_was_before_both(graded_twice, cells, result):
    course, _ = graded_twice
    before, start = (files_of(course), marks_of(course)), everything(course)
    for step in range(0, MOST_STEPS, 2):
        new = result(double=2)
        if not killed_at(step, lambda call, new=new: do_record(course, new, cells(), "cut", call)):
            break
        do_record(course, new, cells(), "again")
        if "again" in [run.run for run in runs_with_backups(course.paths)]:
            do_undo(course, "again", "back")
        else:
            do_undo(course, "cut", "back")
        assert (files_of(course), marks_of(course)) == before, step
        put_back(course, start)
    assert step > 8
