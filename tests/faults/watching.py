"""Runs that are watched from outside: their processes, and what they leave on the disk."""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.awkward.playing import Class
from tests.awkward.spoilt_notebooks import SLUG

LONGEST_WAIT = 120.0
ENDED_WITHIN = 15.0
TIMES = ("cpu_seconds", "seconds")


@dataclass(frozen=True)
class Process:
    """A live process, with the numbers that it has in its process namespaces, outermost first."""

    pid: int
    parent: int
    command: str
    numbers: tuple[int, ...]

    @property
    def kind(self) -> str:
        """Its part in a run."""
        if "autograder-home-" in self.command:
            if len(self.numbers) == 1:
                return "keeper of a zygote"
            if len(self.numbers) == 2:
                return "zygote" if self.numbers[-1] == 1 else "launcher"
            return "init" if self.numbers[-1] == 1 else "notebook"
        return "worker" if "spawn_main" in self.command else "main"

    def kill(self) -> bool:
        """End it at once; say whether it was still there."""
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            return False
        return True


@dataclass
class Watched(Class):
    """A course whose runs keep their temporary files, and so their traces, in a place of its own.

    The clean environment of the sandbox says nothing of the course, but the command line of each
    of its processes names the temporary folder.
    """

    temporary: Path = field(default_factory=Path)

    def command(self, *words: str) -> tuple[list[str], dict[str, Any]]:
        """Return the command line of one verb, and how to start it."""
        line, options = super().command(*words)
        options["env"] = {**options["env"], "TMPDIR": str(self.temporary)}
        return line, options

    def start(self, *words: str, **options: Any) -> "subprocess.Popen[bytes]":
        """Start a verb, as a terminal does: leader of a process group of its own."""
        line, settings = self.command(*words)
        with self.words.open("w") as said:
            return subprocess.Popen(
                line, stdout=said, stderr=said, start_new_session=True, **settings, **options
            )

    def end_of(self, run: "subprocess.Popen[bytes]") -> str:
        """Wait for the end of a run that was started, and read its words."""
        run.wait(timeout=3 * LONGEST_WAIT)
        text = self.words.read_text()
        assert "Traceback" not in text, text
        return text

    @property
    def words(self) -> Path:
        """Where the run that was started last speaks to."""
        return self.temporary.with_name("said.txt")

    def processes(self) -> list[Process]:
        """List the live processes of all runs in this course."""
        found = [_process(entry) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
        mark = str(self.temporary)
        return [process for process in found if process and mark in process.command]

    def left_over(self) -> list[str]:
        """Name what runs have left among the temporary files."""
        return sorted(path.name for path in self.temporary.iterdir())

    # --- what is on the disk ---

    @property
    def results(self) -> Path:
        """The folder of stored results."""
        return self.root / ".autograder" / "results" / SLUG

    def graded(self) -> list[str]:
        """Name the students who have a stored result."""
        return sorted(path.stem for path in self.results.glob("[!.]*.json"))

    def ledger(self) -> list[dict[str, Any]]:
        """Read the ledger."""
        path = self.root / ".autograder" / "ledger.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def auto_marks(self) -> dict[tuple[str, str], float]:
        """Read all marks that grading gave, by student and cell."""
        query = (
            "SELECT submitted_assignment.student_id, base_cell.name, grade.auto_score "
            "FROM grade JOIN base_cell ON grade.cell_id = base_cell.id "
            "JOIN submitted_notebook ON grade.notebook_id = submitted_notebook.id "
            "JOIN submitted_assignment "
            "ON submitted_notebook.assignment_id = submitted_assignment.id "
            "WHERE grade.auto_score IS NOT NULL"
        )
        connection = sqlite3.connect(self.root / "gradebook.db", timeout=30)
        try:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            return {(student, cell): mark for student, cell, mark in connection.execute(query)}
        finally:
            connection.close()

    def outcome(self) -> dict[str, Any]:
        """Everything that a class sees of its grading, times aside."""
        pages = sorted((self.root / "feedback").rglob("*.html"))
        copies = sorted((self.root / "autograded").rglob("*.ipynb"))
        moves = [(e["student"], e["topic"], e["item"], e["old"], e["new"]) for e in self.ledger()]
        return {
            "marks": self.auto_marks(),
            "results": {name: _result(self.results / f"{name}.json") for name in self.graded()},
            "ledger": sorted(moves, key=repr),
            "pages": {str(path.relative_to(self.root)): path.read_text() for path in pages},
            "copies": {str(path.relative_to(self.root)): path.read_text() for path in copies},
        }

    def assert_sound(self, expected: dict[tuple[str, str], float]) -> None:
        """Nothing is half written, and every mark is the right one and has its result."""
        for path in [*self.results.glob("[!.]*.json"), *self.root.rglob("autograded/*/*/*.ipynb")]:
            assert json.loads(path.read_bytes()), path
        lines = self.ledger()
        known = {(line["student"], line["item"]): line["new"] for line in lines}
        marks = self.auto_marks()
        for (student, cell), mark in marks.items():
            assert mark == expected[student, cell], (student, cell, mark)
            name = cell.removesuffix("-check")
            assert known.get((student, name), mark) == mark, (student, cell)
            stored = self.results / f"{student}.json"
            waiting = stored.with_name(f".{stored.name}.new")
            assert stored.exists() or waiting.exists(), student


def _process(entry: Path) -> Process | None:
    try:
        environment = (entry / "environ").read_bytes()
        command = (entry / "cmdline").read_bytes().replace(b"\0", b" ")
        status = dict(line.split(":", 1) for line in (entry / "status").read_text().splitlines())
    except OSError:
        return None
    if status["State"].split()[0] in "ZX":
        return None
    numbers = tuple(int(number) for number in status["NSpid"].split())
    text = command.decode(errors="replace")
    marks = [p for p in environment.decode(errors="replace").split("\0") if p.startswith("TMPDIR=")]
    return Process(numbers[0], int(status["PPid"]), " ".join([text, *marks]), numbers)


def _result(path: Path) -> Any:
    """Read a stored result without the times that it tells."""
    return _timeless(json.loads(path.read_text()))


def _timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _timeless(item) for key, item in value.items() if key not in TIMES}
    return [_timeless(item) for item in value] if isinstance(value, list) else value


def copied(room: Watched, root: Path) -> Watched:
    """Copy a course as it stands, gradebook and secret included."""
    shutil.copytree(room.root, root / "course", symlinks=True)
    temporary = root / "temporary"
    temporary.mkdir()
    return Watched(root / "course", temporary=temporary)


def wait_until(condition: Callable[[], object], seconds: float = LONGEST_WAIT) -> bool:
    """Wait until something holds; say whether it came to that."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def of_kind(processes: Iterable[Process], kind: str) -> list[Process]:
    """Choose the processes that have a part in a run."""
    return [process for process in processes if process.kind == kind]


def assert_as_undisturbed(room: Watched, undisturbed: dict[str, Any]) -> None:
    """Grade what is left; then everything is as if nothing had happened."""
    assert room.run("grade", "--jobs", "2").returncode == 1
    room.run("feedback")
    outcome = room.outcome()
    for part, expected in undisturbed.items():
        assert outcome[part] == expected, part
    assert room.left_over() == [], room.left_over()
    assert list(room.root.rglob("*.new")) == []


def assert_no_orphans(room: Watched) -> None:
    """All processes of a run that has ended are soon gone."""
    assert wait_until(lambda: not room.processes(), ENDED_WITHIN), room.processes()
