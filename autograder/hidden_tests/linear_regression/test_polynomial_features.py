"""Hidden tests of linear_regression/polynomial_features; first docstring lines are shown."""

import itertools
import math

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_powers_of_one_feature(student):
    """Gives the increasing powers 1, x, x**2, ... of one feature, as a column or a vector."""
    x = np.array([2.0, -3.0, 0.5])
    by_hand = [[1, 2, 4, 8], [1, -3, 9, -27], [1, 0.5, 0.25, 0.125]]
    many = np.vander(x, 10, increasing=True)
    column = x[:, np.newaxis]
    cases = [((column, 3), by_hand), ((x, 3), by_hand), ((x[:1], 1), [[1, 2]]), ((x, 9), many)]
    assert_cases(student.polynomial_features, cases)
    assert_leaves_arguments(student.polynomial_features, [(x, 3), (column, 3)])


@pytest.mark.points(1)
def test_cross_terms_of_two_features(student):
    """Holds each product of different features once, such as ab next to aa and bb."""
    X = np.array([[2.0, 3.0], [5.0, 7.0]])
    squares = [[1, 2, 3, 4, 6, 9], [1, 5, 7, 25, 35, 49]]
    cubes = [[*squares[0], 8, 12, 18, 27], [*squares[1], 125, 175, 245, 343]]
    assert_cases(student.polynomial_features, [((X, 2), squares), ((X, 3), cubes)])


@pytest.mark.points(1)
def test_order_within_a_degree(student, reference, seed):
    """Orders the monomials of one degree like a dictionary: aa, ab, ac, bb, bc, cc for three."""

    def spelled_out(row, degree):
        """Return the monomials of exactly one degree, found by sorting their exponents."""
        powers = (
            p for p in itertools.product(range(degree + 1), repeat=len(row)) if sum(p) == degree
        )
        ordered = sorted(powers, reverse=True)
        return [math.prod(x**exponent for x, exponent in zip(row, p, strict=True)) for p in ordered]

    rng = np.random.default_rng(seed("samples"))
    calls = [(np.array([[2.0, 3.0, 5.0]]), 2)]
    for n, d, degree in [(4, 2, 5), (6, 3, 4), (2, 5, 3), (1, 4, 4)]:
        calls.append((rng.uniform(0.5, 2.0, size=(n, d)), degree))
    many = np.arange(2.0, 14.0)[np.newaxis], 1  # twelve features
    by_hand, *answers, linear = student.polynomial_features.map([*calls, many])
    by_hand = as_array(by_hand, shape=(1, None))
    linear = as_array(linear, shape=(1, None))
    assert_close(linear[:, -12:], many[0], what="the features themselves")
    assert_close(by_hand[:, -6:], [[4, 6, 10, 9, 15, 25]], what="the monomials of degree 2")
    for answer, (X, degree) in zip(answers, calls[1:], strict=True):
        spelled = [spelled_out(row, degree) for row in X]
        top = as_array(answer, shape=(len(X), None))[:, -len(spelled[0]) :]
        expected = reference.polynomial_features(X, degree)[:, -len(spelled[0]) :]
        for right in (spelled, expected):
            assert_close(top, right, what=f"the monomials of degree {degree}")
    assert_leaves_arguments(student.polynomial_features, calls)


@pytest.mark.points(1)
def test_constant_column_and_count(student, seed):
    """Has a first column of ones, C(d + degree, degree) columns, and for degree 0 only the ones."""
    rng = np.random.default_rng(seed("samples"))
    designs = [rng.uniform(0.5, 2.0, size=size) for size in [(1, 1), (3, 2), (5, 4)]]
    cases = [((X, 0), np.ones((len(X), 1))) for X in designs]
    assert_cases(student.polynomial_features, [*cases, ((np.array([0.3, 0.7]), 0), [[1], [1]])])
    calls = [(X, degree) for X in designs for degree in (1, 2, 4)]
    for answer, (X, degree) in zip(student.polynomial_features.map(calls), calls, strict=True):
        n, d = X.shape
        Z = as_array(answer, shape=(n, math.comb(d + degree, degree)))
        assert_close(Z[:, 0], np.ones(n), what="the first column")


@pytest.mark.points(1)
def test_zeros_and_integers(student):
    """Keeps the constant 1 where features are 0; computes in float64 whatever the type of X."""
    whole = (np.array([[0], [-3]]), 3), [[1, 0, 0, 0], [1, -3, 9, -27]]
    row, column = np.zeros((1, 2)), np.array([[0.0], [2.0]])
    zeros = [((row, 1), [[1, 0, 0]]), ((column, 2), [[1, 0, 0], [1, 2, 4]])]
    assert_cases(student.polynomial_features, zeros)
    x = np.array([4097.0], dtype=np.float32)
    singles = [((X, 2), [[1, 4097, 4097**2]]) for X in (x, x[np.newaxis])]
    constant = (np.array([[4], [0]]), 0), [[1], [1]]
    assert_cases(student.polynomial_features, [whole, *singles, constant], dtype=np.float64)
    tens = [(np.array([10]), 20), (np.array([[10]]), 20)]
    for answer in student.polynomial_features.map(tens):
        powers = as_array(answer, shape=(1, 21))
        assert_close(powers[0, [0, 18, 20]], [1.0, 1e18, 1e20])
    assert_leaves_arguments(student.polynomial_features, [(np.array([0, 3]), 2), whole[0]])


@counterexample_search(
    X=strategies.matrices(rows=(1, 2), low=-3, high=3) | strategies.vectors(low=-3, high=3),
    degree=strategies.choices(0, 1, 2, 3),
)
def agrees_with_the_reference(student, reference, X, degree):
    expected = reference.polynomial_features(X, degree)
    assert_close(student.polynomial_features(X, degree), expected)
