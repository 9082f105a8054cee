"""Hidden tests of optimization/directional_derivative; first docstring lines are shown."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_slope_for_a_step_of_unit_length(student, reference, seed):
    """Is the slope for a step of unit length, in directions that go uphill."""
    rng = np.random.default_rng(seed("gradients"))
    cases = [
        ((np.array([3.0, -1.0]), np.array([5.0, 12.0])), 3 / 13),
        ((np.array([2.0, 4.0]), np.array([3.0, 4.0])), 22 / 5),
        ((np.array([2.0, 4.0]), (1 + 1e-6) * np.array([0.6, 0.8])), 22 / 5),  # nearly of length 1
    ]
    for d in (1, 2, 3, 6):
        grad, v = rng.normal(size=(2, d))
        v = v * np.sign(grad @ v)  # uphill
        expected = reference.directional_derivative(grad, v)
        cases += [((grad, scale * v), expected) for scale in (1.0, 0.01, 50.0)]
        # Along v, f(w) = grad @ w + w @ w has the slope grad @ v / norm(v) at 0.
        unit = v / np.sqrt(np.sum(v**2))
        ahead, behind = (np.sum(grad * s * unit) + 1 for s in (1, -1))
        cases.append(((grad, 7 * v), (ahead - behind) / 2))
    assert_cases(student.directional_derivative, cases, atol=1e-9)


@pytest.mark.points(1)
def test_steepest_level_and_no_direction(student, seed):
    """Is negative downhill, zero at right angles to grad, works on integers, and refuses v = 0."""
    rng = np.random.default_rng(seed("directions"))
    cases = [
        ((np.zeros(2), np.array([1.0, 2.0])), 0.0),
        ((np.ones(1), np.array([-1e-100])), -1.0),
        ((np.array([-2.0, -4.0]), np.array([3.0, 4.0])), -22 / 5),
        ((np.array([-2, 4]), np.array([0.75, 1.0])), 2.0),  # one of integers, one of fractions
        # A small slope has as many right digits as a large one.
        Case((np.array([-3e-12, 1e-12]), np.array([5.0, 12.0])), -3e-12 / 13, atol=0.0),
    ]
    for d in (2, 5):
        grad, other = 3 * rng.normal(size=(2, d))
        steepest = np.sqrt(grad @ grad)
        level = other - (other @ grad) / steepest**2 * grad
        cases += [((grad, 4 * grad), steepest), ((grad, -grad / 9), -steepest), ((grad, level), 0)]
    # Directions with a zero in them, or whose entries add up to zero, are directions.
    grad = np.array([2.0, -7.0, 3.0])
    for v, slope in [
        ([0, 0, 5], 3),
        ([-4, 0, 0], -2),
        ([0, 3, 4], -9 / 5),
        ([3, -3, 0], 4.5**0.5 * 3),
    ]:
        cases.append(((grad, np.array(v, dtype=float)), slope))
    assert_cases(student.directional_derivative, cases, atol=1e-9)
    no_direction = {
        "v of zeros": (np.array([1.0, 2.0]), np.zeros(2)),
        "v of one zero": (np.array([1.0]), np.zeros(1)),
    }
    some_direction = np.array([1.0, 2.0]), np.array([3.0, 4.0])
    slope_of = student.directional_derivative
    assert_raises(slope_of, ValueError, no_direction, works_on=[some_direction])
    assert_leaves_arguments(slope_of, [some_direction, (-np.ones(1), np.array([4.0]))])
    assert_accepts(slope_of, [some_direction, (grad, np.array([0.0, -3.0, 4.0]))], integers=True)


@counterexample_search(vectors=strategies.equal_vectors(2, size=(1, 3)))
def agrees_with_the_reference(student, reference, vectors):
    grad, v = vectors
    assume(v.any())
    expected = reference.directional_derivative(grad, v)
    assert_close(student.directional_derivative(grad, v), expected, atol=1e-9)
