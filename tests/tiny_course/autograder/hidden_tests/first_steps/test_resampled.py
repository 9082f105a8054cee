"""Hidden tests of first_steps/resampled; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    assert_close,
    assert_unchanged,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_the_draws_are_those_of_the_generator(student, reference, seed, open_function):
    """Draws the samples from the generator in the order that the statement names."""
    drawn = seed("draws")
    x = np.random.default_rng(drawn).normal(size=7)
    for statistic in (open_function("total"), open_function("share_above", 0.25)):
        answer = student.resampled(statistic, x, 5, np.random.default_rng(drawn))
        expected = reference.resampled(statistic, x, 5, np.random.default_rng(drawn))
        assert_close(answer, expected)


@pytest.mark.points(1)
def test_shape_and_kind(student, open_function):
    """Gives one float64 for each sample, and leaves the data as they are."""
    x, rng = np.array([2, 2, 2]), np.random.default_rng(1)
    answer = as_array(
        student.resampled(open_function("total"), x, 4, rng), shape=(4,), dtype=np.float64
    )
    assert_close(answer, [6.0] * 4)
    assert_unchanged(student.resampled, open_function("total"), x, 1, rng)


@counterexample_search(x=strategies.vectors(size=(1, 3)), n=strategies.choices(1, 2))
def agrees_with_the_reference(student, reference, open_function, x, n):
    total = open_function("total")
    answer = student.resampled(total, x, n, np.random.default_rng(0))
    assert_close(answer, reference.resampled(total, x, n, np.random.default_rng(0)), atol=1e-9)
