"""What has arrived is taken when it is whole, once, and together with what belongs to it."""

import os
import shutil
from pathlib import Path

import pytest

from autograder.collect.arrivals import (
    LONGEST_WAIT_SECONDS,
    SETTLE_SECONDS,
    Arrivals,
    folder_fault,
)
from tests.collect.handing_in import DOUBLING

ENTRY = "ada+doubling+2026-10-05 12:00:00.000000 UTC+abc"


class Room:
    """A folder that is looked at, under a clock that the test moves."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now = 0.0
        folder.mkdir()
        self.arrivals = Arrivals([folder], self.owners, clock=lambda: self.now, today=lambda: 0.0)

    def owners(self) -> dict[Path, str]:
        files = [path for path in self.folder.rglob("*") if path.is_file()]
        return {file: file.relative_to(self.folder).parts[0] for file in files}

    def put(self, name: str, content: bytes = DOUBLING) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path

    def look(self, *, after: float = 0.0) -> list[str]:
        self.now += after
        return sorted(str(p.relative_to(self.folder)) for p in self.arrivals.look().ready)


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "inbox")


def test_a_file_is_taken_once_when_it_has_settled(room: Room):
    room.put("ada/doubling.ipynb")
    assert room.look() == []
    assert room.look(after=SETTLE_SECONDS) == ["ada/doubling.ipynb"]
    assert room.look(after=99) == []


def test_a_file_that_is_still_written_waits(room: Room):
    path = room.put("ada/notes.txt", b"a")
    room.look()
    for size in range(2, 5):
        path.write_bytes(b"a" * size)
        assert room.look(after=SETTLE_SECONDS) == []
    assert room.look(after=SETTLE_SECONDS) == ["ada/notes.txt"]


@pytest.mark.parametrize("name", ["doubling.ipynb", "doubling.zip"])
def test_half_a_notebook_waits_until_nobody_can_be_writing_it(room: Room, name):
    room.put(f"ada/{name}", DOUBLING[: len(DOUBLING) // 2])
    room.look()
    assert room.look(after=SETTLE_SECONDS * 5) == []
    assert room.look(after=LONGEST_WAIT_SECONDS) == [f"ada/{name}"]


def test_what_one_student_hands_in_comes_together_and_stops_nobody_else(room: Room):
    room.put("ada/doubling.ipynb")
    room.put("bob/doubling.ipynb")
    room.look()
    room.put("ada/tools.py", b"x = 1")
    assert room.look(after=SETTLE_SECONDS) == ["bob/doubling.ipynb"]
    assert room.look(after=SETTLE_SECONDS) == ["ada/doubling.ipynb", "ada/tools.py"]


def test_a_file_moved_over_another_is_a_new_one(room: Room):
    path = room.put("ada/doubling.ipynb")
    room.look()
    room.look(after=SETTLE_SECONDS)
    other = room.put("ada/.new")
    os.utime(other, ns=(path.stat().st_atime_ns, path.stat().st_mtime_ns))
    other.replace(path)
    room.look()
    assert room.look(after=SETTLE_SECONDS) == ["ada/doubling.ipynb"]


def test_an_entry_of_the_exchange_is_whole_when_its_time_is_there(room: Room):
    room.put(f"{ENTRY}/doubling.ipynb")
    room.look()
    assert room.look(after=SETTLE_SECONDS * 5) == []
    room.put(f"{ENTRY}/timestamp.txt", b"2026-10-05 12:00:00 UTC")
    assert room.look() == [f"{ENTRY}/doubling.ipynb", f"{ENTRY}/timestamp.txt"]


def test_what_lay_there_for_long_is_taken_at_the_first_look(room: Room):
    path = room.put("ada/doubling.ipynb")
    room.arrivals.today = lambda: path.stat().st_ctime + 60
    assert room.look() == ["ada/doubling.ipynb"]


def test_what_editors_and_systems_leave_is_no_arrival(room: Room):
    room.put("ada/.ipynb_checkpoints/doubling-checkpoint.ipynb")
    room.put("ada/.doubling.ipynb.part")
    room.look()
    assert room.look(after=SETTLE_SECONDS) == []


def test_a_place_that_vanishes_and_comes_back_brings_nothing_new(room: Room):
    room.put("ada/doubling.ipynb")
    room.look()
    room.look(after=SETTLE_SECONDS)
    away = room.folder.with_name("away")
    shutil.move(room.folder, away)
    assert "No such file" in room.arrivals.look().faults[0]
    shutil.move(away, room.folder)
    assert room.look(after=99) == room.look(after=99) == []


def test_what_could_not_be_collected_is_looked_at_again(room: Room):
    path = room.put("ada/doubling.ipynb")
    room.look()
    room.look(after=SETTLE_SECONDS)
    room.arrivals.look_again_at([path])
    room.look()
    assert room.look(after=SETTLE_SECONDS) == ["ada/doubling.ipynb"]


def test_why_a_folder_cannot_be_watched_is_said(tmp_path: Path):
    file = tmp_path / "file"
    file.touch()
    assert folder_fault(tmp_path) == ""
    assert "no such folder" in folder_fault(tmp_path / "nowhere")
    assert "no folder" in folder_fault(file)
