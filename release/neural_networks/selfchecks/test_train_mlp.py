"""Self-checks of train_mlp: the worked example, a short last batch, two epochs, two layers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


def line():
    return np.array([[1.0], [2.0], [-1.0]]), np.array([[1, 0], [0, 1], [1, 0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Makes logits 1 and -1 of zeros in one step, and notes the loss 0.127 on both sets."""
    X, Y, start = np.array([[1.0]]), np.array([[1, 0]]), [(np.zeros((1, 2)), np.zeros(2))]
    call = start, X, Y, X, Y, 1.0, 1, 1, np.random.default_rng(0)
    assert_unchanged(student.train_mlp, *call)
    new, history = student.train_mlp(*call)
    assert_close(new[0][0], np.array([[0.5, -0.5]]), rtol=1e-6, what="W")
    assert_close(new[0][1], np.array([0.5, -0.5]), rtol=1e-6, what="b")
    assert_close(history["train"], [0.126928011], rtol=1e-6, what="the training history")
    assert_close(history["val"], [0.126928011], rtol=1e-6, what="the validation history")


@pytest.mark.points(3)
def test_recipe(student):
    """Follows the recipe through two epochs: batches of 2 of 3, momentum and decay (seed 3)."""
    X, Y = line()
    start = [(np.zeros((1, 2)), np.zeros(2))]
    new, history = student.train_mlp(
        start, X, Y, X[:1], Y[:1], 0.5, 2, 2, np.random.default_rng(3), 0.5, 0.1
    )
    assert_close(new[0][0], np.array([[-0.741510529, 0.741510529]]), rtol=1e-6, what="W")
    assert_close(new[0][1], np.array([0.475231982, -0.475231982]), rtol=1e-6, what="b")
    assert_close(
        history["train"], [0.494702736, 0.401214623], rtol=1e-6, what="the training history"
    )
    assert_close(
        history["val"], [0.566861052, 0.994466664], rtol=1e-6, what="the validation history"
    )


@pytest.mark.points(1)
def test_two_layers(student):
    """Follows the recipe with a hidden layer: one epoch of batches of 2 of 5 (seed 3)."""
    X, Y = np.array([[1.0], [2.0], [-1.0], [-3.0], [0.5]]), np.eye(2)[[0, 1, 0, 1, 0]]
    start = [(np.array([[1.0, -2.0]]), np.array([0.5, 0.0])), (np.eye(2), np.array([0.0, 0.25]))]
    rng, twin = np.random.default_rng(3), np.random.default_rng(3)
    new, history = student.train_mlp(start, X, Y, X[:2], Y[:2], 0.5, 2, 1, rng)
    assert_close(
        new[0][0], np.array([[0.438306003, -1.807395354]]), rtol=1e-6, what="W of the first layer"
    )
    assert_close(
        new[1][1], np.array([0.252849628, -0.002849628]), rtol=1e-6, what="b of the second layer"
    )
    assert_close(history["val"], [0.772380957], rtol=1e-6, what="the validation history")
    twin.permutation(5)
    require(rng.random() == twin.random(), "Something besides one permutation has been drawn.")


@pytest.mark.points(1)
def test_learns(student):
    """Learns XOR with eight hidden units in 200 epochs."""
    X = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
    Y, rng = np.eye(2)[[0, 1, 1, 0]], np.random.default_rng(1)
    start = [(rng.normal(size=(2, 8)), np.zeros(8)), (rng.normal(size=(8, 2)), np.zeros(2))]
    _, history = student.train_mlp(start, X, Y, X, Y, 0.2, 2, 200, rng, 0.9)
    require(len(history["val"]) == 200, "The history must have one entry for each epoch.")
    require(
        history["train"][-1] < 0.1,
        "The loss is not small after 200 epochs.",
        f"got {history['train'][-1]!r}",
    )
