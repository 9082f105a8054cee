"""Self-checks of es_select: the worked example, a tie, NaN, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

P = np.array([[0.0, 7.0], [1.0, 8.0], [2.0, 9.0]])
PARTS = "parents", "fitness"


@pytest.mark.points(2)
def test_best_first(student):
    """Selects rows 1 and 2 of fitness 1, 9, 5."""
    fitness = np.array([1.0, 9.0, 5.0])
    assert_unchanged(student.es_select, P, fitness, 2)
    assert_close(student.es_select(P, fitness, 2), (P[[1, 2]], np.array([9.0, 5.0])), parts=PARTS)


@pytest.mark.points(1)
def test_tie(student):
    """Selects row 0 before row 2 where both are equally fit."""
    got = student.es_select(P, np.array([5.0, 9.0, 5.0]), 2)
    assert_close(got, (P[[1, 0]], np.array([9.0, 5.0])), parts=PARTS)


@pytest.mark.points(1)
def test_nan(student):
    """Puts NaN last."""
    got = student.es_select(P, np.array([np.nan, -1.0, 4.0]), 3)
    assert_close(got, (P[[2, 1, 0]], np.array([4.0, -1.0, np.nan])), parts=PARTS)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for 0 and for 4 of three."""
    student.es_select(P, np.arange(3.0), 3)
    for mu in (0, 4):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.es_select(P, np.arange(3.0), mu)
