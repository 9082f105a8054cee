"""Forked zygotes: the warm processes of several workers, forked from one."""

import os
import shutil
import signal
import sys
import time
from pathlib import Path

import pytest

from autograder.authoring.assignment import read_topic
from autograder.checking import grading_task
from autograder.paths import CoursePaths
from autograder.pipeline.grade import released_stubs
from autograder.sandbox import zygote as zygotes
from autograder.sandbox.levels import Level, probe_level
from autograder.sandbox.zygote import ForkedZygote, Zygote, sandbox_python, zygote_of_run
from tests.course_copy import TOPIC, tiny_course
from tests.sandbox.conftest import LIMITS, ROOT, run_cells, what_is_missing

LONGEST_WAIT = 30.0
NAMES = ("user", "mnt", "pid", "ipc", "net")


@pytest.fixture(params=[Level.FULL, Level.REDUCED])
def level(request):
    if missing := what_is_missing(request.param):
        pytest.skip(f"level {request.param} cannot be had here: {missing}")
    assert probe_level(ROOT, request.param).holds
    return request.param


@pytest.fixture
def control_socket(level):
    with zygote_of_run(sandbox_python(ROOT), level) as control_socket:
        yield control_socket


@pytest.fixture
def spawned():
    """Spawn notebooks whose channels are closed after the test."""
    channels = []

    def spawn(forked_zygote):
        channels.append(forked_zygote.spawn(LIMITS))
        return channels[-1]

    yield spawn
    for channel in channels:
        channel.close()


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def wait_for_the_end_of(pids: list[int]) -> None:
    deadline = time.monotonic() + LONGEST_WAIT
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert [pid for pid in pids if is_running(pid)] == []


def test_each_runs_its_own_notebooks_one_after_another(control_socket, level, tmp_path):
    first, second = ForkedZygote(control_socket, level), ForkedZygote(control_socket, level)
    for number in range(3):
        for forked_zygote in (first, second):
            texts = run_cells(
                forked_zygote, tmp_path, f"a = {number}; open('left', 'x')", "print(a, a + 1)"
            )
            assert texts == ["", f"{number} {number + 1}\n"]
    first.close()
    assert run_cells(second, tmp_path, "print(1)") == ["1\n"]
    second.close()


def test_they_share_what_was_imported(control_socket, level, spawned):
    forked_zygotes = [ForkedZygote(control_socket, level) for _ in range(2)]
    pids = [parent_of(spawned(forked_zygote).pid) for forked_zygote in forked_zygotes]
    facts = [Path(f"/proc/{pid}/smaps_rollup").read_text().split() for pid in pids]
    shared = [int(words[words.index("Shared_Dirty:") + 1]) / 1024 for words in facts]
    assert min(shared) > 30, shared
    for forked_zygote in forked_zygotes:
        forked_zygote.end_submission()
        forked_zygote.close()


def test_two_submissions_at_once_have_no_namespace_in_common(spawned):
    with zygote_of_run(sandbox_python(ROOT), Level.FULL) as control_socket:
        forked_zygotes = [ForkedZygote(control_socket, Level.FULL) for _ in range(2)]
        pids = [spawned(forked_zygote).pid for forked_zygote in forked_zygotes]
        for name in NAMES:
            inodes = {Path(f"/proc/{pid}/ns/{name}").readlink() for pid in (*pids, os.getpid())}
            assert len(inodes) == 3, name
        for forked_zygote in forked_zygotes:
            forked_zygote.end_submission()
            forked_zygote.close()


def test_all_of_them_end_with_the_run(level, spawned):
    with zygote_of_run(sandbox_python(ROOT), level) as control_socket:
        forked_zygotes = [ForkedZygote(control_socket, level) for _ in range(2)]
        notebooks = [spawned(forked_zygote).pid for forked_zygote in forked_zygotes]
        family = [*notebooks, *map(parent_of, notebooks)]
        for forked_zygote in forked_zygotes:
            forked_zygote.close()
    wait_for_the_end_of(family)


def test_a_fork_whose_worker_is_gone_leaves_the_others_alone(
    control_socket, level, spawned, tmp_path
):
    gone, other = ForkedZygote(control_socket, level), ForkedZygote(control_socket, level)
    notebook = spawned(gone).pid
    family = [notebook, parent_of(notebook)]
    channel = spawned(other)
    gone.close()
    wait_for_the_end_of(family)
    assert channel.is_alive()
    other.end_submission()
    assert run_cells(other, tmp_path, "print(2)") == ["2\n"]
    other.close()


@pytest.fixture
def a_task(tmp_path):
    """Pack an untouched release for grading; what this process imports for it is forgotten."""
    before = {name: module for name, module in sys.modules.items() if _is_reference(name)}
    paths, slug = CoursePaths(tiny_course()), TOPIC
    topic = read_topic(paths, slug)
    folder = tmp_path / slug
    folder.mkdir()
    shutil.copy(paths.release_notebook(slug), folder)
    stubs = released_stubs(paths, topic)
    yield grading_task.read_task(folder, paths, topic, "s1", stubs, "secret", LIMITS, Level.FULL)
    for name in filter(_is_reference, list(sys.modules)):
        del sys.modules[name]
    sys.modules.update(before)


def _is_reference(module):
    return module.partition(".")[0] == "solutions"


def test_a_worker_whose_zygote_dies_with_that_of_the_run_starts_its_own(monkeypatch, a_task):
    started, spawned = [], []

    def note(program, *words, start=zygotes._Program.__init__):
        start(program, *words)
        started.append(program.process.pid)

    def kill_the_first(zygote, *words, spawn=Zygote.spawn, **options):
        spawned.append(type(zygote))
        if len(spawned) == 1:
            os.killpg(started[0], signal.SIGKILL)
        return spawn(zygote, *words, **options)

    monkeypatch.setattr(zygotes._Program, "__init__", note)
    monkeypatch.setattr(Zygote, "spawn", kill_the_first)
    grading_task.warm_zygote.cache_clear()
    with zygote_of_run(sandbox_python(ROOT), Level.FULL) as control_socket:
        monkeypatch.setattr(grading_task, "_control_socket", [])
        grading_task.share_zygote(control_socket)
        reply = grading_task.REPLY.validate_json(grading_task.run_task(a_task))
    grading_task.warm_zygote(tiny_course(), Level.FULL).close()
    grading_task.warm_zygote.cache_clear()
    assert spawned[:2] == [ForkedZygote, Zygote]
    assert not reply.is_ours
    assert {run.status for run in reply.result.cells} == {"passed", "not run"}
