"""Hidden tests of rbf_kernel; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, gaussian, table
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)

A, B = np.array([[3.0, 4.0], [0.0, 0.0], [1.0, -1.0]]), np.array([[0.0, 0.0], [3.0, 1.0]])


@pytest.mark.points(1)
def test_similarities(student, reference, seed):
    """Returns exp(-gamma * distance^2) for all pairs of rows, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    right = np.exp(-0.1 * np.array([[25.0, 9.0], [0.0, 10.0], [2.0, 8.0]]))
    cases = [((A, B, 0.1), right), ((A, B, 0.3), right**3), ((A, B, 2.0), right**20)]
    for m, n, d, gamma in [(3, 5, 2, 0.2), (4, 2, 3, 1.5), (6, 6, 2, 0.7)]:
        P, Q = cloud(rng, m, d), cloud(rng, n, d)
        cases.append(((P, Q, gamma), table(P, Q, gaussian(gamma))))
    assert_cases(student.rbf_kernel, cases)
    calls = [call for call, _ in cases]
    assert_agrees(student.rbf_kernel, reference.rbf_kernel, calls)
    assert_leaves_arguments(student.rbf_kernel, calls)


@pytest.mark.points(1)
def test_shapes(student, seed):
    """Takes one coordinate, many coordinates, and single points."""
    rng = np.random.default_rng(seed("points"))
    line, post = np.array([[0.0], [1.0], [-2.0]]), np.array([[0.0]])
    right = np.exp([-0.0, -2.0, -8.0])
    cases = [
        ((line, post, 2.0), right[:, np.newaxis]),
        ((post, line, 2.0), right[np.newaxis]),
        ((post, post + 2, 2.0), [[np.exp(-8)]]),
        ((A[:1], B, 0.1), [np.exp([-2.5, -0.9])]),
        ((A, B[:1], 0.1), np.exp([[-2.5], [0.0], [-0.2]])),
        ((A[:1], A[:1], 3.0), [[1.0]]),
    ]
    P, Q = cloud(rng, 2, 70), cloud(rng, 5, 70)
    cases.append(((P, Q, 0.01), table(P, Q, gaussian(0.01))))
    assert_cases(student.rbf_kernel, cases)


@pytest.mark.points(1)
def test_near_and_far(student, seed):
    """Returns exactly 1 for equal points, 0 for points far apart, in any unit."""
    rng = np.random.default_rng(seed("points"))
    P = cloud(rng, 4, 3)
    assert_varies(student.rbf_kernel, [(A, B, 0.1), (A, B, 0.5)])
    cases = [
        ((np.array([[0.0, 0.0], [1e6, 0.0]]), np.array([[1e6, 0.0]]), 1.0), [[0.0], [1.0]]),
        ((np.array([[0.1, 0.7]]), np.array([[0.1, 0.7]]), 1e9), [[1.0]]),
        ((1e-9 * A, 1e-9 * B, 1e17), np.exp(-0.1 * np.array([[25.0, 9], [0, 10], [2, 8]]))),
        ((1e9 * A, 1e9 * B, 1e-19), np.exp(-0.1 * np.array([[25.0, 9], [0, 10], [2, 8]]))),
        ((A, B, 1e-12), np.exp(-1e-12 * np.array([[25.0, 9], [0, 10], [2, 8]]))),
        ((A, B, 20.0), np.exp(-20 * np.array([[25.0, 9], [0, 10], [2, 8]]))),
    ]
    assert_cases(student.rbf_kernel, cases)
    diagonal = [((P, P, gamma), np.ones(4)) for gamma in (0.3, 50.0)]
    read = {"read": lambda K: np.diag(np.asarray(K)), "what": "the diagonal"}
    assert_cases(student.rbf_kernel, diagonal, rtol=1e-12, **read)


@pytest.mark.points(1)
def test_far_from_the_origin(student, seed):
    """Keeps its digits for points that are close together and far from the origin."""
    rng = np.random.default_rng(seed("points"))
    shifts = [(2.0**20, 8), (2.0**23, 4)]
    cases = []
    for shift, parts in shifts:  # multiples of 1/8 and 1/4: the shift changes no digit
        P, Q = (rng.integers(-10, 11, size=(n, 2)) / parts for n in (4, 3))
        cases.append(((P + shift, Q + shift, 0.7), table(P, Q, gaussian(0.7))))
    groups = np.array([[0.1, 0.7], [0.4, 0.2], [1e6 + 0.1, 1e6 + 0.7], [1e6 + 0.4, 1e6 + 0.2]])
    cases.append(((groups, groups, 1.0), table(groups, groups, gaussian(1.0))))
    near = np.array([[1e8, 1e8], [1e8 + 0.5, 1e8]])
    low = np.exp(-0.25)
    cases.append(((near, near, 1.0), [[1.0, low], [low, 1.0]]))
    assert_cases(student.rbf_kernel, cases)
    whole = [(A, B, 1.0), (np.array([[2.0], [5.0]]), np.array([[3.0]]), 2.0)]
    assert_accepts(student.rbf_kernel, whole, integers=True)
    huge = np.array([[4_000_000_000], [0]])
    low = np.exp(-0.16)
    assert_cases(student.rbf_kernel, [((huge, huge, 1e-20), [[1, low], [low, 1]])])


@pytest.mark.points(1)
def test_refuses_other_gammas(student):
    """Raises ValueError if gamma is not positive."""
    calls = {
        "gamma = 0": (A, B, 0.0),
        "gamma = -1": (A, B, -1.0),
        "gamma = -1e-15": (A, B, -1e-15),
        "gamma = -1, single points": (A[:1], B[:1], -1.0),
    }
    works_on = [(A, B, 0.5), (A, B, 1e-9), (A[:1], B[:1], 1e9)]
    assert_raises(student.rbf_kernel, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.equal_vectors(2, (1, 2), -2, 2), gamma=strategies.choices(1.0, 0.5, 2.0)
)
def agrees_with_the_reference(student, reference, data, gamma):
    a, b = data
    call = a[np.newaxis], np.vstack([b, a]), gamma
    assert_close(student.rbf_kernel(*call), reference.rbf_kernel(*call))
