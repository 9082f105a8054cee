"""Hidden tests of dimensionality_reduction/reconstruction_error; students read first lines."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    MODEL,
    ONE,
    PAPER,
    TILTED,
    WIDE,
    fitted,
    models,
    on_a_grid,
    principal,
    spread_rows,
)
from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)

LOST = np.array([[5.0, 4.0], [4.0, 6.0], [-3.0, 0.0]])
# Scores of about 5000, and (4, -3) / 64 is lost in each row; squares of the rows need rounding.
STEPS = [np.array([[1000.0], [-1200.0], [1500.0]]) + odd / 2**20 for odd in (777, 12345)]
LONG = [ONE["mean"] + t * np.array([3.0, 4.0]) + np.array([4.0, -3.0]) / 64 for t in STEPS]


@pytest.mark.points(1)
def test_sums_of_squares(student, reference, seed):
    """Adds up the squares of everything that is lost, over all rows and columns."""
    rng = np.random.default_rng(seed("rows"))
    cases = [
        Case((ONE, LOST[:2]), 4.0, label="the worked example"),
        Case((ONE, LOST), 8.0, label="three rows"),
        Case((ONE, np.vstack([LOST, LOST])), 16.0, label="every row twice"),
    ]
    assert_cases(student.reconstruction_error, cases, read=as_number)
    calls = [
        (model, 3 * rng.normal(size=(m, model["components"].shape[1])))
        for model, m in zip(models(rng, (2, 4), (1, 5), (3, 6)), (7, 3, 2), strict=True)
    ]
    assert_agrees(
        student.reconstruction_error, reference.reconstruction_error, calls, read=as_number
    )


@pytest.mark.points(1)
def test_rows_of_the_fit(student, seed):
    """Is n - 1 times the variances that were left out, on the rows of the fit."""
    rng = np.random.default_rng(seed("rows"))
    cases = []
    clouds = [PAPER, TILTED, WIDE, spread_rows(rng, 12, 4), spread_rows(rng, 5, 7)]
    for X in clouds:
        rank = min(len(X) - 1, X.shape[1])
        variances = principal(X, rank)[1]
        lost = [(len(X) - 1) * variances[k:].sum() for k in range(rank)]
        cases += [((fitted(X, k), X), lost[k]) for k in range(1, rank)]
    assert_cases(student.reconstruction_error, cases, read=as_number)


@pytest.mark.points(1)
def test_unseen_rows_and_nothing_lost(student, seed):
    """Judges rows that the model has not seen, a single one, and is 0 where nothing is lost."""
    rng = np.random.default_rng(seed("rows"))
    assert_varies(student.reconstruction_error, [(ONE, LOST[:1]), (ONE, LOST + 4)])
    cases = [
        Case((ONE, LOST[:1]), 4.0, label="a single row"),
        Case((ONE, LOST + np.array([4.0, 0.0])), 38.72, label="unseen rows"),
        Case((ONE, LOST[1:2]), 0.0, atol=1e-10, label="nothing lost"),
        Case((MODEL, LOST), 0.0, atol=1e-10, label="as many directions as columns"),
    ]
    for d in (3, 5):
        X = spread_rows(rng, 9, d)
        size = np.sum((X - X.mean(axis=0)) ** 2)
        case = Case((fitted(X, d), X), 0.0, atol=1e-12 * size, label="k = d")
        cases.append(case)
    assert_cases(student.reconstruction_error, cases, read=as_number)


@pytest.mark.points(1)
def test_places_units_and_arguments(student, seed):
    """Is right far from the origin, where little is lost, and in other units; changes nothing."""
    rng = np.random.default_rng(seed("rows"))
    [model] = models(rng, (2, 4))
    X = on_a_grid(rng.normal(size=(6, 4)))
    model["mean"] = on_a_grid(model["mean"])
    P = np.eye(4) - model["components"].T @ model["components"]
    right = float(np.sum(((X - model["mean"]) @ P) ** 2))
    cases = [Case((model, X), right)]
    far = {**model, "mean": model["mean"] + 2.0**20}
    cases.append(Case((far, X + 2.0**20), right, rtol=1e-7, label="far from the origin"))
    for factor in (1e-9, 1e9):
        scaled = {**model, "mean": factor * model["mean"]}
        cases.append(Case((scaled, factor * X), factor**2 * right, label="other units"))
    cases += [Case((ONE, X), 75 / 4096, label="rows that lose little") for X in LONG]
    first = {"mean": np.zeros(2), "components": np.array([[1.0, 0.0]])}
    wide = np.array([[2.0**18, 1.0], [-(2.0**18), 0.0]])
    cases.append(Case((first, wide), 1.0, label="rows that lose little"))
    cases += [Case((ONE, LOST.astype(t)), 8.0, label="integers") for t in (int, np.int8)]
    assert_cases(student.reconstruction_error, cases, read=as_number)
    calls = [(model, X), (ONE, LOST), (MODEL, LOST[:1]), (ONE, LOST.astype(int))]
    assert_leaves_arguments(student.reconstruction_error, calls)


@counterexample_search(X=strategies.matrices((1, 3), 2), mean=strategies.vectors(2))
def agrees_with_the_reference(student, reference, X, mean):
    model = {"mean": mean, "components": ONE["components"]}
    got = as_number(student.reconstruction_error(model, X))
    assert_close(got, reference.reconstruction_error(model, X), atol=1e-9)
