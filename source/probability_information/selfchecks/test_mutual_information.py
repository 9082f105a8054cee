"""Self-checks of mutual_information: equal coins, independent ones, another base."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1 bit for two equal coins."""
    assert_unchanged(student.mutual_information, np.eye(2) / 2)
    assert_close(student.mutual_information(np.eye(2) / 2), 1.0, atol=1e-9)


@pytest.mark.points(1)
def test_independent(student):
    """Gives 0, and no less, for two equal rows, also above a row of zeros."""
    joint = np.array([[0.125, 0.375], [0.125, 0.375], [0.0, 0.0]])
    assert_close(student.mutual_information(joint[:2]), 0.0, atol=1e-12)
    assert_close(student.mutual_information(joint), 0.0, atol=1e-12, what="with a row of zeros")
    product = np.outer([0.15, 0.4, 0.45], [0.1, 0.1, 0.1, 0.15, 0.2, 0.35])
    require(student.mutual_information(product) >= 0, "It is below 0 for an independent table.")


@pytest.mark.points(1)
def test_another_base(student):
    """Gives log 2 nats, 0.693, for two equal coins and base e."""
    assert_close(student.mutual_information(np.eye(2) / 2, float(np.e)), np.log(2), atol=1e-9)
