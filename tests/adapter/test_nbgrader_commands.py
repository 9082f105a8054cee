"""nbgrader's own commands on a graded course: each works, and none of them moves a mark."""

import csv
import shutil
import sqlite3

import pytest
from nbgrader.apps.api import NbGraderAPI

from autograder.plain_course.nbgrader_course import open_app, working_in
from tests.adapter.class_of_five import NAMES, QUESTION
from tests.adapter.conftest import read_table
from tests.course_copy import TOPIC, tiny_course


def tree(folder):
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }


# --- validate ---------------------------------------------------------------------------------


def test_validate_praises_right_answers_and_shows_parts_of_others(course, tmp_path):
    handed_in = {name: course.root / "submitted" / name / TOPIC for name in ("ada", "bob")}
    said = {}
    for name, folder in handed_in.items():
        there = tmp_path / name
        shutil.copytree(course.root / "release" / TOPIC, there)
        shutil.copy(folder / f"{TOPIC}.ipynb", there)
        done = course.run("nbgrader", "validate", str(there / f"{TOPIC}.ipynb"))
        assert done.returncode == 0, done.stderr
        said[name] = done.stdout
    assert "Success! Your notebook passes all the tests." in said["ada"]
    assert "The following" in said["bob"]
    assert 'check("resampled")' not in said["ada"]


# --- generate_assignment ----------------------------------------------------------------------


def test_generate_assignment_makes_the_release_that_build_makes(course):
    cells = "select name, cell_type, locked, source, checksum from source_cell"
    before = course.rows(cells), course.marks()
    done = course.run("nbgrader", "generate_assignment", TOPIC, "--force")
    assert done.returncode == 0, done.stderr
    assert tree(course.root / "release" / TOPIC) == tree(tiny_course() / "release" / TOPIC)
    assert (course.rows(cells), course.marks()) == before


# --- generate_feedback ------------------------------------------------------------------------


def page_of(course, student):
    return course.root / "feedback" / student / TOPIC / f"{TOPIC}.html"


def press_generate_feedback(course, *student):
    """Do what formgrader's button does; return nbgrader's answer."""
    with working_in(course.root):
        app = open_app(course.root)
        return NbGraderAPI(app.coursedir, parent=app).generate_feedback(TOPIC, *student)


def test_the_button_of_formgrader_writes_the_page_of_the_engine(course):
    done = course.run("autograder", "feedback")
    assert done.returncode == 0, done.stderr
    pages = {name: page_of(course, name).read_bytes() for name in NAMES}
    assert b"3 of 3" in pages["ada"]
    for student in ([], ["ada"]):
        said = press_generate_feedback(course, *student)
        assert said["success"], said
        assert {name: page_of(course, name).read_bytes() for name in NAMES} == pages


def test_the_button_writes_what_a_person_gave_since(course):
    with sqlite3.connect(course.root / "gradebook.db") as connection:
        cell = "(select id from base_cell where name = ?)"
        mark = f"update grade set manual_score = 2.5 where cell_id in {cell}"
        comment = f"update comment set manual_comment = 'Well put.' where cell_id in {cell}"
        for change in (mark, comment):
            assert connection.execute(change, [QUESTION]).rowcount
    assert press_generate_feedback(course)["success"]
    page = page_of(course, "ada").read_text()
    assert "Well put." in page
    assert "2.5 of 3" in page


def test_the_button_names_a_submission_that_the_engine_did_not_grade(course):
    (course.root / f".autograder/results/{TOPIC}/bob.json").unlink()
    said = press_generate_feedback(course)
    assert not said["success"]
    assert f"bob/{TOPIC}: there is nothing to write feedback from" in said["log"]
    assert page_of(course, "ada").exists()


def test_generate_feedback_writes_a_page_for_everybody(course):
    done = course.run("nbgrader", "generate_feedback", TOPIC)
    assert done.returncode == 0, done.stderr
    assert all(page_of(course, name).exists() for name in NAMES)
    theirs = page_of(course, "ada").read_text()
    assert "3 of 3" in theirs
    assert "For the marker" not in theirs, "the rubric is the marker's"


# --- export -----------------------------------------------------------------------------------


def test_export_has_nbgraders_columns_quoted_and_harmless(course):
    done = course.run("nbgrader", "export", "--to", "all marks.csv")
    lines = {line["student_id"]: line for line in read_table(course.root / "all marks.csv")}
    assert list(lines["bob"])[:11] == [
        "assignment",
        "duedate",
        "timestamp",
        "student_id",
        "last_name",
        "first_name",
        "email",
        "raw_score",
        "late_submission_penalty",
        "score",
        "max_score",
    ]
    assert lines["bob"]["last_name"] == '\'=HYPERLINK("x")'
    assert lines["bob"]["first_name"] == 'B"ob, junior'
    assert lines["mallory"]["last_name"] == "Måns"
    ada = lines["ada"]
    assert [ada[key] for key in ("raw_score", "score", "max_score", "bonus")] == [
        "20",
        "20",
        "20",
        "3",
    ]
    assert ada["status"] == "not marked yet: why_squares-question"
    assert done.returncode == 1, "written answers wait"
    assert "ada/first_steps: why_squares-question" in done.stderr


def test_export_takes_students_and_assignments(course):
    done = course.run("nbgrader", "export", "--student", "['idle']", "--assignment", f"['{TOPIC}']")
    assert done.returncode == 0, done.stderr
    (line,) = read_table(course.root / "grades.csv")
    assert (line["student_id"], line["score"], line["status"]) == ("idle", "0", "")


@pytest.mark.parametrize("form", ["csv", "canvas", "moodle", "gradescope"])
def test_a_grader_error_is_blank_named_and_exits_with_1(course, form):
    break_result(course, "bob")
    words = ["export", "--format", form, "--out", "marks.csv"]
    done = course.run("autograder", *words)
    assert done.returncode == 1
    assert "no score, left blank: bob/first_steps: add_intercept-check" in done.stdout
    with (course.root / "marks.csv").open(newline="") as file:
        header, *rows = csv.reader(file)
    (bob,) = [row for row in rows if "bob" in row]
    (idle,) = [row for row in rows if "idle" in row]
    place = header.index(TOPIC)
    assert (bob[place], idle[place]) == ("", "0")


def test_nbgrader_export_leaves_a_grader_error_blank(course):
    break_result(course, "bob")
    done = course.run("nbgrader", "export")
    lines = {line["student_id"]: line for line in read_table(course.root / "grades.csv")}
    assert (lines["bob"]["raw_score"], lines["bob"]["score"]) == ("", "")
    assert "add_intercept-check" in lines["bob"]["status"]
    assert lines["idle"]["score"] == "0"
    assert (done.returncode, "bob/first_steps" in done.stderr) == (1, True)


def break_result(course, student):
    """Let one submission have no score, as after a fault of the engine."""
    with sqlite3.connect(course.root / "gradebook.db") as connection:
        connection.execute(
            "update grade set auto_score = null, needs_manual_grade = 1 where id in ("
            " select g.id from grade g join submitted_notebook n on n.id = g.notebook_id"
            " join submitted_assignment s on s.id = n.assignment_id"
            " join base_cell c on c.id = g.cell_id"
            " where s.student_id = ? and c.name = 'add_intercept-check')",
            [student],
        )
