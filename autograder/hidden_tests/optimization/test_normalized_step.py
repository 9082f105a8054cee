"""Hidden tests of optimization/normalized_step; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_length_and_direction(student, reference, seed):
    """Goes exactly eta far, against a gradient of any length; integers are fine, too."""

    def is_eta_long(answer, w, _, eta):
        step = as_array(answer, shape=w.shape) - w
        assert_close(np.sqrt(step @ step), eta, atol=1e-9, what="the length of the step")

    cases = [
        ((np.array([2.0, 2.0]), np.array([0.0, -5.0]), 3.0), [2, 5]),
        # Entries that add up to zero make no zero; an array of ints cannot hold the answer.
        ((np.zeros(2), np.array([2.0, -2.0]), 2**0.5), [-1, 1]),
        ((np.array([2, 1]), np.array([3.0, 4.0]), 0.5), [1.7, 0.6]),
        ((np.ones(2), np.array([0.0, 1e-100]), 0.5), [1, 0.5]),
        ((np.ones(2), np.array([0.0, 1 - 1e-6]), 0.5), [1, 0.5]),  # nearly of length 1
    ]
    rng = np.random.default_rng(seed("steps"))
    for d in (1, 2, 5):
        w, grad = rng.normal(size=(2, d))
        for scale, eta in [(1.0, 1.0), (1e-10, 0.3), (1e5, 4.0)]:
            cases.append(((w, scale * grad, eta), reference.normalized_step(w, grad, eta)))
    assert_law(student.normalized_step, [call for call, _ in cases], is_eta_long)
    assert_cases(student.normalized_step, cases, atol=1e-9)
    assert_accepts(student.normalized_step, [cases[0][0], cases[1][0]], integers=[0, 1], atol=1e-9)
    assert_leaves_arguments(student.normalized_step, [(w, grad, 0.5), (w[:1], grad[:1], 2.0)])


@pytest.mark.points(1)
def test_stays_where_the_gradient_is_zero(student):
    """Stays where the gradient is zero, without a NaN, and nowhere else."""
    cases = [((w, np.zeros(len(w)), 0.5), w) for w in (np.array([1.0, -2.0, 3.0]), np.ones(1))]
    w, slopes = np.ones(2), np.array([[3.0, 4.0], [-8.0, 6.0]])
    assert_varies(student.normalized_step, [(w, slope, 0.5) for slope in slopes])
    assert_cases(student.normalized_step, cases, atol=1e-9)
    assert_leaves_arguments(student.normalized_step, [call for call, _ in cases])


@counterexample_search(
    vectors=strategies.equal_vectors(2, size=(1, 3)), eta=strategies.numbers(1, 3)
)
def agrees_with_the_reference(student, reference, vectors, eta):
    expected = reference.normalized_step(*vectors, eta)
    assert_close(student.normalized_step(*vectors, eta), expected, atol=1e-9)
