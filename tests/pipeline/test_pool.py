"""The pool of workers on one machine: nothing is lost, nobody pays for another one's task."""

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn

import pytest

from autograder.grading import forked_workers, worker_pool
from autograder.grading.forked_workers import WORKER
from autograder.grading.worker_pool import Done, LocalPool, Undone
from autograder.sandbox.inside.confinement.process_tree import descendants
from tests.faults.watching import wait_until


def die_on_x(data: bytes) -> bytes:
    if data == b"x":
        os._exit(1)
    if data == b"e":
        raise ValueError("no")
    return data.upper()


def workers_of_this_process() -> list[int]:
    """List the living workers of its pools, and no other children that it may have."""
    return [pid for pid in descendants([os.getpid()]) if is_worker(pid)]


def is_worker(pid: int) -> bool:
    try:
        number, _, rest = Path(f"/proc/{pid}/stat").read_text().rpartition(")")
    except OSError:
        return False
    return number.endswith(f"({WORKER}") and rest.split()[0] not in "ZX"


class WorkersThatDieBetweenTwoTasks(dict[str, bytes]):
    """Kills them all when the fourth and the seventh task are asked for."""

    asked = deaths = 0

    def __getitem__(self, key: str) -> bytes:
        self.asked += 1
        if self.asked in (4, 7):
            self.deaths += 1
            assert wait_until(workers_of_this_process)
            for worker in workers_of_this_process():
                os.kill(worker, signal.SIGKILL)
            assert wait_until(lambda: not workers_of_this_process())
        return super().__getitem__(key)


@pytest.mark.parametrize("is_forked", [False, True])
@pytest.mark.parametrize("jobs", [1, 2])
def test_no_submission_is_lost_if_workers_die_before_it_is_handed_on(jobs, is_forked):
    tasks = WorkersThatDieBetweenTwoTasks({key: key.encode() for key in "abcdfg"})
    pool = LocalPool(die_on_x, jobs, is_forked=is_forked)
    outcomes = {outcome.key: outcome for outcome in pool.run(tasks)}
    assert tasks.deaths == 2
    assert outcomes == {key: Done(key, key.upper().encode()) for key in "abcdfg"}


def test_a_worker_that_dies_costs_a_retry_and_no_other_submission():
    tasks = {str(n): data for n, data in enumerate([b"a", b"x", b"b", b"e", b"c"])}
    outcomes = {o.key: o for o in LocalPool(die_on_x, 2).run(tasks)}
    assert len(outcomes) == 5
    assert outcomes["0"] == Done("0", b"A")
    assert isinstance(outcomes["1"], Undone)
    assert "died" in outcomes["1"].reason
    assert isinstance(outcomes["3"], Undone)
    assert "ValueError: no" in outcomes["3"].reason
    assert {outcomes[key].reply for key in ("0", "2", "4")} == {b"A", b"B", b"C"}


def note_and_wait(data: bytes) -> bytes:
    """Note what was begun and by whom; then die, or wait for a word and answer."""
    place, key = Path(data.decode()), os.getpid()
    with place.with_name("begun").open("a") as begun:
        begun.write(f"{place.name} {key}\n")
    if place.name == "dies":
        os._exit(1)
    while not place.with_name("go").exists():
        time.sleep(0.02)
    return str(key).encode()


def begun(folder: Path) -> list[tuple[str, int]]:
    file = folder / "begun"
    lines = file.read_text().splitlines() if file.exists() else []
    return [(name, int(pid)) for name, pid in map(str.split, lines)]


def tasks_in(folder: Path, *names: str) -> dict[str, bytes]:
    return {name: str(folder / name).encode() for name in names}


def test_what_others_have_under_way_is_finished_when_a_worker_dies(tmp_path):
    class Tasks(dict[str, bytes]):
        def __getitem__(self, key: str) -> bytes:
            if key == "later":  # it stands at the door; the two others are under way
                assert wait_until(lambda: len(begun(tmp_path)) >= 2)
                (tmp_path / "go").touch()
            return super().__getitem__(key)

    tasks = Tasks(tasks_in(tmp_path, "dies", "lasts", "later").items())
    outcomes = {o.key: o for o in LocalPool(note_and_wait, 2).run(tasks)}
    names = [name for name, _ in begun(tmp_path)]
    assert sorted(names) == ["dies"] * 4 + ["lasts", "later"]  # once beside others, then alone
    assert isinstance(outcomes["dies"], Undone)
    assert isinstance(outcomes["lasts"], Done)


def test_the_others_go_on_without_the_first_worker(tmp_path):
    (tmp_path / "go").touch()
    pool = LocalPool(note_and_wait, 3)
    found = pool.run(tasks_in(tmp_path, *"abc"))
    assert isinstance(next(found), Done)
    assert wait_until(lambda: is_family(*first_and_others()))  # those of the test before have ended
    first, others = first_and_others()
    os.kill(first, signal.SIGKILL)
    assert all(isinstance(outcome, Done) for outcome in found)
    assert wait_until(lambda: not any(map(is_worker, others)))


def first_and_others() -> tuple[int, list[int]]:
    first, *others = sorted(workers_of_this_process(), key=lambda pid: len(ancestors(pid)))
    return first, others


def is_family(first: int, others: list[int]) -> bool:
    return all(first in ancestors(pid) for pid in others)


def ancestors(pid: int) -> list[int]:
    found = []
    while pid > 1:
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        found.append(pid)
    return found


def equip_noting(folder: Path) -> None:
    with (folder / "equipped").open("a") as file:
        file.write(f"{os.getpid()}\n")


def test_what_all_workers_need_is_made_once(tmp_path):
    (tmp_path / "go").touch()
    pool = LocalPool(note_and_wait, 2, equip_noting, tmp_path)
    assert all(isinstance(outcome, Done) for outcome in pool.run(tasks_in(tmp_path, *"abcdefgh")))
    (first,) = (tmp_path / "equipped").read_text().split()
    assert int(first) in {pid for _, pid in begun(tmp_path)}  # and whoever made it works, too


def refuse(_given: None) -> None:
    raise ValueError("no")


def test_workers_that_cannot_start_are_not_started_for_ever():
    outcomes = list(LocalPool(die_on_x, 2, refuse).run({"a": b"a", "b": b"b"}))
    assert sorted(outcome.key for outcome in outcomes) == ["a", "b"]
    assert all(isinstance(outcome, Undone) for outcome in outcomes)


def started(timer: threading.Timer, found: Iterator[Done | Undone]) -> None:
    timer.start()
    next(found)


@pytest.mark.parametrize("seconds", [0.01, 0.3, 3.0])
def test_an_interrupted_run_leaves_no_worker(tmp_path, seconds):
    found = LocalPool(note_and_wait, 2).run(tasks_in(tmp_path, *"ab"))
    own = threading.get_ident()
    timer = threading.Timer(seconds, signal.pthread_kill, (own, signal.SIGINT))
    with pytest.raises(KeyboardInterrupt):
        started(timer, found)
    assert wait_until(lambda: not workers_of_this_process())


class InterruptedBySubmitting(ThreadPoolExecutor):
    """Ctrl-C comes when a task is on its way and nobody has noted that yet."""

    def submit(self, *args: Any, **options: Any) -> NoReturn:
        super().submit(*args, **options)
        raise KeyboardInterrupt


def test_a_task_that_nobody_has_noted_yet_holds_no_interrupt_up(tmp_path, monkeypatch):
    monkeypatch.setattr(worker_pool, "ThreadPoolExecutor", InterruptedBySubmitting)
    found = LocalPool(note_and_wait, 2).run(tasks_in(tmp_path, *"ab"))
    with pytest.raises(KeyboardInterrupt):
        next(found)
    assert wait_until(lambda: not workers_of_this_process())


def test_an_interrupt_while_workers_start_leaves_none(tmp_path, monkeypatch):
    own = threading.get_ident()
    held = forked_workers._ignore_interrupts_from_the_start

    @contextlib.contextmanager
    def interrupted() -> Iterator[None]:
        with held():
            yield
            signal.pthread_kill(own, signal.SIGINT)

    monkeypatch.setattr(forked_workers, "_ignore_interrupts_from_the_start", interrupted)
    found = LocalPool(note_and_wait, 2, equip_noting, tmp_path).run(tasks_in(tmp_path, *"ab"))
    try:
        next(found)
    except KeyboardInterrupt:  # its traceback holds the ends of all lines while it is handled
        assert wait_until((tmp_path / "equipped").exists)
        assert wait_until(lambda: not workers_of_this_process())
    else:
        pytest.fail("Ctrl-C was lost")
