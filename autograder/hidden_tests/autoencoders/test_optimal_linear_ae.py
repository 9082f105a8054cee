"""Hidden tests of autoencoders/optimal_linear_ae; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import squares
from autograder.hidden_tests.autoencoders.optimal_linear_ae_oracle import (
    BLANK,
    FOUR,
    TILTED,
    VALUES,
    assert_finds_subspace,
    centred,
    drawn,
)
from autograder.testing import (
    Case,
    as_number,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_orthonormal,
    assert_raises,
    assert_same_subspace,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_subspace(student, seed):
    """Finds the best subspace of centred data."""
    calls = [(FOUR, 1), (FOUR[:, ::-1], 1)]
    calls += [(X, k) for X in centred(seed, "subspace") for k in (1, 2)]
    assert_finds_subspace(student, calls)


@pytest.mark.points(1)
def test_as_they_are(student, seed):
    """Takes data that are not centred as they are, with few samples too, in any units."""
    rng = np.random.default_rng(seed("shift"))
    spike = np.array([[3.0, 0.0], *[[0.0, 1.0]] * 4])  # more in sum, and less in squares
    calls = [(TILTED, 1), (TILTED, 2), (spike, 1)]
    for X in drawn(seed, "as they are"):
        shifted = X + rng.normal(loc=2, size=X.shape[1])
        calls += [(X, 1), (X, 3), (shifted, 1), (1e-9 * X, 2), (1e9 * X, 2)]
    calls.append((np.array([[3.0, 4.0]]), 1))
    assert_finds_subspace(student, calls)


@pytest.mark.points(1)
def test_orthonormal(student, seed):
    """Has orthonormal rows in the encoder, and its transpose for the decoder."""
    calls = [(FOUR, 2), (TILTED, 2), (BLANK, 2)]
    calls += [(X, k) for X in drawn(seed, "rows") for k in (1, 3, 4)]

    def law(answer, X, k):
        W_enc, W_dec, _ = as_tuple(answer, 3)
        assert_orthonormal(np.asarray(W_enc).T, what="the rows of W_enc")
        assert_close(W_enc, np.asarray(W_enc).reshape(k, X.shape[1]), what="W_enc")
        assert_close(W_dec, np.asarray(W_enc).T, what="W_dec", atol=1e-12)

    assert_law(student.optimal_linear_ae, calls, law)


@pytest.mark.points(1)
def test_error(student, seed):
    """Has the right error: the mean over samples of what is lost."""
    cases = [((FOUR, 1), 0.5), ((TILTED, 1), 12.5)]
    call = np.pad(FOUR, ((0, 4), (0, 0))), 1
    cases.append(Case(call, 0.25, label="four samples of zeros beside others"))
    for X in drawn(seed, "error"):
        for k in (1, 2, 3):
            right = sum(value**2 for value in VALUES[k:]) / len(X)
            basis = np.linalg.svd(X)[2][:k]
            assert_close(squares(X, X @ basis.T @ basis), right)
            cases.append(((X, k), right))
        for unit in (1e-9, 1e9):
            right = unit**2 * sum(value**2 for value in VALUES[2:]) / len(X)
            cases.append(Case((unit * X, 2), right, label=f"units of {unit:g}"))
    assert_cases(student.optimal_linear_ae, cases, part=(2, 3), what="the error")


@pytest.mark.points(1)
def test_all_components_and_integers(student, seed):
    """Loses nothing with all components, takes integers, and leaves its arguments alone."""
    assert_varies(student.optimal_linear_ae, [(FOUR, 1), (TILTED, 1)])
    calls = [(FOUR, 2), (TILTED, 2), *((X, 4) for X in drawn(seed, "all"))]

    def law(answer, X, k):
        W_enc, _, error = as_tuple(answer, 3)
        scale = 1e-11 * np.sum(X**2)
        assert_close(X @ np.asarray(W_enc).T @ np.asarray(W_enc), X, atol=scale**0.5, what="X_hat")
        assert_close(as_number(error), 0.0, atol=scale, what="the error")

    assert_law(student.optimal_linear_ae, calls, law)
    wide = np.array([[0.0, 100.0], [120.0, 7.0], [50.0, 60.0]])

    def same(got, expected):
        rows = as_tuple(expected, 3)[0]
        assert_same_subspace(as_tuple(got, 3)[0], rows, rows=True)
        assert_close(got[2], expected[2], what="the error")

    far = np.array([[0.0, 2.0**32], [2.0**33, 0.0]])  # the squares are above 2**63
    plain, other = student.optimal_linear_ae.map([(wide, 1), (far, 1)])
    cases = [Case((wide.astype(dtype), 1), plain, label=f"integers of type {dtype}")
             for dtype in ("int64", "int8", "uint8")]  # fmt: skip
    cases.append(Case((far.astype(int), 1), other, label="large integers"))
    assert_cases(student.optimal_linear_ae, cases, compare=same)
    assert_leaves_arguments(student.optimal_linear_ae, [*calls, (wide.astype(int), 1)])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a k below 1 and above the smaller of n and d."""
    calls = {
        "k = 0": (FOUR, 0),
        "k = -1": (FOUR, -1),
        "k above d": (FOUR, 3),
        "k = 0, few samples": (TILTED, 0),
        "k above n": (TILTED, 3),
        "k above both": (TILTED, 7),
        "k above a single sample": (TILTED[:1], 2),
    }
    works_on = [(FOUR, 1), (FOUR, 2), (TILTED, 1), (TILTED, 2)]
    assert_raises(student.optimal_linear_ae, ValueError, calls, works_on=works_on)


@counterexample_search(
    points=strategies.matrices((2, 3), 2, low=-3, high=3), shift=strategies.choices(0.0, 6.0)
)
def agrees_with_the_reference(student, reference, points, shift):
    X = np.array([[1.0, 0.0]] * len(points)) * shift + points
    s = np.linalg.svd(X, compute_uv=False)
    if s[0] - s[1] < 0.5:
        return
    W_enc, W_dec, error = student.optimal_linear_ae(X, 1)
    right = reference.optimal_linear_ae(X, 1)
    assert_same_subspace(W_enc, right[0], rows=True)
    assert_close(W_dec, np.asarray(W_enc).T, atol=1e-9)
    assert_close(error, right[2], atol=1e-9)
