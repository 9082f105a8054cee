"""Hidden tests of model_evaluation/f_beta; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    call_with,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_harmonic_mean(student, seed):
    """Is the harmonic mean for beta = 1, which is the default."""
    rng = np.random.default_rng(seed("rates"))
    pairs = [(0.25, 0.75, 0.375), (0.75, 0.25, 0.375), (1.0, 0.2, 1 / 3), (0.6, 0.6, 0.6)]
    pairs += [(1e-4, 1e-4, 1e-4), (1e-5, 1e-3, 2e-3 / 101), (1e-12, 3e-12, 1.5e-12)]
    pairs += [(p, r, 2 / (1 / p + 1 / r)) for p, r in rng.uniform(0.01, 1, size=(6, 2)).tolist()]
    cases = [((p, r), expected) for p, r, expected in pairs]
    assert_cases(student.f_beta, [*cases, *(((p, r, 1.0), expected) for p, r, expected in pairs)])


@pytest.mark.points(1)
def test_weight_of_recall(student, reference, seed):
    """Weighs recall by beta squared: beta above 1 prefers recall, below 1 precision."""
    rng = np.random.default_rng(seed("rates"))
    cases = [
        ((0.25, 0.75, 2.0), 15 / 28),
        ((0.75, 0.25, 2.0), 15 / 52),
        ((0.25, 0.75, 0.5), 15 / 52),
        ((1.0, 0.1, 3.0), 10 / 91),
        ((0.25, 0.75, 20.0), 1203 / 1612),
        ((0.25, 0.75, 0.05), 1203 / 4804),
        (call_with(0.5, 1.0, beta=2.0), 5 / 6),
        ((0.4, 0.4, 7.0), 0.4),
        ((0.4, 0.4, 0.1), 0.4),
    ]
    assert_cases(student.f_beta, cases)
    rates = rng.uniform(0.01, 1, size=(8, 2)).tolist()
    calls = [(p, r, beta) for (p, r), beta in zip(rates, [2.0, 0.5, 3.7, 0.2] * 2, strict=True)]
    assert_agrees(student.f_beta, reference.f_beta, calls)


@pytest.mark.points(1)
def test_zeros(student):
    """Gives 0.0 if precision or recall is 0, or both, whatever beta is."""

    def is_a_float(score, *_):
        require(isinstance(score, float), "The score is no float.")

    cases = [((0.5, 0.5), 0.5), ((1.0, 1.0, 1.0), 1.0)]
    cases += [((0.0, 0.7, beta), 0.0) for beta in (0.5, 1.0, 2.0)]
    cases += [((0.7, 0.0, beta), 0.0) for beta in (0.5, 1.0, 2.0)]
    cases += [((0.0, 0.0, beta), 0.0) for beta in (0.5, 1.0, 2.0)]
    assert_cases(student.f_beta, cases)
    assert_law(student.f_beta, [call for call, _ in cases], is_a_float)


@counterexample_search(
    precision=strategies.choices(0.5, 1.0, 0.0, 0.25),
    recall=strategies.choices(0.5, 1.0, 0.0, 0.75),
    beta=strategies.choices(1.0, 2.0, 0.5),
)
def agrees_with_the_reference(student, reference, precision, recall, beta):
    expected = reference.f_beta(precision, recall, beta)
    assert_close(student.f_beta(precision, recall, beta), expected)
