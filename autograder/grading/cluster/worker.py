"""What a Dask worker runs: it hands each task to a grading process of its own.

The processes are ordinary children, so it makes no difference whether the worker has a nanny, one
thread or more. When one dies, it is known which submission it was busy with.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator

from autograder.grading.cluster import process_messages
from autograder.grading.cluster.process_messages import ORDER

MODULE = "autograder.grading.cluster.process"
DONE, FAILED, DIED, UNFIT = "done", "failed", "died", "unfit"
Answer = tuple[str, bytes]
"""One of the words above, and the reply or, in words, the reason."""

NO_START = "the grading process could not be started. It said:"
HAS_LEFT = "the run has ended."
_LAST_WORDS = 500


class _UnfitError(Exception):
    """The machine cannot grade for the run; the message says why."""


class _GradingProcess:
    """One child; it starts when it is made, and says whether it can grade."""

    def __init__(self, order: bytes) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the process
        self._process = subprocess.Popen(
            [sys.executable, "-m", MODULE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=os.environ,
            start_new_session=True,
        )
        try:
            tag, said = self._ask(process_messages.HELLO, order)
        except EOFError:
            tag, said = process_messages.FAULT, f"{NO_START} {self.last_words()}".encode()
        if tag != process_messages.HELLO:
            self.close()
            raise _UnfitError(said.decode())

    @property
    def is_alive(self) -> bool:
        """Whether it runs; one that has waited long for a task ends by itself."""
        return self._process.poll() is None

    def grade(self, task: bytes) -> Answer:
        """Have one submission graded."""
        tag, said = self._ask(process_messages.TASK, task)
        return (DONE if tag == process_messages.REPLY else FAILED), said

    def _ask(self, tag: bytes, data: bytes) -> tuple[bytes, bytes]:
        """Send a message and wait for the answer; EOFError if the process dies over it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            process_messages.send(self._process.stdin, tag, data)
            return process_messages.receive(self._process.stdout)
        except (OSError, EOFError, ValueError) as error:  # ValueError: the run has left
            self.end()
            self._process.wait()
            raise EOFError from error

    def last_words(self) -> str:
        """Return the end of what the process wrote to standard error."""
        self._process.wait()
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - _LAST_WORDS))
        return self._errors.read().decode(errors="replace").strip() or "nothing"

    def end(self) -> None:
        """Kill it; whoever waits for its answer hears of it."""
        self._process.kill()

    def close(self) -> None:
        """Kill it and free what it held."""
        self.end()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._errors):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


_lock = threading.Lock()
_idle: dict[str, list[_GradingProcess]] = {}
_busy: dict[str, list[_GradingProcess]] = {}
_left: set[str] = set()
"""Runs that have ended; a task of theirs may still arrive, because messages overtake each other."""


def examine(order: bytes) -> Answer:
    """Start a grading process and say whether this machine can grade for a run."""
    try:
        with _grading_process(order):
            return DONE, b""
    except _UnfitError as error:
        return UNFIT, str(error).encode()


def grade_here(order: bytes, task: bytes) -> Answer:
    """Grade one submission on this machine."""
    try:
        with _grading_process(order) as process:
            return process.grade(task)
    except _UnfitError as error:
        return UNFIT, str(error).encode()
    except EOFError:
        return DIED, b""


def leave(run: str) -> None:
    """End the grading processes of a run, whatever they are doing."""
    with _lock:
        _left.add(run)
        for process in _busy.pop(run, []):
            process.end()
        for process in _idle.pop(run, []):
            process.close()


@contextlib.contextmanager
def _grading_process(order: bytes) -> Iterator[_GradingProcess]:
    """Take an idle process of the run, or start one; afterwards it waits for the next task."""
    run = ORDER.validate_json(order).run
    if run in _left:
        raise _UnfitError(HAS_LEFT)
    process = _idle_process(run) or _GradingProcess(order)
    with _lock:
        _busy.setdefault(run, []).append(process)
        if run in _left:
            process.end()
    try:
        yield process
    finally:
        with _lock:
            is_wanted = process in _busy.get(run, []) and run not in _left
            if is_wanted:
                _busy[run].remove(process)
            if is_wanted and process.is_alive:
                _idle.setdefault(run, []).append(process)
            else:
                process.close()


def _idle_process(run: str) -> _GradingProcess | None:
    with _lock:
        waiting = _idle.get(run, [])
        while waiting:
            process = waiting.pop()
            if process.is_alive:
                return process
            process.close()
    return None
