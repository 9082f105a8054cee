"""Self-checks of kleinberg_check: three rules, members and names of clusters, the tables."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged


def three_blobs():
    rng = np.random.default_rng(1)
    X = np.repeat([[0.0, 0.0], [3.0, 0.0], [0.0, 3.0]], 5, axis=0) + 0.3 * rng.normal(size=(15, 2))
    return np.sqrt(((X[:, np.newaxis] - X) ** 2).sum(axis=2))


@pytest.mark.points(1)
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


@pytest.mark.points(1)
def test_members_count(student, open_function):
    """Looks at who is together: clusters of the same sizes may have other members."""
    D, names = three_blobs()[:4, :4], [0, 0, 1, 1]
    call = open_function("fixed", names), D, np.array([0, 1, 0, 1]), np.random.default_rng(0)
    expected = {"scale": True, "consistency": True, "richness": False}
    assert_equal(student.kleinberg_check(*call), expected, what="the result for [0, 0, 1, 1]")
    odd = open_function("odd_at", [0.5 * D[0, 1]], names, [0, 1, 0, 1])
    expected = {"scale": False, "consistency": True, "richness": True}
    got = student.kleinberg_check(odd, D, np.array(names), np.random.default_rng(0))
    assert_equal(got, expected, what="the result where only 0.5 D has another partition")


@pytest.mark.points(1)
def test_tables(student):
    """Hands over symmetric tables with a diagonal of 0, three for scale and one for each trial."""
    tables = []

    def remember(D):
        tables.append(np.array(D, dtype=float))
        return np.array([0, 0, 1, 1])

    D = three_blobs()[:4, :4]
    student.kleinberg_check(remember, D, np.array([0, 0, 1, 1]), np.random.default_rng(0), 2)
    for table in tables:
        assert_close(table, table.T, what="a table that was handed over, beside its transpose")
        assert_close(np.diag(table), np.zeros(4), atol=1e-12, what="the diagonal of such a table")
    rng = np.random.default_rng(0)
    shrunk = rng.uniform(0.3, 1, size=(4, 4))[0, 1] * D[0, 1]
    grown = rng.uniform(1, 3, size=(4, 4))[0, 2] * D[0, 2]
    hits = [np.allclose([table[0, 1], table[0, 2]], [shrunk, grown]) for table in tables]
    assert any(hits), "no table is that of the first trial by the recipe (first S, then E)"


@pytest.mark.points(1)
def test_names_mean_nothing(student, open_function):
    """Compares partitions, not names: three clusters whose names change violate nothing here."""
    call = open_function("renamed", 3), three_blobs(), np.arange(15) % 3, np.random.default_rng(0)
    assert_unchanged(student.kleinberg_check, *call)
    expected = dict.fromkeys(("scale", "consistency", "richness"), True)
    assert_equal(student.kleinberg_check(*call), expected)
