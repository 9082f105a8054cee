"""Hidden tests of naive_bayes/fit_gaussian_nb; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

# Class "n" has the rows (0, 10), (6, 10), (3, 40), class "y" the rows (1, 20) and (5, 60).
X = np.array([[0.0, 10.0], [1.0, 20.0], [6.0, 10.0], [5.0, 60.0], [3.0, 40.0]])
Y = np.array(["n", "y", "n", "y", "n"])
MEAN = np.array([[3.0, 20.0], [3.0, 40.0]])
VAR = np.array([[6.0, 200.0], [4.0, 400.0]])  # within the classes; over all rows 5.2 and 376
ALL = 376.0
VARIANCES = {"read": models.entry("var"), "what": "var"}


def drawn(seed):
    """Tables of three classes of different sizes, with columns in different units."""
    rng = np.random.default_rng(seed("tables"))
    for n, d, names in [(9, 2, models.PAIR), (25, 4, models.NUMBERS)]:
        units = rng.uniform(0.5, 30.0, size=d)
        shares = np.arange(1.0, len(names) + 1)
        y = models.labels(rng, n, names, shares / shares.sum())
        yield rng.normal(loc=1.0, size=(n, d)) * units, y, 0.02


@pytest.mark.points(1)
def test_classes_and_priors(student, reference, seed):
    """Holds the sorted classes and the logs of their shares."""
    capitals = np.array(["b", "C", "b", "aa", "C"])
    calls = [(X, Y), (X, capitals), *drawn(seed)]
    for name in ("classes", "log_prior"):
        expected = [(call, reference.fit_gaussian_nb(*call)[name]) for call in calls]
        assert_cases(student.fit_gaussian_nb, expected, read=models.entry(name), what=name)
    assert_leaves_arguments(student.fit_gaussian_nb, calls)


@pytest.mark.points(1)
def test_means(student, reference, seed):
    """Holds the mean of each feature in each class."""
    whole = np.array([[0, 3], [1, 8], [1, 1]]), np.array([0, 0, 1])
    cases = [((X, Y), MEAN), ((X[:, 1:], Y, 0.1), MEAN[:, 1:])]
    capitals = np.array(["b", "C", "b", "aa", "C"])
    mixed = [[2.0, 30.0], [5.0, 60.0], [3.0, 10.0]]
    cases.append(Case(whole, [[0.5, 5.5], [1, 1]], label="integers"))
    cases.append(Case((X, capitals), mixed, label="labels with capitals"))
    grey = np.array([[200], [100], [7]], dtype=np.uint8), np.array([0, 0, 1])
    cases.append(Case(grey, [[150], [7]], label="integers of one byte"))
    beside = np.array([[1e9], [3e9], [0.1], [0.3]]), np.array([0, 0, 1, 1])
    cases.append(Case(beside, [[2e9], [0.2]], label="a class of large numbers beside small ones"))
    cases += [(call, reference.fit_gaussian_nb(*call)["mean"]) for call in drawn(seed)]
    read = models.entry("mean")
    assert_cases(student.fit_gaussian_nb, cases, read=read, what="mean", atol=1e-12)


@pytest.mark.points(1)
def test_variances_within_classes(student, seed):
    """Holds the variance of each feature in each class, divided by the size of the class."""
    cases = [((X, Y, 0.0), VAR), ((X[:, :1], Y, 0), VAR[:, :1])]
    for table, y, _ in drawn(seed):
        within = [
            [np.mean((x[y == c] - np.mean(x[y == c])) ** 2) for x in table.T] for c in np.unique(y)
        ]
        cases.append(((table, y, 0.0), np.array(within)))
    assert_cases(student.fit_gaussian_nb, cases, atol=1e-12, **VARIANCES)


@pytest.mark.points(1)
def test_smoothing(student, reference, seed):
    """Adds var_smoothing times the largest variance of any column over all rows of all classes."""
    cases = [
        Case((X, Y, 0.1), VAR + 0.1 * ALL),
        Case((X[:, ::-1], Y, 3.0), VAR[:, ::-1] + 3.0 * ALL),
        Case((X, Y), VAR + 1e-9 * ALL, rtol=1e-10, label="the default"),
        Case((1e-9 * X, Y, 0.1), 1e-18 * (VAR + 0.1 * ALL), label="tiny units"),
    ]
    # Over all rows the variances are 16 and 19.44, though the first column has the larger range.
    ranges = np.array([[0.0, 0.0], [0.0, 9.0], [0.0, 0.0], [0.0, 9.0], [10.0, 0.0]])
    added = 0.3 * 19.44
    expected = [[200 / 9 + added, added], [added, added]]
    cases.append(Case((ranges, Y, 0.3), expected, label="a wide column of smaller variance"))
    cases += [Case(call, reference.fit_gaussian_nb(*call)["var"]) for call in drawn(seed)]
    assert_cases(student.fit_gaussian_nb, cases, **VARIANCES)


@pytest.mark.points(1)
def test_no_spread(student):
    """Leaves constant columns and classes of one sample the added term alone."""
    table = np.column_stack([X[:, 0], np.full(5, 4.0)])
    alone = np.array([[1.0, 0.0], [3.0, 8.0], [8.0, 4.0]]), np.array([1, 1, 0])
    spread = np.var(alone[0], axis=0).max()
    cases = [
        Case((table, Y, 0.5), [[8.6, 2.6], [6.6, 2.6]], label="a constant column"),
        Case((table, Y), [[6 + 5.2e-9, 5.2e-9], [4 + 5.2e-9, 5.2e-9]], label="a constant column"),
        Case((*alone, 0.5), np.array([[0, 0], [1, 16]]) + 0.5 * spread, label="one sample"),
        Case((*alone, 0.0), [[0, 0], [1, 16]], label="one sample, nothing added", atol=1e-12),
    ]
    assert_cases(student.fit_gaussian_nb, cases, **VARIANCES)


@pytest.mark.points(1)
def test_far_from_zero(student, seed):
    """Has the same variances where all measurements are larger by 1e8."""
    table, y, _ = next(drawn(seed))
    calls = [(X, Y, 0.1), (table, y, 0.01)]
    assert_cases(student.fit_gaussian_nb, [((X, Y, 0.1), VAR + 0.1 * ALL)], **VARIANCES)
    apart = table + 123456789.7 * (y != y[0])[:, np.newaxis]
    within = np.array([np.var(table[y == c], axis=0) for c in np.unique(y)])
    far_classes = Case((apart, y, 0.0), within, rtol=1e-6, label="classes far from each other")
    assert_cases(student.fit_gaussian_nb, [far_classes], **VARIANCES)
    assert_equivariant(
        student.fit_gaussian_nb,
        calls,
        lambda table, *others: (table + 1e8, *others),
        lambda model, *_: models.entry("var")(model),
        rtol=1e-6,
        **VARIANCES,
    )


@counterexample_search(
    data=strategies.classifications((2, 4), (1, 2), names=("a", "b")),
    var_smoothing=strategies.choices(1e-9, 0.5, 0.0),
)
def agrees_with_the_reference(student, reference, data, var_smoothing):
    table, y = data
    assume(np.var(table, axis=0).any())
    expected = reference.fit_gaussian_nb(table, y, var_smoothing)
    answer = student.fit_gaussian_nb(table, y, var_smoothing)
    for name, value in expected.items():
        assert_close(models.entry(name)(answer), value, atol=1e-12, what=name)
