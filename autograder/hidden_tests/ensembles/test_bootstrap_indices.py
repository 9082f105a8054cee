"""Hidden tests of ensembles/bootstrap_indices; first docstring lines are shown to students."""

from functools import partial

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.bootstrap_indices_oracle import (
    assert_complement,
    calls_of,
    read_samples,
)
from autograder.testing import (
    assert_draws,
    assert_equal,
    assert_law,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_draws(student, reference, seed):
    """Draws the rows of each round by the recipe."""
    calls = calls_of(seed, [(5, 3), (3, 5), (300, 2), (7, 7)])
    answers = student.bootstrap_indices.map([(n, T, np.random.default_rng(4)) for n, T, _ in calls])
    for (n, T, _), answer in zip(calls, answers, strict=True):
        right = np.random.default_rng(4).integers(0, n, size=(T, n))
        assert_equal(read_samples(answer, n, T)[0], right, what="idx")
    answers = student.bootstrap_indices.map(calls)
    for (n, T, _), answer in zip(calls, answers, strict=True):
        rng = np.random.default_rng(seed(f"{n} rows, {T} rounds"))
        assert_equal(read_samples(answer, n, T)[0], rng.integers(0, n, size=(T, n)), what="idx")
    assert_draws(student.bootstrap_indices, reference.bootstrap_indices, calls[:2])


@pytest.mark.points(1)
def test_out_of_bag(student, seed):
    """Marks in each round exactly the rows that it did not draw, by booleans."""
    calls = calls_of(seed, [(6, 4), (2, 9), (30, 3), (12, 12)])
    assert_law(student.bootstrap_indices, calls, partial(assert_complement, kinds="b"))


@pytest.mark.points(1)
def test_how_many_are_left_out(student, seed):
    """Leaves out (1 - 1/n)**n of the rows, and other ones in each round."""

    def leaves_out(answer, n, n_rounds, *_):
        idx, oob = read_samples(answer, n, n_rounds)
        share, expected = oob.mean(), (1 - 1 / n) ** n
        error = np.std(oob.mean(axis=1)) / np.sqrt(n_rounds)
        require(abs(share - expected) < 5 * error, "Too many or too few rows are out of bag.")
        require((idx[1:] != idx[:-1]).any(axis=1).all(), "Two rounds draw the same rows.")

    calls = calls_of(seed, [(50, 200), (200, 100)])
    assert_law(student.bootstrap_indices, calls, leaves_out)


@pytest.mark.points(1)
def test_a_single_row_or_round(student, seed):
    """Never leaves out a single row, and takes a single round."""
    calls = calls_of(seed, [(1, 6), (9, 1), (1, 1), (4, 1)])
    assert_law(student.bootstrap_indices, calls, assert_complement)


@counterexample_search(
    n=strategies.choices(1, 2, 3, 5),
    n_rounds=strategies.choices(1, 2, 4),
    seed=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, n, n_rounds, seed):
    got = student.bootstrap_indices(n, n_rounds, np.random.default_rng(seed))
    right = reference.bootstrap_indices(n, n_rounds, np.random.default_rng(seed))
    for part, expected, what in zip(
        read_samples(got, n, n_rounds), right, ("idx", "oob"), strict=True
    ):
        assert_equal(part, expected, what=what)
