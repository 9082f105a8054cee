"""After the first submission the set of graded cells stays; text, points and tests may change."""

from autograder.config import CourseConfig
from autograder.course import Course
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.writer import open_writer
from autograder.pipeline.frozen_cells import frozen_faults

CONFIG = CourseConfig(title="Course", topics=("doubling",))
CELLS = ("double-answer", "double-check", "triple-answer", "triple-check", "reason-question")


def hand_in(course, student="ada"):
    course.paths.submission(student, "doubling").mkdir(parents=True)


def faults(course, cells):
    return [str(fault) for fault in frozen_faults(Course(course.paths, CONFIG), "doubling", cells)]


def test_without_submissions_everything_may_change(course):
    assert faults(course, CELLS[:2]) == []


def test_after_one_no_cell_may_come_or_go(course):
    hand_in(course)
    assert faults(course, CELLS) == []
    (fault,) = faults(course, (*CELLS[2:], "new-answer", "new-check"))
    assert fault == (
        "assignments/doubling/notebook.md:1: its graded cells are frozen, because 1 student has "
        "handed in. Got +new-answer, +new-check, -double-answer, -double-check; text, points and "
        "tests may still change. Take this change back, or give the new version a topic of its own"
    )


def test_the_gradebook_alone_freezes_too(course, cells, result):
    with open_writer(course.paths, course.url, "run") as writer:
        record_submission(writer, course.topic, result(), HandedIn(cells(), None))
    assert len(faults(course, CELLS[:-1])) == 1


def test_without_a_gradebook_the_release_counts(paths):
    paths.submission("ada", "doubling").mkdir(parents=True)
    course = Course(paths, CONFIG)
    assert [str(f) for f in frozen_faults(course, "doubling", CELLS)] == []
    assert len(frozen_faults(course, "doubling", CELLS[:-1])) == 1
