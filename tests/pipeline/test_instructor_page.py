"""The commands of docs/instructor.md are run, in the order of the page, on the tiny course."""

import csv
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adapter.class_of_five import hand_in
from tests.course_copy import ROOT, TOPIC, copy_course

PAGE = ROOT / "docs" / "instructor.md"
RUN = re.compile(r"\d{8}-\d{6}-[0-9a-f]{4}")
OF_A_TOPIC = "calibrate"
"""Shown with a topic of the real course; tests of calibration run it."""
STUDENT, REAL_TOPIC = re.search(r"extend (\w+) (\w+) ", PAGE.read_text()).groups()
HERE = {STUDENT: "ada", REAL_TOPIC: TOPIC}
"""What the page calls by names of a real course."""
VERBS = {"setup", "roster", "collect", "status", "grade", "feedback", "report", "export", "undo"}
VERBS |= {"extend", "watch"}
EXIT_CODES = {"export": {0, 1}}
"""1: a written answer waits for a person, as it does in every class that has just been graded."""
STUDENTS = ("ada", "bob")


@pytest.fixture
def course(tmp_path):
    """Return a course with the files that the page speaks of, in the home of its instructor."""
    root = copy_course(tmp_path / "course")
    (root / "students.csv").write_text(
        "id,last_name,first_name,email\nada,Lovelace,Ada,\nbob,Builder,Bob,b@example.org\n"
    )
    inbox = hand_in(tmp_path / "inbox", root)
    for folder in inbox.iterdir():
        if folder.name not in STUDENTS:
            shutil.rmtree(folder)
    (tmp_path / "Downloads").mkdir()
    shutil.make_archive(str(tmp_path / "Downloads" / "handed_in"), "zip", inbox)
    return root


def run(words: list[str], root: Path) -> str:
    """Run one command of the page as a shell in that home would; return what it prints."""
    home = root.parent
    done = subprocess.run(
        [Path(sys.executable).with_name("autograder"), *(w.replace("~", str(home)) for w in words)],
        cwd=root,
        env={**os.environ, "HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode in EXIT_CODES.get(words[0], {0}), f"{words}: {done.stderr}{done.stdout}"
    return done.stdout


def marks(root: Path) -> dict[str, str]:
    """Return the marks of the students as ``export`` writes them."""
    file = root.parent / "marks.csv"
    run(["export", "--format", "nbgrader", "--out", str(file)], root)
    with file.open(newline="") as rows:
        return {row["student_id"]: row["score"] for row in csv.DictReader(rows)}


def test_the_commands_of_the_page_do_what_it_says(course):
    lines = re.findall(r"^\$ autograder (.*)$", PAGE.read_text(), re.MULTILINE)
    commands = [shlex.split(line, comments=True) for line in lines]
    commands = [words for words in commands if words[0] != OF_A_TOPIC]
    assert {words[0] for words in commands} == VERBS
    printed: dict[str, str] = {}
    for words in commands:
        line = " ".join(words)
        words = [HERE.get(word, word) for word in words]
        if "--group" in words:
            (course / "groups.csv").write_text("group,id\nblue,ada\nblue,bob\n")
        if words[0] == "undo":
            words = [RUN.search(printed["undo"])[0] if RUN.fullmatch(w) else w for w in words]
            before = marks(course)
        if words[0] == "watch":  # which would not end by itself
            (course.parent / "handed_in").mkdir()
            words = [*words, "--once"]
        printed[line] = run(words, course)
    assert "2 submissions" in printed["collect ~/Downloads/handed_in.zip"]
    assert "ada," in (course / "marks.csv").read_text()
    assert "Nothing was written" in printed["grade --dry-run"]
    extended = f"extend {STUDENT} {REAL_TOPIC} --until 2027-02-08 18:00 --reason ill"
    assert f"ada/{TOPIC}: due Fri 5 Feb 2027 18:00 GMT -> Mon 8 Feb 2027" in printed[extended]
    assert all((course / "feedback" / student).is_dir() for student in STUDENTS)
    assert float(before["ada"]) > float(before["bob"]) > 0
    assert marks(course) != before
