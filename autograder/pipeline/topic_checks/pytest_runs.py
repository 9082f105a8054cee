"""Tests of the project, run by pytest in a process of their own."""

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+)$", re.MULTILINE)
_COUNT = re.compile(r"\b(\d+) passed\b")


@dataclass(frozen=True)
class FinishedTests:
    """What pytest said: its last line, and the names of what failed."""

    summary: str
    failures: tuple[str, ...]


def run_tests(root: Path, *files: str, topic: str) -> FinishedTests:
    """Run a topic's tests in some files of the course; no test at all is a failure too."""
    absent = [file for file in files if not (root / file).exists()]
    if absent or not files:
        return FinishedTests("not run", (f"{', '.join(absent) or 'tests'}: missing. Write it.",))
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-rfE", "--topic", topic, *files]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    said = done.stdout.strip().splitlines() or done.stderr.strip().splitlines() or ["nothing"]
    failures = tuple(_FAILED.findall(done.stdout))
    if not failures and (done.returncode or not _COUNT.search(said[-1])):
        failures = (f"{', '.join(files)}: pytest ended with {done.returncode}. {said[-1]}",)
    return FinishedTests(said[-1].strip("= "), failures)
