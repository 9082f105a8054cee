"""The commands that a page of docs/ shows, and how a test runs them as its reader would."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

from tests.course_copy import ROOT, TOPIC

PROGRAMS = {
    "autograder": [Path(sys.executable).with_name("autograder")],
    "python": [sys.executable],
}
DOCS = ROOT / "docs"
REAL_TOPIC = re.search(r"autograder new (\w+)/", (DOCS / "author.md").read_text())[1]
"""What pages call a topic of the real course; tests play them on the tiny one."""


def shown_lines(page: str) -> list[str]:
    """Return the lines that a page of ``docs/`` shows to be typed, without their prompt."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(r"^\$ (.*)$", text, re.MULTILINE)


def commands_of(page: str) -> list[list[str]]:
    """Return the words of each command that a page shows; what follows ``#`` is a comment."""
    lines = [shlex.split(line, comments=True) for line in shown_lines(page)]
    return [[word.replace(REAL_TOPIC, TOPIC) for word in words] for words in lines]


def run(words: list[str], folder: Path, home: Path, codes: Collection[int] = (0,)) -> str:
    """Run a command as a shell in that home would; return what it prints."""
    program, *arguments = words
    done = subprocess.run(
        [*PROGRAMS[program], *(word.replace("~", str(home)) for word in arguments)],
        cwd=folder,
        env={**os.environ, "HOME": str(home), "COLUMNS": "120"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode in codes, f"{words}: {done.stderr}{done.stdout}"
    return done.stdout
