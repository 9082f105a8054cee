"""Ctrl-C: what was finished is kept, nothing else is waited for, the next run does the rest."""

import os
import signal
import subprocess
import time
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import pytest
from pydantic import Base64Bytes, TypeAdapter
from pydantic.types import Base64Encoder

from autograder.grading import task_queue
from tests.awkward.spoilt_notebooks import FILE, SLUG
from tests.faults.conftest import MADE, made
from tests.faults.watching import (
    ENDED_WITHIN,
    Watched,
    assert_as_undisturbed,
    assert_no_orphans,
    of_kind,
    wait_until,
)

PACKED = TypeAdapter(Base64Bytes)


def interrupt(run: "subprocess.Popen[bytes]", times: int) -> None:
    """Press Ctrl-C: a terminal sends the signal to the whole group."""
    for _ in range(times):
        os.killpg(run.pid, signal.SIGINT)
        time.sleep(0.05)


def assert_interrupted(room: Watched, run: "subprocess.Popen[bytes]") -> None:
    """It ends soon, says so in one sentence, and leaves no process behind."""
    run.wait(timeout=ENDED_WITHIN)
    said = room.end_of(run)
    assert run.returncode == 130, said
    assert "interrupted; what was finished is kept" in said
    assert_no_orphans(room)
    assert room.left_over() == []


@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.slow), 5])
def test_the_next_run_grades_only_the_rest(room, undisturbed, times):
    run = room.start("grade", "--jobs", "2")
    assert wait_until(lambda: room.graded() or run.poll() is not None)
    interrupt(run, times)
    assert_interrupted(room, run)
    room.assert_sound(undisturbed["marks"])
    kept = {path.name: path.stat().st_mtime_ns for path in room.results.glob("[!.]*.json")}
    assert 0 < len(kept) < len(MADE)
    assert_as_undisturbed(room, undisturbed)
    assert {name: (room.results / name).stat().st_mtime_ns for name in kept} == kept


@pytest.mark.parametrize(
    "pause",
    [
        0.1,
        1.0,
        pytest.param(0.0, marks=pytest.mark.slow),
        pytest.param(0.3, marks=pytest.mark.slow),
    ],
)
def test_workers_that_are_about_to_start_say_nothing(room, undisturbed, pause):
    run = room.start("grade", "--jobs", "2")
    assert wait_until(lambda: of_kind(room.processes(), "worker") or run.poll() is not None)
    time.sleep(pause)
    interrupt(run, 1)
    assert_interrupted(room, run)
    room.assert_sound(undisturbed["marks"])


def test_ctrl_c_while_a_submission_is_packed_stays_ctrl_c(monkeypatch):
    """pydantic would make an error of its own of it."""

    def press(_data: bytes) -> bytes:
        signal.raise_signal(signal.SIGINT)
        return b""

    monkeypatch.setattr(Base64Encoder, "encode", press)
    monkeypatch.setattr(task_queue, "read_task", lambda *_, **__: PACKED.dump_json(b"a notebook"))
    topic, folder = SimpleNamespace(slug=SLUG), Path("s1")
    item = SimpleNamespace(
        before=None, outdated=(), student="s1", topic=topic, folder_in=lambda _: folder
    )
    course = mock.MagicMock()
    with pytest.raises(KeyboardInterrupt):
        task_queue.Tasks(course, {"s1": item}, {SLUG: {}}, "full")["s1"]


def test_a_cell_under_way_is_not_waited_for(room, undisturbed):
    """The submission under way would take minutes."""
    place = f"submitted/s6/{SLUG}/{FILE}"
    room.hand_in({place: made("import time\ntime.sleep(1000)")}, ".")
    settings = room.root / "course.toml"
    text = settings.read_text()
    settings.write_text(text.replace("cell_cpu_seconds = 2", "cell_cpu_seconds = 50"))
    assert settings.read_text() != text
    run = room.start("grade", "--jobs", "2")
    assert wait_until(lambda: len(room.graded()) == len(MADE) - 1 or run.poll() is not None)
    interrupt(run, 1)
    assert_interrupted(room, run)
    assert room.graded() == sorted(set(MADE) - {"s6"})
    room.hand_in({place: MADE["s6"]}, ".")
    settings.write_text(text)
    assert_as_undisturbed(room, undisturbed)
