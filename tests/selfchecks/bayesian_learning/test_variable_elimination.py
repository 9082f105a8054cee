"""Self-checks of variable_elimination: the worked example, the alarm in two orders, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

RAIN = ("rain",), np.array([0.75, 0.25])
WET = ("rain", "wet"), np.array([[0.5, 0.5], [0.25, 0.75]])
ALARM = [
    (("burglary",), np.array([0.999, 0.001])),
    (("earthquake",), np.array([0.998, 0.002])),
    (
        ("burglary", "earthquake", "alarm"),
        np.array([[[0.999, 0.001], [0.71, 0.29]], [[0.06, 0.94], [0.05, 0.95]]]),
    ),
    (("alarm", "john"), np.array([[0.95, 0.05], [0.1, 0.9]])),
    (("alarm", "mary"), np.array([[0.99, 0.01], [0.3, 0.7]])),
]


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives 7/16, 9/16 for wet without evidence, and 6/7, 1/7 for rain if it is dry."""
    assert_unchanged(student.variable_elimination, [RAIN, WET], "wet", {}, ["rain"])
    got = student.variable_elimination([RAIN, WET], "wet", {}, ["rain"])
    assert_close(got, np.array([7 / 16, 9 / 16]))
    got = student.variable_elimination([RAIN, WET], "rain", {"wet": 0}, [])
    assert_close(got, np.array([6 / 7, 1 / 7]), what="rain, given dry grass")


@pytest.mark.points(3)
def test_alarm(student):
    """Gives 0.284172 for a burglary if both have called, in either order."""
    both = {"john": 1, "mary": 1}
    for order in (["earthquake", "alarm"], ["alarm", "earthquake"]):
        got = student.variable_elimination(ALARM, "burglary", both, order)
        assert_close(got, np.array([0.715828, 0.284172]), rtol=1e-5, what=f"order {order}")
    got = student.variable_elimination(
        ALARM, "mary", {"mary": 1}, ["john", "alarm", "earthquake", "burglary"]
    )
    assert_close(got, np.array([0.0, 1.0]), what="a query that was observed")


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for impossible evidence, and if the order lacks a variable."""
    never = ("rain",), np.array([1.0, 0.0])
    calls = {
        "impossible evidence": ([never, WET], "wet", {"rain": 1}, []),
        "rain is missing from the order": ([RAIN, WET], "wet", {}, []),
        "rain stands in it twice": ([RAIN, WET], "wet", {}, ["rain", "rain"]),
    }
    works_on = [([RAIN, WET], "wet", {}, ["rain"])]
    assert_raises(student.variable_elimination, ValueError, calls, works_on=works_on)
