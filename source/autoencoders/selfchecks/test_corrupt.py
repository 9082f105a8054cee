"""Self-checks of corrupt: the worked example, both recipes, levels of 0, other words."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


@pytest.mark.points(1)
def test_worked_example(student):
    """Makes (1, 2, 0) of (1, 2, 3) with a level of 0.2 (seed 0)."""
    X = np.array([[1.0, 2.0, 3.0]])
    assert_unchanged(student.corrupt, X, "mask", 0.2, np.random.default_rng(0))
    got = student.corrupt(X, "mask", 0.2, np.random.default_rng(0))
    assert_close(got, np.array([[1.0, 2.0, 0.0]]), what="the masked sample")


@pytest.mark.points(1)
def test_recipes(student):
    """Follows both recipes for three samples, without clipping (seed 1)."""
    X, twin = np.arange(6.0).reshape(3, 2) / 5, np.random.default_rng(1)
    got = student.corrupt(X, "gaussian", 2.0, np.random.default_rng(1))
    assert_close(got, X + 2 * twin.standard_normal((3, 2)), atol=1e-12, what="gaussian")
    got = student.corrupt(X, "mask", 0.5, np.random.default_rng(1))
    kept = np.random.default_rng(1).random((3, 2)) >= 0.5
    assert_close(got, X * kept, atol=1e-12, what="mask")


@pytest.mark.points(1)
@pytest.mark.parametrize("kind", ["gaussian", "mask"])
def test_level_zero(student, kind):
    """Changes nothing for a level of 0, and draws all the same."""
    X, rng, twin = np.ones((2, 2)), np.random.default_rng(3), np.random.default_rng(3)
    assert_close(student.corrupt(X, kind, 0.0, rng), X, what="the sample")
    twin.random((2, 2)) if kind == "mask" else twin.standard_normal((2, 2))
    require(rng.random() == twin.random(), "There must be one draw of the shape of X.")


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for any other kind."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.corrupt(np.ones((2, 2)), "salt", 0.5, np.random.default_rng(0))
