"""Self-checks of kleinberg_check: rules that violate one property each, and names that change."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def three_blobs():
    rng = np.random.default_rng(1)
    X = np.repeat([[0.0, 0.0], [3.0, 0.0], [0.0, 3.0]], 5, axis=0) + 0.3 * rng.normal(size=(15, 2))
    return np.sqrt(((X[:, np.newaxis] - X) ** 2).sum(axis=2))


@pytest.mark.points(2)
@pytest.mark.parametrize(
    ("rule", "value", "broken"),
    [
        ("stop_at_count", 3, "richness"),
        ("stop_at_height", 0.9, "scale"),
        ("stop_at_share", 0.3, "consistency"),
    ],
)
def test_three_rules(student, open_function, rule, value, broken):
    """Finds for each of three stopping rules the property that it violates."""
    call = open_function(rule, value), three_blobs(), np.arange(15) % 2, np.random.default_rng(0)
    expected = {name: name != broken for name in ("scale", "consistency", "richness")}
    assert_equal(student.kleinberg_check(*call), expected, what=f"the result for {rule}")


@pytest.mark.points(2)
def test_names_mean_nothing(student, open_function):
    """Compares partitions, not names: three clusters whose names change violate nothing here."""
    call = open_function("renamed", 3), three_blobs(), np.arange(15) % 3, np.random.default_rng(0)
    assert_unchanged(student.kleinberg_check, *call)
    expected = dict.fromkeys(("scale", "consistency", "richness"), True)
    assert_equal(student.kleinberg_check(*call), expected)
