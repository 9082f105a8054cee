"""Self-checks of kmeans_plus_plus: the recipe, rows that are equal, the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

LINE = np.array([[0.0], [2.0], [6.0], [10.0]])


@pytest.mark.points(2)
def test_recipe(student):
    """Draws by squared distances to the nearest row so far."""
    assert_unchanged(student.kmeans_plus_plus, LINE, 2, np.random.default_rng(0))
    for seed in range(5):
        rng, picked = np.random.default_rng(seed), []
        picked.append(rng.integers(4))
        for _ in range(2):
            squares = np.min((LINE - LINE[picked].T) ** 2, axis=1)
            picked.append(rng.choice(4, p=squares / squares.sum()))
        got = student.kmeans_plus_plus(LINE, 3, np.random.default_rng(seed))
        assert_close(got, LINE[picked], what="the rows drawn", atol=1e-12)


@pytest.mark.points(1)
def test_equal_rows(student):
    """Goes on where all rows are equal."""
    got = student.kmeans_plus_plus(np.full((3, 2), 4), 2, np.random.default_rng(0))
    assert_close(got, np.full((2, 2), 4.0), what="the rows drawn")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for 0 and for 5 of four rows."""
    student.kmeans_plus_plus(LINE, 4, np.random.default_rng(0))
    for k in (0, 5):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.kmeans_plus_plus(LINE, k, np.random.default_rng(0))
