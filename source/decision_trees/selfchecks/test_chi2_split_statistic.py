"""Self-checks of chi2_split_statistic: the worked example and one branch."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


def labels():
    return np.array(["no", "no", "no", "yes", "no", "yes", "yes", "yes"])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 2.0 with 1 degree of freedom for the counts 3, 1 and 1, 3."""
    answer = student.chi2_split_statistic(labels(), np.array([0, 0, 0, 0, 1, 1, 1, 1]))
    assert_close(answer, (2.0, 1), atol=1e-9)


@pytest.mark.points(1)
def test_one_branch(student):
    """Gives (0.0, 0) for a single branch."""
    assert_close(student.chi2_split_statistic(labels(), np.zeros(8, int)), (0.0, 0), atol=1e-9)
