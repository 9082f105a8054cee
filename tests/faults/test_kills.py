"""Processes of a run are killed at any moment: it costs time, and nothing else."""

import random
import subprocess
import time
from typing import Any

import pytest

from tests.faults.conftest import MADE, Fresh
from tests.faults.watching import (
    Process,
    Watched,
    assert_as_undisturbed,
    assert_no_orphans,
    of_kind,
    wait_until,
)

Run = subprocess.Popen[bytes]

LONGEST_PAUSE = 1.5
"""Seconds: about as long as one submission takes, so that kills fall on all of its parts."""

PER_RUN = 2
"""A submission that is hit three times is given up, and listed."""


def grading(room: Watched) -> Run:
    return room.start("grade", "--jobs", "2")


def living(room: Watched, run: Run, kind: str) -> list[Process]:
    """Wait for processes of a kind; there are none if the run ends before."""
    wait_until(lambda: run.poll() is not None or of_kind(room.processes(), kind))
    return of_kind(room.processes(), kind)


def wait_for_the_moment(
    room: Watched, run: Run, chance: random.Random, *, is_first: bool = True
) -> None:
    """Wait for one more result, or at first only for workers; then for some part of the next."""
    before = len(room.graded())
    if not is_first or chance.random() < 0.6:
        wait_until(lambda: run.poll() is not None or len(room.graded()) > before)
    else:
        wait_until(lambda: run.poll() is not None or of_kind(room.processes(), "worker"))
    time.sleep(chance.uniform(0, LONGEST_PAUSE))


def kill_main_again_and_again(
    fresh: Fresh, undisturbed: dict[str, Any], kills: int, chance: random.Random
) -> None:
    """Kill the main process in run after run; a class that is done is compared and replaced."""
    room, done = fresh(), 0
    while done < kills:
        run = grading(room)
        wait_for_the_moment(room, run, chance)
        is_killed = run.poll() is None
        run.kill()
        run.wait()
        done += is_killed
        assert_no_orphans(room)
        room.assert_sound(undisturbed["marks"])
        if not is_killed:
            assert_as_undisturbed(room, undisturbed)
            room = fresh()
    assert_as_undisturbed(room, undisturbed)


def kill_within_runs(
    fresh: Fresh, undisturbed: dict[str, Any], kind: str, kills: int, chance: random.Random
) -> None:
    """Kill processes below the main one; the very run in which that happens ends as always."""
    done = 0
    while done < kills:
        room = fresh()
        run = grading(room)
        before = done
        while run.poll() is None and done < min(kills, before + PER_RUN):
            wait_for_the_moment(room, run, chance, is_first=done == before)
            victims = living(room, run, kind)
            done += bool(victims) and chance.choice(victims).kill()
        said = room.end_of(run)
        assert run.returncode == 1, said
        assert sorted(room.graded()) == sorted(MADE), said
        assert room.auto_marks() == undisturbed["marks"]
        assert_no_orphans(room)
        assert_as_undisturbed(room, undisturbed)


def test_after_kills_of_the_main_process_the_next_run_goes_on(fresh, undisturbed):
    kill_main_again_and_again(fresh, undisturbed, 3, random.Random(1))


KINDS = ("worker", "keeper of a zygote", "zygote", "launcher", "init")


@pytest.mark.parametrize("kind", KINDS)
def test_kills_within_a_run_cost_only_time(fresh, undisturbed, kind):
    kill_within_runs(fresh, undisturbed, kind, 1, random.Random(kind))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(10))
def test_after_many_kills_of_the_main_process_the_next_run_goes_on(fresh, undisturbed, number):
    kill_main_again_and_again(fresh, undisturbed, 10, random.Random(100 + number))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("kind", KINDS)
def test_many_kills_within_a_run_cost_only_time(fresh, undisturbed, kind, number):
    kill_within_runs(fresh, undisturbed, kind, 5, random.Random(f"{kind} {number}"))
