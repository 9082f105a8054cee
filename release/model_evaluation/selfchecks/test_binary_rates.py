"""Self-checks of binary_rates: the worked example and empty denominators."""

import pytest
from selfchecks.testing import assert_close, require

NAMES = ("accuracy", "error", "precision", "recall", "fpr", "tnr", "npv")


@pytest.mark.points(3)
def test_worked_example(student):
    """Turns TP 6, FP 2, FN 3, TN 9 into the seven rates of the example."""
    rates = student.binary_rates(6, 2, 3, 9)
    require(set(NAMES) <= set(rates), f"Expected the keys {NAMES}, got {tuple(rates)}.")
    expected = (15 / 20, 5 / 20, 6 / 8, 6 / 9, 2 / 11, 9 / 11, 9 / 12)
    for name, rate in zip(NAMES, expected, strict=True):
        assert_close(rates[name], rate, what=name)


@pytest.mark.points(1)
def test_no_alarms(student):
    """Gives a precision of 0.0 where nobody is called positive."""
    rates = student.binary_rates(0, 0, 3, 9)
    assert_close([rates["precision"], rates["npv"]], [0.0, 0.75], what="precision and npv")
