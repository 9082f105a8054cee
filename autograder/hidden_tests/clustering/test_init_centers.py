"""Hidden tests of clustering/init_centers; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import LINE, assert_centers
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

ROWS = np.array([[1.1, 8.3], [3.7, -2.9], [6.1, 0.1], [2.3, 7.7], [-9.1, 5.3]])


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Draws numbers of rows by one choice without replacement, and keeps their order."""
    calls, cases = [], [((LINE, 2, np.random.default_rng(1)), LINE[[1, 2]])]
    for number in (1, 2, seed("first"), seed("second")):
        for X, k in ((ROWS, 3), (ROWS, 1), (LINE, 2), (ROWS[:, ::-1], 4)):
            picked = np.random.default_rng(number).choice(len(X), size=k, replace=False)
            calls.append((X, k, np.random.default_rng(number)))
            cases.append((calls[-1], [X[i] for i in picked]))
    twice = LINE[[1, 3, 1]]
    for number in range(4):
        picked = np.random.default_rng(number).choice(3, size=3, replace=False)
        call = twice, 3, np.random.default_rng(number)
        cases.append(Case(call, twice[picked], label="two equal rows"))
    three = np.array([[1.0], [1.0], [5.0], [9.0]])
    call = three, 2, np.random.default_rng(25)
    cases.append(Case(call, [[1.0], [1.0]], label="two equal rows are drawn, others are left"))
    assert_cases(student.init_centers, cases, compare=assert_centers)
    assert_agrees(student.init_centers, reference.init_centers, calls, compare=assert_centers)
    assert_draws(student.init_centers, reference.init_centers, calls[:3])


@pytest.mark.points(1)
def test_no_row_twice(student):
    """Draws no row twice, so that k = n draws all of them."""
    tall = np.arange(24.0).reshape(12, 2) ** 2
    calls = [(tall, k, np.random.default_rng(k)) for k in (12, 11, 9, 6)]
    calls += [(ROWS, 5, np.random.default_rng(number)) for number in range(6)]

    def holds(got, X, k, _):
        rows = as_array(got, shape=(k, X.shape[1]), what="the centres")
        places = [np.flatnonzero((row == X).all(axis=1)).tolist() for row in rows]
        require(all(places), "Some centre is not a row of X.")
        require(len({place[0] for place in places}) == k, "A row was drawn twice.")

    assert_law(student.init_centers, calls, holds)


@pytest.mark.points(1)
def test_too_many(student):
    """Raises ValueError if k is larger than n, and only then."""
    fails = {
        "k = n + 1": (ROWS, 6, np.random.default_rng(0)),
        "five of four": (LINE, 5, np.random.default_rng(1)),
        "two of a single row": (ROWS[:1], 2, np.random.default_rng(1)),
        "k = 100": (ROWS, 100, np.random.default_rng(2)),
    }
    works_on = [(ROWS, 4, np.random.default_rng(0)), (LINE, 2, np.random.default_rng(0))]
    works_on += [(ROWS[[0, 0, 1]], 3, np.random.default_rng(0))]
    assert_raises(student.init_centers, ValueError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_integers(student):
    """Returns the rows as floating point numbers, and leaves the arguments as they were."""
    calls = []
    for kind in (np.uint8, np.int64, np.float64):
        calls += [((100 * LINE + 0).astype(kind), k, np.random.default_rng(k)) for k in (1, 2, 3)]

    def holds(got, X, k, _):
        rows = as_array(got, shape=(k, 1), what="the centres")
        require(rows.dtype == float, "The centres are not float64.")
        require(np.isin(rows, X), "Some centre is not a row of X.")

    assert_law(student.init_centers, calls, holds)
    assert_leaves_arguments(student.init_centers, [(ROWS, 2, np.random.default_rng(0)), calls[0]])


@counterexample_search(
    X=strategies.matrices((2, 4), 1, low=0, high=9), number=strategies.choices(0, 1, 2)
)
def agrees_with_the_reference(student, reference, X, number):
    expected = reference.init_centers(X, 2, np.random.default_rng(number))
    assert_centers(student.init_centers(X, 2, np.random.default_rng(number)), expected)
