"""Hidden tests of ensembles/bagging_variance; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.bagging_variance_oracle import (
    from_pairs,
)
from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_correlated_models(student, reference, seed):
    """Is the part in common plus the rest, divided by the number of models."""
    rng = np.random.default_rng(seed("models"))
    cases = [((0.5, 4.0, 4), 2.5), ((0.25, 8.0, 3), 4.0)]
    calls = [(*rng.uniform(0.1, 0.9, size=2).tolist(), M) for M in (2, 3, 10, 1000)]
    cases += [(call, from_pairs(*call)) for call in calls]
    assert_cases(student.bagging_variance, cases, read=as_number)
    assert_agrees(student.bagging_variance, reference.bagging_variance, calls)


@pytest.mark.points(1)
def test_ends_and_units(student):
    """Falls to sigma2 / M for independent models, not at all for identical ones, in any unit."""
    calls = {
        "independent": (0.0, 3.0, 6),
        "identical": (1.0, 3.0, 6),
        "nearly independent": (1e-9, 3.0, 10**6),
        "nearly identical": (1 - 1e-6, 3.0, 6),
        "one model": (0.3, 5.0, 1),
        "a million models": (0.25, 4.0, 10**6),
        "no variance": (0.5, 0.0, 3),
        "a tiny unit": (0.2, 1e-12, 7),
        "a huge unit": (0.2, 1e12, 7),
    }
    cases = [Case(call, from_pairs(*call), label=label) for label, call in calls.items()]
    assert_cases(student.bagging_variance, cases, read=as_number)


@counterexample_search(
    percent=strategies.choices(0, 25, 50, 100),
    sigma2=strategies.choices(1.0, 3.0),
    n_models=strategies.choices(1, 2, 5),
)
def agrees_with_the_reference(student, reference, percent, sigma2, n_models):
    call = percent / 100, sigma2, n_models
    assert_close(student.bagging_variance(*call), reference.bagging_variance(*call), atol=1e-12)
