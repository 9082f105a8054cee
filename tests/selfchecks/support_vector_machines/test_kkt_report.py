"""Self-checks of kkt_report: the two worked examples, and a wrong offset."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ENTRIES = "primal", "dual_box", "equality", "slackness", "duality_gap"


def machine():
    x = np.array([0.0, 2.0, 3.0])
    return np.outer(x, x), np.array([-1.0, 1.0, 1.0])


def assert_report(report, *expected):
    for entry, value in zip(ENTRIES, expected, strict=True):
        assert_close(report[entry], value, atol=1e-9, what=entry)


@pytest.mark.points(1)
def test_optimal(student):
    """Reports five zeros for the multipliers (1/2, 1/2, 0) and b = -1, for C = 10 and infinity."""
    assert_unchanged(student.kkt_report, np.array([0.5, 0.5, 0.0]), -1.0, *machine(), 10.0)
    for C in (10.0, np.inf):
        assert_report(
            student.kkt_report(np.array([0.5, 0.5, 0.0]), -1.0, *machine(), C), 0, 0, 0, 0, 0
        )


@pytest.mark.points(1)
def test_nothing(student):
    """Reports the slackness 10 and the gap 30 for multipliers 0, b = 0 and C = 10."""
    assert_report(student.kkt_report(np.zeros(3), 0.0, *machine(), 10.0), 0, 0, 0, 10, 30)


@pytest.mark.points(1)
def test_wrong_offset(student):
    """Reports the slackness 4.75 and the gap 5 for b = -1.5: the point 2 has slack 1/2."""
    report = student.kkt_report(np.array([0.5, 0.5, 0.0]), -1.5, *machine(), 10.0)
    assert_report(report, 0, 0, 0, 4.75, 5)


@pytest.mark.points(1)
def test_not_allowed(student):
    """Reports a box left by 1 and a sum off by 2.5 for the multipliers (-1, 1.5, 0), C = 10."""
    report = student.kkt_report(np.array([-1.0, 1.5, 0.0]), 0.0, *machine(), 10.0)
    assert_close(report["dual_box"], 1.0)
    assert_close(report["equality"], 2.5)
