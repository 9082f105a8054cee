"""Self-checks of gmm_aic_bic: the worked example, one component."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 434 and 478.29 for a mean of -2, n = 100, d = 2, K = 3."""
    got = as_tuple(student.gmm_aic_bic(-2.0, 100, 2, 3), 2)
    assert_close(got, [434.0, 400 + 17 * np.log(100.0)])


@pytest.mark.points(1)
def test_one_component(student):
    """Counts d means and d (d + 1) / 2 covariances for one component."""
    got = as_tuple(student.gmm_aic_bic(-1.5, 10, 4, 1), 2)
    assert_close(got, [58.0, 30 + 14 * np.log(10.0)])
