"""Hidden tests of dual_qp; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import clouds, dual_value
from autograder.testing import (
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_symmetric,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

K = np.array([[2.0, 1.0, -1.0], [1.0, 5.0, 3.0], [-1.0, 3.0, 4.0]])
Y = np.array([1.0, -1.0, 1.0])
PARTS = "Q", "p", "lower", "upper", "a_eq"


@pytest.mark.points(1)
def test_quadratic_part(student, seed):
    """Puts y_i y_j K_ij into Q without a factor, so that the value of the program is -D."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [((K, Y, 3.0), [[2, -1, -1], [-1, 5, -3], [-1, -3, 4]]), ((K, np.ones(3), 3.0), K)]
    cases.append(((K[:2, :2], Y[:2], np.inf), [[2, -1], [-1, 5]]))
    cases.append(((1e-9 * K[:2, :2], Y[:2], 2.0), [[2e-9, -1e-9], [-1e-9, 5e-9]]))
    cases.append(((np.diag([0.0, 4.0]), Y[:2], 2.0), np.diag([0.0, 4.0])))
    for n, C in [(4, 0.1), (9, 5.0), (2, 1.0)]:
        X, y = clouds(rng, n, 3)
        gram = X @ X.T
        expected = [[y[i] * y[j] * gram[i, j] for j in range(n)] for i in range(n)]
        cases.append(((gram, y, C), expected))
    assert_cases(student.dual_qp, cases, part=(0, 5), what="Q")
    calls = [call for call, _ in cases]
    assert_leaves_arguments(student.dual_qp, calls)

    def has_the_value(answer, gram, y, C):
        Q, p, *_ = (np.asarray(part, dtype=float) for part in as_tuple(answer, 5))
        for alpha in np.vstack([np.ones(len(y)), np.arange(len(y)), rng.uniform(size=len(y))]):
            value = alpha @ Q @ alpha / 2 + p @ alpha
            assert_close(value, -dual_value(alpha, gram, y), atol=1e-9, what="the value")

    assert_law(student.dual_qp, calls, has_the_value)


@pytest.mark.points(1)
def test_linear_part(student, seed):
    """Turns the sign of the sum, since programs minimise, and bounds multipliers by 0."""
    rng = np.random.default_rng(seed("clouds"))
    assert_varies(student.dual_qp, [(K, Y, 3.0), (K, -Y, 0.5), (K[:2, :2], Y[:2], 1.0)])
    calls = [(K, Y, 3.0), (K, np.ones(3), 0.2), (K[1:, 1:], Y[1:], np.inf)]
    for n in (5, 8):
        X, y = clouds(rng, n, 2)
        calls.append((X @ X.T, y, 2.0))
    cases = [(call, -np.ones(len(call[1]))) for call in calls]
    assert_cases(student.dual_qp, cases, part=(1, 5), what="p", dtype=np.float64)
    cases = [(call, np.zeros(len(call[1]))) for call in calls]
    assert_cases(student.dual_qp, cases, part=(2, 5), what="lower", dtype=np.float64)


@pytest.mark.points(1)
def test_upper_bounds(student, seed):
    """Bounds multipliers by C, and by infinity for a hard margin."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [((K, Y, C), np.full(3, C)) for C in (3.0, 0.25, 1e-6, 1e12, np.inf)]
    for n in (2, 7):
        X, y = clouds(rng, n, 2)
        cases += [((X @ X.T, y, C), np.full(n, C)) for C in (rng.uniform(2, 9), np.inf)]
    assert_cases(student.dual_qp, cases, part=(3, 5), what="upper", dtype=np.float64)


@pytest.mark.points(1)
def test_equality(student, seed):
    """Asks for sum alpha y = 0."""
    rng = np.random.default_rng(seed("clouds"))
    calls = [(K, Y, 3.0), (K, -Y, 0.2), (K[:2, :2], Y[:2], np.inf)]
    for n in (5, 11):
        X, y = clouds(rng, n, 2)
        calls.append((X @ X.T, y, 2.0))
    cases = [(call, call[1]) for call in calls]
    assert_cases(student.dual_qp, cases, part=(4, 5), what="a_eq")


@pytest.mark.points(1)
def test_forms(student, seed):
    """Makes five float64 arrays of integers, too, and a Q that has no negative eigenvalue."""
    rng = np.random.default_rng(seed("clouds"))
    whole = [(K.astype(int), Y.astype(int), 3), (K[:2, :2].astype(int), np.array([-1, 1]), np.inf)]

    def is_of_floats(answer, gram, y, C):
        for part, what in zip(as_tuple(answer, 5), PARTS, strict=True):
            shape = gram.shape if what == "Q" else y.shape
            array = np.asarray(part)
            require(array.shape == shape, f"{what} has another shape.")
            require(array.dtype == np.float64, f"{what} holds no float64 numbers.")

    assert_law(student.dual_qp, whole, is_of_floats)
    cases = [(call, call[1]) for call in whole]
    assert_cases(student.dual_qp, cases, part=(4, 5), what="a_eq", dtype=np.float64)
    X, y = clouds(rng, 12, 2)

    def has_no_negative_eigenvalue(answer, gram, y, C):
        Q = as_array(as_tuple(answer, 5)[0], shape=gram.shape, what="Q")
        assert_symmetric(Q, what="Q")
        lowest = np.linalg.eigvalsh(Q).min()
        require(lowest >= -1e-9 * np.abs(gram).max(), "Q has a negative eigenvalue.")

    assert_law(student.dual_qp, [(X @ X.T, y, 1.0)], has_no_negative_eigenvalue)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(-1.0, 1.0)),
    C=strategies.choices(1.0, 3.0, np.inf),
)
def agrees_with_the_reference(student, reference, data, C):
    X, y = data
    call = X @ X.T, y, C
    assert_close(student.dual_qp(*call), reference.dual_qp(*call), parts=PARTS)
