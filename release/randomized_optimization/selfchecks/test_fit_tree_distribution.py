"""Self-checks of fit_tree_distribution: the example on paper, without imagined counts."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

SIX = np.array([[0, 0], [0, 1], [1, 1], [1, 1], [1, 1], [0, 0]])


@pytest.mark.points(3)
def test_on_paper(student):
    """Returns the probabilities of the statement."""
    dist = student.fit_tree_distribution(SIX, [-1, 0])
    assert_close(dist["root"], 0.5, what="root")
    assert_close(dist["cpt"], np.array([[0.5, 0.5], [0.4, 0.8]]), what="cpt")
    assert_unchanged(student.fit_tree_distribution, SIX, [-1, 0])


@pytest.mark.points(2)
def test_without_alpha(student):
    """Returns plain shares for alpha = 0, and 1/2 where there is nothing to count."""
    dist = student.fit_tree_distribution(SIX[2:5], [-1, 0], 0.0)
    assert_close(dist["root"], 1.0, what="root")
    assert_close(dist["cpt"], np.array([[1.0, 1.0], [0.5, 1.0]]), what="cpt")
