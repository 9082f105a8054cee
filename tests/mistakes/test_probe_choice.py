"""Which few of many probes are chosen, and what they are made of."""

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from autograder.checking.atlas_recording import rescaled
from autograder.mistakes.probe_choice import MAX_EXAMPLES, ProbeCandidate, choose_probes


def test_the_smallest_failing_input_of_each_mistake_is_chosen():
    candidates = [
        ProbeCandidate(50, (1, 1), frozenset({0, 1})),
        ProbeCandidate(10, (1, 0), frozenset({0})),
        ProbeCandidate(90, (0, 1), frozenset({1})),
    ]
    assert choose_probes(candidates, 2)[:2] == [1, 0]


def test_a_probe_that_separates_two_mistakes_is_preferred_to_one_that_does_not():
    same, different = ProbeCandidate(10, (1, 1)), ProbeCandidate(10, (1, 2))
    assert choose_probes([same, different], 1) == [1]


def test_nothing_is_chosen_that_tells_nothing():
    assert choose_probes([ProbeCandidate(1, (0, 0)), ProbeCandidate(1, (0, 0))], 20) == []


def test_never_more_than_allowed_and_mistakes_beyond_the_examples_are_separated():
    one_each = [
        ProbeCandidate(n, tuple(int(m == n) for m in range(30)), frozenset({n})) for n in range(30)
    ]
    assert len(choose_probes(one_each, 20)) == 20
    assert len(choose_probes(one_each, MAX_EXAMPLES)) == MAX_EXAMPLES


def test_what_a_student_may_see_is_tried_first_and_small_inputs_before_large_ones():
    candidates = [
        ProbeCandidate(5, (1, 2, 3), is_public=False),
        ProbeCandidate(70, (1, 2, 0), frozenset({0})),
        ProbeCandidate(30, (0, 1, 0), frozenset({1})),
    ]
    assert choose_probes(candidates, 3) == [2, 1, 0]


def test_inputs_that_hidden_tests_draw_are_kept_for_mistakes_that_nobody_has_stored():
    small = ProbeCandidate(10, (1, 1), frozenset({0, 1}))
    poor = ProbeCandidate(50, (1, 0), is_generated=True)
    rich = ProbeCandidate(400, (1, 2), is_generated=True)
    blind = ProbeCandidate(5, (0, 0), is_generated=True)
    chosen = choose_probes([small, poor, rich, blind], 2)
    assert chosen == [0, 2]
    assert 3 not in choose_probes([small, poor, rich, blind], 20)


def test_a_mistake_is_seen_on_two_probes_where_it_can_be():
    twice = [ProbeCandidate(10, (1,)), ProbeCandidate(20, (1,)), ProbeCandidate(30, (1,))]
    assert choose_probes(twice, 20) == [0, 1]


@pytest.mark.parametrize(
    ("array", "factor"),
    [
        ([[1.0, 3.0]], 2),
        ([0.25, -0.5, 1.0], 0.5),
        ([1.0, -1.0, -1.0], 1),
        ([[0.25, 0.5], [0.125, 0.125]], 1),
        ([[0.25, 0.75], [1.0, 0.0], [0.5, 0.5]], 1),
        ([[[0.25, 0.5], [0.75, 0.5]]], 1),
        ([], 1),
        ([1e308, 2.0], 0.5),
        ([np.inf, 2.0], 2),
    ],
    ids=[
        "numbers",
        "up to 1",
        "labels",
        "joint",
        "rows",
        "columns",
        "nothing",
        "huge",
        "infinity",
    ],
)
def test_numbers_keep_their_meaning_where_what_is_written_by_hand_is_rescaled(array, factor):
    one = np.array(array)
    (found, whole), n = rescaled(([one, np.arange(3)], 3))
    assert_array_equal(found, factor * one)
    assert_array_equal(whole, np.arange(3))
    assert n == 3


def test_a_column_of_ones_stays_one():
    table = np.array([[1.0, 3.0], [1.0, 4.0]])
    assert_array_equal(rescaled(table), [[1, 6], [1, 8]])
