"""Hidden tests of kernel_pca; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import gaussian, table
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    assert_same_up_to_sign,
    counterexample_search,
    matrix_with_singular_values,
    require,
    strategies,
)

X = np.array([0.0, 1.0, 5.0])
CROSS = np.array([[3.0, 0], [-1.0, 0], [-2.0, 0], [0, -2.0], [0, 1.0], [0, 1.0]])
LENGTHS = (14.0, 6.0)
CLOSE = {"rtol": 1e-8, "scaled_atol": 1e-8}


def principal(Z, k):
    """Return the coordinates of ordinary principal components, signed, and their squares."""
    centred = Z - Z.mean(axis=0)
    U, s, _ = np.linalg.svd(centred, full_matrices=False)
    scores = (U * s)[:, :k]
    largest = scores[np.abs(scores).argmax(axis=0), np.arange(k)]
    return scores * np.sign(largest), s[:k] ** 2


def drawn(rng, n, values):
    """Return points with these singular values after centring, shifted away from 0."""
    while True:
        Z = matrix_with_singular_values(rng, n, len(values), values)
        centred = Z - Z.mean(axis=0)
        s = np.linalg.svd(centred, compute_uv=False)
        sizes = np.sort(np.abs(principal(Z, len(values))[0]), axis=0)
        clear = (s[:-1] > 1.2 * s[1:]).all() and (sizes[-1] > 1.05 * sizes[-2]).all()
        if clear and s[-1] > 0.1:
            return centred


@pytest.mark.points(1)
def test_principal_components(student, reference, seed):
    """Has the coordinates of ordinary principal components, up to their signs."""
    rng = np.random.default_rng(seed("points"))
    cases = [((np.outer(X, X), 1), np.array([[-2.0], [-1.0], [3.0]]))]
    cases.append(((CROSS @ CROSS.T, 2), CROSS * [1, -1]))
    for n, values in [(8, (5.0, 3.0, 1.0)), (15, (9.0, 4.0))]:
        Z = drawn(rng, n, values)
        cases.append(((Z @ Z.T, len(values)), principal(Z, len(values))[0]))
    assert_cases(
        student.kernel_pca,
        cases,
        part=(0, 2),
        compare=lambda got, right: assert_same_up_to_sign(got, right, atol=1e-7),
    )
    calls = [call for call, _ in cases]
    assert_leaves_arguments(student.kernel_pca, calls)


@pytest.mark.points(1)
def test_eigenvalues(student, seed):
    """Returns the eigenvalues of the centred table in descending order, as many as asked for."""
    rng = np.random.default_rng(seed("points"))
    cases = [((np.outer(X, X), 1), [14.0]), ((CROSS @ CROSS.T, 2), LENGTHS)]
    cases += [((CROSS @ CROSS.T, 1), LENGTHS[:1]), ((1e9 * CROSS @ CROSS.T, 2), [14e9, 6e9])]
    cases += [((unit * CROSS @ CROSS.T, 2), [14 * unit, 6 * unit]) for unit in (1e-9, 1e-14)]
    for n, values in [(7, (6.0, 2.0, 1.0)), (20, (9.0, 7.0, 5.0, 1.0))]:
        Z = drawn(rng, n, values)
        right = principal(Z, len(values))[1]
        cases += [((Z @ Z.T, k), right[:k]) for k in (1, 2, len(values))]
    assert_cases(student.kernel_pca, cases, part=(1, 2), what="the eigenvalues", **CLOSE)


@pytest.mark.points(1)
def test_centres_first(student, reference, seed):
    """Centres the table first."""
    rng = np.random.default_rng(seed("points"))
    shifted = CROSS + np.array([4.0, -7.0])
    cases = [((shifted @ shifted.T, 2), (CROSS * [1, -1], np.array(LENGTHS)))]
    cases.append(((CROSS @ CROSS.T + 30, 1), (CROSS[:, :1], np.array([14.0]))))
    low = 2.0**-40 * shifted[::-1]
    right = 2.0**-40 * CROSS[::-1] * [1, -1], 2.0**-80 * np.array(LENGTHS)
    cases.append(((low @ low.T, 2), right))
    cases.append(((np.outer(X + 10, X + 10), 1), (np.array([[-2.0], [-1], [3]]), np.array([14.0]))))
    for values in [(5.0, 2.0), (7.0, 4.0, 2.0)]:
        Z = drawn(rng, 10, values)
        moved = Z + rng.uniform(2, 5, size=len(values))
        cases.append(((moved @ moved.T, 2), principal(Z, 2)))
    assert_cases(student.kernel_pca, cases, rtol=1e-7, scaled_atol=1e-7)
    lattice = np.array([[0.0, 0.0], [1.0, 0.3], [2.5, -1.0], [0.2, 2.0], [3.0, 3.5]])
    calls = [(table(lattice, lattice, gaussian(0.3)), 3)]
    assert_agrees(student.kernel_pca, reference.kernel_pca, calls, rtol=1e-7, scaled_atol=1e-7)


@pytest.mark.points(1)
def test_signs(student, seed):
    """Makes the largest entry of each column positive."""
    rng = np.random.default_rng(seed("points"))
    columns = ([-2.0, -1, 3], [2.0, 1, -3], [-5.0, 2, 3], [5.0, -2, -3], [1.0, 4, -5])
    columns += ([-4.9, 5, -4.1, 2, 2], [4.9, -5, 4.1, -2, -2])
    right = []
    for z in map(np.array, columns):
        signed = z * np.sign(z[np.abs(z).argmax()])
        right.append(((np.outer(z, z), 1), signed[:, np.newaxis]))
    for n, values in [(6, (5.0, 2.0)), (9, (8.0, 5.0, 2.0)), (12, (8.0, 5.0, 2.0))]:
        Z = drawn(rng, n, values)
        right.append(((Z @ Z.T, len(values)), principal(Z, len(values))[0]))
    assert_cases(student.kernel_pca, right, part=(0, 2), what="scores", rtol=1e-7, scaled_atol=1e-7)


@pytest.mark.points(1)
def test_beyond_the_rank(student, seed):
    """Returns zeros for components beyond the rank, and all components if asked."""
    rng = np.random.default_rng(seed("points"))
    zeros = np.zeros((6, 4))
    cases = [
        (
            (CROSS @ CROSS.T, 6),
            (np.hstack([CROSS * [1, -1], zeros]), np.array([*LENGTHS, 0, 0, 0, 0])),
        ),
        (
            (np.outer(X - 2, X - 2), 3),
            (np.column_stack([X - 2, 0 * X, 0 * X]), np.array([14.0, 0, 0])),
        ),
        ((np.zeros((2, 2)), 1), (np.zeros((2, 1)), np.zeros(1))),
        ((np.zeros((1, 1)), 1), (np.zeros((1, 1)), np.zeros(1))),
    ]
    large = 2.0**15 * (CROSS + 0.1)
    right = (
        np.hstack([2.0**15 * CROSS * [1, -1], zeros]),
        2.0**30 * np.array([*LENGTHS, 0, 0, 0, 0]),
    )
    cases.append(((large @ large.T, 6), right))
    thin = CROSS * [1, 2.0**-18]  # the second eigenvalue is 6e-12 of the first
    right = np.hstack([thin * [1, -1], zeros[:, :1]]), np.array([14.0, 6 * 2.0**-36, 0])
    cases.append(((thin @ thin.T, 3), right))
    thin = CROSS * [1, 2.0**-21]  # here it is 1e-13 of the first: nothing
    right = np.hstack([CROSS[:, :1], zeros[:, :2]]), np.array([14.0, 0, 0])
    cases.append(((thin @ thin.T, 3), right))
    Z = drawn(rng, 9, (4.0, 2.0, 1.0))
    scores, values = principal(Z, 3)
    padded = np.hstack([scores, np.zeros((9, 6))]), np.append(values, np.zeros(6))
    cases.append(((Z @ Z.T, 9), padded))
    answers = assert_cases(student.kernel_pca, cases, rtol=1e-7, scaled_atol=1e-7, atol=1e-12)
    beyond = [
        np.asarray(answer[1])[right[1] == 0]
        for (_, right), answer in zip(cases, answers, strict=True)
    ]
    dust = np.concatenate(beyond).any()
    require(not dust, "An eigenvalue beyond the rank is not exactly 0.")


@pytest.mark.points(1)
def test_refuses_too_many(student):
    """Raises ValueError for more components than points, and takes integers."""
    K = CROSS @ CROSS.T
    calls = {
        "7 of 6": (K, 7),
        "4 of 3": (np.outer(X, X), 4),
        "100 of 6": (K, 100),
        "2 of 1": (np.ones((1, 1)), 2),
    }
    works_on = [(K, 6), (K, 1), (np.outer(X, X), 3)]
    assert_raises(student.kernel_pca, ValueError, calls, works_on=works_on)
    thirds = np.outer([0.0, 1.0, 3.0], [0.0, 1.0, 3.0])
    assert_accepts(student.kernel_pca, [(K, 2), (thirds, 1)], integers=(0,), **CLOSE)


@counterexample_search(
    X=strategies.vectors((2, 4), -4, 4),
    shift=strategies.choices(0.0, 3.0),
    k=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, X, shift, k):
    sizes = np.sort(np.abs(X - X.mean()))
    if sizes[-1] > sizes[-2] + 1e-6:
        K = np.outer(X, X) + shift
        assert_close(student.kernel_pca(K, k), reference.kernel_pca(K, k), rtol=1e-7, atol=1e-7)
