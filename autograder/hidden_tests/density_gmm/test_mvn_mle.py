"""Hidden tests of density_gmm/mvn_mle; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_answers import assert_gaussian
from autograder.hidden_tests.density_gmm.mixture_oracles import by_entries
from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_symmetric,
    assert_varies,
    counterexample_search,
    strategies,
)

PAPER = np.array([[0.0, 2.0], [2.0, 2.0], [4.0, 8.0]])


@pytest.mark.points(1)
def test_divisor(student, reference, seed):
    """Divides by n, and has features in the columns; the covariance is symmetric."""
    rng = np.random.default_rng(seed("rows"))
    cases = [(PAPER, ([2.0, 4.0], np.array([[8.0, 12.0], [12.0, 24.0]]) / 3))]
    cases.append((np.array([[1.0, 5.0], [3.0, 4.0]]), ([2.0, 4.5], [[1.0, -0.5], [-0.5, 0.25]])))
    square = np.array([[1.0, 2.0, 0.0], [4.0, -1.0, 3.0], [1.0, 5.0, 3.0]])
    drawn = [square, rng.normal(size=(7, 2)), rng.normal(size=(12, 4)), rng.normal(size=(3, 3))]
    cases += [(X, by_entries(X)) for X in drawn]
    thin = np.array([[-1.0, -5e-5], [1.0, -5e-5], [-1.0, 5e-5], [1.0, 5e-5]])
    label = "a column of another unit, variance 2.5e-9"
    cases.append(Case((thin,), ([0.0, 0.0], [[1.0, 0.0], [0.0, 2.5e-9]]), label=label))
    many = np.repeat([[0.0, 1.0], [4.0, 3.0]], [303, 101], axis=0)
    cases.append(Case(many, ([1.0, 1.5], [[3.0, 1.5], [1.5, 0.75]]), label="many equal rows"))
    results = assert_cases(student.mvn_mle, cases, compare=assert_gaussian)
    for _, cov in results:
        assert_symmetric(cov, rtol=1e-12, atol=1e-12, what="the covariance")
    assert_agrees(student.mvn_mle, reference.mvn_mle, drawn, compare=assert_gaussian)


@pytest.mark.points(1)
def test_small_shapes(student):
    """Has a matrix for one column, zeros for one row, and takes more columns than rows."""
    cases = [(np.array([[1.0, 3.0, 5.0]]), ([1.0, 3.0, 5.0], np.zeros((3, 3))))]
    cases.append((np.array([[2.0], [2.0]]), ([2.0], [[0.0]])))
    cases.append((np.array([[7.0]]), ([7.0], [[0.0]])))
    cases.append((np.array([[3.0], [3.0], [3.0], [3.0]]), ([3.0], [[0.0]])))
    cases.append((np.array([[1.0], [5.0]]), ([3.0], [[4.0]])))
    assert_cases(student.mvn_mle, cases, compare=assert_gaussian)
    shapes = [((2, 1), (1,), (1, 1)), ((6, 1), (1,), (1, 1)), ((2, 5), (5,), (5, 5))]
    results = student.mvn_mle.map([(np.arange(float(a * b)).reshape(a, b) ** 2,)
                                   for (a, b), *_ in shapes])  # fmt: skip
    for got, (_, first, second) in zip(results, shapes, strict=True):
        mean, cov = as_tuple(got, 2)
        as_array(mean, shape=first, what="the mean")
        as_array(cov, shape=second, what="the covariance")


@pytest.mark.points(1)
def test_units_and_far_from_zero(student):
    """Scales by the square of the unit, and loses nothing far from zero."""
    X = np.array([[1.0, 2.0], [3.0, 2.5], [6.0, 8.0], [0.5, 4.0]])
    plain = student.mvn_mle(X)
    mean, cov = (np.asarray(part, dtype=float) for part in as_tuple(plain, 2))
    assert_close(mean, [2.625, 4.125], what="the mean")
    cases = [((c * X,), (c * mean, c**2 * cov)) for c in (1e-9, 1e6, 1e9)]
    shifts = 2.0**27, -(2.0**30), np.array([2.0**30, -(2.0**27)])
    cases += [((X + c,), (mean + c, cov)) for c in shifts]
    results = student.mvn_mle.map([call for call, _ in cases])
    for got, ((rows,), right) in zip(results, cases, strict=True):
        middle, spread = as_tuple(got, 2)
        atol = 1e-9 * np.max(np.abs(rows), axis=0).min()
        assert_close(middle, right[0], atol=atol, what="the mean")
        atol = 1e-9 * np.max(np.abs(right[1]))
        assert_close(spread, right[1], rtol=1e-9, atol=atol, what="the covariance")


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of any size, and leaves the arguments as they were."""
    wide = np.array([[-100.0, 90.0, 3.0], [100.0, -120.0, 5.0], [127.0, 90.0, 4.0]])
    calls = [(PAPER,), (wide,)]
    assert_varies(student.mvn_mle, calls)
    assert_accepts(student.mvn_mle, calls, integers=True, compare=assert_gaussian)
    cases = [Case((wide.astype(np.int8),), student.mvn_mle(wide), label="int8")]
    lifted = np.abs(wide)
    cases.append(Case((lifted.astype(np.uint8),), student.mvn_mle(lifted), label="uint8"))
    assert_cases(student.mvn_mle, cases, compare=assert_gaussian)
    assert_leaves_arguments(student.mvn_mle, [*calls, cases[0].arguments])


@counterexample_search(X=strategies.matrices((1, 4), (1, 3), low=-4, high=4))
def agrees_with_the_reference(student, reference, X):
    assert_close(student.mvn_mle(X), reference.mvn_mle(X), rtol=1e-9, atol=1e-9)
