"""Hidden tests of naive_bayes/fit_bernoulli_nb; a first docstring line is shown to students."""

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

# Class "n" has the rows 110, 010, 100, 011, class "y" the rows 101 and 001.
X = np.array([[1, 1, 0], [1, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, 1], [0, 1, 1]])
Y = np.array(["n", "y", "n", "n", "y", "n"])


def smoothed(counts, sizes, beta):
    return (np.array(counts) + beta) / (np.array(sizes)[:, np.newaxis] + 2 * beta)


def drawn(seed):
    """Tables of three classes, labels as text and numbers, with a smoothing each."""
    rng = np.random.default_rng(seed("tables"))
    for n, d, names, beta in [(9, 2, models.TEXT, 1.0), (30, 5, models.NUMBERS, 0.3)]:
        yield models.binary_table(rng, n, d), models.labels(rng, n, names), beta


@pytest.mark.points(1)
def test_classes_and_priors(student, reference, seed):
    """Holds the sorted classes and the logs of their shares."""
    calls = [(X, Y), *drawn(seed)]
    for name in ("classes", "log_prior"):
        expected = [(call, reference.fit_bernoulli_nb(*call)[name]) for call in calls]
        assert_cases(student.fit_bernoulli_nb, expected, read=models.entry(name), what=name)
    assert_leaves_arguments(student.fit_bernoulli_nb, calls)


@pytest.mark.points(1)
def test_presence(student, reference, seed):
    """Holds in log_p how probable each feature is to be 1, smoothed with k = 2."""
    ones = [[2, 3, 1], [1, 0, 2]]
    rows = np.repeat(np.array([[1, 0], [0, 1]], dtype=np.int8), [200, 100], axis=0)
    cases = [
        ((X, Y), np.log([[3 / 6, 4 / 6, 2 / 6], [2 / 4, 1 / 4, 3 / 4]])),
        ((X, Y, 2.5), np.log(smoothed(ones, [4, 2], 2.5))),
        Case((rows, np.full(300, 5)), np.log([[201 / 302, 101 / 302]]), label="300 rows of int8"),
    ]
    cases += [(call, reference.fit_bernoulli_nb(*call)["log_p"]) for call in drawn(seed)]
    assert_cases(
        student.fit_bernoulli_nb, cases, read=models.entry("log_p"), atol=1e-9, what="log_p"
    )


@pytest.mark.points(1)
def test_absence(student, reference, seed):
    """Holds in log_q how probable each feature is to be 0, smoothed in the same way."""
    zeros = [[2, 1, 3], [1, 2, 0]]
    cases = [
        ((X, Y), np.log([[3 / 6, 2 / 6, 4 / 6], [2 / 4, 3 / 4, 1 / 4]])),
        ((X, Y, 0.7), np.log(smoothed(zeros, [4, 2], 0.7))),
    ]
    cases += [(call, reference.fit_bernoulli_nb(*call)["log_q"]) for call in drawn(seed)]
    assert_cases(
        student.fit_bernoulli_nb, cases, read=models.entry("log_q"), atol=1e-9, what="log_q"
    )


@pytest.mark.points(1)
def test_tiny_smoothing(student):
    """Keeps all its digits for beta = 1e-13, where a feature is always or never there."""
    beta = 1e-13
    always, never, some = np.ones(5), np.zeros(5), np.array([1, 0, 1, 1, 0])
    table, y = np.column_stack([always, never, some]), np.array([3, 3, 3, 8, 8])
    tiny = [np.log(beta) - np.log(size + 2 * beta) for size in (3, 2)]
    sure = [np.log1p(-beta / (size + 2 * beta)) for size in (3, 2)]
    p = [[sure[0], tiny[0], np.log(2 / 3)], [sure[1], tiny[1], np.log(1 / 2)]]
    q = [[tiny[0], sure[0], np.log(1 / 3)], [tiny[1], sure[1], np.log(1 / 2)]]
    for name, expected in (("log_p", p), ("log_q", q)):
        case = (table, y, beta), expected
        assert_cases(
            student.fit_bernoulli_nb, [case], read=models.entry(name), atol=1e-9, what=name
        )


@pytest.mark.points(1)
def test_no_smoothing(student):
    """Has -inf where a count is 0 and beta is 0; booleans are as good as numbers."""
    none, half = -np.inf, np.log(0.5)
    p = [[half, np.log(0.75), np.log(0.25)], [half, none, 0.0]]
    q = [[half, np.log(0.25), np.log(0.75)], [half, 0.0, none]]
    for name, expected in (("log_p", p), ("log_q", q)):
        forms = [(X, "integers"), (X == 1, "booleans"), (X * 1.0, "floats")]
        cases = [Case((table, Y, 0), expected, label=label) for table, label in forms]
        assert_cases(student.fit_bernoulli_nb, cases, read=models.entry(name), atol=1e-9, what=name)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for entries other than 0 and 1, wherever they stand, and for beta < 0."""
    calls = {"beta below 0": (X, Y, -1), "beta just below 0": (X, Y, -1e-6)}
    others = [(0, 0, 2), (5, 2, -1), (3, 1, 0.5), (2, 2, 1.5), (1, 0, 3)]
    for row, column, value in [*others, (1, 1, 1e-9), (4, 2, 1 - 1e-9)]:
        spoilt = X.astype(float)
        spoilt[row, column] = value
        calls[f"an entry of X that is {value}"] = spoilt, Y
    assert_raises(student.fit_bernoulli_nb, ValueError, calls, works_on=[(X, Y), (X == 1, Y, 0)])


@counterexample_search(
    data=strategies.category_tables((1, 4), (1, 2), (0, 1, 2)),
    beta=strategies.choices(1.0, 0.5, 0.0, 1e-13, -1.0),
)
def agrees_with_the_reference(student, reference, data, beta):
    table, y = data
    if beta < 0 or np.any(table == 2):
        with suppress(ValueError):
            student.fit_bernoulli_nb(table, y, beta)
            require(False, "No ValueError, although beta is negative or X holds another entry.")
    else:
        expected = reference.fit_bernoulli_nb(table, y, beta)
        answer = student.fit_bernoulli_nb(table, y, beta)
        for name, value in expected.items():
            assert_close(models.entry(name)(answer), value, atol=1e-9, what=name)
