"""Run grading tasks on a Dask cluster, with the same promises as on this machine's processes.

Dask carries the tasks and knows the workers. Which task goes to which worker is decided here: only
so is it known what a worker that dies was busy with, and none is asked that grades by other code.
"""

import math
import secrets
import time
from collections import Counter, deque
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from autograder.errors import SandboxError
from autograder.grading.cluster import worker
from autograder.grading.cluster.connection import Connection, connected
from autograder.grading.cluster.machine_fingerprint import fingerprint
from autograder.grading.cluster.process_messages import ORDER, Order
from autograder.grading.worker_pool import MAX_DEATHS, Done, Undone
from autograder.paths import CoursePaths

LOOK_SECONDS = 0.5
"""How often the list of workers is read."""
WAIT_SECONDS = 30.0
"""How long a cluster without a worker that can grade is waited for."""
DIED = f"the worker died {MAX_DEATHS} times on this submission alone"


@dataclass
class ClusterPool:
    """The workers of a Dask cluster.

    Parameters
    ----------
    address : str
        Of the scheduler, such as ``tcp://10.0.0.1:8786`` or ``tls://...``.
    root : Path
        The course.
    level : str
        The level of confinement that must hold on each worker.
    topics : tuple of str
        The topics that are graded.
    """

    address: str
    root: Path
    level: str
    topics: tuple[str, ...]
    left_out: list[str] = field(default_factory=list)
    """One sentence for each worker that was not given anything to grade."""

    def run(self, tasks: Mapping[str, bytes]) -> Generator[Done | Undone]:
        """Yield every task's outcome as it comes, in no fixed order.

        Raises
        ------
        SandboxError
            If the scheduler cannot be reached, is lost, or no worker can grade.
        """
        if not tasks:
            return
        parts = fingerprint(CoursePaths(self.root), self.topics)
        order = Order(secrets.token_hex(8), str(self.root), self.level, self.topics, parts)
        with connected(self.address, order.run) as connection:
            yield from ClusterRun(connection, order, tasks, self.left_out).outcomes()


@dataclass
class ClusterMachine:
    """One worker of the cluster: how many tasks it takes, and those that it has."""

    slots: int
    tasks: set[str] = field(default_factory=set)
    is_fit: bool = False
    is_one_alone: bool = False


@dataclass
class ClusterRun:
    """One run over the cluster."""

    connection: Connection
    order: Order
    tasks: Mapping[str, bytes]
    left_out: list[str]
    machines: dict[str, ClusterMachine] = field(default_factory=dict)
    suspects: deque[str] = field(default_factory=deque)
    deaths: Counter[str] = field(default_factory=Counter)
    idle_since: float = field(default_factory=time.monotonic)
    looked_at: float = -math.inf

    def outcomes(self) -> Iterator[Done | Undone]:
        """Hand out tasks, no more than the workers can run at a time, and collect the replies."""
        waiting = deque(self.tasks)
        open_tasks = set(waiting)
        while open_tasks:
            for lost in self._look_at_workers():
                open_tasks.discard(lost.key)
                yield lost
            self._hand_out(waiting)
            self._require_somebody()
            for outcome in self._collect():
                open_tasks.discard(outcome.key)
                yield outcome

    def _look_at_workers(self) -> Iterator[Undone]:
        """Greet new workers; of those that have gone, judge what they were busy with."""
        now = time.monotonic()
        if now - self.looked_at < LOOK_SECONDS:  # with many workers the list is long
            return
        self.looked_at = now
        present = self.connection.workers()
        for address, slots in present.items():
            if address not in self.machines:
                self.machines[address] = ClusterMachine(slots)
                order = replace(self.order, tries_level=True)
                self.connection.submit(address, "", worker.examine, ORDER.dump_json(order))
        for address in sorted(set(self.machines) - set(present)):
            machine = self.machines.pop(address)
            self.connection.forget(address)
            yield from self._judge(machine.tasks)

    def _judge(self, keys: set[str]) -> Iterator[Undone]:
        """Charge a task that was alone; of several, nobody knows which one it was."""
        if len(keys) == 1:
            self.deaths.update(keys)
        for key in sorted(keys):
            if self.deaths[key] >= MAX_DEATHS:
                yield Undone(key, DIED)
            else:
                self.suspects.append(key)

    def _hand_out(self, waiting: deque[str]) -> None:
        for address, machine in self.machines.items():
            if not machine.is_fit:
                continue
            if self.suspects and not machine.tasks:
                self._give(address, machine, self.suspects.popleft())
                machine.is_one_alone = True
            while waiting and not machine.is_one_alone and len(machine.tasks) < machine.slots:
                self._give(address, machine, waiting.popleft())

    def _give(self, address: str, machine: ClusterMachine, key: str) -> None:
        machine.tasks.add(key)
        order = ORDER.dump_json(self.order)
        self.connection.submit(address, key, worker.grade_here, order, self.tasks[key])

    def _require_somebody(self) -> None:
        """Return up when nobody who can grade has been there for a while."""
        now = time.monotonic()
        if self.connection.is_waiting:
            self.idle_since = now
        elif now - self.idle_since > WAIT_SECONDS or (self.machines and not self._may_grade()):
            raise SandboxError(self._nobody())

    def _may_grade(self) -> bool:
        return any(machine.is_fit for machine in self.machines.values())

    def _nobody(self) -> str:
        found = "; ".join(self.left_out) or f"no worker within {WAIT_SECONDS:g} s"
        return (
            f"{self.connection.address}: no worker can grade. Got: {found}. "
            f"What was finished is kept. Start workers: dask worker {self.connection.address} "
            "--nworkers -1 --nthreads 1"
        )

    def _collect(self) -> Iterator[Done | Undone]:
        """Wait a moment for replies, and take those that are there."""
        for address, key, word, said in self.connection.replies(LOOK_SECONDS):
            machine = self.machines.get(address)
            if machine is None:  # the worker has gone since
                continue
            if not key:
                machine.is_fit = word == worker.DONE
                if word == worker.UNFIT:
                    self.left_out.append(f"{address}: left out. {said.decode()}")
                continue
            machine.tasks.discard(key)
            machine.is_one_alone = machine.is_one_alone and bool(machine.tasks)
            if word == worker.DONE:
                yield Done(key, said)
            elif word == worker.DIED:
                yield from self._judge({key})
            elif word == worker.UNFIT:
                machine.is_fit = False
                self.left_out.append(f"{address}: left out. {said.decode()}")
                self.suspects.append(key)
            else:
                yield Undone(key, said.decode())
