"""Self-checks of bn_joint: nothing happened and yet both call, the order of parents, a gap."""

import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

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
CALLS = {"burglary": 0, "earthquake": 0, "alarm": 1, "john": 1, "mary": 1}


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.000628 (0.999 * 0.998 * 0.001 * 0.9 * 0.7) for the example of the text."""
    assert_unchanged(student.bn_joint, ALARM, CALLS)
    assert_close(student.bn_joint(ALARM, CALLS), 0.999 * 0.998 * 0.001 * 0.9 * 0.7)


@pytest.mark.points(2)
def test_order_of_parents(student):
    """Reads the key in the order of the parents, not in that of the assignment."""
    silent = {"mary": 0, "john": 0, "alarm": 1, "earthquake": 1, "burglary": 0}
    assert_close(student.bn_joint(ALARM, silent), 0.999 * 0.002 * 0.29 * 0.1 * 0.3)


@pytest.mark.points(1)
def test_missing_variable(student):
    """Raises ValueError if Mary has no value."""
    missing = {name: value for name, value in CALLS.items() if name != "mary"}
    calls = {"no value for mary": (ALARM, missing)}
    assert_raises(student.bn_joint, ValueError, calls, works_on=[(ALARM, CALLS)])
