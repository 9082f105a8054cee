"""Processor time of this process and everything below it, what has ended included."""

import contextlib
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

USUAL_SECONDS = 0.05
"""What `measure_slowness` finds as processor time where the limits of the checks hold: on a core
that adds 20 million integers in a loop of Python in 1.4 s."""
ROUNDS = 130

_GROUPS = Path("/sys/fs/cgroup")
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class CpuMeter:
    """Reads how much processor time was used so far.

    With a control group of its own (``usage_file``) nothing is missed. Without one the meter adds
    up what the kernel keeps of each process, in steps of a hundredth of a second, and misses
    processes of the sandbox that nobody waited for.
    """

    usage_file: Path | None = None

    def seconds(self) -> float:
        """Return the processor time so far, in seconds."""
        if self.usage_file is None:
            return _seconds_of_tree(os.getpid())
        text = self.usage_file.read_text()
        if self.usage_file.name == "cpuacct.usage":
            return int(text) / 1e9
        values = dict(line.split() for line in text.splitlines())
        return int(values["usage_usec"]) / 1e6

    @property
    def how(self) -> str:
        """Return how the time is counted, in words."""
        if self.usage_file is None:
            return "summed over living processes: a lower bound"
        return "counted by the kernel for the whole process tree"


@contextlib.contextmanager
def whole_tree_meter() -> Iterator[CpuMeter]:
    """Move this process into a control group of its own, where that is allowed."""
    for folder, accounting in _own_groups():
        group = folder / f"autograder-{os.getpid()}"
        try:
            group.mkdir()
        except OSError:
            continue
        try:
            (group / "cgroup.procs").write_text(str(os.getpid()))
            meter = CpuMeter(group / accounting)
            meter.seconds()
        except OSError:
            group.rmdir()
            continue
        try:
            yield meter
        finally:
            _leave(group, folder)
        return
    yield CpuMeter()


def _own_groups() -> Iterator[tuple[Path, str]]:
    """Yield the folders of the control groups that this process is in, and their accounts."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/cgroup").read_text().splitlines():
            _, controllers, path = line.split(":", 2)
            if "cpuacct" in controllers.split(","):
                yield _GROUPS / "cpuacct" / path.lstrip("/"), "cpuacct.usage"
            elif not controllers:
                yield _GROUPS / path.lstrip("/"), "cpu.stat"


def _leave(group: Path, parent: Path) -> None:
    """Move what is left in a group back to where it came from, and remove the group."""
    with contextlib.suppress(OSError):
        for pid in (group / "cgroup.procs").read_text().split():
            with contextlib.suppress(OSError):
                (parent / "cgroup.procs").write_text(pid)
        group.rmdir()


def _seconds_of_tree(root: int) -> float:
    ticks, pids = 0, [root]
    for pid in pids:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(int(field) for field in fields[11:15])
            for thread in Path(f"/proc/{pid}/task").iterdir():
                pids += [int(child) for child in (thread / "children").read_text().split()]
    return ticks / _TICKS


@dataclass(frozen=True)
class CpuSample:
    """The same thing measured several times, in seconds of processor time."""

    values: tuple[float, ...]

    @property
    def least(self) -> float:
        """The lowest value, which is judged: what else runs on the machine only adds to it."""
        return min(self.values)

    @property
    def spread(self) -> str:
        """The lowest and the highest value, and how many there are."""
        return f"{self.least:.2f} to {max(self.values):.2f} s in {len(self.values)} runs"

    def verdict(self, limit: float) -> str:
        """Return how certain it is that the lowest value lies on its side of a limit."""
        if max(self.values) <= limit or self.least > limit:
            return "certain: all runs agree"
        return "uncertain: runs lie on both sides of the limit"


def measure_slowness() -> float:
    """Return how many times as long as usual this machine takes at the moment.

    Processor time is no fixed measure: a slow core, or one whose other half computes for somebody
    else, takes twice as much for the same. So a fixed piece of work, like that of grading, is
    measured beside what is judged.
    """
    before = time.process_time()
    rows = [[float(n), str(n), {"place": n}] for n in range(400)]
    for _ in range(ROUNDS):
        values = json.loads(json.dumps(rows))
        table = np.array([row[0] for row in values]).reshape(20, 20)
        assert all(np.isfinite(np.linalg.norm(row)) for row in table)
    return (time.process_time() - before) / USUAL_SECONDS


def warn_of_load(load: float, processors: int) -> str:
    """Return a warning if others compute too: caches and cores that are shared make time dearer."""
    if load <= processors:
        return ""
    return f"; busy machine (load {load:.0f} on {processors} processors): may be half too high"
