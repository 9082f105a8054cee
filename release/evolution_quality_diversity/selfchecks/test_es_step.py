"""Self-checks of es_step: the worked example, the recipe."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student, open_function):
    """Keeps -1 and copies it, where the fitness is -x^2 and sigma is 0."""
    P, f = np.array([[3.0], [-1.0], [2.0]]), open_function("minus_squares", np.zeros(1))
    assert_unchanged(student.es_step, P, f, 1, 2, 0.0, np.random.default_rng(0))
    got = student.es_step(P, f, 1, 2, 0.0, np.random.default_rng(0))
    assert_close(got, -np.ones((3, 1)), what="the new population")


@pytest.mark.points(2)
def test_recipe(student, open_function):
    """Puts the parents first, best first, then offspring of these parents."""
    P, f = np.array([[3.0, 1.0], [-1.0, 4.0], [2.0, 0.0]]), open_function("first_coordinate")
    rng = np.random.default_rng(2)
    j = rng.integers(0, 2, size=4)
    expected = np.vstack([P[[0, 2]], P[[0, 2]][j] + 0.5 * rng.standard_normal((4, 2))])
    got = student.es_step(P, f, 2, 4, 0.5, np.random.default_rng(2))
    assert_close(got, expected, what="the new population", atol=1e-12)
