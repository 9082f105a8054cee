"""Hidden tests of dimensionality_reduction/fix_signs; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    positive_rows,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

MIXED = np.array([[0.6, -0.8, 0.1], [0.6, 0.8, -0.1], [-0.9, 0.5, 0.6], [0.1, -0.3, 0.4]])
TURNED = np.array([[-0.6, 0.8, -0.1], [0.6, 0.8, -0.1], [0.9, -0.5, -0.6], [0.1, -0.3, 0.4]])


@pytest.mark.points(1)
def test_turns_rows(student, reference, seed):
    """Turns the rows whose largest entry is negative, wherever that entry is, and no other."""
    rng = np.random.default_rng(seed("rows"))
    cases = [
        Case(MIXED, TURNED, label="rows that stay beside rows that turn"),
        Case(-MIXED, TURNED),
        Case(np.diag([-3.0, 2.0, -0.5]), np.diag([3.0, 2.0, 0.5]), atol=1e-12),
        Case(
            np.array([[1.0, 1.0, -1.5], [-1.0, -1.0, 1.5]]),
            [[-1.0, -1.0, 1.5]] * 2,
            label="signs of sums",
        ),
        Case(
            np.array([[0.5, 1.0, -1.0 - 2.0**-40], [-0.5, -1.0, 1.0 + 2.0**-40]]),
            [[-0.5, -1.0, 1.0 + 2.0**-40]] * 2,
            label="entries of nearly the same size",
        ),
    ]
    drawn = [rng.normal(size=size) for size in ((5, 3), (3, 6), (4, 4))]
    cases += [(W, positive_rows(W)) for W in drawn]
    assert_cases(student.fix_signs, cases)
    assert_agrees(student.fix_signs, reference.fix_signs, drawn)


@pytest.mark.points(1)
def test_ties_and_zeros(student):
    """Lets the first of equally large entries decide, and leaves rows of zeros."""
    cases = [
        Case(np.array([[-1.0, 1.0], [1.0, -1.0]]), [[1.0, -1.0], [1.0, -1.0]], label="a tie"),
        Case(
            np.array([[0.5, 2.0, -2.0], [0.5, -2.0, 2.0], [2.0, 0.5, -2.0]]),
            [[0.5, 2.0, -2.0], [-0.5, 2.0, -2.0], [2.0, 0.5, -2.0]],
            label="ties of two of three",
        ),
        Case(np.array([[0.0, 0.0], [0.0, -4.0]]), [[0.0, 0.0], [0.0, 4.0]], label="a row of zeros"),
    ]
    assert_cases(student.fix_signs, cases, atol=1e-12)


@pytest.mark.points(1)
def test_sizes_and_arguments(student):
    """Takes a single row, tiny and huge entries and integers, and leaves W as it was."""
    cases = [
        Case(np.array([[-3.0, 1.0]]), [[3.0, -1.0]], label="a single row"),
        Case(np.array([[-2.0], [5.0]]), [[2.0], [5.0]], label="a single column"),
        Case(np.array([[2, -3], [-1, 0]]), [[-2.0, 3.0], [1.0, 0.0]], label="integers", atol=1e-12),
        Case(np.array([[100, -128]], dtype=np.int8), [[-100.0, 128.0]], label="integers of 8 bits"),
    ]
    factors = (1e-200, 1e-12, 1e200)
    cases += [Case(c * MIXED, c * TURNED, label="tiny or huge entries") for c in factors]
    assert_cases(student.fix_signs, cases)
    assert_leaves_arguments(student.fix_signs, [MIXED, -MIXED, -MIXED[:1]])


@counterexample_search(W=strategies.matrices((1, 3), (1, 3), low=-3, high=3))
def agrees_with_the_reference(student, reference, W):
    assert_close(student.fix_signs(W), reference.fix_signs(W), atol=1e-12)
