"""Self-checks of adaboost_round: the worked example, a distribution, perfect and hopeless ones."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged

Y = np.array([1.0, 1.0, -1.0, -1.0])
SECOND_WRONG = np.array([1.0, -1.0, -1.0, -1.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 1/4, log(3)/2 and 1/6, 1/2, 1/6, 1/6 for four rows with one mistake."""
    u = np.full(4, 0.25)
    assert_unchanged(student.adaboost_round, u, Y, SECOND_WRONG)
    eps, alpha, u_new = as_tuple(student.adaboost_round(u, Y, SECOND_WRONG), 3)
    assert_close(eps, 0.25, what="eps")
    assert_close(alpha, np.log(3) / 2, what="alpha")
    assert_close(u_new, [1 / 6, 1 / 2, 1 / 6, 1 / 6], what="u_new")


@pytest.mark.points(2)
def test_weights_of_any_sum(student):
    """Needs no weights that sum to 1, and returns weights that do."""
    eps, _, u_new = as_tuple(student.adaboost_round(np.array([2.0, 1, 3, 4]), Y, SECOND_WRONG), 3)
    assert_close(eps, 0.1, what="eps")
    assert_close(np.sum(u_new), 1.0, what="the sum of u_new")
    assert_close(u_new[1], 0.5, what="the weight of the wrong row")


@pytest.mark.points(2)
def test_perfect_and_hopeless(student):
    """Returns inf for a learner without mistakes, -inf for one that is always wrong."""
    u = np.array([0.5, 0.5, 1.0, 2.0])
    for h, right in ((Y, (0.0, np.inf)), (-Y, (1.0, -np.inf))):
        eps, alpha, u_new = as_tuple(student.adaboost_round(u, Y, h), 3)
        assert_close([eps, alpha], right, what="eps and alpha", atol=1e-12)
        assert_close(u_new, [0.125, 0.125, 0.25, 0.5], what="u_new")
    with pytest.raises(ValueError):  # noqa: PT011 - any message
        student.adaboost_round(np.zeros(4), Y, SECOND_WRONG)
