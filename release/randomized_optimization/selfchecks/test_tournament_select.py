"""Self-checks of tournament_select: the example on paper, the first of equals."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_on_paper(student):
    """Returns the winners of the statement."""
    call = np.array([3.0, 9.0, 1.0, 5.0]), 3, np.random.default_rng(0)
    assert_close(student.tournament_select(*call), np.array([3, 1, 1]))
    assert_unchanged(student.tournament_select, *call)


@pytest.mark.points(1)
def test_equals(student):
    """Lets the first of the pair win where all are equally fit."""
    first = np.random.default_rng(1).integers(0, 5, size=(8, 2))[:, 0]
    got = student.tournament_select(np.ones(5), 8, np.random.default_rng(1))
    assert_close(got, first)
