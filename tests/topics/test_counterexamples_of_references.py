"""Every counterexample search runs to its end on the references and finds nothing wrong.

While a class is graded, what fails in a search after a student's call is taken for the
student's doing. So an author's mistake must show here.
"""

import pytest

from autograder.authoring.assignment import read_topic
from autograder.checking.counterexample_search import (
    find_counterexample_search,
    smallest_failing_input,
)
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.student_functions import ReferenceFunctions


class ReferenceAsStudent(ReferenceFunctions):
    """The references in a student's place; no call is ever counted as a student's."""

    calls = 0
    last_call = None


@pytest.fixture
def suite(slug, paths):
    suite = Suite(paths, read_topic(paths, slug), "any secret")
    yield suite
    suite.close()


def test_the_references_stand_every_counterexample_search(suite):
    looked_at = 0
    for exercise in suite.topic.exercises:
        check = find_counterexample_search(suite.module(exercise.name))
        if check is not None:
            student = ReferenceAsStudent(suite.topic.slug)
            found = smallest_failing_input(check, student, suite.reference, suite.open_function)
            assert found is None, (exercise.name, found)
            looked_at += 1
    assert looked_at > len(suite.topic.exercises) / 2
