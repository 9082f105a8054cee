"""Self-checks of topological_order: the worked example, the alarm, cycles."""

import pytest
from selfchecks.testing import assert_equal, assert_raises, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives b, a, z if a has the parent b and z is alone."""
    assert_unchanged(student.topological_order, {"a": ["b"], "b": [], "z": []})
    assert_equal(student.topological_order({"a": ["b"], "b": [], "z": []}), ["b", "a", "z"])


@pytest.mark.points(2)
def test_two_parents(student):
    """Waits for both parents: d after a and e, and before f, which was free all the time."""
    parents = {"f": [], "d": ["e", "a"], "e": [], "a": []}
    assert_equal(student.topological_order(parents), ["a", "e", "d", "f"])


@pytest.mark.points(1)
def test_cycles(student):
    """Raises ValueError for a cycle, a node that is its own parent, and an unknown parent."""
    calls = {
        "a cycle": ({"a": ["b"], "b": ["a"], "c": []},),
        "its own parent": ({"a": ["a"]},),
        "an unknown parent": ({"a": ["b"]},),
    }
    works_on = [({"a": [], "b": ["a"]},)]
    assert_raises(student.topological_order, ValueError, calls, works_on=works_on)
