"""Hidden tests of rbf_taylor_kernel; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, gaussian, inner, table
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

A, B = np.array([[1.0, 2.0], [0.0, -1.0], [0.5, 0.0]]), np.array([[1.0, -1.0], [0.5, 0.25]])
CLOSE = {"rtol": 1e-7, "atol": 1e-10}


def series(gamma, order):
    """Return the truncated series for two rows, term by term."""

    def similarity(a, b):
        z = 2 * gamma * inner(a, b)
        total = math.fsum(z**k / math.factorial(k) for k in range(order + 1))
        return math.exp(-gamma * (inner(a, a) + inner(b, b))) * total

    return similarity


@pytest.mark.points(1)
def test_low_orders(student, reference, seed):
    """Adds the terms from 0 up to and including the order, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    one, half = np.array([[1.0]]), np.array([[0.5]])
    cases = [((one, half, 0.5, 2), [[math.exp(-0.625) * 1.625]])]
    cases.append(((one, -half, 0.5, 1), [[math.exp(-0.625) * 0.5]]))
    P, Q = cloud(rng, 4, 3), cloud(rng, 2, 3)
    calls = [(A, B, 0.7, order) for order in (0, 1, 2, 5)]
    calls.append((0.2 * A, B, 0.7, 9))
    calls.append((2 * A[:1], A[:1], 1.0, 20))  # 2 gamma a.b is 20: far from the whole series
    calls += [(P, Q, 0.4, order) for order in (0, 3, 9)]
    cases += [(call, table(*call[:2], series(*call[2:]))) for call in calls]
    assert_cases(student.rbf_taylor_kernel, cases, **CLOSE)
    assert_agrees(student.rbf_taylor_kernel, reference.rbf_taylor_kernel, calls, **CLOSE)
    assert_leaves_arguments(student.rbf_taylor_kernel, calls)


@pytest.mark.points(1)
def test_high_orders(student, seed):
    """Equals the Gaussian kernel at order 60, and still at order 300."""
    rng = np.random.default_rng(seed("points"))
    far = np.array([[2.0, 1.0], [-1.0, 2.0]])
    cases = [((A, B, 1.0, 60), table(A, B, gaussian(1.0)))]
    for order in (60, 100, 171, 300):
        cases.append(((far, far, 1.9, order), table(far, far, gaussian(1.9))))
        cases.append(((far, -far, 1.9, order), table(far, -far, gaussian(1.9))))
    P, Q = cloud(rng, 3, 2), cloud(rng, 4, 2)
    gamma = 9 / max(1.0, np.abs(P @ Q.T).max(), np.abs(P @ P.T).max())
    cases += [((P, Q, gamma, order), table(P, Q, gaussian(gamma))) for order in (60, 300)]
    assert_cases(student.rbf_taylor_kernel, cases, atol=1e-10)


@pytest.mark.points(1)
def test_shapes_and_refusals(student, seed):
    """Takes single points and integers, and raises ValueError for a negative order."""
    rng = np.random.default_rng(seed("points"))
    calls = {"order = -1": (A, B, 1.0, -1), "order = -5": (A[:1], B, 1.0, -5)}
    works_on = [(A, B, 1.0, 2), (A, B, 1.0, 1), (A[:1], B, 1.0, 5)]
    assert_raises(student.rbf_taylor_kernel, ValueError, calls, works_on=works_on)
    P, Q = cloud(rng, 1, 4), cloud(rng, 5, 4)
    calls = [(A[:1], B, 0.2, 15), (A, B[:1], 0.2, 15), (A[:2], B, 0.2, 15)]
    calls += [(0.5 * P, Q, 0.1, 15), (Q, 0.5 * P, 0.1, 15)]
    cases = [(call, table(*call[:2], series(*call[2:]))) for call in calls]
    whole = np.array([[1, 2]]), np.array([[2, -1], [1, 1]])
    cases.append(((*whole, 0.125, 12), table(*whole, series(0.125, 12))))
    assert_cases(student.rbf_taylor_kernel, cases, **CLOSE)
    plain = [(whole[0] * 1.0, whole[1] * 1.0, 1.0, 18)]
    assert_accepts(student.rbf_taylor_kernel, plain, integers=(0, 1, 2), rtol=1e-4, atol=1e-8)


@counterexample_search(
    data=strategies.equal_vectors(2, (1, 2), -2, 2), order=strategies.choices(1, 0, 2, 25)
)
def agrees_with_the_reference(student, reference, data, order):
    a, b = data
    call = a[np.newaxis], b[np.newaxis], 0.5, order
    expected = reference.rbf_taylor_kernel(*call)
    assert_close(student.rbf_taylor_kernel(*call), expected, atol=1e-10)
