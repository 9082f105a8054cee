"""A real Dask scheduler and its workers on this machine, which are killed while they grade."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.awkward.spoilt_notebooks import SLUG
from tests.faults.conftest import MADE
from tests.faults.watching import Watched, assert_as_undisturbed, assert_no_orphans, wait_until
from tests.pipeline.page_commands import commands_of

DASK = Path(sys.executable).with_name("dask")
ONE_THREAD = ("--no-nanny", "--nthreads", "1")
TWO_THREADS = ("--nworkers", "1", "--nthreads", "2")  # under a nanny: no child of multiprocessing


@dataclass
class Cluster:
    """A scheduler on the loopback address, and the workers that a test starts."""

    room: Watched
    place: Path
    running: list["subprocess.Popen[bytes]"] = field(default_factory=list)

    def start(self, *words: str, **variables: str) -> "subprocess.Popen[bytes]":
        """Start a process of Dask, with its temporary files where those of the runs are."""
        places = {"TMPDIR": self.room.temporary, "DASK_TEMPORARY_DIRECTORY": self.place}
        environment = {**os.environ, **{k: str(v) for k, v in places.items()}, **variables}
        log = self.place / f"{len(self.running)}.log"
        with log.open("w") as said:
            process = subprocess.Popen(
                [DASK, *words],
                cwd=self.place,
                env=environment,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        self.running.append(process)
        return process

    def start_scheduler(self) -> "subprocess.Popen[bytes]":
        """Start the scheduler and wait until it has an address."""
        words = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        process = self.start("scheduler", *words, "--scheduler-file", str(self.file))
        assert wait_until(lambda: self.address or process.poll() is not None), self.said()
        return process

    def start_worker(self, *words: str, **variables: str) -> "subprocess.Popen[bytes]":
        """Start a worker of this cluster."""
        where = ("--host", "127.0.0.1", "--no-dashboard")
        return self.start("worker", self.address, *where, *words, **variables)

    @property
    def file(self) -> Path:
        """Where the scheduler writes its address."""
        return self.place / "scheduler.json"

    @property
    def address(self) -> str:
        """What ``--scheduler`` is given; empty until the whole file is there."""
        with contextlib.suppress(FileNotFoundError, ValueError):
            return str(json.loads(self.file.read_text())["address"])
        return ""

    def said(self) -> str:
        """What the processes of Dask have written."""
        return "\n".join(path.read_text() for path in sorted(self.place.glob("*.log")))

    def grading_processes(self) -> int:
        """Count the processes that grade."""
        return sum("cluster.process" in process.command for process in self.room.processes())

    def close(self) -> None:
        """End what is left."""
        for process in reversed(self.running):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@pytest.fixture
def cluster(room: Watched, tmp_path: Path) -> Iterator[Cluster]:
    place = tmp_path / "dask"
    place.mkdir()
    cluster = Cluster(room, place)
    yield cluster
    cluster.close()


def students(report: str) -> list[str]:
    return [item["student"] for item in json.loads(report)["graded"]]


def test_a_worker_that_is_killed_half_way_loses_nothing(cluster, room, undisturbed):
    cluster.start_scheduler()
    victim = cluster.start_worker(*ONE_THREAD)
    cluster.start_worker(*TWO_THREADS)
    run = room.start("grade", "--json", "--scheduler", cluster.address)
    assert wait_until(lambda: len(room.graded()) >= 2 or run.poll() is not None)
    assert run.poll() is None, room.end_of(run)
    assert cluster.grading_processes() == 3  # one for each thread
    os.kill(victim.pid, signal.SIGKILL)
    report = room.end_of(run)
    assert run.returncode == 1, report
    assert sorted(students(report)) == sorted(MADE)
    assert json.loads(report)["repairs"] == []
    assert wait_until(lambda: cluster.grading_processes() == 0)
    outcome = room.outcome()
    for part in ("marks", "results", "ledger", "copies"):
        assert outcome[part] == undisturbed[part], part


@pytest.mark.slow
def test_a_scheduler_that_is_lost_half_way_is_named_and_what_was_finished_is_kept(
    cluster, room, undisturbed
):
    scheduler = cluster.start_scheduler()
    cluster.start_worker(*ONE_THREAD)
    run = room.start("grade", "--scheduler", cluster.address)
    assert wait_until(lambda: room.graded() or run.poll() is not None)
    scheduler.kill()
    said = room.end_of(run)
    assert run.returncode == 3, said
    assert "the scheduler is gone. What was finished is kept" in said
    assert room.graded()
    room.assert_sound(undisturbed["marks"])
    cluster.close()
    assert_no_orphans(room)
    assert_as_undisturbed(room, undisturbed)


@pytest.mark.slow
def test_a_worker_with_other_tests_is_left_out_and_ctrl_c_ends_all_workers(
    cluster, room, undisturbed, tmp_path
):
    other = tmp_path / "other"
    shutil.copytree(room.root, other, symlinks=True)
    with (other / "autograder" / "hidden_tests" / SLUG / "test_one_hot.py").open("a") as file:
        file.write("\n# changed\n")
    cluster.start_scheduler()
    worker = cluster.start_worker(*ONE_THREAD)
    cluster.start_worker(*ONE_THREAD, AUTOGRADER_COURSE=str(other))
    run = room.start("grade", "--scheduler", cluster.address)
    assert wait_until(lambda: room.graded() or run.poll() is not None)
    run.send_signal(signal.SIGINT)
    said = room.end_of(run)
    assert run.returncode == 130, said
    assert wait_until(lambda: cluster.grading_processes() == 0)
    assert worker.poll() is None
    room.assert_sound(undisturbed["marks"])
    before = room.graded()

    worker.kill()
    worker.wait()
    done = room.run("grade", "--scheduler", cluster.address)
    assert done.returncode == 3
    assert f"another version of: tests, references and data of {SLUG}" in done.stderr
    assert room.graded() == before


def test_the_page_shows_commands_that_dask_knows():
    from distributed.cli import dask_scheduler, dask_worker

    starts = {"scheduler": dask_scheduler.main, "worker": dask_worker.main}
    for program, verb, *words in commands_of("clusters.md"):
        assert program == DASK.name
        starts.pop(verb).make_context(verb, words)
    assert starts == {}


def test_an_address_where_nobody_answers_is_named(room):
    done = room.run("grade", "--scheduler", "tcp://127.0.0.1:1")
    assert done.returncode == 3
    assert "tcp://127.0.0.1:1: no scheduler answers" in done.stderr
    assert room.graded() == []
