"""Self-checks of dropout: the worked example, a p that is not one half, no training, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


@pytest.mark.points(1)
def test_worked_example(student):
    """Makes (2, 0, 0) of (1, 2, 3) with p = 1/2 (seed 0), and (1.25, 2.5, 0) with p = 0.2."""
    A = np.array([1.0, 2.0, 3.0])
    assert_unchanged(student.dropout, A, 0.5, np.random.default_rng(0))
    A_out, mask = student.dropout(A, 0.5, np.random.default_rng(0))
    assert_close(A_out, [2.0, 0.0, 0.0], what="A_out")
    assert_close(mask, [2.0, 0.0, 0.0], what="the mask")
    A_out, mask = student.dropout(A, 0.2, np.random.default_rng(0))
    assert_close(A_out, [1.25, 2.5, 0.0], what="A_out for p = 0.2")
    assert_close(mask, [1.25, 1.25, 0.0], what="the mask for p = 0.2")


@pytest.mark.points(1)
def test_not_training(student):
    """Leaves everything as it is when it is not training."""
    A_out, mask = student.dropout(np.array([1.0, 2.0]), 0.5, np.random.default_rng(0), False)
    assert_close(A_out, [1.0, 2.0], what="A_out")
    assert_close(mask, [1.0, 1.0], what="the mask")


@pytest.mark.points(1)
@pytest.mark.parametrize(("p", "train", "draws"), [(0.5, False, 0), (0.0, True, 2), (0.5, True, 2)])
def test_leaves_the_generator(student, p, train, draws):
    """Draws one number for each entry in training, also for p = 0, and otherwise none."""
    rng, twin = np.random.default_rng(3), np.random.default_rng(3)
    student.dropout(np.array([1.0, 2.0]), p, rng, train)
    twin.random(draws)
    require(rng.random() == twin.random(), f"The generator is not {draws} draws further.")


@pytest.mark.points(1)
@pytest.mark.parametrize("train", [True, False])
def test_refuses(student, train):
    """Raises ValueError for p = 1, in training or not."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.dropout(np.ones(2), 1.0, np.random.default_rng(0), train)
