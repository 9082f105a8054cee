"""Hidden tests of linear_regression/r2_score; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_share_of_the_variation_explained(student, reference, seed):
    """Divides the squared errors by the squared deviations of y_true, of integers as well."""
    rng = np.random.default_rng(seed("predictions"))
    by_hand = [
        ((np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 4.0])), 0.5),
        ((np.array([0.0, 0.0, 6.0]), np.array([1.0, 0.0, 4.0])), 19 / 24),
        ((np.array([0, 0, 6]), np.array([0.5, 0.0, 4.5])), 43 / 48),
        ((np.array([0, 0, 5]), np.array([1, 0, 4])), 22 / 25),  # the mean is no integer
    ]
    calls = []
    for n, bias in [(4, 0.0), (10, -0.3), (40, 0.5)]:
        y = 2.0 * np.arange(n) + rng.uniform(size=n)
        calls.append((y, y + bias + 0.3 * rng.normal(size=n)))
    assert_cases(student.r2_score, by_hand)
    assert_accepts(student.r2_score, [call for call, _ in by_hand[:2]], integers=True)
    assert_agrees(student.r2_score, reference.r2_score, calls, atol=1e-9)
    assert_leaves_arguments(student.r2_score, calls)


@pytest.mark.points(1)
def test_perfect_mean_and_worse(student, seed):
    """Is 1 if perfect, 0 for the mean and negative for worse, far from zero as well."""
    y = 5.0 + np.random.default_rng(seed("targets")).normal(size=8)
    shifted = y + 2 * y.std()  # every squared error is 4 times the variance
    three, turned = np.array([1.0, 2.0, 3.0]), np.array([3.0, 2.0, 1.0])
    # A spread that is tiny beside the targets, of which the mean and all deviations are exact.
    close, closer = 2.0**60 + 2.0**10 * np.array([[0.0, 0.0, 3.0], [1.0, 0.0, 3.0]])
    cases = [
        ((y, y), 1.0),
        Case((y, np.full(8, y.mean())), 0.0, atol=1e-9),
        ((three, turned), -3.0),
        ((y, shifted), -3.0),
        ((three + 1e8, turned + 1e8), -3.0),
        ((three - 1e8, three - 1e8), 1.0),
        ((1e9 * three, 1e9 * turned), -3.0),
        Case((close, closer), 5 / 6, label="targets far from zero"),
        ((three, np.full(3, 1e6)), 1 - 3 * (1e6 - 2) ** 2 / 2 - 1),
        ((np.array([-1.0, 1.0, -1.0]), np.array([1.0, 1.0, -1.0])), -0.5),
    ]
    assert_cases(student.r2_score, cases)


@pytest.mark.points(1)
def test_constant_targets(student):
    """Is 1.0 or 0.0 for constant targets (such as 0.1 repeated); a tiny spread is not constant."""
    three, near = np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 4.0])
    cases = [Case((unit * three, unit * near), 0.5, rtol=1e-6) for unit in (1e-140, 1e-7)]
    for value, n in [(4.0, 3), (0.0, 5), (0.1, 3), (0.1, 10), (-7.3, 1), (1e9 / 3, 7)]:
        y = np.full(n, value)
        one_off = y.copy()
        one_off[-1] += 0.5
        same_mean = y + np.where(np.arange(n) == 0, n - 1.0, -1.0) if n > 1 else one_off
        nearly = np.nextafter(y, np.inf) if value else y + 1e-20
        wrong = (one_off, same_mean, nearly, y - 1.0, np.zeros(n) if value else np.ones(n))
        cases += [((y, y), 1.0), *(((y, y_hat), 0.0) for y_hat in wrong)]
    assert_cases(student.r2_score, cases)


@counterexample_search(data=strategies.equal_vectors(2))
def agrees_with_the_reference(student, reference, data):
    assert_close(student.r2_score(*data), reference.r2_score(*data), atol=1e-9)
