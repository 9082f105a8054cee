"""Self-checks of gaussian_offspring: the recipe, copies, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

PARENTS = np.array([[1.0, 10.0], [2.0, 20.0], [3.0, 30.0]])


@pytest.mark.points(2)
def test_recipe(student):
    """Draws all parents first, then all steps."""
    assert_unchanged(student.gaussian_offspring, PARENTS, 4, 0.5, np.random.default_rng(1))
    rng = np.random.default_rng(1)
    j = rng.integers(0, 3, size=4)
    expected = PARENTS[j] + 0.5 * rng.standard_normal((4, 2))
    got = student.gaussian_offspring(PARENTS, 4, 0.5, np.random.default_rng(1))
    assert_close(got, expected, what="the offspring", atol=1e-12)


@pytest.mark.points(1)
def test_copies(student):
    """Copies the only parent where sigma is 0."""
    got = student.gaussian_offspring(PARENTS[:1], 3, 0.0, np.random.default_rng(0))
    assert_close(got, np.tile(PARENTS[:1], (3, 1)), what="the offspring")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a negative sigma."""
    student.gaussian_offspring(PARENTS, 2, 0.1, np.random.default_rng(0))
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.gaussian_offspring(PARENTS, 2, -0.1, np.random.default_rng(0))
