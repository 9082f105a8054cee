"""Hidden tests of linear_regression/rmse_by_degree; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


def curve(rng, n):
    x = np.sort(rng.permutation(np.linspace(-0.9, 0.9, 40))[:n])
    return x, np.sin(4 * x) + 0.5 * rng.normal(size=n)


BY_HAND = (  # fits of degree 1 and 2 that can be done on paper
    np.array([-1.0, 0.0, 1.0]),
    np.array([1.0, 0.0, 1.0]),
    np.array([0.5, -0.5]),
    np.array([0.25, 2.25]),
    np.array([1, 2]),
)


@pytest.mark.points(1)
def test_training_errors(student, reference, seed):
    """Gives the root of the mean squared training error first; it never grows with the degree."""
    rng = np.random.default_rng(seed("curves"))
    sizes, degrees = [[20, 5], [7, 9]], np.array([0, 1, 3, 4, 6])
    calls = [(*curve(rng, n), *curve(rng, m), degrees) for n, m in sizes]
    twice = np.array([0.0, 0.0, 1.0]), np.array([0.0, 3.0, 6.0])  # two samples at x = 0
    call = *twice, np.array([0.5]), np.array([5.0]), np.array([0, 1])
    cases = [(BY_HAND, [2**0.5 / 3, 0.0]), (call, [6**0.5, 1.5**0.5])]
    for data, lengths in zip(calls, sizes, strict=True):
        cases.append(Case(data, reference.rmse_by_degree(*data)[0], sizes=lengths))
    settings = {"part": (0, 2), "atol": 1e-6, "what": "the training errors"}
    for train, _ in assert_cases(student.rmse_by_degree, cases, **settings):
        require(np.diff(train) <= 1e-6, "The training error grows with the degree somewhere.")


@pytest.mark.points(1)
def test_validation_errors(student, seed):
    """Gives the errors on the validation data second, up to degree 12 and for degree >= n."""
    one_sample = np.array([1.0]), np.array([2.0]), np.array([0.0]), np.array([4.0]), np.array([1])
    cases = [(BY_HAND, [193**0.5 / 12, 2**0.5]), (one_sample, [3.0])]
    twice = np.array([0.0, 0.0, 1.0]), np.array([0.0, 3.0, 6.0])
    call = *twice, np.array([0.5]), np.array([5.0]), np.array([2])
    cases.append(Case(call, [1.8125], label="two training samples with equal x"))
    rng = np.random.default_rng(seed("curves"))
    for n, m in [(20, 5), (9, 12), (8, 1)]:
        (x, y), (x_valid, y_valid) = curve(rng, n), curve(rng, m)
        fits = [np.polynomial.Polynomial.fit(x, y, degree) for degree in (0, 2, 3, 5)]
        expected = [np.mean((fit(x_valid) - y_valid) ** 2) ** 0.5 for fit in fits]
        data = x, y, x_valid, y_valid, np.array([0, 2, 3, 5])
        cases.append(Case(data, expected, sizes=[n, m]))
    x, x_valid = np.linspace(0.0, 1.0, 30), rng.uniform(0.0, 1.0, size=30)
    y, y_valid = np.sin(6 * x) + rng.normal(size=30), rng.normal(size=30)
    for n, degrees in [(30, [9, 10, 12]), (4, [1, 3, 5]), (4, [9, 12])]:  # 4 samples: many weights
        rows = np.linspace(0, 29, n).astype(int)
        fits = [np.linalg.pinv(np.vander(x[rows], p + 1)) @ y[rows] for p in degrees]
        expected = [np.mean((np.polyval(w, x_valid) - y_valid) ** 2) ** 0.5 for w in fits]
        data = x[rows], y[rows], x_valid, y_valid, np.array(degrees)
        cases.append(Case(data, expected, sizes=[n, 30]))
    settings = {"part": (1, 2), "atol": 1e-6, "what": "the validation errors"}
    assert_cases(student.rmse_by_degree, cases, **settings)


@pytest.mark.points(1)
def test_any_degrees_in_any_order(student, seed):
    """Answers for each degree as if it stood alone, in any order, repeated or not."""
    rng = np.random.default_rng(seed("curves"))
    data = *curve(rng, 11), *curve(rng, 6)
    answers = student.rmse_by_degree.map([(*data, np.array([p])) for p in range(6)])
    alone = {p: as_array(answer, shape=(2, 1))[:, 0] for p, answer in enumerate(answers)}
    require(np.ptp(list(alone.values()), axis=0) > 1e-6, "The errors are the same for all degrees.")
    orders = ([3, 0, 1], [5, 1, 5], [4, 3, 2, 1, 0], [0, 2, 4, 2, 0])
    calls = [(*data, np.array(degrees)) for degrees in orders]
    cases = [(call, tuple(np.transpose([alone[p] for p in call[4]]))) for call in calls]
    assert_cases(student.rmse_by_degree, cases, atol=1e-9)
    assert_leaves_arguments(student.rmse_by_degree, calls)


@counterexample_search(
    train=strategies.equal_vectors(2, size=(1, 4), low=-4, high=4),
    valid=strategies.equal_vectors(2, size=(1, 3), low=-4, high=4),
    degrees=strategies.choices([0], [1], [2], [2, 0], [1, 3]),
)
def agrees_with_the_reference(student, reference, train, valid, degrees):
    (x, y), (x_valid, y_valid) = train, valid
    assume(len(set(x)) == len(x))
    data = x / 4, y, x_valid / 4, y_valid, np.array(degrees)
    assert_close(student.rmse_by_degree(*data), reference.rmse_by_degree(*data), atol=1e-6)
