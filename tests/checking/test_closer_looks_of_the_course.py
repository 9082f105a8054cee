"""Every closer look runs to its end on the references, and finds nothing wrong with them.

While a class is graded, what fails in a closer look after a student's call is taken for the
student's doing. So an author's mistake must show here.
"""

import pytest

from autograder.authoring.assignment import read_topic
from autograder.checking.closer_look import find_closer_look, smallest_failing_input
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.student_functions import ReferenceFunctions
from autograder.config import read_course
from autograder.paths import CoursePaths
from tests.sandbox.conftest import ROOT

PATHS = CoursePaths(ROOT)
TOPICS = read_course(ROOT).topics


class ReferenceAsStudent(ReferenceFunctions):
    """The references in a student's place; no call is ever counted as a student's."""

    calls = 0
    last_call = None


@pytest.fixture(scope="module", params=TOPICS)
def suite(request):
    suite = Suite(PATHS, read_topic(PATHS, request.param), "any secret")
    yield suite
    suite.close()


def test_the_references_stand_every_closer_look(suite):
    looked_at = 0
    for exercise in suite.topic.exercises:
        check = find_closer_look(suite.module(exercise.name))
        if check is not None:
            student = ReferenceAsStudent(suite.topic.slug)
            found = smallest_failing_input(check, student, suite.reference, suite.open_function)
            assert found is None, (exercise.name, found)
            looked_at += 1
    assert looked_at > len(suite.topic.exercises) / 2
