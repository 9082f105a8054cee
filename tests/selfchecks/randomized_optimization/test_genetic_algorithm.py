"""Self-checks of genetic_algorithm: the run on paper, elites, no generation, the errors."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged

P0 = np.array([[0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 0]])


@pytest.mark.points(4)
def test_on_paper(student, open_function):
    """Breeds 111 in three generations."""
    call = open_function("one_max"), P0, 3, 1, 0.1, np.random.default_rng(8)
    x, value, history = as_tuple(student.genetic_algorithm(*call), 3)
    assert_close(history, np.array([1, 2, 2, 3]), what="the history")
    assert_close(x, np.ones(3), what="x")
    assert_close(value, 3, what="the value")
    assert_unchanged(student.genetic_algorithm, *call)


@pytest.mark.points(2)
def test_no_generation(student, open_function):
    """Returns the first of the fittest of P0 for n_gen = 0."""
    call = open_function("one_max"), P0, 0, 1, 0.1, np.random.default_rng(0)
    x, value, history = as_tuple(student.genetic_algorithm(*call), 3)
    assert_close(x, np.array([0, 0, 1]), what="x")
    assert_close(value, 1, what="the value")
    assert_close(history, np.array([1.0]), what="the history")


@pytest.mark.points(2)
def test_refuses(student, open_function):
    """Raises ValueError for more elites than individuals, and for strings of one bit."""
    f, rng = open_function("one_max"), np.random.default_rng(0)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.genetic_algorithm(f, P0, 2, 5, 0.1, rng)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.genetic_algorithm(f, P0[:, :1], 2, 1, 0.1, rng)
