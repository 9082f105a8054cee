"""A counterexample search that its author changes: what it finds wrong, and what was recorded."""

import shutil

import pytest

from autograder.authoring.assignment import read_topic
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.stored_answers import require_sound_search
from autograder.errors import CourseTextError
from autograder.mistakes.atlas import NO_ATLAS
from autograder.paths import CoursePaths
from tests.course_copy import TOPIC as SLUG

EXERCISE = "add_intercept"
CHECK = "assert_close(student.add_intercept(X), reference.add_intercept(X))"


@pytest.fixture
def suite_with(course, tmp_path):
    """Collect the topic with one search changed."""
    root, suites = tmp_path / "course", []
    shutil.copytree(course.paths.root, root, symlinks=True)
    paths = CoursePaths(root)
    file = paths.hidden_test(SLUG, EXERCISE)

    def suite_with(*changes):
        text = file.read_text()
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        file.write_text(text)
        suites.append(Suite(paths, read_topic(paths, SLUG), "a secret"))
        return suites[-1]

    yield suite_with
    for suite in suites:
        suite.close()


def test_a_search_must_find_nothing_wrong_with_the_reference(suite_with):
    suite = suite_with((CHECK, CHECK.replace("reference.add_intercept(X)", "X")))
    with pytest.raises(CourseTextError, match=r"test_add_intercept.py:\d+: the counterexample"):
        require_sound_search(suite, EXERCISE)


def test_what_a_search_raises_by_itself_comes_out(suite_with):
    with pytest.raises(IndexError):
        require_sound_search(suite_with((CHECK, f"{CHECK[:-1]}[99])")), EXERCISE)


def test_sound_searches_and_exercises_without_one_are_let_through(suite_with):
    suite = suite_with()
    names = [exercise.name for exercise in suite.topic.exercises]
    for name in names:
        require_sound_search(suite, name)
    assert suite.atlas(EXERCISE).probes


def test_probes_of_another_search_are_left_alone_until_they_are_recorded_anew(suite_with):
    renamed = ("    X=strategies", "    table=strategies"), ("reference, X):", "reference, table):")
    suite = suite_with(*renamed, (CHECK, CHECK.replace("(X)", "(table)")))
    require_sound_search(suite, EXERCISE)
    assert suite.atlas(EXERCISE) == NO_ATLAS
