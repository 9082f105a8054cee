"""Hidden tests of nearest_neighbors/nn_error_limit; first docstring lines are shown to students."""

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
def test_two_labels(student, reference, seed):
    """Weighs each row by its probability, rare or frequent, for two labels."""
    lopsided = np.array([[0.01, 0.01], [0.88, 0.1]])
    cases = [(tables.RARE, 8e-7 / 3), (tables.PAPER, 0.4), (lopsided, 0.01 + 0.176 / 0.98)]
    calls = [joint for joint in tables.drawn(seed("tables")) if joint.shape[1] == 2]
    cases += [(joint, tables.two_draws(joint)) for joint in (*calls, tables.TALL)]
    assert_cases(student.nn_error_limit, cases, atol=1e-9)
    assert_agrees(student.nn_error_limit, reference.nn_error_limit, calls, atol=1e-9)
    given = [*(joint for joint, _ in cases), *tables.NEARLY_ONE]
    assert_leaves_arguments(student.nn_error_limit, given)


@pytest.mark.points(1)
def test_more_labels(student, seed):
    """Is the probability that two labels drawn at one place differ, for any number of labels."""
    cases = [
        (np.array([[0.5, 0.3, 0.2]]), 0.62),
        (np.array([[0.25, 0.25, 0.0], [0, 0, 0.5]]), 0.25),
    ]
    wide = [joint for joint in tables.drawn(seed("tables")) if joint.shape[1] > 2]
    cases += [(joint, tables.two_draws(joint)) for joint in (tables.UNEVEN, *wide)]
    assert_cases(student.nn_error_limit, cases, atol=1e-9)


@pytest.mark.points(1)
def test_zeros_and_certainty(student):
    """Passes over rows of zeros, is 0 for certain labels, and (C - 1) / C for equal ones."""
    cases = [
        (np.vstack([tables.PAPER, np.zeros((2, 2))]), 0.4),
        (np.vstack([np.zeros((1, 3)), np.array([[0.5, 0.3, 0.2]])]), 0.62),
        (tables.CERTAIN, 0.0),
        (np.array([[0.0, 0.0], [1.0, 0.0]]), 0.0),
        (np.full((3, 4), 1 / 12), 0.75),
        (np.full((5, 2), 0.1), 0.5),
        (np.array([[1.0]]), 0.0),
    ]
    assert_cases(student.nn_error_limit, cases, atol=1e-9)


@pytest.mark.points(1)
def test_refuses_what_is_no_distribution(student):
    """Raises ValueError for a negative entry or another sum than 1, up to rounding."""
    assert_raises(
        student.nn_error_limit,
        ValueError,
        tables.REFUSED,
        works_on=[*tables.ORDINARY, *((joint,) for joint in tables.NEARLY_ONE)],
    )


@counterexample_search(counts=strategies.matrices((1, 3), (1, 3), low=0, high=4))
def agrees_with_the_reference(student, reference, counts):
    if not counts.any():
        return
    joint = counts / counts.sum()
    assert_close(student.nn_error_limit(joint), reference.nn_error_limit(joint), atol=1e-9)
