"""Processes and who descends from whom, read from /proc."""

import os
import signal
from pathlib import Path

KIBIBYTE = 1024


def descendants(roots: list[int]) -> list[int]:
    """List all processes below some others, and these themselves."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            children.setdefault(_parent(entry), []).append(int(entry.name))
    found: list[int] = []
    queue = list(roots)
    while queue:
        pid = queue.pop()
        found.append(pid)
        queue.extend(children.get(pid, []))
    return found


def _parent(process: Path) -> int:
    try:
        stat = (process / "stat").read_text()
    except OSError:
        return -1
    return int(stat.rpartition(")")[2].split()[1])


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
