"""Hidden tests of ensembles/ensemble_error; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.ensemble_error_oracle import (
    assert_relative,
    checked,
)
from autograder.testing import (
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_odd_numbers(student, reference, seed):
    """Sums the probabilities that more than half are wrong, for odd numbers of models."""
    cases = [((3, 0.35), 0.28175), ((1, 0.2), 0.2), ((3, 0.5), 0.5), ((5, 0.5), 0.5)]
    assert_cases(student.ensemble_error, cases, read=as_number)
    checked(student, [(11, 0.35), (25, 0.35), (5, 0.8), (7, 0.2), (1, 0.9), (1, 1 - 1e-6)])
    rates = np.random.default_rng(seed("rates")).uniform(0.3, 0.9, size=6).tolist()
    calls = [(n, rate) for n, rate in zip((1, 3, 5, 9, 21, 51), rates, strict=True)]
    checked(student, calls)
    assert_agrees(student.ensemble_error, reference.ensemble_error, calls)


@pytest.mark.points(1)
def test_even_numbers(student, seed):
    """Counts half of a tie, so that an even committee is as good as one member less."""
    assert_cases(student.ensemble_error, [((2, 0.25), 0.25), ((4, 0.5), 0.5)], read=as_number)
    rates = np.random.default_rng(seed("rates")).uniform(0.3, 0.9, size=5).tolist()
    checked(student, [(n, rate) for n, rate in zip((2, 4, 6, 10, 30), rates, strict=True)])
    checked(student, [(4, 0.25), (6, 0.3), (12, 0.7), (130, 0.45)])


@pytest.mark.points(1)
def test_certainty(student):
    """Is 0 or 1 where no model or every model errs."""
    cases = [((n, float(eps)), float(eps)) for n in (1, 2, 3, 8, 501) for eps in (0, 1)]
    cases.append(((3, 0.35), 0.28175))
    assert_cases(student.ensemble_error, cases[::-1], read=as_number, atol=1e-9)


@pytest.mark.points(1)
def test_tiny_results(student):
    """Keeps nine digits of results far below 1e-16."""
    calls = [(101, 1e-4), (101, 0.01), (25, 0.001), (61, 0.02), (7, 1e-6)]
    calls += [(3, 1e-12), (3, 1e-15), (3, 1e-20), (101, 5e-7), (499, 0.05)]
    checked(student, calls, compare=assert_relative, read=None)


@pytest.mark.points(1)
def test_thousands_of_models(student):
    """Is finite and accurate for committees of up to 2001."""
    checked(student, [(1101, 0.5), (2001, 0.47), (2001, 0.85), (301, 0.5000002)])


@counterexample_search(
    n_models=strategies.choices(1, 2, 3, 4, 5, 6),
    percent=strategies.choices(0, 10, 25, 50, 80, 100),
)
def agrees_with_the_reference(student, reference, n_models, percent):
    call = n_models, percent / 100
    assert_close(student.ensemble_error(*call), reference.ensemble_error(*call), atol=1e-12)
