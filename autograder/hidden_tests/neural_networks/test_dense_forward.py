"""Hidden tests of neural_networks/dense_forward; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import sums_by_units
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

X = np.array([[3.0, 1.0], [0.0, 4.0], [-2.0, 5.0]])
W = np.array([[1.0, 7.0], [2.0, -3.0]])
B = np.array([10.0, -1.0])


@pytest.mark.points(1)
def test_weighted_sums(student, seed):
    """Is X W + b, with more inputs than units and fewer, for one sample and one unit."""
    cases = [((X, W, B), np.array([[15, 17], [18, -13], [18, -30]]))]
    cases += [((X[:1], W[:, :1], B[:1]), np.array([[15.0]]))]
    rng = np.random.default_rng(seed("layers"))
    for n, d, k in [(4, 3, 2), (2, 2, 5), (1, 4, 3), (5, 1, 1), (3, 3, 3)]:
        call = rng.normal(size=(n, d)), rng.normal(size=(d, k)), rng.normal(size=k)
        cases.append((call, sums_by_units(*call)))
    assert_cases(student.dense_forward, cases, scaled_atol=1e-9)
    assert_leaves_arguments(student.dense_forward, [call for call, _ in cases])


@pytest.mark.points(1)
def test_forms(student, reference, seed):
    """Takes integers and lists, large biases and small ones."""
    assert_accepts(
        student.dense_forward, [(X, W, B), (X[:1], W, B)], integers=True, lists=True, fortran=[0, 1]
    )
    whole = [array.astype(int) for array in (X, W, B)]
    cases = []
    for kept in ([0], [1], [2], [0, 1], [0, 2], [1, 2]):
        call = tuple(array if i in kept else array / 4 for i, array in enumerate(whole))
        cases.append(Case(call, sums_by_units(*call), label="integers beside decimals"))
    rows = [[100, 2], [1, 1]], [[3, 1], [1, 1]], [7, 0]
    small = tuple(np.array(part, dtype="int8") for part in rows)
    cases.append(Case(small, np.array([[309.0, 102.0], [11.0, 2.0]]), label="integers of 8 bits"))
    large = [[4_000_000_000, 1], [1, 0]], [[3_000_000_000, 1], [2, 0]], [7, 0]
    right = np.array([[1.2e19, 4e9], [3e9 + 7, 1.0]])
    large = tuple(np.array(part) for part in large)
    cases.append(Case(large, right, label="large integers"))
    assert_cases(student.dense_forward, cases, scaled_atol=1e-9)
    rng = np.random.default_rng(seed("layers"))
    calls = [
        (rng.normal(size=(3, 2)), unit * rng.normal(size=(2, 4)), unit * rng.normal(size=4))
        for unit in (1e-6, 1.0, 1e6)
    ]
    calls.append((X, 0 * W, B))
    assert_agrees(student.dense_forward, reference.dense_forward, calls, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_refuses_other_biases(student):
    """Raises ValueError for biases of another shape than (k,)."""
    calls = {
        "biases as a row": (X, W, B[np.newaxis]),
        "biases as a column": (X, W, B[:, np.newaxis]),
        "one bias for two units": (X, W, B[:1]),
        "too many biases": (X, W[:, :1], B),
        "a number": (X, W, np.array(3.0)),
        "a number for one unit": (X, W[:, :1], np.array(3.0)),
        "biases with three axes": (X, W, B[np.newaxis, np.newaxis]),
        "biases of the shape of the result": (X[:2], W, W),
        "a row for one unit": (X, W[:, :1], B[np.newaxis, :1]),
    }
    assert_raises(
        student.dense_forward, ValueError, calls, works_on=[(X, W, B), (X, W[:, :1], B[:1])]
    )


@counterexample_search(
    X=strategies.matrices((1, 2), 2), W=strategies.matrices(2, 2), b=strategies.vectors(2)
)
def agrees_with_the_reference(student, reference, X, W, b):
    assert_close(student.dense_forward(X, W, b), reference.dense_forward(X, W, b), atol=1e-9)
