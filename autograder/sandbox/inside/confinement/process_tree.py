"""Processes and who descends from whom, read from /proc."""

import contextlib
import os
import signal
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

KIBIBYTE = 1024
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
TIMES = slice(11, 15)
"""Of the fields from the state on: processor time, its own and that of the children it reaped."""
STAT_BYTES = 4096
"""More than the kernel writes of a process in one line."""
SWEEP_SECONDS = 5.0


@dataclass
class EndedProcesses:
    """What was found when processes of a submission were ended.

    Attributes
    ----------
    processes : bool
        Whether there were others than the notebook itself.
    is_running : bool
        Whether one of them was using the processor.
    memory : bool
        Whether all of them had been ended before, for the sum of their memory.
    signal : int
        The signal that ended the notebook itself; 0 if none did.
    is_broken : bool
        Whether somebody outside had ended all of them: no process of a submission can.
    """

    processes: bool = False
    is_running: bool = False
    memory: bool = False
    signal: int = 0
    is_broken: bool = False

    def add(self, other: "EndedProcesses") -> None:
        """Take over what was found at another time."""
        self.processes |= other.processes
        self.is_running |= other.is_running
        self.memory |= other.memory
        self.signal = self.signal or other.signal
        self.is_broken |= other.is_broken


def descendants(roots: list[int]) -> list[int]:
    """List all processes below some others, and these themselves."""
    children: dict[int, list[int]] = {}
    with os.scandir("/proc") as entries:
        pids = [int(entry.name) for entry in entries if entry.name.isdigit()]
    for pid in pids:
        if fields := _fields(pid):
            children.setdefault(int(fields[1]), []).append(pid)
    found: list[int] = []
    queue = list(roots)
    while queue:
        pid = queue.pop()
        found.append(pid)
        queue.extend(children.get(pid, []))
    return found


def _fields(pid: int) -> list[bytes]:
    """Read what the kernel says of a process, from its state on; nothing after it is gone.

    In bytes, without a file object: after each replay it is read of all processes there are.
    """
    try:
        file = os.open(f"/proc/{pid}/stat", os.O_RDONLY | os.O_CLOEXEC)
        try:
            return os.read(file, STAT_BYTES).rpartition(b")")[2].split()
        finally:
            os.close(file)
    except OSError:
        return []


def living(pids: Iterable[int], kept: Collection[int] = ()) -> dict[int, str]:
    """Return the states of those processes that have not ended, apart from some."""
    found = {pid: _fields(pid) for pid in pids if pid not in kept}
    states = {pid: fields[0].decode() for pid, fields in found.items() if fields}
    return {pid: state for pid, state in states.items() if state not in "ZX"}


def end_others(roots: list[int], kept: Collection[int]) -> EndedProcesses:
    """End all processes below some others but a few, even those that fork without end.

    They are stopped before they are killed: who is stopped forks no more and keeps its place in the
    number of processes that there may be, so that the others soon find none. One that was listed
    and then found dead may have forked in between, so it takes a look that shows no new one to end.

    Raises
    ------
    TimeoutError
        If there is no end to them.
    """
    family = descendants(roots)
    found = first = living(family, kept)
    dead: set[int] = set()
    stopped: set[int] = set()
    deadline = time.monotonic() + SWEEP_SECONDS
    while found or set(family) - dead - set(kept):
        dead |= set(family) - found.keys()
        fresh = found.keys() - stopped
        for pid in fresh or found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if fresh else signal.SIGKILL)
        stopped |= fresh
        if time.monotonic() > deadline:
            raise TimeoutError("processes could not be ended")
        os.sched_yield()
        family = descendants(roots)
        found = living(family, kept)
    return EndedProcesses(bool(first), "R" in first.values())


def end_descendants() -> int:
    """Kill every process below this one, reap them all, return how many there were.

    As the subreaper of its descendants this process inherits those whose parents died, so after a
    few rounds nobody is left, detached daemons included.
    """
    ended = 0
    while True:
        for pid in descendants([os.getpid()])[1:]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                ended += 1
            os.sched_yield()
        except ChildProcessError:
            return ended


def cpu_seconds(roots: list[int], apart_from: Collection[int] = ()) -> float:
    """Add up the processor time of processes and all below them, ended ones included.

    Who has ended is still listed, or counts with the parent that reaped it. Parents are read before
    their children, so one that is reaped in between is missed once and never counted twice.
    """
    fields = [_fields(pid) for pid in descendants(roots) if pid not in apart_from]
    return sum(sum(map(int, times[TIMES])) for times in fields) / CLOCK_TICKS


def memory_mb(roots: list[int], enough_mb: int) -> float:
    """Add up the memory of processes and all below them; shared pages count in shares.

    The exact figure costs milliseconds a process, so it is only taken when the cheap one, in which
    shared pages count for each process, is above ``enough_mb``.
    """
    family = descendants(roots)
    roughly = sum(_resident_mb(pid) for pid in family)
    if roughly <= enough_mb:
        return roughly
    return sum(_share_mb(pid) for pid in family)


def _resident_mb(pid: int) -> float:
    """Read how much a process has in memory, shared or not; 0 after it has ended."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text().split()
    except OSError:
        return 0.0
    return int(pages[1]) * os.sysconf("SC_PAGE_SIZE") / KIBIBYTE**2


def _share_mb(pid: int) -> float:
    """Read the share of a process in all memory; all that it has if that cannot be read."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return _resident_mb(pid)
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0) / KIBIBYTE
