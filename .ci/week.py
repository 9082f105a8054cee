"""Play docs/week.md: run every command of the page on a class, and show what it prints.

python .ci/week.py              a class of 300; takes a while
python .ci/week.py --size 12    a smaller one

The course is the tiny one of the tests, cloned from a repository made for the occasion, and the
class is that of ``benchmarks.week_class``. Outputs are real; the middle of long ones is left out.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from autograder.authoring.assignment import read_topic
from autograder.counted_words import count_of
from autograder.course import open_course
from benchmarks.week_class import make_week_class, write_moodle_download, write_roster
from tests.course_copy import TOPIC, copy_course, remove_place

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "week.md"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
RUN = re.compile(r"\b\d{8}-\d{6}-[0-9a-f]{4}\b")
DUE = datetime(2027, 2, 5, 18)
CLONED, NOT_PLAYED = "ml-course", "make setup"
MOST_LINES, COLUMNS = 9, 100
NEEDS_PERSON = 1
ENDS = (0, NEEDS_PERSON)


@dataclass(frozen=True)
class Played:
    """One command with what it printed, and how it ended."""

    command: str
    output: str
    code: int


def commands_of(page: str) -> list[str]:
    """Return the commands of the page, in order; one may go on behind a backslash."""
    return [
        line.removeprefix("$ ")
        for block in BLOCK.findall(page)
        for line in block.splitlines()
        if line.startswith("$ ")
    ]


def prepare(home: Path, size: int) -> None:
    """Put into a home what the page speaks of: a repository, a roster, two downloads."""
    upstream = copy_course(home / "upstream")
    (upstream / ".gitignore").write_text((ROOT / ".gitignore").read_text())
    git = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-C", str(upstream)]
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "The course"]):
        subprocess.run([*git, *words], check=True)
    course = open_course(upstream)
    topic = read_topic(course.paths, TOPIC)
    students = make_week_class(course.paths, topic, size, DUE)
    downloads = home / "Downloads"
    downloads.mkdir()
    write_roster(students, downloads / "students.csv")
    write_moodle_download(students, topic, downloads / "friday.zip", DUE)
    write_moodle_download(students, topic, downloads / "monday.zip", DUE + timedelta(days=3))


def play(home: Path, page: str) -> Iterator[Played]:
    """Run the commands of the page one after the other, as its reader would.

    Raises
    ------
    RuntimeError
        If one of them ends otherwise than done, or done with something for a person.
    """
    folder = home
    runs: list[str] = []
    stood_for: dict[str, str] = {}
    for command in commands_of(page):
        if command == NOT_PLAYED:
            (folder / ".venv-sandbox").unlink(missing_ok=True)
            (folder / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
            yield Played(command, "", 0)
            continue
        if command == f"cd {CLONED}":
            folder = home / CLONED
            yield Played(command, "", 0)
            continue
        for name in RUN.findall(command):
            command = command.replace(name, stood_for.setdefault(name, runs[-1]))
        done = _run(command, folder, home)
        runs += RUN.findall(done.output)
        if done.code not in ENDS:
            raise RuntimeError(f"$ {command}\n{done.output}")
        yield done


def _run(command: str, folder: Path, home: Path) -> Played:
    path = f"{home / 'bin'}:{os.environ['PATH']}"
    environment = {
        **os.environ,
        "HOME": str(home),
        "PATH": path,
        "COLUMNS": str(COLUMNS),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        ["bash", "-c", command.replace("https://git.example.org/", f"{home}/")],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Played(command, done.stdout.replace(str(home), "~"), done.returncode)


def make_command(home: Path) -> None:
    """Put a command ``autograder`` into the home, which runs this tree."""
    script = home / "bin" / "autograder"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec {sys.executable} -m autograder "$@"\n')
    script.chmod(0o755)


def shown(played: Played) -> str:
    """Return a command and its output as the page shows them."""
    lines = [line.rstrip() for line in played.output.splitlines()]
    lines = [line for line in lines if not re.match(r"\w+  \d+/\d+  ", line)]  # progress
    if len(lines) > MOST_LINES:
        head, tail = lines[: MOST_LINES - 3], lines[-3:]
        lines = [*head, f"  … {count_of(len(lines) - len(head) - len(tail), 'more line')}", *tail]
    return "\n".join([f"$ {played.command}", *lines])


def filled_in(page: str, played: list[Played]) -> str:
    """Return the page with new outputs."""
    rest = list(played)

    def fill(match: re.Match[str]) -> str:
        count = sum(line.startswith("$ ") for line in match[1].splitlines())
        now = [rest.pop(0) for _ in range(count)]
        return "```console\n" + "\n".join(map(shown, now)) + "\n```"

    return BLOCK.sub(fill, page)


def in_a_home(size: int, work: Callable[[Path], list[Played]]) -> list[Played]:
    """Prepare a home for a while."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        prepare(home, size)
        make_command(home)
        return work(home)


def main() -> None:
    """Play the page and write it anew."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--size", type=int, default=300)
    size = parser.parse_args().size
    page = PAGE.read_text(encoding="utf-8")
    try:
        played = in_a_home(size, lambda home: list(play(home, page)))
    finally:
        remove_place()
    page = re.sub(r"a class of \d+", f"a class of {size}", page)
    PAGE.write_text(filled_in(page, played), encoding="utf-8")


if __name__ == "__main__":
    main()
