"""Self-checks of bn_enumerate: the worked example, the alarm, evidence at the edges."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

GRASS = {
    "rain": {"parents": [], "cpt": {(): 0.25}},
    "wet": {"parents": ["rain"], "cpt": {(0,): 0.5, (1,): 0.75}},
}
ALARM = {
    "burglary": {"parents": [], "cpt": {(): 0.001}},
    "earthquake": {"parents": [], "cpt": {(): 0.002}},
    "alarm": {
        "parents": ["burglary", "earthquake"],
        "cpt": {(0, 0): 0.001, (0, 1): 0.29, (1, 0): 0.94, (1, 1): 0.95},
    },
    "john": {"parents": ["alarm"], "cpt": {(0,): 0.05, (1,): 0.9}},
    "mary": {"parents": ["alarm"], "cpt": {(0,): 0.01, (1,): 0.7}},
}


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives 6/7, 1/7 for rain if the grass is dry, and 7/16, 9/16 for wet without evidence."""
    assert_unchanged(student.bn_enumerate, GRASS, "rain", {"wet": 0})
    assert_close(student.bn_enumerate(GRASS, "rain", {"wet": 0}), np.array([6 / 7, 1 / 7]))
    assert_close(student.bn_enumerate(GRASS, "wet", {}), np.array([7 / 16, 9 / 16]))


@pytest.mark.points(2)
def test_alarm(student):
    """Gives 0.284172 for a burglary if both have called."""
    got = student.bn_enumerate(ALARM, "burglary", {"john": 1, "mary": 1})
    assert_close(got, np.array([0.715828, 0.284172]), rtol=1e-5)


@pytest.mark.points(1)
def test_edges(student):
    """Gives (0, 1) if the query was observed as 1; raises ValueError for impossible evidence."""
    assert_close(student.bn_enumerate(GRASS, "rain", {"rain": 1, "wet": 0}), np.array([0.0, 1.0]))
    desert = {**GRASS, "rain": {"parents": [], "cpt": {(): 0.0}}}
    works_on = [(desert, "wet", {"rain": 0})]
    calls = {"rain in the desert": (desert, "wet", {"rain": 1})}
    assert_raises(student.bn_enumerate, ValueError, calls, works_on=works_on)
