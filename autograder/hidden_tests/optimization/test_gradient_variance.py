"""Hidden tests of optimization/gradient_variance; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_number,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_scales_with,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_values(student, reference, seed):
    """Is the mean squared distance of the rows from their mean, also of integers."""
    rng = np.random.default_rng(seed("gradients"))
    cases = [(np.array([[0.0, 1.0, 5.0], [4.0, 3.0, 5.0]]), 5.0)]
    # One sample out of four disagrees by 4 in one entry: (3 * 1 + 9) / 4.
    cases.append((np.array([[1.0, 2.0]] * 3 + [[5.0, 2.0]]), 3.0))
    # A gradient of zero is one like others: (5 + 17 + 8) / 3.
    cases.append((np.array([[0.0, 0.0], [6.0, 0.0], [0.0, 3.0]]), 10.0))
    cases.append((np.array([[1.0, 2.0], [1 + 2.0**-20, 2.0]]), 2.0**-42))  # nearly alike
    for n, d in [(2, 1), (5, 3), (3, 7), (30, 4)]:
        grads = rng.normal(loc=2.0, size=(n, d)) * np.arange(1, d + 1)
        trace = np.trace(np.atleast_2d(np.cov(grads.T, bias=True)))
        cases += [(grads, trace), (grads + rng.normal(size=d), reference.gradient_variance(grads))]
    # Far from the minimum the samples agree, and what parts them is small.
    for signs in ([1, 1, 1, 1], [1, -1, 1, -1]):
        far = grads + 1e5 * np.array(signs)
        cases.append((far, reference.gradient_variance(far)))
    assert_cases(student.gradient_variance, cases, read=as_number, sizes=np.shape)
    assert_leaves_arguments(student.gradient_variance, [far, far[:1], far[:, :1]])
    counts = np.array([[1.0, 2.0], [2.0, 2.0], [4.0, -3.0]])
    assert_accepts(student.gradient_variance, [(counts,)], integers=True, read=as_number)
    assert_scales_with(student.gradient_variance, [(counts,)], power=2, read=as_number)


@pytest.mark.points(1)
def test_agreement_is_zero(student):
    """Is zero for rows that are all the same, and for a single row; columns may differ."""
    alike = np.array([[3.0, -1.0]] * 4), np.array([[7.0, 0.0, 2.0]]), np.zeros((3, 2))
    apart = np.array([[1.0, 2.0], [3.0, 7.0], [4.0, 4.5]])
    assert_varies(student.gradient_variance, [apart, 3 * apart, apart**2])
    cases = [(grads, 0.0) for grads in alike]
    assert_cases(student.gradient_variance, cases, atol=1e-9)


@counterexample_search(grads=strategies.matrices(rows=(1, 3), cols=(1, 3)))
def agrees_with_the_reference(student, reference, grads):
    expected = reference.gradient_variance(grads)
    assert_close(student.gradient_variance(grads), expected, atol=1e-9)
