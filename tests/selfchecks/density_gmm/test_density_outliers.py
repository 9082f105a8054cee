"""Self-checks of density_outliers: the worked example, counts, errors, scores of -inf."""

import numpy as np
import pytest
from selfchecks.testing import Mismatch, assert_equal, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Names 1 and 4 of the scores -1, -7, -2, -7, -9."""
    scores = np.array([-1.0, -7.0, -2.0, -7.0, -9.0])
    assert_unchanged(student.density_outliers, scores, 0.4)
    assert_equal(np.asarray(student.density_outliers(scores, 0.4)).tolist(), [1, 4])


@pytest.mark.points(1)
def test_counts(student):
    """Names none for 0, all for 1, 29 of 100 for 0.29; raises ValueError for 1.5 and -0.5."""
    scores = -np.arange(100.0)
    for fraction, count in ((0.0, 0), (1.0, 100), (0.29, 29), (0.308, 30)):
        named = len(student.density_outliers(scores, fraction))
        if named != count:
            raise Mismatch(f"For the fraction {fraction} of 100 it names {named}, not {count}.")
    for fraction in (1.5, -0.5):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.density_outliers(scores, fraction)


@pytest.mark.points(1)
def test_infinities(student):
    """Names the first two of three scores of -inf, in increasing order; indices are integers."""
    scores = np.array([2.0, -np.inf, -np.inf, 1.0, -np.inf])
    assert_equal(np.asarray(student.density_outliers(scores, 0.4)).tolist(), [1, 2])
    assert_equal(np.asarray(student.density_outliers(scores, 0.0)).dtype.kind, "i", what="the kind")
