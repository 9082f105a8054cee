"""Self-checks of error_interval: the worked example, the table of z, the error."""

import pytest
from selfchecks.testing import as_tuple, assert_cases, assert_close, assert_raises


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.1216 to 0.2784 for an error of 0.2 on 100 samples, and cuts off at 0 and 1."""
    cases = [((0.2, 100), (0.121601, 0.278399)), ((0.5, 2), (0.0, 1.0)), ((0.0, 5), (0.0, 0.0))]
    assert_cases(student.error_interval, cases, rtol=0, atol=1e-6)


@pytest.mark.points(1)
def test_z(student):
    """Uses z = 0.67 for a confidence of 50 % and z = 2.58 for 99 %."""
    for confidence, z in [(0.5, 0.6744898), (0.99, 2.5758293)]:
        _, high = as_tuple(student.error_interval(0.5, 10_000, confidence), 2)
        assert_close(high, 0.5 + z / 200, rtol=0, atol=1e-8, what="high")


@pytest.mark.points(1)
def test_95_is_no_confidence(student):
    """Raises ValueError for a confidence of 95, which is not 0.95, and for 0 and 1."""
    works_on = [(0.2, 100, 0.9)]
    calls = {f"a confidence of {c}": (0.2, 100, c) for c in (95.0, 0.0, 1.0)}
    assert_raises(student.error_interval, ValueError, calls, works_on=works_on)
