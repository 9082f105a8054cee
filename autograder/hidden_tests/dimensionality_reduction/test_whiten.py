"""Hidden tests of dimensionality_reduction/whiten; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    PAPER,
    TILTED,
    WIDE,
    assert_positive,
    assert_white,
    on_a_grid,
    spread_rows,
    whitening,
)
from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_parallel,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

LinAlgError = np.linalg.LinAlgError
FOUR = np.array([[5.0, 1.0], [-3.0, 1.0], [1.0, 1.5], [1.0, 0.5]])
THREE = np.column_stack([PAPER, PAPER.sum(axis=1)])
EQUAL = np.array([[3.0, -1.0]] * 3)


def second(got, X):
    """Return W as an array of the right shape."""
    return as_array(as_tuple(got, 2)[1], shape=(X.shape[1], X.shape[1]), what="W")


def drawn(seed):
    """Return rows of several sizes."""
    rng = np.random.default_rng(seed)
    return [spread_rows(rng, n, d) for n, d in ((7, 2), (9, 3), (8, 4))]


@pytest.mark.points(1)
def test_covariance(student, seed):
    """Makes rows of mean 0 whose covariance, divided by n, is the identity."""
    calls = [
        FOUR,
        PAPER,
        TILTED,
        TILTED[:, ::-1],
        TILTED[:, [1, 2, 0]],
        FOUR + 100,
        FOUR[:, :1],
        *drawn(seed("rows")),
    ]
    assert_law(student.whiten, calls, assert_white)


@pytest.mark.points(1)
def test_matrix(student, seed):
    """Has the principal directions in the columns of W, by falling variance; no rotation back."""
    calls = [FOUR, FOUR[:, ::-1], PAPER, TILTED, *drawn(seed("rows"))]

    def obeys(got, X):
        W, right = second(got, X), whitening(X)
        assert_parallel(W, right, atol=1e-8, what="W")
        lengths, wanted = np.linalg.norm(W, axis=0), np.linalg.norm(right, axis=0)
        what = "the lengths of the columns of W"
        assert_close(lengths / lengths[0], wanted / wanted[0], what=what)

    assert_law(student.whiten, calls, obeys)


@pytest.mark.points(1)
def test_signs(student):
    """Makes the largest entry of each column of W positive, and Xw goes with it."""
    turned = [TILTED[:, order] for order in ([2, 1, 0], [1, 2, 0], [1, 0, 2])]
    calls = [PAPER, -PAPER, -TILTED, *turned, FOUR @ np.array([[0.6, -0.8], [-0.8, -0.6]])]

    def obeys(got, X):
        W = second(got, X)
        assert_positive(W.T, "W")
        Xw = as_array(as_tuple(got, 2)[0], shape=X.shape, what="Xw")
        right = (X - X.mean(axis=0)) @ W
        assert_close(Xw, right, atol=1e-9 * np.abs(right).max(), what="Xw beside the rows times W")

    assert_law(student.whiten, calls, obeys)


@pytest.mark.points(1)
def test_eps(student, seed):
    """Adds eps to the eigenvalues, under the root."""
    variances = np.array([8.0, 0.125])
    results = student.whiten.map([(FOUR, eps) for eps in (1.0, 0.001)])
    for got, eps in zip(results, (1.0, 0.001), strict=True):
        lengths = np.linalg.norm(second(got, FOUR), axis=0)
        assert_close(lengths, 1 / np.sqrt(variances + eps), what="the lengths of the columns of W")
    turned = [(TILTED[:, order], 0.5) for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0])]
    calls = [*turned, (PAPER, 0.5), *((X, eps) for X in drawn(seed("rows")) for eps in (0.3, 2.0))]
    assert_law(student.whiten, calls, assert_white)
    calls += [(X, eps) for X in (THREE, WIDE) for eps in (1e-3, 0.2)]
    for (X, eps), got in zip(calls, student.whiten.map(calls), strict=True):
        lengths = np.linalg.norm(second(got, X), axis=0)
        right = np.linalg.norm(whitening(X, eps), axis=0)
        assert_close(lengths, right, what="the lengths of the columns of W")


@pytest.mark.points(1)
def test_flat_clouds(student):
    """Raises LinAlgError where a direction has no variance, unless eps is above 0."""
    fails = {
        "a column that is the sum of two others": THREE,
        "the same in other units": 1e-6 * THREE,
        "fewer rows than columns": WIDE,
        "rows that are all equal": EQUAL,
        "a single row": EQUAL[:1],
        "a constant column": np.column_stack([PAPER, np.full(4, 3.0)]),
        "nearly flat": PAPER @ np.array([[0.6, 0.8e-7], [0.8, -0.6e-7]]),
        "eps far too small": (THREE, 1e-14),
        "a column much narrower than the other": FOUR * np.array([1.0, 2e-6]),
    }
    narrow = FOUR * np.array([1.0, 2e-5])  # a variance 6e-12 times the other
    thin = PAPER @ np.array([[0.6, 0.8e-4], [0.8, -0.6e-4]])  # a variance 4e-9 times the other
    assert_raises(
        student.whiten, LinAlgError, fails, works_on=[FOUR, TILTED, (THREE, 0.1), thin, narrow]
    )
    calls = [(X, eps) for X in (THREE, WIDE) for eps in (1e-3, 0.2)]
    for (X, _), got in zip(calls, student.whiten.map(calls), strict=True):
        as_array(as_tuple(got, 2)[0], shape=X.shape, what="Xw")
        require(np.isfinite(second(got, X)), "W is not finite.")

    def holds(zeros, X, _):
        assert_close(as_tuple(zeros, 2)[0], np.zeros(X.shape), atol=1e-12, what="Xw of equal rows")
        assert_close(np.sum(second(zeros, X) ** 2, axis=0), [4.0, 4.0], what="squares of W")

    assert_law(student.whiten, [(EQUAL, 0.25), (EQUAL[:1], 0.25)], holds)


@pytest.mark.points(1)
def test_places_and_units(student, seed):
    """Whitens rows far from the origin, in other units and of integers; leaves X as it was."""
    X = on_a_grid(drawn(seed("rows"))[1])
    far = 2.0**20 * np.array([1.0, -2.0, 3.0])
    whole = TILTED.astype(int)
    # What the function itself returns for plain rows: other tests look at that.
    plain = [as_tuple(got, 2) for got in student.whiten.map([(X,), (TILTED,)])]
    Xw, W = as_array(plain[0][0], shape=X.shape), second(plain[0], X)
    cases = [Case((X + far,), (Xw, W), label="far from the origin")]
    factors = (1e-8, 1e-3, 1e8)
    cases += [Case((c * X,), (Xw, W / c), label="other units") for c in factors]
    cases += [Case((whole.astype(t),), plain[1], label="integers") for t in (int, np.int8)]
    for place in (0, 1):
        parts = [Case(c.arguments, c.expected[place], label=c.label) for c in cases]
        name = ("Xw", "W")[place]
        assert_cases(student.whiten, parts, part=(place, 2), rtol=0.0, scaled_atol=1e-8, what=name)
    assert_leaves_arguments(student.whiten, [FOUR, TILTED, (THREE, 0.1), whole])


@counterexample_search(X=strategies.matrices((2, 4), (1, 2)), eps=strategies.choices(0.5, 2.0))
def agrees_with_the_reference(student, reference, X, eps):
    assert_white(student.whiten(X, eps), X, eps)
    right = np.linalg.norm(reference.whiten(X, eps)[1], axis=0)
    assert_close(np.linalg.norm(second(student.whiten(X, eps), X), axis=0), right)
