"""Run grading tasks on this machine's processes; a worker that dies costs a retry, not a class."""

import contextlib
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from autograder.grading.forked_workers import (
    ForkedWorkers,
    NotBegunError,
    RunTask,
    TaskError,
    WorkerDeathError,
)
from autograder.grading.temporary_files import scratch_folder

MAX_DEATHS = 3


@dataclass(frozen=True)
class Done:
    """A task that a worker finished."""

    key: str
    reply: bytes


@dataclass(frozen=True)
class Undone:
    """A task that no worker could finish; nothing is known about its submission."""

    key: str
    reason: str


@dataclass
class LocalPool:
    """Worker processes on this machine.

    When a worker dies, its task is run again with no other beside it: it may have been ended for
    what another one did, such as taking all memory. So only a task that kills workers when it is
    alone is charged with it.

    Parameters
    ----------
    run_task : callable
        The pure function from bytes to bytes that workers run.
    jobs : int
        How many workers; each keeps one sandbox of its own warm.
    prepare : callable, optional
        What is done once for all workers before they start, with ``given``.
    given : object, optional
        Anything that can be handed on to a process that is being started, such as a socket.
    is_forked : bool, optional
        Whether workers are forked from this process; see ``ForkedWorkers``.
    is_kept : bool, optional
        Whether workers that are well stay for the next call of ``run``, until ``close``.
    """

    run_task: RunTask
    jobs: int
    prepare: Callable[[Any], None] | None = None
    given: Any = None
    is_forked: bool = False
    is_kept: bool = False
    _deaths: Counter[str] = field(default_factory=Counter)
    _kept: "list[_WorkerGroup]" = field(default_factory=list)

    def start(self) -> None:
        """Start workers that are to be kept, before there is a task for them."""
        if not self._kept:
            self._kept.append(_WorkerGroup(self, self.jobs))

    def close(self) -> None:
        """End the workers that were kept."""
        while self._kept:
            self._kept.pop().close(is_finished=True)

    def run(self, tasks: Mapping[str, bytes]) -> Generator[Done | Undone]:
        """Yield every task's outcome as it comes, in no fixed order."""
        queue = deque(tasks)
        suspects: deque[str] = deque()
        while queue or suspects:
            if suspects:
                alone = deque([suspects.popleft()])
                yield from self._run_until_broken(tasks, alone, suspects, jobs=1)
                suspects.extendleft(alone)
            else:
                yield from self._run_until_broken(tasks, queue, suspects, jobs=self.jobs)

    def _run_until_broken(
        self,
        tasks: Mapping[str, bytes],
        queue: deque[str],
        suspects: deque[str],
        *,
        jobs: int,
    ) -> Iterator[Done | Undone]:
        """Work on the queue; when a worker dies, name the suspect, finish the others and return."""
        is_kept = self.is_kept and jobs == self.jobs
        workers = self._kept.pop() if is_kept and self._kept else None
        if workers is None:
            workers = _WorkerGroup(self, jobs if is_kept else min(jobs, len(queue)))
        size = workers.size
        is_broken = is_finished = False
        running: dict[Future[bytes], str] = {}
        try:
            while running or (queue and not is_broken):
                while queue and not is_broken and len(running) < size + (size > 1):  # one waits
                    key = queue.popleft()
                    running[workers.ask(tasks[key])] = key
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    key = running.pop(future)
                    try:
                        yield Done(key, future.result())
                    except TaskError as error:  # one submission's trouble must not stop the class
                        yield Undone(key, str(error))
                    except NotBegunError:
                        is_broken = True
                        queue.appendleft(key)
                    except WorkerDeathError:
                        is_broken = True
                        yield from self._judge(key, suspects, is_alone=jobs == 1)
            is_finished = True
        finally:
            with ignore_interrupts():
                if is_kept and is_finished and not is_broken:
                    self._kept.append(workers)
                else:
                    workers.close(is_finished=is_finished)

    def _judge(self, key: str, suspects: deque[str], *, is_alone: bool) -> Iterator[Undone]:
        """Charge a task whose worker died if it was alone; try it again."""
        self._deaths[key] += is_alone
        if self._deaths[key] >= MAX_DEATHS:
            yield Undone(key, f"the worker died {MAX_DEATHS} times on this submission alone")
        else:
            suspects.append(key)


class _WorkerGroup:
    """Some workers of a pool with a folder for their temporary files, and threads that ask them."""

    def __init__(self, pool: LocalPool, size: int) -> None:
        self.size = size
        self._askers = ThreadPoolExecutor(size)
        with contextlib.ExitStack() as stack:
            scratch = stack.enter_context(scratch_folder())
            self._workers = ForkedWorkers(
                pool.run_task, size, scratch, pool.prepare, pool.given, is_forked=pool.is_forked
            )
            self._scratch = stack.pop_all()

    def ask(self, task: bytes) -> Future[bytes]:
        """Have a task done by the next worker that is idle."""
        return self._askers.submit(self._workers.ask, task)

    def close(self, *, is_finished: bool) -> None:
        """End the workers; at once, if nobody waits for what is under way."""
        if not is_finished:
            self._workers.dismiss()
        self._askers.shutdown(wait=True, cancel_futures=True)
        self._workers.close()
        self._scratch.close()


@contextlib.contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Keep a second Ctrl-C from disturbing what the first one began."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
