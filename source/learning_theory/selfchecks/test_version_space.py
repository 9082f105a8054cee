"""Self-checks of version_space: the worked example, no samples."""

import pytest
from selfchecks.testing import assert_equal

RULES = {
    "XOR": lambda x: x[0] ^ x[1],
    "OR": lambda x: x[0] | x[1],
    "AND": lambda x: x[0] & x[1],
    "x2": lambda x: x[1],
    "not x2": lambda x: 1 - x[1],
}


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns OR, XOR and x2 for the samples (0, 0) -> 0 and (0, 1) -> 1."""
    got = student.version_space(RULES, [((0, 0), 0), ((0, 1), 1)])
    assert_equal(got, ["OR", "XOR", "x2"])


@pytest.mark.points(2)
def test_no_samples(student):
    """Returns all names, sorted, if there are no samples."""
    assert_equal(student.version_space(RULES, []), ["AND", "OR", "XOR", "not x2", "x2"])
