"""Hidden tests of model_evaluation/wilson_interval; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.interval_oracles import by_roots
from autograder.testing import (
    Case,
    answered_by,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    call_with,
    counterexample_search,
    require,
    strategies,
)

PARTS = ["low", "high"]


@pytest.mark.points(1)
def test_95_percent(student, reference):
    """Solves Wilson's inequality for a confidence of 95 %, the default."""
    counts = [(1, 4), (3, 20), (15, 20), (7, 30), (50, 100), (90, 1000), (200_000, 10**6)]
    cases = [((1, 4), (0.0455872608097006, 0.6993581574175982))]
    cases += [*answered_by(by_roots, counts), *answered_by(reference.wilson_interval, counts)]
    assert_cases(student.wilson_interval, cases, rtol=0.0, atol=1e-9, parts=PARTS)


@pytest.mark.points(1)
def test_nothing_and_everything_wrong(student):
    """Gives no empty interval for no errors, or errors only; the two are mirror images."""

    def stays_inside(bounds, *_):
        low, high = as_tuple(bounds, 2)
        require(0 <= low < high <= 1, "The bounds do not lie between 0 and 1, the lower one first.")

    z2 = 1.959963984540054**2
    cases = []
    for n in (1, 2, 20, 35):
        cases.append(Case((0, n), (0.0, z2 / (n + z2)), label="no errors"))
        cases.append(Case((n, n), (n / (n + z2), 1.0), label="errors only"))
    assert_cases(student.wilson_interval, cases, rtol=0.0, atol=1e-9, parts=PARTS)
    calls = [(k, n, c) for n in (1, 3, 7, 33) for k in (0, n) for c in (0.5, 0.9, 0.999)]
    assert_law(student.wilson_interval, calls, stays_inside)


@pytest.mark.points(1)
def test_other_confidences(student, seed):
    """Takes the z that belongs to the confidence; a larger one gives a wider interval."""
    rng = np.random.default_rng(seed("counts"))
    calls = [
        (int(rng.integers(1, 2 * n // 3)), n, level)
        for n, level in [
            (20, 0.5),
            (20, 0.8),
            (60, 0.9),
            (80, 0.99),
            (40, 0.999),
            (10, 0.01),
            (15, 0.9999999),
        ]
    ]
    named = call_with(5, 20, confidence=0.68), by_roots(5, 20, 0.68)
    cases = [named, *answered_by(by_roots, calls)]
    assert_cases(student.wilson_interval, cases, rtol=0.0, atol=1e-9, parts=PARTS)


@counterexample_search(
    k=strategies.choices(0, 1, 2, 4),
    n=strategies.choices(4, 10, 100),
    confidence=strategies.choices(0.95, 0.5),
)
def agrees_with_the_reference(student, reference, k, n, confidence):
    expected = reference.wilson_interval(k, n, confidence)
    assert_close(student.wilson_interval(k, n, confidence), expected, rtol=0.0, atol=1e-9)
