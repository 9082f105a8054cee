"""The tiny course is built once a run, and lives as long as the run does."""

import contextlib
import os
import subprocess
import sys

from autograder.config import read_course
from tests.course_copy import MAKER, PLACE, TOPIC, copy_course, made_once, remove_place, tiny_course


def test_a_copy_is_whole_and_takes_limits(tmp_path):
    root = copy_course(tmp_path / "course", memory_mb=77)
    assert read_course(root).limits.memory_mb == 77
    assert (root / "release" / TOPIC / f"{TOPIC}.ipynb").exists()
    assert read_course(tiny_course()).limits.memory_mb == 2048


def test_what_is_made_once_is_made_once(request):
    made = []
    for _ in range(2):
        made_once(request.node.name, lambda place: (place.mkdir(), made.append(place)))
    assert len(made) == 1


def test_what_was_left_unfinished_is_made_again(request):
    def fail(place):
        place.mkdir()
        raise OSError

    def make(place):
        place.mkdir()
        (place / "x").touch()

    with contextlib.suppress(OSError):
        made_once(request.node.name, fail)
    assert (made_once(request.node.name, make) / "x").exists()


def test_a_run_inside_of_a_test_leaves_it_alone(root):
    course = tiny_course()
    assert os.environ[PLACE]
    words = ["-m", "pytest", "--collect-only", "-q", "tests/reading/test_long_cells.py"]
    command = [sys.executable, *words]
    run = subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert course.exists()


def test_only_the_process_that_made_it_removes_it(monkeypatch, tmp_path):
    monkeypatch.setenv(PLACE, str(tmp_path))
    monkeypatch.setenv(MAKER, "1")
    remove_place()
    assert tmp_path.exists()
    monkeypatch.setenv(MAKER, str(os.getpid()))
    remove_place()
    assert not tmp_path.exists()
