"""Self-checks of init_params: shapes, one draw of each kind, another word."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, require


@pytest.mark.points(1)
def test_shapes_and_zeros(student):
    """Makes a (2, 3) and a (3, 1) array of zeros for [2, 3, 1], with biases, and draws nothing."""
    rng = np.random.default_rng(0)
    params = student.init_params([2, 3, 1], "zeros", rng)
    require(rng.random() == np.random.default_rng(0).random(), "Something has been drawn.")
    require(len(params) == 2, "There must be two layers.", f"got {len(params)}")
    for (W, b), (nin, nout) in zip(params, [(2, 3), (3, 1)], strict=True):
        assert_close(W, np.zeros((nin, nout)), what="W")
        assert_close(b, np.zeros(nout), what="b")


@pytest.mark.points(2)
@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("normal", 0.001257302),
        ("xavier_uniform", 0.300068023),
        ("xavier_normal", 0.079518774),
        ("he_normal", 0.125730221),
    ],
)
def test_first_draws(student, kind, first):
    """Draws the first weight from 2 inputs to 3 units by the recipe (seed 0)."""
    W, b = student.init_params([2, 3], kind, np.random.default_rng(0))[0]
    assert_close(W[0][0], first, rtol=1e-6, what=f"the first weight of {kind}")
    assert_close(b, np.zeros(3), what="the biases")


@pytest.mark.points(1)
def test_second_layer(student):
    """Draws the second layer of [2, 3, 2] after the first, by he_normal (seed 3)."""
    (W1, _), (W2, b2) = student.init_params([2, 3, 2], "he_normal", np.random.default_rng(3))
    assert_close(
        W1[0], [2.040919121, -2.555665031, 0.418098847], rtol=1e-6, what="the first row of W1"
    )
    assert_close(
        W2,
        np.array(
            [[-1.649311768, -0.189371993], [-0.706443519, 2.713217744], [0.184353998, -0.287921838]]
        ),
        rtol=1e-6,
        what="W2",
    )
    assert_close(b2, np.zeros(2), what="the biases")


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for a word that is not in the table."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.init_params([2, 3], "ones", np.random.default_rng(0))
