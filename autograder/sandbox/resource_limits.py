"""Bounds on what the grader itself computes from values that a submission chose."""

import contextlib
import math
import os
import resource
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FrameType

from autograder.sandbox.channel import Loss, Lost

AGAIN_SECONDS = 0.25
GRAIN_SECONDS = 0.05
"""Two clocks of the kernel differ by less: what has so little left has nothing left."""
MEBIBYTE = 1 << 20
PAGE_BYTES = resource.getpagesize()
STATM_BYTES = 256
TOO_LONG = "what it asked the grader to work out took too long"


class GraderTimeSpent(BaseException):
    """The grader has worked for a submission, or a part of it, for as long as it may.

    It is no ``Exception``: no test, no assertion and no search may take it for an answer's fault.
    """


class GraderClock:
    """Counts the grader's own processor time for one submission: ``seconds`` for all of it.

    Processor time of this process alone, so that a busy machine does not shorten it.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._began = time.process_time()

    @property
    def used(self) -> float:
        """How long the grader has worked so far."""
        return time.process_time() - self._began

    @property
    def is_over(self) -> bool:
        """Whether the submission has had all its time."""
        return self.used > self._seconds - GRAIN_SECONDS

    @contextlib.contextmanager
    def until(self, used: float = math.inf) -> Iterator[None]:
        """End a block by ``GraderTimeSpent`` once so much was used, or all there is.

        What is inside must be such that it can be left at any point.
        """
        most = min(used, self._seconds)
        with _little_time(most - self.used, GraderTimeSpent):
            yield
        if self.used > most:  # it was in one long step, or a strike was in vain
            raise GraderTimeSpent


class CallLimits:
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

    @contextlib.contextmanager
    def applied(self) -> Iterator[None]:
        """Restrain a block; one inside another is restrained already."""
        if self._is_on:
            yield
            return
        self._is_on = True
        began = time.process_time()
        try:
            with little_memory(self._memory_mb), _little_time(self._left, _too_long):
                yield
        finally:
            self._is_on = False
            self._left -= time.process_time() - began
        if self._left <= 0:
            raise _too_long()


def _too_long() -> Lost:
    return Lost(Loss.CALLBACKS, TOO_LONG)


@dataclass
class _Strikes:
    """Whether clocks that have run out may strike; ``held`` counts the blocks that forbid it."""

    held: int = 0


_STRIKES = _Strikes()


@contextlib.contextmanager
def strikes_held() -> Iterator[None]:
    """Hold all clocks while a block runs, such as a talk with the zygote; they strike later."""
    _STRIKES.held += 1
    try:
        yield
    finally:
        _STRIKES.held -= 1


@contextlib.contextmanager
def _little_time(seconds: float, error: Callable[[], BaseException]) -> Iterator[None]:
    """Raise an error inside the block, again and again, once the time has run out.

    One block may stand inside another: the clock that runs out first strikes. Only a main thread
    hears signals; workers grade in theirs.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    is_armed = True

    around, _ = signal.getitimer(signal.ITIMER_PROF)
    began = time.process_time()

    def strike(_signal: int, _frame: FrameType | None) -> None:
        left = began + seconds - time.process_time()
        if not is_armed:  # it was on its way when the block ended
            return
        if left > 0:  # the timer counts in ticks of the kernel, and may be early
            signal.setitimer(signal.ITIMER_PROF, left, AGAIN_SECONDS)
        elif not _STRIKES.held:
            raise error()

    before, hook = signal.getsignal(signal.SIGPROF), sys.unraisablehook
    try:
        try:
            if not 0 < around <= seconds:
                signal.signal(signal.SIGPROF, strike)
                sys.unraisablehook = _pass_over_strikes  # in vain there: it strikes again
                signal.setitimer(signal.ITIMER_PROF, max(seconds, 0.001), AGAIN_SECONDS)
            yield
        finally:
            is_armed = False
    finally:
        is_armed = False  # once more: a strike may have come just before the line above
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)
        sys.unraisablehook = hook
        if around > 0:
            left = max(around - (time.process_time() - began), 0.001)
            signal.setitimer(signal.ITIMER_PROF, left, AGAIN_SECONDS)


def _pass_over_strikes(unraisable: "sys.UnraisableHookArgs") -> None:
    if not isinstance(unraisable.exc_value, Lost | GraderTimeSpent):
        sys.__unraisablehook__(unraisable)


@dataclass
class _Room:
    """How much more memory the block around allows this process."""

    room_mb: float = math.inf


_ROOM = _Room()


@contextlib.contextmanager
def little_memory(room_mb: int) -> Iterator[None]:
    """Refuse this process memory beyond what it has and so much more: MemoryError is raised.

    A few megabytes from a submission can stand for gigabytes: in an array of texts each takes as
    much room as the longest one. One inside another changes nothing unless it allows less.
    """
    around = _ROOM.room_mb
    if around <= room_mb:
        yield
        return
    before, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = _address_space() + room_mb * MEBIBYTE
    others = [limit for limit in (before, hard) if limit != resource.RLIM_INFINITY]
    resource.setrlimit(resource.RLIMIT_AS, (min([most, *others]), hard))
    _ROOM.room_mb = room_mb
    try:
        yield
    finally:
        _ROOM.room_mb = around
        resource.setrlimit(resource.RLIMIT_AS, (before, hard))


def _address_space() -> int:
    """Return the bytes of addresses that this process has; cheaply, since each test asks."""
    file = os.open("/proc/self/statm", os.O_RDONLY | os.O_CLOEXEC)
    try:
        return int(os.read(file, STATM_BYTES).split()[0]) * PAGE_BYTES
    finally:
        os.close(file)
