"""Hidden tests of optimization_bias; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_never_falls,
    assert_never_rises,
    counterexample_search,
    strategies,
)


def by_loops(n_val, n_models, rng, n_trials=1000):
    """Return the mean over the trials, one trial after the other."""
    wrong = rng.binomial(n_val, 0.5, size=(n_trials, n_models)).tolist()
    return sum(0.5 - min(row) / n_val for row in wrong) / n_trials


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Draws by the recipe, and averages over the trials what the best model seems to gain."""
    calls = []
    for n_val, n_models, trials in [
        (20, 100, 50),
        (60, 25, 30),
        (1, 12, 9),
        (5, 20, 80),
        (200_000, 30, 4),
        (9, 40, 1500),
    ]:
        numbers = 0, seed(f"{n_val}")
        calls += [(n_val, n_models, np.random.default_rng(number), trials) for number in numbers]
    assert_agrees(student.optimization_bias, by_loops, calls, atol=1e-9)
    assert_agrees(student.optimization_bias, reference.optimization_bias, calls, atol=1e-9)
    assert_draws(student.optimization_bias, reference.optimization_bias, calls[:3])


@pytest.mark.points(1)
def test_defaults_and_laws(student):
    """Makes 1000 trials by default; grows with the models, shrinks with the sample, 0 for one."""
    fresh = np.random.default_rng
    calls = [(20, 100, fresh(0)), (9, 30, fresh(3)), (5, 1, fresh(0), 1000), (4, 2, fresh(0))]
    assert_agrees(student.optimization_bias, by_loops, calls, atol=1e-9)
    growing = [student.optimization_bias(30, m, fresh(1), 2000) for m in (1, 3, 20, 200)]
    assert_never_falls(growing, what="the bias for more and more models")
    shrinking = [student.optimization_bias(n, 20, fresh(2), 2000) for n in (4, 30, 300)]
    assert_never_rises(shrinking, what="the bias for more and more examples")
    assert_cases(student.optimization_bias, [((50, 1, fresh(4), 4000), 0.0)], atol=0.01)


@counterexample_search(
    n_val=strategies.choices(1, 2, 5),
    n_models=strategies.choices(1, 2),
    trials=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, n_val, n_models, trials):
    got = student.optimization_bias(n_val, n_models, np.random.default_rng(0), trials)
    expected = reference.optimization_bias(n_val, n_models, np.random.default_rng(0), trials)
    assert_close(got, expected, atol=1e-9)
