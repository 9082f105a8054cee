"""Clocks for the cells of a notebook, and the state that each submission starts from."""

import contextlib
import random
import signal
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import numpy as np

_seed_python, _seed_numpy = random.seed, np.random.seed
_seterr, _simplefilter, _resetwarnings = np.seterr, warnings.simplefilter, warnings.resetwarnings
"""Kept from before any student's code ran: ``np.random.seed = 42`` is a common slip."""


class CellTimeLimit(BaseException):
    """A notebook cell used up its processor time or its wall-clock time."""


def start_from_known_state() -> None:
    """Return every submission the same global random state, whatever ran before the fork."""
    _seed_python(0)
    _seed_numpy(0)  # the legacy state is what students' code may use


def forget_settings() -> None:
    """Undo what an experiment told NumPy or Python to do about warnings: tests look at values."""
    _seterr(divide="warn", over="warn", under="ignore", invalid="warn")
    _resetwarnings()
    _simplefilter("ignore")


@contextlib.contextmanager
def time_limit(cpu_seconds: float, wall_seconds: float) -> Iterator[None]:
    """Raise CellTimeLimit inside the block, again and again, once either clock has run out."""

    def strike(_signal: int, _frame: FrameType | None) -> None:
        raise CellTimeLimit

    clocks = (
        (signal.ITIMER_PROF, signal.SIGPROF, cpu_seconds),
        (signal.ITIMER_REAL, signal.SIGALRM, wall_seconds),
    )
    for timer, number, seconds in clocks:
        signal.signal(number, strike)
        signal.setitimer(timer, seconds, 0.25)
    try:
        yield
    finally:
        for timer, number, _ in clocks:
            signal.setitimer(timer, 0.0)
            signal.signal(number, signal.SIG_IGN)


def cpu_seconds() -> float:
    """Processor time of this process so far, all threads."""
    return time.process_time()


def thread_count() -> int:
    """Threads of this process as the kernel counts them."""
    return len(list(Path("/proc/self/task").iterdir()))
