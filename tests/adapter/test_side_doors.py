"""Whichever command grades, the engine's marks are what comes out, and never more."""

import json
import shutil

import pytest

from tests.adapter.conftest import stored
from tests.course_copy import TOPIC

AUTOGRADE = ("autograde", TOPIC)


def earned(course, student):
    """Return the automatic marks of a student, by cell."""
    return {row[1]: row[2] for row in course.marks() if row[0] == student}


def shape(course, student):
    """Return a copy's cells, with the verdicts that stand below the checks."""
    cells = json.loads(course.copy(student).read_text())["cells"]
    is_check = [cell["id"].endswith("-check") for cell in cells]
    return [
        (cell["id"], cell["source"], cell["metadata"], cell["outputs"] if found else None)
        for cell, found in zip(cells, is_check, strict=True)
    ]


def test_the_class_has_the_marks_that_it_should_have(graded):
    assert sum(filter(None, earned(graded, "ada").values())) == 17 + 3
    assert sum(earned(graded, "mallory").values()) == 0
    assert sum(earned(graded, "idle").values()) == 0
    assert 0 < sum(filter(None, earned(graded, "bob").values())) < 17


def test_autograde_by_force_changes_no_mark(course):
    before, copies = course.marks(), {name: shape(course, name) for name in ("ada", "bob", "eve")}
    done = course.run("nbgrader", *AUTOGRADE, "--force")
    assert done.returncode == 0, done.stderr
    assert course.marks() == before
    for name, text in copies.items():
        assert shape(course, name) == text
        names = {file.name for file in course.copy(name).parent.iterdir()}
        assert names == {f"{TOPIC}.ipynb", "timestamp.txt", "submission_secret.txt"}, (
            "the student's files are not served"
        )


def test_autograde_grades_what_is_missing_and_leaves_the_rest(course):
    shutil.rmtree(course.root / "autograded" / "bob")
    result = course.root / ".autograder/results" / TOPIC / "bob.json"
    result.unlink()
    others = {name: course.copy(name).stat().st_mtime_ns for name in ("ada", "eve")}
    before = course.marks()
    done = course.run("nbgrader", *AUTOGRADE)
    assert done.returncode == 0, done.stderr
    assert course.marks() == before
    assert course.copy("bob").exists()
    assert result.exists()
    assert {name: course.copy(name).stat().st_mtime_ns for name in others} == others


def test_without_our_configuration_nobody_gains_and_the_next_run_mends_it(course):
    before = course.marks()
    (course.root / "nbgrader_config.py").unlink()
    done = course.run("nbgrader", *AUTOGRADE, "--force")
    assert "for student 'eve'" in done.stderr, "nbgrader stops at invented metadata"
    for student in ("ada", "bob", "mallory", "idle"):
        checks = {c: m for c, m in earned(course, student).items() if c.endswith("-check")}
        assert set(checks.values()) == {0.0}, student
    done = course.run("autograder", "grade")
    assert done.returncode == 0, done.stdout
    assert course.marks() == before


def test_a_file_that_nbgrader_cannot_read_is_the_engines_matter(course):
    file = course.root / "submitted" / "bob" / TOPIC / f"{TOPIC}.ipynb"
    file.write_text(file.read_text()[:5000])
    done = course.run("nbgrader", *AUTOGRADE, "--force", "--student", "bob")
    assert "bob/first_steps" in done.stderr
    assert set(earned(course, "bob").values()) == {None}
    assert "JSON" in stored(course, "bob")["fault"]
    assert course.copy("bob").exists()


def test_nobody_is_added_to_the_class_without_being_asked(course):
    shutil.copytree(course.root / "submitted/bob", course.root / "submitted/stranger")
    before = course.marks()
    done = course.run("nbgrader", *AUTOGRADE)
    assert done.returncode == 1
    assert "stranger" in done.stderr
    assert course.rows("select id from student where id = 'stranger'") == []
    assert course.marks() == before


@pytest.mark.parametrize("person", [{"manual_score": 2.5, "comment": "Well put."}])
def test_what_a_person_gave_survives_every_way_of_grading(course, person):
    mark_question(course, "ada", **person)
    before = course.marks()
    assert ("ada", "why_squares-question", None, 2.5, None, 0) in before
    for program, *words in (
        ("autograder", "grade", "--force"),
        ("nbgrader", *AUTOGRADE, "--force"),
    ):
        done = course.run(program, *words)
        assert done.returncode == 0, done.stdout + done.stderr
        assert course.marks() == before
    said = "select manual_comment from comment where manual_comment is not null"
    assert course.rows(said) == [("Well put.",)]
    assert course.run("autograder", "feedback").returncode == 0
    page = (course.root / "feedback/ada" / TOPIC / f"{TOPIC}.html").read_text()
    assert "Well put." in page
    assert "2.5 of 3 points" in page


def mark_question(course, student, manual_score, comment):
    """Do to the gradebook what formgrader does when a person marks a written answer."""
    import sqlite3

    one = (
        "where notebook_id in (select n.id from submitted_notebook n"
        " join submitted_assignment s on s.id = n.assignment_id where s.student_id = ?)"
        " and cell_id in (select id from base_cell where name = 'why_squares-question')"
    )
    with sqlite3.connect(course.root / "gradebook.db") as connection:
        set_mark = "update grade set manual_score = ?, needs_manual_grade = 0 "
        assert connection.execute(set_mark + one, [manual_score, student]).rowcount == 1
        set_comment = "update comment set manual_comment = ? "
        assert connection.execute(set_comment + one, [comment, student]).rowcount == 1


def test_invented_metadata_breaks_neither_copy_nor_feedback(course):
    copy = json.loads(course.copy("eve").read_text())
    ids = [cell["metadata"].get("nbgrader", {}).get("grade_id") for cell in copy["cells"]]
    known = [name for name in ids if name]
    assert len(known) == len(set(known))
    assert set(known) == {row[0] for row in course.rows("select name from source_cell")}
    done = course.run("nbgrader", "generate_feedback", TOPIC, "--student", "eve")
    assert done.returncode == 0, done.stderr
    assert (course.root / "feedback/eve" / TOPIC / f"{TOPIC}.html").exists()
