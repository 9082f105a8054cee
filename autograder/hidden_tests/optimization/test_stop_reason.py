"""Hidden tests of optimization/stop_reason; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_equal, assert_unchanged

A, B = np.array([1.0, 2.0]), np.array([4.0, 6.0])  # a step of length 5


@pytest.mark.points(1)
def test_each_reason_alone(student):
    """Knows each of the three reasons, and answers with an empty text if none holds."""
    for call, expected in [
        ((A, B, 9.0, 2.0, 4, 10, 0.1, 0.1), ""),
        ((A, B, 9.0, 2.0, 10, 10, 0.1, 0.1), "max_iter"),
        ((A, B, 9.0, 2.0, 13, 10, 0.1, 0.1), "max_iter"),
        ((A, B, 9.0, 8.95, 4, 10, 0.1, 0.1), "f"),
        ((A, A + 0.01, 9.0, 2.0, 4, 10, 0.1, 0.1), "w"),
        ((A, B, 9.0, 2.0, 0, 1, 0.1, 0.1), ""),
        ((A, B, 9.0, 2.0, 9, 10, 7.0, 0.1), "f"),
    ]:
        assert_equal(student.stop_reason(*call), expected)
    assert_unchanged(student.stop_reason, A, B, 9.0, 2.0, 4, 10, 0.1, 0.1)


@pytest.mark.points(1)
def test_a_falling_objective_is_no_reason(student):
    """Looks at the size of the change of f: falling or rising far is no reason to stop."""
    for f_old, f_new, expected in [
        (9.0, 2.0, ""),
        (2.0, 9.0, ""),
        (-2.0, -9.0, ""),
        (0.0, 0.05, "f"),
        (0.05, 0.0, "f"),
        (-0.05, 0.04, "f"),
        (1000.0, 999.0, ""),  # not relative
        (1e-3, 2e-3, "f"),
    ]:
        assert_equal(student.stop_reason(A, B, f_old, f_new, 4, 10, 0.1, 0.1), expected)


@pytest.mark.points(1)
def test_order_of_the_reasons(student):
    """Answers with the first reason that holds: max_iter before f before w."""
    for t, f_new, w_new, expected in [
        (10, 9.0, A, "max_iter"),
        (10, 16.0, A, "max_iter"),
        (10, 9.0, B, "max_iter"),
        (4, 9.0, A, "f"),
        (4, 16.0, A, "w"),
    ]:
        assert_equal(student.stop_reason(A, w_new, 9.0, f_new, t, 10, 0.1, 0.1), expected)


@pytest.mark.points(1)
def test_norm_and_equality(student):
    """Measures the step by its Euclidean norm, and counts equality as reached."""
    for call, expected in [
        ((A, B, 2.0, 9.0, 4, 10, 0.1, 5.0), "w"),
        ((A, B, 2.0, 9.0, 4, 10, 0.1, 4.5), ""),
        ((A, B, 2.0, 9.0, 4, 10, 0.1, 6.0), "w"),
        ((A, B, 2.0, 9.0, 4, 10, 7.0, 0.1), "f"),
        ((A, A + np.array([0.0, 0.5]), 2.0, 9.0, 4, 10, 0.1, 0.3), ""),  # its square is 0.25
        ((A, A, 2.0, 9.0, 4, 10, 0.0, 0.0), "w"),
        ((A, B, 9.0, 9.0, 4, 10, 0.0, 0.0), "f"),
        ((A, B, 8.5, 9.0, 4, 10, 0.0, 0.0), ""),
        ((A[:1], A[:1] - 3, 2.0, 9.0, 4, 10, 0.1, 1.0), ""),
    ]:
        assert_equal(student.stop_reason(*call), expected)


@closer_look(
    w=strategies.equal_vectors(2, size=(1, 2), low=0, high=3),
    f=strategies.equal_vectors(2, size=1, low=-3, high=3),
    t=strategies.choices(0, 1, 2),
    eps=strategies.choices(0.0, 1.0, 2.5),
)
def agrees_with_the_reference(student, reference, w, f, t, eps):
    call = *w, float(f[0][0]), float(f[1][0]), t, 2, eps, eps
    assert_equal(student.stop_reason(*call), reference.stop_reason(*call))
