"""Self-checks of factor_sum_out: the worked example, the last variable, one that is not there."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_raises, assert_unchanged

TABLE = np.array([[3.0, 30.0], [10.0, 100.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (13, 130) over wet without rain, and (33, 110) over rain without wet."""
    f = ("rain", "wet"), TABLE
    assert_unchanged(student.factor_sum_out, f, "rain")
    for var, other, sums in (("rain", "wet", [13.0, 130.0]), ("wet", "rain", [33.0, 110.0])):
        names, table = student.factor_sum_out(f, var)
        assert_equal(names, (other,), what="the names")
        assert_close(table, np.array(sums), what="the table")


@pytest.mark.points(1)
def test_last_variable(student):
    """Gives a factor without variables, 143, from (13, 130)."""
    names, table = student.factor_sum_out((("wet",), np.array([13.0, 130.0])), "wet")
    assert_equal(names, (), what="the names")
    assert_close(table, np.array(143.0), what="the table")


@pytest.mark.points(1)
def test_no_such_variable(student):
    """Raises ValueError if the factor has no such variable."""
    f = ("rain", "wet"), TABLE
    calls = {"snow": (f, "snow")}
    assert_raises(student.factor_sum_out, ValueError, calls, works_on=[(f, "wet")])
