"""Self-checks of rejection_query: the worked example, two pieces of evidence, nothing accepted."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged

SAMPLES = {
    "rain": np.array([0, 1, 1, 0]),
    "wet": np.array([0, 1, 1, 1]),
    "cold": np.array([0, 0, 1, 0]),
}


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (2/3, 3) for rain if it is wet, (1/2, 2) if it is wet and not cold."""
    assert_unchanged(student.rejection_query, SAMPLES, "rain", {"wet": 1})
    for evidence, right in (
        ({"wet": 1}, (2 / 3, 3)),
        ({"wet": 1, "cold": 0}, (0.5, 2)),
        ({}, (0.5, 4)),
    ):
        estimate, accepted = student.rejection_query(SAMPLES, "rain", evidence)
        assert_close(estimate, right[0], what=f"the estimate given {evidence}")
        assert_equal(accepted, right[1], what=f"the number accepted given {evidence}")


@pytest.mark.points(1)
def test_nothing_accepted(student):
    """Gives (nan, 0) if no sample agrees."""
    estimate, accepted = student.rejection_query(SAMPLES, "rain", {"wet": 0, "cold": 1})
    assert_close(estimate, np.nan, what="the estimate")
    assert_equal(accepted, 0, what="the number accepted")
