"""What fails, and what is killed, while a result is recorded."""

import errno
import os
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import event

from autograder.errors import RecordError
from autograder.gradebook import database
from autograder.gradebook.database import create_database, database_url
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.marks import read_marks
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.result_store import stored_result
from autograder.gradebook.writer import open_writer
from autograder.paths import CoursePaths


def do_record(course, result, cells, before_commit=None):
    with open_writer(course.paths, course.url, "run") as writer:
        if before_commit:
            event.listen(writer.engine, "commit", lambda _connection: before_commit())
        return record_submission(writer, course.topic, result, HandedIn(cells))


def files_of(course):
    return {
        path.relative_to(course.paths.root): path.read_bytes()
        for path in course.paths.root.rglob("*")
        if path.is_file() and path != course.paths.gradebook
    }


def state_of(course):
    with sqlite3.connect(course.paths.gradebook) as connection:
        lines = list(connection.iterdump())
    connection.close()
    return lines, files_of(course)


@pytest.fixture
def graded(course, cells, result):
    """A course in which one submission was recorded, with one point."""
    do_record(course, result(double=1), cells())
    return course


# --- faults -----------------------------------------------------------------------------------


def test_a_locked_database_is_waited_for_and_then_refused(graded, cells, result, monkeypatch):
    monkeypatch.setattr(database, "WAIT_SECONDS", 0.2)
    before = state_of(graded)
    other = sqlite3.connect(graded.paths.gradebook)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(RecordError, match=r"gradebook\.db: another program .* locked"):
        do_record(graded, result(), cells())
    other.close()
    assert state_of(graded) == before


def test_a_missing_database_names_the_remedy(course, cells, result):
    course.paths.gradebook.unlink()
    with pytest.raises(RecordError, match="Run: autograder setup"):
        do_record(course, result(), cells())
    assert not course.paths.gradebook.exists()
    with pytest.raises(RecordError, match="Run: autograder setup"):
        read_marks(course.url)


def test_a_database_that_vanishes_during_a_run_is_missed(course, cells, result):
    with open_writer(course.paths, course.url, "run") as writer:
        record_submission(writer, course.topic, result(double=1), HandedIn(cells()))
        course.paths.gradebook.rename(course.paths.gradebook.with_name("aside.db"))
        with pytest.raises(RecordError, match="Run: autograder setup"):
            record_submission(writer, course.topic, result("bob"), HandedIn(cells()))
    assert not course.paths.gradebook.exists()
    assert stored_result(course.paths, "bob", "doubling") is None


@pytest.mark.parametrize(
    ("content", "reported"), [(b"", "setup"), (b"no database at all" * 99, "backup")]
)
def test_a_file_that_is_no_gradebook_is_named(course, cells, result, content, reported):
    course.paths.gradebook.write_bytes(content)
    with pytest.raises(RecordError, match=reported):
        do_record(course, result(), cells())


def test_a_database_of_another_program_is_left_alone(tmp_path):
    path = tmp_path / "gradebook.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(RecordError, match=r"no finished gradebook.*recipes"):
        create_database(database_url(path))
    assert path.read_bytes() == before


def fail_at(monkeypatch, target, name, count, fault):
    """Make the given call of a function raise ``fault``."""
    real = getattr(target, name)
    calls = iter(range(10**6))

    def failing(*args, **kwargs):
        if next(calls) == count:
            raise fault
        return real(*args, **kwargs)

    monkeypatch.setattr(target, name, failing)


# The result has no time stamp, so the calls are: the copy, the stored result, the ledger.
@pytest.mark.parametrize("count", range(3))
def test_a_full_disk_leaves_everything_as_it_was(graded, cells, result, monkeypatch, count):
    before = state_of(graded)
    full = OSError(errno.ENOSPC, "No space left on device")
    with monkeypatch.context() as patch:
        fail_at(patch, os, "fsync", count, full)
        with pytest.raises(RecordError, match=r"No space left on device.*Nothing was recorded"):
            do_record(graded, result(), cells())
    assert state_of(graded) == before
    do_record(graded, result(), cells())
    assert read_marks(graded.url).submission("ada", "doubling").marks[0].auto == 4


def test_a_commit_that_fails_takes_ledger_and_files_back(graded, cells, result):
    before = state_of(graded)

    def fail():
        raise sqlite3.OperationalError("database or disk is full")

    with pytest.raises(sqlite3.OperationalError):
        do_record(graded, result(), cells(), before_commit=fail)
    assert state_of(graded) == before


def test_a_folder_where_nothing_may_be_written_is_named(graded, cells, result, monkeypatch):
    before = state_of(graded)
    fail_at(monkeypatch, Path, "mkdir", 0, PermissionError(errno.EACCES, "Permission denied", "x"))
    with pytest.raises(RecordError, match="Permission denied"):
        do_record(graded, result("bob"), cells())
    assert state_of(graded) == before


@pytest.fixture
def small_disk(course, tmp_path):
    """The course on a file system of its own, with little room left."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("this user may not mount a file system")
    root = disk / "course"
    subprocess.run(["cp", "-r", course.paths.root, root], check=True)
    paths = CoursePaths(root)
    yield type(course)(paths, database_url(paths.gradebook), course.topic)
    subprocess.run(["umount", "--lazy", disk], check=True)


def _fill(filler):
    with filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


@pytest.mark.parametrize("room", [0, 4096, 8192, 12288, 16384, 20480, 24576, 32768])
def test_a_disk_that_is_really_full_records_all_or_nothing(small_disk, cells, result, room):
    do_record(small_disk, result(double=1), cells())
    before = state_of(small_disk)
    filler = small_disk.paths.root.parent / "filler"
    with pytest.raises(OSError, match="No space"):
        _fill(filler)
    os.truncate(filler, filler.stat().st_size - room)
    try:
        do_record(small_disk, result("bob", notes=("x" * 9000,)), cells())
        is_recorded = True
    except RecordError:
        is_recorded = False
    filler.unlink()
    assert (stored_result(small_disk.paths, "bob", "doubling") is not None) is is_recorded
    assert (read_marks(small_disk.url).submission("bob", "doubling") is not None) is is_recorded
    if not is_recorded:
        assert state_of(small_disk) == before


# --- kills ------------------------------------------------------------------------------------


def kill_before_step(course, result, cells, step):
    """Record in a child that kills itself at the given step; say whether it was killed."""
    child = os.fork()
    if child == 0:
        left = iter(range(step, -1, -1))

        def count_down():
            if next(left) == 0:
                os.kill(os.getpid(), signal.SIGKILL)

        for target, name in ((os, "fsync"), (Path, "replace"), (os, "write")):
            _call_around(target, name, count_down)
        do_record(course, result, cells, before_commit=count_down)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def _call_around(target, name, call):
    real = getattr(target, name)

    def around(*args, **kwargs):
        call()
        value = real(*args, **kwargs)
        call()
        return value

    setattr(target, name, around)


MOST_STEPS = 40


@pytest.mark.parametrize("answer", [None, "Since."])
def test_whenever_it_is_killed_the_next_run_mends_it(graded, cells, result, answer):
    answered = ("reason",) if answer else ()
    new, new_cells = result(double=4, answered=answered), cells(reason=answer)
    start = {**files_of(graded), None: graded.paths.gradebook.read_bytes()}
    outcomes = []
    for step in range(MOST_STEPS):
        was_killed = kill_before_step(graded, new, new_cells, step)
        if was_killed:
            stored = stored_result(graded.paths, "ada", "doubling")
            mark = read_marks(graded.url).submission("ada", "doubling").marks[0]
            assert stored is None or stored.score == mark.auto
            do_record(graded, new, new_cells)
        outcomes.append(_outcome(graded))
        if not was_killed:
            break
        _put_back(graded, start)
    assert len(outcomes) > 8
    assert [outcome == outcomes[-1] for outcome in outcomes] == [True] * len(outcomes)


def _outcome(course):
    lines = [(line.item, line.old, line.new) for line in read_ledger(course.paths.ledger)]
    files = {path: data for path, data in files_of(course).items() if path.suffix != ".jsonl"}
    return read_marks(course.url), lines, files


def _put_back(course, start):
    for path in course.paths.root.rglob("*"):
        if path.is_file() and path.relative_to(course.paths.root) not in start:
            path.unlink()
    for path, content in start.items():
        (course.paths.root / path if path else course.paths.gradebook).write_bytes(content)
