"""The memory of our workers, watched from outside."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.sides import processes_below

PAUSE = 0.05
MEBIBYTE = 1024


class Watch:
    """Keeps the largest share of memory (PSS) that one worker and all below it had."""

    def __init__(self, program: str) -> None:
        self._program = program
        self.peak_mb = 0.0

    def __call__(self, pids: Sequence[int]) -> None:
        """Look again and again until the processes have ended."""
        while any(_is_running(pid) for pid in pids):
            for worker in self._workers(pids):
                family = processes_below([worker])
                self.peak_mb = max(self.peak_mb, sum(map(_share_mb, family)))
            time.sleep(PAUSE)

    def _workers(self, pids: Sequence[int]) -> list[int]:
        """Find those below which everything of one worker is."""
        return [pid for pid in processes_below(pids) if self._program in _command(pid)]


def _is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def _share_mb(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0) / MEBIBYTE


def machine() -> str:
    """Say what this machine is."""
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
