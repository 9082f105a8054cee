"""Self-checks of likelihood_weighting: the worked example, the draws, edges."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

GRASS = {
    "wet": {"parents": ["rain"], "cpt": {(0,): 0.25, (1,): 0.75}},
    "rain": {"parents": [], "cpt": {(): 0.5}},
}


@pytest.mark.points(3)
def test_worked_example(student):
    """Weighs rain with 3/4 and no rain with 1/4 if it is wet, the other way round if it is dry."""
    assert_unchanged(
        student.likelihood_weighting, GRASS, "rain", {"wet": 1}, 9, np.random.default_rng(0)
    )
    rain = int(np.sum(np.random.default_rng(0).random(9) < 0.5))
    for value, heavy, light in ((1, 0.75, 0.25), (0, 0.25, 0.75)):
        got = student.likelihood_weighting(
            GRASS, "rain", {"wet": value}, 9, np.random.default_rng(0)
        )
        right = rain * heavy / (rain * heavy + (9 - rain) * light)
        assert_close(got, right, what=f"rain, given wet = {value}")


@pytest.mark.points(2)
def test_observed_cause(student):
    """Draws nothing for an observed cause, and sets it: wet has 3/4 if it rains."""
    got = student.likelihood_weighting(GRASS, "wet", {"rain": 1}, 9, np.random.default_rng(0))
    assert_close(got, float(np.mean(np.random.default_rng(0).random(9) < 0.75)))


@pytest.mark.points(1)
def test_edges(student):
    """Gives 0.0 for a query observed as 0, and nan if the evidence is impossible."""
    got = student.likelihood_weighting(GRASS, "rain", {"rain": 0}, 4, np.random.default_rng(0))
    assert_close(got, 0.0, what="a query that was observed")
    desert = {**GRASS, "rain": {"parents": [], "cpt": {(): 0.0}}}
    got = student.likelihood_weighting(desert, "wet", {"rain": 1}, 4, np.random.default_rng(0))
    assert_close(got, np.nan, what="rain in the desert")
