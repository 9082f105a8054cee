"""Hidden tests of nearest_neighbors/bayes_error; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors import tables
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_the_best_rule(student, reference, seed):
    """Is the error of the best rule, for rare rows and frequent ones, tall tables and wide ones."""
    cases = [(tables.PAPER, 0.3), (tables.UNEVEN, 0.45), (tables.TALL, 0.2), (tables.UNEVEN.T, 0.1)]
    cases.append((tables.RARE, 2e-7))
    drawn = [joint for joint in tables.drawn(seed("tables")) if len(joint) > 1]
    cases += [(joint, tables.least_of_all_rules(joint)) for joint in drawn if joint.shape[0] < 6]
    assert_cases(student.bayes_error, cases, atol=1e-9)
    assert_agrees(student.bayes_error, reference.bayes_error, drawn, atol=1e-9)
    # Rounding has moved the sum of the last one off 1.
    given = [*(joint for joint, _ in cases), np.array([[0.7, 0.1], [0.1, 0.1]])]
    assert_leaves_arguments(student.bayes_error, given)


@pytest.mark.points(1)
def test_rows_of_zeros_and_ties(student):
    """Passes over rows of zeros, does not mind ties, and takes a single row or certain labels."""
    cases = [
        (np.vstack([tables.PAPER, np.zeros((2, 2))]), 0.3),
        (np.vstack([np.zeros((1, 2)), tables.TALL]), 0.2),
        (np.array([[0.25, 0.25], [0.3, 0.2]]), 0.45),
        (np.array([[0.7, 0.3]]), 0.3),
        (np.full((5, 2), 0.1), 0.5),
        (tables.CERTAIN, 0.0),
        (np.array([[0.0, 1.0]]), 0.0),
    ]
    assert_cases(student.bayes_error, cases, atol=1e-9)


@pytest.mark.points(1)
def test_refuses_what_is_no_distribution(student):
    """Raises ValueError for a negative entry or another sum than 1, up to rounding."""
    assert_raises(
        student.bayes_error,
        ValueError,
        tables.REFUSED,
        works_on=[*tables.ORDINARY, *((joint,) for joint in tables.NEARLY_ONE)],
    )


@counterexample_search(counts=strategies.matrices((1, 3), (1, 3), low=0, high=4))
def agrees_with_the_reference(student, reference, counts):
    if not counts.any():
        return
    joint = counts / counts.sum()
    assert_close(student.bayes_error(joint), reference.bayes_error(joint), atol=1e-9)
