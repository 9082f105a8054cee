"""The commands that pages of docs/ show are run, in the order of the page, on the tiny course.

Those of ``instructor.md`` and ``week.md`` have files of their own beside this one.
"""

import re
import shutil
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller

from autograder.authoring.assignment import read_topic
from autograder.course import open_course
from benchmarks.week_class import make_week_class, write_moodle_download, write_roster
from tests.adapter.class_of_five import hand_in
from tests.course_copy import ROOT, TOPIC, copy_course
from tests.pipeline.page_commands import commands_of, run, shown_lines

PLAYED = {
    "author.md": "tests/pipeline/test_shown_commands.py",
    "clusters.md": "tests/faults/test_cluster.py",
    "giving_back.md": "tests/pipeline/test_shown_commands.py",
    "instructor.md": "tests/pipeline/test_instructor_page.py",
    "plain_courses.md": "tests/plain_course/test_quickstart.py",
    "similar.md": "tests/pipeline/test_shown_commands.py",
    "student.md": "tests/pipeline/test_shown_commands.py",
    "topic_checklist.md": "tests/pipeline/test_shown_commands.py",
    "website.md": "tests/website/test_whole_site.py",
    "week.md": "tests/pipeline/test_week_page.py",
}
"""Which test runs the commands of which page."""
DUE = datetime(2027, 2, 5, 18)
STUDENTS = 4
EXERCISE = "mean_absolute_error"


class Inbox:
    """Takes mail in, and counts it."""

    def __init__(self):
        self.receivers = []

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        self.receivers += envelope.rcpt_tos
        return "250 OK"


class OnFreePort(Controller):
    """A server on a port that the system picks."""

    def _trigger_server(self):
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@pytest.fixture
def inbox():
    """Take the mails of one test."""
    inbox = Inbox()
    server = OnFreePort(inbox, hostname="127.0.0.1", port=0)
    server.start()
    inbox.port = server.port
    yield inbox
    server.stop()


@pytest.fixture(scope="module")
def graded(tmp_path_factory):
    """Return a course with a graded class, in the home of its instructor."""
    home = tmp_path_factory.mktemp("home")
    root = copy_course(home / "course")
    course = open_course(root)
    topic = read_topic(course.paths, TOPIC)
    students = make_week_class(course.paths, topic, STUDENTS, DUE)
    (home / "Downloads").mkdir()
    write_roster(students, root / "students.csv")
    write_moodle_download(students, topic, home / "Downloads" / "handed_in.zip", DUE)
    for line in ("setup", "roster students.csv", "collect ~/Downloads/handed_in.zip", "grade"):
        run(["autograder", *line.split()], root, home, codes=(0, 1))
    return root


def test_every_page_that_shows_commands_is_played():
    pages = {page.name for page in (ROOT / "docs").glob("*.md") if shown_lines(page.name)}
    assert pages == set(PLAYED)
    assert all((ROOT / file).is_file() for file in PLAYED.values())


def test_student_page(tmp_path):
    root = copy_course(tmp_path / "course")
    folder = root / "release" / TOPIC
    inbox = hand_in(tmp_path / "inbox", root)
    shutil.copy(inbox / "ada" / TOPIC / f"{TOPIC}.ipynb", folder)
    printed = {}
    for words in commands_of("student.md"):
        assert words[:2] == ["python", "selfcheck.py"]
        if "--watch" in words:
            printed["--watch"] = watched(words, folder)
        else:
            printed[" ".join(words[2:])] = run(words, folder, tmp_path)
    assert "17 points, bonus 3 of 3." in printed[""]
    assert "hat_matrix" in printed["hat_matrix"]
    assert printed["hat_matrix --hint"].startswith("hat_matrix, hint 1 of ")
    assert "Ctrl-C ends this" in printed["--watch"]
    assert (folder / f"{TOPIC}.zip").is_file()
    assert '"hat_matrix"' in printed["--json"]


def watched(words, folder):
    """Start what ends at Ctrl-C alone; end it so when it has looked once, and return its words."""
    process = subprocess.Popen(
        [sys.executable, *words[1:]], cwd=folder, stdout=subprocess.PIPE, encoding="utf-8"
    )
    lines = []
    with process:
        for line in process.stdout:
            lines.append(line)
            if "Ctrl-C ends this" in line:
                process.send_signal(signal.SIGINT)
    assert process.returncode == 0
    return "".join(lines)


def test_page_on_giving_back(graded, inbox):
    home = graded.parent
    with (graded / "course.toml").open("a") as settings:
        settings.write(
            f'\n[mail]\nserver = "127.0.0.1"\nport = {inbox.port}\nsecurity = "none"\n'
            'sender = "Course <course@example.org>"\n'
        )
    zipped, says_to_whom, sends = commands_of("giving_back.md")
    packed = run(zipped, graded, home, codes=(0, 1))
    assert re.search(r"\d pages packed for Moodle", packed)
    assert (graded / "back.zip").is_file()
    assert "Nothing was sent" in run(says_to_whom, graded, home)
    assert inbox.receivers == []
    run(sends, graded, home)
    assert len(inbox.receivers) == len(set(inbox.receivers)) > 1


def test_page_on_equal_code(graded):
    home = graded.parent
    shutil.copytree(graded / "submitted", graded / "ml-2025" / "submitted")
    shutil.copytree(graded / "release" / TOPIC, graded / "found_on_the_web")
    for words in commands_of("similar.md"):
        run(words, graded, home)
        assert (graded / ".autograder" / "reports" / f"{TOPIC}-similar.html").is_file()


def test_page_for_authors(tmp_path):
    root = copy_course(tmp_path / "course")
    shown = iter(commands_of("author.md"))

    def play(start, *more, **options):
        words = next(shown)
        assert " ".join(words).startswith(start), words
        return run([*words, *more], root, tmp_path, **options)

    made = play(f"autograder new {TOPIC}/{EXERCISE}").splitlines()
    assert made[-1] == "Fill them in, then run: autograder build"
    assert all((root / file).is_file() for file in made[:-1])
    fill_in(root, made[:-1])
    assert "files written" in play("autograder build")
    assert next(shown) == ["autograder", "calibrate", TOPIC]
    new = ["autograder", "calibrate", f"{TOPIC}/{EXERCISE}", "--secrets", "1"]  # not all others
    assert re.search(r"│   reference +│ 4 +│ +4 │", run(new, root, tmp_path, codes=(0, 1)))
    assert next(shown) == f".venv/bin/python -m pytest tests/references -k {EXERCISE}".split()
    assert "each earned what it must" in play(
        f"autograder calibrate {TOPIC}/r2_score", "--secrets", "1"
    )
    run(["autograder", "setup"], root, tmp_path)
    assert "0 submissions" in play("autograder grade --dry-run")
    assert next(shown) == ["make", "tables", f"TOPIC={TOPIC}"]
    assert list(shown) == []


def fill_in(root: Path, files):
    """Do what an author does last, in as few words as possible."""
    for file in files:
        text = (root / file).read_text()
        (root / file).write_text(text.replace("FILL_IN", "returns"))


def test_page_on_finished_topics(tmp_path):
    root = copy_course(tmp_path / "course")
    (words,) = commands_of("topic_checklist.md")
    table = run([*words, "--quick"], root, tmp_path, codes=(1,))
    assert f"is {TOPIC} done?" in table
    assert "errata" in table
