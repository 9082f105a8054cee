"""Hidden tests of svr_bias; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud
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

K, Y = np.array([[0.0, 0.0], [0.0, 4.0]]), np.array([1.0, 4.0])
U, D = np.array([0.0, 0.5]), np.array([0.5, 0.0])
# No inner products: r is y. Points 0 and 1 are free above, 2 below; 3 and 4 are bounded, 5 is none.
FLAT, HEIGHTS = np.zeros((6, 6)), np.array([10.0, 20.0, 30.0, 77.0, -66.0, 55.0])
UP, DN = np.array([0.5, 1.0, 0, 2.0, 0, 0]), np.array([0, 0, 0.75, 0, 2.0, 0])
TABLE = np.array([[2.0, 1.0, 0], [1.0, 3.0, -1.0], [0, -1.0, 5.0]])
# SVR(kernel="precomputed", C=C, epsilon=0.125, tol=1e-12) of scikit-learn 1.9: C, dual_coef_ and
# intercept_.
LIBRARY_X = np.array([0.0, 1.0, 2.0, 3.0, 4.0])
LIBRARY_Y = np.array([0.25, 1.5, 1.0, 3.0, 2.5])
LIBRARY = [
    (1.0, (-0.640625, 1.0, -1.0, 1.0, -0.359375), 0.375),
    (0.1, (-0.1, 1 / 18, -0.1, 0.1, 2 / 45), 25 / 24),
]


@pytest.mark.points(1)
def test_free_points(student, reference, seed):
    """Averages what the points on both edges say, or on one, as a library does; mutates nothing."""
    rng = np.random.default_rng(seed("points"))
    none = np.zeros(6)
    cases = [
        ((U, D, K, Y, 10.0, 0.5), 1.5),
        ((UP, DN, FLAT, HEIGHTS, 2.0, 0.5), (9.5 + 19.5 + 30.5) / 3),
        ((UP, none, FLAT, HEIGHTS, 2.0, 0.5), (9.5 + 19.5) / 2),
        ((none, DN, FLAT, HEIGHTS, 2.0, 0.5), 30.5),
        ((DN, UP, FLAT, HEIGHTS, 2.0, 0.5), (10.5 + 20.5 + 29.5) / 3),
        ((UP, DN, FLAT, HEIGHTS, 2.0, 0.0), 20.0),
        ((UP, DN, FLAT, HEIGHTS + 5, 2.0, 0.5), (9.5 + 19.5 + 30.5) / 3 + 5),
        ((UP[::-1] + UP, UP, FLAT, HEIGHTS, 2.0, 0.5), 8.0),  # two points say two things
        ((UP[::-1] + UP, UP, FLAT, HEIGHTS, 2.0, 0.0), 49 / 6),
    ]
    y = np.array([1.0, 7.0, -2.0])
    r = y - TABLE @ np.array([0.5, -0.25, 0.0])
    up, dn = np.array([0.5, 0, 0]), np.array([0, 0.25, 0])
    cases.append(((up, dn, TABLE, y, 1.0, 0.25), (r[0] - 0.25 + r[1] + 0.25) / 2))
    for C, v, b in LIBRARY:
        v = np.array(v)
        call = np.maximum(v, 0), np.maximum(-v, 0), np.outer(LIBRARY_X, LIBRARY_X), LIBRARY_Y, C
        cases.append(((*call, 0.125), b))
    assert_cases(student.svr_bias, cases)
    calls = []
    for n in (5, 9):
        X = cloud(rng, n, 2)
        up, dn = np.where(np.arange(n) % 3 == 0, rng.uniform(0.1, 0.9, size=n), 0), np.zeros(n)
        dn[1], dn[2] = rng.uniform(0.1, 0.9), 1.0
        calls.append((up, dn, X @ X.T, rng.normal(loc=3.0, size=n), 1.0, 0.2))
    assert_agrees(student.svr_bias, reference.svr_bias, calls)
    assert_leaves_arguments(student.svr_bias, [*calls, (UP, DN, FLAT, HEIGHTS, 2.0, 0.5)])


@pytest.mark.points(1)
def test_dust_and_tolerance(student):
    """Takes dust for 0 and for C, as tol says, in any unit."""
    right = (9.5 + 19.5 + 30.5) / 3
    low = np.array([0, 0, 0, -1e-10, 1e-11, 1e-11])
    below = np.array([1e-11, 1e-11, 0, 1e-11, -1e-10, 1e-11])
    coarse = np.array([0, 0, 0, -1e-5, 1e-5, 1e-5])
    tiny = 1e-6
    cases = [
        ((UP + low, DN + below, FLAT, HEIGHTS, 2.0, 0.5), right),
        ((UP + low, DN, FLAT, HEIGHTS, 2.0, 0.5), right),
        ((UP + coarse, DN, FLAT, HEIGHTS, 2.0, 0.5, 1e-3), right),
        ((UP + coarse, DN, FLAT, HEIGHTS, 2.0, 0.5), (9.5 + 19.5 + 30.5 + 76.5 - 66.5 + 54.5) / 6),
        ((tiny * UP, tiny * DN, FLAT, HEIGHTS, 2 * tiny, 0.5), right),
        ((1e6 * UP, 1e6 * DN, FLAT, HEIGHTS, 2e6, 0.5), right),
        ((UP, DN, FLAT, HEIGHTS, 2.0, 0.5, 0.6), 19.5 / 2 + 30.5 / 2),
    ]
    # The first point does not count, and has a part in what the second says.
    up, dn, y = np.array([0.25, 0.5, 0]), np.array([0, 0, 0.5]), np.array([1.0, 7.0, -2.0])
    near = np.array([[2.0, 1.0, 0], [1.0, 3.0, 0], [0, 0, 0]])
    cases.append(((up, dn, near, y, 1.0, 0.125, 0.3), (7 - 1.75 - 0.125 - 2 + 0.125) / 2))
    assert_cases(student.svr_bias, cases)
    up, dn = np.array([1.0, 0, 2, 0]), np.array([0, 1.0, 0, 0])
    whole = [(up, dn, np.eye(4), np.array([5.0, 8, 40, 9]), 2.0, 1.0)]
    assert_accepts(student.svr_bias, whole, integers=True)
    mixed = U / 4, D / 4, K.astype(int), Y.astype(int), 10.0, 0.5
    assert_cases(student.svr_bias, [(mixed, 2.25)])


@pytest.mark.points(1)
def test_refuses_machines_without_free_points(student):
    """Raises ValueError if no point counts."""
    none = np.zeros(6)
    calls = {
        "no multipliers": (none, none, FLAT, HEIGHTS, 2.0, 0.5),
        "all at C": (none + 2, none, FLAT, HEIGHTS, 2.0, 0.5),
        "some at C, some at 0": (2.0 * (UP > 0), 2.0 * (DN > 0), FLAT, HEIGHTS, 2.0, 0.5),
        "dust only": (none + 1e-10, none, FLAT, HEIGHTS, 2.0, 0.5),
        "all within tol": (UP, DN, FLAT, HEIGHTS, 2.0, 0.5, 1.5),
    }
    works_on = [(UP, DN, FLAT, HEIGHTS, 2.0, 0.5), (U, D, K, Y, 10.0, 0.5)]
    assert_raises(student.svr_bias, ValueError, calls, works_on=works_on)


@counterexample_search(
    a_up=strategies.choices((1.0, 0.0, 2.0), (0.0, 1.0, 0.0), (0.0, 0.0, 2.0)),
    a_dn=strategies.choices((0.0, 1.0, 0.0), (0.0, 0.0, 0.0), (0.0, 2.0, 0.0)),
    y=strategies.vectors(3, -4, 4),
    eps=strategies.choices(1.0, 0.0),
)
def agrees_with_the_reference(student, reference, a_up, a_dn, y, eps):
    if 1.0 in (*a_up, *a_dn):
        call = np.array(a_up), np.array(a_dn), TABLE, y, 2.0, eps
        assert_close(student.svr_bias(*call), reference.svr_bias(*call), atol=1e-9)
