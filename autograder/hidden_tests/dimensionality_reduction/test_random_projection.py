"""Hidden tests of dimensionality_reduction/random_projection; first docstring lines are shown."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    PAPER,
    WIDE,
    fresh,
    projected,
)
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

NEAR = {"rtol": 0.0, "scaled_atol": 1e-9}


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Multiplies by standard_normal((d, k)) of the generator, and draws nothing else."""
    rng = np.random.default_rng(seed("rows"))
    cases = [((X, k, fresh(k)), projected(X, k, k)) for X in (PAPER, WIDE) for k in (2, 3, 4)]
    assert_cases(student.random_projection, cases, **NEAR)
    calls = [
        (rng.normal(size=(n, d)), k, fresh(int(rng.integers(1000))))
        for n, d, k in ((6, 4, 3), (3, 7, 5), (5, 5, 5))
    ]
    assert_agrees(student.random_projection, reference.random_projection, calls, **NEAR)


@pytest.mark.points(1)
def test_squared_lengths(student, seed):
    """Keeps squared lengths on average, whatever k is."""
    rng = np.random.default_rng(seed("rows"))
    drawn = rng.normal(size=(1, 9)) + 1.0
    calls = [(x, k, fresh(s)) for x in (drawn, PAPER[:1]) for k in (4, 9) for s in range(150)]
    results = student.random_projection.map(calls)
    ratios = {}
    for (x, k, _), Z in zip(calls, results, strict=True):
        Z = as_array(Z, shape=(1, k))
        ratios.setdefault((x.size, k), []).append(np.sum(Z**2) / np.sum(x**2))
    for (_, k), values in ratios.items():
        error = math.sqrt(2 / k / len(values))
        message = "On average squared lengths are not those of the rows."
        require(abs(np.mean(values) - 1) < 5 * error, message, f"factor {np.mean(values)}")
        require(np.std(values) > 0.5 * math.sqrt(2 / k), "All squared lengths are alike.")


@pytest.mark.points(1)
def test_shapes(student):
    """Takes more directions than columns, one direction and single rows, and does not centre."""
    assert_varies(student.random_projection, [(PAPER, 3, fresh(1)), (WIDE, 3, fresh(1))])
    same = np.array([[3.0, 4.0]] * 3)
    cases = [
        Case((PAPER, 7, fresh(3)), projected(PAPER, 7, 3), label="more directions than columns"),
        Case((PAPER, 1, fresh(4)), projected(PAPER, 1, 4), label="one direction"),
        Case((PAPER[:1], 3, fresh(5)), projected(PAPER[:1], 3, 5), label="a single row"),
        Case((PAPER[:, :1], 3, fresh(6)), projected(PAPER[:, :1], 3, 6), label="a single column"),
        Case((same, 3, fresh(7)), projected(same, 3, 7), label="rows that are all equal"),
        Case((PAPER + 1000, 2, fresh(8)), projected(PAPER + 1000, 2, 8), label="far away"),
        Case((np.zeros((2, 3)), 2, fresh(9)), np.zeros((2, 2)), label="zeros", atol=1e-15),
    ]
    assert_cases(student.random_projection, cases, **NEAR)


@pytest.mark.points(1)
def test_linear_and_integers(student, seed):
    """Projects row by row, takes integers and other units, and leaves X as it was."""
    rng = np.random.default_rng(seed("rows"))
    X = rng.normal(size=(5, 4))
    whole = PAPER.astype(int)
    cases = [
        Case((whole.astype(t), 3, fresh(1)), projected(whole, 3, 1), label="integers")
        for t in (int, np.int8)
    ]
    for factor in (1e-9, 1e9):
        right = factor * projected(X, 3, 2)
        cases.append(Case((factor * X, 3, fresh(2)), right, label="other units"))
    assert_cases(student.random_projection, cases, **NEAR)

    def adds_up(Z, *_):
        Z = as_array(Z, shape=(3, 6))
        right = Z[0] + Z[1]
        assert_close(Z[2], right, atol=1e-9 * np.abs(Z).max(), what="the projection of a sum")

    rows = np.vstack([X[:2], X[0] + X[1]])
    assert_law(student.random_projection, [(rows, 6, fresh(3))], adds_up)
    calls = [(X, 3, fresh(4)), (whole, 2, fresh(5)), (PAPER[:1], 4, fresh(6))]
    right = [projected(X, 3, 4), projected(whole, 2, 5), projected(PAPER[:1], 4, 6)]
    assert_cases(student.random_projection, list(zip(calls, right, strict=True)), **NEAR)
    assert_leaves_arguments(student.random_projection, [(X, 3, fresh(4)), (whole, 2, fresh(5))])


@counterexample_search(X=strategies.matrices((1, 3), (1, 3)), k=strategies.choices(1, 2, 3))
def agrees_with_the_reference(student, reference, X, k):
    right = reference.random_projection(X, k, fresh())
    assert_close(student.random_projection(X, k, fresh()), right, atol=1e-9)
