"""Self-checks of bias_variance: the worked example, and models that agree."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require

NAMES = ["bias2", "variance", "noise", "total"]


def parts(student, *arguments):
    got = student.bias_variance(*arguments)
    require(isinstance(got, dict), f"Expected a dict, got {type(got).__name__}.")
    require(set(got) == set(NAMES), f"Expected the keys {NAMES}, got {list(got)}.")
    return [got[key] for key in NAMES]


@pytest.mark.points(2)
def test_worked_example(student):
    """Splits the worked example into 2.5, 2.5 and 0.5."""
    preds, truth = np.array([[1.0, 4.0], [3.0, 8.0]]), np.array([1.0, 4.0])
    assert_unchanged(student.bias_variance, preds, truth, 0.5)
    assert_close(parts(student, preds, truth, 0.5), [2.5, 2.5, 0.5, 5.5])


@pytest.mark.points(1)
def test_three_sets_two_points(student):
    """Averages over three training sets first (dividing by 3), then over two test points."""
    preds, truth = np.array([[1.0, 0.0], [2.0, 6.0], [6.0, 3.0]]), np.array([0.0, 1.0])
    assert_close(parts(student, preds, truth, 2.0), [6.5, 16 / 3, 2.0, 83 / 6])


@pytest.mark.points(1)
def test_models_that_agree(student):
    """Finds no variance where three training sets lead to the same predictions."""
    preds, truth = np.tile([1.0, 2.0], (3, 1)), np.array([0.0, 4.0])
    assert_close(parts(student, preds, truth, 0.0), [2.5, 0.0, 0.0, 2.5], atol=1e-12)
