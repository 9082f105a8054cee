"""Self-checks of fit_standardizer: the worked example, and a column of 0.1."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

NAMES = ("mean", "scale")


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns the means 2 and 5 and the scales 1 and 1, for integers, too."""
    X = np.array([[1.0, 5.0], [3.0, 5.0]])
    whole = np.array([[1, 4], [2, 5], [2, 6]])
    expected = [5 / 3, 5.0], [np.sqrt(2) / 3, np.sqrt(2 / 3)]
    assert_close(student.fit_standardizer(whole), expected, parts=NAMES)
    assert_unchanged(student.fit_standardizer, X)
    assert_close(student.fit_standardizer(X), ([2.0, 5.0], [1.0, 1.0]), parts=NAMES)


@pytest.mark.points(1)
def test_divides_by_n(student):
    """Divides by n: the scale of 1, 3, 5, 7 twice is the root of 5 (n - 1 gives 2.39)."""
    X = np.array([[1.0], [3.0], [5.0], [7.0], [3.0], [5.0], [1.0], [7.0]])
    assert_close(student.fit_standardizer(X), ([4.0], [np.sqrt(5.0)]), parts=NAMES)


@pytest.mark.points(1)
def test_constant_column(student):
    """Returns the scale 1 for 0.1 written seven times."""
    assert_close(student.fit_standardizer(np.full((7, 1), 0.1)), ([0.1], [1.0]), parts=NAMES)
