"""Self-checks of layer_gradient_norms: the worked example, a network of zeros."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives the root of 8 for x = 4 and one layer of zeros."""
    call = [(np.zeros((1, 2)), np.zeros(2))], np.array([[4.0]]), np.array([[1, 0]])
    assert_unchanged(student.layer_gradient_norms, *call)
    assert_close(student.layer_gradient_norms(*call), [np.sqrt(8)], rtol=1e-7)


@pytest.mark.points(1)
def test_zeros(student):
    """Gives 0 for both layers of a network of zeros with hidden relus."""
    params = [(np.zeros((1, 3)), np.zeros(3)), (np.zeros((3, 2)), np.zeros(2))]
    got = student.layer_gradient_norms(params, np.array([[4.0]]), np.array([[1, 0]]))
    assert_close(got, [0.0, 0.0], atol=1e-12)


@pytest.mark.points(1)
def test_two_layers(student):
    """Gives 1/2 for the first of two layers and the root of 8 for the last, by linear units."""
    params = [(np.array([[4.0]]), np.zeros(1)), (np.array([[0.5, -0.5]]), np.array([-2.0, 2.0]))]
    got = student.layer_gradient_norms(params, np.array([[1.0]]), np.array([[1, 0]]), "linear")
    # Z is 4 and both logits are 0: the slopes by the last weights are (-2, 2), by the unit -1/2.
    assert_close(got, [0.5, np.sqrt(8)], rtol=1e-7)
