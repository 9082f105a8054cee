"""Hidden tests of neural_networks/xor_network; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import fires_by_points
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

CORNERS = np.array([[0, 0], [0, 1], [1, 0], [1, 1]])


@pytest.mark.points(1)
def test_corners(student, seed):
    """Computes XOR on the corners of the square, floats or integers, in any order."""
    order = np.random.default_rng(seed("rows")).integers(4, size=9)
    cases = [(CORNERS, [0, 1, 1, 0]), (1.0 * CORNERS, [0, 1, 1, 0])]
    cases += [(CORNERS[order], CORNERS[order].sum(axis=1) % 2)]
    cases += [(CORNERS[[row]], [answer]) for row, answer in enumerate((0, 1, 1, 0))]
    assert_cases(student.xor_network, cases)
    assert_leaves_arguments(student.xor_network, [CORNERS, 1.0 * CORNERS])


@pytest.mark.points(1)
def test_real_points(student, seed):
    """Answers for real points on all sides of both thresholds, far away and negative ones too."""
    points = np.array([[0.9, 0.9], [0.3, 0.4], [0.7, 0.7], [0.55, 0.5], [2.0, 2.0], [1.6, 1.3],
                       [-1.0, 2.2], [3.0, -2.8], [-1.0, -1.0], [-4.0, 5.3], [0.2, 1.2],
                       [0.2, 1.4], [0.47, 0.5], [0.74, 0.75], [0.76, 0.75]])  # fmt: skip
    cases = [(points, [0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0])]
    cases.append((np.array([[-1, 2], [3, -3], [-2, -2]]), [1, 0, 0]))
    small = np.array([[100, 100], [-100, -100]], dtype="int8")
    cases.append(Case(small, [1, 0], label="integers of 8 bits"))
    large = np.array([[2**62, 2**62], [-(2**62), -(2**62) - 1]])
    cases.append(Case(large, [1, 0], label="large integers"))
    rng = np.random.default_rng(seed("points"))
    for scale in (1.0, 4.0):
        drawn = rng.uniform(-scale, scale, size=(60, 2)) + 0.7
        sums = drawn.sum(axis=1)
        gaps = np.abs(np.subtract.outer(sums, [1.0, 1.5, 3.0])).min(axis=1)
        drawn = drawn[gaps > 1e-3]
        cases.append((drawn, fires_by_points(drawn)))
    assert_cases(student.xor_network, cases)


@pytest.mark.points(1)
def test_at_the_thresholds(student):
    """Fires where a sum is exactly at its threshold, in the hidden unit and at the output."""
    points = np.array([[0.75, 0.75], [0.5, 0.5], [0.25, 0.75], [1.0, 0.5], [2.0, 1.0], [1.5, 1.5],
                       [-0.5, 1.5], [4.0, -3.0], [1e9, 1 - 1e9]])  # fmt: skip
    at = Case(points, [0, 1, 1, 0, 1, 1, 1, 1, 1], label="sums at a threshold")
    points = np.array([[0.75, 0.75 - 2**-45], [0.5, 0.5 - 2**-45]])
    below = Case(points, [1, 0], label="sums just below a threshold")
    assert_cases(student.xor_network, [at, below, (CORNERS, [0, 1, 1, 0])])


@counterexample_search(X=strategies.matrices((1, 2), 2, low=-2, high=6))
def agrees_with_the_reference(student, reference, X):
    assert_close(student.xor_network(X / 4), reference.xor_network(X / 4))
