"""Bounds on what the grader itself computes from values that a submission chose."""

import contextlib
import resource
import signal
import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType

from autograder.sandbox.channel import Loss, Lost

AGAIN_SECONDS = 0.25
MEBIBYTE = 1 << 20
TOO_LONG = "what it asked the grader to work out took too long"


class Restraint:
    """Ends what trusted code works out for a submission, once it takes too long or too much.

    ``seconds`` is processor time of this process, of all blocks since ``renew`` together;
    ``memory_mb`` is what may be had beyond what the process has already. A block that takes too
    long is left by ``Lost``, one that takes too much by ``MemoryError``.
    """

    def __init__(self, seconds: float, memory_mb: int) -> None:
        self._seconds = self._left = seconds
        self._memory_mb = memory_mb
        self._is_on = False

    def renew(self) -> None:
        """Start counting anew."""
        self._left = self._seconds

    def release(self) -> None:
        """Do what is to be done after a loss in peace, before the block is left."""
        if self._is_on:
            signal.setitimer(signal.ITIMER_PROF, 0.0)

    @contextlib.contextmanager
    def applied(self) -> Iterator[None]:
        """Restrain a block; one inside another is restrained already."""
        if self._is_on:
            yield
            return
        self._is_on = True
        began = time.process_time()
        try:
            with little_memory(self._memory_mb), _little_time(self._left):
                yield
        finally:
            self._is_on = False
            self._left -= time.process_time() - began
        if self._left <= 0:
            raise Lost(Loss.CALLBACKS, TOO_LONG)


@contextlib.contextmanager
def _little_time(seconds: float) -> Iterator[None]:
    """Raise Lost inside the block, again and again, once the time has run out.

    Only a main thread hears signals; workers grade in theirs.
    """

    def strike(_signal: int, _frame: FrameType | None) -> None:
        raise Lost(Loss.CALLBACKS, TOO_LONG)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before, hook = signal.signal(signal.SIGPROF, strike), sys.unraisablehook
    try:
        sys.unraisablehook = _pass_over_lost  # where it strikes in vain, it strikes again
        signal.setitimer(signal.ITIMER_PROF, max(seconds, 0.001), AGAIN_SECONDS)
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)
        sys.unraisablehook = hook


def _pass_over_lost(unraisable: "sys.UnraisableHookArgs") -> None:
    if not isinstance(unraisable.exc_value, Lost):
        sys.__unraisablehook__(unraisable)


@contextlib.contextmanager
def little_memory(room_mb: int) -> Iterator[None]:
    """Refuse this process memory beyond what it has and so much more: MemoryError is raised.

    A few megabytes from a submission can stand for gigabytes: in an array of texts each takes as
    much room as the longest one.
    """
    before, hard = resource.getrlimit(resource.RLIMIT_AS)
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - for every callback
        most = int(file.read().split()[0]) * resource.getpagesize() + room_mb * MEBIBYTE
    others = [limit for limit in (before, hard) if limit != resource.RLIM_INFINITY]
    resource.setrlimit(resource.RLIMIT_AS, (min([most, *others]), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (before, hard))
