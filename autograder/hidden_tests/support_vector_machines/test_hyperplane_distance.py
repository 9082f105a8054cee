"""Hidden tests of hyperplane_distance; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import score
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

POINTS = np.array([[3.0, 4.0], [0.0, 0.0], [-7.0, 2.0]])
W, B = np.array([3.0, 4.0]), -5.0
ON_IT = np.array([[1.0, 0.5], [5.0, -2.5]])
SPACE = np.array([[1.0, 1.0, 1.0], [5.0, -1.0, 0.0], [0.0, 4.0, 2.0]])


@pytest.mark.points(1)
def test_distances(student, reference, seed):
    """Returns signed distances of points on both sides, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    cases = [
        ((POINTS, W, B), [4.0, -1.0, -3.6]),
        ((SPACE, np.array([1.0, -2.0, 2.0]), 2.0), [1.0, 3.0, -2 / 3]),
    ]
    for n, d in [(5, 2), (7, 3), (4, 6)]:
        X, w, b = rng.normal(size=(n, d)), rng.normal(size=d), rng.normal()
        expected = [score(w, b, x) / math.hypot(*w) for x in X]
        cases.append(((X, w, b), expected))
    assert_cases(student.hyperplane_distance, cases, scaled_atol=1e-9)
    calls = [call for call, _ in cases]
    assert_agrees(
        student.hyperplane_distance, reference.hyperplane_distance, calls, scaled_atol=1e-9
    )
    assert_leaves_arguments(student.hyperplane_distance, calls)


@pytest.mark.points(1)
def test_other_lengths_of_w(student, seed):
    """Returns the same distances for any positive multiple of w and b, tiny and huge ones too."""
    rng = np.random.default_rng(seed("points"))
    X, w, b = rng.normal(size=(4, 2)), rng.normal(size=2), rng.normal()
    drawn = [score(w, b, x) / math.hypot(*w) for x in X]
    cases = []
    for factor in (0.5, 7.0, 1e-12, 1e9, 1e-90, 1e90):
        cases.append(((POINTS, factor * W, factor * B), [4.0, -1.0, -3.6]))
        cases.append(((X, factor * w, factor * b), drawn))
    assert_cases(student.hyperplane_distance, cases, scaled_atol=1e-9)
    turned = [((POINTS, -W, -B), [-4.0, 1.0, 3.6])]
    assert_cases(student.hyperplane_distance, turned, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_units_sizes_and_integers(student, seed):
    """Takes other units, single points, points on the plane, one dimension, many, and integers."""
    line = np.array([2.0])
    cases = [
        ((POINTS[:1], W, B), [4.0]),
        ((ON_IT[:1], W, B), [0.0]),
        ((np.vstack([POINTS, ON_IT]), W, B), [4.0, -1.0, -3.6, 0.0, 0.0]),
        ((np.array([[3.0], [-1.0]]), line, -2.0), [2.0, -2.0]),
        ((np.array([[3.0]]), -line, -2.0), [-4.0]),
        ((np.ones((2, 100)), np.ones(100), 0.0), [10.0, 10.0]),
    ]
    # Whole numbers whose squares are too large for whole numbers of 64 bits.
    whole = np.array([3, 4]) * 10**12
    cases.append(((POINTS.astype(int), whole, -5 * 10**12), [4.0, -1.0, -3.6]))
    distances = np.array([4.0, -1.0, -3.6])
    cases += [((unit * POINTS, W, unit * B), unit * distances) for unit in (1e-9, 1e9)]
    rng = np.random.default_rng(seed("plane"))
    w = rng.integers(1, 5, size=3) * 1.0
    on_it = np.array([[w[1], -w[0], 0.0], [0.0, w[2], -w[1]], [0.0, 0.0, 0.0], w])
    cases.append(((on_it, w, 0.0), [0.0, 0.0, 0.0, math.hypot(*w)]))
    assert_cases(student.hyperplane_distance, cases, scaled_atol=1e-9, atol=1e-18)
    whole = [(POINTS, W, B), (SPACE, np.array([1.0, -2.0, 2.0]), 2.0)]
    assert_accepts(student.hyperplane_distance, whole, integers=True)


@pytest.mark.points(1)
def test_zero_is_no_plane(student):
    """Raises ValueError if w is 0, and for no other w."""
    nowhere = {
        "two zeros": (POINTS, np.zeros(2), -5.0),
        "one zero, b = 0": (np.array([[1.0]]), np.zeros(1), 0.0),
        "three zeros of integers": (SPACE, np.zeros(3, dtype=int), 1.0),
    }
    works_on = [
        (POINTS, W, B),
        (POINTS, np.array([0.0, 2.0]), 1.0),
        (POINTS, np.array([2.0, 0.0]), 1.0),
        (POINTS, np.array([3.0, -3.0]), 1.0),
    ]
    short = Case((POINTS, np.array([0.0, 1e-100]), 0.0), None, label="w of (0, 1e-100)")
    # It must return something; what, is looked at elsewhere.
    assert_cases(student.hyperplane_distance, [short], compare=lambda got, _: None)
    assert_raises(student.hyperplane_distance, ValueError, nowhere, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 2), 2), w=strategies.vectors(2), b=strategies.numbers()
)
def agrees_with_the_reference(student, reference, X, w, b):
    w = w if np.any(w) else w + 1
    expected = reference.hyperplane_distance(X, w, b)
    assert_close(student.hyperplane_distance(X, w, b), expected, atol=1e-9)
