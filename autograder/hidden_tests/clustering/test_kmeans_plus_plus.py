"""Hidden tests of clustering/kmeans_plus_plus; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import LINE, assert_centers, squared
from autograder.testing import (
    as_array,
    assert_cases,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    remembered,
    require,
    strategies,
)


def picked(X, k, rng):
    """Return the rows that the recipe draws."""
    rows = X.astype(float)
    chosen = [rows[rng.integers(len(X))]]
    while len(chosen) < k:
        near = np.array([min(squared(x, c) for c in chosen) for x in rows])
        total = near.sum()
        chosen.append(
            rows[rng.choice(len(X), p=near / total) if total > 0 else rng.integers(len(X))]
        )
    return np.array(chosen)


@remembered
def picked_from(X, k, number):
    return picked(X, k, np.random.default_rng(number))


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Draws once for each centre, by squared distances to the nearest of all rows drawn so far."""
    rng = np.random.default_rng(seed("rows"))
    tables = [LINE, LINE[::-1] ** 2, rng.normal(size=(9, 2)), 5 * rng.normal(size=(6, 3)) + 100]
    tables += [np.array([[0.0], [1.0], [3.0], [7.0]]) + 3e8]
    both = np.array([[3e8], [3e8 + 2], [-3e8], [3e8 + 6], [-3e8 - 3]])
    calls, cases = [], []
    for number in (0, 1, 2, 3, seed("draws")):
        for X in tables:
            for k in (2, 4, 1):
                calls.append((X, k, np.random.default_rng(number)))
                cases.append((calls[-1], picked_from(X, k, number)))
    twice = np.array([[1.0], [7.0], [1.0], [7.0], [1.0]])
    for number in range(6):
        calls.append((twice, 5, np.random.default_rng(number)))
        cases.append((calls[-1], picked_from(twice, 5, number)))
        calls.append((both, 4, np.random.default_rng(number)))
        cases.append((calls[-1], picked_from(both, 4, number)))
    assert_cases(student.kmeans_plus_plus, cases, compare=assert_centers)
    assert_draws(student.kmeans_plus_plus, reference.kmeans_plus_plus, calls[:3])


@pytest.mark.points(1)
def test_equal_rows(student):
    """Draws no equal rows while others are left, and goes on where all rows are equal."""
    two = np.array([[1.0, 2.0], [1.0, 2.0], [1.0, 2.0], [5.0, 2.0], [1.0, 2.0]])
    blobs = np.repeat([[0.0], [1e6]], 4, axis=0) + np.tile([[0.0], [1.0], [2.0], [3.0]], (2, 1))
    calls = [(two, 2, np.random.default_rng(number)) for number in range(8)]
    calls += [(blobs, 2, np.random.default_rng(number)) for number in range(4)]

    def holds(got, X, k, _):
        rows = as_array(got, shape=(k, X.shape[1]), what="the centres")
        far = np.abs(rows[0] - rows[1]).max()
        require(far > 3, "Both centres lie in one place, though there is another.")

    assert_law(student.kmeans_plus_plus, calls, holds)
    tables = [(np.full((4, 2), 3.0), 3), (two, 4), (two, 5), (blobs[[0, 0, 0]], 2)]
    calls = [(X, k, np.random.default_rng(number)) for X, k in tables for number in range(4)]

    def has_them_all(got, X, k, _):
        rows = as_array(got, shape=(k, X.shape[1]), what="the centres")
        places = np.unique(X, axis=0)
        require(np.isin(rows, X), "Some centre is not a row of X.")
        require(len(np.unique(rows, axis=0)) == len(places), "Some place is missing.")

    assert_law(student.kmeans_plus_plus, calls, has_them_all)


@pytest.mark.points(1)
def test_wrong_numbers(student):
    """Raises ValueError if k is below 1 or above n, and only then."""
    fails = {
        f"k = {k} of {n} rows": (LINE[:n], k, np.random.default_rng(0))
        for k, n in ((0, 4), (-1, 4), (5, 4), (2, 1), (50, 4))
    }
    works_on = [(LINE, k, np.random.default_rng(0)) for k in (1, 2, 4)]
    assert_raises(student.kmeans_plus_plus, ValueError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_integers_and_units(student):
    """Takes integers and any unit, returns float64, and leaves the arguments as they were."""
    whole, calls = np.array([[0, 9], [200, 3], [100, 250], [7, 8]]), []
    for number in range(4):
        tables = [whole.astype(kind) for kind in (np.uint8, np.int16, np.int64)]
        tables += [unit * whole for unit in (1e-90, 1e-7, 1e90)]
        calls += [(X, 3, np.random.default_rng(number)) for X in tables]
    billions = 1_000_000_000 * np.array([[0], [4], [5], [9]])  # squares above 2**63
    calls += [(billions, 3, np.random.default_rng(number)) for number in (1, 2, 3)]

    def holds(got, X, k, rng):
        require(as_array(got, what="the centres").dtype == float, "The centres are not float64.")
        assert_centers(got, picked(X, k, rng))

    assert_law(student.kmeans_plus_plus, calls, holds)
    assert_leaves_arguments(
        student.kmeans_plus_plus, [(LINE, 3, np.random.default_rng(0)), calls[0]]
    )


@counterexample_search(
    X=strategies.matrices((2, 4), 1, low=0, high=6),
    k=strategies.choices(2, 1),
    number=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, X, k, number):
    expected = reference.kmeans_plus_plus(X, k, np.random.default_rng(number))
    assert_centers(student.kmeans_plus_plus(X, k, np.random.default_rng(number)), expected)
