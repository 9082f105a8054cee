"""Runs that end before their time: killed, interrupted, without room, without the database."""

import json
import os
import resource
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.awkward.making import FILE, SLUG, right, with_cells
from tests.awkward.playing import Class, open_class

STUDENTS = [f"s{number}" for number in range(4)]
FULL = 55.0
PATIENCE = 60.0


@pytest.fixture
def room(tmp_path) -> Class:
    """A small class that has handed in and waits to be graded."""
    room = open_class(tmp_path / "course")
    room.roster(dict.fromkeys(STUDENTS, ("", "")))
    room.hand_in({f"{student}/{SLUG}/{FILE}": right() for student in STUDENTS})
    assert room.run("collect", "inbox").returncode == 0
    return room


def graded(room: Class) -> list[str]:
    return sorted(path.stem for path in (room.root / ".autograder/results" / SLUG).glob("*.json"))


def ledger(room: Class) -> list[str]:
    (path,) = (room.root / ".autograder").glob("ledger*")
    return path.read_text().splitlines()


def rows(room: Class) -> dict[str, int]:
    """Count the rows of the gradebook's tables."""
    with sqlite3.connect(room.root / "gradebook.db") as connection:
        tables = ("submitted_assignment", "submitted_notebook", "grade", "comment")
        counts = {
            table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in tables
        }
    connection.close()
    return counts


def processes_in(room: Class) -> list[str]:
    """List the live processes that a run in this course started, by a mark in their environment."""
    mark = f"AUTOGRADER_TEST_ROOM={room.root}".encode()
    found = []
    for entry in Path("/proc").iterdir():
        try:
            is_one = entry.name.isdigit() and mark in (entry / "environ").read_bytes()
            if is_one and (entry / "stat").read_text().rpartition(")")[2].split()[0] != "Z":
                found.append((entry / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return found


def start(room: Class, *words: str, **options) -> "subprocess.Popen[bytes]":
    line, settings = room.command(*words)
    settings["env"] = {**settings["env"], "AUTOGRADER_TEST_ROOM": str(room.root)}
    with (room.root / "said.txt").open("w") as said:
        return subprocess.Popen(line, stdout=said, stderr=said, **settings, **options)


def said_by(room: Class, run: "subprocess.Popen[bytes]") -> str:
    """Wait for the end of a run, though not of what it may leave behind, and read its words."""
    run.wait(timeout=3 * PATIENCE)
    return (room.root / "said.txt").read_text()


def wait_until(condition: Callable[[], object]) -> bool:
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def assert_complete(room: Class) -> None:
    """Nothing is lost and nothing doubled, however often it is graded."""
    done = room.run("grade", "--jobs", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert graded(room) == STUDENTS
    assert {float(row["total"]) for row in room.marks().values()} == {FULL}
    before = rows(room), ledger(room)
    assert before[0]["submitted_assignment"] == len(STUDENTS)
    assert len(before[1]) == len(set(before[1]))
    moves = [(e["student"], e["cell"]) for e in map(json.loads, before[1]) if "cell" in e]
    assert len(moves) == len(set(moves)), "a mark was set twice"
    assert "0 graded" in room.run("grade", "--jobs", "2").stdout
    assert (rows(room), ledger(room)) == before
    assert not list((room.root / ".autograder").rglob("*.new"))


def test_after_a_kill_the_next_run_goes_on(room):
    run = start(room, "grade", "--jobs", "2")
    assert wait_until(lambda: graded(room) or run.poll() is not None)
    run.kill()
    said_by(room, run)
    assert wait_until(lambda: not processes_in(room)), processes_in(room)
    kept = graded(room)
    assert kept
    assert_complete(room)


def test_an_interrupted_run_keeps_what_is_done_and_waits_for_nothing(room):
    """The submission under way would take a minute; Ctrl-C does not wait for it."""
    slow = with_cells(after="import time\ntime.sleep(1000)")()
    room.hand_in({f"submitted/s3/{SLUG}/{FILE}": slow}, ".")
    settings = (room.root / "course.toml").read_text()
    (room.root / "course.toml").write_text(
        settings.replace("cell_cpu_seconds = 2", "cell_cpu_seconds = 50")
    )
    run = start(room, "grade", "--jobs", "2", start_new_session=True)
    assert wait_until(lambda: len(graded(room)) == len(STUDENTS) - 1 or run.poll() is not None)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does
    said = said_by(room, run)
    assert run.returncode == 130, said
    assert "Traceback" not in said
    assert wait_until(lambda: not processes_in(room)), processes_in(room)
    assert graded(room) == STUDENTS[:-1]
    room.hand_in({f"submitted/s3/{SLUG}/{FILE}": right()}, ".")
    (room.root / "course.toml").write_text(settings)
    assert_complete(room)


def test_a_locked_database_loses_nothing(room):
    other = sqlite3.connect(room.root / "gradebook.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    locked = room.run("grade", "--jobs", "2")
    assert locked.returncode == 3
    assert "another program has kept it locked" in locked.stdout + locked.stderr
    other.execute("ROLLBACK")
    other.close()
    assert_complete(room)


@pytest.fixture
def small_disk(tmp_path) -> Iterator[Path]:
    """A disk of its own with little room, for root; else a limit on the size of files."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("only root may mount a small disk")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_full_disk_loses_nothing(small_disk):
    room = open_class(small_disk / "course")
    room.roster(dict.fromkeys(STUDENTS, ("", "")))
    room.hand_in({f"{student}/{SLUG}/{FILE}": right() for student in STUDENTS})
    room.run("collect", "inbox")
    filler = small_disk / "filler"
    with filler.open("wb") as file:
        free = os.statvfs(small_disk)
        file.write(b"\0" * (free.f_bavail * free.f_bsize - 200_000))
    full = room.run("grade", "--jobs", "2")
    assert full.returncode == 3
    assert "No space left" in full.stdout + full.stderr
    filler.unlink()
    assert_complete(room)


@pytest.mark.slow
def test_files_that_may_not_grow_lose_nothing(room):
    """Without root: the limit on the size of files stands in for the full disk."""
    size = (room.root / "gradebook.db").stat().st_size

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    run = start(room, "grade", "--jobs", "2", preexec_fn=limit)
    said = said_by(room, run)
    assert run.returncode == 3, said
    assert "Traceback" not in said
    assert_complete(room)
