"""Hidden tests of optimization/stop_reason; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

A, B = np.array([1.0, 2.0]), np.array([4.0, 6.0])  # a step of length 5
REASONS = "max_iter", "f", "w", ""


def assert_reason(answer, expected):
    """Compare two answers; of what is no reason at all, say which there are."""
    is_known = isinstance(answer, str) and answer in REASONS
    message = "The result is none of the strings 'max_iter', 'f', 'w' and '' (go on)."
    require(is_known, message, f"Expected {expected!r}, returned {answer!r:.60}.")
    assert_equal(answer, expected)


@pytest.mark.points(1)
def test_each_reason_alone(student):
    """Knows each of the three reasons, and leaves its arguments alone."""
    cases = [
        ((A, B, 9.0, 2.0, 10, 10, 0.1, 0.1), "max_iter"),
        ((A, B, 9.0, 2.0, 13, 10, 0.1, 0.1), "max_iter"),
        ((A, B, 9.0, 2.0, 1, 1, 0.1, 0.1), "max_iter"),
        ((A, B, 9.0, 2.0, 1, 0, 0.1, 0.1), "max_iter"),
        ((A, B, 9.0, 8.95, 1, 10, 0.1, 0.1), "f"),
        ((A, A + 0.01, 9.0, 2.0, 1, 10, 0.1, 0.1), "w"),
        ((A, B, 9.0, 8.95, 4, 10, 0.1, 0.1), "f"),
        ((A, B, 8.95, 9.0, 4, 10, 0.1, 0.1), "f"),
        ((A, B, 9.0, 3.0, 9, 10, 7.0, 0.1), "f"),
        ((A, A + 0.01, 9.0, 2.0, 4, 10, 0.1, 0.1), "w"),
        ((A[:1], A[:1] - 0.5, 9.0, 2.0, 4, 10, 0.1, 1.0), "w"),
    ]
    assert_cases(student.stop_reason, cases, compare=assert_reason)
    calls = [(A, B, 9.0, 2.0, 4, 10, 0.1, 0.1), (A[:1], B[:1], 9.0, 9.0, 4, 10, 0.1, 0.1)]
    assert_leaves_arguments(student.stop_reason, calls)


@pytest.mark.points(1)
def test_goes_on_where_nothing_holds(student):
    """Goes on where f changes much, up or down, and w moves far, points of integers included."""
    values = [
        (9.0, 2.0, ""),
        (2.0, 9.0, ""),
        (-2.0, -9.0, ""),
        (4.0, -4.0, ""),  # the same size, and far away
        (0.0, 0.05, "f"),
        (0.05, 0.0, "f"),
        (-0.05, 0.04, "f"),
        (1000.0, 999.0, ""),  # not relative
        (1e6, 1e6 - 0.5, ""),
        (1e-3, 2e-3, "f"),
    ]
    cases = [((A, B, f_old, f_new, 4, 10, 0.1, 0.1), reason) for f_old, f_new, reason in values]
    cases += [
        ((A, B, 9.0, 2.0, 1, 2, 0.1, 0.1), ""),
        ((A, B, 8.5, 9.0, 4, 10, 0.0, 0.0), ""),
        ((A, B, 1.0, 1 + 2.0**-44, 4, 10, 0.0, 0.0), ""),  # hardly at all is more than not at all
        ((A, A + 2.0**-44, 2.0, 9.0, 4, 10, 0.0, 0.0), ""),
        ((A, B, 2.0, 9.0, 4, 10, 0.1, 4.5), ""),  # short along each axis
        ((A, A + np.array([0.0, 0.5]), 2.0, 9.0, 4, 10, 0.1, 0.3), ""),  # its square is 0.25
        ((A, A + np.array([5.0, -5.0]), 2.0, 9.0, 4, 10, 0.1, 1.0), ""),  # adds up to zero
        ((A[:1], A[:1] - 3, 2.0, 9.0, 4, 10, 0.1, 1.0), ""),
        ((np.array([3, 4]), np.array([4.0, 3.0]), 2.0, 9.0, 4, 10, 0.1, 1.0), ""),  # as long
        ((np.array([1, 2]), np.array([1.5, 2.5]), 2.0, 9.0, 4, 10, 0.1, 0.1), ""),
        ((np.array([1.5, 2.5]), np.array([1, 2]), 2.0, 9.0, 4, 10, 0.1, 0.1), ""),
    ]
    assert_cases(student.stop_reason, cases, compare=assert_reason)


@pytest.mark.points(1)
def test_order_of_the_reasons(student):
    """Answers with the first reason that holds: max_iter before f before w."""
    steps = [
        (10, 9.0, A, "max_iter"),
        (10, 16.0, A, "max_iter"),
        (10, 9.0, B, "max_iter"),
        (4, 9.0, A, "f"),
        (4, 9.05, A, "f"),
    ]
    cases = [((A, w, 9.0, f_new, t, 10, 0.1, 0.1), reason) for t, f_new, w, reason in steps]
    assert_cases(student.stop_reason, cases, compare=assert_reason)


@pytest.mark.points(1)
def test_norm_and_equality(student):
    """Measures the step by its Euclidean norm, and counts equality as reached."""
    cases = [
        ((A, B, 2.0, 9.0, 4, 10, 0.1, 5.0), "w"),
        ((A, B, 2.0, 9.0, 4, 10, 0.1, 6.0), "w"),  # its square is 25
        ((A, B, 2.0, 9.0, 4, 10, 7.0, 0.1), "f"),
        ((A, A, 2.0, 9.0, 4, 10, 0.0, 0.0), "w"),
        ((A, B, 9.0, 9.0, 4, 10, 0.0, 0.0), "f"),
    ]
    assert_cases(student.stop_reason, cases, compare=assert_reason)


@counterexample_search(
    w=strategies.equal_vectors(2, size=(1, 2), low=0, high=3),
    f=strategies.equal_vectors(2, size=1, low=-3, high=3),
    t=strategies.choices(1, 2, 3),  # the first step is step 1
    eps=strategies.choices(0.0, 1.0, 2.5),
)
def agrees_with_the_reference(student, reference, w, f, t, eps):
    call = *w, float(f[0][0]), float(f[1][0]), t, 3, eps, eps
    assert_reason(student.stop_reason(*call), reference.stop_reason(*call))
