"""Hidden tests of ridge_path; first docstring lines are shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.robust_sparse_regression.penalised_fits import far_rows
from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

PARTS = ("W", "norms")
CLOSE = {"rtol": 0.0, "scaled_atol": 1e-8, "parts": PARTS}
LINE = np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 1.0, 4.0])
PAIR = np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0], [7.0, 2.0]]), np.array([1.0, 1.0, 4.0, 7.0])


def one_by_one(X, y, lams):
    """Return the path by solving a system for each penalty."""
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    gram = Xc.T @ Xc
    return np.array([np.linalg.solve(gram + lam * np.eye(len(gram)), Xc.T @ yc) for lam in lams])


@pytest.mark.points(1)
def test_weights(student, reference, seed):
    """Has a row of ridge weights for each penalty, in the given order."""
    rng = np.random.default_rng(seed("weights"))
    settings = {"part": (0, 2), "what": "W", "rtol": 0.0, "scaled_atol": 1e-8}
    cases = [
        ((*LINE, np.array([1.0, 0.0, 4.0])), [[1.0], [1.5], [0.5]]),
        Case((*LINE, np.array([10.0])), [[0.25]], label="a single penalty"),
        Case(
            (*LINE, np.array([4.0, 1.0, 4.0, 4.0])),
            [[0.5], [1.0], [0.5], [0.5]],
            label="repeated penalties",
        ),
        Case(
            (LINE[0] - 900, LINE[1] + 70, np.array([1.0, 4.0])),
            [[1.0], [0.5]],
            label="data far from 0",
        ),
    ]
    calls = []
    unlike = np.array([[1.0, 0.1], [2.0, -0.1], [3.0, -0.1], [4.0, 0.1], [5.0, 0.0]])
    call = unlike, np.array([1.0, 4.0, 3.0, 9.0, 7.0]), np.array([0.0, 0.01, 2.0])
    cases.append(Case(call, one_by_one(*call), label="columns in unlike units"))
    # The columns differ by 1e-12, so the second singular value is dropped, whatever lam is.
    a, h = np.array([-3.0, -1, 1, 3]), np.array([1.0, -1, -1, 1])
    call = np.column_stack([a, a + 2.0**-40 * h]), a / 64 + 8 * h, np.array([0.001, 0.0, 4.0])
    weights = 20 / 64 / (40 + call[2])
    cases.append(Case(call, weights[:, None] * [1.0, 1.0], label="columns that hardly differ"))
    for n, d in [(9, 2), (25, 4), (3, 5)]:
        X, y = far_rows(rng, n, d)
        lams = np.array([3.0, 0.2, 50.0, 0.2, 1e4])
        calls.append((X, y, lams))
        cases.append(((X, y, lams), one_by_one(X, y, lams)))
    assert_cases(student.ridge_path, cases, **settings)
    assert_agrees(
        student.ridge_path, lambda *call: reference.ridge_path(*call)[0], calls, **settings
    )


@pytest.mark.points(1)
def test_no_penalty(student, seed):
    """Has the shortest least-squares weights for lam = 0, whatever the rank."""
    rng = np.random.default_rng(seed("no penalty"))
    X, y = far_rows(rng, 12, 3, rho=0.3)
    tables = {
        "independent columns": X,
        "a repeated column": np.column_stack([X, X[:, 1]]),
        "fewer rows than columns": np.column_stack([X, X**2, X**3])[:5],
        "constant columns": np.full((6, 2), 3.0),
        "columns in tiny units": 1e-9 * X,
        "columns in huge units": 1e7 * X,
    }
    tables["a repeated column in tiny units"] = 1e-8 * tables["a repeated column"]
    tables["a repeated column in huge units"] = 1e7 * tables["a repeated column"]
    cases = []
    for name, A in tables.items():
        Ac, t = A - A.mean(axis=0), y[: len(A)]
        shortest = np.linalg.pinv(Ac, rcond=1e-12) @ (t - t.mean())
        cases.append(Case((A, t, np.array([0.0])), shortest[None, :], label=name))
    both = np.array([[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]), LINE[1], np.array([4.0, 0.0])
    cases.append(Case(both, [[0.375, 0.375], [0.75, 0.75]], label="equal columns"))
    assert_cases(student.ridge_path, cases, part=(0, 2), what="W", rtol=0.0, scaled_atol=1e-7)


@pytest.mark.points(1)
def test_norms_and_forms(student, seed):
    """Returns the length of each row, takes integers, and leaves its arguments alone."""
    rng = np.random.default_rng(seed("lengths"))
    calls = [(*PAIR, np.array([2.0, 0.5, 9.0])), (*far_rows(rng, 10, 3), np.array([0.0, 7.0, 1.0]))]

    def has_lengths(answer, X, y, lams):
        W, norms = as_tuple(answer, 2)
        W = as_array(W, shape=(len(lams), X.shape[1]), what="W")
        require(np.abs(W).max() > 0, "All weights are 0.")
        lengths = [sum(x**2 for x in row) ** 0.5 for row in W.tolist()]
        assert_close(norms, lengths, what="norms")

    assert_law(student.ridge_path, calls, has_lengths)
    assert_accepts(student.ridge_path, [(*PAIR, np.array([2.0, 0.0, 9.0]))], integers=True, **CLOSE)
    assert_leaves_arguments(student.ridge_path, [*calls, (*PAIR, np.array([9, 2]))])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if any penalty is negative."""
    calls = {
        "a negative first entry": (*PAIR, np.array([-1.0, 2.0, 3.0])),
        "a negative entry in the middle": (*PAIR, np.array([1.0, -2.0, 3.0])),
        "a negative last entry": (*PAIR, np.array([1.0, 2.0, -1e-12])),
        "a single negative entry": (*PAIR, np.array([-3.0])),
    }
    works_on = [(*PAIR, np.array([1.0, 2.0])), (*PAIR, np.array([0.5]))]
    assert_raises(student.ridge_path, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.regressions((2, 4), (1, 2), low=-4, high=4),
    lams=strategies.vectors((1, 3), low=0, high=4),
    shift=strategies.choices(0.0, 0.0, -1.0),
)
def agrees_with_the_reference(student, reference, data, lams, shift):
    lams = lams + shift
    if (lams < 0).any():
        with suppress(ValueError):
            student.ridge_path(*data, lams)
            require(False, "No ValueError, although a penalty is negative.")
    else:
        expected = reference.ridge_path(*data, lams)
        assert_close(student.ridge_path(*data, lams), expected, rtol=1e-7, atol=1e-7, parts=PARTS)
