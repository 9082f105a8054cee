"""What the hidden tests of ensembles/permutation_importance compare with."""

import numpy as np

from autograder.testing import (
    assert_cases,
)


def by_recipe(score, X, y, n_repeats, rng):
    """Return the importances, shuffling in the order of the recipe."""
    importances = []
    for j in range(X.shape[1]):
        total = 0.0
        for _ in range(n_repeats):
            columns = list(X.T)
            columns[j] = X[:, j][rng.permutation(len(X))]
            total += score(X, y) - score(np.stack(columns, axis=1), y)
        importances.append(total / n_repeats)
    return np.array(importances)


def linear_calls(rng, open_function, sizes):
    """Return calls for linear models, without generators."""
    calls = []
    for n, d, n_repeats in sizes:
        score = open_function("minus_squared_error", rng.normal(loc=1, size=d))
        calls.append((score, rng.normal(size=(n, d)), rng.normal(size=n), n_repeats))
    return calls


def checked(student, calls, seed, **settings):
    """Assert what the recipe gives, under a fixed and a drawn generator."""
    cases = []
    for number in (7, seed("shuffles")):
        for call in calls:
            right = by_recipe(*call, np.random.default_rng(number))
            cases.append(((*call, np.random.default_rng(number)), right))
    assert_cases(student.permutation_importance, cases, atol=1e-9, **settings)
