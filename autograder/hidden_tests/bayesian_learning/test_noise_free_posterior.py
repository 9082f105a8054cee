"""Hidden tests of noise_free_posterior; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.noise_free_posterior_oracle import one_by_one
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_posterior(student, seed):
    """Shares everything among the survivors, in proportion to their priors."""
    no, yes = False, True
    cases = [
        ((np.array([0.5, 0.125, 0.375]), np.array([no, yes, yes])), [0, 0.25, 0.75]),
        ((np.full(5, 0.2), np.array([yes, no, yes, no, yes])), np.array([1, 0, 1, 0, 1]) / 3),
        ((np.array([0.25, 0.0, 0.75]), np.array([yes, yes, no])), [1.0, 0.0, 0.0]),
        ((np.array([0.5, 0.0, 0.5]), np.array([yes, yes, no])), [1.0, 0.0, 0.0]),
        ((np.array([0.3, 0.7]), np.array([yes, yes])), [0.3, 0.7]),
        ((np.array([1e-300, 3e-300, 1.0]), np.array([yes, yes, no])), [0.25, 0.75, 0.0]),
        ((np.array([1e-12, 3e-12, 1 - 4e-12]), np.array([yes, yes, no])), [0.25, 0.75, 0.0]),
        ((np.array([1e-300, 1.0]), np.array([yes, no])), [1.0, 0.0]),
        ((np.array([0.5, 1e-300, 0.5]), np.array([yes, yes, no])), [1.0, 2e-300, 0.0]),
        ((np.array([1.0]), np.array([yes])), [1.0]),
    ]
    assert_cases(student.noise_free_posterior, cases)
    assert_leaves_arguments(student.noise_free_posterior, [call for call, _ in cases])
    rng = np.random.default_rng(seed("survivors"))
    calls = [(rng.dirichlet(np.ones(k)), np.arange(k) % 3 != 1) for k in (2, 6, 300)]
    assert_agrees(student.noise_free_posterior, one_by_one, calls)


@pytest.mark.points(1)
def test_nobody_left(student):
    """Raises ValueError if no hypothesis with a positive prior survives."""
    calls = {
        "all refuted": (np.array([0.25, 0.75]), np.array([False, False])),
        "a survivor with the prior 0": (np.array([0.0, 1.0]), np.array([True, False])),
        "a single one, refuted": (np.array([1.0]), np.array([False])),
    }
    works_on = [(np.array([0.25, 0.75]), np.array([True, True]))]
    assert_raises(student.noise_free_posterior, ValueError, calls, works_on=works_on)


@counterexample_search(
    prior=strategies.distributions(3),
    consistent=strategies.choices((1, 1, 1), (0, 1, 1), (1, 0, 0)),
)
def agrees_with_the_reference(student, reference, prior, consistent):
    kept = np.array(consistent, dtype=bool)
    if prior[kept].any():
        expected = reference.noise_free_posterior(prior, kept)
        assert_close(student.noise_free_posterior(prior, kept), expected)
