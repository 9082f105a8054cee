"""Play a class through the real commands, and look at it as students and instructors do."""

import csv
import html
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.awkward.spoilt_notebooks import SLUG, Case, Files
from tests.course_copy import copy_course

QUICK = {"cell_cpu_seconds": 2, "call_cpu_seconds": 2, "submission_mb": 60}


@dataclass
class Class:
    """A course in a folder of its own, and everything that its commands have said."""

    root: Path
    said: list[str] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)
    at_first: dict[str, dict[str, str]] = field(default_factory=dict)

    def command(self, *words: str) -> tuple[list[str], dict[str, Any]]:
        """Return the command line of one verb, and how to start it."""
        environment = {**os.environ, "COLUMNS": "250"}
        line = [str(Path(sys.executable).with_name("autograder")), *words]
        return line, {"cwd": self.root, "env": environment}

    def run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Run one verb as a user does, and keep what it says."""
        line, options = self.command(*words)
        done = subprocess.run(line, capture_output=True, text=True, timeout=900, **options)
        self.said += (done.stdout + done.stderr).splitlines()
        self.codes.append(done.returncode)
        assert "Traceback" not in done.stdout + done.stderr, done.stdout + done.stderr
        return done

    def roster(self, students: Mapping[str, tuple[str, str]]) -> None:
        """Take students into the gradebook."""
        path = self.root / "roster.csv"
        with path.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["id", "last_name", "first_name", "email"])
            writer.writerows([name, *names, ""] for name, names in students.items())
        assert self.run("setup").returncode == 0
        done = self.run("roster", str(path))
        assert done.returncode == 0, done.stdout + done.stderr

    def hand_in(self, files: Files, inbox: str = "inbox") -> Path:
        """Lay files into the inbox."""
        for name, data in files.items():
            path = self.root / inbox / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        return self.root / inbox

    def about(self, student: str) -> str:
        """Join all lines of all commands that name a student, and the stored notes."""
        lines = [line for line in self.said if re.search(rf"{re.escape(student)}(?![\w-])", line)]
        stored = self.result(student)
        notes = [*stored.get("notes", ()), stored.get("fault", "")]
        notes += [note for e in stored.get("exercises", ()) for note in e["notes"]]
        return "\n".join([*lines, *notes]).replace("`", "")

    def result(self, student: str) -> dict[str, Any]:
        """Read the stored result; empty if there is none."""
        path = self.root / ".autograder" / "results" / SLUG / f"{student}.json"
        stored = json.loads(path.read_text()) if path.exists() else {}
        return stored.get("result", stored)  # type: ignore[no-any-return]

    def lost(self, student: str) -> dict[str, int]:
        """Points lost, by exercise, of a student who has a score."""
        result = self.result(student)
        assert result["exercises"], result.get("fault")
        lost = {}
        for exercise in result["exercises"]:
            earned = sum(
                verdict["points"]
                for verdict in exercise["verdicts"]
                if verdict["status"] == "passed" or verdict["followed_through_with"]
            )
            if earned != exercise["max_points"]:
                lost[exercise["exercise"]] = exercise["max_points"] - earned
        return lost

    def page(self, student: str) -> str:
        """Return the text of a student's feedback page."""
        path = self.root / "feedback" / student / SLUG / f"{SLUG}.html"
        text = re.sub(r"<style>.*?</style>", "", path.read_text(), flags=re.DOTALL)
        return " ".join(html.unescape(re.sub(r"<[^>]*>", "", text)).split())

    def marks(self) -> dict[str, dict[str, str]]:
        """Export the marks and read them, by student."""
        self.run("export", "--out", "marks.csv")
        with (self.root / "marks.csv").open(newline="") as file:
            rows = list(csv.DictReader(file))
        key = next(iter(rows[0]))
        return {row[key]: row for row in rows}


def open_class(root: Path, **limits: int) -> Class:
    """Copy everything that a course is made of, with quicker limits; nothing of a class."""
    return Class(copy_course(root, **{**QUICK, **limits}))


def play(root: Path, cases: Iterable[Case]) -> Class:
    """Let everybody hand in, and run each command once for the whole class."""
    room = open_class(root)
    cases = list(cases)
    known = [case.student_id for case in cases if not case.title.startswith("unknown")]
    room.roster({student: ("Name", f"Of {number}") for number, student in enumerate(known)})
    for case in cases:
        room.hand_in(case.handed_in())
    room.run("collect", "inbox")
    room.run("grade", "--jobs", "2")
    room.run("feedback")
    room.run("report")
    room.run("status", "--all")
    return room
