"""Which level of confinement is found, by whom, and what a machine without one reports."""

import contextlib
import functools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.errors import SandboxError
from autograder.sandbox import levels
from autograder.sandbox.channel import Clocks, Lost
from autograder.sandbox.levels import Level
from autograder.sandbox.zygote import sandbox_python, warm_zygote

ROOT = Path(__file__).parents[2]
USERS = ["root", "nobody"] if os.geteuid() == 0 else ["nobody"]


def run_as(user: str, *words: str) -> subprocess.CompletedProcess[str]:
    script = Path(__file__).with_name("as_another.py")
    return subprocess.run(
        [sys.executable, "-B", script, user, *words],
        cwd="/",
        env={"PATH": os.environ["PATH"], "HOME": "/"},
        capture_output=True,
        text=True,
        check=False,
    )


@functools.cache
def found_by(user: str, *denied: str) -> dict:
    done = run_as(user, *denied)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("user", USERS)
@pytest.mark.parametrize("level", [Level.FULL, Level.REDUCED])
def test_both_levels_hold_for_root_and_for_an_ordinary_user(user, level):
    found = found_by(user)
    assert (found["user"] == 0) == (user == "root")
    assert found["gap"][level] == ""
    assert found["holds"][level]
    assert found["asked"][level] == level
    assert found["best"] == Level.FULL


class Hasty:
    """A zygote whose process has ended before it was noticed that it began."""

    def __init__(self, zygote, together_mb):
        self.end_submission, self._zygote, self._mb = zygote.end_submission, zygote, together_mb

    def spawn(self, limits, *, together_mb):
        channel = self._zygote.spawn(limits, together_mb=self._mb and together_mb)
        with contextlib.closing(channel), contextlib.suppress(Lost):
            channel.receive(Clocks(1.0, 1.0))
        raise SandboxError("sandbox: a notebook process did not start (died)")


@pytest.mark.parametrize(("together_mb", "is_stopped"), [(1, True), (0, False)])
def test_what_is_ended_for_its_memory_before_it_greets_is_stopped(together_mb, is_stopped):
    with warm_zygote(sandbox_python(ROOT), Level.FULL, is_bare=True) as zygote:
        hasty = Hasty(zygote, together_mb)
        assert levels._is_stopped_together(hasty) is is_stopped


@pytest.mark.parametrize("user", USERS)
def test_without_user_namespaces_reduced_must_be_asked_for_by_name(user):
    found = found_by(user, "namespaces")
    assert found["best"] == Level.REDUCED
    assert "unshare" in found["gap"]["full"]
    assert found["asked"]["full"].endswith("Or accept less: --sandbox reduced")
    assert found["asked"]["reduced"] == "reduced"


@pytest.mark.parametrize("user", USERS)
def test_without_landlock_too_nothing_is_left(user):
    found = found_by(user, "namespaces", "landlock")
    assert found["best"] == Level.NONE
    assert "landlock" in found["gap"]["reduced"]
    assert "--sandbox reduced" not in found["asked"]["full"]
    assert "Landlock" in found["asked"]["reduced"]


def test_namespaces_alone_hold_what_they_promise():
    found = found_by(USERS[-1], "landlock")
    assert found["best"] == Level.FULL


@pytest.mark.slow
@pytest.mark.parametrize("user", USERS)
def test_every_wall_stands_at_both_levels_for_every_user(user):
    """Root's own Python may be closed to others; there it is reachable, so nothing is skipped."""
    walls = str(Path(__file__).with_name("test_confinement.py"))
    done = run_as(user, "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT), walls)
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout.splitlines()[-1]


def test_a_grader_whose_parent_has_ended_is_not_taken_for_visible(monkeypatch, tmp_path):
    monkeypatch.setattr(os, "getppid", lambda: 1)
    monkeypatch.setattr(os, "getpid", lambda: 4321)
    with levels._targets(tmp_path) as targets:
        assert targets["pids"] == [4321]
