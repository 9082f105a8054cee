"""Hidden tests of geometric_margin; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import clouds, score, separated
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

X, Y = np.array([[3.0, 4.0], [0.0, 0.0], [2.0, 1.0]]), np.array([1.0, -1.0, 1.0])
W, B = np.array([3.0, 4.0]), -5.0


@pytest.mark.points(1)
def test_separating_planes(student, reference, seed):
    """Returns the distance of the nearest point, where all are on their right sides."""
    rng = np.random.default_rng(seed("separated"))
    cases = [((X, Y, W, B), 1.0), ((X[:2], Y[:2], W, B + 2), 0.6)]
    for n, d in [(5, 2), (8, 3), (30, 4)]:
        points, y, w, b = separated(rng, n, d)
        expected = min(t * score(w, b, x) for x, t in zip(points, y, strict=True)) / math.hypot(*w)
        cases.append(((points, y, w, b), expected))
    assert_cases(student.geometric_margin, cases, atol=1e-9)
    calls = [call for call, _ in cases]
    assert_agrees(student.geometric_margin, reference.geometric_margin, calls, atol=1e-9)
    assert_leaves_arguments(student.geometric_margin, calls)


@pytest.mark.points(1)
def test_planes_that_do_not_separate(student, seed):
    """Returns minus the distance of the worst mistake, where some point is on its wrong side."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [((X, -Y, W, B), -4.0), ((X, np.array([1.0, 1.0, -1.0]), W, B), -1.0)]
    cases.append(((X, np.array([1.0, -1.0, -1.0]), W, B), -1.0))
    for n, d in [(6, 2), (20, 3)]:
        points, y = clouds(rng, n, d)
        w, b = rng.normal(size=d), rng.normal()
        y[3] = -1.0 if score(w, b, points[3]) > 0 else 1.0
        expected = min(t * score(w, b, x) for x, t in zip(points, y, strict=True)) / math.hypot(*w)
        cases.append(((points, y, w, b), expected))
    assert_cases(student.geometric_margin, cases, atol=1e-9)


@pytest.mark.points(1)
def test_lengths_and_units(student, seed):
    """Returns the same for any length of w, and scales with the unit of the points."""
    rng = np.random.default_rng(seed("separated"))
    points, y, w, b = separated(rng, 7, 3)
    margin = min(t * score(w, b, x) for x, t in zip(points, y, strict=True)) / math.hypot(*w)
    cases = []
    for factor in (0.1, 20.0, 1e-9, 1e9):
        cases.append(((X, Y, factor * W, factor * B), 1.0))
        cases.append(((points, y, factor * w, factor * b), margin))
    for unit in (1e-9, 1e-6, 1e12):
        cases.append(((unit * X, Y, W, unit * B), unit))
        cases.append(((unit * points, y, w, unit * b), unit * margin))
    assert_cases(student.geometric_margin, cases)


@pytest.mark.points(1)
def test_few_points_one_class_and_integers(student):
    """Takes single points, one class alone, points on the plane, and integers."""
    cases = [
        ((X[:1], Y[:1], W, B), 4.0),
        ((X[1:2], Y[1:2], W, B), 1.0),
        ((X[1:2], -Y[1:2], W, B), -1.0),
        ((X[[0, 2]], Y[[0, 2]], W, B), 1.0),
        ((X, np.ones(3), W, B), -1.0),
        ((X[[0, 2]], -np.ones(2), W, B), -4.0),
        ((np.array([[-1.0, 2.0], [3.0, 4.0]]), np.array([-1.0, 1.0]), W, B), 0.0),
        ((np.array([[5.0], [1.0]]), np.array([1.0, -1.0]), np.array([2.0]), -4.0), 1.0),
        ((X[:2].astype(int), Y[:2].astype(int), W.astype(int), -3), 0.6),
    ]
    assert_cases(student.geometric_margin, cases, atol=1e-9)
    whole = [(X, Y, W, B), (X, Y, np.array([1.0, 1.0]), -2.0), (X, -Y, np.array([1.0, 2.0]), -1.0)]
    assert_accepts(student.geometric_margin, whole, integers=True)


@counterexample_search(
    data=strategies.classifications((1, 3), 2, names=(-1.0, 1.0)),
    w=strategies.vectors(2),
    b=strategies.numbers(),
)
def agrees_with_the_reference(student, reference, data, w, b):
    w = w if np.any(w) else w + 1
    expected = reference.geometric_margin(*data, w, b)
    assert_close(student.geometric_margin(*data, w, b), expected, atol=1e-9)
