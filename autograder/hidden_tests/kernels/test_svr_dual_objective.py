"""Hidden tests of svr_dual_objective; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

K, Y = np.array([[0.0, 0.0], [0.0, 4.0]]), np.array([1.0, 4.0])
U, D = np.array([0.0, 0.5]), np.array([0.5, 0.0])
K3 = np.array([[2.0, 1.0, 0.0], [1.0, 3.0, -1.0], [0.0, -1.0, 5.0]])


def pair_by_pair(u, d, K, y, eps):
    """Return the objective as sums over pairs and points."""
    n = len(y)
    pairs = [(u[i] - d[i]) * (u[j] - d[j]) * K[i, j] for i in range(n) for j in range(n)]
    line = [(eps - y[i]) * u[i] + (eps + y[i]) * d[i] for i in range(n)]
    return math.fsum(pairs) / 2 + math.fsum(line)


@pytest.mark.points(1)
def test_objective(student, reference, seed):
    """Adds half of the double sum and both sums over the points, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    calls = [(U, D, K, Y, 0.5)]
    calls.append(
        (np.array([1.0, 0.0, 2.0]), np.array([0.0, 3.0, 0.5]), K3, np.array([2.0, -1, 4]), 0.25)
    )
    for n in (4, 9):
        X = cloud(rng, n, 3)
        up, dn = rng.uniform(0, 3, size=(2, n))
        calls.append((up, dn, X @ X.T, rng.normal(size=n), rng.uniform(0.1, 2)))
    cases = [(calls[0], -0.5), *((call, pair_by_pair(*call)) for call in calls[1:])]
    assert_cases(student.svr_dual_objective, cases, atol=1e-9)
    assert_agrees(student.svr_dual_objective, reference.svr_dual_objective, calls, atol=1e-9)
    assert_leaves_arguments(student.svr_dual_objective, calls)


@pytest.mark.points(1)
def test_one_part_alone(student, seed):
    """Takes multipliers on one side or on both of a point, zeros, other units, and integers."""
    rng = np.random.default_rng(seed("points"))
    none, none3 = np.zeros(2), np.zeros(3)
    both, y3 = np.array([1.0, 2.5]), np.array([2.0, -1.0, 4.0])
    calls = [(both, both, K, Y, 0.5), (none, both, K, Y, 0.5), (both, none, K, Y, 0.5)]
    calls += [(both, none, 0 * K, Y, 0.0), (none, both, 0 * K, Y, 0.0), (both, none, K, 0 * Y, 0.0)]
    calls += [
        (none3 + 1, none3, K3, y3, 3.0),
        (np.array([2.0]), np.array([0.5]), np.array([[3.0]]), np.array([7.0]), 1.5),
    ]
    calls += [(1e6 * both, none, K, 1e6 * Y, 1e5), (1e-13 * both, none, K, 1e-13 * Y, 1e-14)]
    n = 6
    X = cloud(rng, n, 2)
    calls.append((rng.uniform(size=n), np.zeros(n), X @ X.T, rng.normal(size=n), 0.3))
    cases = [(call, pair_by_pair(*call)) for call in calls]
    cases += [((none, none, K, Y, 0.5), 0.0), ((both, both, K, Y, 0.5), 3.5)]
    assert_cases(student.svr_dual_objective, cases, atol=1e-35)
    whole = [(np.array([1.0, 0, 2]), np.array([0.0, 3, 0]), K3, y3, 1.0)]
    assert_accepts(student.svr_dual_objective, whole, integers=True)
    odd = (
        np.array([1, 0, 1]),
        np.array([0, 1, 0]),
        np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
        np.array([2, 3, 1]),
        1,
    )
    mixed = U, D, K.astype(int), Y.astype(int), 0.5
    assert_cases(student.svr_dual_objective, [(odd, 4.5), (mixed, -0.5)])


@counterexample_search(
    multipliers=strategies.equal_vectors(2, 2, 0, 3),
    y=strategies.vectors(2, -3, 3),
    eps=strategies.choices(1.0, 0.0, 0.5),
)
def agrees_with_the_reference(student, reference, multipliers, y, eps):
    call = *multipliers, np.array([[2.0, 1.0], [1.0, 3.0]]), y, eps
    expected = reference.svr_dual_objective(*call)
    assert_close(student.svr_dual_objective(*call), expected, atol=1e-9)
