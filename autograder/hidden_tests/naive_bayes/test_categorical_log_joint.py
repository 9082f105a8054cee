"""Hidden tests of naive_bayes/categorical_log_joint; first docstring lines are shown."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

NONE = -np.inf
# Quinlan's 14 days without smoothing; the values stand in alphabetical order.
COUNTS = [
    ([[0, 2, 3], [4, 3, 2]]),
    ([[1, 2, 2], [3, 2, 4]]),
    ([[4, 1], [3, 6]]),
    ([[3, 2], [3, 6]]),
]
TODAY = np.array([[2, 0, 0, 0]])  # sunny, cool, high, strong


def tennis():
    with np.errstate(divide="ignore"):
        tables = [np.log(np.array(counts) / [[5], [9]]) for counts in COUNTS]
    return models.made(["no", "yes"], [5 / 14, 9 / 14], log_p=tables)


def looped(model, X):
    """The same, one code after the other."""
    joint = np.tile(model["log_prior"], (len(X), 1))
    for i, row in enumerate(X):
        for j, code in enumerate(row):
            joint[i] += model["log_p"][j][:, code]
    return joint


@pytest.mark.points(1)
def test_looks_up_every_feature(student, seed):
    """Adds the log prior and one column of each table; tables may have different widths."""
    cases = [
        ((tennis(), TODAY), np.log([[5 / 14 * 0.6 * 0.2 * 0.8 * 0.6, 9 / 14 * 2 / 9 / 27]])),
        (
            (tennis(), np.array([[1, 2, 1, 1]])),
            np.log([[5 / 14 * 0.4 * 0.4 * 0.2 * 0.4, 9 / 14 * 16 / 243]]),
        ),
    ]
    rng = np.random.default_rng(seed("models"))
    for m, n_values in [(1, [3, 3]), (7, [2, 5, 3]), (4, [6])]:
        model = models.categorical(rng, n_values, models.NUMBERS)
        X = np.column_stack([rng.integers(k, size=m) for k in n_values])
        cases.append(((model, X), looped(model, X)))
    chances = np.array([[0.1, 0.9], [0.2, 0.8]])
    wide = models.made([3, 8], [0.5, 0.5], log_p=[np.log(chances)] * 400)
    expected = [[np.log(0.5) + 400 * np.log(p) for p in (0.1, 0.2)]]
    long = Case((wide, np.zeros((1, 400), dtype=int)), expected, label="400 features")
    assert_cases(student.categorical_log_joint, [*cases, long])
    assert_leaves_arguments(student.categorical_log_joint, [case[0] for case in cases])


@pytest.mark.points(1)
def test_zero_probabilities(student):
    """Gives -inf where a value is impossible, in one class or in all, and numbers elsewhere."""
    hopeless = {**tennis(), "log_p": [np.array([[NONE, 0.0], [0.0, NONE]])] * 2}
    overcast = 9 / 14 * 4 / 9 * 3 / 9 * 3 / 9 * 3 / 9
    cases = [
        Case((tennis(), np.array([[0, 0, 0, 0]])), [[NONE, np.log(overcast)]], label="overcast"),
        Case((hopeless, np.array([[0, 1]])), [[NONE, NONE]], label="no class left"),
        Case(
            (hopeless, np.array([[1, 1], [0, 0]])),
            [[np.log(5 / 14), NONE], [NONE, np.log(9 / 14)]],
            label="one class left",
        ),
    ]
    assert_cases(student.categorical_log_joint, cases)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a code that has no column in its table, too large or below 0."""
    rows = {
        "a code too large for the first feature": [3, 0, 0, 0],
        "a code too large for the third feature": [0, 0, 2, 0],
        "a code far too large for the last feature": [0, 0, 0, 9],
        "a code below 0 for the first feature": [-1, 0, 0, 0],
        "a code below 0 for the last feature": [2, 0, 0, -2],
    }
    calls = {name: (tennis(), np.array([[0, 0, 0, 0], row])) for name, row in rows.items()}
    veto, level = np.array([[NONE, 0.0], [0.0, NONE]]), np.log(np.full((2, 2), 0.5))
    hopeless = {**tennis(), "log_p": [veto, veto, level]}
    single = {**tennis(), "log_p": [level, np.zeros((2, 1))]}
    calls["a code too large after -inf for all classes"] = hopeless, np.array([[0, 1, 2]])
    calls["a code too large for a single possible value"] = single, np.array([[0, 1]])
    works_on = [(tennis(), TODAY), (tennis(), np.array([[2, 2, 1, 1]]))]
    assert_raises(student.categorical_log_joint, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.category_tables((1, 4), 2, (0, 1)),
    rows=strategies.category_tables((1, 2), 2, (0, 1, 2, -1)),
    n_values=strategies.choices([2, 2], [2, 3], [3, 2]),
    beta=strategies.choices(1.0, 0.0),
)
def agrees_with_the_reference(student, reference, data, rows, n_values, beta):
    model, X = reference.fit_categorical_nb(*data, n_values, beta), rows[0]
    if np.any(X < 0) or np.any(np.array(n_values) <= X):
        with suppress(ValueError):
            student.categorical_log_joint(model, X)
            require(False, "No ValueError, although a code has no column.")
    else:
        expected = reference.categorical_log_joint(model, X)
        assert_close(student.categorical_log_joint(model, X), expected, atol=1e-9)
