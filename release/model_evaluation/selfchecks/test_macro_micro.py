"""Self-checks of macro_micro: the worked example, three metrics, zeros."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_cases, assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives recalls of 0.5 (macro) and 0.8 (micro) for the rows [8, 0] and [2, 0]."""
    C = np.array([[8, 0], [2, 0]])
    assert_close(as_tuple(student.macro_micro(C, "recall"), 2), (0.5, 0.8))


@pytest.mark.points(1)
def test_three_metrics(student):
    """Finds precision, recall and F1 of the rows [2, 1] and [0, 1]."""
    C = np.array([[2, 1], [0, 1]])
    cases = [
        ((C, "precision"), (3 / 4, 3 / 4)),
        ((C, "recall"), (5 / 6, 3 / 4)),
        ((C, "f1"), (11 / 15, 3 / 4)),
        ((C,), (11 / 15, 3 / 4)),
    ]
    assert_cases(student.macro_micro, cases)


@pytest.mark.points(1)
def test_zeros(student):
    """Gives (0, 0) for a matrix of zeros; a class of which there is nothing counts as 0."""
    cases = [((np.eye(3, dtype=int),), (1.0, 1.0)), ((np.zeros((3, 3), dtype=int),), (0.0, 0.0))]
    cases.append(((np.diag([4, 2, 0, 2]),), (3 / 4, 1.0)))
    assert_cases(student.macro_micro, cases)
