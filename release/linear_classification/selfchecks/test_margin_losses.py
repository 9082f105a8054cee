"""Self-checks of margin_losses: the worked examples, large margins, tables and integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged

NAMES = {"zero_one", "perceptron", "hinge", "logistic", "exponential", "squared"}


@pytest.mark.points(3)
def test_worked_examples(student):
    """Gives the six losses at the margins -1, 0 and 2."""
    margins = np.array([-1.0, 0.0, 2.0])
    assert_unchanged(student.margin_losses, margins)
    got = student.margin_losses(margins)
    assert_equal(set(got), NAMES, what="the keys")
    for name, right in (
        ("zero_one", [1.0, 1.0, 0.0]),
        ("perceptron", [1.0, 0.0, 0.0]),
        ("hinge", [2.0, 1.0, 0.0]),
        ("logistic", [1.3132616875182228, 0.6931471805599453, 0.12692801104297252]),
        ("exponential", [np.exp(1), 1.0, np.exp(-2)]),
        ("squared", [4.0, 1.0, 1.0]),
    ):
        assert_close(got[name], right, what=name)


@pytest.mark.points(1)
def test_logistic_at_large_margins(student):
    """Has a logistic loss of 1000 at the margin -1000, and of 4.2e-18 at 40."""
    got = student.margin_losses(np.array([-1000.0, 40.0]))["logistic"]
    assert_close(got, [1000.0, 4.248354255291589e-18], what="logistic")


@pytest.mark.points(1)
def test_shape(student):
    """Keeps the shape of a table of integers."""
    got = student.margin_losses(np.array([[2, -3, 0], [1, 5, -1]]))
    assert_close(got["hinge"], [[0.0, 4.0, 1.0], [0.0, 0.0, 2.0]], what="hinge")
    assert_close(got["squared"], [[1.0, 16.0, 1.0], [0.0, 16.0, 4.0]], what="squared")
