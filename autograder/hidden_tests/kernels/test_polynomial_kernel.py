"""Hidden tests of polynomial_kernel; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, inner, table
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

A, B = np.array([[1.0, 2.0], [0.0, -1.0], [3.0, 0.5]]), np.array([[3.0, 1.0], [-2.0, 4.0]])


@pytest.mark.points(1)
def test_quadratic_kernel(student, reference, seed):
    """Returns (1 + a.b)^2 for all pairs of rows, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    cases = [((A, B), [[36.0, 49.0], [0.0, 9.0], [110.25, 9.0]])]
    cases.append(((B[:1], A), [[36.0, 0.0, 110.25]]))
    cases += [((A[:1], B[:1]), [[36.0]]), ((A[:, :1], A[1:, :1]), [[1, 16], [1, 1], [1, 100]])]
    for m, n, d in [(2, 5, 3), (6, 1, 4), (4, 4, 1)]:
        P, Q = cloud(rng, m, d), cloud(rng, n, d)
        cases.append(((P, Q), (1 + table(P, Q, inner)) ** 2))
    assert_cases(student.polynomial_kernel, cases, scaled_atol=1e-12)
    calls = [call for call, _ in cases]
    assert_agrees(student.polynomial_kernel, reference.polynomial_kernel, calls, scaled_atol=1e-12)
    assert_leaves_arguments(student.polynomial_kernel, calls)


@pytest.mark.points(1)
def test_gamma_and_coef0(student, seed):
    """Multiplies by gamma and adds coef0, each of either sign or 0, then squares."""
    rng = np.random.default_rng(seed("points"))
    products = table(A, B, inner)
    factors = [(0.5, 3.0), (3.0, -2.0), (2.0, 0.0), (1e-6, 0.0), (1.0, 5.0)]
    factors += [(-0.5, 3.0), (0.0, 3.0)]
    cases = [((A, B, 2, g, c), (c + g * products) ** 2) for g, c in factors]
    P, Q, g, c = cloud(rng, 4, 3), cloud(rng, 3, 3), rng.uniform(0.2, 3), -rng.uniform(0.2, 3)
    cases.append(((P, Q, 2, g, c), (c + g * table(P, Q, inner)) ** 2))
    assert_cases(student.polynomial_kernel, cases, scaled_atol=1e-12)


@pytest.mark.points(1)
def test_degrees(student, seed):
    """Takes the power of the whole sum, for degree 1, 3 and higher ones."""
    rng = np.random.default_rng(seed("points"))
    products = table(A, B, inner)
    cases = [((A, B, 1, 1.0, 0.0), products), ((A, B, 1), 1 + products)]
    cases += [((A, B, degree), (1 + products) ** degree) for degree in (3, 5, 12)]
    cases.append(((A, B, 3, 1.0, -7.0), (products - 7) ** 3))
    cases += [((A, B, degree, 0.5, 2.0), (2 + products / 2) ** degree) for degree in (1, 3)]
    P, Q = cloud(rng, 3, 2), cloud(rng, 5, 2)
    cases += [((P, Q, degree), (1 + table(P, Q, inner)) ** degree) for degree in (1, 4)]
    assert_cases(student.polynomial_kernel, cases, scaled_atol=1e-12)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, also where powers leave the range of 64-bit integers."""
    large, small = np.array([[1000], [2]]), np.array([[1000], [-3]])
    right = np.array([[1e6, -3e3], [2e3, -6.0]])
    cases = [((large, small, degree, 1, 0), right**degree) for degree in (2, 7, 20)]
    cases.append(((large, small, 21, 1, 1), (1 + right) ** 21))
    cases.append(((large, small, 3, 0.5, 1), (1 + right / 2) ** 3))
    cases.append(((large, small, 3, 1, 0.5), (0.5 + right) ** 3))
    huge = np.array([[5_000_000_000]]), np.array([[4_000_000_000], [-3]])  # 2e19 is no int64
    cases.append(((*huge, 2, 1, 0), [[4e38, 2.25e20]]))
    assert_cases(student.polynomial_kernel, cases)
    whole = np.array([[1.0, 2.0], [3.0, -1.0]])
    assert_accepts(student.polynomial_kernel, [(whole, whole[:1], 2, 2.0, 3.0)], integers=True)


@counterexample_search(
    data=strategies.equal_vectors(2, (1, 2), -3, 3),
    degree=strategies.choices(2, 1, 3),
    gamma=strategies.choices(1.0, 2.0, 0.5),
    coef0=strategies.choices(1.0, 0.0, 3.0),
)
def agrees_with_the_reference(student, reference, data, degree, gamma, coef0):
    a, b = data
    call = a[np.newaxis], np.vstack([b, a]), degree, gamma, coef0
    expected = reference.polynomial_kernel(*call)
    assert_close(student.polynomial_kernel(*call), expected, atol=1e-9)
