"""Students that a command names: found in whichever topic, and never passed over in silence."""

import shutil

import pytest

from autograder.course import make_secret, open_course
from autograder.errors import UsageError
from autograder.gradebook.students import StudentRecord, record_students
from autograder.grading.plan import Selection, selected_topics, survey
from autograder.pipeline.feedback import publish_feedback
from autograder.pipeline.setup import set_up
from tests.course_copy import copy_course

FIRST, LAST = "first_steps", "later_steps"


@pytest.fixture(scope="module")
def class_of_two(tmp_path_factory):
    """A course of two topics; ada has handed in the later one, and bob nothing."""
    root = copy_course(tmp_path_factory.mktemp("two") / "course")
    for folder in [path for path in root.rglob(FIRST) if path.is_dir()]:
        copy = shutil.copytree(folder, folder.with_name(LAST))
        for notebook in copy.glob("*.ipynb"):
            notebook.rename(copy / f"{LAST}.ipynb")
    settings = root / "course.toml"
    settings.write_text(settings.read_text().replace(f'["{FIRST}"]', f'["{FIRST}", "{LAST}"]'))
    opened = open_course(root)
    make_secret(opened.paths.secret)
    set_up(opened)
    record_students(opened.database, [StudentRecord("ada"), StudentRecord("bob")])
    handed_in = opened.paths.submission("ada", LAST)
    handed_in.mkdir(parents=True)
    (handed_in / f"{LAST}.ipynb").write_text("{}")
    return opened


def looked_at(course, student, *slugs):
    topics = selected_topics(course, Selection(slugs))
    return [item.key for item in survey(course, topics, [student], is_forced=True)]


def test_a_student_is_found_in_whichever_topic_they_have_handed_in(class_of_two):
    assert looked_at(class_of_two, "ada") == [f"{LAST}/ada"]
    assert looked_at(class_of_two, "ada", FIRST, LAST) == [f"{LAST}/ada"]


@pytest.mark.parametrize("student", ["bob", "nobody", "", "ada/../ada"])
def test_a_student_who_has_handed_in_nothing_is_named(class_of_two, student):
    said = "nothing of bob" if student == "bob" else f"the gradebook has no student {student}"
    with pytest.raises(UsageError, match=said):
        looked_at(class_of_two, student)
    with pytest.raises(UsageError, match="nothing of ada for first_steps"):
        looked_at(class_of_two, "ada", FIRST)


@pytest.mark.parametrize(
    ("students", "reported"),
    [
        (["nobody"], "the gradebook has no student nobody"),
        (["ada", ""], "the gradebook has no student"),
        (["bob"], "nothing of bob was graded yet"),
        (["ada", "bob"], "nothing of ada, bob was graded yet"),
    ],
)
def test_feedback_for_a_student_without_any_is_refused(class_of_two, students, reported):
    topics = selected_topics(class_of_two, Selection())
    with pytest.raises(UsageError, match=reported):
        publish_feedback(class_of_two, topics, students)
    assert publish_feedback(class_of_two, topics).written == ()
