"""Self-checks of d_separated: the alarm, with chain, fork, collider and descendants."""

import pytest
from selfchecks.testing import assert_equal, assert_unchanged

ALARM = {"b": [], "e": [], "a": ["b", "e"], "j": ["a"], "m": ["a"]}


@pytest.mark.points(2)
def test_three_shapes(student):
    """Answers for the chain b, a, j, the fork j, a, m and the collider b, a, e."""
    assert_unchanged(student.d_separated, ALARM, "b", "j", {"a"})
    for x, y, given, right in (
        ("b", "j", set(), False),
        ("b", "j", {"a"}, True),
        ("j", "m", set(), False),
        ("j", "m", {"a"}, True),
        ("b", "e", set(), True),
        ("b", "e", {"a"}, False),
    ):
        got = student.d_separated(ALARM, x, y, given)
        assert_equal(got, right, what=f"{x} and {y}, given {given or 'nothing'}")


@pytest.mark.points(2)
def test_descendants_and_edges(student):
    """Opens a collider for its descendant; x = y is not separated unless it is given."""
    for x, y, given, right in (
        ("b", "e", {"j"}, False),
        ("b", "e", {"b"}, True),
        ("b", "b", set(), False),
        ("b", "b", {"b"}, True),
    ):
        got = student.d_separated(ALARM, x, y, given)
        assert_equal(got, right, what=f"{x} and {y}, given {given or 'nothing'}")
