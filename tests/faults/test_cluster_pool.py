"""Who is blamed when workers of a cluster die, told without a cluster."""

import dataclasses
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from autograder.errors import SandboxError, UsageError
from autograder.grading.cluster import cluster_pool, worker
from autograder.grading.cluster.cluster_pool import ClusterRun
from autograder.grading.cluster.connection import connected
from autograder.grading.cluster.machine_fingerprint import fingerprint
from autograder.grading.cluster.process import COURSE_VARIABLE, fault_here
from autograder.grading.cluster.process_messages import ORDER, Order
from autograder.grading.worker_pool import Done, Undone
from autograder.paths import CoursePaths
from tests.awkward.spoilt_notebooks import SLUG
from tests.course_copy import tiny_course

KILLER, KILLER_OF_MACHINES, LIAR = b"kills", b"kills the machine", b"raises"
UNFIT = "unfit"


@pytest.fixture(autouse=True)
def _look_at_once(monkeypatch):
    monkeypatch.setattr(cluster_pool, "LOOK_SECONDS", 0.0)


@dataclass
class FakeConnection:
    """Workers that do at once what the bytes of a task say; machines come back when they died."""

    slots: dict[str, int]
    address: str = "tcp://fake"
    given: list[tuple[str, str]] = field(default_factory=list)
    together: list[set[str]] = field(default_factory=list)
    under_way: dict[str, dict[str, bytes]] = field(default_factory=lambda: defaultdict(dict))
    greeted: list[str] = field(default_factory=list)
    deaths: int = 0

    @property
    def is_waiting(self) -> bool:
        return bool(self.greeted or any(self.under_way.values()))

    def workers(self) -> dict[str, int]:
        """List the workers; those that were killed come back under another address."""
        for address in list(self.slots):
            if KILLER_OF_MACHINES in self.under_way[address].values():
                self.deaths += 1
                self.slots[f"{address}'"] = self.slots.pop(address)
        return dict(self.slots)

    def submit(self, address, key, function, order, task=b"") -> None:
        if function is worker.examine:
            assert ORDER.validate_json(order).tries_level
            self.greeted.append(address)
            return
        self.given.append((address, key))
        self.under_way[address][key] = task
        self.together.append(set(self.under_way[address]))

    def forget(self, address) -> None:
        self.under_way.pop(address)

    def replies(self, _seconds) -> Iterator[tuple[str, str, str, bytes]]:
        for address in self.greeted:
            is_unfit = address.startswith(UNFIT)
            yield (address, "", worker.UNFIT if is_unfit else worker.DONE, b"it is old.")
        self.greeted = []
        for address, tasks in self.under_way.items():
            if KILLER_OF_MACHINES in tasks.values():
                continue
            for key, task in tasks.items():
                word = {KILLER: worker.DIED, LIAR: worker.FAILED}.get(task, worker.DONE)
                yield (address, key, word, task.upper())
            tasks.clear()


def run(connection, tasks):
    left_out = []
    order = Order("run", "/course", "full", (SLUG,))
    outcomes = list(ClusterRun(connection, order, tasks, left_out).outcomes())
    assert len({outcome.key for outcome in outcomes}) == len(outcomes) == len(tasks)
    return {outcome.key: outcome for outcome in outcomes}, left_out


def test_only_the_task_that_kills_processes_is_charged():
    outcomes, left_out = run(FakeConnection({"a": 1, "b": 2}), {"x": KILLER, "y": b"y", "z": LIAR})
    assert outcomes["x"] == Undone("x", cluster_pool.DIED)
    assert outcomes["y"] == Done("y", b"Y")
    assert outcomes["z"] == Undone("z", "RAISES")
    assert left_out == []


def test_a_task_that_kills_machines_is_told_from_those_beside_it():
    connection = FakeConnection({"a": 3})
    tasks = {"x": KILLER_OF_MACHINES, **{str(n): b"right" for n in range(5)}}
    outcomes, _ = run(connection, tasks)
    assert outcomes.pop("x") == Undone("x", cluster_pool.DIED)
    assert set(outcomes.values()) == {Done(key, b"RIGHT") for key in outcomes}
    assert connection.deaths == 4  # once beside others, three times alone


def test_no_worker_is_given_more_than_it_can_run():
    connection = FakeConnection({"a": 1, "b": 3})
    run(connection, {str(n): b"right" for n in range(40)})
    assert max(map(len, connection.together)) == 3
    assert {address for address, _ in connection.given} == {"a", "b"}


def test_a_worker_that_is_unfit_is_named_and_given_nothing():
    connection = FakeConnection({"unfit": 8, "fit": 1})
    outcomes, left_out = run(connection, {str(n): b"right" for n in range(4)})
    assert {type(outcome) for outcome in outcomes.values()} == {Done}
    assert left_out == ["unfit: left out. it is old."]
    assert {address for address, _ in connection.given} == {"fit"}
    with pytest.raises(SandboxError, match=r"no worker can grade\. Got: unfit: left out\."):
        run(FakeConnection({"unfit": 1}), {"x": b"right"})


def test_a_cluster_without_workers_is_not_waited_for_without_end(monkeypatch):
    monkeypatch.setattr(cluster_pool, "WAIT_SECONDS", 0.0)
    with pytest.raises(SandboxError, match=r"no worker within 0 s.*dask worker tcp://fake"):
        run(FakeConnection({}), {"x": b"right"})


# --- what a scheduler's address must be ---


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense://", "this is not an address to connect to. Got 'nonsense://'"),
        ("tls://127.0.0.1:1", "there is no certificate to show there"),
    ],
)
def test_what_cannot_be_connected_to_is_refused_at_once(address, words):
    with pytest.raises(UsageError, match=re.escape(words)), connected(address, "run"):
        pass


def test_without_dask_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(UsageError, match=r"autograder\[cluster\]"),
        connected("tcp://127.0.0.1:1", "run"),
    ):
        pass


# --- what a worker compares ---


@pytest.fixture
def order(tmp_path):
    """An order that fits a course of one hidden test and an empty sandbox."""
    paths = CoursePaths(tmp_path)
    for file, text in (
        (paths.course_file, ""),
        (paths.hidden_test("t", "f"), "def test(): pass"),
        (tmp_path / ".venv-sandbox" / "bin" / "python", ""),
        (site(tmp_path) / "numpy-2.0.dist-info" / "METADATA", ""),
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return Order("run", str(tmp_path), "full", ("t",), fingerprint(paths, ("t",)))


def site(root):
    return root / ".venv-sandbox" / "lib" / "python3.11" / "site-packages"


def test_the_same_course_is_fit_wherever_it_lies(order, tmp_path, monkeypatch):
    assert fault_here(order) == ""
    moved = Path(order.root).rename(tmp_path.with_name(f"{tmp_path.name}-moved"))
    assert "the course is not there" in fault_here(order)
    monkeypatch.setenv(COURSE_VARIABLE, str(moved))
    assert fault_here(order) == ""


def test_what_differs_is_named(order):
    root = Path(order.root)
    hidden = CoursePaths(root).hidden_test("t", "f")
    hidden.write_text("def test(): assert 0")
    assert "another version of: tests, references and data of t." in fault_here(order)
    hidden.write_text("def test(): pass")
    (site(root) / "numpy-2.0.dist-info").rename(site(root) / "numpy-2.1.dist-info")
    assert "sandbox packages (needs numpy 2.0, has numpy 2.1)" in fault_here(order)
    old = dataclasses.replace(order, parts={"engine code": "0" * 64})
    assert "another version of: engine code." in fault_here(old)
    (root / ".venv-sandbox" / "bin" / "python").unlink()
    assert "Run: make setup" in fault_here(order)


def test_a_level_that_cannot_be_had_on_the_worker_is_told(order):
    fault = fault_here(dataclasses.replace(order, level="no such level", tries_level=True))
    assert "unknown level" in fault


def test_a_task_that_comes_after_its_run_has_left_is_refused(order):
    late = ORDER.dump_json(dataclasses.replace(order, run="a run that has left"))
    worker.leave("a run that has left")
    assert worker.examine(late) == (worker.UNFIT, b"the run has ended.")
    assert worker.grade_here(late, b"task")[0] == worker.UNFIT


def test_the_fingerprint_covers_what_verdicts_depend_on():
    """The course of this repository has something in every part."""
    parts = fingerprint(CoursePaths(tiny_course()), (SLUG,))
    assert all(parts.values())
    assert "missing" not in parts["engine packages"]
    assert "numpy" in parts["sandbox packages"]
