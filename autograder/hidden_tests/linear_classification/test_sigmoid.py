"""Hidden tests of linear_classification/sigmoid; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_values(student, reference, seed):
    """Is 1 / (1 + exp(-z)); the chances at z and -z add up to 1."""
    z = np.array([0.0, math.log(3), -math.log(3), math.log(9), 2.0, -2.0])
    right = [0.5, 0.75, 0.25, 0.9, 0.8807970779778823, 0.11920292202211755]
    drawn = 2 * np.random.default_rng(seed("scores")).normal(size=25)
    cases = [(z, right), (drawn, [1 / (1 + math.exp(-v)) for v in drawn.tolist()])]
    assert_cases(student.sigmoid, cases)
    assert_agrees(student.sigmoid, reference.sigmoid, [drawn, -drawn])
    p, other = student.sigmoid.map([(drawn,), (-drawn,)])
    both = as_array(p, shape=drawn.shape) + as_array(other, shape=drawn.shape)
    assert_close(both, np.ones(drawn.shape), what="the sum of the chances at z and -z")
    assert_leaves_arguments(student.sigmoid, [drawn, np.array([-50.0, 2.0, 900.0])])


@pytest.mark.points(1)
def test_both_ends(student):
    """Is 0 at -1000 and 1 at 1000, and never nan."""
    cases = [
        (np.array([-1000.0, 1000.0]), [0.0, 1.0]),
        (np.array([1000.0, 0.0, -1000.0, 1.0]), [1.0, 0.5, 0.0, 0.7310585786300049]),
        (
            np.array([16.0, 18.0, 20.0, 30.0]),
            [0.9999998874648379, 0.9999999847700205, 0.9999999979388463, 0.9999999999999065],
        ),
        (np.array([40.0, 710.0, 750.0, 1e6]), [1.0, 1.0, 1.0, 1.0]),
    ]
    assert_cases(student.sigmoid, cases, atol=1e-300)


@pytest.mark.points(1)
def test_left_tail(student, seed):
    """Keeps all digits of tiny chances."""
    z = np.array([-20.0, -36.0, -40.0, -100.0, -500.0, -700.0])
    drawn = -np.random.default_rng(seed("scores")).uniform(30, 690, size=12)
    cases = [(v, [math.exp(s) / (1 + math.exp(s)) for s in v.tolist()]) for v in (z, drawn)]
    cases.append((np.array([-40.0]), [4.248354255291589e-18]))
    assert_cases(student.sigmoid, cases)


@pytest.mark.points(1)
def test_shapes_and_integers(student, seed):
    """Keeps any shape of z, answers a number with one; takes an empty z, integers and float32."""
    rng = np.random.default_rng(seed("scores"))
    tables = [np.array([[2.0, -1.0], [0.5, 3.0]]), rng.normal(size=(3, 1, 2)), np.empty((0, 2))]
    whole = np.array([[-3, 0, 5], [1, -1, 2]])
    tables += [whole, np.array([-9, 9])]
    cases = [(table, 1 / (1 + np.exp(-table.astype(float)))) for table in tables]
    narrow = whole.astype(np.int8)
    cases.append(Case((narrow,), 1 / (1 + np.exp(-whole)), label="scores of int8"))
    halves = np.array([-2.5, 0.5, -20.0])
    cases.append((halves.astype(np.float32), 1 / (1 + np.exp(-halves))))
    assert_cases(student.sigmoid, cases)
    numbers = [2.5, -1.0, 0.0, 3, -2, 0]
    cases = [((z,), 1 / (1 + math.exp(-z))) for z in numbers]
    assert_cases(student.sigmoid, cases, read=as_number)


@counterexample_search(z=strategies.vectors((1, 3), low=-3, high=3))
def agrees_with_the_reference(student, reference, z):
    assert_close(student.sigmoid(z), reference.sigmoid(z))
