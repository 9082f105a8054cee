"""Self-checks of ancestral_sample: the worked example, the order of the draws, two parents."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def pair(p, table):
    return {"wet": {"parents": ["rain"], "cpt": table}, "rain": {"parents": [], "cpt": {(): p}}}


@pytest.mark.points(2)
def test_worked_example(student):
    """Draws rain 0, 0, 1, 1, 0, 0 from seed 0, and grass that is wet where it rains."""
    net = pair(0.25, {(0,): 0.0, (1,): 1.0})
    assert_unchanged(student.ancestral_sample, net, 6, np.random.default_rng(0))
    samples = student.ancestral_sample(net, 6, np.random.default_rng(0))
    assert_equal(list(samples), ["rain", "wet"], what="the keys, in order")
    assert_equal(samples["rain"], np.array([0, 0, 1, 1, 0, 0]), what="rain")
    assert_equal(samples["wet"], np.array([0, 0, 1, 1, 0, 0]), what="wet")


@pytest.mark.points(2)
def test_draws(student):
    """Draws rain first and n numbers at once; wet compares its own with 0.3 or 0.6."""
    samples = student.ancestral_sample(
        pair(0.5, {(0,): 0.3, (1,): 0.6}), 8, np.random.default_rng(1)
    )
    u = np.random.default_rng(1).random((2, 8))
    rain = (u[0] < 0.5).astype(int)
    assert_equal(samples["rain"], rain, what="rain")
    assert_equal(samples["wet"], (u[1] < np.where(rain, 0.6, 0.3)).astype(int), what="wet")


@pytest.mark.points(1)
def test_two_parents(student):
    """Reads the table in the order of the parents, which is not that of the draws."""
    net = {
        "a": {"parents": [], "cpt": {(): 1.0}},
        "b": {"parents": [], "cpt": {(): 0.0}},
        "c": {"parents": ["b", "a"], "cpt": {(0, 0): 0.0, (0, 1): 1.0, (1, 0): 0.0, (1, 1): 0.0}},
    }
    samples = student.ancestral_sample(net, 3, np.random.default_rng(0))
    assert_equal(samples["c"], np.ones(3, dtype=int), what="c")
