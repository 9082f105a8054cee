"""Hidden tests of neural_networks/early_stopping; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import stop_by_words
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


def assert_all(student, cases):
    labelled = [Case(call, right, label=f"patience {call[1]}") for call, right in cases]
    assert_cases(student.early_stopping, labelled, compare=assert_equal)


@pytest.mark.points(1)
def test_stops_before_a_better_epoch(student, seed):
    """Stops before a later and better epoch if its patience ends first."""
    paper = 3.0, 2.0, 2.5, 2.6, 1.0
    cases = [((list(paper), patience), best) for patience, best in ((2, 1), (3, 4), (1, 1))]
    cases += [(([1.0, 3.0, 2.0, 0.0], 2), 0)]
    cases += [(([5.0, 4.0, 4.5, 3.0, 3.5, 3.6, 3.7, 1.0], 3), 3), (([5.0, 6.0, 1.0], 1), 0)]
    cases += [(([5.0, 4.0, 4.5, 3.0, 3.5, 3.6, 3.7, 1.0], 4), 7)]
    cases += [(([9.0, 8.0, 8.5, 8.4, 8.3, 1.0], 3), 1), (([9.0, 8.0, 8.5, 8.4, 8.3, 1.0], 4), 5)]
    rng = np.random.default_rng(seed("losses"))
    for patience in (1, 2, 3, 4, 6):
        for _ in range(4):
            drawn = rng.permutation(15).astype(float).tolist()
            cases.append(((drawn, patience), stop_by_words(drawn, patience)))
    assert_all(student, cases)


@pytest.mark.points(1)
def test_runs_to_the_end(student, seed):
    """Goes to the end if losses fall, or if patience is longer than the list."""
    losses = [4.0, 3.0, 3.5, 2.0, 1.0]
    cases = [
        ((losses, 2), 4),
        (([1.5], 1), 0),
        (([1.5], 7), 0),
        (([3, 2, 1], 1), 2),
        ((losses[::-1], 50), 0),
    ]
    cases += [(([9e300, 3e300, 2e300, 5e300], 1), 2), (([1.0, -2.0, -3.0, -2.5], 1), 2)]
    cases += [
        (([3, 2.5, 2.1, 2.4], 2), 2),
        ((np.array([4.0, 3.0, 3.5, 3.2]), 2), 1),
        ((np.array([3, 1, 2]), 1), 1),
        ((np.array([3, 1, 2], dtype="uint8"), 1), 1),
        ((np.array([100, -100, 0], dtype="int8"), 1), 1),
    ]
    rng = np.random.default_rng(seed("losses"))
    for n in (2, 6, 12):
        drawn = rng.permutation(n).astype(float).tolist()
        cases.append(((drawn, 20), drawn.index(0.0)))
        cases.append(((sorted(drawn, reverse=True), 1), n - 1))
        cases.append(((sorted(drawn, reverse=True), 3), n - 1))
    assert_all(student, cases)
    calls = [([4.0, 3.0, 3.5, 2.0], 2), ([3, 2, 1], 1), (np.array([4.0, 3.0, 3.5]), 2)]
    assert_leaves_arguments(student.early_stopping, calls)


@pytest.mark.points(1)
def test_equal_losses(student, seed):
    """Does not take an equal loss for an improvement, and keeps the first."""
    cases = [
        (([2.0, 2.0, 2.0], 5), 0),
        (([2.0, 2.0, 2.0, 1.0], 2), 0),
        (([2.0, 2.0, 1.0, 1.0], 2), 2),
    ]
    cases += [(([3.0, 1.0, 2.0, 1.0, 0.5], 2), 1), (([3.0, 1.0, 2.0, 1.0, 0.5], 3), 4)]
    cases += [
        (([3.0, 1.0, 2.0, 1.0, 0.5], 4), 4),
        (([1.0, 1.0 - 1e-12, 2.0], 1), 1),
        (([4, 4, 3], 1), 0),
    ]
    cases += [(([3.0, 1.0, 2.0, 1.0, 2.0, 2.0, 0.5], 4), 1)]
    cases += [(([0.0, 0.0], 1), 0), (([0.5, float(np.nextafter(0.5, 0)), 2.0], 1), 1)]
    cases += [(([9.0, 9.0, 8.0, 8.0, 7.0, 7.0, 6.0], 2), 6)]
    rng = np.random.default_rng(seed("losses"))
    for patience in (1, 2, 3, 5):
        for _ in range(5):
            drawn = rng.integers(5, size=14).astype(float).tolist()
            cases.append(((drawn, patience), stop_by_words(drawn, patience)))
    assert_all(student, cases)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for an empty list, and for a patience of 0 or below."""
    calls = {
        "an empty list": ([], 1),
        "an empty array": (np.array([]), 3),
        "patience 0": ([2.0, 1.0], 0),
        "patience -1": ([2.0, 1.0, 3.0], -1),
        "patience 0, a single loss": ([2.0], 0),
        "patience -5, falling losses": ([3.0, 2.0, 1.0], -5),
        "an empty list, patience 0": ([], 0),
    }
    works_on = [([2.0, 1.0], 1), ([2.0], 3), (np.array([2.0, 1.0]), 1)]
    assert_raises(student.early_stopping, ValueError, calls, works_on=works_on)


@counterexample_search(
    losses=strategies.vectors((1, 6), low=0, high=4), patience=strategies.choices(1, 2, 3)
)
def agrees_with_the_reference(student, reference, losses, patience):
    call = losses.tolist(), patience
    assert_equal(student.early_stopping(*call), reference.early_stopping(*call))
