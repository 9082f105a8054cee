"""Hidden tests of nearest_neighbors/cover_hart_upper; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors.tables import exact_bound
from autograder.testing import (
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_two_classes(student, reference, seed):
    """Is 2 R (1 - R) for two classes, and 0 for a Bayes error of 0."""
    cases = [((0.25, 2), 0.375), ((0.1, 2), 0.18), ((0.0, 2), 0.0), ((0.45, 2), 0.495)]
    calls = [
        (rate, 2) for rate in np.random.default_rng(seed("rates")).uniform(0, 0.49, 5).tolist()
    ]
    cases += [(call, exact_bound(*call)) for call in calls]
    assert_cases(student.cover_hart_upper, cases, atol=1e-12, read=as_number)
    assert_agrees(student.cover_hart_upper, reference.cover_hart_upper, calls)


@pytest.mark.points(1)
def test_more_classes(student, seed):
    """Uses the number of classes, and ends at the fixed point (C - 1) / C."""
    rng = np.random.default_rng(seed("rates"))
    cases = [
        ((0.25, 3), 0.40625),
        ((0.4, 5), 0.6),
        ((0.0, 4), 0.0),
        ((0.6, 4), 0.72),
    ]
    for classes in (3, 4, 10, 1000):
        top = (classes - 1) / classes
        cases += [((top, classes), top), ((0.3, classes), exact_bound(0.3, classes))]
        rate = float(rng.uniform(0, top))
        cases.append(((rate, classes), exact_bound(rate, classes)))
    assert_cases(student.cover_hart_upper, cases, atol=1e-12, read=as_number)


@pytest.mark.points(1)
def test_refuses_what_cannot_be(student):
    """Raises ValueError outside of the range (not for dust of 1e-13) or below two classes."""
    calls = {
        "a Bayes error below 0": (-0.1, 2),
        "a Bayes error slightly below 0": (-1e-11, 3),
        "a Bayes error above the range, two classes": (0.6, 2),
        "a Bayes error slightly above the range, two classes": (0.5 + 1e-11, 2),
        "a Bayes error above the range, three classes": (0.75, 3),
        "a Bayes error slightly above the range, three classes": (2 / 3 + 1e-11, 3),
        "one class": (0.0, 1),
        "no class": (0.0, 0),
        "one class and a Bayes error above 0": (0.2, 1),
        "a negative number of classes": (0.0, -3),
    }
    works_on = [(0.25, 2), (0.6, 3), (0.5, 2), (0.5 + 1e-13, 2), (-1e-13, 4), (0.75 + 1e-13, 4)]
    assert_raises(student.cover_hart_upper, ValueError, calls, works_on=works_on)


@counterexample_search(
    percent=strategies.choices(0, 10, 25, 50), classes=strategies.choices(2, 3, 4)
)
def agrees_with_the_reference(student, reference, percent, classes):
    call = percent / 100, classes
    assert_close(student.cover_hart_upper(*call), reference.cover_hart_upper(*call), atol=1e-12)
