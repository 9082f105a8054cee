"""Hidden tests of naive_bayes/fit_categorical_nb; a first docstring line is shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    Mismatch,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

X = np.array([[0, 1, 2], [3, 0, 2], [0, 1, 0], [1, 1, 2], [0, 0, 2]])
Y = np.array(["n", "y", "n", "n", "y"])
SIZES = [4, 2, 3]


def table(number):
    """Return a reader of the table of one feature."""

    def read(model):
        tables = models.entry("log_p")(model)
        if not isinstance(tables, list | tuple | np.ndarray) or len(tables) <= number:
            raise Mismatch("`log_p`: not a list with one table for each feature.")
        return tables[number]

    return read


def logs(counts, sizes, beta):
    padded = np.array(counts) + beta
    return np.log(padded / (np.array(sizes)[:, np.newaxis] + padded.shape[1] * beta))


def assert_tables(function, call, expected, label=""):
    """Assert all tables of one model."""
    for number, want in enumerate(expected):
        case = Case(call, want, label=label)
        settings = {"read": table(number), "what": f"the table of feature {number}", "atol": 1e-9}
        assert_cases(function, [case], **settings)


def drawn(seed):
    """Tables of three classes; every value occurs, though not in each class."""
    rng = np.random.default_rng(seed("tables"))
    for n, n_values, names, beta in [
        (9, [3, 5], models.TEXT, 1.0),
        (25, [2, 4, 3], models.NUMBERS, 0.3),
    ]:
        shares = [np.append(np.arange(k), rng.integers(k, size=n - k)) for k in n_values]
        codes = np.column_stack([rng.permutation(column) for column in shares])
        yield codes, models.labels(rng, n, names), n_values, beta


@pytest.mark.points(1)
def test_classes_and_priors(student, reference, seed):
    """Holds the sorted classes and the logs of their shares."""
    calls = [(X, Y, SIZES), *drawn(seed)]
    for name in ("classes", "log_prior"):
        expected = [(call, reference.fit_categorical_nb(*call)[name]) for call in calls]
        assert_cases(student.fit_categorical_nb, expected, read=models.entry(name), what=name)
    assert_leaves_arguments(student.fit_categorical_nb, calls)


@pytest.mark.points(1)
def test_tables(student, reference, seed):
    """Holds for each feature a table of its own width, smoothed with its own number of values."""
    counts = [[2, 1, 0, 0], [1, 0, 0, 1]], [[0, 3], [2, 0]], [[1, 0, 2], [0, 0, 2]]
    for beta in (1.0, 0.5, 1e-13):
        expected = [logs(part, [3, 2], beta) for part in counts]
        assert_tables(student.fit_categorical_nb, (X, Y, SIZES, beta), expected)
    assert_tables(student.fit_categorical_nb, (X, Y, SIZES), [logs(p, [3, 2], 1.0) for p in counts])
    for call in drawn(seed):
        assert_tables(
            student.fit_categorical_nb, call, reference.fit_categorical_nb(*call)["log_p"]
        )


@pytest.mark.points(1)
def test_values_never_seen(student):
    """Has a column for every possible value: also one that no class has seen, or the only one."""
    codes, y = np.array([[0, 0], [1, 0], [0, 0]]), np.array([1, 1, 4])
    first = logs([[1, 1, 0, 0, 0], [1, 0, 0, 0, 0]], [2, 1], 1.0)
    single = [[0.0], [0.0]]
    call = codes, y, [5, 1]
    assert_tables(student.fit_categorical_nb, call, [first, single], "values that nobody has seen")
    call = codes[:, ::-1], np.array([8, 1, 4]), [2, 4]
    expected = [logs([[1, 0]] * 3, [1] * 3, 1.0), logs(np.eye(4)[[1, 0, 0]], [1] * 3, 1.0)]
    assert_tables(student.fit_categorical_nb, call, expected, "values that nobody has seen")
    call = codes[:, ::-1], y, [2, 3]
    expected = [logs([[2, 0], [1, 0]], [2, 1], 1.0), logs([[1, 1, 0], [1, 0, 0]], [2, 1], 1.0)]
    assert_tables(student.fit_categorical_nb, call, expected, "values that nobody has seen")


@pytest.mark.points(1)
def test_no_smoothing(student):
    """Has plain shares for beta = 0, and -inf for a value that a class has never seen."""
    none, third, half = -np.inf, np.log(1 / 3), np.log(1 / 2)
    expected = [
        [[np.log(2 / 3), third, none, none], [half, none, none, half]],
        [[none, 0.0], [0.0, none]],
        [[third, none, np.log(2 / 3)], [none, none, 0.0]],
    ]
    assert_tables(student.fit_categorical_nb, (X, Y, SIZES, 0), expected, "beta = 0")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for codes too large or below 0, in any column, and for a negative beta."""
    calls = {"beta below 0": (X, Y, SIZES, -1), "beta just below 0": (X, Y, SIZES, -1e-6)}
    codes = {
        "a code equal to n_values in the second column": (0, 1, 2),
        "a code equal to n_values in the first column": (4, 0, 4),
        "a code above n_values in the last column": (3, 2, 7),
        "a code below 0 in the first column": (1, 0, -1),
        "a code below 0 in the last column": (2, 2, -3),
    }
    for name, (row, column, code) in codes.items():
        spoilt = X.copy()
        spoilt[row, column] = code
        calls[name] = spoilt, Y, SIZES
    calls["one row, a code equal to n_values"] = X[:1], Y[:1], [4, 2, 2]
    calls["one row, a code above n_values"] = X[:1], Y[:1], [4, 2, 1]
    works_on = [(X, Y, SIZES), (X, Y, [9, 2, 3], 0)]
    assert_raises(student.fit_categorical_nb, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.category_tables((1, 4), 2, (0, 1, 2, -1)),
    n_values=strategies.choices([3, 3], [2, 3], [3, 4], [4, 2]),
    beta=strategies.choices(1.0, 0.5, 0.0, -1.0),
)
def agrees_with_the_reference(student, reference, data, n_values, beta):
    codes, y = data
    if beta < 0 or np.any(codes < 0) or np.any(codes >= np.array(n_values)):
        with suppress(ValueError):
            student.fit_categorical_nb(codes, y, n_values, beta)
            require(False, "No ValueError, although a code or beta is out of range.")
        return
    expected = reference.fit_categorical_nb(codes, y, n_values, beta)
    answer = student.fit_categorical_nb(codes, y, n_values, beta)
    for name in ("classes", "log_prior"):
        assert_close(models.entry(name)(answer), expected[name], atol=1e-9, what=name)
    for number, want in enumerate(expected["log_p"]):
        assert_close(table(number)(answer), want, atol=1e-9, what=f"the table of feature {number}")
