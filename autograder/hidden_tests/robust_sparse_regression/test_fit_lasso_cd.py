"""Hidden tests of fit_lasso_cd; first docstring lines are shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.robust_sparse_regression.penalised_fits import (
    assert_minimum,
    centred_rows,
    far_rows,
    orthogonal_rows,
    read_fit,
    strongest_pull,
)
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

PARTS = ("w", "b")
PAIR = np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0]]), np.array([1.0, 1.0, 4.0])
CENTRED = PAIR[0] - [2.0, 3.0], PAIR[1] - 2.0


def share_of_top(X, y, share):
    return X, y, share * strongest_pull(X, y)


@pytest.mark.points(2)
def test_minimum(student, reference, seed):
    """Meets the conditions for the minimum, for small and large penalties."""
    rng = np.random.default_rng(seed("minimum"))
    on_paper = [
        ((*PAIR, 2.0), ([0.0, -0.5], 3.5)),
        ((PAIR[0][:, :1], PAIR[1], 1.0), ([1.0], 0.0)),
        ((PAIR[0][:, :1], PAIR[1], 0.4), ([1.3], -0.6)),
        ((PAIR[0][:, :1], PAIR[1] - 2.5, 1.0), ([1.0], -2.5)),
        Case((1e-4 * PAIR[0][:, :1], PAIR[1], 1e-4), ([1e4], 0.0), atol=1e-2, label="small units"),
    ]
    unlike = orthogonal_rows()[:, :2] * [1.0, 2.0**-36]
    y = 3 * 2.0**36 * unlike[:, 1]
    on_paper.append(
        Case((unlike, y, 2.0**-33), ([0.0, 2.0**37], 0.0), atol=2.5e5, label="unlike units")
    )
    assert_cases(student.fit_lasso_cd, on_paper, atol=2e-6, parts=PARTS)
    calls = [
        share_of_top(*far_rows(rng, n, d, rho=0.2), share)
        for n, d, share in [(10, 2, 0.5), (25, 3, 0.2), (25, 3, 0.02), (14, 5, 0.8)]
    ]
    # A weight is 0 until another one has moved, all weights fall, and the last stays where it is.
    late = np.array([[2.0, 3, 2], [1, 1, 4], [1, 3, 3], [2, 4, 1], [4, 0, 3]])
    calls.append((late, np.array([3.0, 3, -4, -4, -1]), 2.0))

    def is_the_minimum(answer, *call):
        assert_minimum(answer, *call)
        expected = reference.fit_lasso_cd(*call)
        close = 2e-6 * max(np.abs(expected[0]).max(), abs(expected[1]))
        assert_close(answer, expected, rtol=0.0, atol=close, parts=PARTS)

    assert_law(student.fit_lasso_cd, calls, is_the_minimum)


@pytest.mark.points(1)
def test_zeros_and_small_weights(student, seed):
    """Has weights of exactly 0, and keeps those that are only small."""
    X = orthogonal_rows()
    cases = []
    for w, lam in [
        ([3.0, 0.2, -1.0], 4.0),
        ([2.0, -1e-4, 0.0], 0.0),
        ([-5.0, 0.5 + 1e-4, 0.5], 4.0),
    ]:
        shrunk = [np.sign(x) * max(abs(x) - lam / 8, 0.0) for x in w]
        cases.append(((X, X @ w, lam), shrunk))
    cases.append(((X, X @ [2.0, -1e-11, 0.0], 0.0), [2.0, -1e-11, 0.0]))
    settings = {"part": (0, 2), "what": "w"}
    answers = assert_cases(student.fit_lasso_cd, cases, atol=2e-7, **settings)
    zeros = [np.count_nonzero(np.asarray(answer[0]) == 0) for answer in answers]
    require(zeros[0] == 1, "A weight that should be exactly 0 is not.")
    require(answers[-1][0][1] != 0, "A weight is 0 that should only be small.")
    rng = np.random.default_rng(seed("zeros"))
    X, noise = centred_rows(rng, 20, 6, rho=0.2)
    y = X @ [4.0, 0, 0, -3.0, 0, 0] + 0.02 * noise

    def has_zeros(answer, X, y, lam):
        require(np.sum(read_fit(answer, 6)[0] == 0) >= 2, "Hardly any weight is exactly 0.")

    assert_law(student.fit_lasso_cd, [share_of_top(X, y, 0.3)], has_zeros)


@pytest.mark.points(1)
def test_correlated_columns(student, seed):
    """Meets the conditions with columns that are strongly correlated."""
    rng = np.random.default_rng(seed("correlated"))
    calls = [
        share_of_top(*centred_rows(rng, n, d, rho), share)
        for n, d, rho, share in [(20, 2, 0.7, 0.1)]
    ]
    # A stale residual never settles.
    fixed = np.array([[4.0, 4, 6], [2, 5, 3], [4, 4, 5], [5, 8, 7], [4, 3, 5], [2, 4, 4]])
    fixed, y = fixed - fixed.mean(axis=0), np.array([5.0, 1, 0, -4, 2, -3])
    calls.append((fixed, y - y.mean(), 1.0))
    x, wave = np.arange(10.0) - 4.5, 2.6 - 5.2 * (np.arange(10) % 2)
    calls.append((np.column_stack([x, x + wave]), 3 * x + 2 * wave, 0.5))  # takes 33 sweeps
    calls.append((np.column_stack([x, x + 0.2 * wave]), 3 * x + 0.4 * wave, 0.5))  # some 500
    assert_law(student.fit_lasso_cd, calls, assert_minimum)


@pytest.mark.points(1)
def test_ends_of_the_path(student, seed):
    """Is least squares for lam = 0, and all zeros just above the largest useful penalty."""
    rng = np.random.default_rng(seed("ends"))
    cases = [Case((*CENTRED, 9.01), (np.zeros(2), 0.0), label="lam above lambda_max")]
    balanced = np.array([[1.0, 1], [1, 0], [-1, -1], [-1, 0], [0, 1], [0, -1]])
    y = np.array([0.0, 2, 0, -2, -1, 1])  # the first two changes add up to 0
    cases.append(Case((balanced, y, 0.0), ([5 / 3, -4 / 3], 0.0), label="lam = 0"))
    # Columns of which a stale residual never settles, and which take more than ten sweeps.
    near = np.array([[2.0, 7, 2], [7, 0, 7], [2, 3, 6], [4, 4, 4], [2, 0, 3]])
    near, y = near - near.mean(axis=0), np.array([1.0, 4, 2, 8, -1]) - 2.8
    cases.append(Case((near, y, 0.0), (np.linalg.lstsq(near, y)[0], 0.0), label="lam = 0"))
    for n, d in [(9, 1), (20, 3)]:
        X, y = centred_rows(rng, n, d, rho=0.3)
        b, *w = np.linalg.lstsq(np.column_stack([np.ones(n), X]), y, rcond=None)[0]
        cases.append(Case((X, y, 0.0), (np.array(w), b), label="lam = 0"))
        none = np.zeros(d), y.mean()
        cases.append(Case(share_of_top(X, y, 1.001), none, label="lam just above lambda_max"))
    answers = assert_cases(student.fit_lasso_cd, cases, atol=1e-9, scaled_atol=2e-6, parts=PARTS)
    require(not np.any(answers[0][0]), "A weight is not exactly 0 above lambda_max.")
    some = [share_of_top(X, y, 0.99)]
    message = "All weights are 0 below lambda_max."
    assert_law(
        student.fit_lasso_cd, some, lambda fit, *_: require(np.any(read_fit(fit, 3)[0]), message)
    )


@pytest.mark.points(1)
def test_constant_columns(student, seed):
    """Leaves the weights of constant columns at exactly 0."""
    rng = np.random.default_rng(seed("constant"))
    X, y = centred_rows(rng, 12, 2, rho=0.2)
    calls = []
    for value, factors in ((2.0, [1.0]), (0.1, [1.0, 1.7, 0.3])):
        column = np.full(12, value)
        calls.append((np.column_stack([X, column]), y, 1.0))
        # 3 could go to the column, and residuals may add up to exactly 0 for one of the factors.
        calls += [(np.column_stack([column, X]), c * y + 3, 0.0) for c in factors]
    tenths = np.column_stack([CENTRED[0], np.full(3, 0.7)])
    cases = [((tenths, CENTRED[1], 2.0), ([0.0, -0.5, 0.0], 0.0))]
    assert_cases(student.fit_lasso_cd, cases, atol=2e-6, parts=PARTS)

    def keeps_0(answer, A, *_):
        w = read_fit(answer, 3)[0]
        flat = A.max(axis=0) == A.min(axis=0)
        require(not w[flat].any(), "A constant column has a weight.")
        require(w[~flat].any(), "All weights are 0.")

    assert_law(student.fit_lasso_cd, calls, keeps_0)


@pytest.mark.points(1)
def test_few_rows_units_integers(student, seed):
    """Fits fewer rows than columns, other units of y and integers, and changes no argument."""
    rng = np.random.default_rng(seed("forms"))
    calls = [share_of_top(*far_rows(rng, 3, 4, rho=0.2), 0.7)]
    wide = np.array([[0.0, 2, 3, 5], [-3, -4, -2, 3], [2, 3, 1, 4]]), np.array([-2.0, 5, -1])
    calls.append((wide[0] + 20, wide[1] - 50, 6.0))
    X, y, lam = share_of_top(*far_rows(rng, 30, 3, rho=0.5), 0.3)
    calls += [(X, c * y, c * lam) for c in (1e3, 1e6)]
    assert_law(student.fit_lasso_cd, calls, assert_minimum)
    rows = np.array([[7.0, 5.0], [6.0, 8.0], [8.0, 3.0], [5.0, 2.0]])
    whole = rows, np.array([6.0, 5.0, 6.0, 1.0]), 2.0  # no mean is an integer
    assert_accepts(student.fit_lasso_cd, [whole], integers=True, atol=2e-6, parts=PARTS)
    assert_leaves_arguments(student.fit_lasso_cd, [calls[0], whole])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a negative penalty."""
    calls = {f"lam = {lam}": (*PAIR, lam) for lam in (-1.0, -1e-9, -20)}
    assert_raises(student.fit_lasso_cd, ValueError, calls, works_on=[(*PAIR, 2.0), (*PAIR, 4.0)])


@counterexample_search(
    data=strategies.regressions((2, 4), (1, 2), low=-4, high=4),
    lam=strategies.choices(1.0, 3.0, 0.5, -1.0),
)
def meets_the_conditions(student, reference, data, lam):
    X, y = data
    if lam < 0:
        with suppress(ValueError):
            student.fit_lasso_cd(X, y, lam)
            require(False, "No ValueError, although lam is negative.")
    else:
        w, b = reference.fit_lasso_cd(X, y, lam)
        got = read_fit(student.fit_lasso_cd(X, y, lam), X.shape[1])
        prices = [
            np.sum((y - X @ w - b) ** 2) / 2 + lam * np.abs(w).sum() for w, b in (got, (w, b))
        ]
        assert_close(prices[0], prices[1], rtol=1e-6, atol=1e-6, what="the objective at (w, b)")
        assert_close(got[0] == 0, w == 0, what="which weights are 0")
