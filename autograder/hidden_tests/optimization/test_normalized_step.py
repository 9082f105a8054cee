"""Hidden tests of optimization/normalized_step; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_array, assert_close, assert_unchanged


@pytest.mark.points(1)
def test_length_and_direction(student, reference, seed):
    """Goes exactly eta far, straight against the gradient, however long the gradient is."""
    answer = student.normalized_step(np.array([2.0, 2.0]), np.array([0.0, -5.0]), 3.0)
    assert_close(answer, [2, 5], atol=1e-9)
    rng = np.random.default_rng(seed("steps"))
    for d in (1, 2, 5):
        w, grad = rng.normal(size=(2, d))
        for scale, eta in [(1.0, 1.0), (1e-8, 0.3), (1e5, 4.0)]:
            step = as_array(student.normalized_step(w, scale * grad, eta), shape=(d,)) - w
            assert_close(np.sqrt(step @ step), eta, atol=1e-9, what="the length of the step")
            expected = reference.normalized_step(w, grad, eta)
            assert_close(step + w, expected, atol=1e-9)
    assert_unchanged(student.normalized_step, w, grad, 0.5)


@pytest.mark.points(1)
def test_stays_where_the_gradient_is_zero(student):
    """Stays where the gradient is zero, without a NaN, and only there."""
    for w in (np.array([1.0, -2.0, 3.0]), np.array([4.0])):
        assert_close(student.normalized_step(w, np.zeros(len(w)), 0.5), w, atol=1e-9)
    w, grad = np.array([1.0, 1.0]), np.array([0.0, 1e-12])
    assert_close(student.normalized_step(w, grad, 0.5), [1, 0.5], atol=1e-9)
    assert_unchanged(student.normalized_step, w, np.zeros(2), 0.5)


@closer_look(vectors=strategies.equal_vectors(2, size=(1, 3)), eta=strategies.numbers(1, 3))
def agrees_with_the_reference(student, reference, vectors, eta):
    expected = reference.normalized_step(*vectors, eta)
    assert_close(student.normalized_step(*vectors, eta), expected, atol=1e-9)
