"""Self-checks of optimization_bias: a trial on paper, and the recipe."""

import numpy as np
import pytest
from selfchecks.testing import assert_close

ONE_TRIAL = [(0, 0.3), (1, 0.2), (2, 0.1)]


@pytest.mark.points(1)
def test_one_trial(student):
    """Returns 0.3, 0.2 and 0.1 for single trials of 3 models and 10 examples, seeds 0 to 2."""
    for number, expected in ONE_TRIAL:
        got = student.optimization_bias(10, 3, np.random.default_rng(number), n_trials=1)
        assert_close(got, expected, atol=1e-9)


@pytest.mark.points(1)
def test_default(student):
    """Returns 0.27240 for 20 examples, 100 models, seed 0 and the default of 1000 trials."""
    got = student.optimization_bias(20, 100, np.random.default_rng(0))
    assert_close(got, 0.27240, atol=1e-9)
