"""Hidden tests of svm_primal_objective; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import (
    LINE,
    SIGNS,
    clouds,
    primal_value,
)
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

W = np.array([1.0])


@pytest.mark.points(1)
def test_objective(student, reference, seed):
    """Adds half of the squared length of w and C times the slacks, and leaves arguments alone."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [((W, -2.0, LINE, SIGNS, 10.0), 10.5), ((3 * W, -1.0, LINE, SIGNS, 2.0), 4.5)]
    cases.append(((np.array([3.0, -1.0]), 2.0, np.ones((2, 2)), np.array([1.0, -1.0]), 0.5), 7.5))
    tiny_slacks = 0 * W, 1 - 2.0**-30, LINE[1:], SIGNS[1:], 3.0
    cases.append((tiny_slacks, 6 * 2.0**-30))
    for n, d, C in [(5, 1, 1.0), (9, 3, 0.3), (40, 2, 4.0)]:
        X, y = clouds(rng, n, d)
        w, b = rng.normal(size=d), rng.normal()
        cases.append(((w, b, X, y, C), primal_value(w, b, X, y, C)))
    assert_cases(student.svm_primal_objective, cases)
    calls = [call for call, _ in cases]
    assert_agrees(student.svm_primal_objective, reference.svm_primal_objective, calls)
    assert_leaves_arguments(student.svm_primal_objective, calls)


@pytest.mark.points(1)
def test_zero_weights(student, seed):
    """Returns C n for weights of zeros, and charges an offset only through the slacks."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [((np.zeros(1), 0.0, LINE, SIGNS, 4.0), 12.0)]
    for n, d, C in [(7, 2, 0.5), (31, 3, 2.0)]:
        X, y = clouds(rng, n, d)
        plus = np.count_nonzero(y > 0)
        cases.append(((np.zeros(d), 0.0, X, y, C), C * n))
        cases.append(((np.zeros(d), 0.5, X, y, C), C * (1.5 * n - plus)))
        cases.append(((np.zeros(d), -3.0, X, y, C), 4 * C * plus))
    assert_cases(student.svm_primal_objective, cases)


@pytest.mark.points(1)
def test_content_points_pay_nothing(student):
    """Charges nothing on the gutters and beyond them, and more than 1 on the wrong side."""
    cases = [
        ((2 * W, -3.0, LINE, SIGNS, 5.0), 2.0),
        ((W, -1.0, LINE, SIGNS, 7.0), 0.5),
        ((5 * W, -5.0, LINE, SIGNS, 7.0), 12.5),
        ((-W, 1.0, LINE, SIGNS, 3.0), 0.5 + 3 * (2 + 2 + 3)),
        ((W, -2.5, LINE, SIGNS, 4.0), 0.5 + 4 * (1.5 + 0.5)),
        ((W, 1.5, LINE, SIGNS, 0.0), 0.5),
        ((100 * W, -2.5, LINE, SIGNS, 0.0), 5000.0),
    ]
    assert_cases(student.svm_primal_objective, cases)


@pytest.mark.points(1)
def test_prices_sizes_and_integers(student, reference, seed):
    """Takes tiny and huge C, single points, and integers."""
    rng = np.random.default_rng(seed("clouds"))
    X, y = clouds(rng, 12, 2)
    w = rng.normal(size=2)
    cases = [((w, 0.5, X, y, C), primal_value(w, 0.5, X, y, C)) for C in (1e12, 1e-9, 0.0)]
    cases += [
        ((W, 3.0, LINE[:1], SIGNS[:1], 2.0), 8.5),
        ((W, 3.0, LINE[1:2], SIGNS[1:2], 2.0), 0.5),
    ]
    assert_cases(student.svm_primal_objective, cases)
    whole = [(W, -2.0, LINE, SIGNS, 10.0), (-3 * W, 1.0, LINE, SIGNS, 3.0)]
    assert_accepts(student.svm_primal_objective, whole, integers=True)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(-1.0, 1.0)),
    w=strategies.vectors(1, -3, 3),
    b=strategies.numbers(-3, 3),
    C=strategies.choices(1.0, 3.0, 0.5),
)
def agrees_with_the_reference(student, reference, data, w, b, C):
    expected = reference.svm_primal_objective(w, b, *data, C)
    assert_close(student.svm_primal_objective(w, b, *data, C), expected, atol=1e-9)
