"""Hidden tests of naive_bayes/gaussian_log_joint; a first docstring line is shown to students."""

from math import log, pi

import numpy as np
import pytest

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

MODEL = models.made(
    ["a", "b"],
    [0.9, 0.1],
    mean=np.array([[0.0, 1.0], [3.0, -1.0]]),
    var=np.array([[1.0, 4.0], [0.25, 9.0]]),
)
TWO_PI = 2 * pi


def looped(model, X):
    """The same, one entry of X after the other."""
    joint = np.empty((len(X), len(model["classes"])))
    for i, row in enumerate(X):
        for c, prior in enumerate(model["log_prior"]):
            pairs = zip(row, model["mean"][c], model["var"][c], strict=True)
            terms = [log(TWO_PI * var) + (x - mean) ** 2 / var for x, mean, var in pairs]
            joint[i, c] = prior - 0.5 * sum(terms)
    return joint


@pytest.mark.points(2)
def test_sums_of_log_densities(student, seed):
    """Adds to the log prior the logs of normal densities, one for each feature."""
    norms = log(0.9) - log(TWO_PI) - log(2.0), log(0.1) - log(TWO_PI) - log(1.5)
    cases = [
        ((MODEL, np.array([[0.0, 1.0]])), [[norms[0], norms[1] - 18 - 2 / 9]]),
        ((MODEL, np.array([[2.0, -1.0]])), [[norms[0] - 2 - 0.5, norms[1] - 2]]),
    ]
    rng = np.random.default_rng(seed("models"))
    for m, d in [(5, 3), (8, 6)]:
        model, X = models.gaussian(rng, d), rng.normal(scale=3.0, size=(m, d))
        cases.append(((model, X), looped(model, X)))
    assert_cases(student.gaussian_log_joint, cases, scaled_atol=1e-9)
    assert_leaves_arguments(student.gaussian_log_joint, [case[0] for case in cases])


@pytest.mark.points(1)
def test_single_features_and_rows(student, seed):
    """Takes a single feature, a single row, integers, and rows in any order."""
    thin = {**MODEL, "mean": MODEL["mean"][:, :1], "var": MODEL["var"][:, :1]}
    base = log(0.9) - 0.5 * log(TWO_PI), log(0.1) - 0.5 * log(TWO_PI / 4)
    cases = [
        Case((thin, np.array([[2.0]])), [[base[0] - 2, base[1] - 2]], label="one number"),
        Case((thin, np.array([[0], [3]])), [[base[0], base[1] - 18], [base[0] - 4.5, base[1]]]),
    ]
    rng = np.random.default_rng(seed("rows"))
    model, X = models.gaussian(rng, 3, models.NUMBERS), rng.integers(-4, 5, size=(6, 3)) * 1.0
    cases.append(Case((model, X[:1]), looped(model, X[:1]), label="one row"))
    assert_cases(student.gaussian_log_joint, cases, scaled_atol=1e-9)
    assert_accepts(student.gaussian_log_joint, [(model, X)], integers=[1], scaled_atol=1e-9)
    assert_equivariant(
        student.gaussian_log_joint, [(model, X)], lambda m, X: (m, X[::-1]), lambda J, *_: J[::-1]
    )


@pytest.mark.points(1)
def test_far_outliers_and_narrow_bells(student, seed):
    """Stays finite and accurate for far outliers and for tiny and huge variances."""
    far = np.array([[1e6, 1.0], [-2e6, -1.0]])
    narrow = {**MODEL, "var": np.array([[1e-12, 4.0], [1e-8, 9e10]])}
    near = np.array([[1e-6, 1.0], [3.0, -1.0]])
    cases = [
        Case((MODEL, far), looped(MODEL, far), label="far outliers"),
        Case((narrow, near), looped(narrow, near), label="narrow and wide bells"),
    ]
    answers = assert_cases(student.gaussian_log_joint, cases, scaled_atol=1e-9)
    inside = log(0.9) - 0.5 * (2 * log(TWO_PI) + log(1e-12) + log(4.0) + 1)
    assert_close(np.asarray(answers[1])[0, 0], inside, atol=1e-7, what="a log density")


@pytest.mark.points(1)
def test_many_features(student, seed):
    """Adds up 300 features, of which no product of densities would be left."""
    rng = np.random.default_rng(seed("wide"))
    model, X = models.gaussian(rng, 300), rng.normal(scale=4.0, size=(4, 300))
    small = (MODEL, np.array([[0.0, 1.0]])), looped(MODEL, np.array([[0.0, 1.0]]))
    cases = [small, ((model, X), looped(model, X))]
    assert_cases(student.gaussian_log_joint, cases, scaled_atol=1e-9)


@counterexample_search(
    data=strategies.classifications((2, 4), (1, 2), names=("a", "b")),
    rows=strategies.matrices((1, 2), 2, -3, 3),
    var_smoothing=strategies.choices(1.0, 0.5),
)
def agrees_with_the_reference(student, reference, data, rows, var_smoothing):
    table = data[0] + np.arange(len(data[0]))[:, np.newaxis]
    model = reference.fit_gaussian_nb(table, data[1], var_smoothing)
    if model["var"].min() > 0:
        X = rows[:, : table.shape[1]]
        expected = reference.gaussian_log_joint(model, X)
        assert_close(student.gaussian_log_joint(model, X), expected, atol=1e-9)
