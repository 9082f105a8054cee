"""Hidden tests of naive_bayes/fit_multinomial_nb; a first docstring line is shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

# All counts of a class together: "n" has 5, 0, 3 of 8, "y" has 1, 2, 1 of 4.
X = np.array([[4.0, 0.0, 1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 2.0], [0.0, 1.0, 0.0]])
Y = np.array(["n", "y", "n", "y"])
THETA = {"read": models.entry("log_theta"), "what": "log_theta", "atol": 1e-9}


def drawn(seed):
    """Tables of three classes of different sizes, of several widths and smoothings."""
    rng = np.random.default_rng(seed("tables"))
    for n, d, names, beta in [(9, 4, models.TEXT, 1.0), (25, 6, models.NUMBERS, 0.2)]:
        yield models.count_table(rng, n, d), models.labels(rng, n, names), beta


@pytest.mark.points(1)
def test_classes_and_priors(student, reference, seed):
    """Holds the sorted classes and the logs of their shares of the documents."""
    calls = [
        (X, Y),
        (X * [0.5, 1.0, 0.5], Y),
        *drawn(seed),
        (np.array([[9.0, 0.0], [0.0, 1.0], [1.0, 0.0]]), np.array([5, 2, 2])),
    ]
    for name in ("classes", "log_prior"):
        expected = [(call, reference.fit_multinomial_nb(*call)[name]) for call in calls]
        assert_cases(student.fit_multinomial_nb, expected, read=models.entry(name), what=name)
    assert_leaves_arguments(student.fit_multinomial_nb, calls)


@pytest.mark.points(1)
def test_shares_of_words(student, reference, seed):
    """Holds the smoothed share of each word among all words of the class, with k = d."""
    cases = [
        ((X.astype(int), Y), np.log([[6 / 11, 1 / 11, 4 / 11], [2 / 7, 3 / 7, 2 / 7]])),
        ((X, Y), np.log([[6 / 11, 1 / 11, 4 / 11], [2 / 7, 3 / 7, 2 / 7]])),
        (
            (X, Y, 0.5),
            np.log([[5.5 / 9.5, 0.5 / 9.5, 3.5 / 9.5], [1.5 / 5.5, 2.5 / 5.5, 1.5 / 5.5]]),
        ),
    ]
    halves = np.log([[3.5 / 7, 1 / 7, 2.5 / 7], [1.5 / 5, 2 / 5, 1.5 / 5]])
    cases.append(Case((X / 2, Y), halves, label="counts that are not whole"))
    pages = np.array([[200, 100, 0], [200, 0, 1]], dtype=np.uint8), np.array([6, 6])
    cases.append(Case(pages, np.log([[401 / 504, 101 / 504, 2 / 504]]), label="counts of uint8"))
    cases += [(call, reference.fit_multinomial_nb(*call)["log_theta"]) for call in drawn(seed)]
    assert_cases(student.fit_multinomial_nb, cases, **THETA)


@pytest.mark.points(1)
def test_adds_up_to_one(student, seed):
    """Gives every class shares that add up to 1; a class without words is uniform."""
    empty = np.array([[0.0, 0, 0], [1, 0, 1], [0, 0, 0]]), np.array([1, 0, 1])
    single = np.array([[3.0], [0.0], [1.0]]), np.array([0, 1, 1])
    cases = [
        Case(
            empty,
            np.log([[2 / 5, 1 / 5, 2 / 5], [1 / 3, 1 / 3, 1 / 3]]),
            label="a class without words",
        ),
        Case(
            (np.array([[0, 0, 0], [1, 1, 1]]), np.array([1, 0]), 1e-13),
            np.log(np.full((2, 3), 1 / 3)),
            label="a class without words and a tiny beta",
        ),
        Case(single, [[0.0], [0.0]], label="one word only"),
    ]
    assert_cases(student.fit_multinomial_nb, cases, **THETA)

    def adds_up(model, *_):
        theta = np.exp(np.asarray(models.entry("log_theta")(model), dtype=float))
        assert_close(theta.sum(axis=1), np.ones(len(theta)), what="the sums of exp(log_theta)")

    assert_law(student.fit_multinomial_nb, drawn(seed), adds_up)


@pytest.mark.points(1)
def test_no_smoothing(student):
    """Has plain shares for beta = 0, and -inf for a word that a class has never used."""
    p = [[np.log(5 / 8), -np.inf, np.log(3 / 8)], np.log([1 / 4, 2 / 4, 1 / 4])]
    pure = np.array([[2.0, 0.0], [0.0, 1.0]]), np.array(["u", "v"]), 0.0
    cases = [((X, Y, 0), p), (pure, [[0.0, -np.inf], [-np.inf, 0.0]])]
    assert_cases(student.fit_multinomial_nb, cases, **THETA)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a negative count, wherever it stands, and for a negative beta."""
    calls = {"beta below 0": (X, Y, -1), "beta just below 0": (X, Y, -1e-6)}
    rows = {"first": (0, 1, -1), "second": (1, 0, -0.5), "last": (3, 2, -1)}
    for name, (row, column, value) in rows.items():
        spoilt = X.astype(float)
        spoilt[row, column] = value
        calls[f"a count below 0 in the {name} row"] = spoilt, Y
    assert_raises(student.fit_multinomial_nb, ValueError, calls, works_on=[(X, Y), (X, Y, 0)])


@counterexample_search(
    data=strategies.classifications((1, 4), (1, 3), -1, 3),
    beta=strategies.choices(1.0, 0.5, 0.0, -1.0),
)
def agrees_with_the_reference(student, reference, data, beta):
    table, y = data
    if beta < 0 or np.any(table < 0):
        with suppress(ValueError):
            student.fit_multinomial_nb(table, y, beta)
            require(False, "No ValueError, although beta or a count is negative.")
        return
    expected = reference.fit_multinomial_nb(table, y, beta)
    answer = student.fit_multinomial_nb(table, y, beta)
    for name, value in expected.items():
        got = models.entry(name)(answer)
        if not np.any(value != value):  # a class without words and without smoothing is free
            assert_close(got, value, atol=1e-9, what=name)
