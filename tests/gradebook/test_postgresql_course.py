"""A course whose gradebook is on PostgreSQL, from set-up to export, through the real commands."""

import csv
import subprocess
import sys
from pathlib import Path

from nbgrader.api import Gradebook

from tests.awkward.playing import open_class
from tests.awkward.spoilt_notebooks import FILE, SLUG
from tests.faults.conftest import MADE
from tests.gradebook.postgresql import running_server


def test_a_course_is_set_up_graded_again_and_exported(tmp_path):
    with running_server() as server:
        url = server.database()
        room = open_class(tmp_path / "course")
        with (room.root / "nbgrader_config.py").open("a") as file:
            file.write(f'\nc.CourseDirectory.db_url = "{url}"\n')
        room.roster({"s1": ("Name", "One"), "s3": ("Name", "Two")})
        room.hand_in({f"{student}/{SLUG}/{FILE}": MADE[student] for student in ("s1", "s3")})
        assert room.run("collect", "inbox").returncode == 0
        assert room.run("grade", "--jobs", "2").returncode == 0, room.said
        done = room.run("grade")
        assert "0 graded" in done.stdout
        assert "2 unchanged" in done.stdout
        assert not (room.root / "gradebook.db").exists()

        with Gradebook(url) as gradebook:
            scores = {row["student"]: row["score"] for row in gradebook.submission_dicts(SLUG)}
        ours = {name: float(row["total"]) for name, row in room.marks().items()}
        assert scores == ours
        assert scores["s1"] > scores["s3"]

        command = [Path(sys.executable).with_name("nbgrader"), "export", "--to", "theirs.csv"]
        done = subprocess.run(command, cwd=room.root, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        with (room.root / "theirs.csv").open(newline="") as file:
            theirs = {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}
        assert theirs == scores

        server.stop()
        done = room.run("grade", "--force")
        assert done.returncode == 3
        assert "the server does not answer. Start it and try again" in done.stderr
        server.start()
