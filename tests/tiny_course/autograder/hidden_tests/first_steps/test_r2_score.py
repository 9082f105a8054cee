"""Hidden tests of first_steps/r2_score; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import assert_close, assert_unchanged, counterexample_search, strategies


@pytest.mark.points(1)
def test_share_of_the_variation_explained(student, reference, seed):
    """Divides the squared errors by the squared deviations of y_true from its own mean."""
    rng = np.random.default_rng(seed("predictions"))
    calls = [
        (np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 4.0])),
        (np.array([0.0, 0.0, 6.0]), np.array([1.0, 0.0, 4.0])),
    ]
    for n, bias in [(4, 0.0), (10, -0.3), (40, 0.5)]:
        y = 2.0 * np.arange(n) + rng.uniform(size=n)
        calls.append((y, y + bias + 0.3 * rng.normal(size=n)))
    half, share, *scores = student.r2_score.map(calls)
    assert_close(half, 0.5)
    assert_close(share, 19 / 24)
    for score, expected in zip(scores, reference.r2_score.map(calls[2:]), strict=True):
        assert_close(score, expected, atol=1e-9)
    assert_unchanged(student.r2_score, *calls[-1])


@pytest.mark.points(1)
def test_perfect_mean_and_worse(student, seed):
    """Is 1 for perfect predictions, 0 for the mean of y_true, and negative for worse ones."""
    y = 5.0 + np.random.default_rng(seed("targets")).normal(size=8)
    shifted = y + 2 * y.std()  # every squared error is 4 times the variance
    calls = [
        (y, y),
        (y, np.full(8, y.mean())),
        (np.array([1.0, 2.0, 3.0]), np.array([3.0, 2.0, 1.0])),
        (y, shifted),
        (1e-9 * y, 1e-9 * shifted),
    ]
    perfect, mean, reverse, worse, small = student.r2_score.map(calls)
    assert_close(perfect, 1.0)
    assert_close(mean, 0.0, atol=1e-9)
    assert_close(reverse, -3.0)
    assert_close(worse, -3.0)
    assert_close(small, -3.0, rtol=1e-6)


@pytest.mark.points(1)
def test_constant_targets(student):
    """Is 1.0 for constant targets (such as 0.1 repeated) if all predictions are exact, else 0.0."""
    cases = []
    for value, n in [(4.0, 3), (0.0, 5), (0.1, 3), (0.1, 10), (-7.3, 1), (1e9 / 3, 7)]:
        y = np.full(n, value)
        one_off = y.copy()
        one_off[-1] += 0.5
        same_mean = y + np.where(np.arange(n) == 0, n - 1.0, -1.0) if n > 1 else one_off
        nearly = y + 1e-14 * (abs(value) or 1.0)
        wrong = (one_off, same_mean, nearly, y - 1.0, np.zeros(n) if value else np.ones(n))
        cases += [((y, y), 1.0), *(((y, y_hat), 0.0) for y_hat in wrong)]
    answers = student.r2_score.map([arguments for arguments, _ in cases])
    for answer, (_, score) in zip(answers, cases, strict=True):
        assert_close(answer, score)


@counterexample_search(data=strategies.equal_vectors(2))
def agrees_with_the_reference(student, reference, data):
    assert_close(student.r2_score(*data), reference.r2_score(*data), atol=1e-9)
