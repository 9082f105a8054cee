"""Hidden tests of naive_bayes/predict_with_missing; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

GAP = np.nan
MODEL = models.made(
    ["narrow", "wide"],
    [0.45, 0.55],
    mean=np.array([[0.0, 0.0], [2.0, 1.0]]),
    var=np.array([[1.0, 0.01], [1.0, 25.0]]),
)
EVEN = models.made(
    [-2, 4, 9],
    [1 / 3, 1 / 3, 1 / 3],
    mean=np.array([[0.1, 0.0], [0.4, 0.0], [0.7, 8.0]]),
    var=np.array([[0.3, 2.0], [0.3, 2.0], [0.3, 2.0]]),
)


def scores(model, row):
    """The scores of one row, its missing features deleted from the model."""
    there = ~np.isnan(row)
    mean, var, x = model["mean"][:, there], model["var"][:, there], row[there]
    terms = np.log(2 * np.pi * var) + (x - mean) ** 2 / var
    return model["log_prior"] - 0.5 * terms.sum(axis=1)


def rows_with_gaps(rng, model, m, share):
    """Draw rows of which the best score is ahead by 1e-3, and their labels."""
    rows, names = [], []
    d = model["mean"].shape[1]
    while len(rows) < m:
        row = np.where(rng.random(d) < share, GAP, rng.normal(scale=2.5, size=d))
        first, second = np.sort(scores(model, row))[[-1, -2]]
        if first > second + 1e-3:
            rows.append(row)
            names.append(model["classes"][scores(model, row).argmax()])
    return np.array(rows), np.array(names)


@pytest.mark.points(1)
def test_complete_rows(student, seed):
    """Gives a complete row the class with the largest log joint density."""
    X = np.array([[0.0, 0.0], [0.5, 4.0], [0.0, 0.6], [2.0, 0.1]])
    cases = [((MODEL, X), np.array(["narrow", "wide", "wide", "narrow"]))]
    rng = np.random.default_rng(seed("complete"))
    for d, names in [(1, models.TEXT), (3, models.NUMBERS), (6, models.TEXT)]:
        model = models.gaussian(rng, d, names)
        X, expected = rows_with_gaps(rng, model, 20, 0.0)
        cases += [((model, X), expected), ((model, X[:1]), expected[:1])]
    assert_cases(student.predict_with_missing, cases, compare=assert_equal)
    assert_leaves_arguments(student.predict_with_missing, [cases[0][0], cases[-2][0]])


@pytest.mark.points(1)
def test_gaps(student, seed):
    """Leaves out what is missing, whichever features that are in each row."""
    X = np.array([[0.5, GAP], [GAP, 0.1], [GAP, 2.0], [1.6, GAP], [0.2, 4.0]])
    cases = [((MODEL, X), np.array(["narrow", "narrow", "wide", "wide", "wide"]))]
    rng = np.random.default_rng(seed("gaps"))
    for d, share in [(2, 0.4), (5, 0.5), (8, 0.8)]:
        model = models.gaussian(rng, d)
        X, expected = rows_with_gaps(rng, model, 40, share)
        cases.append(((model, X), expected))
    assert_cases(student.predict_with_missing, cases, compare=assert_equal)
    assert_leaves_arguments(student.predict_with_missing, [case[0] for case in cases])


@pytest.mark.points(1)
def test_unequal_variances(student):
    """Strikes the whole term of a missing feature, the logarithm of its variance included."""
    X = np.array([[0.95, GAP], [1.0, GAP], [1.1, GAP], [0.85, GAP]])
    turned = {**MODEL, "mean": MODEL["mean"][:, ::-1], "var": MODEL["var"][:, ::-1]}
    expected = np.where(X[:, 0] < 0.89, "narrow", "wide")
    equal = {**MODEL, "log_prior": np.log([0.5, 0.5])}
    cases = [
        ((MODEL, X), expected),
        ((turned, X[:, ::-1]), expected),
        ((equal, np.array([[0.9, GAP], [1.1, GAP]])), np.array(["narrow", "wide"])),
    ]
    assert_cases(student.predict_with_missing, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_nothing_measured(student, seed):
    """Gives a row with nothing measured the class of the largest prior."""
    rng = np.random.default_rng(seed("priors"))
    model = models.gaussian(rng, 4)
    likeliest = model["classes"][model["log_prior"].argmax()]
    X, expected = rows_with_gaps(rng, model, 6, 0.3)
    X[[1, 4]], expected[[1, 4]] = GAP, likeliest
    cases = [
        ((MODEL, np.array([[GAP, GAP], [0.0, 0.0]])), np.array(["wide", "narrow"])),
        ((model, X), expected),
    ]
    assert_cases(student.predict_with_missing, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_ties(student):
    """Gives the smallest label of those whose scores are within 1e-9, and not beyond."""
    exact = models.made(
        ["a", "b"], [0.5, 0.5], mean=np.array([[4.0, 1.0], [2.0, 1.0]]), var=np.full((2, 2), 0.5)
    )
    cases = [
        Case((exact, np.array([[3.0, 7.0], [GAP, 2.0], [2.5, GAP]])), np.array(["a", "a", "b"])),
        Case((EVEN, np.array([[0.25, GAP], [0.55, GAP], [GAP, 1.0]])), np.array([-2, 4, -2])),
        Case((EVEN, np.array([[GAP, GAP], [0.25, 3.0], [0.5, 0.0]])), np.array([-2, -2, 4])),
        Case((exact, np.array([[3.0 - 1e-13, 0.0], [3.0 - 1e-6, 0.0]])), np.array(["a", "b"])),
    ]
    assert_cases(student.predict_with_missing, cases, compare=assert_equal)


@counterexample_search(
    data=strategies.classifications((2, 4), 2, names=("a", "b")),
    rows=strategies.matrices((1, 2), 2, -2, 4),
)
def agrees_with_the_reference(student, reference, data, rows):
    model = reference.fit_gaussian_nb(
        data[0] + np.eye(2)[[0, 1, 0, 1]][: len(data[0])], data[1], 0.5
    )
    assume(model["var"].min() > 0)
    X = np.where(rows == 4, GAP, rows)
    for row in X:
        ahead = np.sort(scores(model, row))
        assume(len(ahead) < 2 or not 1e-12 < ahead[-1] - ahead[-2] < 1e-6)
    expected = reference.predict_with_missing(model, X)
    assert_equal(student.predict_with_missing(model, X), expected)
