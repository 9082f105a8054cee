"""Hidden tests of ensembles/random_forest_fit; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.random_forest_fit_oracle import (
    assert_forest,
    forests,
)
from autograder.hidden_tests.ensembles.spied_samples import numbered_rows, row_numbers
from autograder.testing import (
    Spy,
    assert_cases,
    assert_draws,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_samples(student, seed):
    """Gives each tree a bootstrap sample of its own, with the targets of its rows."""
    for n, d, n_trees in [(7, 2, 4), (5, 3, 3), (2, 2, 12)]:
        X, y = numbered_rows(np.random.default_rng(seed("data")), n, d)
        grow = Spy(lambda X, y, max_features, rng: None)
        student.random_forest_fit(grow, X, y, n_trees, 1, np.random.default_rng(seed("draws")))
        require(len(grow.calls) == n_trees, "grow is not called once for each tree.")
        rng = np.random.default_rng(seed("draws"))
        for A, b, _, _ in grow.calls:
            message = "grow was given other rows than those of the recipe."
            require(row_numbers(A, X, b, y) == rng.integers(0, n, size=n).tolist(), message)


@pytest.mark.points(1)
def test_columns(student, seed):
    """Gives each tree all columns, and hands on how many a node may look at."""
    for d, max_features in [(4, 2), (3, 3), (6, 1)]:
        X, y = numbered_rows(np.random.default_rng(seed("data")), 8, d)
        grow = Spy(lambda X, y, max_features, rng: len(X))
        got = student.random_forest_fit(grow, X, y, 3, max_features, np.random.default_rng(1))
        assert_forest(got, [8, 8, 8])
        require(grow.given(2) == [max_features] * 3, "grow was given another max_features.")
        for A in grow.given(0):
            row_numbers(A, X)


@pytest.mark.points(1)
def test_one_generator(student, reference, seed, open_function):
    """Lets samples and trees draw in turn from the generator that was passed in."""
    # So many rows that no sample holds all of them, under any secret.
    sizes = [(14, 2, 3, 1), (13, 5, 4, 3), (12, 3, 2, 2)]
    cases = forests(open_function("grow_record"), seed, sizes)
    assert_cases(student.random_forest_fit, cases, compare=assert_forest)
    call, _ = cases[0]
    none = (*call[:3], 0, *call[4:])
    assert_draws(student.random_forest_fit, reference.random_forest_fit, [call, none])


@pytest.mark.points(1)
def test_one_tree_and_none(student, seed, open_function):
    """Grows a single tree, or none, and leaves its arguments alone."""
    cases = forests(
        open_function("grow_record"), seed, [(12, 2, 1, 1), (1, 2, 12, 1), (3, 1, 0, 1)]
    )
    assert_cases(student.random_forest_fit, cases, compare=assert_forest)
    numbers = iter(range(4))
    grow = Spy(lambda X, y, max_features, rng: (0.0, None, [], "a")[next(numbers)])
    X, y = numbered_rows(np.random.default_rng(seed("data")), 3, 2)
    got = student.random_forest_fit(grow, X, y, 4, 1, np.random.default_rng(0))
    require(isinstance(got, list | tuple), "The result is no list.")
    require(len(got) == 4, "The result has another number of trees, if some are None or empty.")
    require(list(got) == [0.0, None, [], "a"], "Some tree is not what grow has returned.")
    assert_leaves_arguments(
        student.random_forest_fit, [(*call[:-1], np.random.default_rng(0)) for call, _ in cases]
    )


@counterexample_search(
    data=strategies.regressions(rows=(1, 3), cols=(1, 2)), n_trees=strategies.choices(0, 1, 2)
)
def agrees_with_the_reference(student, reference, open_function, data, n_trees):
    call = open_function("grow_record"), *data, n_trees, 1
    right = reference.random_forest_fit(*call, np.random.default_rng(0))
    assert_forest(student.random_forest_fit(*call, np.random.default_rng(0)), right)
