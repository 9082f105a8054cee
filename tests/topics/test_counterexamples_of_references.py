"""Every counterexample search runs to its end on the references and finds nothing wrong.

`calibrate` has looked at them when it recorded its tables, which are current: see
`test_recorded_and_generated.py`.
"""

import pytest

from autograder.authoring.assignment import read_topic
from autograder.checking.counterexample_search import find_counterexample_search
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.stored_answers import require_sound_search


@pytest.fixture
def suite(slug, paths):
    suite = Suite(paths, read_topic(paths, slug), "any secret")
    yield suite
    suite.close()


@pytest.mark.slow
def test_the_references_stand_every_counterexample_search(suite):
    looked_at = 0
    for exercise in suite.topic.exercises:
        require_sound_search(suite, exercise.name)
        looked_at += find_counterexample_search(suite.module(exercise.name)) is not None
    assert looked_at > len(suite.topic.exercises) / 2
