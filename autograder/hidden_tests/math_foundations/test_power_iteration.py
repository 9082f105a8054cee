"""Hidden tests of math_foundations/power_iteration; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    as_number,
    as_tuple,
    assert_close,
    assert_unchanged,
    counterexample_search,
    require,
    strategies,
)


def with_eigenvalues(rng, eigenvalues):
    """Return a random symmetric matrix with these eigenvalues, and their eigenvectors."""
    n = len(eigenvalues)
    while True:
        Q = np.linalg.qr(rng.normal(size=(n, n)))[0]
        first = np.sort(np.abs(Q[:, 0]))
        if first[-1] - first[-2] > 0.05 and np.abs(Q[:, 0].sum()) > 0.1:
            A = Q * eigenvalues @ Q.T
            return (A + A.T) / 2, Q


FIRST_NEGATIVE = np.array([-0.6, 0.8])


def first_entry_negative(dominant):
    """Return a symmetric matrix with this eigenvalue for (-0.6, 0.8), and 1 for the other."""
    return np.eye(2) + (dominant - 1) * np.outer(FIRST_NEGATIVE, FIRST_NEGATIVE)


def parts(result, n):
    """Take a result apart: the eigenvalue, the eigenvector, the number of steps."""
    lam, v, n_steps = as_tuple(result, 3)
    lam = as_number(lam, what="lam, the first part")
    v = as_array(v, shape=(n,), what="v, the second part")
    return lam, v, as_number(n_steps, what="n_steps, the third part")


def found_pairs(student, cases):
    """Compare lam and v of all calls with what is expected; return all three parts of each."""
    results = student.power_iteration.map([call for call, _, _ in cases])
    found = [parts(result, len(v)) for result, (_, _, v) in zip(results, cases, strict=True)]
    for (lam, v, _), (_, expected_lam, expected_v) in zip(found, cases, strict=True):
        assert_close(lam, expected_lam, what="lam")
        assert_close(v, expected_v, atol=1e-6, what="v")
    return found


@pytest.mark.points(1)
def test_dominant_pair(student, reference, seed):
    """Finds the eigenvalue of largest magnitude and its unit vector, largest entry positive."""
    rng = np.random.default_rng(seed("pairs"))
    cases = []
    for values in ([3.0, 1.0], [5.0, -4.0, 2.0], [2.0, 1.2, 0.5, -0.1], [6.0, 1.0, -2.0, 0.0, 3.0]):
        A, Q = with_eigenvalues(rng, np.array(values))
        expected = Q[:, 0] * np.sign(Q[np.argmax(np.abs(Q[:, 0])), 0])
        for v0 in (np.ones(len(A)), expected + Q[:, 1], -2 * expected - Q[:, 1]):
            assert_close(reference.power_iteration(A, v0)[0], values[0])
            cases.append(((A, v0), values[0], expected))
    cases.append(((first_entry_negative(3.0), np.ones(2)), 3.0, FIRST_NEGATIVE))
    for _, _, n_steps in found_pairs(student, cases):
        require(1 < n_steps < 1000, "n_steps: it should stop as soon as the steps are tiny.")
    assert_unchanged(student.power_iteration, A, v0)


@pytest.mark.points(1)
def test_negative_eigenvalue(student, seed):
    """Keeps the sign of a negative eigenvalue, and stops although v flips at each step."""
    rng = np.random.default_rng(seed("negative"))
    cases = []
    for values in ([-20.0, 10.0], [-30.0, 10.0, 20.0], [-5.0, 2.0, 1.0, -2.5]):
        A, Q = with_eigenvalues(rng, np.array(values))
        expected = Q[:, 0] * np.sign(Q[np.argmax(np.abs(Q[:, 0])), 0])
        cases += [((A, sign * np.ones(len(A))), values[0], expected) for sign in (1, -1)]
    cases.append(((first_entry_negative(-3.0), np.ones(2)), -3.0, FIRST_NEGATIVE))
    for _, _, n_steps in found_pairs(student, cases):
        require(n_steps < 1000, "n_steps: v and -v are the same direction, so it should stop.")


@pytest.mark.points(1)
def test_normalises(student, seed):
    """Works for a large or small A and for v0 of any length, an eigenvector among them."""
    rng = np.random.default_rng(seed("lengths"))
    values = np.array([1.0, 0.88, -0.5])
    scales = [(1e3, 1.0), (1e-3, 1e3), (-50.0, 1e-3), (1.0, 250.0), (2e2, 1.0), (3.0, 7.0)]
    calls = [
        (scale * with_eigenvalues(rng, values)[0], length * np.ones(3)) for scale, length in scales
    ]
    for found, (scale, _) in zip(student.power_iteration.map(calls), scales, strict=True):
        lam, v, n_steps = parts(found, 3)
        assert_close(lam, scale, what="lam")
        assert_close(float(v @ v), 1.0, what="the squared length of v")
        require(n_steps < 1000, "n_steps: it should stop as soon as the steps are tiny.")
    found_pairs(student, [((np.diag([4.0, 2.0, 1.0]), np.array([0.0, 0.0, -5.0])), 1.0, [0, 0, 1])])


@pytest.mark.points(1)
def test_counts_steps(student):
    """Counts steps: 1 from an eigenvector, fewer for a larger tol; v comes from the last one."""
    A = np.diag([4.0, 2.0, 1.0])
    starts = [np.array([1.0, 0.0, 0.0]), np.array([0.0, 0.0, -5.0])]
    for found in student.power_iteration.map([(A, start) for start in starts]):
        assert_close(parts(found, 3)[2], 1, what="n_steps")
    start = np.array([1.0, 1.0])
    for tol, expected in [(0.1, 4), (0.02, 6), (0.5, 1)]:
        calls = [(sign * np.diag([2.0, 1.0]), start, 50, tol) for sign in (1, -1)]
        last = np.array([1.0, 0.5**expected]) / np.sqrt(1 + 0.25**expected)
        for found in student.power_iteration.map(calls):
            _, v, n_steps = parts(found, 2)
            assert_close(n_steps, expected, what="n_steps")
            assert_close(v, last, atol=1e-6, what="v")
    calls = [
        (np.diag([2.0, -1.0]), start, 50, 0.3),
        (np.diag([2.0] + 49 * [1.0]), np.ones(50), 50, 0.04),
    ]
    flips, many = student.power_iteration.map(calls)
    assert_close(parts(flips, 2)[2], 4, what="n_steps")
    assert_close(parts(many, 50)[2], 8, what="n_steps")
    calls = [(np.diag([5.0, -4.0]), np.array([3.0, 3.0]), n_iter) for n_iter in (1, 2, 5)]
    for found, (_, _, n_iter) in zip(student.power_iteration.map(calls), calls, strict=True):
        assert_close(parts(found, 2)[2], n_iter, what="n_steps")


@pytest.mark.points(1)
@pytest.mark.parametrize("n_iter", [1, 2, 5])
def test_stops_at_n_iter(student, n_iter):
    """Stops after n_iter steps, with the Rayleigh quotient of the vector that it has then."""
    A, ratio = np.diag([5.0, -4.0]), 0.8**n_iter
    lam, v, _ = parts(student.power_iteration(A, np.array([3.0, 3.0]), n_iter), 2)
    length = np.sqrt(1 + ratio**2)
    assert_close(v, np.array([1, (-1) ** n_iter * ratio]) / length, what="v")
    assert_close(lam, (5 - 4 * ratio**2) / length**2, what="lam")


@pytest.mark.points(1)
def test_nothing_left(student):
    """Gives 0.0 and the current v, of length 1, where A v is the zero vector."""
    cases = [
        (np.zeros((2, 2)), [3.0, -4.0], [-0.6, 0.8]),
        (np.diag([2.0, 0.0, 0.0]), [0.0, -5.0, 12.0], [0.0, -5 / 13, 12 / 13]),
        (np.zeros((1, 1)), [-2.0], [1.0]),
    ]
    results = student.power_iteration.map([(A, np.array(v0)) for A, v0, _ in cases])
    for found, (A, _, expected) in zip(results, cases, strict=True):
        lam, v, _ = parts(found, len(A))
        assert_close(lam, 0.0, what="lam")
        assert_close(v, expected, what="v", atol=1e-12)


@counterexample_search(
    x=strategies.vectors(2, low=1, high=4), v0=strategies.vectors(2, low=1, high=3)
)
def agrees_with_the_reference(student, reference, x, v0):
    A = np.diag([x[0], -4 * x[1]])
    found, expected = student.power_iteration(A, v0), reference.power_iteration(A, v0)
    assert_close(as_tuple(found, 3)[0], expected[0], what="lam")
    assert_close(as_tuple(found, 3)[1], expected[1], atol=1e-6, what="v")
