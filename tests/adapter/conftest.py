"""A small class in a course of its own, for what nbgrader's tools do with it."""

import csv
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.adapter.class_of_five import NAMES, hand_in
from tests.course_copy import TOPIC, copy_course, made_once
from tests.pages.conftest import browser, serve  # noqa: F401 - a fixture

BIN = Path(sys.executable).parent


Done = subprocess.CompletedProcess[str]


@dataclass(frozen=True)
class Course:
    """A course folder, with every command that an instructor has."""

    root: Path
    own: Path

    def run(
        self, program: str, *words: str, **variables: str
    ) -> "subprocess.CompletedProcess[str]":
        """Run a program of the environment in the course's folder."""
        return subprocess.run(
            [BIN / program, *words],
            cwd=self.root,
            env=environment(self.own, **variables),
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )

    def rows(self, query: str) -> list[tuple]:
        """Ask the gradebook."""
        with sqlite3.connect(self.root / "gradebook.db") as connection:
            return sorted(connection.execute(query).fetchall())

    def marks(self) -> list[tuple]:
        """Every mark of every student: automatic, by a person, extra, and who is waited for."""
        return self.rows(
            "select s.student_id, c.name, g.auto_score, g.manual_score, g.extra_credit,"
            " g.needs_manual_grade from grade g join base_cell c on c.id = g.cell_id"
            " join submitted_notebook n on n.id = g.notebook_id"
            " join submitted_assignment s on s.id = n.assignment_id"
        )

    def copy(self, student: str) -> Path:
        """Where the ``autograded/`` copy of a student lies."""
        return self.root / "autograded" / student / TOPIC / f"{TOPIC}.ipynb"


def environment(own: Path, **variables: str) -> dict[str, str]:
    """Keep the settings of whoever runs the tests out of nbgrader's programs."""
    rooms = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    return {**os.environ, "PATH": path, **{room: str(own / room) for room in rooms}, **variables}


@pytest.fixture(scope="session")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """Return a class of five with its marks, which is played once for all processes."""
    folder = made_once("class of five", play_class)
    return Course(folder / "course", tmp_path_factory.mktemp("own"))


def play_class(folder: Path) -> None:
    """Play the class up to its marks."""
    root = folder / "course"
    copy_course(root)
    (folder / "own").mkdir()
    course = Course(root, folder / "own")
    with (root / "class.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["id", "last_name", "first_name"])
        writer.writerows([name, *names] for name, names in NAMES.items())
    inbox = hand_in(root / "inbox", root)
    for words in (["setup"], ["roster", "class.csv"], ["collect", str(inbox)], ["grade"]):
        done = course.run("autograder", *words)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def course(graded: Course, tmp_path: Path) -> Course:
    """The graded class in a folder that a test may change."""
    root = tmp_path / "course"
    shutil.copytree(graded.root, root, symlinks=True)
    own = tmp_path / "own"
    own.mkdir()
    return Course(root, own)


def read_table(path: Path) -> list[dict[str, str]]:
    """Read a CSV file with its headings."""
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def stored(course: Course, student: str) -> dict:
    """Read the stored result of a student."""
    return json.loads((course.root / ".autograder/results" / TOPIC / f"{student}.json").read_text())
