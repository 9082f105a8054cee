"""Count the processor time of a command with all its processes, those of the sandbox included.

``getrusage`` counts only processes that were waited for, one by one up to this one. Those of the
sandbox are not: each is ended with its namespace, or its parent leaves that to the kernel. A
control group of the kernel counts them all.
"""

import contextlib
import itertools
import os
import resource
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

MOUNTS = Path("/proc/self/mounts")
NUMBERS = itertools.count(1)
ENTER = 'echo $$ > "$0" && exec "$@"'
END_SECONDS = 10.0


class Account:
    """The processor time of some commands; ``is_whole`` if that of all their processes counts."""

    def __init__(self, group: Path | None) -> None:
        self._group = group
        self._before = self._used()

    @property
    def is_whole(self) -> bool:
        """Whether processes count that nobody waited for."""
        return self._group is not None

    def command(self, words: Sequence[str]) -> list[str]:
        """Return a command that runs on this account."""
        if self._group is None:
            return list(words)
        return ["/bin/sh", "-c", ENTER, str(self._group / "cgroup.procs"), *words]

    def seconds(self) -> float:
        """Return the processor time so far."""
        return self._used() - self._before

    def wait(self) -> None:
        """Wait for the last processes, which end after the command itself."""
        end = time.monotonic() + END_SECONDS
        while self._group is not None and time.monotonic() < end:
            if not (self._group / "cgroup.procs").read_text():
                return
            time.sleep(0.01)

    def _used(self) -> float:
        if self._group is None:
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            return used.ru_utime + used.ru_stime
        usage = self._group / "cpuacct.usage"
        if usage.exists():
            return int(usage.read_text()) / 1e9
        stat = dict(line.split() for line in (self._group / "cpu.stat").read_text().splitlines())
        return int(stat["usage_usec"]) / 1e6


@contextlib.contextmanager
def open_account() -> Iterator[Account]:
    """Open an account for the length of a block."""
    group = _new_group()
    account = Account(group)
    try:
        yield account
    finally:
        if group is not None:
            account.wait()
            with contextlib.suppress(OSError):  # somebody is still in it
                group.rmdir()


def _new_group() -> Path | None:
    """Make a control group; None where this user may not, or the kernel has none."""
    for line in MOUNTS.read_text().splitlines():
        _, place, kind, options, *_ = line.split()
        if kind == "cgroup2" or (kind == "cgroup" and "cpuacct" in options.split(",")):
            group = Path(place) / f"autograder-bench-{os.getpid()}-{next(NUMBERS)}"
            with contextlib.suppress(OSError):
                group.mkdir()
                if any((group / name).exists() for name in ("cpuacct.usage", "cpu.stat")):
                    return group
                group.rmdir()
    return None
