"""Each law holds for a right function, and is broken by a wrong one in safe words."""

import numpy as np
import pytest

from autograder.testing import (
    Mismatch,
    assert_accepts,
    assert_derivative_of,
    assert_equivariant,
    assert_idempotent,
    assert_invariant,
    assert_orthonormal,
    assert_scales_with,
    assert_symmetric,
)

X = np.array([77.25, -3.5, 10.0])


def broken(assertion, *args, **kwargs):
    with pytest.raises(Mismatch) as caught:
        assertion(*args, **kwargs)
    assert "77.25" not in caught.value.safe
    return caught.value.safe


def reverse(x):
    return (x[::-1],)


def test_symmetric():
    assert_symmetric(np.array([[1.0, 77.25], [77.25, 2.0]]))
    assert "transpose of H" in broken(assert_symmetric, [[1.0, 77.25], [0.0, 2.0]], what="H")
    assert broken(assert_symmetric, np.ones((2, 3)), what="H") == "H: not square."
    broken(assert_symmetric, None)


def test_orthonormal():
    assert_orthonormal(np.array([[0.6, 0.8], [-0.8, 0.6], [0.0, 0.0]]))
    assert_orthonormal(np.array([[1.0, 1j], [1j, 1.0]]) / np.sqrt(2))
    assert "the columns of U" in broken(
        assert_orthonormal, np.array([[77.25], [0.0]]), what="the columns of U"
    )


def test_invariant(under_test):
    largest = under_test(np.max)
    assert assert_invariant(largest, [(X,), (2 * X,)], reverse) == [77.25, 154.5]
    assert largest.trips == 1
    first = under_test(lambda x: x[0])
    assert "(Input 2 of 2.)" in broken(assert_invariant, first, [(np.ones(3),), (X,)], reverse)


@pytest.mark.parametrize(
    "answer", [None, np.nan, np.array([1.0, np.nan]), (1.0, None), print], ids=str
)
def test_what_says_nothing_obeys_no_law(under_test, answer):
    """None equals None and NaN equals NaN, whatever the arguments are."""
    constant = under_test(lambda x: answer)
    broken(assert_invariant, constant, [(X,)], reverse)
    broken(assert_idempotent, constant, [(X,)])
    broken(assert_scales_with, constant, [(X,)], power=0)
    broken(assert_accepts, constant, [(X,)], lists=True)


def test_equivariant(under_test):
    def shift(x):
        return (x + 2,)

    def moved(result, x):
        return result + 2

    assert_equivariant(under_test(np.mean), [(X,)], shift, moved)
    broken(assert_equivariant, under_test(np.std), [(X,)], shift, moved)


@pytest.mark.parametrize("power", [0, 1, 2, -1])
def test_scales_with(under_test, power):
    def powered(c, x):
        return np.abs(x) ** power

    assert_scales_with(under_test(powered), [(1.0, X)], power=power, argument=1)
    broken(assert_scales_with, under_test(powered), [(1.0, X)], power=3, argument=1)


def test_a_threshold_that_is_no_share_breaks_a_scale(under_test):
    clipped = under_test(lambda x: np.where(np.abs(x) < 1e-4, 0, x))
    broken(assert_scales_with, clipped, [(X,)], power=1)
    assert_scales_with(clipped, [(X,)], power=1, factors=(0.5, 1e6))


def test_idempotent(under_test):
    assert_idempotent(under_test(np.abs), [(X,), (-X,)])
    half = under_test(lambda x: x / 2)
    assert "its own result" in broken(assert_idempotent, half, [(X,)])
    clip = under_test(lambda low, x: np.maximum(low, x))
    assert_idempotent(clip, [(0.0, X)], argument=1)


def test_derivatives(under_test):
    def cubes(w):
        return np.sum(w**3)

    right = under_test(lambda w: 3 * w**2)
    assert_derivative_of(right, cubes, [(np.array([1.0, -2.0]),), (np.array([0.5]),)])
    broken(assert_derivative_of, under_test(lambda w: w**2), cubes, [(X,)])


def test_a_step_of_one_is_exact_for_a_quadratic_of_another_argument(under_test):
    def error(A, w):
        return w @ A @ w

    gradient = under_test(lambda A, w: (A + A.T) @ w)
    A = np.arange(9.0).reshape(3, 3)
    settings = {"argument": 1, "step": 1.0, "rtol": 1e-12, "atol": 1e-9}
    assert_derivative_of(gradient, error, [(A, X)], **settings)
    half = under_test(lambda A, w: A @ w)
    broken(assert_derivative_of, half, error, [(A, X)], **settings)


def test_jacobians_and_matrices(under_test):
    A = np.array([[1.0, 2.0, 77.25], [0.5, -1.0, 4.0]])
    assert_derivative_of(under_test(lambda _: A), lambda w: A @ w, [(X,)], step=1.0)
    assert_derivative_of(under_test(lambda M: 2 * M), lambda M: np.sum(M**2), [(A,)], step=1.0)
    broken(assert_derivative_of, under_test(lambda _: A.T), lambda w: A @ w, [(X,)])


def test_forms_of_arguments(under_test):
    x, M = np.array([2.0, -6.0, 10.0]), np.arange(12.0).reshape(4, 3)
    product = under_test(lambda M, x: np.asarray(M) @ np.asarray(x))
    assert_accepts(product, [(M, x)], integers=True, lists=True, fortran=True, float32=True)
    assert product.trips == 1


@pytest.mark.parametrize(
    ("function", "form", "words"),
    [
        (lambda x: np.divide(x, 2).astype(np.asarray(x).dtype), "integers", "integers"),
        (lambda x: 0.0 if isinstance(x, list) else x.sum(), "lists", "lists"),
        (lambda x: x.ravel(order="K"), "fortran", "stored by columns"),
        (lambda x: x * (1 if x.dtype == np.float64 else 1.5), "float32", "float32"),
    ],
    ids=["integers", "lists", "fortran", "float32"],
)
def test_a_form_that_is_answered_otherwise_is_named(under_test, function, form, words):
    x = np.array([[77.0, 3.0], [5.0, 10.0]])
    assert words in broken(assert_accepts, under_test(function), [(x,)], **{form: True})
    assert words in broken(assert_accepts, under_test(function), [(x,)], **{form: [0]})


def test_scalars_may_be_integers(under_test):
    assert_accepts(under_test(lambda x: x / 2), [(3.0,)], integers=True)
    broken(
        assert_accepts,
        under_test(lambda x: x // 2 if type(x) is int else x / 2),
        [(3.0,)],
        integers=True,
    )


def test_a_form_that_no_argument_can_take_is_an_authors_mistake(under_test):
    with pytest.raises(ValueError, match="no argument"):
        assert_accepts(under_test(np.sum), [(X,)], integers=True)
    with pytest.raises(ValueError, match="cannot be"):
        assert_accepts(under_test(np.sum), [(X,)], integers=[0])
