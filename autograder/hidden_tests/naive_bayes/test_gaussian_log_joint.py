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


def unit_model(rng, d):
    """Draw a model with equal priors and variances of 1."""
    model = models.with_equal_priors(models.gaussian(rng, d, models.NUMBERS))
    return {**model, "var": np.ones_like(model["var"])}


@pytest.mark.points(2)
def test_sums_of_log_densities(student, seed):
    """Adds to the log prior the logs of normal densities, one for each feature."""
    norms = log(0.9) - log(TWO_PI) - log(2.0), log(0.1) - log(TWO_PI) - log(1.5)
    first, second = [norms[0], norms[1] - 18 - 2 / 9], [norms[0] - 2 - 0.5, norms[1] - 2]
    cases = [((MODEL, np.array([[0.0, 1.0], [2.0, -1.0]])), [first, second])]
    rng = np.random.default_rng(seed("models"))
    for m, d in [(5, 3), (8, 6)]:
        model, X = models.gaussian(rng, d), rng.normal(scale=3.0, size=(m, d))
        cases.append(((model, X), looped(model, X)))
    assert_cases(student.gaussian_log_joint, cases, scaled_atol=1e-9)
    assert_leaves_arguments(student.gaussian_log_joint, [case[0] for case in cases])


@pytest.mark.points(1)
def test_single_features_and_rows(student, seed):
    """Takes a single feature, a single row, integers, and rows in any order."""
    thin = models.made([1, 2], [0.5, 0.5], mean=np.array([[0.0], [3.0]]), var=np.ones((2, 1)))
    base = log(0.5) - 0.5 * log(TWO_PI)
    cases = [
        Case((thin, np.array([[2.0]])), [[base - 2, base - 0.5]], label="one number"),
        Case((thin, np.array([[0], [3]])), [[base, base - 4.5], [base - 4.5, base]]),
    ]
    rng = np.random.default_rng(seed("rows"))
    model, X = unit_model(rng, 1), rng.integers(-4, 5, size=(6, 1)) * 1.0
    cases.append(Case((model, X[:1]), looped(model, X[:1]), label="one row"))
    assert_cases(student.gaussian_log_joint, cases, scaled_atol=1e-9)
    assert_accepts(student.gaussian_log_joint, [(model, X)], integers=[1], scaled_atol=1e-9)
    assert_equivariant(
        student.gaussian_log_joint, [(model, X)], lambda m, X: (m, X[::-1]), lambda J, *_: J[::-1]
    )


@pytest.mark.points(1)
def test_far_outliers_and_narrow_bells(student):
    """Stays finite and accurate for far outliers and for tiny and huge variances."""
    wide = models.made([1, 2], [0.5, 0.5], mean=np.array([[0.0], [3.0]]), var=np.ones((2, 1)))
    narrow = {**wide, "var": np.array([[1e-12], [9e10]])}
    far, near = np.array([[1e6], [-2e6]]), np.array([[1e-6], [3.0 + 3e5]])
    cases = [
        Case((wide, far), looped(wide, far), label="far outliers"),
        Case((narrow, near), looped(narrow, near), label="narrow and wide bells"),
    ]
    needle = {**wide, "var": np.array([[1e-40], [1.0]])}
    half = log(0.5) - 0.5 * log(TWO_PI)
    densities = [[half - 0.5 * (log(1e-40) + 4), half - 4.5]]
    cases.append(Case((needle, np.array([[2e-20]])), densities, label="a very narrow bell"))
    shifted = {**wide, "mean": np.array([[1e8], [1e8 + 2]])}
    base = log(0.5) - 0.5 * log(TWO_PI)
    offset = np.array([[1e8], [1e8 + 1]]), [[base, base - 2], [base - 0.5, base - 0.5]]
    cases.append(Case((shifted, offset[0]), offset[1], label="means far from zero"))
    answers = assert_cases(student.gaussian_log_joint, cases, scaled_atol=1e-9)
    inside = log(0.5) - 0.5 * (log(TWO_PI) + log(1e-12) + 1)
    assert_close(np.asarray(answers[1])[0, 0], inside, atol=1e-7, what="a log density")


@pytest.mark.points(1)
def test_many_features(student, seed):
    """Adds up 300 features, of which no product of densities would be left."""
    rng = np.random.default_rng(seed("wide"))
    model, X = unit_model(rng, 300), rng.normal(scale=3.0, size=(4, 300))
    thin = {**model, "var": np.full_like(model["var"], 1e-2)}
    flat = models.made([1, 2], [0.5, 0.5], mean=np.zeros((2, 2)), var=np.ones((2, 2)))
    small = (
        (flat, np.array([[1.0, 3.0], [0.0, 2.0]])),
        log(0.5) - log(TWO_PI) - np.array([[5, 5], [2, 2]]),
    )
    wide = [
        Case((model, X), looped(model, X), label="300 features"),
        Case((thin, X), looped(thin, X), label="300 features of small variance"),
    ]
    assert_cases(student.gaussian_log_joint, [small, *wide], scaled_atol=1e-9)


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
