"""Hidden tests of linear_regression/predict_polynomial; first docstring lines are shown."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_evaluates_the_fitted_polynomial(student, seed):
    """Evaluates the fit at each x_test in the given order, also outside the range of x_train."""
    x, y = np.array([-0.5, 0.0, 0.5]), np.array([1.0, 0.0, 1.0])  # on the parabola 4 x**2
    x_test = np.array([0.25, -1.0, 1.0, 0.25, 0.0, -0.75])
    by_hand = np.array([0.25, 4.0, 4.0, 0.25, 0.0, 2.25])
    cases = [
        Case((x, y, x_test, 2), by_hand, rtol=1e-9, atol=1e-9),
        Case((x, y, x_test[:1], 0), [2 / 3], rtol=1e-9, atol=1e-9),
        Case((x[:2], y[:2], x_test[:2], 0), [0.5, 0.5], rtol=1e-9, atol=1e-9),
        Case((*np.array([[-1, 0, 1], [0, 0, 1], [1, -1, 0]]), 1), [5 / 6, -1 / 6, 1 / 3]),
        Case((np.array([-1, 0, 1]), np.array([0.0, 0.0, 0.5]), np.array([0.5]), 1), [7 / 24]),
        Case((*np.array([[0.0, 0.0, 1.0], [0.0, 3.0, 6.0], [0.5, 0.5, 0.5]]), 0), [3.0, 3.0, 3.0]),
    ]
    rng = np.random.default_rng(seed("curve"))
    for n, degree in [(20, 1), (20, 3), (9, 5)]:
        x, y = rng.permutation(np.linspace(-0.8, 0.6, n)), rng.normal(size=n)
        x_test = rng.uniform(-1.0, 1.0, size=7)
        expected = np.polynomial.Polynomial.fit(x, y, degree)(x_test)
        cases.append(((x, y, x_test, degree), expected))
    assert_cases(student.predict_polynomial, cases, rtol=1e-8, atol=1e-8)
    calls = [case.arguments if isinstance(case, Case) else case[0] for case in cases]
    assert_leaves_arguments(student.predict_polynomial, calls)


@pytest.mark.points(1)
def test_degree_12_is_solved_stably(student, reference, seed):
    """Is right to 1e-6 for degree 12 on [0, 1], where the normal equations are hundredths off."""
    rng = np.random.default_rng(seed("noise"))
    x, x_test = np.linspace(0.0, 1.0, 30), np.linspace(0.0, 1.0, 41)
    calls = [(x, np.sin(6 * x) + 0.3 * rng.normal(size=30), x_test, 12) for _ in range(3)]
    answers = assert_agrees(
        student.predict_polynomial, reference.predict_polynomial, calls, atol=1e-6
    )
    for answer, (_, y, *_) in zip(answers, calls, strict=True):
        fit = np.polynomial.Polynomial.fit(x, y, 12)
        assert_close(answer, fit(x_test), atol=1e-6)


@pytest.mark.points(1)
def test_too_few_samples_take_the_shortest_weights(student, seed):
    """Takes the shortest weights of the plain powers if many fit, and all samples with equal x."""
    x_test = np.array([-0.7, -0.3, 0.1])
    cases = []
    for n, degree in [(1, 3), (2, 2), (3, 15), (4, 4)]:
        rng = np.random.default_rng(seed(f"{n} samples"))
        x, y = np.linspace(-0.9, 0.5, n), rng.normal(size=n)
        Z, Z_test = (np.vander(v, degree + 1, increasing=True) for v in (x, x_test))
        expected = Z_test @ Z.T @ np.linalg.solve(Z @ Z.T, y)
        cases += [((x, y, x, degree), y)]
        if n > 1:  # beyond the only sample lies nothing but extrapolation
            cases.append(((x, y, x_test, degree), expected))
    twice = np.array([0.0, 0.0, 1.0]), np.array([0.0, 3.0, 6.0]), np.array([0.5])
    label = "two training samples with equal x"
    cases += [Case((*twice, p), [y], label=label) for p, y in [(1, 3.75), (2, 3.1875)]]
    assert_cases(student.predict_polynomial, cases, atol=1e-8)


@counterexample_search(
    data=strategies.equal_vectors(2, size=(1, 4), low=-4, high=4),
    x_test=strategies.vectors((1, 3), low=-4, high=4),
    degree=strategies.choices(0, 1, 2, 3),
)
def agrees_with_the_reference(student, reference, data, x_test, degree):
    x, y = data
    assume(len(set(x)) == len(x))
    expected = reference.predict_polynomial(x / 4, y, x_test / 4, degree)
    answer = student.predict_polynomial(x / 4, y, x_test / 4, degree)
    assert_close(answer, expected, rtol=1e-6, atol=1e-6)
