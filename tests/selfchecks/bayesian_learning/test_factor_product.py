"""Self-checks of factor_product: the worked example, nothing in common, sizes that differ."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_raises, assert_unchanged


@pytest.mark.points(3)
def test_worked_example(student):
    """Multiplies (3, 5) over rain with a table over (wet, rain): rows of the product say rain."""
    call = (
        (("rain",), np.array([3.0, 5.0])),
        (("wet", "rain"), np.array([[1.0, 2.0], [10.0, 20.0]])),
    )
    assert_unchanged(student.factor_product, *call)
    names, table = student.factor_product(*call)
    assert_equal(names, ("rain", "wet"), what="the names")
    assert_close(table, np.array([[3.0, 30.0], [10.0, 100.0]]), what="the table")


@pytest.mark.points(2)
def test_other_factors(student):
    """Multiplies factors with nothing in common, and one over (a, b) with one over (b, a)."""
    names, table = student.factor_product(
        (("a",), np.array([1.0, 2.0])), (("b",), np.array([3.0, 5.0, 7.0]))
    )
    assert_equal(names, ("a", "b"), what="the names")
    assert_close(table, np.array([[3.0, 5.0, 7.0], [6.0, 10.0, 14.0]]), what="the table")
    square = np.array([[1.0, 2.0], [3.0, 4.0]])
    names, table = student.factor_product((("a", "b"), square), (("b", "a"), square))
    assert_equal(names, ("a", "b"), what="the names")
    assert_close(table, np.array([[1.0, 6.0], [6.0, 16.0]]), what="the table of (a, b) and (b, a)")


@pytest.mark.points(1)
def test_sizes(student):
    """Raises ValueError if a has two values in one factor and three in the other."""
    two, three = (("a",), np.ones(2)), (("a",), np.ones(3))
    assert_raises(
        student.factor_product, ValueError, {"2 and 3": (two, three)}, works_on=[(two, two)]
    )
