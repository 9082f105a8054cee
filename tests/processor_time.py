"""Note in the JUnit report whose each test is, and its processor time with all its processes.

Time on a clock says little where other work shares the machine, or where a test waits.
``.ci/account.py`` adds these numbers up.
"""

import os
from pathlib import Path

import pytest

from tests.topic_selection import topic_of_item

PROPERTY = "processor_seconds"
TOPIC_PROPERTY = "topic"
TICKS = os.sysconf("SC_CLK_TCK")


def seconds_of_tree(root: int) -> float:
    """Return the processor time of a process, of those it has ended, and of all below it."""
    used, parents = {}, {}
    for entry in os.scandir("/proc"):
        if not entry.name.isdigit():
            continue
        try:
            words = Path(entry.path, "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        pid = int(entry.name)
        parents[pid] = int(words[1])
        used[pid] = sum(map(int, words[11:15]))  # own and reaped, user and system
    return sum(ticks for pid, ticks in used.items() if _is_below(pid, root, parents)) / TICKS


def _is_below(pid: int, root: int, parents: dict[int, int]) -> bool:
    while pid != root and pid in parents:
        pid = parents[pid]
    return pid == root


class Stopwatch:
    """A plugin that writes the property; setting up and tearing down count for the test."""

    def __init__(self) -> None:
        self.seen = seconds_of_tree(os.getpid())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: "pytest.CallInfo[None]") -> None:
        """Write what was used since the test before ended."""
        if call.when == "teardown":
            now = seconds_of_tree(os.getpid())
            item.user_properties.append((PROPERTY, f"{max(0.0, now - self.seen):.2f}"))
            self.seen = now
            item.user_properties.append((TOPIC_PROPERTY, topic_of_item(item) or ""))
