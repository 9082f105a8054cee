"""Self-checks of train_autoencoder: the worked example, batches, noise, no epochs, learning."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require

KEYS = ("W1", "b1", "W2", "b2")
X = np.array([[1.0, 0.0], [0.5, 1.0], [0.0, 0.25]])

PLAIN = {
    "W1": np.array([[0.9233126622], [-1.8878681505]]),
    "b1": np.array([-0.0817461405]),
    "W2": np.array([[0.6256486874, 1.7343413062]]),
    "b2": np.array([0.0175997554, -0.9858398769]),
}
PLAIN_LOSSES = np.array([1.5224956074, 1.5091955268])
NOISY = {
    "W1": np.array([[1.024662361], [-1.9462117886]]),
    "b1": np.array([-0.1121221353]),
    "W2": np.array([[0.5361441211, 1.8851300386]]),
    "b2": np.array([0.0304296878, -0.9700809034]),
}
NOISY_LOSSES = np.array([1.5423593932, 1.5341404421])


def zeros():
    return {"W1": np.zeros((1, 1)), "b1": np.zeros(1), "W2": np.zeros((1, 1)), "b2": np.zeros(1)}


def small():
    return {"W1": np.array([[1.0], [-2.0]]), "b1": np.zeros(1), "W2": np.array([[0.5, 2.0]]),
            "b2": np.array([0.0, -1.0])}  # fmt: skip


@pytest.mark.points(1)
def test_worked_example(student):
    """Moves W2 to 1/4 and b2 to 1/2 in one step, and notes the loss 0.429."""
    call = zeros(), np.ones((1, 1)), 1.0, 1, 1, np.random.default_rng(0)
    assert_unchanged(student.train_autoencoder, *call)
    params, losses = student.train_autoencoder(*call)
    for key, value in (("W1", [[0.0]]), ("b1", [0.0]), ("W2", [[0.25]]), ("b2", [0.5])):
        assert_close(params[key], np.array(value), atol=1e-9, what=key)
    assert_close(np.asarray(losses), np.log1p(np.exp([-0.625])), rtol=1e-6, what="the losses")


@pytest.mark.points(2)
def test_batches(student):
    """Follows the recipe through two epochs of batches of 2 of 3 (seed 3)."""
    params, losses = student.train_autoencoder(small(), X, 0.5, 2, 2, np.random.default_rng(3))
    for key, value in PLAIN.items():
        assert_close(params[key], value, rtol=1e-6, what=key)
    assert_close(np.asarray(losses), PLAIN_LOSSES, rtol=1e-6, what="the losses")


@pytest.mark.points(3)
def test_noise(student, open_function):
    """Damages the input of every batch anew and aims at the clean one (seed 3)."""
    masked = open_function("masked", 0.5)
    call = small(), X, 0.5, 2, 2, np.random.default_rng(3), masked
    params, losses = student.train_autoencoder(*call)
    for key, value in NOISY.items():
        assert_close(params[key], value, rtol=1e-6, what=key)
    assert_close(np.asarray(losses), NOISY_LOSSES, rtol=1e-6, what="the losses, of clean samples")


@pytest.mark.points(1)
def test_no_epochs(student):
    """Draws nothing and changes nothing in no epochs."""
    rng, twin = np.random.default_rng(3), np.random.default_rng(3)
    params, losses = student.train_autoencoder(small(), X, 0.5, 0, 2, rng)
    require(len(losses) == 0, "There must be no losses.", f"got {len(losses)}")
    for key in KEYS:
        assert_close(params[key], small()[key], rtol=1e-6, what=key)
    require(rng.random() == twin.random(), "Something has been drawn.")
