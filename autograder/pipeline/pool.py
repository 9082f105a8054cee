"""Run grading tasks on this machine's processes; a worker that dies costs a retry, not a class."""

import multiprocessing
import signal
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

MAX_ATTEMPTS = 3
RunTask = Callable[[bytes], bytes]


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

    Parameters
    ----------
    run_task : callable
        The pure function from bytes to bytes that workers run.
    jobs : int
        How many workers; each keeps one sandbox of its own warm.
    """

    run_task: RunTask
    jobs: int
    _attempts: dict[str, int] = field(default_factory=dict)

    def run(self, tasks: Mapping[str, bytes]) -> Iterator[Done | Undone]:
        """Yield every task's outcome as it comes, in no fixed order."""
        queue = deque(tasks)
        while queue:
            with tempfile.TemporaryDirectory(prefix="autograder-run-") as scratch:
                yield from self._run_until_broken(tasks, queue, scratch)

    def _run_until_broken(
        self, tasks: Mapping[str, bytes], queue: deque[str], scratch: str
    ) -> Iterator[Done | Undone]:
        """Work on the queue; when a worker dies, put back what was under way and return."""
        executor = ProcessPoolExecutor(
            max_workers=min(self.jobs, len(queue)),
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_start_worker,
            initargs=(scratch,),
        )
        running: dict[Future[bytes], str] = {}
        try:
            while queue or running:
                while queue and len(running) < self.jobs + 1:
                    key = queue.popleft()
                    running[executor.submit(self.run_task, tasks[key])] = key
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    if isinstance(error := future.exception(), BrokenProcessPool):
                        raise error
                    yield _outcome(running.pop(future), future)
        except BrokenProcessPool:
            yield from self._put_back(list(running.values()), queue)
        finally:
            executor.shutdown(wait=True, cancel_futures=True)

    def _put_back(self, keys: list[str], queue: deque[str]) -> Iterator[Undone]:
        for key in keys:
            self._attempts[key] = self._attempts.get(key, 0) + 1
            if self._attempts[key] >= MAX_ATTEMPTS:
                yield Undone(key, f"the worker died {MAX_ATTEMPTS} times on this submission")
            else:
                queue.append(key)


def _outcome(key: str, future: "Future[bytes]") -> Done | Undone:
    error = future.exception()
    if error is not None:  # one submission's trouble must not stop the class
        return Undone(key, f"{type(error).__name__}: {error}")
    return Done(key, future.result())


def _start_worker(scratch: str) -> None:
    """Let Ctrl-C reach the main process alone, and keep all temporary files in one place."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tempfile.tempdir = scratch
