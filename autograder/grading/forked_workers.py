"""The workers of a run: the first one imports everything, and the others are forked from it.

What they need is thus read once and in memory once. The first one is a fresh process, which has
nothing of the main one; or it is forked from the main one, where that has imported what workers
need and holds nothing that they should not have. Once forked, the others need it no more.

``loky`` starts every worker afresh (0.6 s of processor time and 30 MB each) and gives its pool
up when one dies; ``pebble`` forks the main process with its threads. So neither is used here.
"""

import contextlib
import gc
import multiprocessing
import os
import queue
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NoReturn

WORKER = "grading-worker"
"""What each process is called where a list of processes is looked at."""

REPLY, FAULT = b"+", b"-"
_FORK, _SPAWN = multiprocessing.get_context("fork"), multiprocessing.get_context("spawn")
RunTask = Callable[[bytes], bytes]


class TaskError(Exception):
    """A task raised an exception, which this one names."""


class WorkerDeathError(Exception):
    """A worker ended while it had a task."""


class NotBegunError(Exception):
    """A worker had ended before it was given a task."""


class ForkedWorkers:
    """Some workers that wait for tasks; any thread may ask them.

    Parameters
    ----------
    run_task : callable
        What a worker does with a task.
    size : int
        How many workers.
    scratch : Path
        Where their temporary files go.
    prepare : callable, optional
        What is done once for all of them before they start, with ``given``.
    given : object, optional
        Anything that can be handed on to a process that is being started, such as a socket.
    is_forked : bool, optional
        Whether the first one is forked from this process, which must have no thread that matters.
    """

    def __init__(
        self,
        run_task: RunTask,
        size: int,
        scratch: Path,
        prepare: Callable[[Any], None] | None = None,
        given: Any = None,
        *,
        is_forked: bool = False,
    ) -> None:
        pairs = [multiprocessing.Pipe() for _ in range(size)]
        held, self._lifeline = multiprocessing.Pipe(duplex=False)
        inherited = [ours for ours, _ in pairs] if is_forked else []
        inherited += [self._lifeline] if is_forked else []
        self._workers = [_Worker(ours) for ours, _ in pairs]
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        lines = [theirs for _, theirs in pairs]
        setup = _Setup(run_task, lines, held, inherited, str(scratch), prepare, given)
        process = (_FORK if is_forked else _SPAWN).Process
        self._first = process(target=_work_together, args=(setup,))
        if not is_forked:
            resource_tracker.ensure_running()  # else it is started too, and lets Ctrl-C through
        try:
            with _ignore_interrupts_from_the_start():
                self._first.start()
        except BaseException:  # Ctrl-C that waited: nobody else would end what has been started
            self.dismiss()
            raise
        finally:
            for line in (*lines, held):
                line.close()
        for worker in self._workers:
            self._idle.put(worker)

    def ask(self, task: bytes) -> bytes:
        """Have a task done by a worker that is idle, and wait for it.

        Raises
        ------
        TaskError
            If the task raised an exception.
        WorkerDeathError
            If the worker died of it, or was ended meanwhile.
        NotBegunError
            If the worker had died before.
        """
        worker = self._idle.get()
        try:
            return worker.ask(task)
        finally:
            self._idle.put(worker)

    def dismiss(self) -> None:
        """End all workers at once, whatever they are doing."""
        self._lifeline.close()

    def close(self) -> None:
        """End all of them and wait; nobody may be asking any more."""
        for worker in self._workers:
            worker.line.close()
        self._first.join()
        self._first.close()
        self._lifeline.close()


class _Worker:
    """The main process's side of one worker."""

    def __init__(self, line: "Connection[bytes, bytes]") -> None:
        self.line = line
        self._has_answered = False

    def ask(self, task: bytes) -> bytes:
        try:
            self.line.send_bytes(task)
        except OSError as error:
            if self._has_answered:
                raise NotBegunError from error
            raise WorkerDeathError from error  # it may be that none of them ever begins
        try:
            answer = self.line.recv_bytes()
        except (EOFError, OSError) as error:
            raise WorkerDeathError from error
        self._has_answered = True
        if answer.startswith(FAULT):
            raise TaskError(answer.removeprefix(FAULT).decode(errors="replace"))
        return answer.removeprefix(REPLY)


@contextlib.contextmanager
def _ignore_interrupts_from_the_start() -> Iterator[None]:
    """Start a new process without hearing Ctrl-C before it can ignore it."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


# --- in the workers ---


@dataclass(frozen=True)
class _Setup:
    """What the first worker gets; ``inherited`` are the far ends that a fork has, too."""

    run_task: RunTask
    lines: "Sequence[Connection[bytes, bytes]]"
    lifeline: "Connection[bytes, bytes]"
    inherited: "Sequence[Connection[bytes, bytes]]"
    scratch: str
    prepare: Callable[[Any], None] | None
    given: Any


def _work_together(setup: _Setup) -> None:
    """Be the first worker: prepare what all need, fork the others, work, and see them end.

    Ctrl-C reaches the main process alone; it decides what becomes of the others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    with contextlib.suppress(OSError):  # not every system has a place for it
        Path("/proc/self/comm").write_text(WORKER, encoding="ascii")
    for far_end in setup.inherited:
        far_end.close()
    tempfile.tempdir = setup.scratch
    if setup.prepare is not None:
        setup.prepare(setup.given)
    gc.collect()
    gc.freeze()
    others: list[int] = []
    mine = setup.lines[0]
    for line in setup.lines[1:]:
        others.append(os.fork())
        if others[-1] == 0:
            others, mine = [], line
            break
    for line in setup.lines:
        if line is not mine:
            line.close()
    threading.Thread(target=_end_with, args=(setup.lifeline, others), daemon=True).start()
    try:
        _work(setup.run_task, mine)
    except (EOFError, OSError):  # the main process has hung up
        _leave(others, 0)
    finally:
        os._exit(1)


def _work(run_task: RunTask, line: "Connection[bytes, bytes]") -> NoReturn:
    """Do one task after the other."""
    while True:
        task = line.recv_bytes()
        try:
            answer = REPLY + run_task(task)
        except BaseException as error:  # noqa: BLE001 - one task's trouble is not the others'
            answer = FAULT + f"{type(error).__name__}: {error}".encode(errors="replace")
        line.send_bytes(answer)


def _end_with(lifeline: "Connection[bytes, bytes]", others: Sequence[int]) -> None:
    """Leave when the main process has gone; the sandbox ends when its socket closes."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.poll(None)
    _leave(others, 1)


def _leave(others: Sequence[int], code: int) -> NoReturn:
    """End at once, after those that were forked from here, which leave for the same reason."""
    for pid in others:
        with contextlib.suppress(ChildProcessError):
            os.waitpid(pid, 0)
    os._exit(code)
