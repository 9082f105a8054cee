"""Self-checks of lda_fit: the worked example, classes of different sizes, three classes, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

CROSS = np.array([[-2.0, 0.0], [2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
TWO = np.concatenate([CROSS, CROSS + 2.0]), np.array([0] * 4 + [1] * 4)


@pytest.mark.points(2)
def test_worked_example(student):
    """Finds (1, 4) / sqrt 17 with the eigenvalue 2.5 and the mean (1, 1)."""
    assert_unchanged(student.lda_fit, *TWO, 1)
    model = student.lda_fit(*TWO, 1)
    assert_close(model["mean"], [1.0, 1.0], what="'mean'")
    right = np.array([[1.0], [4.0]]) / np.sqrt(17)
    assert_close(model["W"], right, atol=1e-8, what="'W'")
    assert_close(model["eigenvalues"], [2.5], rtol=1e-8, what="'eigenvalues'")
    mirrored = student.lda_fit(-TWO[0], TWO[1], 1)["W"]
    assert_close(mirrored, right, atol=1e-8, what="'W' of mirrored rows")


@pytest.mark.points(2)
def test_sizes_of_classes(student):
    """Weighs a class by its size: 8 rows against 4 have the eigenvalue 20/9."""
    X = np.vstack([CROSS, CROSS, CROSS + 2])[::-1]
    model = student.lda_fit(X, np.repeat(["b", "a"], [4, 8]), 1)
    assert_close(model["eigenvalues"], [20 / 9], rtol=1e-8, what="'eigenvalues'")


@pytest.mark.points(1)
def test_reg(student):
    """Adds reg = 4 to the scatter within, which turns the direction to (2, 5) / sqrt 29."""
    W = student.lda_fit(*TWO, 1, 4.0)["W"]
    assert_close(W, np.array([[2.0], [5.0]]) / np.sqrt(29), atol=1e-8, what="'W'")


@pytest.mark.points(1)
def test_three_classes(student):
    """Has two columns of length 1 for three classes, the larger eigenvalue first."""
    X = np.vstack([CROSS, CROSS + np.array([6, 0]), CROSS + np.array([0, 9])])
    model = student.lda_fit(X, np.repeat([0, 1, 2], 4), 2)
    assert_close(np.linalg.norm(model["W"], axis=0), [1.0, 1.0], what="lengths of the columns")
    assert model["eigenvalues"][0] > model["eigenvalues"][1]
    for signs in ((1, 1), (1, -1), (-1, 1)):
        W = np.asarray(student.lda_fit(X * signs, np.repeat([7, -2, 300], 4), 2)["W"])
        largest = [column[np.argmax(np.abs(column))] for column in W.T]
        assert min(largest) > 0, "The largest entry of each column of W must be positive."


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for k = 2 with two classes, LinAlgError for dependent columns."""
    student.lda_fit(*TWO, 1)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.lda_fit(*TWO, 2)
    twins = np.column_stack([TWO[0], TWO[0][:, 0]])
    with pytest.raises(np.linalg.LinAlgError):
        student.lda_fit(twins, TWO[1], 1)
    assert np.all(np.isfinite(student.lda_fit(twins, TWO[1], 1, 0.1)["W"]))
