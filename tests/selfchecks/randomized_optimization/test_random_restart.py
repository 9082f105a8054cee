"""Self-checks of random_restart: the starts of the recipe, the sum of evaluations, the error."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close


@pytest.mark.points(3)
def test_starts(student, open_function):
    """Climbs from two drawn starts, with 17 evaluations together."""
    got = student.random_restart(open_function("one_max"), 3, 2, np.random.default_rng(0))
    x, value, evaluations = as_tuple(got, 3)
    assert_close(x, np.ones(3), what="x")
    assert_close([value, evaluations], [3, 17], what="value and evaluations")


@pytest.mark.points(1)
def test_refuses(student, open_function):
    """Raises ValueError for no climb at all."""
    student.random_restart(open_function("one_max"), 3, 1, np.random.default_rng(0))
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.random_restart(open_function("one_max"), 3, 0, np.random.default_rng(0))
