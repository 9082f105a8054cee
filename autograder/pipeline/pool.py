"""Run grading tasks on this machine's processes; a worker that dies costs a retry, not a class."""

import contextlib
import multiprocessing
import os
import signal
import tempfile
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from autograder.pipeline.scratch import scratch_folder

MAX_DEATHS = 3
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

    When a worker dies, the tasks that were under way are suspects. Each of them is then run alone,
    so that only the task that kills workers is charged with it.

    Parameters
    ----------
    run_task : callable
        The pure function from bytes to bytes that workers run.
    jobs : int
        How many workers; each keeps one sandbox of its own warm.
    begin : callable, optional
        What each worker does first, with ``given``.
    given : object, optional
        Anything that can be handed on to a process that is being started, such as a socket.
    """

    run_task: RunTask
    jobs: int
    begin: Callable[[Any], None] | None = None
    given: Any = None
    _deaths: Counter[str] = field(default_factory=Counter)

    def run(self, tasks: Mapping[str, bytes]) -> Generator[Done | Undone]:
        """Yield every task's outcome as it comes, in no fixed order."""
        queue = deque(tasks)
        suspects: deque[str] = deque()
        while queue or suspects:
            with scratch_folder() as scratch:
                if suspects:
                    alone = deque([suspects.popleft()])
                    yield from self._run_until_broken(tasks, alone, suspects, scratch, jobs=1)
                    suspects.extendleft(alone)
                else:
                    yield from self._run_until_broken(
                        tasks, queue, suspects, scratch, jobs=self.jobs
                    )

    def _run_until_broken(
        self,
        tasks: Mapping[str, bytes],
        queue: deque[str],
        suspects: deque[str],
        scratch: Path,
        *,
        jobs: int,
    ) -> Iterator[Done | Undone]:
        """Work on the queue; when a worker dies, name the suspects and return.

        All workers hold one end of a pipe, the lifeline. When the other end closes, because this
        process wants to leave or was killed, they end at once, whatever they are doing.
        """
        held, lifeline = multiprocessing.Pipe(duplex=False)
        executor = ProcessPoolExecutor(
            max_workers=min(jobs, len(queue)),
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_start_worker,
            initargs=(str(scratch), held, self.begin, self.given),
        )
        running: dict[Future[bytes], str] = {}
        try:
            while queue or running:
                while queue and len(running) < jobs + (jobs > 1):  # one waits at the door
                    with _starting_workers():
                        future = executor.submit(self.run_task, tasks[queue[0]])
                    running[future] = queue.popleft()  # not before: it stays if a worker has died
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    if isinstance(error := future.exception(), BrokenProcessPool):
                        raise error
                    yield _outcome(running.pop(future), future)
        except BrokenProcessPool:
            yield from self._judge(list(running.values()), suspects)
        finally:
            with deaf():
                if running:  # interrupted: nobody waits for what is under way
                    lifeline.close()
                executor.shutdown(wait=True, cancel_futures=True)
                lifeline.close()
                held.close()

    def _judge(self, keys: list[str], suspects: deque[str]) -> Iterator[Undone]:
        """Charge a task that was alone; of several, nobody knows which one it was."""
        if len(keys) == 1:
            self._deaths.update(keys)
        for key in keys:
            if self._deaths[key] >= MAX_DEATHS:
                yield Undone(key, f"the worker died {MAX_DEATHS} times on this submission alone")
            else:
                suspects.append(key)


def _outcome(key: str, future: "Future[bytes]") -> Done | Undone:
    error = future.exception()
    if error is not None:  # one submission's trouble must not stop the class
        return Undone(key, f"{type(error).__name__}: {error}")
    return Done(key, future.result())


@contextlib.contextmanager
def _starting_workers() -> Iterator[None]:
    """Let new workers start without hearing Ctrl-C before they can ignore it."""
    resource_tracker.ensure_running()  # else a worker starts it, and lets Ctrl-C through again
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Let a second Ctrl-C not disturb what the first one began."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _start_worker(
    scratch: str, lifeline: Connection, begin: Callable[[Any], None] | None, given: Any
) -> None:
    """Let Ctrl-C reach the main process alone, and keep all temporary files in one place."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    tempfile.tempdir = scratch
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    if begin is not None:
        begin(given)


def _end_with(lifeline: Connection) -> None:
    """Leave when the main process has gone; the sandbox ends when its socket closes."""
    lifeline.poll(None)
    os._exit(1)
