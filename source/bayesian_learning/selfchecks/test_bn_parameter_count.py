"""Self-checks of bn_parameter_count: the alarm, three values, a hundred variables."""

import pytest
from selfchecks.testing import assert_equal, assert_unchanged


@pytest.mark.points(1)
def test_alarm(student):
    """Gives (10, 31) for the alarm."""
    alarm = {"b": [], "e": [], "a": ["b", "e"], "j": ["a"], "m": ["a"]}
    assert_unchanged(student.bn_parameter_count, alarm, dict.fromkeys(alarm, 2))
    assert_equal(student.bn_parameter_count(alarm, dict.fromkeys(alarm, 2)), (10, 31))


@pytest.mark.points(1)
def test_other_sizes(student):
    """Gives (9, 17) for a with 2 values and two children with 3, and 2**100 - 1 for 100 coins."""
    parents = {"a": [], "b": ["a"], "c": ["a"]}
    assert_equal(student.bn_parameter_count(parents, {"a": 2, "b": 3, "c": 3}), (9, 17))
    coins = {f"coin {i}": [] for i in range(100)}
    got = student.bn_parameter_count(coins, dict.fromkeys(coins, 2))
    assert_equal(got, (100, 2**100 - 1))
