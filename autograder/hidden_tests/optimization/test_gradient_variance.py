"""Hidden tests of optimization/gradient_variance; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_number,
    assert_close,
    assert_unchanged,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_values(student, reference, seed):
    """Is the mean squared distance of the rows from their mean, summed over the columns."""
    rng = np.random.default_rng(seed("gradients"))
    cases = [(np.array([[0.0, 1.0, 5.0], [4.0, 3.0, 5.0]]), 5.0)]
    for n, d in [(2, 1), (5, 3), (3, 7), (30, 4)]:
        grads = rng.normal(loc=2.0, size=(n, d)) * np.arange(1, d + 1)
        trace = np.trace(np.atleast_2d(np.cov(grads.T, bias=True)))
        cases += [(grads, trace), (grads + rng.normal(size=d), reference.gradient_variance(grads))]
    far = grads + 1e5  # far from the minimum the samples agree, and what parts them is small
    cases.append((far, reference.gradient_variance(far)))
    answers = student.gradient_variance.map([(grads,) for grads, _ in cases])
    for answer, (grads, expected) in zip(answers, cases, strict=True):
        assert_close(as_number(answer), expected, sizes=list(grads.shape))
    assert_unchanged(student.gradient_variance, grads)


@pytest.mark.points(1)
def test_agreement_is_zero(student):
    """Is zero for rows that are all the same, and for a single row; columns may differ."""
    rows = np.array([[3.0, -1.0]] * 4), np.array([[7.0, 0.0, 2.0]]), np.zeros((3, 2))
    for answer in student.gradient_variance.map([(grads,) for grads in rows]):
        assert_close(answer, 0.0, atol=1e-9)
    # One sample out of four disagrees by 4 in one entry: (3 * 1 + 9) / 4.
    grads = np.array([[1.0, 2.0]] * 3 + [[5.0, 2.0]])
    assert_close(student.gradient_variance(grads), 3.0)


@counterexample_search(grads=strategies.matrices(rows=(1, 3), cols=(1, 3)))
def agrees_with_the_reference(student, reference, grads):
    expected = reference.gradient_variance(grads)
    assert_close(student.gradient_variance(grads), expected, atol=1e-9)
