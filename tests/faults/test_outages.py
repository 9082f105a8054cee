"""The disk is full, the database is locked or gone, the folder may not be written to."""

import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.conftest import MADE
from tests.faults.watching import Watched, assert_as_undisturbed, copied, wait_until


def assert_refused(room: Watched, code: int, said: str, *words: str) -> None:
    assert code == 3, said
    missing = [word for word in words if word not in said]
    assert not missing, said
    assert "Traceback" not in said


def assert_nothing_new(room: Watched) -> None:
    assert room.auto_marks() == {}
    assert room.graded() == []
    assert room.ledger() == []
    assert not list(room.results.glob(".*"))
    assert not list((room.root / "autograded").rglob("*.ipynb*"))


@contextlib.contextmanager
def mounted(place: Path, *words: str) -> Iterator[None]:
    """Mount something for the length of a block; only root may, and not in every container."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount a disk")
    done = subprocess.run(["mount", *words, str(place)], capture_output=True, text=True)
    if "permission denied" in done.stderr or "not permitted" in done.stderr:
        pytest.skip(f"root may not mount a disk here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


@pytest.fixture
def on_a_small_disk(prepared: Watched, tmp_path: Path) -> Iterator[Watched]:
    """The class on a disk of its own, with its temporary files elsewhere."""
    disk = tmp_path / "disk"
    disk.mkdir()
    with mounted(disk, "-t", "tmpfs", "-o", "size=64m", "tmpfs"):
        room = copied(prepared, disk)
        room.temporary = tmp_path / "temporary"
        room.temporary.mkdir()
        yield room


@pytest.mark.parametrize("left", [0, pytest.param(120_000, marks=pytest.mark.slow)])
def test_on_a_full_disk_nothing_is_lost(on_a_small_disk, undisturbed, left):
    room = on_a_small_disk
    filler = room.root.parent / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(b"\0" * 4096):
            pass
    os.truncate(filler, filler.stat().st_size - left)
    done = room.run("grade", "--jobs", "2")
    said = done.stdout + done.stderr
    assert_refused(room, done.returncode, said, "try again")
    assert "No space left" in said or "the disk is full" in said, said
    room.assert_sound(undisturbed["marks"])
    assert room.graded() != sorted(MADE)
    assert bool(room.graded()) == bool(left)
    filler.unlink()
    assert_as_undisturbed(room, undisturbed)


def test_files_that_may_not_grow_lose_nothing(room, undisturbed):
    """Without root: the limit on the size of files stands in for the full disk."""
    size = (room.root / "gradebook.db").stat().st_size

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    run = room.start("grade", "--jobs", "2", preexec_fn=limit)
    assert_refused(room, run.wait(), room.end_of(run), "gradebook.db", "try again")
    room.assert_sound(undisturbed["marks"])
    assert_as_undisturbed(room, undisturbed)


def test_a_database_that_is_locked_all_the_time_loses_nothing(room, undisturbed):
    other = sqlite3.connect(room.root / "gradebook.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    done = room.run("grade", "--jobs", "2")
    locked = "another program has kept it locked"
    assert_refused(room, done.returncode, done.stdout + done.stderr, locked, "Close that program")
    other.execute("ROLLBACK")
    other.close()
    assert_nothing_new(room)
    assert_as_undisturbed(room, undisturbed)


@pytest.mark.slow
def test_a_database_locked_for_writing_is_named_for_each_student(room, undisturbed):
    other = sqlite3.connect(room.root / "gradebook.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    done = room.run("grade", "--student", "s3", "--jobs", "1")
    assert_refused(room, done.returncode, done.stdout + done.stderr, "locked", "try again")
    other.execute("ROLLBACK")
    other.close()
    assert_nothing_new(room)
    assert_as_undisturbed(room, undisturbed)


def test_a_folder_that_may_only_be_read_is_named(room, undisturbed):
    with mounted(room.root, "--bind", str(room.root)):
        subprocess.run(["mount", "-o", "remount,ro,bind", str(room.root)], check=True)
        done = room.run("grade", "--jobs", "2")
        assert_refused(room, done.returncode, done.stdout + done.stderr, "Read-only file system")
    assert_nothing_new(room)
    assert_as_undisturbed(room, undisturbed)


def test_a_gradebook_that_vanishes_in_the_middle_is_missed(room, undisturbed):
    gradebook = room.root / "gradebook.db"
    aside = gradebook.with_name("aside.db")
    run = room.start("grade", "--jobs", "2")
    assert wait_until(lambda: room.graded() or run.poll() is not None)
    gradebook.rename(aside)
    said = room.end_of(run)
    assert_refused(room, run.returncode, said, "there is no gradebook", "autograder setup")
    assert not gradebook.exists()
    assert room.graded() != sorted(MADE)
    aside.rename(gradebook)
    room.assert_sound(undisturbed["marks"])
    assert_as_undisturbed(room, undisturbed)
