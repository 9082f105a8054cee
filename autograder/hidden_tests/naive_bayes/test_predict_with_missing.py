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
UNIT = np.ones((2, 2))
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
        gaps = rng.random(d) < share
        gaps[rng.integers(d)] = False
        row = np.where(gaps, GAP, rng.normal(scale=2.5, size=d))
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


def level_bells(rng, d, names=models.NUMBERS):
    """Draw a model with equal priors and, for each feature, one variance for all classes."""
    model = models.with_equal_priors(models.gaussian(rng, d, names))
    return {**model, "var": np.tile(model["var"][0], (len(names), 1))}


@pytest.mark.points(1)
def test_gaps(student, seed):
    """Leaves out what is missing, whichever features that are in each row."""
    level = models.made([3, 8], [0.5, 0.5], mean=np.array([[0.0, 0.0], [2.0, 6.0]]), var=UNIT)
    X = np.array([[0.5, GAP], [GAP, 0.1], [GAP, 4.0], [1.6, GAP], [0.2, 4.0]])
    cases = [((level, X), np.array([3, 3, 8, 8, 8]))]
    likely = {**level, "log_prior": np.log([0.2, 0.8])}  # log 4 outweighs a score of 1, not of 2
    X = np.array([[0.5, GAP], [0.0, GAP]])
    uneven = Case((likely, X), np.array([8, 3]), label="unequal priors")
    rng = np.random.default_rng(seed("gaps"))
    for d, share in [(2, 0.4), (5, 0.5), (8, 0.8)]:
        model = level_bells(rng, d)
        X, expected = rows_with_gaps(rng, model, 40, share)
        cases.append(((model, X), expected))
    assert_cases(student.predict_with_missing, [uneven, *cases], compare=assert_equal)
    assert_leaves_arguments(student.predict_with_missing, [case[0] for case in cases])


@pytest.mark.points(1)
def test_unequal_variances(student, seed):
    """Strikes the whole term of a missing feature, the logarithm of its variance included."""
    even = {**models.with_equal_priors(MODEL), "classes": np.array([1, 2])}
    turned = {**even, "mean": even["mean"][:, ::-1], "var": even["var"][:, ::-1]}
    X = np.array([[0.9, GAP], [0.95, GAP], [1.1, GAP], [1.3, GAP]])
    expected = np.array([1, 1, 2, 2])
    cases = [((even, X), expected), ((turned, X[:, ::-1]), expected)]
    bells = models.made([1, 2], [0.5, 0.5], mean=np.zeros((2, 2)), var=np.array([[1, 4], [9, 4]]))
    cases.append(((bells, np.array([[0.5, GAP], [-0.5, GAP], [6.0, GAP]])), np.array([1, 1, 2])))
    needles = {**bells, "var": np.array([[1e-40, 4], [9e-40, 4]])}
    X = np.array([[0.5e-20, GAP], [3e-20, GAP]])
    cases.append(Case((needles, X), np.array([1, 2]), label="very narrow bells"))
    rng = np.random.default_rng(seed("variances"))
    for d in (2, 4):
        model = models.with_equal_priors(models.gaussian(rng, d, models.NUMBERS))
        X, _ = rows_with_gaps(rng, model, 40, 0.0)
        X[:, 1] = GAP
        part = {
            **model,
            "mean": np.delete(model["mean"], 1, 1),
            "var": np.delete(model["var"], 1, 1),
        }
        ahead = [np.diff(np.sort(scores(model, row)))[-1] > 1e-3 for row in X]
        joint = [scores(part, np.delete(row, 1)) for row in X[ahead]]
        cases.append(((model, X[ahead]), model["classes"][np.argmax(joint, axis=1)]))
    assert_cases(student.predict_with_missing, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_nothing_measured(student, seed):
    """Gives a row with nothing measured the class of the largest prior."""
    rng = np.random.default_rng(seed("priors"))
    cases = []
    for share in (0.2, 0.7):
        likeliest = int(share > 0.5)
        mean = rng.choice([-0.4, 0.4], size=(2, 4))
        mean[likeliest] = rng.choice([-3.0, 3.0], size=4)  # a gap filled with 0 looks otherwise
        model = models.made([3, 8], [1 - share, share], mean=mean, var=np.ones((2, 4)))
        cases.append(((model, np.full((3, 4), GAP)), np.full(3, [3, 8][likeliest])))
        beyond = np.array([3 * mean[0] - 2 * mean[1], 3 * mean[1] - 2 * mean[0]])
        cases.append(((model, beyond), np.array([3, 8])))
    assert_cases(student.predict_with_missing, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_ties(student):
    """Gives the smallest label of those whose scores are within 1e-9, and not beyond."""
    mean = np.array([[4.0, 1.0], [2.0, 1.0]])
    exact = models.made([1, 2], [0.5, 0.5], mean=mean, var=np.full((2, 2), 0.5))
    shared = {**exact, "mean": mean * [1.0, 0.0]}
    # Two priors that differ by rounding, on either side of where so many decimals are cut.
    edges = [-0.7 - 0.5 * 10.0**-digits for digits in (6, 8, 9, 10, 12)]
    split = [{**exact, "log_prior": np.array([edge - 2e-14, edge + 2e-14])} for edge in edges]
    cases = [
        Case((exact, np.array([[3.0, 7.0], [2.5, 7.0]])), np.array([1, 2])),
        Case((exact, np.array([[3.0, GAP], [2.5, GAP]])), np.array([1, 2])),
        Case((EVEN, np.array([[0.25, GAP], [0.55, GAP]])), np.array([-2, 4])),
        Case((EVEN, np.array([[0.25, 3.0], [0.5, 0.0]])), np.array([-2, 4])),
        Case(
            (EVEN, np.array([[GAP, GAP], [GAP, GAP]])), np.array([-2, -2]), label="nothing measured"
        ),
        *(
            Case((one, np.full((1, 2), GAP)), np.array([1]), label="priors apart by rounding")
            for one in split
        ),
        Case(
            ({**exact, "log_prior": np.array([-0.7 - 5e-10, -0.7])}, np.full((1, 2), GAP)),
            np.array([1]),
            label="priors 5e-10 apart",
        ),
        Case((shared, np.array([[3.0, 1e3], [3.0 - 1e-4, 1e3]])), np.array([1, 2])),
        Case((exact, np.array([[3.0 - 1e-13, 0.0], [3.0 - 1e-6, 0.0]])), np.array([1, 2])),
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
