"""The memory of our workers, watched from outside."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.sides import processes_below

PAUSE = 0.05
MEBIBYTE = 1024


class MemoryWatch:
    """Keeps the largest share of memory (PSS) for each worker: all processes but the main ones.

    What workers share, such as the warm process that theirs are forked from, counts in equal parts.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.peak_mb = 0.0

    def __call__(self, pids: Sequence[int]) -> None:
        """Look again and again until the processes have ended."""
        while any(_is_running(pid) for pid in pids):
            below = set(processes_below(pids)) - set(pids)
            self.peak_mb = max(self.peak_mb, sum(map(_share_mb, below)) / self._workers)
            time.sleep(PAUSE)


def _is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def _share_mb(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0) / MEBIBYTE


def machine() -> str:
    """Report what this machine is."""
    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        os.uname().machine,
    )
    cores = len(os.sched_getaffinity(0))
    return f"{cores} cores of {model}, Linux {os.uname().release}"
