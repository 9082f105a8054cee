"""Hidden tests of math_foundations/power_iteration; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    as_number,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    orthogonal_matrix,
    require,
    strategies,
)

FIRST_NEGATIVE = np.array([-0.6, 0.8])
ALONG = np.outer(FIRST_NEGATIVE, FIRST_NEGATIVE)  # np.eye(2) + c * ALONG: eigenvalues 1 + c, 1


def with_eigenvalues(rng, eigenvalues):
    """Return a random symmetric matrix with these eigenvalues, and their eigenvectors."""
    n = len(eigenvalues)
    while True:
        Q = orthogonal_matrix(rng, n)
        first = np.sort(np.abs(Q[:, 0]))
        if first[-1] - first[-2] > 0.05 and np.abs(Q[:, 0].sum()) > 0.1:
            A = Q * eigenvalues @ Q.T
            return (A + A.T) / 2, Q


def three_parts(result):
    """Take a result apart: the eigenvalue, the eigenvector, the number of steps."""
    lam, v, n_steps = as_tuple(result, 3)
    lam = as_number(lam, what="lam, the first part")
    v = as_array(v, shape=(None,), what="v, the second part")
    return lam, v, as_number(n_steps, what="n_steps, the third part")


def upright(v):
    """Return v with the sign of the statement, whose own test is `test_dominant_pair`."""
    return -v if v.size and v[np.argmax(np.abs(v))] < 0 else v


def line(result):
    """Return the eigenvalue and the eigenvector of an answer, whatever the sign of v."""
    lam, v, _ = three_parts(result)
    return lam, upright(v)


SIGNED = {"parts": ("lam", "v"), "atol": (0.0, 1e-6), "read": lambda found: three_parts(found)[:2]}
PAIR = SIGNED | {"read": line}
N_STEPS = {"read": lambda result: three_parts(result)[2], "what": "n_steps"}


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
            cases.append(((A, v0), (values[0], expected)))
    cases.append(((np.eye(2) + 2 * ALONG, np.ones(2)), (3.0, FIRST_NEGATIVE)))
    slow = 0.9 * np.eye(2) + 0.1 * ALONG
    cases.append(((slow, np.ones(2)), (1.0, FIRST_NEGATIVE)))
    turned = np.eye(3) + 4 * np.outer([-0.8, 0.36, 0.48], [-0.8, 0.36, 0.48])
    cases.append(((turned, np.array([1.0, 0.0, 0.0])), (5.0, [0.8, -0.36, -0.48])))
    cases.append(((turned, np.array([-1.0, 0.0, 0.0])), (5.0, [0.8, -0.36, -0.48])))
    assert_cases(student.power_iteration, cases, **SIGNED)
    calls = [(A, v0), (np.eye(2) + ALONG, np.array([0.0, 1.0])), (np.zeros((2, 2)), np.ones(2))]
    calls.append((np.array([[3, 1], [1, 1]]), np.array([1, 0])))
    assert_leaves_arguments(student.power_iteration, calls)


@pytest.mark.points(1)
def test_negative_eigenvalue(student, seed):
    """Keeps the sign of a negative eigenvalue, and stops although v flips at each step."""
    rng = np.random.default_rng(seed("negative"))
    cases = []
    for values in ([-20.0, 10.0], [-30.0, 10.0, 20.0], [-5.0, 2.0, 1.0, -2.5]):
        A, Q = with_eigenvalues(rng, np.array(values))
        expected = Q[:, 0] * np.sign(Q[np.argmax(np.abs(Q[:, 0])), 0])
        cases += [((A, sign * np.ones(len(A))), (values[0], expected)) for sign in (1, -1)]
    cases.append(((np.eye(2) - 4 * ALONG, np.ones(2)), (-3.0, FIRST_NEGATIVE)))
    results = assert_cases(student.power_iteration, cases, **PAIR)
    steps = [three_parts(result)[2] for result in results]
    v = three_parts(results[-1])[1]
    require(np.array_equal(v, upright(v)), "v: its largest entry is negative.")
    require(max(steps) < 1000, "n_steps: v and -v are the same direction, so it should stop.")


@pytest.mark.points(1)
def test_normalises(student, seed):
    """Works for a large or small A, for integers and for v0 of any length, also an eigenvector."""
    rng = np.random.default_rng(seed("lengths"))
    values = np.array([1.0, 0.88, -0.5])
    scales = [(1e3, 1.0), (1e-3, 1e3), (-50.0, 1e-3), (1.0, 250.0), (2e2, 1.0), (3.0, 7.0)]
    calls = [
        (scale * with_eigenvalues(rng, values)[0], length * np.ones(3)) for scale, length in scales
    ]

    def is_normalised(result, A, _):
        lam, v, _ = three_parts(result)
        assert_close(lam, np.trace(A) / values.sum(), what="lam")
        require(v.size == 3, "v: not as long as v0.")
        assert_close(float(v @ v.astype(float)), 1.0, what="the squared length of v")

    assert_law(student.power_iteration, calls, is_normalised)
    eigenvector = np.diag([4.0, 2.0, 1.0]), np.array([0.0, 0.0, -5.0])
    assert_cases(student.power_iteration, [(eigenvector, (1.0, [0, 0, 1]))], **PAIR)
    integers = np.array([[3, 0], [0, -1]]), np.array([2, 1])
    assert_cases(student.power_iteration, [(integers, (3.0, [1.0, 0.0]))], **PAIR)


@pytest.mark.points(1)
def test_counts_steps(student):
    """Counts steps: 1 from an eigenvector, fewer for a larger tol; v comes from the last one."""
    A = np.diag([4.0, 2.0, 1.0])
    starts = [np.array([1.0, 0.0, 0.0]), np.array([0.0, 0.0, -5.0])]
    cases = [((A, start), 1) for start in starts]
    start = np.array([1.0, 1.0])
    cases.append(((np.diag([2.0, -1.0]), start, 50, 0.3), 4))
    cases.append(((np.diag([2.0] + 49 * [1.0]), np.ones(50), 50, 0.04), 8))
    # The largest entry is another one after the step that settles the line.
    cases.append(((np.eye(2) + 2 * ALONG, np.array([-2.76, -0.82]), 50, 0.3), 3))
    cases += [((np.diag([5.0, -4.0]), 3 * start, n_iter), n_iter) for n_iter in (1, 2, 5)]
    assert_cases(student.power_iteration, cases, **N_STEPS)
    cases = []
    for tol, n_steps in [(0.1, 4), (0.02, 6), (0.5, 1)]:
        last = np.array([1.0, 0.5**n_steps]) / np.sqrt(1 + 0.25**n_steps)
        calls = [(sign * np.diag([2.0, 1.0]), start, 50, tol) for sign in (1, -1)]
        cases += [(call, (last, n_steps)) for call in calls]
        # A v may be shorter than tol: nothing but the zero vector ends the steps.
        cases.append(((2.0**-5 * np.diag([2.0, 1.0]), start, 50, tol), (last, n_steps)))
    for tol, n_steps in [(1e-3, 3), (1e-7, 5), (1e-11, 7)]:  # a step is 100 times the next
        last = np.array([1.0, 0.01**n_steps])
        cases.append(((np.diag([100.0, 1.0]), start, 50, tol), (last, n_steps)))

    def direction_and_steps(result):
        _, v, n_steps = three_parts(result)
        return upright(v), n_steps

    settings = {"read": direction_and_steps, "parts": ("v", "n_steps")}
    assert_cases(student.power_iteration, cases, atol=(1e-6, 0.0), **settings)


@pytest.mark.points(1)
@pytest.mark.parametrize("n_iter", [1, 2, 5])
def test_stops_at_n_iter(student, n_iter):
    """Stops after n_iter steps, or by tol, with the Rayleigh quotient of the vector of then."""
    A, ratio = np.diag([5.0, -4.0]), 0.8**n_iter
    calls = [(A, np.array([3.0, 3.0]), *limits) for limits in ((n_iter,), (50, 0.1))]
    (lam, v, _), (settled, last, _) = map(three_parts, student.power_iteration.map(calls))
    length = np.sqrt(1 + ratio**2)
    assert_close(upright(v), np.array([1, (-1) ** n_iter * ratio]) / length, what="v")
    assert_close(lam, (5 - 4 * ratio**2) / length**2, what="lam")
    require(last.size == 2, "v: not as long as v0.")
    assert_close(settled, last @ A @ last / (last @ last), what="lam of a large tol")


@pytest.mark.points(1)
def test_nothing_left(student):
    """Gives 0.0 and the current v where A v is zero: of length 1, its sign fixed as elsewhere."""
    cases = [
        ((np.diag([3.0, 1.0]), np.array([-2.0, 0.0])), (3.0, [1.0, 0.0])),
        ((np.zeros((2, 2)), np.array([3.0, -4.0])), (0.0, [-0.6, 0.8])),
        (
            (np.diag([2.0, 0.0, 0.0]), np.array([0.0, -5.0, 12.0])),
            (0.0, [0.0, -5 / 13, 12 / 13]),
        ),
        ((np.zeros((1, 1)), np.array([-2.0])), (0.0, [1.0])),
    ]
    found = assert_cases(student.power_iteration, cases, **PAIR | {"atol": (0.0, 1e-12)})
    fixed = [np.array_equal(upright(v), v) for _, v, _ in map(three_parts, found)]
    # Who never fixes the sign loses the mark for that, and no other.
    require(fixed[-1] or not fixed[0], "v: where A v is zero, its sign is not fixed.")


@counterexample_search(
    x=strategies.vectors(2, low=1, high=4), v0=strategies.vectors(2, low=1, high=3)
)
def agrees_with_the_reference(student, reference, x, v0):
    A = np.diag([x[0], -4 * x[1]])
    found, expected = student.power_iteration(A, v0), reference.power_iteration(A, v0)
    assert_close(as_tuple(found, 3)[0], expected[0], what="lam")
    assert_close(as_tuple(found, 3)[1], expected[1], atol=1e-6, what="v")
