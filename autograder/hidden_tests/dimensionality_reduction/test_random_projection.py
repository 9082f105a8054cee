"""Hidden tests of dimensionality_reduction/random_projection; first docstring lines are shown."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    PAPER,
    WIDE,
    assert_multiple,
    fresh,
    projected,
)
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Multiplies by standard_normal((d, k)) of the generator; no factor is looked at here."""
    rng = np.random.default_rng(seed("rows"))
    triple = np.hstack([PAPER, 3 - PAPER[:, :1]])
    cases = [((X, k, fresh(k)), projected(X, k, k)) for X in (triple, WIDE) for k in (2, 3)]
    gap = np.insert(PAPER, 1, 0.0, axis=1)
    cases.append(Case((gap, 2, fresh(6)), projected(gap, 2, 6), label="a column of zeros"))
    assert_cases(student.random_projection, cases, compare=assert_multiple)
    calls = [
        (rng.normal(size=(n, d)), k, fresh(int(rng.integers(1000))))
        for n, d, k in ((6, 4, 3), (3, 7, 5), (5, 5, 5))
    ]
    assert_agrees(
        student.random_projection, reference.random_projection, calls, compare=assert_multiple
    )
    assert_draws(student.random_projection, reference.random_projection, [(PAPER, 2, fresh(7))])


@pytest.mark.points(1)
def test_squared_lengths(student, seed):
    """Keeps squared lengths on average, whatever k is."""
    rng = np.random.default_rng(seed("rows"))
    rows = rng.normal(size=(1, 10)) + 1.0, PAPER[:1]
    calls = [(x, k, fresh(s)) for x in rows for k in (4, 9) for s in range(60)]
    results = student.random_projection.map(calls)
    ratios = {}
    for (x, k, _), Z in zip(calls, results, strict=True):
        Z = as_array(Z, what="the result").ravel()
        ratios.setdefault((x.size, k), []).append(np.sum(Z**2) / np.sum(x**2))
    for (_, k), values in ratios.items():
        error = math.sqrt(2 / k / len(values))
        message = "On average squared lengths are not those of the rows."
        require(abs(np.mean(values) - 1) < 5 * error, message, f"factor {np.mean(values)}")
        require(np.std(values) > 0.5 * math.sqrt(2 / k), "All squared lengths are alike.")


@pytest.mark.points(1)
def test_shapes(student):
    """Takes more directions than columns, one direction and single rows, and does not centre."""
    same = np.array([[3.0, 4.0]] * 3)
    sizes = [(PAPER, 7), (PAPER, 1), (PAPER[:1], 3), (PAPER[:, :1], 3), (same, 3), (WIDE, 5)]
    calls = [(X, k, fresh(place)) for place, (X, k) in enumerate(sizes)]
    tables = student.random_projection.map(calls)
    for (X, k), Z in zip(sizes, tables, strict=True):
        Z = as_array(Z, shape=(len(X), k))
        rank = np.linalg.matrix_rank(Z)
        right = min(np.linalg.matrix_rank(X), k)
        require(
            rank == right,
            "The rank is not that of the rows. All rows are multiplied by one matrix, as they are.",
        )
    assert_varies(student.random_projection, [(PAPER, 3, fresh(1)), (WIDE, 3, fresh(1))])
    first = as_array(student.random_projection(PAPER, 3, fresh(8)), shape=(4, 3))
    cases = [
        Case((PAPER[:1], 3, fresh(8)), first[:1], label="a single row"),
        Case((PAPER[:2], 3, fresh(8)), first[:2], label="two of four rows"),
        Case((np.zeros((2, 3)), 2, fresh(9)), np.zeros((2, 2)), label="zeros"),
    ]
    assert_cases(student.random_projection, cases, rtol=1e-9, atol=1e-15)


@pytest.mark.points(1)
def test_linear_and_integers(student, seed):
    """Is linear in the rows, takes integers and other units, and leaves X as it was."""
    rng = np.random.default_rng(seed("rows"))
    X = rng.normal(size=(5, 4))
    whole = PAPER.round().astype(int)
    plain = student.random_projection.map([(whole.astype(float), 3, fresh(1)), (X, 3, fresh(2))])
    plain = [as_array(plain[0], shape=(4, 3)), as_array(plain[1], shape=(5, 3))]
    require(np.abs(plain[1]).max() > 1e-6, "The result is zero.")
    cases = [
        Case((whole.astype(t), 3, fresh(1)), plain[0], label="integers") for t in (int, np.int8)
    ]
    factors = (1e-15, 1e9)
    cases += [Case((c * X, 3, fresh(2)), c * plain[1], label="other units") for c in factors]
    assert_cases(student.random_projection, cases, rtol=0.0, scaled_atol=1e-9)

    def adds_up(Z, *_):
        Z = as_array(Z, shape=(3, 3))
        right = Z[0] + Z[1]
        assert_close(Z[2], right, atol=1e-9 * np.abs(Z).max(), what="the projection of a sum")

    rows = np.vstack([X[:2], X[0] + X[1]])
    assert_law(student.random_projection, [(rows, 3, fresh(3))], adds_up)
    assert_leaves_arguments(student.random_projection, [(X, 3, fresh(4)), (whole, 2, fresh(5))])


@counterexample_search(X=strategies.matrices((1, 3), (1, 3)), k=strategies.choices(1, 2, 3))
def agrees_with_the_reference(student, reference, X, k):
    right = reference.random_projection(X, k, fresh())
    assert_close(student.random_projection(X, k, fresh()), right, atol=1e-9)
