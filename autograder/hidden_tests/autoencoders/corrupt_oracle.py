"""What tests of corrupt expect, and how they compare."""

import numpy as np

from autograder.testing import (
    Case,
    assert_cases,
)

SHAPES = [(3, 4), (1, 5), (6, 1), (1, 1), (20, 3)]
X = np.array([[1.0, -2.0, 3.0], [0.5, 4.0, -7.0]])


def by_recipe(X, kind, level, start):
    """Draw once, and damage entry by entry."""
    rng = np.random.default_rng(start)
    draws = rng.standard_normal(X.shape) if kind == "gaussian" else rng.random(X.shape)
    out = np.zeros(X.shape)
    for place in np.ndindex(X.shape):
        if kind == "gaussian":
            out[place] = X[place] + level * draws[place]
        elif draws[place] >= level:
            out[place] = X[place]
    return out


def assert_kind(student, seed, kind, levels):
    """Assert one kind against the recipe."""
    rng, cases = np.random.default_rng(seed(kind)), []
    for shape in SHAPES:
        A = rng.normal(loc=0.5, size=shape)
        for level in levels:
            start = seed(f"{kind} {level}")
            cases.append(
                ((A, kind, level, np.random.default_rng(start)), by_recipe(A, kind, level, start))
            )
    for A, start in ((X, 0), (X, 7), (np.ones((3, 2)), 7)):
        call = A, kind, levels[0], np.random.default_rng(start)
        cases.append((call, by_recipe(A, kind, levels[0], start)))
    call = np.asfortranarray(X), kind, levels[0], np.random.default_rng(7)
    right = by_recipe(X, kind, levels[0], 7)
    cases.append(Case(call, right, label="samples that lie column by column in memory"))
    assert_cases(student.corrupt, cases, atol=1e-12)
